// Each game's rules, fetched once.
import { ask } from "../lib/api.ts";
import { cut, type Section } from "./rulebook.ts";

const books = new Map<string, Promise<Section[]>>();

export function rulebook(game: string): Promise<Section[]> {
  let book = books.get(game);
  if (!book) {
    book = ask<Record<string, string>>(`/games/${game}/rules`).then(cut);
    books.set(game, book);
    book.catch(() => books.delete(game));
  }
  return book;
}
