// The facts of every card, and what each is called; fetched once per game.
import { ask } from "./api.ts";
import type { Said } from "./message.ts";
import { SvelteMap } from "svelte/reactivity";

// Each kind of card has facts of its own: the drawing of that kind knows them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Facts = { id: string; kind: string; name: string; confidence?: string } & Record<string, any>;

/** What a card id is called, as a message, for the games that were loaded; the last one wins. */
export const labels = new SvelteMap<string, Said>();

const facts = new SvelteMap<string, Map<string, Facts>>();
const asked = new Map<string, Promise<void>>();

export function loadCards(game: string): Promise<void> {
  let found = asked.get(game);
  if (!found) {
    found = fetchCards(game);
    asked.set(game, found);
    found.catch(() => asked.delete(game));
  }
  return found.then(() => name(game));
}

const names = new Map<string, Record<string, Said>>();

async function fetchCards(game: string): Promise<void> {
  const [rows, called] = await Promise.all([
    ask<Facts[]>(`/games/${game}/cards`),
    ask<Record<string, Said>>(`/games/${game}/labels`),
  ]);
  facts.set(game, new Map(rows.map((row) => [row.id, row])));
  names.set(game, called);
}

/** Several games have cards of one id: the table's own names go over the others'. */
function name(game: string): void {
  for (const [id, said] of Object.entries(names.get(game) ?? {})) labels.set(id, said);
}

export function factsOf(game: string, id: string): Facts | undefined {
  return facts.get(game)?.get(id);
}

export function cardsOf(game: string): Facts[] {
  return [...(facts.get(game)?.values() ?? [])];
}
