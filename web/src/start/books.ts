// Each game's rules in the reader's language, fetched once.
import { ask } from "../lib/api.ts";
import { settings } from "../lib/settings.svelte.ts";
import { t } from "../lib/speaker.svelte.ts";
import { cut, rule, type Marks, type Rule, type Section } from "./rulebook.ts";

const books = new Map<string, Promise<Section[]>>();

export function rulebook(game: string): Promise<Section[]> {
  const key = `${settings.lang} ${game}`;
  let book = books.get(key);
  if (!book) {
    const marks = spoken();
    book = ask<Record<string, string>>(`/games/${game}/rules`).then((rules) => cut(rules, marks));
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}

/** One rule with what stands beneath it. */
export async function ruleOf(game: string, number: string): Promise<Rule[]> {
  const marks = spoken();
  const rules = await ask<Record<string, string>>(`/games/${game}/rules/${number}`);
  return Object.entries(rules).map(([at, text]) => rule(at, text, marks));
}

function spoken(): Marks {
  return { ruling: t("web-rules-mark-ruling"), derived: t("web-rules-mark-derived") };
}
