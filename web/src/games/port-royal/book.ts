// Figures of The Adventure Begins that lie on no card of a player: read from the game's own data file.
import data from "../../../../src/doubloon/games/port_royal/data/adventure.toml?raw";
import type { PortRoyal } from "./view.ts";

export const MOST_CROWNS = figure("most");
export const CROWNS_PER_INFLUENCE = figure("per_influence");
const WIN_CUBES = list("win", "cubes") as number[];
const WIN_INFLUENCE = list("win", "influence") as number[][];
const MONTHS = 4;

function figure(name: string): number {
  return Number(new RegExp(`^${name} = (\\d+)`, "m").exec(data)![1]);
}

function list(part: string, name: string): unknown {
  const text = data.slice(data.indexOf(`[${part}]`));
  const found = new RegExp(`^${name} = (\\[[\\d\\s,[\\]]*?\\])\\s*$(?=\\s*(?:^\\w|^\\[|^#))`, "m").exec(text)![1]!;
  return JSON.parse(found.replace(/,\s*\]/g, "]"));
}

export interface Target {
  done: number;
  tasks: number;
  cubes: number;
  cubesWanted: number;
  influence: number;
  influenceWanted: number;
}

/** What card 9 asks of a team, and how much of it is there (R19.2). */
export function target(view: PortRoyal): Target {
  const quest = view.quest!;
  const crew = view.players.length - 1;
  return {
    done: quest.tasks.filter((task) => task.done.length).length,
    tasks: quest.tasks.length,
    cubes: quest.tasks.reduce((sum, task) => sum + task.done.length, 0),
    cubesWanted: WIN_CUBES[crew]!,
    influence: view.players.reduce((sum, player) => sum + player.influence, 0),
    influenceWanted: WIN_INFLUENCE[quest.chapter - 1]?.[crew] ?? 0,
  };
}

/** Which month it is: every month has one event more than the one before (R17.3). */
export function month(view: PortRoyal): number {
  const quest = view.quest!;
  const seats = view.players.length;
  const first = (quest.coop ? [0, 1, 1, 2, 3] : [0, 0, 3, 4, 4])[seats]! + (seats <= 2 ? 1 : 0);
  const found = 1 + Math.max(0, quest.calendar.length - 1 + quest.past.length - first);
  return Math.min(found, lastMonth(view) || found);
}

/** The month that ends a team's chapter; 0 where the months go on until somebody wins. */
export function lastMonth(view: PortRoyal): number {
  return view.quest!.coop ? MONTHS : 0;
}
