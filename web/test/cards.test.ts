// Every card of every game has a face, and the face tells its numbers.
import "./browser.ts";
import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it, test } from "vitest";
import { ART } from "../src/cards/art/index.ts";
import { PENNANTS, RIG_NAMES } from "../src/cards/art/ships.ts";
import Card from "../src/cards/Card.svelte";
import CardBack from "../src/cards/CardBack.svelte";
import { FACES } from "../src/cards/faces/index.ts";
import Loot from "../src/cards/Loot.svelte";
import Pirate from "../src/cards/Pirate.svelte";
import ShipHull from "../src/cards/ShipHull.svelte";
import Symbol from "../src/cards/symbols/Symbol.svelte";
import { singles, type Facts } from "../src/lib/cards.svelte.ts";
import { ALL, CARDS } from "./facts.ts";

const drawn = new Map<Facts, string>();

function draw(game: string, facts: Facts): string {
  let markup = drawn.get(facts);
  if (markup === undefined) drawn.set(facts, (markup = render(Card, { props: { game, id: facts.id, facts } }).body));
  return markup;
}

/** What is written on a face, piece by piece. */
function written(markup: string): string[] {
  return [...markup.matchAll(/<text[^>]*>(?:<!--.*?-->)*([^<]*)/g)].map((found) => found[1]!.replaceAll("&lt;", "<").replaceAll("&amp;", "&"));
}

const find = (game: string, id: string): Facts => CARDS[game]!.find((facts) => facts.id === id)!;

/** The numbers that a player must see without asking for more. */
const NUMBERS: Record<string, string[]> = {
  "port-royal person": ["cost", "influence"],
  "port-royal ship": ["swords"],
  "port-royal expedition": ["influence", "coins"],
  "buccaneer ship": ["money", "crew", "wage"],
  "buccaneer loot": ["majority"],
  "merchants ship": ["toughness", "cargo", "crew", "cannons", "maneuverability"],
  "merchants captain": ["seamanship", "scouting", "leadership", "influence"],
  "merchants npc": ["seamanship", "scouting", "leadership"],
  "merchants modification": ["price"],
  "merchants special_weapon": ["price"],
};

test("there are cards to draw", () => {
  expect(Object.keys(CARDS)).toEqual(["port-royal", "buccaneer", "merchants"]);
  expect(ALL.length).toBeGreaterThan(450);
});

describe.each(Object.keys(CARDS))("%s", (game) => {
  it("has a face for every kind", () => {
    const kinds = [...new Set(CARDS[game]!.map((facts) => facts.kind))];
    expect(kinds.filter((kind) => !FACES[game]![kind])).toEqual([]);
  });

  it("draws every card without a gap in it", () => {
    for (const facts of CARDS[game]!) {
      const markup = draw(game, facts);
      expect(markup, facts.id).not.toMatch(/undefined|NaN|null|\[object|Infinity|⟨/);
      expect(markup.match(/<path/g)!.length, facts.id).toBeGreaterThan(5);
    }
  });

  it("writes the name on every card", () => {
    for (const facts of CARDS[game]!) expect(written(draw(game, facts)).join(" "), facts.id).toContain(facts.name);
  });

  it("shows the numbers that matter", () => {
    for (const facts of CARDS[game]!) {
      const seen = written(draw(game, facts));
      for (const name of NUMBERS[`${game} ${facts.kind}`] ?? []) {
        if (facts[name] !== undefined) expect(seen, `${facts.id} ${name}`).toContain(String(facts[name]));
      }
    }
  });
});

test("every sign that a face asks for was drawn", () => {
  for (const [game, facts] of ALL) {
    // The sign of what nobody drew is a card; only these have one on purpose.
    const card = /\bM12 5H36V43H12Z/.test(draw(game, facts));
    const meant = /governor|clerk|admiral|jester|gambler|scout|officer-scott|thomas-fishborn|^5[12]$/.test(facts.id);
    if (!meant) expect(card, facts.id).toBe(false);
  }
});

describe("Port Royal", () => {
  it("tells ships of different colours apart by rig and pennant", () => {
    const colours = ["yellow", "blue", "green", "red", "black", "ares"];
    expect(new Set(colours.map((colour) => JSON.stringify(PENNANTS[colour]))).size).toBe(6);
    const ships = ["pinnace", "flute", "skiff", "frigate", "galleon", "ares"];
    expect(ships.filter((ship) => !RIG_NAMES.includes(ship))).toEqual([]);
  });

  it("draws a skull instead of swords", () => {
    const skull = draw("port-royal", find("port-royal", "red-skull-3"));
    expect(written(skull).sort()).toEqual(["3", "Frigate"]);
  });

  it("pays in crowns where a ship has no coins", () => {
    const ship = draw("port-royal", find("port-royal", "red-6-0-rum"));
    expect(written(ship)).toContain("1");
    expect(written(ship)).not.toContain("0");
  });

  it("lists the rewards of a contract in order", () => {
    const seen = written(draw("port-royal", find("port-royal", "frigate-nemesis")));
    expect(seen.join(" ")).toContain("8 6 5 4 3");
  });

  it("tells what a tax leaves", () => {
    expect(written(draw("port-royal", find("port-royal", "tax-set-sail")))).toEqual(expect.arrayContaining(["9+", "8"]));
    expect(written(draw("port-royal", find("port-royal", "tax-swords")))).toEqual(expect.arrayContaining(["12+", "½"]));
  });
});

test("each card of a good shows its loot and its sign", () => {
  const cocoa = singles(find("merchants", "cocoa"));
  expect(cocoa.map(({ id, copies }) => [id, copies])).toEqual(Array.from({ length: 8 }, (_, at) => [`cocoa-${at + 1}`, 1]));
  for (const facts of CARDS.merchants!.flatMap(singles)) {
    expect(written(draw("merchants", facts)), facts.id).toEqual(expect.arrayContaining([String(facts.loot), facts.name]));
    expect(ART[facts.symbol], facts.symbol).toBeDefined();
  }
  expect(singles(find("merchants", "sloop"))).toEqual([]);
});

test("a deck of the house needs no pictures: given facts go before those of the game", () => {
  const facts = { ...find("port-royal", "admiral-1"), name: "Lord of the Tides", cost: 11, role: "weatherman" };
  const seen = written(draw("port-royal", facts));
  expect(seen).toContain("11");
  expect(seen.join(" ")).toContain("Lord of the Tides");
});

test("a card nobody knows still shows a face with its name", () => {
  const { body } = render(Card, { props: { game: "port-royal", id: "x", facts: { id: "x", kind: "riddle", name: "Riddle", text: [] } } });
  expect(written(body)).toContain("Riddle");
});

test("backs, discs, tokens, ships and signs are drawn", () => {
  for (const game of Object.keys(CARDS)) expect(render(CardBack, { props: { game } }).body).toContain("<svg");
  for (const rank of [2, 3, 4, 5]) expect(written(render(Pirate, { props: { rank } }).body)).toContain(String(rank));
  expect(written(render(Pirate, { props: { rank: "q" } }).body)).toContain("?");
  for (const kind of ["chest", "barrel", "candelabra", "dagger"]) expect(ART[kind], kind).toBeDefined();
  expect(render(Loot, { props: { kind: "chest", label: "Treasure" } }).body).toContain('aria-label="Treasure"');
  for (const rig of RIG_NAMES) expect(render(ShipHull, { props: { rig } }).body).not.toMatch(/undefined|NaN/);
  expect(written(render(Symbol, { props: { name: "coin", value: 12 } }).body)).toEqual(["12"]);
});

test("every paint of a drawing is mixed", () => {
  const css = readFileSync(new URL("../src/cards/paint.css", import.meta.url), "utf8");
  const used = new Set(Object.values(ART).flatMap((art) => art.map(([paint]) => paint)));
  expect([...used].filter((paint) => !css.includes(`.i-${paint}`))).toEqual([]);
});
