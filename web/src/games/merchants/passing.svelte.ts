// Moments that pass by themselves: nothing fits, or the player wants to be left in peace (M8.3).
import { recall, remember } from "../../lib/keep.ts";
import type { Seen } from "../../lib/seen.ts";
import { top, wordOf } from "./book.ts";
import type { MView } from "./view.ts";

/** How long standing passes last. */
export type Until = "" | "battle" | "round";

const QUIET = new Set(["Act", "Port"]);
const SOONEST = 350;
const SPREAD = 500;

class Passing {
  /** Let moments pass at which there is nothing to do but pass. */
  idle = $state(recall("merchants.idle", true));
  /** Kinds of moments at which the player never wants to do anything. */
  moments = $state<string[]>(recall<string[]>("merchants.moments", []));
  until = $state<Until>("");
  /** The sheet with these settings is open. */
  asked = $state(false);
  private since = "";
  /** Questions that were answered once: one that comes again was taken back, and is for the player. */
  private answered = new Set<string>();

  setIdle(on: boolean): void {
    this.idle = on;
    remember("merchants.idle", on);
  }
  setMoment(moment: string, on: boolean): void {
    this.moments = [...this.moments.filter((other) => other !== moment), ...(on ? [moment] : [])];
    remember("merchants.moments", this.moments);
  }
  setUntil(until: Until, view: MView): void {
    this.until = until;
    this.since = this.span(view);
  }

  /** What a standing pass lasts as long as. */
  private span(view: MView): string {
    if (this.until === "battle") return view.fight ? `${view.course.turn} ${view.fight.sides.join()}` : "";
    return this.until === "round" ? `${view.course.round}` : "";
  }

  /** End standing passes whose time is over. */
  follow(view: MView): void {
    if (this.until && this.span(view) !== this.since) this.until = "";
  }

  /** The answer to what is asked, if the player need not be bothered. */
  answer(room: Seen, view: MView): string {
    const offers = room.offers;
    if (!offers.length) return "";
    const words = offers.map((offer) => wordOf(offer.say));
    const asked = top(view);
    if (this.idle && words.length === 1 && (words[0] === "pass" || (QUIET.has(String(asked[0])) && words[0] === "done"))) return words[0]!;
    const moment = momentOf(view);
    if (moment && words.includes("pass") && (this.until || this.moments.includes(moment))) return "pass";
    return "";
  }

  /** Answer after a while, not always the same: how fast somebody passes is nobody's business. */
  start(room: Seen, view: MView): (() => void) | undefined {
    const word = this.answer(room, view);
    const question = JSON.stringify([view.course, view.pending, view.dice, view.fight, view.zones]);
    if (!word || this.answered.has(question)) return undefined;
    const timer = window.setTimeout(() => {
      this.answered.add(question);
      if (room.can(word)) room.touch(word);
    }, SOONEST + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }
}

/** The moment of a window that is asked about, or nothing. */
export function momentOf(view: MView): string {
  const asked = top(view);
  return asked[0] === "React" ? String(asked[2]) : "";
}

export const passing = new Passing();
