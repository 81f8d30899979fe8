// What places are called.
import { labels } from "../lib/cards.svelte.ts";
import { speaker } from "../lib/speaker.svelte.ts";

/** The name of a zone or port; its id, made readable, where nobody has a name for it. */
export function placeName(id: string): string {
  if (labels.has(id)) return speaker.card(id);
  return id.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
