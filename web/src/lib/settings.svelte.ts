// How this person likes the page: language, theme, sound, pace. Kept in the browser.
import { recall, remember } from "./keep.ts";

export const LANGUAGES = ["en", "pl", "cs", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "dark" | "light";
export type Pace = "calm" | "brisk" | "instant";

/** Milliseconds that each step of somebody else stays on the screen before the next. */
export const PACES: Record<Pace, number> = { calm: 900, brisk: 350, instant: 0 };

interface Kept {
  lang: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace;
  notify: boolean;
}

function preferred(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return "en";
}

class Settings implements Kept {
  lang = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(true);
  pace = $state<Pace>("calm");
  notify = $state(false);

  constructor() {
    const plain: Kept = { lang: preferred(), theme: "system", sound: true, pace: "calm", notify: false };
    Object.assign(this, plain, recall<Partial<Kept>>("settings", {}));
    if (!LANGUAGES.includes(this.lang)) this.lang = "en";
    if (!(this.pace in PACES)) this.pace = "calm";
  }

  /** Remember and show what was chosen; called in an effect of the page's root. */
  apply(): void {
    const { lang, theme, sound, pace, notify } = this;
    remember("settings", { lang, theme, sound, pace, notify });
    document.documentElement.lang = lang;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  /** Whether things may move: asked each time, because people change it in their system. */
  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
