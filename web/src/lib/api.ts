// What is asked over HTTP: lobby, games, cards, rules, replays.
import { settings } from "./settings.svelte.ts";

export class Refusal extends Error {
  constructor(
    readonly kind: string,
    text: string,
    readonly rule = "",
  ) {
    super(text);
  }
}

export async function ask<T>(path: string, body?: unknown, key = "", method = ""): Promise<T> {
  const headers: Record<string, string> = { "accept-language": settings.lang };
  if (key) headers.authorization = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch("/api" + path, {
    method: method || (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(said.kind ?? "Trouble", said.text ?? answer.statusText, said.reason?.rule);
  return said as T;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  modes: Record<string, [number, number]>;
  options: { properties: Record<string, OptionShape> };
  rules_version: number;
  /** What a form may offer in each mode. */
  setup: Record<string, Form>;
}

/** What can be chosen in a mode: an option with a single value is not there. */
export interface Form {
  seats: [number, number];
  options: Record<string, { values: (string | number | boolean)[]; many: boolean; default: unknown }>;
  campaign: boolean;
}

export interface OptionShape {
  type?: string;
  enum?: string[];
  items?: { enum?: string[] };
  minimum?: number;
  maximum?: number;
  default: unknown;
}

/** A table as lists show it. */
export interface TableLine {
  table: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  name: string;
  lang: string;
  state: "open" | "playing" | "over";
  touched: number;
  campaign: string;
  names: string[];
  taken: boolean[];
  bots: string[];
  asked: number | null;
  followed: string;
  your_turn: boolean;
}

let games: Promise<GameInfo[]> | null = null;

export function allGames(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>("/games").catch((error) => {
    games = null;
    throw error;
  });
  return games;
}

const logs = new Map<string, Promise<Record<string, string>>>();

/** The rule that each line of a game's log rests on, by what happened and, where that decides, what it names. */
export function logRules(game: string): Promise<Record<string, string>> {
  let found = logs.get(game);
  if (!found) {
    found = ask<Record<string, string>>(`/games/${game}/log`);
    found.catch(() => logs.delete(game));
    logs.set(game, found);
  }
  return found;
}
