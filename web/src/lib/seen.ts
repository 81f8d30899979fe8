// What a board needs to know to draw a game: a table that is played, or one that is looked at again.
import type { Offer } from "./message.ts";

// Views are plain data, one shape per game; each board's own types say which.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

export interface Seen {
  readonly game: string;
  readonly view: View;
  /** Through whose eyes; null for a spectator. */
  readonly eye: number | null;
  /** The players' names by seat. */
  readonly names: string[];
  /** What the eye may choose now; empty when it is not asked. */
  readonly offers: Offer[];
  /** Who is asked now, or null. */
  readonly turn: number | null;
  /** The offer for a word such as "hire admiral-2", if it is open. */
  can(word: string): Offer | undefined;
  /** Play a word if it is open; otherwise say why it is not. */
  touch(word: string): void;
}
