// Numbers for the chart of the race.
import type { Outcome } from "../lib/room.svelte.ts";

/** How far everybody was at a position. */
export interface Moment {
  at: number;
  values: number[];
}

const LAST_STEP = 0.07;

/** The race with one more step: what the end itself adds. */
export function ended(race: Moment[], outcome: Outcome, reached: (scores: Record<string, number>) => number): Moment[] {
  const last = race.at(-1);
  if (!last) return race;
  const values = [...last.values];
  for (const { seat, scores } of outcome.standing) values[seat] = reached(scores);
  return [...race, { at: last.at + Math.max(1, (last.at - race[0]!.at) * LAST_STEP), values }];
}

/** From one span of numbers to another. */
export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Places for labels near where they belong, at least a gap apart. */
export function marks(wanted: number[], gap: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found = [...wanted];
  for (let n = 1; n < order.length; n++) {
    found[order[n]!] = Math.max(found[order[n]!]!, found[order[n - 1]!]! + gap);
  }
  const over = order.length ? Math.max(0, found[order.at(-1)!]! - Math.max(...wanted)) / 2 : 0;
  return found.map((place) => place - over);
}
