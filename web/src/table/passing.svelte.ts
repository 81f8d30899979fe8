// Moments that pass by themselves: there is nothing to choose, or somebody wants to be left in peace.
import type { Offer } from "../lib/message.ts";
import type { Room } from "../lib/room.svelte.ts";

/** Questions at a moment of somebody else's turn or battle (M8.3, M8.4). */
const WINDOW = "prompt-m-window-";
/** Questions that tell nothing once there is only one answer. */
const QUIET = ["prompt-m-act", "prompt-m-port"];

export class Passing {
  private standing = $state.raw(new Set<string>());
  /** After taking back, nothing goes by itself until something is chosen. */
  held = $state(false);
  private tried = -1;

  constructor(private readonly room: Room) {}

  private get moment(): string {
    return `${this.room.eye} ${this.room.prompt?.id}`;
  }

  /** Whether this is a moment that one may want to pass always. */
  get offered(): boolean {
    return !!this.room.prompt?.id.startsWith(WINDOW) && !!this.pass();
  }

  get on(): boolean {
    return this.standing.has(this.moment);
  }

  get any(): boolean {
    return this.standing.size > 0;
  }

  always(): void {
    this.standing = new Set([...this.standing, this.moment]);
    this.held = false;
  }

  never(): void {
    this.standing = new Set();
  }

  /** Give the answer that goes without asking, if there is one. */
  go(): void {
    const { room } = this;
    if (this.held || room.busy || room.outcome || this.tried === room.version) return;
    const answer = this.answer();
    if (!answer) return;
    this.tried = room.version;
    void room.play(answer);
  }

  private answer(): Offer | undefined {
    const { offers, prompt } = this.room;
    if (offers.length === 1 && prompt && (this.pass() || QUIET.includes(prompt.id))) return offers[0];
    return this.offered && this.on ? this.pass() : undefined;
  }

  private pass(): Offer | undefined {
    return this.room.game === "merchants" ? this.room.can("pass") : undefined;
  }
}
