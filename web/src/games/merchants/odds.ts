// What dice, cargo and covered cards may bring.
import { speaker, t } from "../../lib/speaker.svelte.ts";
import type { Found, Group } from "../../table/odds.ts";
import { good } from "./book.ts";

type Counted = Record<string, number>;
const PILES: [string, string][] = [
  ["events", "tui-m-item-event"],
  ["glory", "web-m-hand-cards"],
  ["rumours", "tui-m-item-rumour"],
  ["missions", "web-m-missions"],
  ["captains", "web-m-tab-rivals"],
];
const total = (pile: Counted): number => Object.values(pile).reduce((sum, count) => sum + count, 0);

export function odds(found: Found): Group[] {
  const tests = Object.entries((found.tests ?? {}) as Record<string, [number, number]>);
  const groups: Group[] = [
    { title: t("web-m-odds-tests"), rows: tests.map(([dice, [cases, of]]) => ({ what: t("web-m-odds-dice", { count: Number(dice) }), share: cases / of })) },
  ];
  const crates: Counted = {};
  for (const [card, count] of Object.entries((found.cargo ?? {}) as Counted)) crates[good(card)] = (crates[good(card)] ?? 0) + count;
  groups.push(shares("web-m-odds-cargo", crates, (kind) => speaker.card(kind)));
  groups.push(shares("web-m-odds-merchants", (found.merchants ?? {}) as Counted, (nation) => t("m-nation-" + nation)));
  for (const [pile, name] of PILES) {
    const cards = (found[pile] ?? {}) as Counted;
    const list = Object.entries(cards).map(([card, count]) => (count > 1 ? `${count} × ${speaker.card(card)}` : speaker.card(card)));
    if (list.length) groups.push({ title: t("web-odds-unseen", { pile: t(name), count: total(cards) }), rows: [], list });
  }
  return groups.filter(({ rows, list }) => rows.length || list);
}

function shares(title: string, pile: Counted, name: (id: string) => string): Group {
  const of = total(pile);
  const rows = Object.entries(pile)
    .sort(([, one], [, other]) => other - one)
    .map(([id, count]) => ({ what: name(id), share: count / of }));
  return { title: t(title), rows };
}
