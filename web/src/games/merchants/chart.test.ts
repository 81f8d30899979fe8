// The chart is drawn where the game says things are; journeys count as the terminal counts them.
import { beforeAll, expect, test, vi } from "vitest";
import { CARDS } from "../../../test/facts.ts";
import { SIZE, ZONES } from "./chart.gen.ts";
import type { Player } from "./view.ts";

vi.mock("../../lib/api.ts", () => ({
  ask: (path: string) => Promise.resolve(path.endsWith("cards") ? CARDS.merchants : {}),
}));

const rows = CARDS.merchants!.filter((row) => row.kind === "zone");
let book: typeof import("./book.ts");

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const cards = await import("../../lib/cards.svelte.ts");
  await cards.loadCards("merchants", "en");
  book = await import("./book.ts");
});

/** The corners of an outline, bends included. */
function corners(path: string): [number, number][] {
  const numbers = path.match(/[\d.]+/g)!.map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, n) => [numbers[2 * n]!, numbers[2 * n + 1]!]);
}

function inside([x, y]: [number, number], ring: [number, number][]): boolean {
  let found = false;
  ring.forEach(([ax, ay], n) => {
    const [bx, by] = ring[(n + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
  });
  return found;
}

test("every zone is on the chart, with its name and its port inside it", () => {
  expect(Object.keys(ZONES).sort()).toEqual(rows.map((row) => row.id).sort());
  for (const row of rows) {
    const { path, at, port } = ZONES[row.id]!;
    expect(inside(at, corners(path)), row.id).toBe(true);
    expect(!!port, row.id).toBe(row.port);
    if (port) expect(inside(port, corners(path)), row.id).toBe(true);
    expect(at[0] < SIZE[0] && at[1] < SIZE[1]).toBe(true);
  }
});

test("no two zones claim the same water", () => {
  for (const row of rows) {
    const homes = Object.values(ZONES).filter((zone) => inside(ZONES[row.id]!.at, corners(zone.path)));
    expect(homes.length, row.id).toBe(1);
  }
});

const captain = (more: Partial<Player>): Player => ({ zone: "havana", ashore: false, dead: false, kept: [], ...more }) as Player;

test("a journey takes an action out of port, one for each zone, one into port (M4.1)", () => {
  expect(book.reach(captain({}), "havana")).toMatchObject({ sea: 0, port: 1 });
  expect(book.reach(captain({ ashore: true }), "havana")).toMatchObject({ sea: 1, port: 0 });
  expect(book.reach(captain({}), "nassau")).toMatchObject({ sea: 1, port: 2, way: ["nassau"] });
  expect(book.reach(captain({ ashore: true }), "trinidad")).toMatchObject({ sea: 6, port: 7 });
});

test("the secret channel of a rumour shortens the way", () => {
  expect(book.way("curacao", "santo_domingo").length).toBe(2);
  expect(book.way("curacao", "santo_domingo", captain({ kept: ["ru_channel"] }))).toEqual(["santo_domingo"]);
});
