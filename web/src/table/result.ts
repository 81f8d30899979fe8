// How a game ended, in words and numbers.
import type { Happening } from "../lib/message.ts";
import type { Outcome } from "../lib/room.svelte.ts";
import { t } from "../lib/speaker.svelte.ts";

export function winners(outcome: Outcome, names: string[]): string {
  const won = outcome.winners.map((seat) => names[seat] ?? "");
  if (!won.length) return t("web-end-nobody");
  return t(won.length === 1 ? "web-end-winner" : "web-end-winners", { names: won });
}

/** One thing that is counted for every seat. */
interface Figure {
  id: string;
  of(event: Happening): number;
}

const each = (id: string, ...names: string[]): Figure => ({ id, of: ({ event }) => (names.includes(event) ? 1 : 0) });
const sum = (id: string, arg: string, ...names: string[]): Figure => ({
  id,
  of: (event) => (names.includes(event.event) ? Number(event[arg] ?? 0) : 0),
});

const FIGURES: Record<string, Figure[]> = {
  "port-royal": [
    each("turns", "turn"),
    each("turned", "revealed"),
    each("busts", "busted"),
    each("traded", "traded"),
    sum("earned", "coins", "traded", "earned", "tax-bonus", "crowned"),
    each("hired", "hired"),
    each("expeditions", "completed"),
    each("claimed", "claimed"),
    each("tasks", "fulfilled"),
  ],
  buccaneer: [
    each("turns", "b-turn"),
    each("moves", "b-moved"),
    each("boardings", "b-boarded"),
    sum("plunder", "coins", "b-boarded"),
    each("loot", "b-looted"),
    sum("wages", "coins", "b-wage"),
    each("mutinies", "b-mutiny"),
  ],
  merchants: [
    each("turns", "m-turn"),
    each("ports", "m-port"),
    each("sold", "m-sold"),
    sum("sales", "gold", "m-sold"),
    each("raids", "m-raids"),
    each("battles", "m-battle"),
    each("missions", "m-mission-done"),
    each("rumours", "m-rumour-true"),
    each("deaths", "m-died"),
  ],
};

/** What each seat did how often; lines that say nothing about anybody are left out. */
export function figures(game: string, events: Happening[], seats: number): { id: string; counts: number[] }[] {
  return (FIGURES[game] ?? [])
    .map(({ id, of }) => {
      const counts = Array.from({ length: seats }, () => 0);
      for (const event of events) if (typeof event.seat === "number") counts[event.seat]! += of(event);
      return { id, counts };
    })
    .filter(({ counts }) => counts.some((count) => count > 0));
}
