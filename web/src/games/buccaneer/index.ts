import type { Drawing } from "../index.ts";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { odds } from "./odds.ts";
import type { View } from "./view.ts";

/** What the board shows as stacks and ships to touch; loot and passing are buttons. */
const ON_BOARD = ["take", "onto", "board"];

export const drawing: Drawing = {
  Board,
  Mark: Badge,
  shown: (offer) => ON_BOARD.includes(offer.say.split(" ")[1] ?? ""),
  race: (view: View) => view.players.map((player) => player.ducats),
  odds,
};
