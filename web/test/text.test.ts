import { expect, test } from "vitest";
import { box, hatch, tincture } from "../src/cards/art/hatch.ts";
import { banner, fit, measure } from "../src/cards/text.ts";

test("long words get smaller letters, short ones not larger than allowed", () => {
  expect(fit("Flute", 60, 11)).toBe(11);
  expect(fit("Machiel van Riebeeck", 60, 11)).toBeLessThan(7);
});

test("a name that would be too small takes two lines, cut where both are shortest", () => {
  expect(banner("Sailor", 75).lines).toEqual(["Sailor"]);
  expect(banner("Jack of All Trades", 75).lines).toEqual(["Jack of", "All Trades"]);
  expect(banner("Donaudampfschifffahrt", 40).lines).toHaveLength(1);
});

test("no line of a banner is wider than its place", () => {
  for (const name of ["Jack of All Trades", "Anchors and House expedition", "Word from the Warehouse"]) {
    const { lines, size } = banner(name, 75);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(75.5);
  }
});

test("strokes stay inside their shape", () => {
  const numbers = (hatch(box(10, 10, 20, 20), 37, 3).match(/[\d.]+/g) ?? []).map(Number);
  expect(numbers.length).toBeGreaterThan(20);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(30);
});

test("each colour has strokes of its own", () => {
  const shape = box(0, 0, 30, 30);
  const made = ["yellow", "blue", "green", "red", "black", "ares"].map((colour) => tincture(colour, shape));
  expect(new Set(made).size).toBe(6);
  expect(made[0]).toMatch(/^(M[\d.]+ [\d.]+h0)+$/);
  expect(tincture("mauve", shape)).toBe("");
});
