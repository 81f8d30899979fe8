// What a seat knows of a game of Buccaneer: the shape of `Table.view`, and questions about it.
import { factsOf } from "../../lib/cards.svelte.ts";

export interface Crew {
  top: string;
  /** The owners of all discs, from the top down. */
  owners: number[];
  /** All discs by name, if the table remembers for everybody. */
  discs: string[] | null;
}

export interface Boarding {
  top: string;
  ship: string;
  /** The least and the most that the captain keeps, and that each seat is paid. */
  captain: Range;
  wages: Range[];
}

export type Range = [least: number, most: number];

export interface View {
  game: "buccaneer";
  options: { "memory-aid": boolean };
  seat: number | null;
  first: number;
  active: number;
  turn: number;
  ships: string[];
  deck: string[];
  crews: Crew[];
  players: { seat: number; ducats: number; loot: Record<string, number> }[];
  supply: Record<string, number>;
  boardings: Boarding[];
  pending: [string, ...unknown[]][];
}

export const COLOURS = ["red", "blue", "yellow", "black", "green"] as const;
export type Colour = (typeof COLOURS)[number];
const RANKS = ["2", "3", "4", "5", "q"];

/** Where the steps of a turn name the stack that they are about. */
const ABOUT: Record<string, number> = { Use: 2, Loot: 2, Mutiny: 4 };

export function colourOf(seat: number): Colour {
  return COLOURS[seat]!;
}

/** What a disc earns: a number, or a question mark. */
export function wageMark(disc: string): string {
  return disc.slice(disc.indexOf("-") + 1).replace("q", "?");
}

/** The top of the stack that somebody is asked about now; empty if there is none. */
export function acting(view: View): string {
  const step = view.pending.at(-1);
  const at = step ? ABOUT[step[0]] : undefined;
  if (!step || at === undefined) return "";
  const disc = step[at] as number;
  return `${colourOf(Math.floor(disc / 5))}-${RANKS[disc % 5]}`;
}

/** A seat's stacks, the highest first. */
export function crewsOf(view: View, seat: number): Crew[] {
  const own = view.crews.filter((crew) => crew.owners[0] === seat);
  return own.sort((a, b) => b.owners.length - a.owners.length || a.top.localeCompare(b.top));
}

/** What boardings of a ship would pay: of the stack in question, or of all, the active player's first. */
export function boardingsOf(view: View, ship: string): Boarding[] {
  const top = acting(view);
  const found = view.boardings.filter((one) => one.ship === ship);
  if (view.boardings.some((one) => one.top === top)) return found.filter((one) => one.top === top);
  const rank = (one: Boarding) => (captainOf(one) === view.active ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

export function captainOf(boarding: Boarding): number {
  return COLOURS.indexOf(boarding.top.split("-")[0] as Colour);
}

/** What the loot of a kind would pay each seat if the game ended now (B8.2 to B8.4). */
export function lootPay(view: View, kind: string): number[] {
  const majority = (factsOf("buccaneer", kind)?.majority as number | undefined) ?? 0;
  const counts = view.players.map((player) => player.loot[kind] ?? 0);
  const most = Math.max(...counts);
  const leaders = counts.filter((count) => count === most).length;
  const share = most ? Math.floor(majority / leaders) : 0;
  return counts.map((count) => (count && count === most && share ? share : count));
}
