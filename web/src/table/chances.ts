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

export interface Account {
  seat: number;
  own: number;
  others: number;
  luck: number;
  rest: number;
}

export interface Findings {
  /** Whether all share one chance. */
  team: boolean;
  /** Whether luck is told apart from what is unexplained: not if some choices were not weighed. */
  luck_told: boolean;
  /** Whether more is unexplained than all the rest together. */
  murky: boolean;
  curve: [at: number, chances: number[]][];
  accounts: Account[];
  mistakes: Mistake[];
}

/** A share as a whole number of hundredths. */
export const hundredths = (share: number): number => Math.round(100 * share);

/** Everybody's chances at a position: those known last before it. */
export function chancesAt(curve: Findings["curve"], at: number): number[] {
  return curve.findLast((point) => point[0] <= at)?.[1] ?? curve[0]?.[1] ?? [];
}

/** Whose curves there are: one will do if all share their chances. */
export const curves = <T>(found: Findings, each: T[]): T[] => (found.team ? each.slice(0, 1) : each);

/** What is nobody's doing as far as is known: luck, too, where it is not told apart. */
export const unexplained = (found: Findings, one: Account): number => (found.luck_told ? one.rest : one.rest + one.luck);

/** How an account is told: for each or for all, with luck or without. */
export function accountId(found: Findings): string {
  if (found.team) return found.luck_told ? "web-account-team" : "web-account-team-blind";
  return found.luck_told ? "web-account" : "web-account-blind";
}

/** What the accounts do not tell, by the ids of the sentences that say so. */
export function doubts(found: Findings): string[] {
  const ids = found.luck_told ? [] : ["web-luck-untold"];
  return found.murky && found.mistakes.length ? [...ids, "web-murky"] : ids;
}

/** How the chances of all came about: everybody's choices together. */
export function together(accounts: Account[]): Account {
  return { ...accounts[0]!, own: accounts.reduce((sum, one) => sum + one.own, 0), others: 0 };
}
