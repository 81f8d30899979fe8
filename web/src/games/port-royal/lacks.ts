// What a player still lacks for a contract or a task, in words.
import { t } from "../../lib/speaker.svelte.ts";
import { speaker } from "../../lib/speaker.svelte.ts";
import { card, COLOURS, type PortRoyal } from "./view.ts";

/** Met in the moment they happen, and not before (R11.5, R23). */
const MOMENTS = ["waive_ship", "tax_paid", "busted", "colours", "harbour_cards", "stop_with"];
const SHIPS: Record<string, string> = { yellow: "pinnace", blue: "flute", green: "skiff", red: "frigate", black: "galleon" };

// What a contract or task asks for, as the data file has it.
export interface Need {
  have?: Record<string, number>;
  swords?: number;
  influence?: number;
  expeditions?: number;
  persons?: number;
  cost_at_most?: number;
  cost_at_least?: number;
  pay_coins?: number;
  pay_crowns?: number;
  pay_goods?: Record<string, number>;
  repelled_colours?: number;
  [moment: string]: unknown;
}

export function lacks(view: PortRoyal, seat: number, need: Need): string[] {
  const player = view.players[seat]!;
  const shown = player.display.map(card);
  const found = lackPersons(player.display, need);
  const has = { swords: player.swords, influence: player.influence, expeditions: shown.filter((one) => one?.kind === "expedition").length };
  for (const [name, count] of Object.entries(has)) {
    const short = ((need[name] as number | undefined) ?? 0) - count;
    if (short > 0) found.push(t("web-pr-lack-" + name, { count: short }));
  }
  found.push(...lackGoods(view, seat, need.pay_goods ?? {}));
  const coins = (need.pay_coins ?? 0) - player.coins;
  if (coins > 0) found.push(t("web-pr-lack-coins", { count: coins }));
  const crowns = (need.pay_crowns ?? 0) - (view.quest?.travellers[seat]!.crowns ?? 0);
  if (crowns > 0) found.push(t("web-pr-lack-crowns", { count: crowns }));
  if (need.repelled_colours) {
    const kept = new Set(player.kept.map((id) => card(id)?.colour));
    found.push(...COLOURS.filter((colour) => !kept.has(colour)).map((colour) => t("ship-" + SHIPS[colour])));
  }
  if (!found.length && MOMENTS.some((name) => name in need)) found.push(t("web-pr-lack-moment"));
  return found;
}

/** Persons of a role, or of a printed cost (R12.1, R12.2). */
function lackPersons(display: string[], need: Need): string[] {
  const found: string[] = [];
  const shown = display.map(card);
  for (const [role, count] of Object.entries(need.have ?? {})) {
    const short = count - shown.filter((one) => one?.role === role).length;
    if (short > 0) found.push(t("web-pr-lack-persons", { count: short, name: speaker.card(role) }));
  }
  const fits = (cost: number) => cost >= (need.cost_at_least ?? 0) && cost <= (need.cost_at_most ?? 99);
  const short = (need.persons ?? 0) - shown.filter((one) => one?.kind === "person" && fits(one.cost)).length;
  if (short > 0) found.push(t("web-pr-lack-such", { count: short }));
  return found;
}

/** Goods to spend that are not kept; any Ares ship will do for a prize (R16.1). */
function lackGoods(view: PortRoyal, seat: number, goods: Record<string, number>): string[] {
  const kept = (view.quest?.travellers[seat]!.goods ?? []).map(card);
  const found: string[] = [];
  for (const [good, count] of Object.entries(goods)) {
    const short = count - kept.filter((one) => one?.good === good).length;
    if (good !== "ares" && short > 0) found.push(t("web-pr-lack-good", { count: short, good }));
  }
  const ares = kept.filter((one) => one?.colour === "ares").length - (goods.book ?? 0) - (goods.herbs ?? 0);
  const short = (goods.ares ?? 0) - Math.max(0, ares);
  if (short > 0) found.push(t("web-pr-lack-ares", { count: short }));
  return found;
}
