// Small sounds, made on the spot: no files, and silent unless switched on.
import { settings } from "./settings.svelte.ts";

type Sound = "card" | "coin" | "bell" | "splash" | "win";

/** Each sound is a few notes: pitch, when, how long, how loud. */
const NOTES: Record<Sound, [number, number, number, number][]> = {
  card: [[180, 0, 0.05, 0.15]],
  coin: [
    [1320, 0, 0.08, 0.12],
    [1760, 0.06, 0.14, 0.1],
  ],
  bell: [
    [880, 0, 0.5, 0.2],
    [1320, 0.02, 0.4, 0.08],
  ],
  splash: [[90, 0, 0.3, 0.25]],
  win: [
    [523, 0, 0.18, 0.15],
    [659, 0.15, 0.18, 0.15],
    [784, 0.3, 0.4, 0.15],
  ],
};

let context: AudioContext | null = null;

/** Only the bell is heard from a page that nobody looks at: it calls them back. */
export function play(sound: Sound): void {
  if (!settings.sound || (document.hidden && sound !== "bell")) return;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") return;
    const now = context.currentTime;
    for (const [pitch, when, long, loud] of NOTES[sound]) {
      const voice = context.createOscillator();
      const gain = context.createGain();
      voice.type = pitch < 300 ? "triangle" : "sine";
      voice.frequency.value = pitch;
      gain.gain.setValueAtTime(loud, now + when);
      gain.gain.exponentialRampToValueAtTime(0.001, now + when + long);
      voice.connect(gain).connect(context.destination);
      voice.start(now + when);
      voice.stop(now + when + long);
    }
  } catch {
    // A browser without sound plays on in silence.
  }
}

/** Browsers let a page sound only after somebody has touched it. */
export function wake(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
}
