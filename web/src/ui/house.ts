// House decks as people read them: what a table's deck says otherwise than ours.
import type { Facts } from "../lib/cards.svelte.ts";

export interface Difference {
  card: string;
  name: string;
  key: string;
  ours: unknown;
  house: unknown;
}

/** What the server says of a deck's text. */
export interface Checked {
  deck: { mark: string; cards: Record<string, Record<string, unknown>> } | null;
  faults: string[];
  differences: Difference[];
}

/** A value as the deck file writes it. */
export const written = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(", ") || "–" : String(value ?? 0));

/** The figures of a card that are the house's own, and what stands there in our deck. */
export function houseFigures(facts: Facts): { key: string; ours: string; house: string }[] {
  return Object.entries(facts.house ?? {}).map(([key, ours]) => ({ key, ours: written(ours), house: written(look(facts, key)) }));
}

/** The value at a dotted key; lists count from 1, copies belong to the row's set. */
function look(facts: Facts, key: string): unknown {
  if (key.startsWith("copies.")) return facts.copies;
  if (key === "moves") return (facts.moves as { npc: string; dir: string }[]).map(({ npc, dir }) => `${npc} ${dir}`);
  let at: any = facts;
  for (const part of key.split(".")) at = Array.isArray(at) ? at[Number(part) - 1] : at?.[part];
  return at;
}
