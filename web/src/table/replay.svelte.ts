// A finished game that is looked at again: from any seat's eyes, at any position.
import { ask } from "../lib/api.ts";
import type { Draw } from "../lib/fair.ts";
import type { Happening, Offer, Said } from "../lib/message.ts";
import type { Asked } from "../lib/protocol.ts";
import type { Line, Outcome } from "../lib/room.svelte.ts";
import type { Seen, View } from "../lib/seen.ts";
import { ended, type Moment } from "./race.ts";
import type { Drawing } from "../games/index.ts";

export interface Steps {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  outcome: Outcome | null;
  steps: { said: string; events: Happening[] }[];
  draws: Draw[];
  commitment?: string;
  secret?: string;
  shares?: string[];
}

interface Position {
  view: View;
  asked: Asked | null;
}

const AHEAD = 20;
const CHART = 40;

export function steps(table: string, seat: number | null): Promise<Steps> {
  return ask<Steps>(`/tables/${table}/replay/steps${seat === null ? "" : `?seat=${seat}`}`);
}

function positions(table: string, seat: number | null, more: Record<string, number>): Promise<Record<string, Position>> {
  const query = new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]));
  if (seat !== null) query.set("seat", String(seat));
  return ask(`/tables/${table}/replay/views?${query}`);
}

/** How far everybody was at some forty moments, and in the end; nothing if the game draws no race. */
export async function raceOf(table: string, drawing: Drawing, outcome: Outcome): Promise<Moment[]> {
  const found = await positions(table, null, { count: CHART });
  const race = Object.entries(found)
    .map(([at, { view }]) => ({ at: Number(at), values: drawing.race(view) }))
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => a.at - b.at);
  return drawing.lastly ? ended(race, outcome, drawing.lastly.reached) : race;
}

/** What a step tells: the choice, unless it begins the game or takes something back, and what came of it. */
function linesAt({ said, events }: Steps["steps"][number], at: number): Line[] {
  const chose = at && !said.endsWith(" undo") ? [{ key: `${at}f`, fact: { fact: "chose" }, at }] : [];
  return [...chose, ...events.map((event, n) => ({ key: `${at}e${n}`, event, at }))];
}

export class Replay implements Seen {
  readonly live = false;
  story = $state.raw<Steps | null>(null);
  /** The position one wants to see, and the one that is shown: they differ while it is fetched. */
  at = $state(0);
  private shown = $state.raw<Position>({ view: null, asked: null });
  private seat = $state<number | null>(null);
  private loads = 0;
  private known = new Map<string, Promise<Record<string, Position>>>();

  constructor(readonly id: string) {}

  async load(seat: number | null): Promise<void> {
    const load = ++this.loads;
    const story = await steps(this.id, seat);
    if (load !== this.loads) return;
    this.seat = seat;
    this.story = story;
    await this.go(this.at);
  }

  get last(): number {
    return Math.max(0, (this.story?.steps.length ?? 1) - 1);
  }

  /** Look at a position; what comes after it is fetched along. */
  async go(at: number): Promise<void> {
    this.at = Math.min(Math.max(0, at), this.last);
    const wanted = this.at;
    const eye = this.seat;
    const found = await this.block(Math.floor(wanted / AHEAD));
    if (this.at === wanted && this.seat === eye) this.shown = found[String(wanted)] ?? this.shown;
    if (wanted % AHEAD > AHEAD / 2) void this.block(Math.floor(wanted / AHEAD) + 1);
  }

  private block(number: number): Promise<Record<string, Position>> {
    const key = `${this.seat} ${number}`;
    let found = this.known.get(key);
    if (!found) {
      const from = number * AHEAD;
      found = positions(this.id, this.seat, { from, to: from + AHEAD - 1, count: AHEAD });
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }

  /** Everything that was chosen and that happened, each line with the position that it led to. */
  readonly all: Line[] = $derived((this.story?.steps ?? []).flatMap(linesAt));
  readonly lines: Line[] = $derived(this.all.filter((line) => line.at! <= this.at));

  get game(): string {
    return this.story?.game ?? "";
  }
  get view(): View {
    return this.shown.view;
  }
  get eye(): number | null {
    return this.seat;
  }
  get names(): string[] {
    return (this.story?.names ?? []).map((name, seat) => name || `P${seat + 1}`);
  }
  get turn(): number | null {
    return this.shown.asked?.seat ?? null;
  }
  get prompt(): Said | null {
    return (this.shown.asked?.prompt as Said | undefined) ?? null;
  }
  /** What was said next, in a game that is over. */
  get next(): string {
    return this.story?.steps[this.at + 1]?.said ?? "";
  }
  /** Nothing can be chosen any more. */
  readonly offers: Offer[] = [];
  can(): Offer | undefined {
    return undefined;
  }
  touch(): void {}
}
