// What chance may bring next, as every game tells it: rows with a share each, and lists of what is still covered.
import type { Room } from "../lib/room.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { speaker, t } from "../lib/speaker.svelte.ts";

export type Found = Record<string, unknown>;

export interface Group {
  title: string;
  rows: { what: string; share: number }[];
  /** What is in it, where every one is as likely as any other; folded if there are rows elsewhere. */
  list?: string[];
}

/** The choices of whoever is asked that are a matter of luck. */
export function choices(found: Found, room: Room): Group[] {
  const rows = ((found.choices ?? []) as { say: string; percent: number }[])
    .filter(({ percent }) => percent < 100)
    .map(({ say, percent }) => {
      const offer = room.offers.find((one) => one.say === say);
      return { what: offer ? speaker.say(offer.does, room.names) : say, share: percent / 100 };
    });
  return rows.length ? [{ title: t("web-odds-choices"), rows }] : [];
}

export function percent(share: number): string {
  const of = share * 100;
  const digits = of > 0 && of < 10 ? 1 : 0;
  return new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(of);
}
