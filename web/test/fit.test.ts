// How large the cards of a harbour are.
import { expect, test } from "vitest";
import { across, fit } from "../src/games/port-royal/fit.ts";

test("cards lie within their place, however many there are", () => {
  for (const [wide, high] of [[326, 190], [590, 180], [760, 250]] as const) {
    for (let count = 1; count <= 24; count++) {
      const size = fit(count, wide, high);
      const columns = Math.floor((wide + 6) / (size + 6));
      const rows = Math.ceil(count / columns);
      expect(rows * size * 1.4 + (rows - 1) * 6).toBeLessThanOrEqual(high + 1);
    }
  }
});

test("fewer cards are never smaller", () => {
  const sizes = Array.from({ length: 20 }, (_, n) => fit(n + 1, 590, 180));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test("rows are about alike, and as few as they can be", () => {
  expect([1, 4, 5, 6, 7, 8, 9].map((count) => across(count, 60, 326))).toEqual([1, 4, 5, 3, 4, 4, 5]);
  expect(across(3, 0, 0)).toBeGreaterThan(0);
});

test("in no place there is no size", () => expect(fit(3, 0, 0)).toBeLessThanOrEqual(0));
