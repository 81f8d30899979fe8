// The log as a story: what happened and what people did, told in paragraphs.
import type { Line } from "../lib/room.svelte.ts";
import type { Arg } from "../lib/message.ts";
import { speaker } from "../lib/speaker.svelte.ts";

/** Events that begin a paragraph. */
const HEADINGS = new Set(["began", "turn", "b-began", "b-turn", "m-began", "m-round", "m-turn"]);
/** Events that the log leaves out, as the plain room does. */
const NOISE = new Set(["unveiled"]);
/** What people did, as far as it is worth a line; the rest shows elsewhere. */
const FACTS = new Set(["sat", "stood", "away", "returned", "wants-back", "answered", "said", "voted", "again"]);

/** A paragraph: its heading, if it has one, and what happened under it. */
export interface Paragraph {
  key: string;
  head: Line | null;
  lines: Line[];
}

export function isTold(line: Line): boolean {
  return line.event ? !NOISE.has(line.event.event) : FACTS.has(line.fact!.fact);
}

export function isHeading(line: Line): boolean {
  return HEADINGS.has(line.event?.event ?? "");
}

/** The keys of the lines that a taking back has made void: what came of so many choices before it. */
export function voided(lines: readonly Line[]): Set<string> {
  const found = new Set<string>();
  const choices: string[][] = [];
  for (const { key, event, fact } of lines) {
    if (fact?.fact === "chose") choices.push([]);
    else if (event?.event === "taken-back") choices.splice(-(event.count as number)).flat().forEach((one) => found.add(one));
    else if (event) choices.at(-1)?.push(key);
  }
  return found;
}

export function paragraphs(lines: readonly Line[], gone: Set<string> = new Set()): Paragraph[] {
  const found: Paragraph[] = [];
  for (const line of lines) {
    if (!isTold(line)) continue;
    // Nothing stands below the heading of a turn that was taken back but what was taken back with it.
    const anew = line.event && !gone.has(line.key) && gone.has(found.at(-1)?.head?.key ?? "");
    if (isHeading(line) || anew) found.push({ key: line.key, head: line, lines: [] });
    else if (found.length) found.at(-1)!.lines.push(line);
    else found.push({ key: line.key, head: null, lines: [line] });
  }
  return found;
}

export function sentence(line: Line, names: string[]): string {
  if (line.event) return speaker.tell(line.event, names);
  const { fact, ...more } = line.fact!;
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(more)) args[name] = typeof value === "number" ? value : String(value);
  if ("whom" in more) args.rival = more.whom as number;
  return speaker.word("web-fact-" + fact, args, names);
}

/** The rule that a line rests on: by what happened and what it names, or by what happened alone. */
export function ruleOf(rules: Record<string, string>, line: Line): string | undefined {
  const { event = "", ...args } = line.event ?? {};
  const what = event.replace(/-hidden$/, "");
  const named = Object.values(args).map((value) => (typeof value === "string" ? rules[`${what} ${value}`] : undefined));
  return named.find(Boolean) ?? rules[what];
}

/** What on the table a line is about. */
export function touched(line: Line): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(line.event ?? line.fact ?? {})) {
    if (name === "event" || name === "fact" || name === "text") continue;
    if (name === "seat" || name === "rival" || name === "whom") found.push(`seat-${value}`);
    else if (typeof value === "string") found.push(value);
    else if (Array.isArray(value)) found.push(...(value as string[]));
  }
  return found;
}
