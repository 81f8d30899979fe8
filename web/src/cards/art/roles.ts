// The emblems of persons, in a box of 48 by 48.
import { box, ellipse, hatch, outline } from "./hatch.ts";
import type { Art } from "./layers.ts";
import { SIGNS } from "./signs.ts";

const wheel: Art = [
  ["bold", "M24 2V46M2 24H46M8.500 8.500L39.500 39.500M39.500 8.500L8.500 39.500"],
  ["wood", "M24 8A16 16 0 1 1 23.900 8ZM24 13.500A10.500 10.500 0 1 0 24.100 13.500Z"],
  ["fine", "M24 10.500A13.500 13.500 0 0 1 37.500 24A13.500 13.500 0 0 1 24 37.500"],
  ["brass", outline(ellipse(24, 24, 4.5))],
];

const cannon: Art = [
  ["wood", "M6 35L11 25H33L39 35Z"],
  ["dark", "M7 21Q4 18 6 15Q9 12 13 14L44 11Q46 17 44 23L14 26Q9 26 7 21Z"],
  ["shine", "M14 17L41 14.500"],
  ["line", "M36 12V23.500M28 13V24.500"],
  ["wood", outline(ellipse(14, 37, 6.5)) + outline(ellipse(32, 37, 6.5))],
  ["ink", outline(ellipse(14, 37, 1.8)) + outline(ellipse(32, 37, 1.8))],
];

const spyglass: Art = [
  ["brass", "M5 39L9 44L24 33L19 26Z"],
  ["wood", "M18 24L25 35L36 26L30 17Z"],
  ["brass", "M29 15L37 27L46 20L36 7Z"],
  ["fine", "M12 38L22 31M25 31L33 25M36 23L43 18M10 40L21 32M27 33L35 26.500"],
  ["line", "M36 7L46 20"],
  ["shine", "M34 13L39 9.500"],
];

const bicorne: Art = [
  ["cloth", "M27 10Q31 0 40 2Q45 5 42 10Q47 12 44 17L35 17Z"],
  ["dark", "M0 35Q5 11 24 6Q43 11 48 35Q37 26 24 26Q11 26 0 35Z"],
  ["keel", "M2.500 32.500Q12 23.500 24 23.500Q36 23.500 45.500 32.500"],
  ["pale", "M30 11Q37 14 41 22M34 11Q40 15 43 21"],
  ["gold", outline(ellipse(24, 15.5, 5.5))],
  ["red", outline(ellipse(24, 15.5, 2.6))],
  ["gold", "M4 36L8 36L10 44H2ZM44 36L40 36L38 44H46Z"],
  ["rope", "M4.500 39V44M7.500 39V44M40.500 39V44M43.500 39V44"],
];

const tankard: Art = [
  ["line", "M34 20Q46 19 44 30Q43 37 34 36"],
  ["wood", "M10 14H34L36 44H8Z"],
  ["line", "M9.500 20H34.500M8.500 38H35.500"],
  ["fine", "M16 21V37M22 21V37M28 21V37M31 21V37"],
  ["paper", "M8 15Q6 9 12 8Q14 3 20 6Q25 2 29 7Q36 6 36 12Q36 17 31 16Q30 22 27 17Q22 19 19 16Q13 19 8 15Z"],
];

const quill: Art = [
  ["paper", "M5 38H30L34 45H9Z"],
  ["fine", "M12 41H28M14 43H30"],
  ["dark", "M29 44V36Q29 33 33 33H39Q43 33 43 36V44Z"],
  ["cloth", "M35 34Q16 28 12 3Q30 5 38 32Z"],
  ["line", "M14 6Q24 22 36 36"],
  ["fine", "M18 8Q20 16 20 18M22 8Q26 18 26 23M27 11Q30 20 31 27M15 14L21 17M18 22L27 25M23 28L31 30"],
];

const dice: Art = [
  ["paper", "M5 26L19 18L33 26V40L19 47L5 40Z"],
  ["line", "M5 26L19 33L33 26M19 33V47"],
  ["fine", hatch([[20, 34], [33, 27], [33, 40], [20, 46]], 90, 2.2)],
  ["ink", outline(ellipse(19, 25.5, 2.6, 1.8)) + outline(ellipse(9, 33, 1.5, 2)) + outline(ellipse(15, 42, 1.5, 2)) + outline(ellipse(26, 36.5, 1.5, 2))],
  ["paper", "M28 4L43 6L41 21L26 19Z"],
  ["ink", outline(ellipse(30.5, 8, 1.7)) + outline(ellipse(39, 9, 1.7)) + outline(ellipse(34.5, 12.5, 1.7)) + outline(ellipse(30, 16, 1.7)) + outline(ellipse(38, 17, 1.7))],
];

export const ROLES: Record<string, Art> = {
  trader: [
    ["bold", "M24 6V41"],
    ["brass", "M13 45Q15 39 24 39Q33 39 35 45Z"],
    ["line", "M6 14Q24 7 42 14"],
    ["rope", "M6 14L1 30M6 14L13 30M42 14L35 30M42 14L47 30"],
    ["brass", "M0 30H14Q13 37 7 37Q1 37 0 30ZM34 30H48Q47 37 41 37Q35 37 34 30Z"],
    ["gold", outline(ellipse(24, 6, 3.5)) + "M2.500 30A5 3 0 0 1 11.500 30ZM36.500 30A5 3 0 0 1 45.500 30Z"],
  ],
  settler: SIGNS.house!,
  captain: [
    ...SIGNS.anchor!,
    ["rope", "M30 6Q44 8 37 17Q30 23 33 29Q37 35 30 39"],
  ],
  priest: SIGNS.cross!,
  jack: [
    ["red", "M24 1L35 11H13Z"],
    ["paper", "M15 11H33V21H15Z"],
    ["dark", "M22 21V14H26V21Z"],
    ["line", outline(ellipse(12, 27, 2.2)) + "M12 29.500V45M7 32.500H17M3 38Q5 45 12 45.500Q19 45 21 38"],
    ["gold", "M34 25H38V31H44V35H38V46H34V35H28V31H34Z"],
  ],
  sailor: wheel,
  pirate: [
    ["bold", "M4 30L44 46M44 30L4 46"],
    ["paper", "M24 8C14 8 9 15 9 22C9 28 12 31 16 33V39H32V33C36 31 39 28 39 22C39 15 34 8 24 8Z"],
    ["red", "M8 20Q7 4 24 3Q41 4 40 20Q32 14 24 14Q16 14 8 20Z"],
    ["red", "M39 17L47 14L44 20L48 25L39 20Z"],
    ["dot", "M14 12h0M20 8h0M27 10h0M33 8h0M36 14h0"],
    ["ink", outline(ellipse(18, 24, 4, 4.4)) + outline(ellipse(30, 24, 4, 4.4)) + "M24 28L22 32H26Z"],
    ["line", "M20.500 39V35.500M24 39V35.500M27.500 39V35.500"],
  ],
  mademoiselle: [
    ["cloth", "M24 43L2 22Q5 8 24 6Q43 8 46 22Z"],
    ["red", "M24 43L8.500 28Q11 18.500 24 17.500Q37 18.500 39.500 28Z"],
    ["rope", "M24 43L2 22M24 43L7 14M24 43L15 8.500M24 43V6M24 43L33 8.500M24 43L41 14M24 43L46 22"],
    ["dot", "M7 21h0M13 14h0M20 11.500h0M28 11.500h0M35 14h0M41 21h0"],
    ["gold", outline(ellipse(24, 42.5, 3))],
  ],
  jester: [
    ["red", "M11 36Q6 30 9 24Q11 16 5 17Q0 11 8 7Q19 6 21 19Q22 28 21 36Z"],
    ["gold", "M37 36Q42 30 39 24Q37 16 43 17Q48 11 40 7Q29 6 27 19Q26 28 27 36Z"],
    ["plum", "M16 36Q14 17 24 5Q34 17 32 36Z"],
    ["fine", hatch([[25, 9], [31, 20], [31, 35], [25, 35]], 70, 2) + "M12 13Q17 18 17 30M36 13Q31 18 31 30"],
    ["cloth", "M9 35H39L41 44L35 40L30 46L24 40L18 46L13 40L7 44Z"],
    ["gold", outline(ellipse(4.5, 19, 3.4)) + outline(ellipse(24, 4.5, 3.4)) + outline(ellipse(43.5, 19, 3.4))],
  ],
  admiral: bicorne,
  governor: [
    ["brass", "M9 40L31 16L34 19L13 42L11 46L6 43L3 46L0 42ZM39 40L17 16L14 19L35 42L37 46L42 43L45 46L48 42Z"],
    ["gold", outline(ellipse(36, 11, 8)) + outline(ellipse(12, 11, 8))],
    ["paper", outline(ellipse(36, 11, 3.6)) + outline(ellipse(12, 11, 3.6))],
    ["line", "M17 13Q24 2 31 13"],
  ],
  gambler: dice,
  wholesaler: [
    ["wood", outline(box(3, 22, 21, 22))],
    ["line", "M3 28H24M3 38H24M6 22V44M21 22V44M6 38L21 28"],
    ["wood", "M28 18Q36 15 44 18Q48 30 44 43Q36 46 28 43Q24 30 28 18Z"],
    ["line", "M26.500 25Q36 27 45.500 25M26.500 36Q36 38 45.500 36"],
    ["ink", outline(ellipse(36, 31, 1.6))],
    ["cloth", "M8 22Q6 12 13 10L11 5Q15 7 18 5L17 10Q24 13 21 22Z"],
    ["line", "M12 10H17"],
    ["fine", hatch([[16, 11], [21, 15], [20, 21], [15, 21]], 70, 1.8)],
  ],
  passenger: [
    ["line", "M17 12Q17 6 24 6Q31 6 31 12"],
    ["wood", "M4 12H44V42H4Z"],
    ["fine", hatch(box(5, 27, 38, 14), 0, 2.6)],
    ["dark", "M10 12H15V42H10ZM33 12H38V42H33Z"],
    ["line", "M4 24H44"],
    ["gold", "M20 21H28V29H20Z"],
    ["gold", "M10 23H15V28H10ZM33 23H38V28H33Z"],
  ],
  clerk: quill,
  gunner: cannon,
  "vice-admiral": [
    ["red", "M14 2H34L29 18H19Z"],
    ["fine", "M19 3L22 17M24 3V17M29 3L26 17"],
    ["gold", "M24 15L28 23L37 19L34 28L43 32L34 35L36 44L28 40L24 47L20 40L12 44L14 35L5 32L14 28L11 19L20 23Z"],
    ["paper", outline(ellipse(24, 32, 6))],
    ["ink", "M24 27.500V36.500M20 31H28"],
    ["line", "M24 28V36M20.500 31H27.500"],
  ],
  scout: spyglass,
  innkeeper: tankard,
  tybuk: [
    ["bold", "M8 45L34 10M40 45L14 10"],
    ["steel", "M30 4Q42 3 46 17Q40 18 36 22L26 14Q31 10 30 4Z"],
    ["steel", "M18 4Q6 3 2 17Q8 18 12 22L22 14Q17 10 18 4Z"],
    ["fine", "M36 8Q41 11 42 16M12 8Q7 11 6 16"],
  ],

  // Merchants & Marauders.
  carpenter: [
    ["wood", "M26 20L42 42L37 46L20 25Z"],
    ["steel", "M6 14L22 3L32 17L28 21L22 17L14 23Q8 24 6 14Z"],
    ["fine", "M12 15L22 8M14 18L24 11M30 29L38 40"],
    ["bold", "M6 44L18 32"],
    ["line", "M3 41L9 47"],
  ],
  boatswain: [
    ["line", "M24 8Q40 8 40 24Q40 40 24 40Q8 40 8 24Q8 12 20 12Q32 12 32 24Q32 33 24 33Q16 33 16 25Q16 19 22 19"],
    ["rope", "M10 16L14 19M8 24H13M10 33L15 30M17 40L19 35M27 40V35M36 36L32 32M40 26L34 26M38 16L33 18M28 8L26 13"],
    ["bold", "M24 40Q34 40 44 46"],
    ["brass", outline(ellipse(22, 24, 3))],
  ],
  surgeon: [
    ["steel", "M19 4H29V12H19Z"],
    ["paper", "M19 12H29V17Q39 21 39 31V41Q39 45 35 45H13Q9 45 9 41V31Q9 21 19 17Z"],
    ["red", "M21 22H27V28H33V34H27V40H21V34H15V28H21Z"],
    ["shine", "M13 40V30Q14 24 19 21"],
    ["line", "M19 12H29"],
  ],
  lookout: spyglass,
  veteran: [
    ...SIGNS.swords!,
    ["red", "M18 14H30L28 22H20Z"],
    ["gold", outline(ellipse(24, 28, 7))],
    ["line", "M24 24V32M20 28H28"],
  ],
  steward: [
    ["leaf", "M12 14V5H18V14Q23 18 23 24V45H7V24Q7 18 12 14Z"],
    ["paper", "M7 28H23V38H7Z"],
    ["fine", "M10 31H20M10 34H18"],
    ["cloth", "M28 18H44Q45 30 37 32V42H42V45H30V42H35V32Q27 30 28 18Z"],
    ["red", "M29.500 22H42.500Q42 29 36 29.500Q30 29 29.500 22Z"],
  ],
  helmsman: wheel,
};
export const SKILLS: Record<string, Art> = {
  seamanship: wheel,
  scouting: spyglass,
  leadership: [
    ["bold", "M9 3V46"],
    ["tint", "M9 6Q20 2 28 8Q36 13 45 9V29Q36 33 28 28Q20 22 9 26Z"],
    ["fine", "M14 6V23M20 6V23M26 9V25M32 12V28M38 13V30"],
    ["ink", outline(ellipse(9, 3, 2.4))],
  ],
  sway: quill,
};
