// The figures of a card in words.
import { cardsOf, labels, type Facts } from "../lib/cards.svelte.ts";
import { speaker, t } from "../lib/speaker.svelte.ts";

/** What a sheet tells in figures, in this order; the rest is in the text, the rule or the drawing. */
const FACTS = [
  "nation", "home", "place", "start_zone", "test", "seamanship", "scouting", "leadership",
  "colour", "cost", "swords", "influence", "coins", "crowns", "gift", "good", "ares_bonus", "sells", "needs", "needs_goods",
  "threshold", "keep", "bonus", "bonus_coins", "rewards", "steps", "seal", "letter", "now", "active", "coop", "mix", "five_seats_only", "code",
  "money", "crew", "wage", "majority", "loot",
  "toughness", "cargo", "cannons", "maneuverability", "buy", "price", "sell", "demand_tokens",
];
const NAMED: Record<string, string> = { colour: "colour-", bonus: "bonus-" };

export function figures(facts: Facts): { name: string; value: string }[] {
  const found = FACTS.filter((fact) => has(facts, fact)).map((fact) => ({
    name: factName(facts, fact),
    value: figure(fact, facts[fact]),
  }));
  if (facts.skull) found.push({ name: t("fact-swords"), value: t("swords-skull") });
  return found;
}

/** What a figure is called; skills at sea have names of their own. */
function factName(facts: Facts, fact: string): string {
  if ("seamanship" in facts && speaker.knows("m-skill-" + fact)) return t("m-skill-" + fact);
  return t("fact-" + (fact === "price" ? "buy" : fact));
}

function has(facts: Facts, fact: string): boolean {
  const value = facts[fact];
  if (value === undefined || value === "" || value === false) return false;
  return value !== 0 || ["influence", "coins", "seal"].includes(fact);
}

function figure(fact: string, value: unknown): string {
  if (value === true) return t("yes");
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map((one) => figure(fact, one)).join(", ");
  if (fact === "sells") return each(value, (good, count) => t("fact-price", { good, count }));
  if (typeof value === "object" && value) return each(value, (good, count) => t("fact-goods", { good, count }));
  const text = String(value);
  if (NAMED[fact]) return t(NAMED[fact] + text);
  return called(text);
}

function each(value: unknown, say: (name: string, count: number) => string): string {
  const pairs = Object.entries(value as Record<string, number>);
  return pairs.map(([name, count]) => say(called(name), count)).join(", ");
}

/** What an id is called, wherever it is from. */
function called(id: string): string {
  for (const prefix of ["m-nation-", "m-skill-", "role-", "good-"]) {
    const message = prefix + (id === "book" ? "book-of-rituals" : id);
    if (speaker.knows(message)) return speaker.word(message, { colour: "" });
  }
  return labels.has(id) ? speaker.card(id) : id;
}

export function kindName(kind: string): string {
  return speaker.knows("kind-" + kind) ? t("kind-" + kind) : t("web-card-kind-" + kind);
}

export function setName(set: string): string {
  return speaker.knows("set-" + set) ? t("set-" + set) : set;
}

/** How many copies each set has of a card. */
export function copies(game: string, facts: Facts): string[] {
  const counts = new Map<string, number>();
  const rows = cardsOf(game).filter((row) => row.id === facts.id && row.kind === facts.kind);
  for (const row of rows.length ? rows : [facts]) counts.set(row.set ?? "", (counts.get(row.set ?? "") ?? 0) + (row.copies ?? 1));
  return [...counts].map(([set, count]) =>
    set ? t("web-card-in-set", { set: setName(set), copies: t("web-card-copies", { count }) }) : t("web-card-copies", { count }),
  );
}

/** How a level of certainty ends in the ids of messages. */
export const level = (confidence: string): string => confidence.replaceAll(" ", "-");

/** What is known about a card's origin, in sentences. */
export function provenance(facts: Facts): string[] {
  const said: string[] = [];
  const better = Object.entries((facts.confirmed ?? {}) as Record<string, string>);
  for (const sure of new Set(better.map(([, one]) => one))) {
    const what = better.filter(([, one]) => one === sure).map(([one]) => t("confirmed-" + one));
    said.push(t("web-card-better", { what, level: t("web-card-sure-badge-" + level(sure)) }));
  }
  if (facts.seal_confidence) said.push(t("web-card-seal", { level: t("web-card-sure-badge-" + level(facts.seal_confidence)) }));
  if (Array.isArray(facts.source)) {
    const others = facts.source.filter((one) => one !== "rulebook").length;
    if (facts.source.length) said.push(t("web-card-sources", { rulebook: others < facts.source.length ? "yes" : "no", others }));
  } else if (facts.source) said.push(sentence(t("source-" + facts.source)));
  const rule: Partial<Facts> = facts.special ?? {};
  if (rule.confidence) said.push(sentence(t("provenance-zone-rule", { level: t("web-card-sure-badge-" + level(rule.confidence)) })));
  for (const { note } of [facts, rule]) if (note) said.push(sentence(t("note-" + note)));
  return said;
}

/** Sources and notes are clauses; on a sheet they stand alone. */
function sentence(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1) + ".";
}
