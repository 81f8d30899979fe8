// What is going on: which scene the board shows, and which choices that scene shows by itself.
import type { Offer } from "../../lib/message.ts";
import { fact, top, wordOf } from "./book.ts";
import { GOODS, PLACES, type MView } from "./view.ts";

export type Scene = "chart" | "port" | "goods" | "picks" | "raid" | "fight";

const STOWING = new Set(["Market", "Brokers", "Stow", "Haul", "Trim"]);
const PICKED = new Set(["captain", "glory", "rumor", "mission", "modification", "specialist"]);

/** A card that an open choice names, to be shown as a card. */
export function pickOf(word: string, view: MView): string {
  if (word.startsWith("ship ") && top(view)[0] !== "Port") return word.slice(5);
  if (word.startsWith("claim ") && top(view)[0] !== "Port") return word.slice(6);
  return !word.includes(" ") && PICKED.has(fact(word)?.kind ?? "") ? word : "";
}

export function sceneOf(view: MView, offers: Offer[]): Scene {
  const asked = String(top(view)[0] ?? "");
  if (!view.pending.length) return "chart";
  if (offers.some((offer) => pickOf(wordOf(offer.say), view))) return "picks";
  if (offers.length && STOWING.has(asked)) return "goods";
  if (offers.length && asked === "Port") return "port";
  if (view.fight) return "fight";
  return view.raid.length || asked === "Hail" || asked === "Chase" ? "raid" : "chart";
}

const IN_PORT = /^(sell|market|modify|reinforce|repair|weapon|vend|ship|recruit|hand|rumour|prove|fulfil|claim|chest)\b/;
const GOODS_DEEDS = /^(buy|drop|keep) /;
/** What can be done where the ship is. */
export const HERE = /^(enter|leave|port|scout .*)$/;
const PLAY = /^play /;

/** Whether the board shows an open choice by itself; the others become buttons below it. */
export function shown(offer: Offer, view: MView): boolean {
  const word = wordOf(offer.say);
  const asked = String(top(view)[0] ?? "");
  if (word.startsWith("sail ") || word === "retire") return true;
  if (pickOf(word, view)) return true;
  if (asked === "Act" && HERE.test(word)) return true;
  if (PLAY.test(word)) return asked === "Act" || asked === "Port";
  if (asked === "Port") return IN_PORT.test(word);
  if (STOWING.has(asked)) return GOODS_DEEDS.test(word);
  if (asked === "Chase") return /^(rid|swap) /.test(word);
  if (asked === "Reroll") return word.startsWith("reroll");
  if (asked === "PlaceHit" && view.fight) return (PLACES as readonly string[]).includes(word);
  return fact(word)?.kind === "zone" && !view.fight;
}

/** Cargo cards by their number among all 64. */
export const cargoCard = (number: number): string => `${GOODS[number >> 3]}-${(number & 7) + 1}`;
