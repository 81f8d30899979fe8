// Things on the table glide from where they were to where they are.
//
// A thing has `data-id`; a place that things come from or go to has `data-place`. Before a change the
// places of all things are noted, after it each one glides from its old place; what is new comes from
// the place that its `data-from` names. Nothing moves for people who asked for stillness.
import { settings } from "./settings.svelte.ts";

type Spots = Map<string, DOMRect>;

const DURATION = 320;

function things(root: HTMLElement): [string, HTMLElement][] {
  const count = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>("[data-id]")].map((thing) => {
    const id = thing.dataset.id!;
    const n = count.get(id) ?? 0;
    count.set(id, n + 1);
    return [`${id}#${n}`, thing];
  });
}

export function note(root: HTMLElement | undefined): Spots {
  const spots: Spots = new Map();
  if (!root || settings.still) return spots;
  for (const [key, thing] of things(root)) spots.set(key, thing.getBoundingClientRect());
  return spots;
}

export function glide(root: HTMLElement | undefined, before: Spots): void {
  if (!root || settings.still || !before.size) return;
  for (const [key, thing] of things(root)) {
    const to = thing.getBoundingClientRect();
    const from = before.get(key) ?? source(root, thing);
    if (!from || !to.width) continue;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const [scale, opacity] = before.has(key) ? [from.width / to.width, 1] : [0.4, 0.4];
    thing.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity }, { transform: "none", opacity: 1 }],
      { duration: DURATION, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}

function source(root: HTMLElement, thing: HTMLElement): DOMRect | null {
  const name = thing.dataset.from;
  return (name && root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect()) || null;
}

/** Show what a line of the log is about: everything on the table with one of these ids. */
export function point(ids: string[], on: boolean): void {
  for (const thing of document.querySelectorAll<HTMLElement>(".touched")) thing.classList.remove("touched");
  if (!on) return;
  for (const id of ids) {
    for (const thing of document.querySelectorAll<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)) {
      thing.classList.add("touched");
    }
  }
}
