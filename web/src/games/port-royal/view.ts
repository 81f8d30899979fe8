// The table of Port Royal as a view tells it, and what can be read off it.
import { factsOf, type Facts } from "../../lib/cards.svelte.ts";
import type { Seen } from "../../lib/seen.ts";

export const GAME = "port-royal";
export const COLOURS = ["yellow", "blue", "green", "red", "black"] as const;
export type Colour = (typeof COLOURS)[number] | "ares";
export type Good = "bread" | "rum" | "herbs" | "book";

export interface Player {
  seat: number;
  coins: number;
  influence: number;
  swords: number;
  display: string[];
  stored: string[];
  kept: string[];
  cubes: number;
}

export interface Contracts {
  coop: boolean;
  contracts: { id: string; claims: number[]; steps: number[] }[];
  time: number;
  score: number;
}

export interface Traveller {
  personality: string | null;
  /** The fields that are open, as flags: door, cup, two windows. */
  fields: number;
  cubes: number;
  crowns: number;
  goods: string[];
  /** The field whose cube is halfway on a task, or -1. */
  bound: number;
  marked: { card: string | null }[];
}

export interface Quest {
  coop: boolean;
  open: boolean;
  chapter: number;
  tasks: { id: string; done: number[] }[];
  calendar: (string | null)[];
  past: string[];
  reserve: string[];
  event: string | null;
  fewer: number;
  top: string | null;
  knowers: number[];
  travellers: Traveller[];
  finished: boolean;
}

export interface PortRoyal {
  options: { mode: string; mix: string[] };
  first: number;
  active: number;
  turn: number;
  ending: boolean;
  harbour: string[];
  expeditions: string[];
  pile: number;
  discard: Record<string, number>;
  bust: [number, number];
  players: Player[];
  board: Contracts | null;
  quest: Quest | null;
  gambled: number;
  pending: [string, ...unknown[]][];
}

export function card(id: string): Facts | undefined {
  return factsOf(GAME, id);
}

/** The colour of a ship; nothing for other cards. */
export function sailOf(id: string): Colour | "" {
  const facts = card(id);
  return facts?.kind === "ship" ? (facts.colour as Colour) : "";
}

/** The influence that ends the game; 0 where it does not end by influence. */
export function goalOf(view: PortRoyal): number {
  const mode = view.options.mode;
  return mode.endsWith("-coop") ? 0 : mode === "set-sail" ? 8 : 12;
}

/** The colours of ships that this table knows. */
export function coloursOf(view: PortRoyal): Colour[] {
  return view.quest ? [...COLOURS, "ares"] : [...COLOURS];
}

/** The step in progress. */
export function step(view: PortRoyal): [string, ...unknown[]] {
  return view.pending.at(-1) ?? [""];
}

/** Whether cards are being turned up, so that the odds of a bust matter. */
export function discovering(view: PortRoyal): boolean {
  return step(view)[0] === "Discover";
}

/** Who takes cards now, and how many more; null in phase 1. */
export function taking(view: PortRoyal): { seat: number; left: number } | null {
  const found = view.pending.findLast((frame) => frame[0] === "Take");
  return found ? { seat: found[1] as number, left: found[2] as number } : null;
}

/** How many cards so many colours of ships allow (R4.1, R18.1). */
export function base(colours: number): number {
  return colours > 3 ? colours - 2 : 1;
}

/** What the active player may take if they stop now: by colours, Governors and Gamblers (R4.3). */
export function allowance(view: PortRoyal): { colours: number; base: number; more: number } {
  const colours = new Set(view.harbour.map(sailOf).filter(Boolean)).size;
  const shown = view.players[view.active]?.display ?? [];
  const governors = shown.filter((id) => card(id)?.role === "governor").length;
  return { colours, base: base(colours), more: governors + view.gambled - (view.quest?.fewer ?? 0) };
}

/** The ship just turned up, while its player decides whether to repel it (R3.3). */
export function knocking(room: Seen): string {
  const view = room.view as PortRoyal;
  if (step(view)[0] !== "Repel") return "";
  if (room.prompt?.id === "prompt-repel") return String(room.prompt.args.card);
  const told = room.lines?.findLast((line) => line.event?.event === "revealed")?.event;
  return told ? String(told.card) : "";
}

/** The cards that a Scout shows the one who is asked (R22.1). */
export function scouted(room: Seen): string[] {
  return room.offers.map((offer) => offer.say.split(" ")).filter((said) => said[1] === "top").map((said) => said[2]!);
}

export interface Stack {
  id: string;
  count: number;
}

/** Equal cards together; persons of one role side by side. */
export function stacks(ids: string[]): Stack[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  const roles = [...new Set(ids.map(family))];
  return [...found]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => roles.indexOf(family(a.id)) - roles.indexOf(family(b.id)) || a.id.localeCompare(b.id));
}

function family(id: string): string {
  const facts = card(id);
  return String(facts?.role ?? facts?.kind ?? id);
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
