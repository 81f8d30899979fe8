// Which drawing shows which kind of card.
import type { Component } from "svelte";
import type { Facts } from "../../lib/cards.svelte.ts";
import LootFace from "./LootFace.svelte";
import PirateFace from "./PirateFace.svelte";
import Prize from "./Prize.svelte";
import RoyalContract from "./RoyalContract.svelte";
import RoyalEvent from "./RoyalEvent.svelte";
import RoyalExpedition from "./RoyalExpedition.svelte";
import RoyalPerson from "./RoyalPerson.svelte";
import RoyalPersonality from "./RoyalPersonality.svelte";
import RoyalShip from "./RoyalShip.svelte";
import RoyalTask from "./RoyalTask.svelte";
import RoyalTax from "./RoyalTax.svelte";
import SeaCaptain from "./SeaCaptain.svelte";
import SeaCargo from "./SeaCargo.svelte";
import SeaDeed from "./SeaDeed.svelte";
import SeaErrand from "./SeaErrand.svelte";
import SeaFitting from "./SeaFitting.svelte";
import SeaNpc from "./SeaNpc.svelte";
import SeaShip from "./SeaShip.svelte";
import SeaZone from "./SeaZone.svelte";

export type Face = Component<{ facts: Facts; name: string }>;

export const FACES: Record<string, Record<string, Face>> = {
  "port-royal": {
    ship: RoyalShip,
    person: RoyalPerson,
    expedition: RoyalExpedition,
    tax: RoyalTax,
    contract: RoyalContract,
    personality: RoyalPersonality,
    event: RoyalEvent,
    task: RoyalTask,
  },
  buccaneer: { ship: Prize, pirate: PirateFace, loot: LootFace },
  merchants: {
    zone: SeaZone,
    captain: SeaCaptain,
    specialist: SeaDeed,
    ship: SeaShip,
    cargo: SeaCargo,
    modification: SeaFitting,
    special_weapon: SeaFitting,
    npc: SeaNpc,
    event: SeaDeed,
    glory: SeaDeed,
    rumor: SeaErrand,
    mission: SeaErrand,
  },
};
