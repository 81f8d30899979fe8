// How large cards can be that lie together in rows.

const RATIO = 1.4;
const GAP = 6;
/** Larger than this a card says no more, and a few would hide what lies below them. */
const MOST = 150;
const SHARE = 0.3;

/** The width that so many cards may have in a place so wide and high. */
export function fit(count: number, wide: number, high: number): number {
  const most = Math.min(MOST, wide * SHARE);
  let best = 0;
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(count / rows);
    const across = (wide - GAP * (columns - 1)) / columns;
    const down = (high - GAP * (rows - 1)) / rows / RATIO;
    best = Math.max(best, Math.min(across, down, most));
  }
  return Math.floor(best);
}

/** How many cards of that width lie in each row, so that no row is much shorter than the others. */
export function across(count: number, size: number, wide: number): number {
  const most = Math.max(1, Math.floor((wide + GAP) / (size + GAP)));
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.ceil(count / rows);
}
