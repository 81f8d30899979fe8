// A table that this browser follows: how it stands, what has happened, and what may be done.
import { untrack } from "svelte";
import { Refusal } from "./api.ts";
import type { Happening, Offer, Said } from "./message.ts";
import { notices } from "./notices.svelte.ts";
import type { Asked, Chair, Done, Now, Step } from "./protocol.ts";
import type { Seen, View } from "./seen.ts";
import { PACES, settings } from "./settings.svelte.ts";
import { random, wire, type Follower } from "./wire.svelte.ts";

export type Fact = { fact: string } & Record<string, unknown>;

/** One line of the log: something that happened in the game, or that somebody did. */
export interface Line {
  key: string;
  event?: Happening;
  fact?: Fact;
  /** Which position it leads to, in a game that is looked at again. */
  at?: number;
}

export interface Info {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  name: string;
  lang: string;
  open: boolean;
  clock: { bank: number | null; add: number; move: number | null };
  campaign: string;
  state: string;
  commitment: string;
  secret?: string;
  before: string;
  followed: string;
  /** Whether people around one screen must not see each other's side; unknown before the game. */
  secrets?: boolean;
}

export interface Outcome {
  winners: number[];
  standing: { seat: number; place: number; scores: Record<string, number> }[];
  reason: Said;
}

/** The newest that one of our seats, or the spectator, was told. */
interface Told {
  seq: number;
  version: number;
  view: View;
  asked: Asked | null;
  lines: Line[];
}

const NOBODY = "spectator";
const MOST_QUEUED = 12;

export class Room implements Seen, Follower {
  info = $state.raw<Info | null>(null);
  chairs = $state.raw<Chair[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  wantsBack = $state<number | null>(null);
  missing = $state("");
  busy = $state(false);
  hinted = $state("");
  /** Whose eyes we look through; several seats of one browser take turns behind the curtain. */
  private chosen = $state<number | null>(null);
  /** Who wants to look at their side next, behind the curtain. */
  handed = $state<number | null>(null);
  /** Whom we do not want to hear. */
  muted = $state.raw<number[]>([]);
  private told = $state.raw<Record<string, Told>>({});
  private queue: Step[] = [];
  private timer = 0;
  private sent = -1;
  /** Whether the story is wanted from the beginning: somebody has just sat down. */
  private whole = false;
  readonly live = true;

  constructor(readonly id: string) {}

  join(): void {
    wire.follow(this).catch((error: Refusal) => (this.missing = error.message));
  }

  close(): void {
    clearTimeout(this.timer);
    wire.leave(this);
  }

  // How the table stands

  /** Up to where everybody at this screen has been told. */
  get seq(): number {
    const told = untrack(() => Object.values(this.told)).map((one) => one.seq);
    return this.whole || !told.length ? 0 : Math.min(...told);
  }
  get game(): string {
    return this.info?.game ?? "";
  }
  /** The seats that are ours. */
  get seats(): number[] {
    return Object.keys(this.told)
      .filter((name) => name !== NOBODY)
      .map(Number)
      .sort((a, b) => a - b);
  }
  /** Those of them that we play ourselves: a bot may play for one. */
  private get here(): number[] {
    return this.seats.filter((seat) => !this.chairs[seat]?.away);
  }
  get eye(): number | null {
    const seats = this.seats;
    if (this.chosen !== null && seats.includes(this.chosen)) return this.chosen;
    return seats[0] ?? null;
  }
  set eye(seat: number | null) {
    this.chosen = seat;
    this.handed = null;
  }
  /** Look through the eyes of another seat of ours; where people have secrets, the curtain falls first. */
  look(seat: number): void {
    if (this.secrets && !this.outcome) this.handed = seat;
    else this.eye = seat;
  }
  private get now(): Told | undefined {
    return this.told[this.eye ?? NOBODY];
  }
  get view(): View {
    return this.now?.view ?? null;
  }
  get asked(): Asked | null {
    return this.now?.asked ?? null;
  }
  get version(): number {
    return this.now?.version ?? 0;
  }
  get lines(): Line[] {
    return this.now?.lines ?? [];
  }
  /** Who is asked, by the newest that any of our seats was told: they are told one after the other. */
  get turn(): number | null {
    const newest = Object.values(this.told).reduce<Told | null>((best, one) => (!best || one.seq > best.seq ? one : best), null);
    return this.outcome ? null : (newest?.asked?.seat ?? null);
  }
  get names(): string[] {
    return this.chairs.map((chair) => chair.name || `P${chair.seat + 1}`);
  }
  get offers(): Offer[] {
    return (this.asked?.options ?? []) as unknown as Offer[];
  }
  get prompt(): Said | null {
    return (this.asked?.prompt as Said | undefined) ?? null;
  }
  /** Whose view was taken up: null while nobody of several people has come to the screen. */
  get holder(): number | null {
    return this.chosen;
  }
  get secrets(): boolean {
    return this.info?.secrets ?? true;
  }
  get begun(): boolean {
    return this.view !== null;
  }

  // What the server tells

  take(said: Now | Step): void {
    if (said.t === "now") {
      this.flush();
      this.settle(said);
    } else if (this.pace(said) > 0) {
      this.queue.push(said);
      if (!this.timer) this.timer = window.setTimeout(() => this.release(), this.queue.length > 1 ? 0 : 16);
    } else {
      this.flush();
      this.apply(said);
    }
  }

  /** How long a step is looked at before the next: our own and talk need no time. */
  private pace(step: Step): number {
    if (document.hidden || (!this.queue.length && !step.events.length)) return 0;
    const ours = factsOf(step).some((fact) => fact.fact === "chose" && this.seats.includes(fact.seat as number));
    if (ours && !this.queue.length) return 0;
    return Math.max(PACES[settings.pace], settings.pace === "instant" ? 0 : 1);
  }

  private release(): void {
    this.timer = 0;
    const step = this.queue.shift();
    if (!step) return;
    this.apply(step);
    // A reader with several seats is told each step once for each of them.
    while (this.queue[0]?.seq === step.seq) this.apply(this.queue.shift()!);
    if (this.queue.length) {
      const wait = PACES[settings.pace] / (this.queue.length > MOST_QUEUED ? 4 : 1);
      this.timer = window.setTimeout(() => this.release(), document.hidden ? 0 : wait);
    }
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const step of this.queue.splice(0)) this.apply(step);
  }

  private settle(now: Now): void {
    this.info = now.info as unknown as Info;
    this.chairs = now.chairs;
    this.wantsBack = now.undo ?? null;
    const name = String(now.seat ?? NOBODY);
    for (const past of now.steps) {
      // A seat of ours that was given to a bot while our line was down.
      for (const fact of factsOf(past)) if (fact.fact === "stood" && past.seq > (this.told[String(fact.seat)]?.seq ?? past.seq)) this.lose(fact.seat as number);
    }
    const before = this.told[name];
    const all = now.steps[0]?.seq === 1;
    const lines = all ? [] : [...(before?.lines ?? [])];
    for (const past of now.steps) if (all || past.seq > (before?.seq ?? 0)) lines.push(...linesOf(past));
    this.whole = false;
    this.keep(name, now, now.view ?? before?.view ?? null, lines);
  }

  private apply(step: Step): void {
    const name = String(step.seat ?? NOBODY);
    const before = this.told[name];
    if (before && step.seq <= before.seq) return;
    if (step.chairs) this.chairs = step.chairs;
    this.notice(step);
    this.keep(name, step, step.view ?? before?.view ?? null, [...(before?.lines ?? []), ...linesOf(step)]);
  }

  private keep(name: string, said: Now | Step, view: View, lines: Line[]): void {
    // Spectators are told as such only while they have no seat, and may have lost one.
    const found: Record<string, Told> = name === NOBODY ? {} : { ...this.told };
    delete found[NOBODY];
    found[name] = { seq: said.seq, version: said.version, view, asked: said.asked ?? null, lines };
    this.told = found;
    this.outcome = (said.outcome as unknown as Outcome | undefined) ?? null;
    if (this.outcome) this.wantsBack = null;
    if (this.outcome && this.info && this.info.state !== "over") this.refresh("over");
    if (said.version !== this.sent) this.busy = false;
    this.hinted = "";
  }

  /** What the table is has changed: the game has begun, or is over and its secret may be told. */
  private refresh(state: string): void {
    this.info = { ...this.info!, state };
    void wire.follow(this).catch(() => {});
  }

  private notice(step: Step): void {
    for (const fact of factsOf(step)) {
      if (fact.fact === "began" && this.info?.state === "open") this.refresh("playing");
      if (fact.fact === "wants-back") this.wantsBack = fact.seat as number;
      if (fact.fact === "took-back") this.wantsBack = null;
      // Who chooses again or goes no longer wants to take back; others may play on meanwhile.
      if (["chose", "away", "stood"].includes(fact.fact) && fact.seat === this.wantsBack) this.wantsBack = null;
      if (fact.fact === "answered" && !fact.yes) this.wantsBack = null;
      if (fact.fact === "stood" && this.seats.includes(fact.seat as number)) {
        this.lose(fact.seat as number);
        this.whole = true;
        void wire.follow(this).catch(() => {});
      }
      if (fact.fact === "followed" && this.info) this.info = { ...this.info, followed: fact.table as string };
    }
    // Who somebody becomes may bring secrets to an open table (R22.1).
    const became = (step.events as Happening[]).some(({ event }) => event === "became");
    if (became && this.info && this.seats.length > 1) this.refresh(this.info.state);
  }

  /** A seat of ours is nobody's again. */
  private lose(seat: number): void {
    this.told = Object.fromEntries(Object.entries(this.told).filter(([name]) => name !== String(seat)));
  }

  // What may be done

  can(word: string): Offer | undefined {
    const say = `P${(this.asked?.seat ?? 0) + 1} ${word}`;
    return this.offers.find((offer) => offer.say === say);
  }

  touch(word: string): void {
    const offer = this.can(word);
    if (offer) void this.play(offer);
    else if (!this.outcome && this.begun) void this.why(word);
  }

  async play(offer: Offer): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.sent = this.version;
    const done = await this.tried({ do: "play", table: this.id, version: this.sent, say: offer.say });
    // What came of it is told a moment later; nothing can be chosen before.
    if (!done || this.version !== this.sent) this.busy = false;
  }

  /** Say why something cannot be done now, with its rule. */
  async why(word: string): Promise<void> {
    const say = `P${(this.eye ?? this.turn ?? 0) + 1} ${word}`;
    const done = await this.tried({ do: "why_not", table: this.id, say });
    const data = done?.data as { reason?: Said; text?: string } | undefined;
    if (data?.text) notices.show(data.text, { rule: data.reason?.rule, game: this.game });
  }

  sit(seat?: number, name = ""): Promise<Done | null> {
    return this.tried({ do: "sit", table: this.id, seat, name }).then(async (done) => {
      this.whole = !!done;
      if (done) await wire.follow(this).catch(() => {});
      return done;
    });
  }
  ready(seat: number, on = true): Promise<Done | null> {
    return this.tried({ do: "ready", table: this.id, seat, on, share: random(24) });
  }
  async leave(seat: number): Promise<Done | null> {
    const done = await this.tried({ do: "leave", table: this.id, seat });
    if (done && !this.begun) {
      // Before the game the seat is nobody's again; in the game it stays ours, and a bot plays on.
      this.lose(seat);
      await wire.follow(this).catch(() => {});
    }
    return done;
  }
  back(seat: number): Promise<Done | null> {
    return this.tried({ do: "back", table: this.id, seat });
  }
  /** Take back the last choice that was made at this screen, whoever of us made it. */
  undo(): Promise<Done | null> {
    return this.tried({ do: "undo", table: this.id, seat: this.chooser ?? this.eye ?? 0, version: this.version }, () => this.undo());
  }
  private get chooser(): number | undefined {
    const chose: number[] = [];
    for (const { fact } of this.lines) {
      if (fact?.fact === "chose") chose.push(fact.seat as number);
      if (fact?.fact === "took-back") chose.length = Math.max(0, chose.lastIndexOf(fact.seat as number));
    }
    return chose.findLast((seat) => this.seats.includes(seat));
  }
  /** Answer whoever wants to take back, for everybody at this screen. */
  async consent(yes: boolean): Promise<void> {
    const version = this.version;
    for (const seat of yes ? this.here : this.here.slice(0, 1)) {
      await this.tried({ do: "consent", table: this.id, seat, version, yes });
    }
  }
  talk(text: string): Promise<Done | null> {
    return this.tried({ do: "say", table: this.id, seat: this.eye ?? 0, text });
  }
  async mute(whom: number, on: boolean): Promise<void> {
    const done = await this.tried({ do: "mute", table: this.id, seat: this.eye ?? 0, whom, on });
    if (done) this.muted = on ? [...this.muted, whom] : this.muted.filter((one) => one !== whom);
  }
  kick(whom: number): Promise<Done | null> {
    return this.tried({ do: "kick", table: this.id, seat: this.eye ?? 0, whom });
  }
  /** Play again, all of us at this screen. */
  async rematch(): Promise<Done | null> {
    let done: Done | null = null;
    for (const seat of this.here) {
      if (done && this.info?.followed) break;
      done = await this.tried({ do: "rematch", table: this.id, seat });
    }
    return done;
  }
  async hint(): Promise<void> {
    const version = this.version;
    const done = await this.tried({ do: "hint", table: this.id, seat: this.eye ?? 0 });
    if (version === this.version) this.hinted = ((done?.data as { say?: string } | undefined)?.say ?? "") as string;
  }
  async odds(): Promise<Record<string, unknown> | null> {
    const done = await this.tried({ do: "odds", table: this.id, seat: this.eye ?? 0 });
    return (done?.data as Record<string, unknown> | undefined) ?? null;
  }

  /** The table in sentences, as the plain terminal tells it. */
  async tell(): Promise<string[]> {
    const done = await this.tried({ do: "tell", table: this.id, seat: this.eye });
    return (done?.data as { lines?: string[] } | undefined)?.lines ?? [];
  }

  /** Send a command and show why it was refused; `again` is done instead if a bot has moved meanwhile. */
  private async tried(command: Parameters<typeof wire.send>[0], again?: () => Promise<Done | null>): Promise<Done | null> {
    const version = this.version;
    try {
      return await wire.send(command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (again && this.version > version) return again();
      notices.show(error.message, { rule: error.rule, game: this.game, bad: true });
      return null;
    }
  }
}

function factsOf(past: Pick<Step, "facts">): Fact[] {
  return past.facts as Fact[];
}

function linesOf(past: Pick<Step, "seq" | "facts" | "events">): Line[] {
  const facts = factsOf(past).map((fact, n) => ({ key: `${past.seq}f${n}`, fact }));
  const events = (past.events as Happening[]).map((event, n) => ({ key: `${past.seq}e${n}`, event }));
  return [...facts, ...events];
}
