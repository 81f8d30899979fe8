// Draws the chart of the Caribbean into src/games/merchants/chart.gen.ts: coasts from the public-domain
// Natural Earth lines of `world-atlas`, and the sea zones of the game over them.
//
// The projection gives more room where zones are small: longitude and latitude are each stretched by
// their own curve, so nothing folds. Zones are hand-set polygons between named corners; that zones
// touch exactly where the game says so (data/map.toml) is checked here.
import { readFileSync, writeFileSync } from "node:fs";
import { feature } from "topojson-client";

const WIDTH = 1000;
const HEIGHT = 760;
const WEST = -87, EAST = -57.3, NORTH = 26.9, SOUTH = 8.3;
const ACROSS = [[WEST, 0], [-79, 195], [-70, 500], [-66, 655], [-61.5, 868], [EAST, WIDTH]];
const DOWN = [[NORTH, 0], [22, 130], [19, 258], [15, 496], [12, 632], [SOUTH, HEIGHT]];

/** A smooth rising curve through the stops (Fritsch and Carlson). */
function curve(stops) {
  const xs = stops.map(([x]) => x), ys = stops.map(([, y]) => y), n = stops.length;
  const d = xs.slice(1).map((x, i) => (ys[i + 1] - ys[i]) / (x - xs[i]));
  const m = ys.map((_, i) => (i === 0 ? d[0] : i === n - 1 ? d[n - 2] : 2 / (1 / d[i - 1] + 1 / d[i])));
  return (at) => {
    let i = 0;
    const rises = xs[1] > xs[0];
    while (i < n - 2 && (rises ? at > xs[i + 1] : at < xs[i + 1])) i++;
    const h = xs[i + 1] - xs[i], t = (at - xs[i]) / h;
    return (
      ys[i] * (1 + 2 * t) * (1 - t) ** 2 + h * m[i] * t * (1 - t) ** 2 + ys[i + 1] * t * t * (3 - 2 * t) + h * m[i + 1] * t * t * (t - 1)
    );
  };
}
const across = curve(ACROSS), down = curve(DOWN);
const place = ([lon, lat]) => [across(lon), down(lat)];

// Coasts

/** Cut a ring at one side of the chart. */
function cut(ring, inside, meet) {
  const found = [];
  ring.forEach((here, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    if (inside(here) !== inside(before)) found.push(meet(before, here));
    if (inside(here)) found.push(here);
  });
  return found;
}

function clip(ring, margin = 1.5) {
  const sides = [[0, WEST - margin, 1], [0, EAST + margin, -1], [1, SOUTH - margin, 1], [1, NORTH + margin, -1]];
  for (const [axis, edge, sign] of sides) {
    if (!ring.length) return ring;
    ring = cut(ring, (p) => (p[axis] - edge) * sign >= 0, (a, b) => {
      const t = (edge - a[axis]) / (b[axis] - a[axis]);
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  }
  return ring;
}

/** Leave out what does not bend the line by more than the tolerance (Douglas and Peucker). */
function simplify(line, tolerance) {
  if (line.length < 3) return line;
  const [a, b] = [line[0], line.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let worst = 0, at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i];
    const off = length ? Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length : Math.hypot(x - a[0], y - a[1]);
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= tolerance) return [a, b];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0)) / 2;

function coasts() {
  const atlas = JSON.parse(readFileSync("node_modules/world-atlas/land-10m.json", "utf8"));
  const found = [];
  for (const shape of feature(atlas, atlas.objects.land).features) {
    const parts = shape.geometry.type === "Polygon" ? [shape.geometry.coordinates] : shape.geometry.coordinates;
    for (const [shore] of parts) {
      const ring = clip(shore.slice(0, -1)).map(place);
      if (ring.length < 3 || area(ring) < 4) continue;
      const half = Math.floor(ring.length / 2);
      const line = [...simplify(ring.slice(0, half + 1), 0.7).slice(0, -1), ...simplify([...ring.slice(half), ring[0]], 0.7).slice(0, -1)];
      if (line.length > 2) found.push(line);
    }
  }
  return found.map((ring) => `M${ring.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L")}Z`).join("");
}

// Zones

/** Corners where three zones meet, and where two meet at the edge of the chart. */
const CORNERS = {
  A: [268, 128], B: [215, 188], C: [322, 228], D: [432, 220], E: [312, 440], F: [190, 496], G: [412, 446], H: [450, 392],
  I: [440, 548], J: [566, 396], K: [668, 408], L: [690, 556], M: [564, 578], N: [722, 372], O: [806, 368], P: [884, 412], Q: [852, 566], R: [775, 606],
  a: [176, 0], b: [420, 0], c: [520, 0], d: [620, 0], e: [726, 0], f: [838, 0], g: [1000, 392], h: [1000, 640], i: [742, 760], j: [572, 760],
  k: [420, 760], l: [190, 760], m: [0, 400], n: [0, 236],
  nw: [0, 0], ne: [1000, 0], se: [1000, 760], sw: [0, 760],
};
const ZONES = {
  havana: "nw a A B n",
  nassau: "a b A",
  tortuga: "b c D C B A",
  port_royale: "n B C E F m",
  petit_goave: "C D H G E",
  old_providence: "m F l sw",
  cartagena: "F E G I k l",
  santo_domingo: "c d J H D",
  caribbean_sea: "H J K L M I G",
  curacao: "I M j k",
  san_juan: "d e N K J",
  caracas: "M L R i j",
  st_maarten: "e f O N",
  basse_terre: "K N O P Q R L",
  st_johns: "f ne g P O",
  bridgetown: "P g h Q",
  trinidad: "R Q h se i",
};
/** Where a zone's name and what lies there is written, clear of the coast where there is room. */
const ANCHORS = {
  havana: [110, 182], nassau: [312, 66], tortuga: [440, 140], port_royale: [126, 322], petit_goave: [372, 372],
  old_providence: [118, 640], cartagena: [300, 560], santo_domingo: [574, 84], caribbean_sea: [556, 480], curacao: [494, 664],
  san_juan: [670, 200], caracas: [662, 650], st_maarten: [782, 100], basse_terre: [752, 474], st_johns: [906, 244], bridgetown: [918, 494], trinidad: [846, 612],
};

/** What the game says: each zone's place on the globe and the zones that it touches. */
function zones() {
  const text = readFileSync("../src/doubloon/games/merchants/data/map.toml", "utf8");
  const found = {};
  for (const part of text.split("[[zone]]").slice(1)) {
    const one = (name) => Number(new RegExp(`^${name} = (.*)$`, "m").exec(part)[1]);
    const id = /^id = "(.*)"$/m.exec(part)[1];
    const beside = [.../^borders = \{(.*)\}$/m.exec(part)[1].matchAll(/= "(\w+)"/g)].map(([, zone]) => zone);
    found[id] = { at: place([one("lon"), one("lat")]), beside, port: /^port = true$/m.test(part) };
  }
  return found;
}

/** A border drawn by hand: the same slight bend from whichever side one comes. */
function bend(from, to) {
  const [a, b] = from < to ? [from, to] : [to, from];
  const [p, q] = [CORNERS[a], CORNERS[b]];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const lean = (((a.charCodeAt(0) * 31 + b.charCodeAt(0) * 17) % 7) - 3) / 3;
  const off = lean * Math.min(14, length * 0.09);
  return [(p[0] + q[0]) / 2 - ((q[1] - p[1]) / length) * off, (p[1] + q[1]) / 2 + ((q[0] - p[0]) / length) * off];
}

const onEdge = (name) => [0, WIDTH].includes(CORNERS[name][0]) || [0, HEIGHT].includes(CORNERS[name][1]);
const sameEdge = (a, b) => onEdge(a) && onEdge(b) && (CORNERS[a][0] === CORNERS[b][0] || CORNERS[a][1] === CORNERS[b][1]);
const sides = (names) => names.map((name, i) => [name, names[(i + 1) % names.length]]);
const dot = ([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`;

function outline(names) {
  return `M${dot(CORNERS[names[0]])}${sides(names).map(([a, b]) => (sameEdge(a, b) ? `L${dot(CORNERS[b])}` : `Q${dot(bend(a, b))} ${dot(CORNERS[b])}`)).join("")}Z`;
}

function check(known) {
  const owners = {};
  for (const [zone, text] of Object.entries(ZONES)) {
    for (const [a, b] of sides(text.split(" "))) if (!sameEdge(a, b)) (owners[[a, b].sort().join()] ??= []).push(zone);
  }
  const drawn = new Set(Object.values(owners).flatMap((pair) => [pair.join(), [...pair].reverse().join()]));
  const told = new Set(Object.entries(known).flatMap(([zone, { beside }]) => beside.map((other) => `${zone},${other}`)));
  for (const pair of new Set([...drawn, ...told])) if (!drawn.has(pair) || !told.has(pair)) throw Error(`The chart draws the border ${pair} wrongly`);
}

const known = zones();
check(known);
const rows = Object.entries(ZONES).map(([id, text]) => {
  const { at, port } = known[id];
  return `  ${id}: { path: "${outline(text.split(" "))}", at: [${ANCHORS[id]}], port: ${port ? `[${at.map(Math.round)}]` : "null"} },`;
});
const lons = [-85, -80, -75, -70, -65, -60].map((lon) => Math.round(across(lon)));
const lats = [25, 20, 15, 10].map((lat) => Math.round(down(lat)));
writeFileSync(
  "src/games/merchants/chart.gen.ts",
  `// Made by tools/coast.mjs.
export interface Drawn {
  /** Its outline. */
  path: string;
  /** Where its name is written. */
  at: [number, number];
  port: [number, number] | null;
}
export const SIZE: [number, number] = [${WIDTH}, ${HEIGHT}];
export const MERIDIANS = [${lons}];
export const PARALLELS = [${lats}];
export const ZONES: Record<string, Drawn> = {
${rows.join("\n")}
};
export const COAST = "${coasts()}";
`,
);
