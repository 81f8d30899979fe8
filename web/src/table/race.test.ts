import { describe, expect, it } from "vitest";
import { ended, marks, scale } from "./race.ts";

describe("the chart of the race", () => {
  it("goes from one span to another, and stands still in an empty one", () => {
    expect([0, 5, 10].map(scale(0, 10, 100, 0))).toEqual([100, 50, 0]);
    expect(scale(3, 3, 0, 10)(3)).toBe(0);
  });

  it("ends with what the end itself adds, by seats", () => {
    const standing = [{ seat: 1, place: 1, scores: { glory: 9 } }, { seat: 0, place: 2, scores: { glory: 7 } }];
    const outcome = { winners: [1], standing, reason: { id: "", args: {}, rule: "" } };
    const found = ended([{ at: 0, values: [0, 0] }, { at: 100, values: [6, 5] }], outcome, (scores) => scores.glory!);
    expect(found.at(-1)).toEqual({ at: 107, values: [7, 9] });
    expect(found).toHaveLength(3);
    expect(ended([], outcome, () => 0)).toEqual([]);
  });

  it("keeps labels apart, in their order", () => {
    const found = marks([50, 50, 52, 10], 16, [0, 200]);
    const sorted = [...found].sort((a, b) => a - b);
    expect(sorted.slice(1).every((place, n) => place - sorted[n]! > 15.99)).toBe(true);
    expect(found[3]).toBeLessThan(found[0]!);
    expect(found[2]).toBeGreaterThan(found[1]!);
    expect(found[3]).toBe(10);
    expect(marks([12, 100, 101, 102, 103], 16, [0, 200])[0]).toBe(12);
    expect(marks([12, 12, 12, 20], 16, [12, 200])).toEqual([12, 28, 44, 60]);
    expect(marks([148, 148, 148], 16, [12, 148])).toEqual([116, 132, 148]);
  });
});
