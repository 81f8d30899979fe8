import { expect, test } from "vitest";
import { accountId, chancesAt, curves, doubts, type Findings, hundredths, together, unexplained } from "./chances.ts";

const curve: [number, number[]][] = [
  [1, [0.4, 0.6]],
  [3, [0.7, 0.3]],
  [3, [0.2, 0.8]],
];

test("chances are those known last before a position", () => {
  expect(chancesAt(curve, 0)).toEqual([0.4, 0.6]);
  expect(chancesAt(curve, 2)).toEqual([0.4, 0.6]);
  expect(chancesAt(curve, 3)).toEqual([0.2, 0.8]);
  expect(chancesAt([], 3)).toEqual([]);
});

test("a share is told in hundredths", () => {
  expect(hundredths(0.416)).toBe(42);
});

test("who share their chances have one curve, and choose together", () => {
  const accounts = [-0.25, -0.5].map((own, seat) => ({ seat, own, others: -0.75 - own, luck: 0.125, rest: 0 }));
  const found = { team: true, luck_told: true, murky: false, curve, accounts, mistakes: [] };
  expect(curves(found, [0.4, 0.4])).toEqual([0.4]);
  expect(curves({ ...found, team: false }, [0.4, 0.6])).toEqual([0.4, 0.6]);
  expect(together(accounts)).toMatchObject({ own: -0.75, luck: 0.125 });
});

const lucky: Findings = { team: false, luck_told: true, murky: false, curve, accounts: [], mistakes: [] };
const blind: Findings = { ...lucky, luck_told: false };

test("luck that is not told apart is unexplained, and a sentence says so", () => {
  const one = { seat: 0, own: 0, others: 0, luck: 0.125, rest: 0.25 };
  expect(unexplained(lucky, one)).toBe(0.25);
  expect(unexplained(blind, one)).toBe(0.375);
  expect([lucky, blind].map(accountId)).toEqual(["web-account", "web-account-blind"]);
  expect(accountId({ ...blind, team: true })).toBe("web-account-team-blind");
  expect([lucky, blind].map(doubts)).toEqual([[], ["web-luck-untold"]]);
});

test("where most is unexplained the mistakes are the part to look at, if there are any", () => {
  const slip = { at: 3, seat: 0, loss: 0.25 } as Findings["mistakes"][0];
  expect(doubts({ ...lucky, murky: true })).toEqual([]);
  expect(doubts({ ...lucky, murky: true, mistakes: [slip] })).toEqual(["web-murky"]);
});
