// From a lesson to a real table: the same game, against easy bots.
import { Setup } from "../start/setup.svelte.ts";
import type { Told } from "./lesson.svelte.ts";

const EASY = "random";

/** Set the table up, sit down and be ready. Gives the table. */
export async function playOn(lesson: Told): Promise<string> {
  const setup = new Setup();
  await setup.load();
  const places = lesson.names.map((_, seat) => ({ who: seat ? EASY : "you", name: "" }));
  setup.pick(lesson.game, String(lesson.options.mode), places);
  setup.count(places.length);
  for (const [name, value] of Object.entries(lesson.options)) if (name in setup.options) setup.options[name] = value;
  return setup.begin();
}
