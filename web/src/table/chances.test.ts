import { expect, test } from "vitest";
import { type Account, chancesAt, curves, type Findings, hundredths, isOdd, type Risk, share, unexplained } from "./chances.ts";
import { longest, sources } from "./sources.ts";

const curve: [number, number[]][] = [
  [1, [0.4, 0.6]],
  [3, [0.7, 0.3]],
  [3, [0.2, 0.8]],
];
const account = (seat: number, own: number, rest = 0): Account => ({ seat, start: 0.5, own, others: -0.75 - own, luck: 0.125, rest, end: 0 });
const lucky = { team: false, luck_told: true, accounts: [account(0, -0.25), account(1, -0.5)] } as Findings;
const blind: Findings = { ...lucky, luck_told: false };

test("chances are those known last before a position", () => {
  expect(chancesAt(curve, 0)).toEqual([0.4, 0.6]);
  expect(chancesAt(curve, 2)).toEqual([0.4, 0.6]);
  expect(chancesAt(curve, 3)).toEqual([0.2, 0.8]);
  expect(chancesAt([], 3)).toEqual([]);
});

test("a share is told in hundredths", () => {
  expect(hundredths(0.416)).toBe(42);
});

test("who share their chances have one curve", () => {
  expect(curves({ ...lucky, team: true }, [0.4, 0.4])).toEqual([0.4]);
  expect(curves(lucky, [0.4, 0.6])).toEqual([0.4, 0.6]);
});

test("luck that is not told apart is unexplained", () => {
  expect([lucky, blind].map((found) => unexplained(found, account(0, 0, 0.25)))).toEqual([0.25, 0.375]);
  expect([lucky, blind].map((found) => isOdd(found, found.accounts))).toEqual([false, true]);
});

test("a draw without cards to come risks nothing", () => {
  expect(share({ fatal: 3, cards: 60 } as Risk)).toBe(0.05);
  expect(share({ fatal: 0, cards: 0 } as Risk)).toBe(0);
});

test("a seat has bars for its choices and those of others, a team one for everybody's", () => {
  const ids = (found: Findings) => sources(found, found.accounts[0]!).map(({ id, seat }) => id ?? seat);
  expect(ids(lucky)).toEqual(["analyse-own", "analyse-others", "analyse-chance-did"]);
  expect(ids(blind)).toEqual(["analyse-own", "analyse-others", "analyse-rest"]);
  expect(ids({ ...lucky, team: true })).toEqual([0, 1, "analyse-chance-did"]);
  expect(longest(lucky)).toBe(0.5);
});
