// What a boarding may leave its captain, and which ships may come.
import { speaker, t } from "../../lib/speaker.svelte.ts";
import type { Found, Group } from "../../table/odds.ts";

interface Told {
  top: string;
  ship: string;
  gains: Record<string, number>;
  ways: number;
}

export function odds(found: Found): Group[] {
  const groups = ((found.boardings ?? []) as Told[]).map(({ top, ship, gains, ways }) => {
    const rows = Object.entries(gains)
      .map(([gain, count]): [number, number] => [Number(gain), count])
      .sort(([one], [other]) => one - other)
      .map(([gain, count]) => ({ what: t("web-b-ducats", { count: gain }).replace("-", "−"), share: count / ways }));
    return { title: t("web-b-odds", { ship: speaker.card(ship), disc: speaker.card(top) }), rows };
  });
  const next = Object.keys((found.next_ship ?? {}) as Record<string, unknown>);
  if (!next.length) return groups;
  return [...groups, { title: t("web-b-odds-next", { count: next.length }), rows: [], list: next.map((ship) => speaker.card(ship)) }];
}
