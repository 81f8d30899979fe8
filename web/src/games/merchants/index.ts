// Merchants & Marauders at the browser table.
import type { Drawing } from "../index.ts";
import Board from "./Board.svelte";
import { odds } from "./odds.ts";
import { shown } from "./scenes.ts";
import type { MView } from "./view.ts";

export const drawing: Drawing = {
  Board,
  shown,
  race: (view: MView) => view.players.map((player) => player.glory),
  // Gold in the chest is worth Glory only at the end (M1.4).
  lastly: { reached: ({ glory }) => glory ?? 0, note: "web-m-race-chest" },
  odds,
};
