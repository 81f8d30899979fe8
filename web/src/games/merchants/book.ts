// What the cards and the chart say about a view: whose port, how far, what is wanted where, who hunts whom.
import { cardsOf, factsOf, type Facts } from "../../lib/cards.svelte.ts";
import { speaker, t } from "../../lib/speaker.svelte.ts";
import type { Arg } from "../../lib/message.ts";
import { GARRISON, FIRST_NPC, NATIONS, NPCS, type MView, type Nation, type Npc, type Player, type Ship, type Zone } from "./view.ts";

export const GAME = "merchants";
const HALF = 2;
const STASH = 10;

export const fact = (id: string): Facts | undefined => factsOf(GAME, id);
export const nationOf = (zone: string): Nation | "" => fact(zone)?.nation ?? "";
export const homeOf = (captain: string): string => fact(captain)?.home ?? "";
export const zoneName = (zone: string): string => t("tui-m-zone-" + zone);
export const good = (card: string): string => card.split("-")[0]!;
export const npcCard = (npc: string): string => ((NATIONS as readonly string[]).includes(npc) ? "npc_" + npc : npc);

/** Whose ship the table is drawn for: the reader's, or the active player's. */
export function onlooker(view: MView): Player | undefined {
  return view.players[view.seat ?? Math.max(0, view.course.active)];
}

/** The event of the round. */
export function eventOf(view: MView): string {
  if (view.course.event < 0) return "";
  return cardsOf(GAME).filter((row) => row.id.startsWith("ev_"))[view.course.event]?.id ?? "";
}

/** How many there are of each good, most first by name. */
export function goods(cards: string[]): [string, number][] {
  const count = new Map<string, number>();
  for (const card of cards) count.set(good(card), (count.get(good(card)) ?? 0) + 1);
  return [...count].sort();
}

/** A cargo card's gold, and the place it hits or "escape". */
export function crate(card: string): { loot: number; symbol: string } {
  const [kind, number] = card.split("-");
  return fact(kind!)?.cards?.[Number(number) - 1] ?? { loot: 0, symbol: "escape" };
}

export const stashPoints = (chest: number, goal: number): number => Math.min(Math.floor(goal / HALF), Math.floor(chest / STASH));
export const wantedAt = (view: MView, kind: string): string[] => view.zones.filter((zone) => zone.demand === kind).map((zone) => zone.zone);
export const zoneOf = (view: MView, id: string): Zone | undefined => view.zones.find((zone) => zone.zone === id);
export const npcsAt = (view: MView, zone: string): Npc[] => view.npcs.filter((npc) => npc.zone === zone);
export const sailors = (view: MView, zone: string): Player[] =>
  view.players.filter((player) => player.zone === zone && player.drawn && !player.dead);
export const missionsAt = (view: MView, zone: string): string[] =>
  view.missions.filter((id): id is string => !!id && fact(id)?.place === zone);

/** Where a captain's own mission sends him next. */
export function errands(player: Player): string[] {
  const row = player.mission ? fact(player.mission) : undefined;
  const open = (row?.goal as { at?: string }[] | undefined)?.filter((_, at) => !((player.progress >> at) & 1)) ?? [];
  const next = row?.order === "sequence" ? open.slice(0, 1) : open;
  return next.map((step) => (step.at === "home_port" ? homeOf(player.captain ?? "") : (step.at ?? ""))).filter(Boolean);
}

export function beside(zone: string, player?: Player): string[] {
  const found = Object.values((fact(zone)?.borders as Record<string, string> | undefined) ?? {});
  for (const rumour of player?.kept ?? []) {
    for (const link of (fact(rumour)?.effects as { op: string; a: string; b: string }[] | undefined) ?? []) {
      if (link.op !== "link_zones") continue;
      if (link.a === zone) found.push(link.b);
      if (link.b === zone) found.push(link.a);
    }
  }
  return found;
}

/** The zones on the shortest way, the first one apart (M4.1). */
export function way(from: string, to: string, player?: Player): string[] {
  const came = new Map<string, string>([[from, ""]]);
  const edge = [from];
  while (edge.length && !came.has(to)) {
    const here = edge.shift()!;
    for (const next of beside(here, player)) {
      if (!came.has(next)) (came.set(next, here), edge.push(next));
    }
  }
  const found: string[] = [];
  for (let at = to; at && at !== from && came.has(at); at = came.get(at)!) found.unshift(at);
  return found;
}

/** How many actions take a player to a zone's sea, and into its port. */
export function reach(player: Player, zone: string): { sea: number; port: number; way: string[] } | null {
  if (!player.zone || player.dead) return null;
  const here = player.zone === zone;
  const path = way(player.zone, zone, player);
  const out = Number(player.ashore);
  return { sea: here && !player.ashore ? 0 : out + path.length, port: here && player.ashore ? 0 : out + path.length + 1, way: path };
}

/** Whether a port is shut to a player, by a bounty or by war (M4.2, M9.15). */
export function closed(view: MView, player: Player, zone: string): boolean {
  const nation = nationOf(zone);
  if (!nation || !player.captain || homeOf(player.captain) === zone) return false;
  const rules = ((fact(zone)?.special?.effects ?? []) as { op: string; rule: string }[]).filter((rule) => rule.op === "port_access");
  if (player.bounty[nation]) {
    const papers = player.kept.some((card) => (fact(card)?.effects as { op: string }[] | undefined)?.some((effect) => effect.op === "port_access"));
    return !papers && !rules.some((rule) => rule.rule === "haven");
  }
  const own = fact(player.captain)?.nation as Nation;
  return view.war.includes(nation) && view.war.includes(own) && nation !== own && !rules.length;
}

export const isPirate = (player: Player): boolean => NATIONS.some((nation) => player.bounty[nation] > 0);

/** Whether an NPC is after a player (M9.3). */
export function hunts(view: MView, npc: string, player: Player): boolean {
  if (!player.captain || player.dead) return false;
  if (!(NATIONS as readonly string[]).includes(npc)) return !isPirate(player);
  const own = fact(player.captain)?.nation as Nation;
  return isPirate(player) || (view.war.includes(npc as Nation) && view.war.includes(own) && npc !== own);
}

/** The step that is asked about now. */
export const top = (view: MView): (string | number | number[])[] => view.pending.at(-1) ?? [];

export function sideName(side: number, names: string[]): string {
  if (side === GARRISON) return t("m-garrison");
  return side < FIRST_NPC ? (names[side] ?? "") : speaker.card(npcCard(NPCS[side - FIRST_NPC]!));
}

export function sideShip(view: MView, side: number): Ship | null {
  if (side === GARRISON) return null;
  return (side < FIRST_NPC ? view.players[side]?.ship : view.npcs[side - FIRST_NPC]?.ship) ?? null;
}

/** Who commands an NPC ship. */
export function commander(npc: Npc): string {
  const captain = npc.captains.at(-1);
  if (!captain) return "";
  return captain === "commander" ? t("tui-m-commander") : t("m-admiral-" + captain);
}

/** What a captain's mission asks for next, in a few words each. */
export function nextSteps(player: Player): string[] {
  const row = player.mission ? fact(player.mission) : undefined;
  const goal = (row?.goal as Step[] | undefined) ?? [];
  const open = goal.filter((_, at) => !((player.progress >> at) & 1));
  return (row?.order === "sequence" ? open.slice(0, 1) : open).map((step) => stepWords(step, player));
}

/** One step of a mission, as its card says it. */
interface Step {
  step: string;
  at?: string;
  n?: number;
  good?: string;
  skill?: string;
  target?: string;
  crew?: number;
  leadership?: number;
  nation?: string;
}

function stepWords(step: Step, player: Player): string {
  const args: Record<string, Arg> = { count: step.n ?? 1 };
  const at = step.at === "home_port" ? homeOf(player.captain ?? "") : step.at;
  if (at) args.zone = zoneName(at);
  if (step.step === "deliver") args.card = step.good!;
  if (step.step === "test") args.skill = step.skill!;
  if (step.step === "defeat") args.who = t("tui-m-prey-" + step.target!.replaceAll("_", "-"));
  if (step.step === "land") Object.assign(args, { crew: step.crew!, leadership: step.leadership! });
  if (step.step === "raid") {
    const named = NATIONS[Math.max(0, (player.progress >> 16) - 1)]!;
    args.nation = step.nation === "chosen_at_claim" ? named : step.nation!;
    args.count = step.n! - ((player.progress >> 12) & 3);
  }
  if (step.step === "visit_nations") {
    args.list = NATIONS.filter((_, n) => !((player.progress >> (8 + n)) & 1)).map((nation) => t("m-nation-" + nation));
  }
  return t("tui-m-step-" + step.step.replaceAll("_", "-"), args);
}

/** The words of the open choices, without the seat. */
export const wordOf = (say: string): string => say.slice(say.indexOf(" ") + 1);
