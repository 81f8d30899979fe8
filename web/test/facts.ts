// The cards of every game, as the server would send them; asked from the package itself.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Facts } from "../src/lib/cards.svelte.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const OWN = resolve(ROOT, ".venv/bin/python");
const ASK = `
import json
from doubloon.games import game
from doubloon.server.forms import components
ids = ("port-royal", "buccaneer", "merchants")
print(json.dumps({id: components(game(id), "en") for id in ids}))
`;

const python = process.env.PYTHON ?? (existsSync(OWN) ? OWN : "python3");
const printed = execFileSync(python, ["-c", ASK], {
  env: { ...process.env, PYTHONPATH: resolve(ROOT, "src") },
  maxBuffer: 1 << 26,
});

export const CARDS: Record<string, Facts[]> = JSON.parse(printed.toString());
export const ALL: [game: string, facts: Facts][] = Object.entries(CARDS).flatMap(([game, rows]) =>
  rows.map((facts): [string, Facts] => [game, facts]),
);
