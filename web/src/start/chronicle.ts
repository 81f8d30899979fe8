// A campaign as the server tells it.
import { ask } from "../lib/api.ts";

export interface Entry {
  chapter: number;
  won: boolean;
  winners: string[];
  date: string;
  bonus: number[];
  tasks: string[];
  personalities: string[];
  cubes: number[];
  influence: number[];
  turns: number;
}

export interface Chronicle {
  campaign: {
    name: string;
    crew: { name: string; bot: string | null }[];
    mode: string;
    people: string;
    progress: { chapters_won: number[]; next_chapter: number | null; defeats_in_a_row: number; bonus_coins: number; cards_joined: number[] };
    records: Entry[];
  };
  /** The tables of the records, in their order. */
  tables: string[];
}

export function chronicle(id: string): Promise<Chronicle> {
  return ask<Chronicle>(`/campaigns/${encodeURIComponent(id)}`);
}
