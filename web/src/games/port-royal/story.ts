// The pages of the story so far: the chapter's title, each task after the one before it, the last page.
import { speaker } from "../../lib/speaker.svelte.ts";
import type { Seen } from "../../lib/seen.ts";
import type { PortRoyal } from "./view.ts";

export interface Page {
  key: string;
  kind: "title" | "task" | "last";
  heading: string;
  name: string;
  paragraphs: string[];
  asks: string;
  /** Which drawing stands over it. */
  chapter: number;
}

/** The first digit of a last page's number: chapter 3 ends on page 63. */
const LAST = 60;

export function pages(room: Seen): Page[] {
  const view = room.view as PortRoyal;
  const quest = view.quest;
  if (!quest?.chapter || !quest.tasks.length) return [];
  const chapter = quest.chapter;
  const found = [page("title", `story-title-${chapter}`, {}, chapter)];
  quest.tasks.forEach((task, at) => {
    const before = quest.tasks[at - 1]?.id ?? "";
    found.push(page("task", `story-${task.id}`, { from: `card-${before}` }, chapter, task.id));
  });
  const end = room.lines?.findLast((line) => line.event?.event === "last-page")?.event;
  if (end) {
    const won = end.won === "yes";
    const id = won ? `story-${LAST + chapter}` : `story-lost-${chapter}`;
    found.push(page("last", id, { last: `card-${String(end.task)}` }, chapter));
  }
  return found;
}

function page(kind: Page["kind"], id: string, way: Record<string, string>, chapter: number, task = ""): Page {
  return {
    key: id,
    kind,
    heading: kind === "title" ? speaker.word("web-pr-chapter", { chapter }) : task ? speaker.word("web-pr-task", { code: task }) : speaker.word("web-pr-last-page"),
    name: speaker.word(id, way, [], "name"),
    paragraphs: speaker.word(id, way).split(/\n\s*\n/).map((one) => one.trim()),
    asks: task ? speaker.word(id, {}, [], "task") : "",
    chapter,
  };
}
