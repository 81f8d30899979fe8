// The numbered rules of a game, cut into sections, and their texts into pieces to show.

export interface Rule {
  number: string;
  text: string;
  /** "ruling" if the house decided it, "derived" if it follows from other rules. */
  mark: "" | "ruling" | "derived";
  /** The editions that say so, such as CZ. */
  editions: string[];
  /** Whether it belongs under the rule before it. */
  sub: boolean;
}

export interface Section {
  number: string;
  title: string;
  rules: Rule[];
}

/** A piece of a rule: plain words, words that were searched for, or another rule's number. */
export interface Piece {
  text: string;
  kind: "plain" | "found" | "rule";
}

/** How a page marks what the house decided and what follows from other rules, in its language. */
export interface Marks {
  ruling: string;
  derived: string;
}

const NUMBER = /\b[RBM]\d+(?:\.\d+[a-z]?)?\b/;

/** Rules by number, in the order of the page; a number without a dot begins a section. */
export function cut(rules: Record<string, string>, marks: Marks): Section[] {
  const sections: Section[] = [];
  for (const [number, text] of Object.entries(rules)) {
    if (number.includes(".")) sections.at(-1)?.rules.push(rule(number, text, marks));
    else sections.push({ number, title: text.replace(brackets(marks), "").trim(), rules: [] });
  }
  return sections;
}

export function rule(number: string, text: string, { ruling, derived }: Marks): Rule {
  const inside = brackets({ ruling, derived });
  const said = [...text.matchAll(inside)].map((found) => found[1]!).join(" ");
  const because = new RegExp(`; [^;:]+: ${ruling}$`);
  const decided = said.includes(ruling) || because.test(text);
  const shown = text
    .replace(inside, (_, inner: string) => refersTo(inner))
    .replace(because, "")
    .trim();
  return {
    number,
    text: shown,
    mark: decided ? "ruling" : said.includes(derived) ? "derived" : "",
    editions: [...new Set(said.match(/\b(?:PL|CZ|DE)\b/g) ?? [])],
    sub: /[a-z]$/.test(number),
  };
}

function brackets({ ruling, derived }: Marks): RegExp {
  return new RegExp(`\\[([^\\]]*(?:${ruling}|${derived}|PL|CZ|DE)[^\\]]*)\\]:?\\s*`, "g");
}

/** What a mark says beside its kind stays: the rule that it rests on. */
function refersTo(inner: string): string {
  const number = inner.match(NUMBER);
  return number ? `(${number[0]}) ` : "";
}

/** Those that concern a card of this name: what stands beneath a rule may be about another card, which it names first. */
export function concerning(rules: Rule[], card: string, cards: string[]): Rule[] {
  return rules.filter(({ sub, text }) => {
    const topic = text.slice(0, Math.max(0, text.indexOf(":")));
    return !sub || topic === card || !cards.includes(topic);
  });
}

/** The rules that have every word that is looked for, in their text or number. */
export function search(sections: Section[], wish: string, rulings: boolean): Section[] {
  const words = wordsOf(wish);
  const fits = (rule: Rule) =>
    (!rulings || rule.mark === "ruling") &&
    words.every((word) => rule.text.toLowerCase().includes(word) || rule.number.toLowerCase().startsWith(word));
  return sections
    .map((section) => {
      const all = !rulings && words.length > 0 && words.every((word) => section.title.toLowerCase().includes(word) || section.number.toLowerCase() === word);
      return { ...section, rules: all ? section.rules : section.rules.filter(fits) };
    })
    .filter((section) => section.rules.length);
}

export function wordsOf(wish: string): string[] {
  return wish.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A text cut at the numbers of rules that there are and at the words that are looked for. */
export function pieces(text: string, words: string[], known: Set<string>): Piece[] {
  const sought = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const cuts = new RegExp([NUMBER.source, ...sought].join("|"), "gi");
  const found: Piece[] = [];
  let at = 0;
  for (const hit of text.matchAll(cuts)) {
    if (hit.index > at) found.push({ text: text.slice(at, hit.index), kind: "plain" });
    found.push({ text: hit[0], kind: known.has(hit[0]) ? "rule" : words.includes(hit[0].toLowerCase()) ? "found" : "plain" });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: "plain" });
  return found;
}
