import { expect, test } from "vitest";
import { chancesAt, curves, hundredths, together } from "./chances.ts";

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
  const found = { team: true, curve, accounts, mistakes: [] };
  expect(curves(found, [0.4, 0.4])).toEqual([0.4]);
  expect(curves({ ...found, team: false }, [0.4, 0.6])).toEqual([0.4, 0.6]);
  expect(together(accounts)).toMatchObject({ own: -0.75, luck: 0.125 });
});
