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

/** Places for labels near where they belong, at least a gap apart and none outside of the two ends: those too near spread around their middle. */
export function marks(wanted: number[], gap: number, [least, most]: [number, number]): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const start = (group: number[]) =>
    Math.max(least, Math.min(most - gap * (group.length - 1), group.reduce((sum, n) => sum + wanted[n]!, 0) / group.length - (gap * (group.length - 1)) / 2));
  const groups: number[][] = [];
  for (const n of order) {
    let group = [n];
    for (let before = groups.at(-1); before && start(before) + gap * before.length > start(group); before = groups.at(-1)) {
      group = [...groups.pop()!, ...group];
    }
    groups.push(group);
  }
  const found = [...wanted];
  for (const group of groups) group.forEach((n, at) => (found[n] = start(group) + gap * at));
  return found;
}
