// Which drawing shows which kind of card.
import type { Component } from "svelte";
import type { Facts } from "../../lib/cards.svelte.ts";
import RoyalPerson from "./RoyalPerson.svelte";
import RoyalShip from "./RoyalShip.svelte";

export type Face = Component<{ facts: Facts; name: string }>;

export const FACES: Record<string, Record<string, Face>> = {
  "port-royal": { ship: RoyalShip, person: RoyalPerson },
  buccaneer: {},
  merchants: {},
};
