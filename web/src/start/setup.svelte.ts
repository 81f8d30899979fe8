// A table as somebody would like it: what is played, how, and by whom.
import { allGames, ask, type Form, type GameInfo } from "../lib/api.ts";
import { recall, remember } from "../lib/keep.ts";
import { me } from "../lib/me.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { t } from "../lib/speaker.svelte.ts";
import { random, wire } from "../lib/wire.svelte.ts";
import type { Checked } from "../ui/house.ts";
import { asMe } from "./mine.svelte.ts";
import { GAMES } from "./words.ts";

/** Who has a seat: "you", somebody "here", a "friend" who gets the link, or a bot by its name. */
export interface Place {
  who: string;
  name: string;
}

const USUAL = { game: "port-royal", mode: "classic", seats: { "port-royal": 3, buccaneer: 4, merchants: 3 } };
const BEST = "greedy";
const DAY = 86_400;

export class Setup {
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<string[]>([BEST]);
  game = $state(USUAL.game);
  mode = $state(USUAL.mode);
  options = $state<Record<string, unknown>>({});
  places = $state<Place[]>([]);
  clock = $state<"none" | "live" | "days">("none");
  bank = $state(20);
  add = $state(15);
  days = $state(2);
  grace = $state(60);
  standIn = $state(BEST);
  open = $state(false);
  name = $state("");
  lang = $state(settings.lang);
  campaign = $state(false);
  /** The house deck that was chosen for this game, as the server has read it. */
  deck = $state.raw<Checked | null>(null);
  /** A guest without a name of their own is asked for one. */
  called = $state(me.given);

  async load(): Promise<void> {
    const [games, bots] = await Promise.all([allGames(), ask<{ name: string }[]>("/bots")]);
    this.games = GAMES.map((id) => games.find((game) => game.id === id)).filter((game): game is GameInfo => !!game);
    this.bots = bots.map((bot) => bot.name);
    const last = recall<{ game?: string; mode?: string; places?: Place[] }>("setup", {});
    this.pick(last.game ?? USUAL.game, last.mode, last.places);
  }

  get sheet(): GameInfo | undefined {
    return this.games.find((game) => game.id === this.game);
  }
  get form(): Form | undefined {
    return this.sheet?.setup[this.mode];
  }

  pick(game: string, mode?: string, places?: Place[]): void {
    if (game !== this.game) this.deck = null;
    this.game = this.games.some((one) => one.id === game) ? game : USUAL.game;
    if (places) this.places = places.map((place, seat) => this.known(place, seat));
    this.choose(mode && this.sheet && mode in this.sheet.setup ? mode : Object.keys(this.sheet?.setup ?? {})[0]!);
    if (!places) this.count(USUAL.seats[this.game as keyof typeof USUAL.seats] ?? 3);
  }

  choose(mode: string): void {
    this.mode = mode;
    const form = this.form;
    this.options = {};
    for (const [name, { default: usual }] of Object.entries(form?.options ?? {})) {
      this.options[name] = Array.isArray(usual) ? [...usual] : usual;
    }
    if (!form?.campaign) this.campaign = false;
    this.count(this.places.length || 3);
  }

  /** As many seats as wished and as the mode allows; new ones go to bots. */
  count(wish: number): void {
    const [least, most] = this.form?.seats ?? [2, 4];
    const seats = Math.min(most, Math.max(least, wish));
    const places = this.places.slice(0, seats);
    if (!places.length) places.push({ who: "you", name: "" });
    while (places.length < seats) places.push({ who: this.best, name: "" });
    this.places = places;
  }

  private get best(): string {
    return this.bots.includes(BEST) ? BEST : this.bots[0]!;
  }
  private known(place: Place, seat: number): Place {
    if (seat === 0) return { who: "you", name: "" };
    const fits = ["here", "friend", ...this.bots].includes(place.who);
    return fits ? { who: place.who, name: place.name } : { who: this.best, name: "" };
  }

  /** A campaign sets these itself: it begins at the beginning, with the cards of the book. */
  get fixed(): string[] {
    return this.campaign ? ["chapter", "mix"] : [];
  }

  private many(who: string): number {
    return this.places.filter((place) => place.who === who).length;
  }
  get friends(): number {
    return this.many("friend");
  }
  get here(): number {
    return this.many("here") + 1;
  }
  get playedByBots(): number {
    return this.places.length - this.here - this.friends;
  }

  /** Set the table up, sit down with everybody at this screen, and be ready. Gives the table. */
  async begin(): Promise<string> {
    remember("setup", { game: this.game, mode: this.mode, places: this.places });
    const name = this.called.trim();
    if (name && name !== me.name) {
      if (me.key) await asMe("/me", { name }, "PATCH");
      me.keep({ guest: me.guest, name, key: me.key });
    }
    const { table } = await asMe<{ table: string }>("/tables", this.wish());
    const seats = this.places.map((_, seat) => seat).filter((seat) => ["you", "here"].includes(this.places[seat]!.who));
    for (const seat of seats) await wire.send({ do: "sit", table, seat, name: this.nameOf(seat) });
    for (const seat of seats) await wire.send({ do: "ready", table, seat, on: true, share: random(24) });
    return table;
  }

  private nameOf(seat: number): string {
    return seat === 0 ? me.called : this.places[seat]!.name.trim() || t("web-seat-player", { number: seat + 1 });
  }

  private wish(): Record<string, unknown> {
    const bots: Record<string, string> = {};
    this.places.forEach(({ who }, seat) => {
      if (!["you", "here", "friend"].includes(who)) bots[seat] = who;
    });
    const options: Record<string, unknown> = { mode: this.mode, ...$state.snapshot(this.options) };
    for (const name of this.fixed) delete options[name];
    if (this.deck?.deck) options.deck = this.deck.deck;
    return {
      game: this.game,
      seats: this.places.length,
      options,
      bots,
      name: this.name.trim(),
      lang: this.lang,
      open: this.open,
      campaign: this.campaign,
      bank: this.clock === "live" ? this.bank * 60 : null,
      add: this.clock === "live" ? this.add : 0,
      move: this.clock === "days" ? this.days * DAY : null,
      grace: this.grace,
      stand_in: this.standIn,
    };
  }
}
