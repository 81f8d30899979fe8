// Standing passes: somebody who wants to be left in peace for a battle or a round (M8.3, M8.4).
// Passing always at one kind of moment, and when there is nothing else to do, is the table's business.
import type { Seen } from "../../lib/seen.ts";
import { top } from "./book.ts";
import type { MView } from "./view.ts";

export type Until = "" | "battle" | "round";

/** Not always after the same while: how fast somebody passes is nobody's business. */
const SOONEST = 250;
const SPREAD = 450;

/** The passes of one table, each seat's own: people around one screen do not pass for each other. */
class Passing {
  private standing = $state.raw<Record<number, { until: Until; since: string }>>({});
  /** Questions that were passed on once: one that comes again was taken back, and is for the player. */
  private passed = new Set<string>();

  constructor(private readonly room: Seen) {}

  get until(): Until {
    return this.standing[this.room.eye ?? -1]?.until ?? "";
  }

  set(until: Until, view: MView): void {
    this.standing = { ...this.standing, [this.room.eye ?? -1]: { until, since: span(until, view) } };
  }

  /** Pass after a while where that is wanted; returns how to call it off. */
  follow(view: MView): (() => void) | undefined {
    const { room } = this;
    if (this.until && span(this.until, view) !== this.standing[room.eye ?? -1]?.since) this.set("", view);
    if (!this.until || !inWindow(view) || !room.can("pass")) return undefined;
    const question = JSON.stringify([view.course, view.pending, view.dice, view.fight]);
    if (this.passed.has(question)) return undefined;
    const timer = window.setTimeout(() => {
      this.passed.add(question);
      if (room.can("pass")) room.touch("pass");
    }, SOONEST + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }
}

/** What the passes last as long as. */
function span(until: Until, view: MView): string {
  if (until === "battle") return view.fight ? `${view.course.turn} ${view.fight.sides.join()}` : "";
  return until === "round" ? `${view.course.round}` : "";
}

/** Whether a captain is asked at a moment at which cards may be played. */
export const inWindow = (view: MView): boolean => top(view)[0] === "React";

/** They outlast the board, which goes while the curtain is down. */
const tables = new WeakMap<Seen, Passing>();

export function passingOf(room: Seen): Passing {
  let found = tables.get(room);
  if (!found) tables.set(room, (found = new Passing(room)));
  return found;
}
