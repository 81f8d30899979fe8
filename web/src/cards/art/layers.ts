// A drawing is a few layers, each a path and how it is painted (see paint.css).

export type Paint =
  | "ink" | "line" | "rope" | "fine" | "bold" | "dot" | "shine" | "pale" | "shade"
  | "paper" | "cloth" | "gold" | "brass" | "steel" | "wood" | "dark" | "red" | "leaf" | "sea" | "plum" | "tint"
  | "sail" | "brown" | "keel" | "shield" | "rim" | "orange" | "bone" | "crossed" | "skin" | "mill";

export type Layer = readonly [paint: Paint, path: string];

/** A drawing in a box of 48 by 48, unless it says otherwise. */
export type Art = readonly Layer[];
