// Each game draws its own table. What the page needs to know of a game is a `Drawing`.
import type { Component } from "svelte";
import type { Offer } from "../lib/message.ts";
import type { Found, Group } from "../table/odds.ts";
import type { Seen, View } from "../lib/seen.ts";

export interface Drawing {
  /** The table: everything that lies on it, with spots to touch. */
  Board: Component<{ room: Seen; hinted: string }>;
  /** Whose something is, where players have pieces of their own; else every seat has a number, a colour and a shape. */
  Mark?: Component<{ seat: number; size?: string | number }>;
  /** Whether the board itself shows an open choice; the others become buttons below it. */
  shown(offer: Offer, view: View): boolean;
  /** How far each seat is, for the chart of the race at the end. */
  race(view: View): number[];
  /** What the end adds to the race: how far a seat is then, by its scores, and the words for it. */
  lastly?: { reached(scores: Record<string, number>): number; note: string };
  /** What chance may bring, of what the server tells, beside going bust. */
  odds?(found: Found, room: Seen): Group[];
}

const DRAWINGS: Record<string, () => Promise<{ drawing: Drawing }>> = {
  "port-royal": () => import("./port-royal/index.ts"),
  buccaneer: () => import("./buccaneer/index.ts"),
  merchants: () => import("./merchants/index.ts"),
};

export async function drawingOf(game: string): Promise<Drawing> {
  return (await DRAWINGS[game]!()).drawing;
}
