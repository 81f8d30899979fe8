// What cards of Merchants & Marauders are about, in an emblem and a few signs.
import type { Facts } from "../lib/cards.svelte.ts";
import type { Sign } from "./signs.ts";

export interface Drawn {
  emblem: string;
  group: string;
  corner: string;
  signs: Sign[];
  /** Where it leads, if somewhere. */
  to: string;
}

interface Effect {
  op: string;
  n?: number;
  kind?: string;
  skill?: string;
  [more: string]: unknown;
}

/** The emblem of what an effect does. */
const OPS: Record<string, string> = {
  reroll: "gambler", copy_last_glory: "scroll", add_hits: "cannons", relocate_hits: "chain_shot", cancel_hits: "hull_plating",
  escape: "escape", crew: "crew", roll: "gambler", gold: "chest", stash_here: "chest", stash_on_death: "chest",
  draw_bonus: "cargo", cargo_draw: "cargo", cargo_take: "cargo", sale_upgrade: "trade", demand_choose: "market",
  demand_redraw: "market", sale_counts_as: "trade", price: "carpenter", rumor_draw: "innkeeper", mission_claim_remote: "mission",
  extra_action: "wind", auto_fail: "fog", repair: "carpenter", bounty: "bounty", bounty_clear: "scroll", no_bounty: "intrigue",
  damage: "battle", weapon: "grappling_hooks", modification: "carpenter", crew_combat: "swords", glory_draw: "glory",
  link_zones: "adventure", port_access: "scroll", ship_offer: "ship", war_start: "war", war_end: "peace", actions_mod: "calm",
  merchant_refill: "ship", test: "weather", npc_shift: "weather",
};
const SKILLS: Record<string, string> = { influence: "sway" };

/** The numbers a captain is known by. */
export function skillsOf(facts: Facts): [sign: string, value: number][] {
  const named = ["seamanship", "scouting", "leadership", "influence"].filter((skill) => facts[skill] !== undefined);
  return named.map((skill) => [SKILLS[skill] ?? skill, facts[skill]]);
}

/** The numbers a ship is known by. */
export function measuresOf(facts: Facts): [sign: string, value: number][] {
  const named = { hull: "toughness", cargo: "cargo", crew: "crew", cannons: "cannons", maneuverability: "maneuverability" };
  return Object.entries(named).map(([sign, fact]) => [sign, facts[fact]]);
}

const GROUPS: Record<string, string> = {
  battle: "fight", war: "fight", weather: "voyage", adventure: "voyage", trade: "trade", specialist: "trade",
};
const LETTERS: Record<string, string> = { N: "↑", S: "↓", E: "→", W: "←", NE: "↗", SE: "↘", SW: "↙", NW: "↖" };

function emblemOf(effects: Effect[]): string {
  const [first] = effects;
  if (!first) return "";
  if (first.op === "specialist") return String(first.kind);
  if (Array.isArray(first.on_success)) return emblemOf(first.on_success as Effect[]);
  if (first.op === "dice") return SKILLS[first.skill ?? ""] ?? first.skill ?? "gambler";
  return OPS[first.op] ?? "";
}

/** Events, glory and specialists. */
export function deed(facts: Facts): Drawn {
  const effects = (facts.effects ?? []) as Effect[];
  const family = facts.family ?? facts.tag ?? "";
  const own = facts.kind === "specialist" ? facts.id : facts.specialist;
  const weather = facts.tag === "weather" || facts.tag === "health" ? facts.tag : "";
  const found = emblemOf(effects);
  const emblem = own ?? (weather && !["calm", "wind"].includes(found) ? weather : found) ?? "";
  const moves = (facts.moves ?? []) as { npc: string; dir: string }[];
  const signs = moves.flatMap(({ npc, dir }): Sign[] => [{ sign: npc }, { text: LETTERS[dir] ?? dir }]);
  const hire = (facts.hire ?? []) as { req: string; n?: number; skill?: string }[];
  for (const { req, n, skill } of hire) {
    if (req === "gold") signs.push({ sign: "coin", value: `−${n}` });
    else if (req === "test") signs.push({ sign: SKILLS[skill!] ?? skill! });
    else signs.push({ sign: "swords" });
  }
  return { emblem: emblem || family, group: GROUPS[family] ?? "", corner: facts.kind === "glory" ? family : "", signs, to: "" };
}

const STEPS: Record<string, string> = {
  port: "mission", defeat: "swords", land: "swords", raid: "pirate_flag", scout: "scouting", test: "sway", pay: "tax",
  duel: "swords", visit_nations: "adventure",
};

/** Rumours and missions. */
export function errand(facts: Facts): Drawn {
  const effects = (facts.effects ?? facts.on_complete ?? []) as Effect[];
  const goal = (facts.goal ?? []) as { step: string; good?: string; at?: string }[];
  const signs: Sign[] = [];
  for (const effect of effects) {
    if (effect.op === "gold") signs.push({ sign: "coin", value: effect.n! });
    else if (effect.op === "specialist") signs.push({ sign: String(effect.kind) });
  }
  if (facts.glory) signs.push({ sign: "glory", value: facts.glory });
  const test = facts.test ? (SKILLS[facts.test] ?? facts.test) : "";
  const step = goal[0];
  const emblem = step ? (step.good ?? STEPS[step.step] ?? "mission") : emblemOf(effects) || "rumor";
  return { emblem, group: step ? "" : "voyage", corner: test, signs, to: step?.at && step.at !== facts.place ? step.at : "" };
}
