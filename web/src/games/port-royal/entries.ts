// Contracts and tasks that lie out: what each asks and gives, who did it, what the onlooker lacks.
import { speaker, t } from "../../lib/speaker.svelte.ts";
import { lacks } from "./lacks.ts";
import { card, type PortRoyal } from "./view.ts";

export interface Entry {
  /** The id of its card. */
  id: string;
  /** How a player claims or fulfils it. */
  word: string;
  /** The number of a task; a contract has none. */
  code: string;
  name: string;
  asks: string;
  /** A contract's whole price row; a task's coins for the first. */
  row: number[];
  crowns: number;
  done: number[];
  /** How far seats are on the way, and how far it is. */
  steps: { seat: number; count: number }[];
  of: number;
  /** What the onlooker lacks; null if nobody in particular looks, or it is done. */
  lacks: string[] | null;
}

export function entries(view: PortRoyal, eye: number | null): Entry[] {
  if (view.board) return view.board.contracts.map((laid) => contract(view, laid, eye));
  if (view.quest) return view.quest.tasks.map((laid) => task(view, laid, eye));
  return [];
}

type Laid = NonNullable<PortRoyal["board"]>["contracts"][number];

function contract(view: PortRoyal, laid: Laid, eye: number | null): Entry {
  const facts = card(laid.id);
  const steps = laid.steps.map((count, seat) => ({ seat, count })).filter((one) => one.count && !laid.claims.includes(one.seat));
  const bound = eye !== null && steps.some((one) => one.seat === eye);
  return {
    id: laid.id,
    word: `claim ${laid.id}`,
    code: "",
    name: speaker.card(laid.id),
    asks: t("web-pr-asks-" + laid.id),
    row: (facts?.rewards as number[] | undefined)?.slice(0, Math.max(view.players.length, laid.claims.length)) ?? [],
    crowns: 0,
    done: laid.claims,
    steps,
    of: Number(facts?.steps ?? 1),
    lacks: missing(view, eye, laid.claims, facts?.need, eye !== null && (view.players[eye]!.cubes > 0 || bound)),
  };
}

function task(view: PortRoyal, laid: { id: string; done: number[] }, eye: number | null): Entry {
  const facts = card(laid.id);
  const travellers = view.quest!.travellers;
  const of = Number(facts?.steps ?? 1);
  const steps = of > 1 ? travellers.map((one, seat) => ({ seat, count: one.bound >= 0 ? 1 : 0 })).filter((one) => one.count) : [];
  const own = eye === null ? null : travellers[eye]!;
  return {
    id: laid.id,
    word: `fulfil ${laid.id}`,
    code: laid.id,
    name: speaker.word("story-" + laid.id, {}, [], "name"),
    asks: speaker.word("story-" + laid.id, {}, [], "task"),
    row: [Number(facts?.coins ?? 0)],
    crowns: Number(facts?.crowns ?? 0),
    done: laid.done,
    steps,
    of,
    lacks: missing(view, eye, laid.done, facts?.need, !!own && (own.cubes > 0 || own.bound >= 0)),
  };
}

function missing(view: PortRoyal, eye: number | null, done: number[], need: unknown, cube: boolean): string[] | null {
  if (eye === null || done.includes(eye) || !need) return null;
  const found = lacks(view, eye, need as Parameters<typeof lacks>[2]);
  return cube ? found : [t("web-pr-lack-cube"), ...found];
}
