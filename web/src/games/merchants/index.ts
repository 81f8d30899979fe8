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
  odds,
};
