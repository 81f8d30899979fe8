import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Chance, commitment, firstWrong, hex, hmac, sha256, type Draw } from "./fair.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the fair deal", () => {
  it("hashes as everybody does, at every length around a block", () => {
    for (let length = 0; length < 140; length++) {
      const data = bytes("ž".repeat(length).slice(0, length));
      expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
      expect(hex(hmac(data, bytes("ahoy")))).toBe(createHmac("sha256", data).update("ahoy").digest("hex"));
    }
    expect(commitment("s")).toBe(createHash("sha256").update("s").digest("hex"));
  });

  it("draws what the Python source draws", () => {
    // python -c 'from doubloon.match.source import Committed; c = Committed("s", ["a", "", "ž"]);
    //            print([c.pick(n) for n in (2, 6, 60, 120, 7)])'
    const chance = new Chance("s", ["a", "", "ž"]);
    expect([2, 6, 60, 120, 7].map((below, spoken) => chance.pick(spoken, below))).toEqual(PYTHON);
  });

  it("finds the draw that somebody changed", () => {
    const chance = new Chance("secret", ["x"]);
    const draws = [10, 20, 30].map((below, n): Draw => [n, below, chance.pick(n, below)]);
    expect(firstWrong("secret", ["x"], draws)).toBeNull();
    draws[1]![2] = (draws[1]![2] + 1) % 20;
    expect(firstWrong("secret", ["x"], draws)).toBe(draws[1]);
  });
});

const PYTHON = [0, 2, 13, 103, 3];
