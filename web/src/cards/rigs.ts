// Which drawing a ship of any game gets.
import type { Facts } from "../lib/cards.svelte.ts";
import { RIG_NAMES } from "./art/ships.ts";

const NAMES: Record<string, string> = {
  man_o_war: "warship", smack: "skiff", lugger: "pinnace", ketch: "pinnace", cutter: "sloop", yawl: "sloop",
  schooner: "sloop", barque: "brig", fluyt: "flute", trader: "frigate", merchantman: "frigate", flagship: "warship",
};
const BY_CREW = ["skiff", "skiff", "skiff", "sloop", "brig", "frigate", "galleon"];

/** By its type, by a word of its name, or by its crew. */
export function rigOf(facts: Facts): string {
  for (const word of [facts.ship, facts.id, ...String(facts.id).split("-")]) {
    if (RIG_NAMES.includes(word)) return word;
    if (NAMES[word]) return NAMES[word];
  }
  return BY_CREW[Math.min(facts.crew ?? 4, 6)]!;
}
