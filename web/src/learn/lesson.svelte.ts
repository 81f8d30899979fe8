// A lesson: the positions of a first game, and the one choice at each step that leads on.
import { ask } from "../lib/api.ts";
import { me } from "../lib/me.svelte.ts";
import type { Happening, Offer, Said } from "../lib/message.ts";
import type { Asked } from "../lib/protocol.ts";
import type { Line } from "../lib/room.svelte.ts";
import type { Seen, View } from "../lib/seen.ts";
import { PACES, settings } from "../lib/settings.svelte.ts";

export interface LessonLine {
  lesson: string;
  game: string;
  options: Record<string, unknown>;
}

interface Step {
  id: string;
  rule: string;
  /** What to choose, such as "draw"; empty if there is only something to read. */
  do: string;
  /** What the guide points at. */
  look: string[];
  /** Which position it is about. */
  at: number;
}

export interface Told extends LessonLine {
  names: string[];
  steps: Step[];
  positions: { view: View; asked: Asked | null; events: Happening[] }[];
}

/** What the guide says to a choice that does not lead on. */
export type Remark = "" | "other" | "closed";

export function allLessons(): Promise<LessonLine[]> {
  return ask("/lessons");
}

export function fetchLesson(id: string): Promise<Told> {
  return ask("/lessons/" + encodeURIComponent(id));
}

export class Lesson implements Seen {
  readonly eye = 0;
  number = $state(0);
  at = $state(0);
  remark = $state<Remark>("");
  private timer = 0;

  constructor(readonly told: Told) {}

  close(): void {
    clearTimeout(this.timer);
  }

  get game(): string {
    return this.told.game;
  }
  get names(): string[] {
    return this.told.names.map((name, seat) => name || (seat === this.eye && me.called) || `P${seat + 1}`);
  }
  get step(): Step {
    return this.told.steps[this.number]!;
  }
  get last(): boolean {
    return this.number === this.told.steps.length - 1;
  }
  /** Whether the others still play what follows the last choice. */
  get going(): boolean {
    return this.at !== this.step.at;
  }
  private get position() {
    return this.told.positions[this.at]!;
  }
  get view(): View {
    return this.position.view;
  }
  get turn(): number | null {
    return this.position.asked?.seat ?? null;
  }
  get prompt(): Said | null {
    return (this.position.asked?.prompt as Said | undefined) ?? null;
  }
  /** A story opens by itself only at a real table: here the guide tells it. */
  get live(): boolean {
    return !this.view.quest;
  }
  get offers(): Offer[] {
    return this.going ? [] : ((this.position.asked?.options ?? []) as unknown as Offer[]);
  }
  /** The choice that leads on, as it is said. */
  get hinted(): string {
    return this.step.do && !this.going ? this.say(this.step.do) : "";
  }
  readonly lines: Line[] = $derived.by(() =>
    this.told.positions.slice(0, this.at + 1).flatMap(({ events }, at) => events.map((event, n) => ({ key: `${at}e${n}`, event, at }))),
  );

  private say(word: string): string {
    return `P${this.eye + 1} ${word}`;
  }
  can(word: string): Offer | undefined {
    const say = this.say(word);
    return this.offers.find((offer) => offer.say === say);
  }
  touch(word: string): void {
    if (this.going) return;
    if (word === this.step.do) this.next();
    else this.remark = this.can(word) ? "other" : "closed";
  }

  /** On to the next step, past what the others do before it. */
  next(): void {
    if (this.last || this.going) return;
    this.remark = "";
    this.number += 1;
    this.follow();
  }
  back(): void {
    if (!this.number) return;
    clearTimeout(this.timer);
    this.remark = "";
    this.number -= 1;
    this.at = this.step.at;
  }
  again(): void {
    clearTimeout(this.timer);
    this.remark = "";
    this.number = this.at = 0;
  }

  private follow(): void {
    if (!this.going) return;
    this.at += 1;
    this.timer = window.setTimeout(() => this.follow(), PACES[settings.pace]);
  }
}
