// The facts of every card, and what each is called; fetched once per game, and for tables with a house deck.
import { ask } from "./api.ts";
import type { Arg, Said } from "./message.ts";
import { settings } from "./settings.svelte.ts";
import { SvelteMap } from "svelte/reactivity";

// Each kind of card has facts of its own: the drawing of that kind knows them.
export type Facts = { id: string; kind: string; name: string; text: string[]; told?: Record<string, Record<string, Arg>>; confidence?: string; house?: Record<string, unknown> } & Record<string, any>;

/** What an id is called, as a message, for the games that were loaded; the last one wins. */
export const labels = new SvelteMap<string, Said>();

/** The figures within what is written on cards, by message, or what is said `instead`: by the deck that is shown. */
export const told = new SvelteMap<string, Record<string, Arg>>();
/** Which of them each game has brought. */
const tellers = new Map<string, string[]>();

/** All rows of a game: a card that belongs to several sets has one in each. */
const rows = new SvelteMap<string, Facts[]>();
const facts = new SvelteMap<string, Map<string, Facts>>();
/** A game's cards in one language, and what they are called in any. */
interface Loaded {
  rows: Facts[];
  facts: Map<string, Facts>;
  names: Record<string, Said>;
}
const asked = new Map<string, Promise<Loaded>>();
/** The table whose house deck is shown of a game; none for our own deck. */
const decks = new Map<string, string>();

/** Fetch the cards of a game, with their texts in the reader's language; without `table` as they are shown now. */
export async function loadCards(game: string, lang: string = settings.lang, table: string = deckOf(game)): Promise<void> {
  const key = `${game} ${lang} ${table}`;
  decks.set(game, table);
  let found = asked.get(key);
  if (!found) {
    found = fetchCards(game, table);
    asked.set(key, found);
    found.catch(() => asked.delete(key));
  }
  const loaded = await found;
  // Somebody may have chosen another language meanwhile, or an earlier one again.
  if (lang !== settings.lang || table !== deckOf(game)) return;
  rows.set(game, loaded.rows);
  facts.set(game, loaded.facts);
  // Several games have cards of one id: the table's own names go over the others'.
  for (const [id, said] of Object.entries(loaded.names)) labels.set(id, said);
  for (const id of tellers.get(game) ?? []) told.delete(id);
  const said = loaded.rows.flatMap((row) => Object.entries(row.told ?? {}));
  for (const [id, args] of said) told.set(id, args);
  tellers.set(game, said.map(([id]) => id));
}

async function fetchCards(game: string, table: string): Promise<Loaded> {
  const of = table ? "?table=" + encodeURIComponent(table) : "";
  const [found, names] = await Promise.all([
    ask<Facts[]>(`/games/${game}/cards${of}`),
    ask<Record<string, Said>>(`/games/${game}/labels${of}`),
  ]);
  const each = found.toReversed().flatMap((row) => [...singles(row), row]);
  return { rows: found, facts: new Map(each.map((row) => [row.id, row])), names };
}

/** The cards that a row tells together, one by one: the loot and sign of cocoa-3. */
export function singles(row: Facts): Facts[] {
  if (!Array.isArray(row.cards)) return [];
  return row.cards.map((card: object, at) => ({ ...row, ...card, good: row.id, id: `${row.id}-${at + 1}`, copies: 1, cards: 1 }));
}

/** The table whose house deck is shown of a game. */
export function deckOf(game: string): string {
  return decks.get(game) ?? "";
}

/** How the address of a card's page ends, so that it shows the same deck. */
export function deckQuery(game: string): string {
  const table = deckOf(game);
  return table ? "?table=" + encodeURIComponent(table) : "";
}

export function factsOf(game: string, id: string): Facts | undefined {
  return facts.get(game)?.get(id);
}

export function cardsOf(game: string): Facts[] {
  return rows.get(game) ?? [];
}
