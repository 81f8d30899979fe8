// What a table is called, and how far its game is.
import { speaker, t } from "../lib/speaker.svelte.ts";
import type { View } from "../lib/seen.ts";

/** The way a game is played, if it has several; with its chapter, if it has chapters. */
export function modeName(game: string, options: Record<string, unknown>): string {
  const id = `web-mode-${game}-${options.mode}`;
  if (!options.mode || options.mode === "standard" || !speaker.knows(id)) return "";
  const chapter = Number(options.chapter ?? 0);
  return chapter ? t("web-mode-chapter", { mode: t(id), chapter }) : t(id);
}

export function progress(view: View): string {
  if (!view) return "";
  if (view.course) return view.course.round ? t("web-round", { count: view.course.round }) : t("web-setting-out");
  return typeof view.turn === "number" && view.turn > 0 ? t("web-turn", { count: view.turn }) : "";
}
