// Numbers for the chart of the race.

/** From one span of numbers to another. */
export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Places for labels near where they belong, at least a gap apart. */
export function marks(wanted: number[], gap: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found = [...wanted];
  for (let n = 1; n < order.length; n++) {
    found[order[n]!] = Math.max(found[order[n]!]!, found[order[n - 1]!]! + gap);
  }
  const over = order.length ? Math.max(0, found[order.at(-1)!]! - Math.max(...wanted)) / 2 : 0;
  return found.map((place) => place - over);
}
