// What a boarding may leave its captain, and which ships may come.
import type { Seen } from "../../lib/seen.ts";
import { speaker, t } from "../../lib/speaker.svelte.ts";
import type { Found, Group } from "../../table/odds.ts";
import { captainOf, type Boarding, type View } from "./view.ts";

interface Told {
  top: string;
  ship: string;
  gains: Record<string, number>;
  ways: number;
}

export function odds(found: Found, room: Seen): Group[] {
  const view = room.view as View;
  const groups = ((found.boardings ?? []) as Told[]).map(({ top, ship, gains, ways }) => {
    const boarding = view.boardings.find((one: Boarding) => one.top === top && one.ship === ship);
    const seat = boarding ? captainOf(boarding) : 0;
    const rows = Object.entries(gains)
      .map(([gain, count]): [number, number] => [Number(gain), count])
      .sort(([one], [other]) => one - other)
      .map(([gain, count]) => ({ what: t("web-b-ducats", { count: gain }), share: count / ways }));
    return { title: speaker.word("web-b-odds", { seat, card: ship }, room.names), rows };
  });
  const next = Object.keys((found.next_ship ?? {}) as Record<string, unknown>);
  if (!next.length) return groups;
  return [...groups, { title: t("web-b-odds-next", { count: next.length }), rows: [], list: next.map((ship) => speaker.card(ship)) }];
}
