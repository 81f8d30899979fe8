// What the page notices at a table: whose turn it has become, what was said, what sounds.
import { untrack } from "svelte";
import type { Line, Room } from "../lib/room.svelte.ts";
import { play } from "../lib/sound.ts";
import { t } from "../lib/speaker.svelte.ts";
import { call, stop } from "./call.svelte.ts";

export class Ears {
  /** How much was said since somebody last looked. */
  unread = $state(0);
  /** Whether the people here have answered whoever wants to take back. */
  agreed = $state(false);
  private heard = -1;
  private called = -1;

  constructor(private readonly room: Room) {}

  /** Called in an effect: hears what is new each time the table changes. */
  listen(): () => void {
    const { lines, turn, version, wantsBack, outcome } = this.room;
    untrack(() => {
      const fresh = this.heard < 0 ? [] : lines.slice(this.heard);
      this.heard = lines.length;
      this.sounds(fresh, outcome !== null);
      for (const { fact } of fresh) {
        if (fact?.fact === "said" && !this.ours(fact.seat)) this.unread += 1;
        if (fact?.fact === "answered" && this.ours(fact.seat)) this.agreed = true;
      }
      if (wantsBack === null || fresh.some(({ fact }) => fact?.fact === "wants-back")) this.agreed = false;
      this.title();
      const mine = turn !== null && this.ours(turn);
      if (mine && this.called !== version && fresh.some((line) => line.event)) {
        const others = fresh.some(({ fact }) => fact?.fact === "chose" && !this.ours(fact.seat));
        if (others || document.hidden) call(t("web-call", { name: this.room.names[turn!] ?? "" }), location.pathname);
      }
      if (mine) this.called = version;
      else stop();
    });
    return () => {};
  }

  read(): void {
    this.unread = 0;
  }

  private ours(seat: unknown): boolean {
    return this.room.seats.includes(seat as number);
  }

  private title(): void {
    if (!document.hidden) document.title = `${t("title-" + this.room.game)} · ${t("web-doubloon")}`;
  }

  private sounds(fresh: Line[], over: boolean): void {
    const events = fresh.flatMap(({ event }) => (event ? [event] : []));
    if (!events.length) return;
    if (over) play("win");
    else if (events.some(({ event }) => event === "busted" || event === "m-sunk")) play("splash");
    else if (events.some((event) => Number(event.coins ?? event.gold ?? 0) > 0)) play("coin");
    else play("card");
  }
}
