// The findings about a finished game, as the server sends them, and figures of them.
import type { Said } from "../lib/message.ts";

export interface Mistake {
  at: number;
  seat: number;
  chosen: { chances: number[] };
  better: { chances: number[] };
  loss: number;
  says: Said;
  better_says: Said;
  /** So many of so many cards would have bust the turn, if it was about drawing one. */
  risk: [fatal: number, cards: number] | null;
  /** What the better choice brings on average, in what speaks for it. */
  reasons: Record<string, number>;
}

export interface Stroke {
  at: number;
  /** Whose chances changed most. */
  seat: number;
  change: number;
  /** What chance did. */
  told: Said;
}

/** A card was drawn, and so many of so many would have bust the turn. */
export interface Risk {
  at: number;
  seat: number;
  fatal: number;
  cards: number;
  bust: boolean;
}

export interface Account {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  rest: number;
  end: number;
}

export interface Findings {
  game: string;
  seats: number;
  /** Whether all share one chance. */
  team: boolean;
  playouts: number;
  /** How many choices had an alternative, and how many of these were weighed. */
  asked: number;
  weighed: number;
  /** Whether luck is told apart from what is unexplained: not if some choices were not weighed. */
  luck_told: boolean;
  /** Whether much is unexplained beside what is told. */
  murky: boolean;
  curve: [at: number, chances: number[]][];
  accounts: Account[];
  mistakes: Mistake[];
  strokes: Stroke[];
  risks: Risk[];
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

/** What is less reads as nothing. */
const SHOWN = 0.0005;

/** Whether something is left unexplained that can be read. */
export const isOdd = (found: Findings, accounts: Account[]): boolean => accounts.some((one) => Math.abs(unexplained(found, one)) >= SHOWN);

/** How likely a draw was to bust the turn. */
export const share = ({ fatal, cards }: Risk): number => (cards ? fatal / cards : 0);
