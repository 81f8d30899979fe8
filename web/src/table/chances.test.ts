import { expect, test } from "vitest";
import { chancesAt, hundredths } from "./chances.ts";

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
