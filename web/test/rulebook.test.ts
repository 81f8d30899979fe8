import { describe, expect, test } from "vitest";
import { concerning, cut, pieces, rule, search } from "../src/start/rulebook.ts";

const MARKS = { ruling: "ruling", derived: "derived" };
const BOOK = cut({
  R1: "Terms",
  "R1.1": "Every card has a coin back. [CZ]",
  "R1.2": "[ruling] Coins that cannot be taken are lost; see R1.1.",
  "R1.2a": "[derived R1.1] So is the last one.",
  B7: "Stalemate [ruling]",
  "B7.1": "Nobody can move. ruling: The game ends; based on: ruling",
}, MARKS);

describe("the rule book", () => {
  test("has sections with their rules", () => {
    expect(BOOK.map(({ number, title, rules }) => [number, title, rules.length])).toEqual([
      ["R1", "Terms", 3],
      ["B7", "Stalemate", 1],
    ]);
  });

  test("tells rulings, what follows, and editions from the words", () => {
    const [first, second, third] = BOOK[0]!.rules;
    expect(first).toMatchObject({ text: "Every card has a coin back.", mark: "", editions: ["CZ"], sub: false });
    expect(second).toMatchObject({ text: "Coins that cannot be taken are lost; see R1.1.", mark: "ruling" });
    expect(third).toMatchObject({ text: "(R1.1) So is the last one.", mark: "derived", sub: true });
    expect(BOOK[1]!.rules[0]).toMatchObject({ text: "Nobody can move. ruling: The game ends", mark: "ruling" });
  });

  test("leaves out at a card what is about another one", () => {
    const rules = [
      rule("M8.2", "Sabotage: as the card says.", MARKS),
      rule("M8.2a", "[ruling] Quick Study: copies the last card.", MARKS),
      rule("M8.2b", "[ruling] A card of any kind: is shown.", MARKS),
    ];
    const cards = ["Quick Study", "Sabotage", "Trick of the Helm"];
    const numbers = (card: string) => concerning(rules, card, cards).map(({ number }) => number);
    expect(numbers("Trick of the Helm")).toEqual(["M8.2", "M8.2b"]);
    expect(numbers("Quick Study")).toEqual(["M8.2", "M8.2a", "M8.2b"]);
  });

  test("is searched by words, by number and for rulings", () => {
    const numbers = (wish: string, rulings = false) => search(BOOK, wish, rulings).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers("coin back")).toEqual(["R1.1"]);
    expect(numbers("r1.2")).toEqual(["R1.2", "R1.2a"]);
    expect(numbers("stalemate")).toEqual(["B7.1"]);
    expect(numbers("", true)).toEqual(["R1.2", "B7.1"]);
    expect(numbers("kraken")).toEqual([]);
  });

  test("links other rules, and shows what was looked for", () => {
    expect(pieces("Coins are lost; see R1.1 and R9.9.", ["lost"], new Set(["R1.1"]))).toEqual([
      { text: "Coins are ", kind: "plain" },
      { text: "lost", kind: "found" },
      { text: "; see ", kind: "plain" },
      { text: "R1.1", kind: "rule" },
      { text: " and ", kind: "plain" },
      { text: "R9.9", kind: "plain" },
      { text: ".", kind: "plain" },
    ]);
  });
});
