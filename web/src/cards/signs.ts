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

/** What a role is good for: who sails out, who fights, who trades, who is somebody. */
export const GROUPS: Record<string, string> = {
  settler: "voyage", captain: "voyage", priest: "voyage", jack: "voyage", scout: "voyage",
  sailor: "fight", pirate: "fight", tybuk: "fight", gunner: "fight",
  trader: "trade", wholesaler: "trade", clerk: "trade", innkeeper: "trade", gambler: "trade",
};
