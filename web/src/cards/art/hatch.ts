// Shading as engravers do it: parallel strokes inside a shape, as one path.

export type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed outline through these points. */
export function outline(shape: readonly Point[]): string {
  return "M" + shape.map(([x, y]) => `${round(x)} ${round(y)}`).join("L") + "Z";
}

/** The points of a bent line (a quadratic curve), without its last one. */
export function bend(from: Point, control: Point, to: Point, steps = 8): Point[] {
  return Array.from({ length: steps }, (_, step): Point => {
    const t = step / steps;
    const a = (1 - t) * (1 - t);
    const b = 2 * t * (1 - t);
    const c = t * t;
    return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
  });
}

export function ellipse(x: number, y: number, rx: number, ry = rx, steps = 36): Point[] {
  return Array.from({ length: steps }, (_, step): Point => {
    const turn = (step / steps) * 2 * Math.PI;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Parallel strokes at an angle (in degrees), cut at the edge of the shape. */
export function hatch(shape: readonly Point[], angle: number, gap: number): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const level = shape.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const heights = level.map(([, y]) => y);
  const strokes: string[] = [];
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const cuts = crossings(level, y);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [a, b] = [cuts[i]!, cuts[i + 1]!];
      strokes.push(
        `M${round(a * cos - y * sin)} ${round(a * sin + y * cos)}L${round(b * cos - y * sin)} ${round(b * sin + y * cos)}`,
      );
    }
  }
  return strokes.join("");
}

function crossings(shape: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  shape.forEach(([x1, y1], i) => {
    const [x2, y2] = shape[(i + 1) % shape.length]!;
    if (y1 <= y !== y2 <= y) cuts.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return cuts.sort((a, b) => a - b);
}

/** The part of a shape to the right of a line. */
export function beyond(shape: readonly Point[], line: number): Point[] {
  return shape.flatMap(([x1, y1], i): Point[] => {
    const [x2, y2] = shape[(i + 1) % shape.length]!;
    const kept: Point[] = x1 >= line ? [[x1, y1]] : [];
    if (x1 >= line !== x2 >= line) kept.push([line, y1 + ((line - x1) / (x2 - x1)) * (y2 - y1)]);
    return kept;
  });
}

/** Dots in a shape: strokes without length, for a round pen. */
export function dots(shape: readonly Point[], gap: number): string {
  const heights = shape.map(([, y]) => y);
  const found: string[] = [];
  let odd = false;
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap * 0.8, odd = !odd) {
    const cuts = crossings(shape, y);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      for (let x = cuts[i]! + (odd ? gap : gap / 2); x < cuts[i + 1]!; x += gap) found.push(`M${round(x)} ${round(y)}h0`);
    }
  }
  return found.join("");
}

/** The strokes that heralds engrave for a colour, so that it can be told in black and white too. */
export function tincture(colour: string, shape: readonly Point[], gap = 3): string {
  switch (colour) {
    case "yellow":
      return dots(shape, gap * 1.1);
    case "blue":
      return hatch(shape, 0, gap);
    case "green":
      return hatch(shape, 45, gap);
    case "red":
      return hatch(shape, 90, gap);
    case "black":
      return hatch(shape, 0, gap) + hatch(shape, 90, gap);
    case "ares":
      return hatch(shape, -45, gap);
    default:
      return "";
  }
}
