// What a card's sheet and the gallery say about it.
import "./browser.ts";
import { beforeAll, describe, expect, it, test } from "vitest";
import { chosen, NOTHING, type Entry } from "../src/cards/gallery.ts";
import { copies, figures, kindName, level, provenance, setName } from "../src/cards/words.ts";
import { labels } from "../src/lib/cards.svelte.ts";
import { settings } from "../src/lib/settings.svelte.ts";
import { speaker, t } from "../src/lib/speaker.svelte.ts";
import { percent } from "../src/table/odds.ts";
import { ALL, CARDS } from "./facts.ts";

beforeAll(async () => {
  for (const part of ["common", "cards", ...Object.keys(CARDS)]) await speaker.load(part, "en");
});

const find = (game: string, id: string) => CARDS[game]!.find((facts) => facts.id === id)!;

test("every card is told in words that exist", () => {
  for (const [game, facts] of ALL) {
    const said = [
      kindName(facts.kind),
      setName(facts.set),
      t("web-card-sure-" + level(facts.confidence!)),
      t("web-card-sure-badge-" + level(facts.confidence!)),
      ...copies(game, facts),
      ...provenance(facts),
      ...figures(facts).flatMap(({ name, value }) => [name, value]),
    ];
    expect(said.join(" | "), facts.id).not.toMatch(/⟨|undefined|\[object|NaN/);
    expect(said.filter((one) => !one), facts.id).toEqual([]);
  }
});

test("figures are named, and so are their values", () => {
  expect(figures(find("port-royal", "trader-yellow-1"))).toEqual([
    { name: "colour", value: "yellow" },
    { name: "cost", value: "3" },
    { name: "influence", value: "1" },
  ]);
  expect(figures(find("merchants", "felipe_montemayor"))).toContainEqual({ name: "nation", value: "Spain" });
  expect(figures(find("port-royal", "red-skull-3"))).toContainEqual({ name: "swords", value: "skull" });
  expect(figures(find("port-royal", "innkeeper-1"))).toContainEqual({ name: "buys", value: "Bread for 3, Rum for 4" });
});

test("a figure stays a figure, though a pirate is called by the same number", () => {
  labels.set("3", { id: "pirate-3", args: {}, rule: "" });
  expect(figures(find("buccaneer", "coastal-lugger"))).toContainEqual({ name: "wage", value: "3" });
  expect(figures(find("buccaneer", "q"))).toEqual([]);
  labels.delete("3");
});

test("a chance has the decimal sign of the reader's language", () => {
  expect(percent(0.087)).toBe("8.7");
  settings.lang = "pl";
  expect(percent(0.087)).toBe("8,7");
  expect(percent(0.25)).toBe("25");
  settings.lang = "en";
});

test("what is better known than the rest is told together", () => {
  expect(provenance(find("merchants", "felipe_montemayor"))[0]).toBe(
    "Better known: given name, Seamanship, Leadership, abilities (printed).",
  );
});

test.each(["pl", "cs", "de"] as const)("where a card comes from is told in %s, not in English", async (lang) => {
  const english = new Set(ALL.flatMap(([, facts]) => provenance(facts)));
  for (const part of ["common", "cards"]) await speaker.load(part, lang);
  settings.lang = lang;
  const said = ALL.flatMap(([, facts]) => provenance(facts));
  settings.lang = "en";
  expect(said.length).toBeGreaterThan(450);
  expect(said.filter((one) => english.has(one) || one.includes("⟨"))).toEqual([]);
});

test("the rule of a zone has a certainty and a note of its own", () => {
  expect(provenance(find("merchants", "port_royale"))).toEqual([
    "The zone's own rule: reconstructed.",
    "That an Influence success or a small toll lets pirates in is from the rulebook; the amount of the toll is not.",
  ]);
});

describe("the gallery", () => {
  const all: Entry[] = CARDS["port-royal"]!.map((facts) => ({ facts, sets: [facts.set], words: facts.name.toLowerCase() }));

  it("shows all when nothing is wished for", () => expect(chosen(all, NOTHING)).toHaveLength(all.length));

  it("finds by name, kind, set and certainty together", () => {
    const found = chosen(all, { search: " ADMIRAL ", kind: "person", set: "base", sure: "two sources agree" });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ facts }) => facts.role === "admiral")).toBe(true);
    expect(chosen(all, { ...NOTHING, search: "admiral", kind: "ship" })).toEqual([]);
  });
});
