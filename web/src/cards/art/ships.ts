// Ships from the side, bow to the right, in a box of 100 by 80 with the water at 68.
import { beyond, bend, box, hatch, outline, tincture, type Point } from "./hatch.ts";
import type { Layer } from "./layers.ts";

interface Rig {
  hull: Point[];
  /** Masts: where, from which height, up to where. */
  masts: [x: number, foot: number, top: number][];
  sails: Point[][];
  /** Stays, yards, oars and other lines. */
  ropes: string;
  /** Gun ports and windows. */
  ports: string;
  rails: string;
  /** Where the pennant flies. */
  flag: [x: number, y: number];
  cloth?: "sail" | "brown";
}

/** A square sail full of wind: its middle, its edges, its widths above and below. */
function square(x: number, top: number, bottom: number, above: number, below: number, puff = 5): Point[] {
  const [l, r, bl, br] = [x - above / 2, x + above / 2, x - below / 2, x + below / 2];
  const middle = (top + bottom) / 2;
  return [
    [l, top],
    [r, top],
    ...bend([r, top], [r + puff + 2, middle], [br, bottom], 6),
    ...bend([br, bottom], [x + 1, bottom - puff], [bl, bottom], 6),
    ...bend([bl, bottom], [l + puff * 0.7, middle], [l, top], 6),
  ];
}

/** A three-cornered sail, its long edge bent by the wind. */
function triangle(a: Point, b: Point, c: Point, puff = 4): Point[] {
  return [a, ...bend(a, [(a[0] + b[0]) / 2 + puff, (a[1] + b[1]) / 2], b, 6), ...bend(b, [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2 - puff / 2], c, 6)];
}

/** A four-cornered fore-and-aft sail. */
function gaff(peak: Point, throat: Point, tack: Point, clew: Point): Point[] {
  return [peak, throat, tack, ...bend(tack, [(tack[0] + clew[0]) / 2, tack[1] - 2], clew, 5), ...bend(clew, [(clew[0] + peak[0]) / 2 - 3, (clew[1] + peak[1]) / 2], peak, 6)];
}

const ports = (from: number, to: number, y: number, step: number, size = 2.6): string => {
  let found = "";
  for (let x = from; x <= to; x += step) found += outline(box(x, y, size, size));
  return found;
};

const RIGS: Record<string, Rig> = {
  skiff: {
    hull: [...bend([22, 57], [24, 70], [40, 71]), ...bend([40, 71], [66, 72], [80, 56]), ...bend([80, 56], [50, 63], [22, 57])],
    masts: [[50, 62, 6]],
    sails: [gaff([24, 18], [49, 24], [49, 55], [25, 54]), triangle([52, 18], [74, 54], [53, 54], 3)],
    ropes: "M49 25L24 18M50 14L79 56M28 62L20 76M38 64L31 78M60 64L66 77",
    ports: "",
    rails: "M25 61Q50 67 77 60",
    flag: [50, 10],
  },
  pinnace: {
    hull: [...bend([14, 52], [16, 68], [28, 70]), ...bend([28, 70], [62, 73], [84, 54]), [80, 56], ...bend([80, 56], [50, 63], [26, 57]), [24, 53]],
    masts: [
      [38, 60, 2],
      [62, 61, 10],
    ],
    sails: [triangle([52, 8], [48, 54], [12, 50], 6), triangle([76, 12], [72, 55], [44, 53], 5)],
    ropes: "M54 4L8 54M78 8L40 57M38 2L14 52M62 10L86 53",
    ports: ports(34, 62, 61.5, 9),
    rails: "M16 57Q48 66 80 58",
    flag: [38, 0],
  },
  sloop: {
    hull: [...bend([16, 54], [18, 69], [30, 70]), ...bend([30, 70], [64, 72], [84, 55]), ...bend([84, 55], [50, 62], [16, 54])],
    masts: [[50, 61, 10]],
    sails: [gaff([22, 18], [49, 26], [49, 54], [17, 51]), triangle([51, 14], [88, 50], [54, 54], 2), square(50, 14, 24, 18, 22, 3)],
    ropes: "M49 27L20 17M49 56L14 52M84 55L96 49M50 10L96 49",
    ports: ports(34, 62, 61, 9),
    rails: "M19 59Q50 66 80 59",
    flag: [50, 10],
  },
  brig: {
    hull: [...bend([12, 50], [14, 68], [24, 70]), ...bend([24, 70], [68, 73], [88, 54]), ...bend([88, 54], [56, 61], [28, 57]), [26, 51]],
    masts: [
      [36, 60, 6],
      [64, 61, 8],
    ],
    sails: [square(36, 10, 26, 18, 23), square(36, 29, 52, 24, 28), square(64, 12, 27, 17, 22), square(64, 30, 53, 23, 27), triangle([68, 16], [94, 48], [80, 53], 2)],
    ropes: "M22 10H50M20 29H52M52 12H77M49 30H79M88 54L98 47M64 8L98 47M36 6L12 50",
    ports: ports(32, 70, 61.5, 9),
    rails: "M15 57Q50 67 84 59",
    flag: [36, 6],
  },
  flute: {
    hull: [[14, 40], [22, 41], ...bend([22, 41], [24, 54], [34, 55]), ...bend([34, 55], [60, 60], [84, 50]), ...bend([84, 50], [90, 62], [76, 70]), ...bend([76, 70], [50, 75], [26, 70]), ...bend([26, 70], [10, 64], [14, 40])],
    masts: [
      [30, 53, 18],
      [52, 58, 6],
      [74, 54, 14],
    ],
    sails: [triangle([38, 18], [36, 46], [16, 38], 3), square(52, 10, 24, 16, 22), square(52, 27, 50, 26, 30, 7), square(74, 18, 29, 13, 17, 4), square(74, 31, 47, 20, 23)],
    ropes: "M40 14L14 40M38 27H67M42 10H62M63 31H86M66 18H83M84 50L97 42M74 14L97 42M52 6L74 14",
    ports: ports(40, 68, 60.5, 14),
    rails: "M16 54Q20 62 34 61Q60 66 86 57",
    flag: [52, 6],
  },
  frigate: {
    hull: [[8, 48], [18, 50], ...bend([18, 50], [50, 57], [92, 50]), ...bend([92, 50], [86, 70], [70, 70]), [22, 70], ...bend([22, 70], [10, 66], [8, 48])],
    masts: [
      [26, 54, 12],
      [50, 56, 4],
      [74, 54, 9],
    ],
    sails: [
      square(26, 15, 26, 10, 15, 4), square(26, 28, 45, 17, 20, 5),
      square(50, 7, 18, 11, 16, 4), square(50, 20, 33, 18, 22, 5), square(50, 35, 51, 24, 26, 5),
      square(74, 12, 22, 10, 14, 3), square(74, 24, 35, 16, 19, 4), square(74, 37, 49, 21, 22, 4),
      triangle([79, 18], [97, 42], [86, 48], 1),
    ],
    ropes: "M92 50L100 41M74 9L100 41M26 12L8 48M50 4L26 12M50 4L74 9",
    ports: ports(18, 80, 58.5, 6.8),
    rails: "M10 56Q50 65 89 57",
    flag: [50, 4],
  },
  galleon: {
    hull: [[6, 32], [24, 35], [25, 45], [36, 46], [38, 53], ...bend([38, 53], [54, 56], [68, 53]), [69, 46], [90, 43], [88, 50], ...bend([88, 50], [88, 70], [68, 71]), [24, 71], ...bend([24, 71], [10, 62], [6, 32])],
    masts: [
      [22, 40, 12],
      [47, 55, 4],
      [74, 48, 9],
    ],
    sails: [triangle([31, 12], [29, 37], [8, 32], 3), square(47, 8, 22, 18, 24, 5), square(47, 25, 50, 28, 30, 8), square(74, 13, 25, 14, 19, 4), square(74, 28, 44, 21, 23, 6)],
    ropes: "M33 8L5 35M36 8H58M32 25H62M66 13H83M62 28H86M90 43L100 34M74 9L100 34M47 4L74 9",
    ports: ports(28, 76, 60, 8, 3.2) + ports(11, 20, 46, 5, 2.4),
    rails: "M8 42L25 45M9 54Q14 58 38 57Q60 60 88 54M10 39h4m4 1h4",
    flag: [47, 4],
  },
  warship: {
    hull: [[4, 34], [22, 37], [23, 46], [40, 48], ...bend([40, 48], [60, 52], [94, 46]), ...bend([94, 46], [90, 71], [70, 71]), [22, 71], ...bend([22, 71], [8, 62], [4, 34])],
    masts: [
      [24, 46, 10],
      [50, 50, 2],
      [76, 48, 7],
    ],
    sails: [
      square(24, 13, 23, 12, 16, 4), square(24, 25, 39, 18, 20, 5),
      square(50, 5, 15, 12, 17, 4), square(50, 17, 29, 19, 23, 5), square(50, 31, 46, 25, 27, 6),
      square(76, 10, 19, 10, 14, 3), square(76, 21, 31, 16, 19, 4), square(76, 33, 44, 20, 21, 4),
    ],
    ropes: "M94 46L100 39M76 7L100 39M24 10L4 34M50 2L24 10M50 2L76 7",
    ports: ports(18, 84, 54, 6.6) + ports(18, 80, 62, 6.6),
    rails: "M5 44L23 49Q60 56 93 51M7 58Q50 63 91 59",
    flag: [50, 2],
  },
  ares: {
    hull: [[8, 40], [20, 43], ...bend([20, 43], [26, 56], [44, 57]), ...bend([44, 57], [70, 58], [94, 44]), ...bend([94, 44], [86, 70], [66, 71]), [26, 71], ...bend([26, 71], [10, 64], [8, 40])],
    masts: [
      [30, 54, 10],
      [62, 58, 6],
    ],
    sails: [
      [[30, 12], ...bend([30, 12], [46, 20], [45, 50]), [16, 47], ...bend([16, 47], [16, 26], [30, 12])],
      [[62, 8], ...bend([62, 8], [82, 18], [82, 50]), [48, 53], ...bend([48, 53], [46, 28], [62, 8])],
    ],
    ropes: "M19 30L41 26M17 38L44 36M23 21L36 18M52 26L77 23M49 36L81 34M48 45L82 43M57 16L70 15M94 44L100 36",
    ports: ports(34, 74, 61, 8),
    rails: "M9 50Q24 62 44 63Q70 64 91 52",
    flag: [62, 6],
    cloth: "brown",
  },
};
export const RIG_NAMES = Object.keys(RIGS);

/** What flies from the mast: every colour has a shape of its own, in a box of 24 by 12 with the pole at the left. */
export const PENNANTS: Record<string, Point[]> = {
  yellow: [[0, 0], [20, 5], [0, 10]],
  blue: [[0, 0], [20, 0], [14, 5], [20, 10], [0, 10]],
  green: [[0, 0], [17, 0], [17, 10], [0, 10]],
  red: [[0, 1], ...bend([0, 1], [8, -2], [14, 3]), ...bend([14, 3], [19, 6], [25, 3]), [25, 4], ...bend([25, 4], [17, 9], [12, 6]), ...bend([12, 6], [7, 4], [0, 9])],
  black: [[0, 0], ...bend([0, 0], [9, -3], [18, 0]), [18, 10], [13.5, 7], [9, 10], [4.5, 7], [0, 10]],
  ares: [[0, 5], [9, -1], [19, 5], [9, 11]],
};

/** A pennant at some place, painted and engraved in its colour. */
export function pennant(colour: string, x: number, y: number, scale = 1): Layer[] {
  const shape = (PENNANTS[colour] ?? PENNANTS.green!).map(([px, py]): Point => [x + px * scale, y + py * scale]);
  return [
    ["tint", outline(shape)],
    [colour === "yellow" ? "dot" : "fine", tincture(colour, shape, 2.2 * scale)],
  ];
}

const made = new Map<string, Layer[]>();

/** All layers of a ship of this rig; its colour is the tint, told by its pennant and its strokes as well. */
export function shipArt(rig: string, colour = ""): Layer[] {
  const key = `${rig} ${colour}`;
  let layers = made.get(key);
  if (!layers) made.set(key, (layers = draw(RIGS[rig] ?? RIGS.brig!, colour)));
  return layers;
}

function draw(rig: Rig, colour: string): Layer[] {
  const [fx, fy] = rig.flag;
  const masts = rig.masts.map(([x, foot, top]) => `M${x} ${foot}V${top}`).join("");
  const shadow = rig.sails.map((sail) => hatch(lee(sail), 62, 2.1)).join("");
  return [
    ["rope", rig.ropes],
    ["line", masts],
    ...rig.sails.map((sail): Layer => [rig.cloth === "brown" ? "brown" : "sail", outline(sail)]),
    ["fine", shadow],
    ...(colour ? pennant(colour, fx, fy - 4, 0.95) : []),
    ["tint", outline(rig.hull)],
    ["fine", colour ? tincture(colour, rig.hull, 2.6) : hatch(rig.hull, 0, 2.6)],
    ["keel", rig.rails],
    ["ink", rig.ports],
  ];
}

/** The part of a sail away from the light. */
function lee(sail: Point[]): Point[] {
  const xs = sail.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return beyond(sail, right - (right - left) * 0.42);
}
