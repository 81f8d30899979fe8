// The table of Port Royal, drawn from real positions of every mode: each open choice can be reached, everything has words.
import "./browser.ts";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import { drawing } from "../src/games/port-royal/index.ts";
import { lacks } from "../src/games/port-royal/lacks.ts";
import { month, target } from "../src/games/port-royal/book.ts";
import { pages } from "../src/games/port-royal/story.ts";
import { allowance, base, type PortRoyal } from "../src/games/port-royal/view.ts";
import { loadCards } from "../src/lib/cards.svelte.ts";
import type { Happening, Offer, Said } from "../src/lib/message.ts";
import type { Seen } from "../src/lib/seen.ts";
import { speaker } from "../src/lib/speaker.svelte.ts";
import { CARDS } from "./facts.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const OWN = resolve(ROOT, ".venv/bin/python");
const PLAY = `
import json, random
import doubloon
MODES = [
    ("classic", 4, {"mode": "classic", "mix": ["gambler", "set-sail"]}),
    ("set-sail", 3, {"mode": "set-sail"}),
    ("contracts", 3, {"mode": "contracts"}),
    ("contracts-coop", 2, {"mode": "contracts-coop"}),
    ("adventure", 3, {"mode": "adventure", "chapter": 2, "people": "draft"}),
    ("adventure-coop", 2, {"mode": "adventure-coop", "chapter": 5}),
    ("adventure-open", 4, {"mode": "adventure-open"}),
]
found = []
for name, seats, options in MODES:
    wanted = {"repel", "name", "top", "keep", "complete", "be", "claim", "fulfil", "hire", "trade"}
    for seed in range(2):
        dice, t = random.Random(seed), doubloon.table("port-royal", seats=seats, seed=seed, options=options)
        plies = 0
        while t.decision and plies < 600:
            d = t.decision
            words = {choice.word.split()[0] for choice in d.options}
            if plies % 60 == 0 or words & wanted:
                wanted -= words
                found.append({
                    "mode": name, "eye": d.seat, "view": t.view(d.seat), "prompt": d.prompt.data(),
                    "offers": [{"say": c.text, "does": t.describe(c).data()} for c in d.options],
                    "events": [e.data() for e in t.events(d.seat)][-30:],
                })
            t.play(dice.choice(d.options)); plies += 1
        found.append({"mode": name, "eye": 0, "view": t.view(0), "prompt": None, "offers": [],
                      "events": [e.data() for e in t.events(0)][-30:]})
print(json.dumps(found))
`;

const NAMES = `
import json
from doubloon.games import game
print(json.dumps({id: label.data() for id, label in game("port-royal").labels.items()}))
`;

interface Position {
  mode: string;
  eye: number;
  view: PortRoyal;
  prompt: Said | null;
  offers: Offer[];
  events: Happening[];
}

/** Whom to give up for an expedition is a rare question: its position is made by hand. */
function giving(at: Position): Position {
  const view = structuredClone(at.view);
  view.players[at.eye]!.display = ["settler", "jack", "jack"];
  const offers = ["settler", "jack"].map((card) => ({ say: `P${at.eye + 1} give ${card}`, does: { id: "choice-give", args: { card }, rule: "" } }));
  return { ...at, view, offers, prompt: { id: "prompt-give", args: { card: "two-houses", symbol: "settler" }, rule: "" } };
}

const python = process.env.PYTHON ?? (existsSync(OWN) ? OWN : "python3");
const printed = execFileSync(python, ["-c", PLAY], { env: { ...process.env, PYTHONPATH: resolve(ROOT, "src") }, maxBuffer: 1 << 28 });
const positions: Position[] = JSON.parse(printed.toString());
positions.splice(1, 0, giving(positions[0]!));

function seen(at: Position): Seen {
  return {
    game: "port-royal",
    view: at.view,
    eye: at.eye,
    names: ["Ann", "Bob", "Cid", "Dee", "Eve"],
    offers: at.offers,
    turn: at.offers.length ? at.eye : null,
    prompt: at.prompt,
    lines: at.events.map((event, n) => ({ key: String(n), event })),
    live: true,
    can: (word) => at.offers.find((offer) => offer.say === `P${at.eye + 1} ${word}`),
    touch: () => {},
  };
}

const drawn = new Map<Position, string>();

function draw(at: Position): string {
  let markup = drawn.get(at);
  if (markup === undefined) drawn.set(at, (markup = render(drawing.Board, { props: { room: seen(at), hinted: "" } }).body));
  return markup;
}

beforeAll(async () => {
  const labels = execFileSync(python, ["-c", NAMES], {
    env: { ...process.env, PYTHONPATH: resolve(ROOT, "src") },
  }).toString();
  globalThis.fetch = (async (path: string) => new Response(path.endsWith("/labels") ? labels : JSON.stringify(CARDS["port-royal"]))) as typeof fetch;
  await loadCards("port-royal", "en");
  await speaker.load("common", "en");
  await speaker.load("port-royal", "en");
});

describe("the board", { timeout: 60_000 }, () => {
  test("shows every choice that it says it shows, in all modes", () => {
    const kinds = new Set<string>();
    for (const at of positions) {
      const html = draw(at);
      for (const offer of at.offers.filter((one) => drawing.shown(one, at.view))) {
        kinds.add(offer.say.split(" ")[1]!);
        expect(html, `${at.mode}: ${offer.say}`).toContain(`data-say="${offer.say}"`);
      }
    }
    expect([...kinds].sort()).toEqual(["be", "complete", "give", "hire", "name", "top", "trade"]);
  });

  test("has words for everything", () => {
    for (const at of positions) expect(draw(at)).not.toContain("⟨");
  });

  test("can be drawn for a spectator", () => {
    const at = positions.find((one) => one.mode === "adventure-coop" && one.view.quest!.tasks.length)!;
    const room = { ...seen(at), eye: null, offers: [], prompt: null, can: () => undefined };
    expect(render(drawing.Board, { props: { room, hinted: "" } }).body).toContain("Bob");
  });
});

test("the race is by influence, or by what each has done for the team", () => {
  for (const at of positions) {
    const race = drawing.race(at.view);
    expect(race).toHaveLength(at.view.players.length);
    if (!at.mode.endsWith("-coop")) expect(race).toEqual(at.view.players.map((player) => player.influence));
  }
});

test("colours allow cards as the rules say", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(base)).toEqual([1, 1, 1, 1, 2, 3, 4]);
  const view = structuredClone(positions[0]!.view);
  view.harbour = ["yellow-1-1", "blue-1-1", "green-1-1", "red-1-1", "admiral-2"];
  view.active = 0;
  view.gambled = 0;
  view.players[0]!.display = ["governor", "governor"];
  expect(allowance(view)).toEqual({ colours: 4, base: 2, more: 2 });
});

test("what is lacking fits what may be claimed or fulfilled", () => {
  for (const at of positions) {
    for (const offer of at.offers) {
      const [, verb, id] = offer.say.split(" ");
      if (verb !== "claim" && verb !== "fulfil") continue;
      const need = CARDS["port-royal"]!.find((facts) => facts.id === id)!.need;
      const missing = lacks(at.view, at.eye, need).filter((one) => one !== speaker.word("web-pr-lack-moment"));
      expect(missing, `${at.mode}: ${offer.say}`).toEqual([]);
    }
  }
});

test("a team's target and month are those of the book", () => {
  const at = positions.find((one) => one.mode === "adventure-coop" && one.view.quest!.tasks.length)!;
  expect(target(at.view)).toMatchObject({ cubesWanted: 5, influenceWanted: 25 });
  expect(month(at.view)).toBeGreaterThanOrEqual(1);
});

test("the story has a title, a page for each task, and an end", () => {
  const over = positions.findLast((one) => one.mode === "adventure-coop")!;
  const told = pages(seen(over));
  expect(told.map((page) => page.kind)).toEqual(["title", ...over.view.quest!.tasks.map(() => "task"), "last"]);
  for (const page of told) {
    expect(page.name).not.toContain("⟨");
    expect(page.paragraphs.length).toBeGreaterThan(1);
  }
});
