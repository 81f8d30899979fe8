// Likenesses of people, put together from a few heads, hats and beards; in a box of 64 by 64, shoulders at the bottom.
import { ellipse, hatch, outline } from "./hatch.ts";
import type { Art, Layer } from "./layers.ts";

const COAT: Layer[] = [
  ["tint", "M9 63Q10 49 25 46L32 52L39 46Q54 49 55 63Z"],
  ["fine", hatch([[40, 48], [52, 53], [55, 63], [38, 63]], 70, 2.2)],
];
const FACE: Layer[] = [
  ["skin", "M26 40H38V49L32 54L26 49Z"],
  ["skin", "M21 24Q21 13 32 13Q43 13 43 24V31Q42 43 32 44Q22 43 21 31Z"],
  ["fine", hatch([[37, 18], [43, 22], [42, 34], [36, 42]], 60, 1.9)],
  ["line", "M25.500 24.500Q28 23 30 24.500M34 24.500Q36 23 38.500 24.500M32 27L31 33.500H33.500"],
  ["ink", outline(ellipse(28, 27.4, 1.2)) + outline(ellipse(36, 27.4, 1.2))],
];
const MOUTHS: Layer[][] = [
  [["rope", "M28.500 38Q32 39.500 35.500 38"]],
  [["ink", "M26 36.500Q29 34 32 36Q35 34 38 36.500Q35 38 32 37Q29 38 26 36.500Z"], ["rope", "M30 39.500H34"]],
  [["dark", "M21 31Q24 36 27 35.500Q32 33.500 37 35.500Q40 36 43 31Q43 48 32 51Q21 48 21 31Z"], ["pale", "M29.500 39Q32 40 34.500 39"]],
  [["ink", "M26 36.500Q29 34 32 36Q35 34 38 36.500Q35 38 32 37Q29 38 26 36.500Z"], ["dark", "M30 40H34L32 47Z"]],
];
const LIPS: Layer[] = [["red", "M28.500 37.500Q32 35.500 35.500 37.500Q32 40.500 28.500 37.500Z"]];
const HAIR: Layer[][] = [
  [["dark", "M20 22Q14 34 19 44Q24 42 23 30ZM44 22Q50 34 45 44Q40 42 41 30Z"]],
  [["wood", "M20 21Q12 36 17 49Q25 46 23 30ZM44 21Q52 36 47 49Q39 46 41 30Z"]],
  [["cloth", "M20 21Q13 25 17 30Q12 33 16 37Q13 42 19 43Q24 40 22.500 30ZM44 21Q51 25 47 30Q52 33 48 37Q51 42 45 43Q40 40 41.500 30Z"]],
  [["dark", "M20.500 22Q18 30 20.500 33L23 28ZM43.500 22Q46 30 43.500 33L41 28Z"]],
];
const LONG: Layer[][] = [
  [["dark", "M20 18Q8 34 14 52Q20 55 25 48Q21 38 22 26ZM44 18Q56 34 50 52Q44 55 39 48Q43 38 42 26Z"]],
  [["brass", "M20 18Q10 26 15 34Q10 42 16 50Q22 50 24 44Q20 36 22 26ZM44 18Q54 26 49 34Q54 42 48 50Q42 50 40 44Q44 36 42 26Z"]],
];
const HATS: Layer[][] = [
  // A tricorne.
  [["dark", "M12 20Q14 8 32 6Q50 8 52 20Q42 14 32 19Q22 14 12 20Z"], ["keel", "M13.500 19Q22 12.500 32 17Q42 12.500 50.500 19"], ["fine", "M34 8Q44 9 49 16M34 11Q42 11 46 15"]],
  // A wide hat with a plume.
  [["wood", "M9 19Q32 11 55 19Q44 22 32 21Q20 22 9 19Z"], ["wood", "M20 17Q20 5 32 5Q44 5 44 17Q32 14 20 17Z"], ["cloth", "M43 13Q54 4 58 14Q52 12 50 18Q46 18 43 16Z"], ["line", "M20.500 15.500Q32 12 43.500 15.500"]],
  // A kerchief.
  [["red", "M19.500 23Q18 9 32 8Q46 9 44.500 23Q32 15 19.500 23Z"], ["red", "M44 20L53 18L50 24L54 29L43 24Z"], ["dot", "M25 15h0M31 12h0M37 14h0M41 18h0M23 19h0"]],
  // A bicorne, worn across.
  [["dark", "M10 23Q14 7 32 4Q50 7 54 23Q44 16 32 16Q20 16 10 23Z"], ["keel", "M11.500 22Q21 14.500 32 14.500Q43 14.500 52.500 22"], ["gold", outline(ellipse(38, 10.5, 3))]],
  // His own hair.
  [["wood", "M20.500 25Q18 11 32 10Q46 11 43.500 25Q42 18 36 17Q28 20 23 18Q21 21 20.500 25Z"]],
];
const COLLARS: Layer[][] = [
  [["cloth", "M27 47L32 52L37 47L38.500 58L32 55L25.500 58Z"]],
  [["cloth", "M24 46Q32 54 40 46L45 50Q32 62 19 50Z"], ["fine", "M26 51L28 55M32 53V57M38 51L36 55"]],
  [["gold", "M13 53L22 49L23 52L14 57ZM51 53L42 49L41 52L50 57Z"], ["cloth", "M28.500 48L32 52L35.500 48L36 56L32 54L28 56Z"]],
];

function number(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** The same person always has the same face. */
export function likeness(id: string, woman = false): Art {
  const n = number(id);
  const pick = (from: Layer[][], by: number): Layer[] => from[Math.floor(n / by) % from.length]!;
  const hat = n % (woman ? HATS.length - 1 : HATS.length);
  const bare = hat === HATS.length - 1;
  return [
    ...(woman ? pick(LONG, 3) : bare ? HAIR[1]! : pick(HAIR, 3)),
    ...COAT,
    ...pick(COLLARS, 5),
    ...FACE,
    ...(woman ? LIPS : id.endsWith("beard") ? MOUTHS[2]! : pick(MOUTHS, 7)),
    ...HATS[hat]!,
  ];
}

/** The crew of Buccaneer: a boy, a deckhand, a mate, a skipper, and somebody in a mask. */
export function crewman(rank: string): Art {
  const body = (hair: number, mouth: number, hat: number, collar: number): Layer[] => [
    ...HAIR[hair]!, ...COAT, ...COLLARS[collar]!, ...FACE, ...MOUTHS[mouth]!, ...HATS[hat]!,
  ];
  switch (rank) {
    case "2":
      return body(3, 0, 4, 0);
    case "3":
      return body(3, 1, 2, 0);
    case "4":
      return body(1, 2, 1, 1);
    case "5":
      return body(0, 3, 0, 2);
    default:
      return [...body(0, 0, 1, 0), ["ink", "M20 24Q26 20 32 24Q38 20 44 24Q44 32 38 32Q34 32 32 28Q30 32 26 32Q20 32 20 24Z"], ["bone", outline(ellipse(27, 27, 2.2, 1.6)) + outline(ellipse(37, 27, 2.2, 1.6))]];
  }
}
