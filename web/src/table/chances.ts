// The findings about a finished game, and figures of its chart.
import type { Said } from "../lib/message.ts";

export interface Mistake {
  at: number;
  seat: number;
  chosen: { chances: number[] };
  better: { chances: number[] };
  loss: number;
  says: Said;
  better_says: Said;
}

export interface Findings {
  curve: [at: number, chances: number[]][];
  accounts: { seat: number; own: number; others: number; luck: number }[];
  mistakes: Mistake[];
}

/** A share as a whole number of hundredths. */
export const hundredths = (share: number): number => Math.round(100 * share);

/** Everybody's chances at a position: those known last before it. */
export function chancesAt(curve: Findings["curve"], at: number): number[] {
  return curve.findLast((point) => point[0] <= at)?.[1] ?? curve[0]?.[1] ?? [];
}
