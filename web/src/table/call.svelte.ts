// Calling somebody back to the table: a bell, a blinking title, a notification if they allowed it.
import { route } from "../lib/route.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { play } from "../lib/sound.ts";

const BLINK = 1_000;
let blinking = 0;
let plain = "";

export function canNotify(): boolean {
  return "Notification" in window && Notification.permission !== "denied";
}

export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** It is somebody's turn here: sound the bell, and make them look if they look elsewhere. */
export function call(words: string, path: string): void {
  play("bell");
  if (!document.hidden) return;
  blink(words);
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(words, { tag: path });
    note.onclick = () => {
      window.focus();
      if (location.pathname !== path) route.go(path);
      note.close();
    };
  } catch {
    // Some phones only notify through an installed page.
  }
}

function blink(words: string): void {
  stop();
  plain = document.title;
  blinking = window.setInterval(() => (document.title = document.title === plain ? `● ${words}` : plain), BLINK);
}

export function stop(): void {
  if (!blinking) return;
  clearInterval(blinking);
  blinking = 0;
  document.title = plain;
}

document.addEventListener("visibilitychange", () => document.hidden || stop());
