// What cards of Port Royal do and need, in signs instead of words.
import type { Facts } from "../lib/cards.svelte.ts";


/** A drawing with perhaps a number on it, or a mark between two drawings. */
export interface Sign {
  sign?: string;
  value?: number | string;
  text?: string;
}

const sign = (name: string, value?: number | string): Sign => (value === undefined ? { sign: name } : { sign: name, value });
const text = (mark: string): Sign => ({ text: mark });
const times = (count: number, name: string): Sign[] =>
  count > 3 ? [text(`${count}×`), sign(name)] : Array.from({ length: count }, () => sign(name));

const TO = text("→");

/** What a person does for his owner. */
export function ability(facts: Facts): Sign[] {
  const flag = sign("pennant-" + facts.colour);
  const swords = times(facts.swords ?? 0, "sword");
  switch (facts.role) {
    case "trader":
      return [flag, text("+"), sign("coin", 1)];
    case "wholesaler":
      return [flag, TO, sign("influence", 1)];
    case "clerk":
      return [flag, TO, text("+1"), sign("card")];
    case "mademoiselle":
      return [sign("person"), sign("coin", "−1")];
    case "admiral":
      return [text("5+"), sign("card"), TO, sign("coin", 2)];
    case "vice-admiral":
      return [text("3–4"), sign("card"), TO, sign("coin", 1)];
    case "governor":
      return [text("+1"), sign("card")];
    case "jester":
      return [text("0"), sign("card"), TO, sign("coin", 1)];
    case "gambler":
      return [text("4×"), sign("card"), TO, text("+1"), sign("card")];
    case "gunner":
      return [sign("ship"), text("−1"), TO, sign("coin")];
    case "scout":
      return [text("3×"), sign("card"), sign("scout")];
    case "innkeeper":
      return [text("4+"), sign("person"), TO, sign("crown", 1)];
    default:
      return facts.ares_bonus ? [sign("pennant-ares"), text("+"), sign("coin", facts.ares_bonus)] : swords;
  }
}

const FLAGS: Record<string, string> = { pinnace: "yellow", flute: "blue", skiff: "green", frigate: "red", galleon: "black", ares: "ares" };

/** What an expedition asks for. */
export function crewOf(facts: Facts): Sign[] {
  const signs = Object.entries({ ...facts.needs, ...facts.needs_goods } as Record<string, number>);
  return signs.flatMap(([name, count]) => times(count, name));
}

/** What a contract or a task asks for. */
export function needs(need: Record<string, any>): Sign[] {
  const found: Sign[] = [];
  const have = Object.entries((need.have ?? {}) as Record<string, number>);
  found.push(...have.flatMap(([role, count]) => times(count, role)));
  if (need.persons) {
    const limit = need.cost_at_most ? `≤${need.cost_at_most}` : need.cost_at_least ? `≥${need.cost_at_least}` : undefined;
    found.push(text(`${need.persons}×`), sign("person"), sign("coin", limit));
  }
  if (need.swords) found.push(...times(need.swords, "sword"));
  if (need.expeditions) found.push(...times(need.expeditions, "map"));
  if (need.influence) found.push(sign("influence", need.influence));
  if (need.waive_ship) found.push(sign("pennant-" + FLAGS[need.waive_ship]), sign("coin", "0"));
  if (need.tax_paid) found.push(sign("tax"));
  if (need.busted) found.push(sign("bust"));
  if (need.colours) found.push(...["yellow", "blue", "green", "red", "black"].slice(0, need.colours).map((one) => sign("pennant-" + one)));
  if (need.repelled_colours) found.push(sign("sword"), text(`${need.repelled_colours}×`), sign("pennant-red"));
  if (need.stop_with) found.push(sign("hand"), text(`${need.stop_with}×`), sign("card"));
  if (need.harbour_cards) found.push(text(`${need.harbour_cards}×`), sign("card"));
  if (need.take_fewer) found.push(text(`−${need.take_fewer}`), sign("card"));
  const paid = Object.entries((need.pay_goods ?? {}) as Record<string, number>);
  found.push(...paid.flatMap(([good, count]) => times(count, good === "ares" ? "pennant-ares" : good)));
  if (need.pay_coins) found.push(sign("coin", `−${need.pay_coins}`));
  if (need.pay_crowns) found.push(text(`−${need.pay_crowns}`), sign("crown"));
  return found;
}

/** Whom a tax favours. */
export function bonus(facts: Facts): Sign[] {
  const who = facts.bonus === "most-swords" ? [sign("sword"), text("▲")] : [sign("influence"), text("▼")];
  return [...who, TO, sign("coin", facts.bonus_coins)];
}

const EVENTS: Record<string, string> = {
  "repel-bounty": "swords", "all-swords": "swords", "no-repelling": "fog", "ship-crowns": "crown", crowns: "crown", audience: "crown",
  discount: "market", "first-ship": "trader", coins: "tax", "no-fee": "governor", "long-watch": "scout",
  "month-end": "clock", "month-end-open": "clock",
};

/** What an event of the adventure is about, and what it changes. */
export function eventArt(facts: Facts): { emblem: string; signs: Sign[] } {
  const signs: Sign[] = [];
  const ship = facts.ship ? [sign("pennant-" + FLAGS[facts.ship])] : [];
  const gain = /crowns|audience/.test(facts.effect) ? "crown" : "coin";
  if (facts.effect === "discount") signs.push(sign("person"), sign("coin", `−${facts.value}`));
  else if (facts.effect === "month-end-open") signs.push(sign("coin", `−${facts.value}`));
  else if (facts.value) signs.push(...ship, text("+"), sign(gain, facts.value));
  return { emblem: EVENTS[facts.effect] ?? "scroll", signs };
}

/** What a personality is known for, and what that brings. */
export function gift(facts: Facts): Sign[] {
  const crown = [sign("crown", facts.value)];
  const coin = [sign("coin", facts.value)];
  const brings: Record<string, Sign[]> = {
    consolation: [sign("bust"), TO, ...coin],
    fame: [sign("map"), TO, ...crown],
    lookout: [text("3+"), sign("ship"), TO, ...coin],
    windfall: [sign("chest"), TO, ...coin],
    "trader-crown": [sign("pennant-" + facts.colour), text("+"), ...crown],
    trader: [sign("pennant-" + facts.colour), text("+"), ...coin],
    admiral: [text("5+"), sign("card"), TO, ...coin],
    sailor: times(facts.value, "sword"),
  };
  return brings[facts.ability] ?? ability({ ...facts, role: facts.ability });
}

/** What a role is good for: who sails out, who fights, who trades, who is somebody. */
export const GROUPS: Record<string, string> = {
  settler: "voyage", captain: "voyage", priest: "voyage", jack: "voyage", scout: "voyage",
  sailor: "fight", pirate: "fight", tybuk: "fight", gunner: "fight",
  trader: "trade", wholesaler: "trade", clerk: "trade", innkeeper: "trade", gambler: "trade",
};
