import { describe, expect, it, vi } from "vitest";

vi.mock("../lib/speaker.svelte.ts", () => ({ speaker: {}, t: (id: string) => id }));
const { paragraphs, touched, voided } = await import("./story.ts");
const { figures } = await import("./result.ts");

const line = (event: string, more: object = {}, key = Math.random().toString()) => ({ key, event: { event, ...more } });

describe("the story", () => {
  it("begins a paragraph with every turn and leaves out the noise", () => {
    const lines = [line("laid-out"), line("turn", { seat: 0 }), line("unveiled"), line("stopped", { seat: 0 }), line("turn", { seat: 1 })];
    const found = paragraphs(lines);
    expect(found.map(({ lines }) => lines.length)).toEqual([1, 1, 0]);
    expect(found[0]!.head).toBeNull();
    expect(found[2]!.head).toBe(lines[4]);
  });

  it("knows what was taken back: what came of so many choices, and nothing before them", () => {
    const chose = (seat: number) => ({ key: `c${Math.random()}`, fact: { fact: "chose", seat } });
    const said = { key: "talk", fact: { fact: "said", seat: 1, text: "Oh!" } };
    const lines = [line("began", {}, "a"), chose(0), line("b-took", {}, "b"), chose(0), line("turn", { seat: 1 }, "c"), said, chose(1), line("d", {}, "d")];
    const back = [...lines, line("taken-back", { seat: 0, count: 2 }, "back"), chose(0), line("e", {}, "e")];
    expect([...voided(lines)]).toEqual([]);
    expect([...voided(back)]).toEqual(["c", "d"]);
    expect([...voided([...back, line("taken-back", { seat: 0, count: 2 }, "again")])].sort()).toEqual(["b", "c", "d", "e"]);
    // What follows does not stand below the heading of a turn that never was.
    expect(paragraphs(back, voided(back)).map(({ head }) => head?.key)).toEqual(["a", "c", "back"]);
  });

  it("knows what a line is about, and nothing of what was said", () => {
    expect(touched(line("hired", { seat: 2, card: "admiral-2", coins: 5 }))).toEqual(["seat-2", "admiral-2"]);
    expect(touched({ key: "1", fact: { fact: "said", seat: 1, text: "admiral-2" } })).toEqual(["seat-1"]);
  });
});

describe("figures", () => {
  it("counts by seat, and leaves out what nobody did", () => {
    const events = [line("turn", { seat: 0 }), line("turn", { seat: 1 }), line("turn", { seat: 0 }), line("traded", { seat: 1, coins: 3 })];
    const found = figures("port-royal", events.map(({ event }) => event) as never, 2);
    expect(Object.fromEntries(found.map(({ id, counts }) => [id, counts]))).toEqual({ turns: [2, 1], traded: [0, 1], earned: [0, 3] });
  });
});
