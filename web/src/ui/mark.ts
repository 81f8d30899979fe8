// How a game marks whose something is, for everything that lies at its table.
import { getContext, setContext } from "svelte";
import type { Drawing } from "../games/index.ts";

const KEY = Symbol("mark");

/** Called by whatever shows a table, while it is set up. */
export function markWith({ Mark }: Drawing): void {
  setContext(KEY, Mark);
}

export function ownMark(): Drawing["Mark"] {
  return getContext<Drawing["Mark"]>(KEY);
}
