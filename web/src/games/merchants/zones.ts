// Zones in words: who and what is there, and how far away they are.
import type { Offer } from "../../lib/message.ts";
import type { Seen } from "../../lib/seen.ts";
import { speaker, t } from "../../lib/speaker.svelte.ts";
import { closed, missionsAt, nationOf, npcCard, npcsAt, reach, sailors, zoneOf } from "./book.ts";
import type { MView, Player } from "./view.ts";

/** What touching a zone means now: to sail there, or to name it. */
export const zoneOffer = (room: Seen, zone: string): Offer | undefined => room.can("sail " + zone) ?? room.can(zone);

/** Demand, merchant, modification on sale, missions and ships, a few words each. */
export function contents(view: MView, zone: string, names: string[]): string[] {
  const there = zoneOf(view, zone);
  const parts: string[] = [];
  if (there?.demand) parts.push(t("tui-m-wants", { card: there.demand }));
  if (there && there.merchant >= 0) parts.push(t("tui-m-merchant"));
  if (there?.offer) parts.push(t("tui-m-on-sale", { card: there.offer }));
  for (const card of missionsAt(view, zone)) parts.push(t("tui-m-mission-at", { card }));
  for (const npc of npcsAt(view, zone)) parts.push(speaker.card(npcCard(npc.npc)));
  for (const player of sailors(view, zone)) {
    parts.push(speaker.word(player.ashore ? "tui-m-in-port" : "tui-m-at-sea", { seat: player.seat }, names));
  }
  return parts;
}

/** How many actions it takes to get to a zone, and into its port. */
export function journey(view: MView, player: Player, zone: string): string {
  const far = reach(player, zone);
  if (!far) return "";
  const args = { sea: far.sea, port: far.port };
  if (!nationOf(zone)) return t("tui-m-way-sea", args);
  return t(closed(view, player, zone) ? "tui-m-way-closed" : "tui-m-way", args);
}
