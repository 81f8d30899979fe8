// Turns messages into sentences of the reader's language, from the same Fluent files as the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { labels, told } from "./cards.svelte.ts";
import type { Arg, Happening, Said } from "./message.ts";
import { settings } from "./settings.svelte.ts";

const files = import.meta.glob<string>("../../../src/doubloon/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The files that each room needs beside the common ones. */
const PARTS: Record<string, string[]> = {
  common: ["table", "server", "web", "web-cards", "web-pages", "house"],
  cards: ["command", "provenance"],
  learn: ["learn"],
  analysis: ["lab"],
  "port-royal": ["port-royal", "adventure", "campaign", "web-port-royal"],
  buccaneer: ["buccaneer", "web-buccaneer"],
  merchants: ["merchants", "merchants-table", "web-merchants"],
};

/** Arguments that hold the id of something with a name, as in the Python speaker. */
const NAMED: Record<string, [prefix: string, beside: string, attribute: string]> = {
  task: ["story-", "asks", "task"],
  happening: ["adventure-event-", "text", "text"],
  who: ["personality-", "ability", "ability"],
  good: ["good-", "", ""],
  thing: ["m-", "text", "text"],
  card: ["m-", "text", "text"],
  nation: ["m-nation-", "", ""],
  other: ["m-nation-", "", ""],
  place: ["m-place-", "", ""],
  skill: ["m-skill-", "", ""],
};
const GOODS: Record<string, string> = { book: "book-of-rituals" };
const SEATS = new Set(["seat", "rival", "asked"]);

class Speaker {
  /** Grows when more can be said, so that whatever was said is said again. */
  private ready = $state(0);
  private bundles = new Map<string, FluentBundle>();
  private loaded = new Set<string>();

  /** Fetch the sentences of a room, in the reader's language and in English for what it lacks. */
  async load(part: string, lang: string = settings.lang): Promise<void> {
    for (const folder of new Set(["en", lang])) {
      await Promise.all((PARTS[part] ?? []).map((name) => this.read(folder, name)));
    }
    this.ready += 1;
  }

  private async read(lang: string, name: string): Promise<void> {
    const path = `../../../src/doubloon/locale/${lang}/${name}.ftl`;
    if (this.loaded.has(path) || !files[path]) return;
    this.loaded.add(path);
    const text = await files[path]().catch((error: unknown) => {
      this.loaded.delete(path);
      throw error;
    });
    const resource = new FluentResource(text);
    let bundle = this.bundles.get(lang);
    if (!bundle) this.bundles.set(lang, (bundle = new FluentBundle(lang, { useIsolating: false })));
    bundle.addResource(resource, { allowOverrides: true });
  }

  private find(id: string, attribute = "") {
    void this.ready;
    for (const lang of [settings.lang, "en"]) {
      const bundle = this.bundles.get(lang);
      const message = bundle?.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return { bundle, pattern };
    }
    return null;
  }

  knows(id: string, attribute = ""): boolean {
    return this.find(id, attribute) !== null;
  }

  /** A message by id. What nobody has words for shows its id, which the tests look for. */
  word(id: string, args: Record<string, Arg> = {}, names: string[] = [], attribute = ""): string {
    const found = this.find(id, attribute);
    if (!found) return this.ready ? `⟨${attribute ? `${id}.${attribute}` : id}⟩` : "";
    const instead = told.get(attribute ? `${id}.${attribute}` : id)?.instead;
    if (instead) return this.say(instead as Said, names);
    const figures = attribute ? told.get(id) : undefined;
    return found.bundle.formatPattern(found.pattern, this.prepare({ ...figures, ...args }, names), []);
  }

  say(said: Said, names: string[] = []): string {
    return this.word(said.id, said.args, names);
  }

  tell(happening: Happening, names: string[] = []): string {
    const { event, ...args } = happening;
    return this.word("event-" + event, args, names);
  }

  /** A card's name. */
  card(id: string): string {
    const label = labels.get(id);
    return label ? this.say(label) : id;
  }

  private prepare(args: Record<string, Arg>, names: string[]): Record<string, FluentVariable> {
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) ready[name] = this.one(name, value, names);
    for (const [name, [prefix, beside, attribute]] of Object.entries(NAMED)) {
      const id = prefix + String(args[name]);
      if (name in args && beside && !(beside in args) && this.knows(id, attribute)) {
        ready[beside] = this.word(id, {}, names, attribute);
      }
    }
    return ready;
  }

  private one(name: string, value: Arg, names: string[]): FluentVariable {
    if (typeof value === "number") return SEATS.has(name) ? this.seat(value, names) : value;
    if (Array.isArray(value)) {
      return (name === "cards" ? value.map((id) => this.card(id)) : value).join(", ");
    }
    if (typeof value === "object") return this.say(value, names) + (value.rule ? ` (${value.rule})` : "");
    if (name === "card" || name === "target") return this.card(value);
    if (name in NAMED) return this.named(name, value);
    return value;
  }

  private seat(seat: number, names: string[]): string {
    return seat < 0 ? this.word("chance") : (names[seat] ?? `P${seat + 1}`);
  }

  private named(kind: string, value: string): string {
    const id = NAMED[kind]![0] + (GOODS[value] ?? value);
    if (kind === "task" && this.knows(id, "name")) {
      return this.word("task-name", { code: value, name: this.word(id, {}, [], "name") });
    }
    return this.knows(id) ? this.word(id) : value;
  }
}

export const speaker = new Speaker();

/** The short way to say something of the page's own. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return speaker.word(id, args);
}
