// What is said of a finished game: the same as `doubloon analyse` says.
import "../../test/browser.ts";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Said } from "../lib/message.ts";
import { settings } from "../lib/settings.svelte.ts";
import { speaker } from "../lib/speaker.svelte.ts";
import { Analysed, figure, points } from "./analysed.ts";
import type { Account, Findings, Mistake } from "./chances.ts";

const LANGUAGES = ["en", "pl", "cs", "de"] as const;

beforeAll(async () => {
  for (const lang of LANGUAGES) for (const part of ["common", "analysis"]) await speaker.load(part, lang);
});
afterEach(() => void (settings.lang = "en"));

const said = (id: string): Said => ({ id, args: {}, rule: "" });
const ann: Account = { seat: 0, start: 0.5, own: -0.125, others: 0.25, luck: 0.375, rest: 0, end: 1 };
const slip: Mistake = {
  at: 12,
  seat: 1,
  chosen: { chances: [0.7, 0.3] },
  better: { chances: [0.6, 0.4] },
  loss: 0.1,
  says: said("web-play"),
  better_says: said("web-pause"),
  risk: null,
  reasons: { influence: 1.5 },
};
const FOUND: Findings = {
  game: "port-royal",
  seats: 2,
  team: false,
  playouts: 6,
  asked: 80,
  weighed: 80,
  luck_told: true,
  murky: false,
  curve: [],
  accounts: [ann, { ...ann, seat: 1 }],
  mistakes: [slip],
  strokes: [{ at: 14, seat: 0, change: -0.2, told: said("web-play") }],
  risks: [
    { at: 12, seat: 1, fatal: 3, cards: 60, bust: false },
    { at: 13, seat: 1, fatal: 6, cards: 60, bust: true },
  ],
};
const told = (more: Partial<Findings> = {}) => new Analysed({ ...FOUND, ...more }, ["Ann", "Ben"]);

test("a figure has one digit, a sign if it is a change, and is rounded as Python does", () => {
  expect([6.25, 6.75, -6.25, 0.15, 33.35].map((value) => figure(value))).toEqual(["6.2", "6.8", "−6.2", "0.1", "33.4"]);
  expect([0.0625, -0.2, 0].map(points)).toEqual(["+6.2", "−20.0", "+0.0"]);
  settings.lang = "de";
  expect(points(-0.2)).toBe("−20,0");
});

test("how many of how many choices were weighed, and how often each was played on", () => {
  expect(told().lead()).toMatch(/^Port Royal: all 80 choices .* played on 6 times/);
  expect(told({ weighed: 20 }).lead()).toMatch(/20 of 80 choices/);
});

test("an account adds up from the start to the end, and what is unexplained is told if there is any", () => {
  expect(told().account(ann)).toBe("Ann: 50.0% at the start, −12.5 by own choices, +25.0 by the choices of others, +37.5 by luck, 100.0% in the end.");
  expect(told().account({ ...ann, rest: 0.1 })).toContain("+10.0 unexplained");
  expect(told({ luck_told: false }).account(ann)).toContain("+37.5 unexplained");
  expect(told({ luck_told: false }).account(ann)).not.toContain("luck");
});

test("a team has one account, and everybody's part in it", () => {
  expect(told({ team: true }).team()).toEqual([
    "The team: 50.0% at the start, −25.0 by its choices, +37.5 by luck, 100.0% in the end.",
    "By Ann's choices: −12.5.",
    "By Ben's choices: −12.5.",
  ]);
});

test("what the accounts do not tell is said, and murky ones point to the mistakes, if there are any", () => {
  expect(told().cautions()).toEqual([]);
  expect(told({ luck_told: false }).cautions()).toEqual([speaker.word("analyse-luck-untold"), speaker.word("analyse-unexplained")]);
  const murky = { accounts: [{ ...ann, rest: 3 }], murky: true };
  expect(told(murky).cautions()).toEqual([speaker.word("analyse-anew"), speaker.word("analyse-murky")]);
  expect(told({ ...murky, mistakes: [] }).cautions()).toEqual([speaker.word("analyse-anew"), speaker.word("analyse-murky-alone")]);
});

test("a mistake is told with its reasons and with the risk", () => {
  expect(told().mistake(slip)).toBe(
    'After choice 12, Ben chose "Play" (chance 30.0%); "Pause" was better (40.0%). In the turns that were played on it brings on average: influence +1.5.',
  );
  expect(told().mistake({ ...slip, risk: [3, 60] })).toMatch(/influence \+1\.5\. 3 of 60 cards would have ended the turn\.$/);
});

test("luck and draws", () => {
  expect(told().stroke(FOUND.strokes[0]!)).toBe("After choice 14: Play (−20.0 for Ann)");
  expect(told({ luck_told: false }).strokes).toEqual([]);
  expect(told().draws(1, FOUND.risks)).toBe("Ben: cards drawn 2, busts to be expected 0.2, busts 1.");
});

test("the riskiest draws come first", () => {
  expect(told().riskiest.map((one) => told().drew(one))).toEqual([
    "After choice 13, Ben drew at a risk of 10.0% (6 of 60 cards) and went bust.",
    "After choice 12, Ben drew at a risk of 5.0% (3 of 60 cards).",
  ]);
  const many = FOUND.risks.flatMap((one) => Array(9).fill(one));
  expect(told({ risks: many }).riskiest).toHaveLength(8);
});

test("at a moment it is told what chance did, what was wrong, and what was risky", () => {
  expect(told().here(11)).toEqual([]);
  expect(told().here(12)).toEqual([told().mistake(slip), told().drew(FOUND.risks[0]!)]);
  expect(told().here(13)).toEqual([told().drew(FOUND.risks[1]!)]);
  expect(told().here(14)).toEqual([told().stroke(FOUND.strokes[0]!)]);
});

test.each(LANGUAGES)("all of it has words in %s", (lang) => {
  settings.lang = lang;
  const all = [true, false].flatMap((luck_told) => {
    const one = told({ luck_told, murky: true, team: luck_told, weighed: 22 });
    return [one.lead(), one.account(ann), ...one.team(), ...one.cautions(), one.mistake(slip), ...one.here(14), ...one.riskiest.map((draw) => one.drew(draw)), one.draws(1, FOUND.risks)];
  });
  expect(all.join(" ")).not.toMatch(/⟨|undefined|NaN|\{/);
});
