// How large words may be to fit their place. Estimated for wide fonts, as there is nothing to measure with.

const NARROW = /[ijltfrI'.,:;!|()\- ]/;
const WIDE = /[mwMWQOGD&%]/;

/** The width of a text set at size 1. */
export function measure(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += 0.43;
    else if (WIDE.test(letter)) width += 0.96;
    else if (letter === letter.toUpperCase() && letter !== letter.toLowerCase()) width += 0.79;
    else width += 0.66;
  }
  return width;
}

/** The largest size at which a text fits into a width. */
export function fit(text: string, width: number, most: number): number {
  return Math.round(Math.min(most, width / Math.max(measure(text), 0.1)) * 10) / 10;
}

/** A name in one line, or in two if one would be too small to read. */
export function banner(name: string, width: number, most = 11, least = 8): { lines: string[]; size: number } {
  const size = fit(name, width, most);
  const words = name.split(" ");
  if (size >= least || words.length < 2) return { lines: [name], size };
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]): number => Math.max(...lines.map(measure));
  const lines = cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
  return { lines, size: Math.min(...lines.map((line) => fit(line, width, 8.4))) };
}
