// What was found out about a game, in the words of `doubloon analyse`: see lab/analysis_words.py.
import type { Arg } from "../lib/message.ts";
import { settings } from "../lib/settings.svelte.ts";
import { speaker, t } from "../lib/speaker.svelte.ts";
import { type Account, type Findings, isOdd, type Mistake, type Risk, share, type Stroke, unexplained } from "./chances.ts";

/** How chances came about: if all of it is explained, if not, and if luck is not told apart. */
const SEAT = ["analyse-account", "analyse-account-rest", "analyse-account-blind"] as const;
const TEAM = ["analyse-account-team", "analyse-account-team-rest", "analyse-account-team-blind"] as const;
/** So many draws are told one by one. */
const RISKIEST = 8;

/** To one digit after the point; what lies in the middle goes to the even one, as in Python. */
const tenths = (value: number): number => (Math.abs(value) % 0.5 === 0.25 ? Math.round(5 * value) / 5 : Number(value.toFixed(1)));

/** A figure with one digit after the point, as the language writes it. */
export function figure(value: number, signDisplay: "auto" | "always" = "auto"): string {
  const wish = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false, signDisplay } as const;
  return new Intl.NumberFormat(settings.lang, wish).format(tenths(value)).replace("-", "−");
}

/** A share; its sign never begins a line. */
export const percent = (rate: number): string => t("percent", { percent: figure(100 * rate) }).replace(" ", "\u00a0");

/** A change of a chance, in points of a hundred. */
export const points = (change: number): string => figure(100 * change, "always");

/** Says what was found out, with the names of the players. */
export class Analysed {
  constructor(
    readonly found: Findings,
    readonly names: string[],
  ) {}

  private word(id: string, args: Record<string, Arg>): string {
    return speaker.word(id, args, this.names);
  }

  /** What was done. */
  lead(): string {
    const { game, weighed, asked, playouts } = this.found;
    return this.word(weighed < asked ? "analyse-made-some" : "analyse-made", { title: t("title-" + game), weighed, total: asked, playouts });
  }

  /** How one seat's chances came about. */
  account(one: Account): string {
    return this.total(SEAT, one, one.own, { seat: one.seat, others: points(one.others) });
  }

  /** How the chances of all came about, and what everybody's choices did to them. */
  team(): string[] {
    const each = this.found.accounts;
    const own = each.reduce((sum, one) => sum + one.own, 0);
    return [this.total(TEAM, each[0]!, own, {}), ...each.map((one) => this.word("analyse-account-mate", { seat: one.seat, own: points(one.own) }))];
  }

  private total([whole, odd, blind]: typeof SEAT | typeof TEAM, one: Account, own: number, more: Record<string, Arg>): string {
    const found = isOdd(this.found, [one]) ? odd : whole;
    return this.word(this.found.luck_told ? found : blind, {
      start: percent(one.start),
      own: points(own),
      luck: points(one.luck),
      rest: points(unexplained(this.found, one)),
      end: percent(one.end),
      ...more,
    });
  }

  /** What the accounts do not tell, and what that means. */
  cautions(): string[] {
    const { luck_told, murky, mistakes, accounts } = this.found;
    const ids = luck_told ? [] : ["analyse-luck-untold"];
    if (isOdd(this.found, accounts)) ids.push(luck_told ? "analyse-anew" : "analyse-unexplained");
    if (murky) ids.push(mistakes.length ? "analyse-murky" : "analyse-murky-alone");
    return ids.map((id) => t(id));
  }

  /** A mistake, what would have been better, and why. */
  mistake(one: Mistake): string {
    const { seat, chosen, better } = one;
    const what = this.word("analyse-mistake", {
      at: one.at,
      seat,
      said: one.says,
      chance: percent(chosen.chances[seat]!),
      better: one.better_says,
      more: percent(better.chances[seat]!),
    });
    const facts = Object.entries(one.reasons).map(([fact, change]) => t("analyse-fact-" + fact, { change: figure(change, "always") }));
    const why = facts.length ? [t("analyse-why", { facts })] : [];
    const risk = one.risk ? [t("analyse-risk", { fatal: one.risk[0], cards: one.risk[1] })] : [];
    return [what, ...why, ...risk].join(" ");
  }

  /** What chance did, and to whom; nothing where luck is not told apart. */
  get strokes(): Stroke[] {
    return this.found.luck_told ? this.found.strokes : [];
  }

  stroke({ at, told, change, seat }: Stroke): string {
    return this.word(this.found.team ? "analyse-stroke-team" : "analyse-stroke", { at, told, change: points(change), seat });
  }

  /** How often somebody drew, and what was to be expected. */
  draws(seat: number, mine: Risk[]): string {
    const expected = mine.reduce((sum, one) => sum + share(one), 0);
    return this.word("analyse-draws", { seat, draws: mine.length, expected: figure(expected), busts: mine.filter(({ bust }) => bust).length });
  }

  /** The draws that were most likely to go wrong. */
  get riskiest(): Risk[] {
    return this.found.risks
      .filter(({ fatal }) => fatal)
      .sort((a, b) => share(b) - share(a))
      .slice(0, RISKIEST);
  }

  drew(one: Risk): string {
    const { at, seat, fatal, cards } = one;
    return this.word(one.bust ? "analyse-drew-bust" : "analyse-drew", { at, seat, risk: percent(share(one)), fatal, cards });
  }

  /** What is to be told at a position: what chance has done, and how what was chosen next was wrong or risky. */
  here(at: number): string[] {
    const now = <T extends { at: number }>(all: T[]) => all.filter((one) => one.at === at);
    return [
      ...now(this.strokes).map((one) => this.stroke(one)),
      ...now(this.found.mistakes).map((one) => this.mistake(one)),
      ...now(this.riskiest).map((one) => this.drew(one)),
    ];
  }
}
