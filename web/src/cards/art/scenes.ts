// What events, rumours and deeds are about; nations; in a box of 48 by 48.
import { ellipse, hatch, outline } from "./hatch.ts";
import type { Art } from "./layers.ts";
import { ROLES } from "./roles.ts";
import { SIGNS } from "./signs.ts";

const mask: Art = [
  ["plum", "M2 16Q12 10 24 15Q36 10 46 16Q47 32 36 34Q29 34 24 27Q19 34 12 34Q1 32 2 16Z"],
  ["paper", "M8 21Q14 17 20 22Q16 28 12 27Q8 26 8 21ZM40 21Q34 17 28 22Q32 28 36 27Q40 26 40 21Z"],
  ["rope", "M2 18Q-1 26 4 38M46 18Q49 26 44 38"],
  ["dot", "M12 14h0M18 14h0M30 14h0M36 14h0M24 19h0"],
];
const storm: Art = [
  ["steel", "M10 27Q1 26 3 18Q5 11 13 13Q15 4 25 5Q34 5 36 13Q46 12 46 20Q46 27 38 27Z"],
  ["fine", hatch([[8, 20], [44, 20], [42, 26], [10, 26]], 0, 2)],
  ["gold", "M25 24L16 36H23L19 46L33 32H26L31 24Z"],
  ["rope", "M9 31L6 38M14 31L12 36M39 31L36 38M43 31L41 36"],
];
const compass: Art = [
  ["brass", outline(ellipse(24, 24, 22))],
  ["paper", outline(ellipse(24, 24, 17.5))],
  ["fine", "M24 8V11M24 37V40M8 24H11M37 24H40M12.500 12.500L15 15M35.500 12.500L33 15M12.500 35.500L15 33M35.500 35.500L33 33"],
  ["red", "M24 9L28.500 24H19.500Z"],
  ["dark", "M24 39L28.500 24H19.500Z"],
  ["gold", outline(ellipse(24, 24, 2.4))],
];
const letter: Art = [
  ["paper", "M4 12H44V40H4Z"],
  ["fine", "M4 12L20 27M44 12L28 27M4 40L18 25M44 40L30 25"],
  ["line", "M4 12L24 30L44 12"],
  ["red", outline(ellipse(24, 29, 6.5))],
  ["pale", "M24 25.500V32.500M20.500 29H27.500"],
];

export const SCENES: Record<string, Art> = {
  weather: storm,
  war: [
    ["bold", "M8 46L38 4M40 46L10 4"],
    ["red", "M37 5Q42 12 47 9L44 24Q38 26 30 16Z"],
    ["sea", "M11 5Q6 12 1 9L4 24Q10 26 18 16Z"],
    ["fine", "M38 9L36 19M42 12L40 22M10 9L12 19M6 12L8 22"],
  ],
  bounty: [
    ["paper", "M8 3H40V45H8Z"],
    ["line", "M13 9H35M15 40H33"],
    ["dark", "M13 35Q14 28 24 28Q34 28 35 35Z"],
    ["paper", outline(ellipse(24, 22, 5.5, 6.5))],
    ["dark", "M14 18Q24 21 34 18L29 16Q28 12 24 12Q20 12 19 16Z"],
  ],
  trade: ROLES.trader!,
  health: ROLES.surgeon!,
  battle: [
    ["gold", "M24 1L29 14L41 6L36 19L47 24L36 29L41 42L29 34L24 47L19 34L7 42L12 29L1 24L12 19L7 6L19 14Z"],
    ["red", "M24 12L27 20L35 17L31 24L36 31L27 29L24 37L21 29L12 31L17 24L13 17L21 20Z"],
    ["dark", outline(ellipse(24, 24, 4.5))],
  ],
  intrigue: mask,
  adventure: compass,
  specialist: SIGNS.person!,
  npc: SIGNS.ship!,
  rumor: [
    ["line", "M17 12Q17 3 24 3Q31 3 31 12"],
    ["brass", "M12 12H36V17H12ZM10 41H38V46H10Z"],
    ["cloth", "M14 17H34L36 41H12Z"],
    ["line", "M24 17V41M14 17L12 41M34 17L36 41"],
    ["gold", "M24 38Q15 33 24 21Q33 33 24 38Z"],
    ["rope", "M6 20L2 18M5 29H1M42 20L46 18M43 29H47"],
  ],
  mission: letter,
  calm: [
    ["gold", outline(ellipse(24, 18, 9))],
    ["line", "M24 2V5M10 6L13 9M38 6L35 9M6 18H9M39 18H42"],
    ["line", "M3 34H45M8 39H40M14 44H34"],
  ],
  wind: [
    ["line", "M3 18H28Q36 18 36 11Q36 6 31 6Q27 6 27 10M3 26H38Q46 26 46 33Q46 39 40 39Q36 39 36 35M3 34H22Q29 34 29 40Q29 44 25 44"],
  ],
  fog: [["line", "M4 10H30M10 18H44M3 26H36M14 34H45M6 42H32"]],
  market: [
    ["wood", "M6 26H42V44H6Z"],
    ["line", "M6 8V44M42 8V44"],
    ["red", "M3 6H45L47 20Q43 25 39 20Q35 25 31.500 20Q28 25 24 20Q20 25 16.500 20Q13 25 9 20Q5 25 1 20Z"],
    ["cloth", "M11 6H19L16.500 20Q13 25 9 20ZM29 6H37L39 20Q35 25 31.500 20Z"],
    ["gold", outline(ellipse(16, 30, 4)) + outline(ellipse(25, 30, 4)) + outline(ellipse(34, 30, 4))],
  ],
  peace: [
    ["cloth", "M44 12Q36 8 31 16Q22 2 10 6Q16 12 18 20Q8 20 3 30Q14 36 26 32Q38 30 38 18Z"],
    ["ink", outline(ellipse(37, 15, 1.4))],
    ["fine", "M14 9Q22 14 26 24M12 22Q20 24 26 30M8 28Q16 31 24 31"],
    ["leaf", "M44 13Q48 18 46 24Q42 20 44 13ZM46 20Q48 26 44 30Q42 25 46 20Z"],
  ],

  spanish: [
    ["gold", "M8 44V18H4V8H10V12H15V8H21V12H27V8H33V12H38V8H44V18H40V44Z"],
    ["dark", "M19 44V32Q24 25 29 32V44Z"],
    ["ink", "M14 22H18V28H14ZM30 22H34V28H30Z"],
    ["fine", "M8 20H40M8 32H18M30 32H40M8 38H18M30 38H40"],
  ],
  english: [
    ["red", "M24 3Q33 3 33 12Q42 9 45 17Q47 25 39 28Q44 35 37 41Q30 45 24 38Q18 45 11 41Q4 35 9 28Q1 25 3 17Q6 9 15 12Q15 3 24 3Z"],
    ["paper", "M24 12Q29 12 29 17Q34 16 35 21Q36 25 31 27Q34 31 30 34Q26 36 24 32Q22 36 18 34Q14 31 17 27Q12 25 13 21Q14 16 19 17Q19 12 24 12Z"],
    ["gold", outline(ellipse(24, 24, 4))],
  ],
  french: [
    ["sea", "M24 2Q34 12 27 28H21Q14 12 24 2Z"],
    ["sea", "M21 28Q4 30 5 18Q7 11 13 15Q8 20 14 22Q20 22 21 28ZM27 28Q44 30 43 18Q41 11 35 15Q40 20 34 22Q28 22 27 28Z"],
    ["gold", "M15 28H33V32H15Z"],
    ["sea", "M21 32H27L30 44L24 40L18 44Z"],
  ],
  dutch: [
    ["line", "M24 46V26"],
    ["leaf", "M24 44Q10 42 8 28Q20 32 24 44ZM24 44Q38 42 40 28Q28 32 24 44Z"],
    ["orange", "M12 6Q18 8 20 12Q21 5 24 2Q27 5 28 12Q30 8 36 6Q40 26 24 27Q8 26 12 6Z"],
    ["rope", "M20 12Q18 20 24 27M28 12Q30 20 24 27"],
  ],
  pirate_flag: [
    ["bold", "M7 3V46"],
    ["dark", "M7 5H44V32H7Z"],
    ["bone", "M25 9C20 9 17 12 17 16C17 19 19 21 20 21V24H30V21C31 21 33 19 33 16C33 12 30 9 25 9Z"],
    ["ink", outline(ellipse(22, 16, 1.9)) + outline(ellipse(28, 16, 1.9))],
    ["pale", "M16 29L34 25M16 25L34 29"],
  ],
};
