// What lessons are called.
import { t } from "../lib/speaker.svelte.ts";
import { gameTitle, modeName, valueName } from "../start/words.ts";
import type { LessonLine } from "./lesson.svelte.ts";

/** What is mixed in names a lesson; otherwise its game and mode. */
export function lessonName(lesson: LessonLine): string {
  const [game, short] = [gameTitle(lesson.game), lessonShort(lesson)];
  return short === game ? game : `${game}, ${short}`;
}

/** What a lesson is called among those of its own game. */
export function lessonShort(lesson: LessonLine): string {
  const mix = (lesson.options.mix as string[] | undefined) ?? [];
  const mode = String(lesson.options.mode ?? "standard");
  if (mix.length) return mix.map((one) => valueName("mix", one)).join(", ");
  return mode === "standard" ? gameTitle(lesson.game) : modeName(lesson.game, mode);
}

/** A line about what a lesson shows. */
export function lessonAbout(lesson: LessonLine): string {
  return t("learn-about-" + lesson.lesson);
}
