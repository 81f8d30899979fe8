// What lessons are called.
import { t } from "../lib/speaker.svelte.ts";
import { gameTitle, played, valueName } from "../start/words.ts";
import type { LessonLine } from "./lesson.svelte.ts";

/** What is mixed in names a lesson; otherwise its game and mode. */
export function lessonName(lesson: LessonLine): string {
  const mix = (lesson.options.mix as string[] | undefined) ?? [];
  return mix.length ? `${gameTitle(lesson.game)}, ${mix.map((one) => valueName("mix", one)).join(", ")}` : played(lesson.game, lesson.options);
}

/** A line about what a lesson shows. */
export function lessonAbout(lesson: LessonLine): string {
  return t("learn-about-" + lesson.lesson);
}
