// What is ours on the server: tables at which we sit, and asking in our own name.
import { ask, Refusal, type TableLine } from "../lib/api.ts";
import { me } from "../lib/me.svelte.ts";

/** Ask in our own name; who is no longer known here comes in anew. */
export async function asMe<T>(path: string, body?: unknown, method = ""): Promise<T> {
  await me.enter();
  try {
    return await ask<T>(path, body, me.key, method);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "Forbidden") throw error;
    me.key = "";
    await me.enter();
    return ask<T>(path, body, me.key, method);
  }
}

class Mine {
  tables = $state.raw<TableLine[]>([]);
  loaded = $state(false);

  /** At how many tables we are waited for. */
  get turns(): number {
    return this.tables.filter((table) => table.state === "playing" && table.your_turn).length;
  }
  get turn(): TableLine[] {
    return this.playing.filter((table) => table.your_turn);
  }
  get playing(): TableLine[] {
    return this.tables.filter((table) => table.state === "playing");
  }
  get waiting(): TableLine[] {
    return this.tables.filter((table) => table.state === "open");
  }
  get over(): TableLine[] {
    return this.tables.filter((table) => table.state === "over");
  }
  /** The newest table of each campaign that we are part of. */
  get campaigns(): TableLine[] {
    const newest = new Map<string, TableLine>();
    for (const table of this.tables) {
      if (table.campaign && !newest.has(table.campaign)) newest.set(table.campaign, table);
    }
    return [...newest.values()];
  }

  /** Who has not come in yet has no tables, and is not asked for a name just to look. */
  async load(): Promise<void> {
    if (me.key) this.tables = await asMe<TableLine[]>("/me/tables").catch(() => this.tables);
    this.loaded = true;
  }
}

export const mine = new Mine();
