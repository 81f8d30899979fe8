// What a finished game turned on, asked for when somebody wants to know.
import { ask } from "../lib/api.ts";
import { speaker } from "../lib/speaker.svelte.ts";
import type { Findings } from "./chances.ts";

/** Asks for the findings when somebody wants them, once. */
export class Analysis {
  found = $state.raw<Findings | null>(null);
  waiting = $state(false);

  constructor(readonly table: string) {}

  async look(): Promise<void> {
    if (this.found || this.waiting) return;
    this.waiting = true;
    try {
      const words = speaker.load("analysis");
      const found = await ask<Findings>(`/tables/${this.table}/replay/analysis`);
      await words;
      this.found = found;
    } finally {
      this.waiting = false;
    }
  }
}
