// Standing passes: somebody who wants to be left in peace for a battle or a round (M8.3, M8.4).
// Passing always at one kind of moment, and when there is nothing else to do, is the table's business.
import type { Seen } from "../../lib/seen.ts";
import { top } from "./book.ts";
import type { MView } from "./view.ts";

export type Until = "" | "battle" | "round";

/** Not always after the same while: how fast somebody passes is nobody's business. */
const SOONEST = 250;
const SPREAD = 450;

class Passing {
  until = $state<Until>("");
  private since = "";
  /** Questions that were passed on once: one that comes again was taken back, and is for the player. */
  private passed = new Set<string>();

  set(until: Until, view: MView): void {
    this.until = until;
    this.since = this.span(view);
  }

  /** What the passes last as long as. */
  private span(view: MView): string {
    if (this.until === "battle") return view.fight ? `${view.course.turn} ${view.fight.sides.join()}` : "";
    return this.until === "round" ? `${view.course.round}` : "";
  }

  /** Pass after a while where that is wanted; returns how to call it off. */
  follow(room: Seen, view: MView): (() => void) | undefined {
    if (this.until && this.span(view) !== this.since) this.until = "";
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

/** Whether a captain is asked at a moment at which cards may be played. */
export const inWindow = (view: MView): boolean => top(view)[0] === "React";

export const passing = new Passing();
