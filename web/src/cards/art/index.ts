// Every drawing by its name.
import { FITTINGS, GOODS } from "./goods.ts";
import type { Art } from "./layers.ts";
import { ROLES, SKILLS } from "./roles.ts";
import { SCENES } from "./scenes.ts";
import { pennant } from "./ships.ts";
import { SIGNS } from "./signs.ts";

const PENNANTS: Record<string, Art> = Object.fromEntries(
  ["yellow", "blue", "green", "red", "black", "ares"].map((colour) => [
    "pennant-" + colour,
    [["line", "M6 6V46"], ...pennant(colour, 6, 8, 1.7)] as Art,
  ]),
);

export const ART: Record<string, Art> = {
  ...FITTINGS,
  ...SCENES,
  ...GOODS,
  ...SKILLS,
  ...PENNANTS,
  ...ROLES,
  ...SIGNS,
  pirate_sloop: SCENES.pirate_flag!,
  pirate_frigate: SCENES.pirate_flag!,
};

/** What is drawn for something nobody drew: a card with a mark, so that a new deck is playable at once. */
export const UNKNOWN: Art = SIGNS.card!;
