// The table of Merchants & Marauders as one seat sees it: the shapes of src/doubloon/games/merchants/shapes.py.

export const PLACES = ["hull", "cargo", "masts", "crew", "cannons"] as const;
export type Place = (typeof PLACES)[number];
export const NATIONS = ["spanish", "english", "french", "dutch"] as const;
export type Nation = (typeof NATIONS)[number];
export const NPCS = [...NATIONS, "pirate_sloop", "pirate_frigate"] as const;
export const SKILLS = ["seamanship", "scouting", "leadership", "influence"] as const;
export const GOODS = ["cocoa", "food", "rum", "spices", "sugar", "tobacco", "textiles", "wood"] as const;
/** A die that succeeds, and a hit that is still to be placed. */
export const SKULL = 5;
/** Sides of a combat: seats first, then NPCs, then an enemy ashore. */
export const FIRST_NPC = 4;
export const GARRISON = 10;

export interface Ship {
  ship: string;
  left: Record<Place, number>;
  most: Record<Place, number>;
  manoeuvrability: number;
}

export interface Player {
  seat: number;
  captain: string | null;
  drawn: boolean;
  dead: boolean;
  ship: Ship | null;
  chosen: boolean;
  zone: string | null;
  ashore: boolean;
  weapons: string[];
  mods: string[];
  flipped: string[];
  glory: number;
  gold: number | null;
  chest: number | null;
  wealth: number;
  laden: boolean;
  hand: string[] | null;
  cards: number;
  flashed: string | null;
  cargo: string[] | null;
  crates: number;
  shown: string[];
  rumour: string | null;
  rumours: number;
  kept: string[];
  mission: string | null;
  progress: number;
  specialists: string[];
  staff: string[];
  bounty: Record<Nation, number>;
  big_ship: boolean;
  bought_at: string | null;
  buying_at: string | null;
}

export interface Npc {
  npc: string;
  captains: string[];
  ship: Ship | null;
  zone: string | null;
}

export interface Zone {
  zone: string;
  demand: string | null;
  merchant: number;
  tokens: number[];
  offer: string | null;
}

export interface Fight {
  sides: [number, number];
  round: [number];
  declared: [number, number];
  own_dice: number[];
  their_dice: number[];
  winner: [number];
  escaping: [number];
  counts: [number, number];
  own_hits: number[];
  their_hits: number[];
  shot: [number, number];
  extra: [number, number];
  garrison: [number, number];
  landing: [number];
  looter: [number];
}

export interface MView {
  game: string;
  options: { goal: number; left_plays_npc: number; choose_captains: number };
  seat: number | null;
  course: Record<
    "first" | "active" | "round" | "turn" | "end" | "revealed" | "event" | "actions" | "free_moves" | "free_sails" | "ported" | "sold",
    number
  >;
  dice: number[];
  fight: Fight | null;
  players: Player[];
  npcs: Npc[];
  due: string[];
  back: string[];
  war: Nation[];
  zones: Zone[];
  pool: string[];
  track: Nation[];
  armoury: Record<string, number>;
  missions: (string | null)[];
  market: string[] | null;
  stalls: number;
  basket: string[] | null;
  bought: number;
  heard: string | null;
  hearsay: boolean;
  raid: string[];
  piles: { cargo: string[]; glory: string[]; missions: string[] };
  unseen: Record<string, string[]>;
  pending: (string | number | number[])[][];
}
