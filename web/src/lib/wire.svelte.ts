// One line to the server. It mends itself: what was not answered is said again, what was missed is asked for.
import { Refusal } from "./api.ts";
import { me } from "./me.svelte.ts";
import type { Command, Done, Message, Now, Step } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";

type Told = Now | Step;
type Asked = Command extends infer C ? (C extends { id: number } ? Omit<C, "id"> : never) : never;

/** Somebody who follows a table on this line. */
export interface Follower {
  readonly id: string;
  readonly seq: number;
  take(told: Told): void;
}

interface Pending {
  command: Command;
  done(answer: Done): void;
  failed(error: Refusal): void;
}

const LONGEST_WAIT = 5_000;
/** After so long without a word the server is asked whether it is there; as long again, and the line is dead. */
const QUIET = 10_000;

class Wire {
  /** "lost" is shown only after a line has been up, or could not be had for a while. */
  state = $state<"new" | "up" | "lost">("new");
  private socket: WebSocket | null = null;
  private greeted = false;
  private next = 1;
  private waits = 0;
  private heard = 0;
  private asked = 0;
  private lang = "";
  private readonly client = "web-" + random(18);
  private readonly pending = new Map<number, Pending>();
  private readonly followers = new Map<string, Follower>();
  /** Whoever wants to know that it is their turn somewhere. */
  onTurn: (table: string, seat: number) => void = () => {};

  /** Say something; resolves when the server has done it, however often the line breaks. */
  async send(asked: Asked): Promise<Done> {
    await me.enter();
    const command = { ...asked, id: this.next++ } as Command;
    return new Promise((done, failed) => {
      this.pending.set(command.id, { command, done, failed });
      this.open();
      if (this.greeted) this.write(command);
    });
  }

  follow(follower: Follower): Promise<Done> {
    this.followers.set(follower.id, follower);
    return this.send({ do: "watch", table: follower.id, since: follower.seq });
  }

  leave(follower: Follower): void {
    if (this.followers.get(follower.id) !== follower) return;
    this.followers.delete(follower.id);
    void this.send({ do: "unwatch", table: follower.id }).catch(() => {});
  }

  /** Take the line up if it is down. */
  open(): void {
    if (this.socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.socket = socket;
    this.asked = performance.now();
    this.lang = settings.lang;
    socket.onopen = () =>
      this.write({ do: "hello", id: 0, client: this.client, key: me.key, name: me.name, lang: this.lang });
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Message);
    socket.onclose = () => this.broken(socket);
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.state === "lost" && !this.socket) this.open();
    else this.check(true);
  }

  /** A line can be dead without anybody saying so: ask when it is quiet, give it up when no answer comes. */
  check(now = false): void {
    if (!this.socket) return;
    const time = performance.now();
    if (this.asked > this.heard) {
      if (time - this.asked > QUIET) this.giveUp(this.socket);
    } else if (this.greeted && (now || time - this.heard > QUIET)) {
      this.asked = time;
      this.write({ do: "ping", id: this.next++ });
    }
  }

  /** The server says why not in the language in which it was greeted: greet it again in another. */
  speak(lang: string): void {
    const old = this.socket;
    if (!old || lang === this.lang) return;
    old.onmessage = old.onclose = null;
    old.close();
    this.socket = null;
    this.greeted = false;
    this.open();
  }

  /** For tests and for the impatient: drop the line. It comes back by itself. */
  drop(): void {
    this.socket?.close();
  }

  /** Closing a dead line may take a minute; nobody waits for it. */
  private giveUp(socket: WebSocket): void {
    socket.onmessage = null;
    this.broken(socket);
    socket.close();
  }

  private broken(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.greeted = false;
    this.waits += 1;
    if (this.state === "up" || this.waits > 1) this.state = "lost";
    const wait = Math.min(LONGEST_WAIT, 150 * 2 ** Math.min(this.waits, 6)) * (0.5 + Math.random());
    setTimeout(() => this.open(), wait);
  }

  private write(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private hear(said: Message): void {
    this.heard = performance.now();
    switch (said.t) {
      case "welcome":
        if (said.key) me.keep({ guest: said.guest, name: said.name, key: said.key });
        this.up();
        break;
      case "now":
      case "step":
        this.followers.get(said.table)?.take(said);
        break;
      case "turn":
        this.onTurn(said.table, said.seat);
        break;
      case "done":
        this.pending.get(said.re)?.done(said);
        this.pending.delete(said.re);
        break;
      case "refused": {
        const reason = said.reason as { rule?: string };
        const refusal = new Refusal(said.kind, said.text, reason?.rule ?? "");
        if (said.re === 0) this.stranger(refusal);
        else if (said.re !== null && said.re !== undefined) {
          this.pending.get(said.re)?.failed(refusal);
          this.pending.delete(said.re);
        }
      }
    }
  }

  /** The server does not let us in: try again, as somebody new if it does not know our key. */
  private stranger(refusal: Refusal): void {
    if (refusal.kind === "Forbidden") me.key = "";
    this.socket?.close();
  }

  private up(): void {
    this.greeted = true;
    this.waits = 0;
    this.state = "up";
    const watching = new Set<string>();
    for (const { command } of this.pending.values()) {
      if (command.do === "watch") watching.add(command.table);
    }
    for (const follower of this.followers.values()) {
      if (!watching.has(follower.id)) void this.send({ do: "watch", table: follower.id, since: follower.seq }).catch(() => {});
    }
    for (const { command } of [...this.pending.values()].sort((a, b) => a.command.id - b.command.id)) {
      this.write(command.do === "watch" ? { ...command, since: this.followers.get(command.table)?.seq ?? 0 } : command);
    }
  }
}

/** Letters and digits that nobody could foresee. */
export function random(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");
}

export const wire = new Wire();
addEventListener("online", () => wire.hurry());
document.addEventListener("visibilitychange", () => wire.hurry());
setInterval(() => wire.check(), QUIET / 2);
