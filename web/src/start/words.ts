// What modes, options and clocks are called.
import type { Info } from "../lib/room.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { speaker, t } from "../lib/speaker.svelte.ts";

export const GAMES = ["port-royal", "buccaneer", "merchants"] as const;

export function gameTitle(game: string): string {
  return t("title-" + game);
}

/** Where a way to play is learnt; the first one of a game unless another is named. */
export function lessonOf(game: string, mode = game === "port-royal" ? "classic" : "standard"): string {
  return `/learn/${game}-${mode}`;
}

export function modeName(game: string, mode: string): string {
  return t("web-mode-" + `${game}-${mode}`);
}

export function modeAbout(game: string, mode: string): string {
  return t("web-mode-about-" + `${game}-${mode}`);
}

/** A game with one mode goes by its title alone. */
export function played(game: string, options: Record<string, unknown>): string {
  const mode = String(options.mode ?? "standard");
  return mode === "standard" ? gameTitle(game) : `${gameTitle(game)}, ${modeName(game, mode)}`;
}

/** How strong a bot is, in a word; a bot that nobody has a word for goes by its name. */
export function strength(bot: string): string {
  return speaker.knows("web-bot-" + bot) ? t("web-bot-" + bot) : bot;
}

export function valueName(option: string, value: unknown): string {
  if (option === "chapter") return chapterName(Number(value));
  if (typeof value === "number") return String(value);
  return t("web-value-" + `${option}-${value}`);
}

/** A chapter and its name, once the story has been fetched. */
export function chapterName(chapter: number): string {
  const id = "story-title-" + chapter;
  return speaker.knows(id, "name") ? `${chapter}. ${speaker.word(id, {}, [], "name")}` : String(chapter);
}

/** What is special about a table's options, as "name: value" each. */
export function told(options: Record<string, unknown>): string[] {
  const lines = [];
  for (const option of ["chapter", "mix", "end", "people", "memory-aid", "glory", "captains", "npcs"]) {
    const value = options[option];
    if (value === undefined || value === false || value === "standard" || (Array.isArray(value) && !value.length)) continue;
    const words = Array.isArray(value) ? value.map((one) => valueName(option, one)).join(", ") : valueName(option, value);
    lines.push(t("web-wait-told", { name: t("web-option-" + option), value: words }));
  }
  return lines;
}

export function clockWords(clock: Info["clock"]): string {
  if (clock.move !== null) return t("web-wait-clock-days", { days: Math.max(1, Math.round(clock.move / 86_400)) });
  if (clock.bank === null) return t("web-wait-clock-none");
  return t("web-wait-clock-live", { minutes: Math.round(clock.bank / 60), seconds: clock.add });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was, from seconds since 1970. */
export function ago(when: number): string {
  const seconds = Date.now() / 1000 - when;
  const told = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return told.format(-Math.floor(seconds / length), unit);
  }
  return told.format(0, "minute");
}
