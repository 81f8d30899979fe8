// The facts of every card, and what each is called; fetched once per game.
import { ask } from "./api.ts";
import type { Said } from "./message.ts";
import { settings } from "./settings.svelte.ts";
import { SvelteMap } from "svelte/reactivity";

// Each kind of card has facts of its own: the drawing of that kind knows them.
export type Facts = { id: string; kind: string; name: string; text: string[]; confidence?: string } & Record<string, any>;

/** What an id is called, as a message, for the games that were loaded; the last one wins. */
export const labels = new SvelteMap<string, Said>();

/** All rows of a game: a card that belongs to several sets has one in each. */
const rows = new SvelteMap<string, Facts[]>();
const facts = new SvelteMap<string, Map<string, Facts>>();
const names = new Map<string, Record<string, Said>>();
const asked = new Map<string, Promise<void>>();

/** Fetch the cards of a game, with their texts in the reader's language. */
export async function loadCards(game: string, lang: string = settings.lang): Promise<void> {
  const key = `${game} ${lang}`;
  let found = asked.get(key);
  if (!found) {
    found = fetchCards(game);
    asked.set(key, found);
    found.catch(() => asked.delete(key));
  }
  await found;
  // Several games have cards of one id: the table's own names go over the others'.
  for (const [id, said] of Object.entries(names.get(game) ?? {})) labels.set(id, said);
}

async function fetchCards(game: string): Promise<void> {
  const [found, called] = await Promise.all([
    ask<Facts[]>(`/games/${game}/cards`),
    ask<Record<string, Said>>(`/games/${game}/labels`),
  ]);
  rows.set(game, found);
  const each = found.toReversed().flatMap((row) => [...singles(row), row]);
  facts.set(game, new Map(each.map((row) => [row.id, row])));
  names.set(game, called);
}

/** The cards that a row tells together, one by one: the loot and sign of cocoa-3. */
export function singles(row: Facts): Facts[] {
  if (!Array.isArray(row.cards)) return [];
  return row.cards.map((card: object, at) => ({ ...row, ...card, good: row.id, id: `${row.id}-${at + 1}`, copies: 1, cards: 1 }));
}

export function factsOf(game: string, id: string): Facts | undefined {
  return facts.get(game)?.get(id);
}

export function cardsOf(game: string): Facts[] {
  return rows.get(game) ?? [];
}
