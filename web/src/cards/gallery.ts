// What the gallery shows: each card once, with the sets that have it.
import { cardsOf, type Facts } from "../lib/cards.svelte.ts";

export interface Entry {
  facts: Facts;
  sets: string[];
  /** Everything that can be searched. */
  words: string;
}

export interface Wish {
  search: string;
  set: string;
  kind: string;
  sure: string;
}

export const NOTHING: Wish = { search: "", set: "", kind: "", sure: "" };

export function entries(game: string): Entry[] {
  const found = new Map<string, Entry>();
  for (const facts of cardsOf(game)) {
    const key = `${facts.kind} ${facts.id}`;
    const entry = found.get(key);
    if (!entry) found.set(key, { facts, sets: [facts.set], words: [facts.name, facts.id, ...facts.text].join(" ").toLowerCase() });
    else if (!entry.sets.includes(facts.set)) entry.sets.push(facts.set);
  }
  return [...found.values()];
}

export function chosen(all: Entry[], wish: Wish): Entry[] {
  const search = wish.search.trim().toLowerCase();
  return all.filter(
    ({ facts, sets, words }) =>
      (!wish.set || sets.includes(wish.set)) &&
      (!wish.kind || facts.kind === wish.kind) &&
      (!wish.sure || facts.confidence === wish.sure) &&
      (!search || words.includes(search)),
  );
}
