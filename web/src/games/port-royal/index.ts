import type { Drawing } from "../index.ts";
import Board from "./Board.svelte";

export const drawing: Drawing = {
  Board,
  shown: () => false,
  race: () => [],
};
