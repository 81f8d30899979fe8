// Port Royal for the table page: its board, what the board shows, and the race.
import type { Offer } from "../../lib/message.ts";
import type { Drawing } from "../index.ts";
import Board from "./Board.svelte";
import type { PortRoyal } from "./view.ts";

/** Choices that are cards or players to be touched; the rest are buttons, some of them on the board too. */
const ON_BOARD = new Set(["hire", "trade", "complete", "give", "name", "top", "be"]);

export const drawing: Drawing = {
  Board,
  shown: (offer: Offer) => ON_BOARD.has(offer.say.split(" ")[1] ?? ""),
  race: (view: PortRoyal) => view.players.map((player) => far(view, player.seat)),
};

/** Influence; for a team what each has done for it. */
function far(view: PortRoyal, seat: number): number {
  if (view.board?.coop) return view.board.contracts.filter((laid) => laid.claims.includes(seat)).length;
  if (view.quest?.coop) return view.quest.tasks.filter((task) => task.done.includes(seat)).length;
  return view.players[seat]!.influence;
}
