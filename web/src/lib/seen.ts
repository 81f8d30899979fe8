// What a board needs to know to draw a game: a table that is played, or one that is looked at again.
import type { Happening, Offer, Said } from "./message.ts";

// Views are plain data, one shape per game; each board's own types say which.
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
  /** What has happened so far, the newest last, as far as it is told here. */
  readonly lines?: readonly { key: string; event?: Happening }[];
  /** What the eye is asked. */
  readonly prompt?: Said | null;
  /** Whether it is played now: only then does anything open by itself. */
  readonly live?: boolean;
  /** The offer for a word such as "hire admiral-2", if it is open. */
  can(word: string): Offer | undefined;
  /** Play a word if it is open; otherwise say why it is not. */
  touch(word: string): void;
}
