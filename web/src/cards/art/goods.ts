// Goods, loot and what can be built into ships, in a box of 48 by 48.
import { box, ellipse, hatch, outline } from "./hatch.ts";
import type { Art } from "./layers.ts";
import { ROLES } from "./roles.ts";

const barrel: Art = [
  ["wood", "M10 8Q24 2 38 8Q46 24 38 41Q24 47 10 41Q2 24 10 8Z"],
  ["fine", hatch([[27, 6], [38, 9], [43, 24], [38, 40], [28, 43]], 90, 2.4)],
  ["rope", "M17 6Q13 24 17 43M24 5V44"],
  ["line", "M7.500 14Q24 20 40.500 14M7.500 35Q24 41 40.500 35"],
  ["ink", outline(ellipse(24, 26, 2.6))],
];
const crate: Art = [
  ["wood", outline(box(5, 9, 38, 34))],
  ["fine", hatch(box(12, 16, 24, 20), 90, 2.8)],
  ["line", "M5 16H43M5 36H43M12 9V43M36 9V43M12 36L36 16"],
];
const cannonBall = (x: number, y: number, r: number): string => outline(ellipse(x, y, r));

export const GOODS: Record<string, Art> = {
  bread: [
    ["brass", "M3 32Q2 16 24 14Q46 16 45 32Q44 38 36 38H12Q4 38 3 32Z"],
    ["line", "M13 19L18 27M22 17L27 26M31 18L36 26"],
    ["fine", hatch([[8, 34], [40, 34], [44, 30], [40, 37], [10, 37]], 0, 1.6)],
  ],
  rum: barrel,
  herbs: [
    ["line", "M24 46V14M24 36Q16 34 12 26M24 34Q32 32 37 24"],
    ["leaf", "M24 16Q16 10 24 2Q32 10 24 16ZM12 27Q2 26 4 15Q14 16 12 27ZM37 25Q35 14 45 12Q48 23 37 25ZM22 30Q12 30 13 20Q22 20 22 30ZM26 28Q26 18 35 17Q36 27 26 28Z"],
    ["red", "M17 38H31V42H17Z"],
  ],
  book: [
    ["plum", "M8 5H38Q41 5 41 8V43H12Q7 43 7 38V8Q7 5 8 5Z"],
    ["paper", "M12 37H41V43H12Q9 43 9 40Q9 37 12 37Z"],
    ["line", "M12 5V37"],
    ["gold", "M26 11L29 18L36 20L29 23L26 31L23 23L16 20L23 18Z"],
  ],
  chest: [
    ["wood", "M4 22Q4 8 14 8H34Q44 8 44 22Z"],
    ["wood", "M4 22H44V42H4Z"],
    ["fine", hatch(box(5, 30, 38, 11), 0, 2.6)],
    ["brass", "M9 8.500H14V42H9ZM34 8.500H39V42H34Z"],
    ["gold", "M19 18H29V30H19Z"],
    ["ink", outline(ellipse(24, 22.5, 2.2)) + "M23 23H25V27H23Z"],
  ],
  barrel,
  candelabra: [
    ["gold", "M15 45Q17 40 24 40Q31 40 33 45Z"],
    ["bold", "M24 41V20M8 20Q8 32 24 32Q40 32 40 20"],
    ["paper", "M5 12H11V21H5ZM21 10H27V20H21ZM37 12H43V21H37Z"],
    ["gold", "M8 10Q4 6 8 1Q12 6 8 10ZM24 8.500Q20 5 24 0Q28 5 24 8.500ZM40 10Q36 6 40 1Q44 6 40 10Z"],
    ["gold", "M3 20H13V23H3ZM19 19H29V22H19ZM35 20H45V23H35Z"],
  ],
  dagger: [
    ["steel", "M24 46L18 20H30Z"],
    ["fine", "M25.500 42V21M27.500 34V21"],
    ["brass", "M9 15Q24 19 39 15V20Q24 24 9 20Z"],
    ["dark", "M20.500 5H27.500V17H20.500Z"],
    ["rope", "M20.500 8L27.500 10M20.500 11.500L27.500 13.500"],
    ["red", outline(ellipse(24, 4, 3.6))],
  ],

  cocoa: [
    ["wood", "M7 34Q4 18 20 9Q34 2 43 8Q46 22 34 33Q20 44 7 34Z"],
    ["line", "M9 34Q22 26 42 9M7 28Q16 18 34 6M17 38Q32 32 44 17"],
    ["leaf", "M43 8Q40 2 47 1Q48 6 43 8Z"],
    ["fine", hatch([[20, 36], [34, 30], [42, 20], [38, 30], [26, 38]], 30, 2)],
  ],
  food: [
    ["leaf", "M24 12Q22 4 30 2Q30 9 24 12ZM22 12Q14 10 14 4Q21 4 22 12Z"],
    ["gold", "M23 12Q40 10 40 28Q39 45 24 45Q9 45 8 28Q8 10 23 12Z"],
    ["line", "M11 18L37 38M9 27L29 44M20 13L40 29M37 18L11 38M39 27L19 44M28 13L8 29"],
  ],
  sugar: [
    ["paper", "M24 3L38 40Q24 48 10 40Z"],
    ["fine", hatch([[27, 12], [37, 40], [26, 44]], 70, 2.2)],
    ["sea", "M15 27L33 27L38 40Q24 48 10 40Z"],
    ["line", "M15 27Q24 31 33 27"],
    ["rope", "M13 33Q24 38 36 33"],
  ],
  textiles: [
    ["plum", "M4 14H36V42H4Z"],
    ["cloth", "M4 22H36V29H4Z"],
    ["line", "M4 36H36"],
    ["plum", outline(ellipse(36, 28, 7, 14))],
    ["line", "M36 20Q41 22 40 29Q39 35 35 34Q32 32 34 27"],
    ["fine", "M8 14V42M14 14V42M20 14V42M26 14V42"],
  ],
  tobacco: [
    ["leaf", "M24 46Q4 32 12 12Q17 4 24 2Q31 4 36 12Q44 32 24 46Z"],
    ["line", "M24 46V7M24 38Q17 34 14 27M24 38Q31 34 34 27M24 28Q18 25 15 18M24 28Q30 25 33 18M24 18L20 12M24 18L28 12"],
  ],
  wood: [
    ["wood", "M12 5H40Q46 5 46 12Q46 19 40 19H12ZM12 26H40Q46 26 46 33Q46 40 40 40H12Z"],
    ["fine", "M18 9H42M18 13H44M20 16H38M18 30H42M18 34H44M20 37H38"],
    ["cloth", outline(ellipse(11, 12, 7)) + outline(ellipse(11, 33, 7))],
    ["rope", outline(ellipse(11, 12, 4)) + outline(ellipse(11, 33, 4)) + "M11 12h0.500M11 33h0.500"],
  ],
  spices: [
    ["cloth", "M12 16Q4 26 6 38Q8 45 24 45Q40 45 42 38Q44 26 36 16Z"],
    ["red", "M12 16Q12 5 24 4Q36 5 36 16Q24 20 12 16Z"],
    ["line", "M11 16Q24 21 37 16"],
    ["dot", "M18 9h0M24 8h0M30 10h0M21 13h0M28 14h0"],
    ["fine", hatch([[30, 20], [37, 19], [42, 36], [34, 43], [28, 43]], 70, 2.6)],
  ],
};

export const FITTINGS: Record<string, Art> = {
  hammocks: [
    ["wood", "M2 4H7V46H2ZM41 4H46V46H41Z"],
    ["rope", "M7 8L15 20M7 8L19 24M41 8L33 20M41 8L29 24"],
    ["cloth", "M11 20Q24 30 37 20Q36 38 24 39Q12 38 11 20Z"],
    ["fine", "M15 25Q24 33 33 25M14 30Q24 38 34 30M17 35Q24 39 31 35"],
  ],
  rigging: [
    ["bold", "M24 3V45"],
    ["wood", "M4 8H44V11H4Z"],
    ["sail", "M7 11H41Q45 24 39 37Q24 32 9 37Q13 24 7 11Z"],
    ["fine", "M30 12Q34 23 30 34M34 12Q38 23 34 35M38 12Q41 23 37 35"],
    ["line", "M7 15L4 45M41 15L44 45"],
  ],
  hull_plating: [
    ["wood", "M24 3L43 9V24C43 36 34 42 24 46C14 42 5 36 5 24V9Z"],
    ["line", "M5 16H43M5 25H43M9 34H39"],
    ["ink", outline(ellipse(11, 12.5, 1.3)) + outline(ellipse(37, 12.5, 1.3)) + outline(ellipse(11, 21, 1.3)) + outline(ellipse(37, 21, 1.3)) + outline(ellipse(14, 30, 1.3)) + outline(ellipse(34, 30, 1.3)) + outline(ellipse(24, 39, 1.3))],
    ["fine", "M14 13H34M16 20H32M18 30H30M14 22H30"],
  ],
  big_hold: crate,
  chasers: [
    ["wood", "M2 44Q10 38 14 18H30Q34 36 46 44Z"],
    ["fine", hatch([[14, 20], [30, 20], [38, 42], [8, 42]], 0, 3)],
    ["dark", "M10 10L16 6L44 24L40 30L12 16Z"],
    ["gold", "M42 18L48 16L46 22L48 28L42 32L40 28Z"],
  ],
  gun_port: [
    ["wood", outline(box(3, 3, 42, 42))],
    ["fine", hatch(box(4, 4, 40, 40), 0, 4)],
    ["red", "M11 4H37V14H11Z"],
    ["ink", outline(box(11, 14, 26, 24))],
    ["dark", outline(ellipse(24, 27, 9))],
    ["steel", outline(ellipse(24, 27, 5.5))],
    ["ink", outline(ellipse(24, 27, 3.4))],
  ],
  swivels: [
    ["wood", "M18 28H30V46H18Z"],
    ["line", "M17 20Q17 30 24 30Q31 30 31 20"],
    ["dark", "M2 18Q1 12 6 12L40 9L42 7H46V23H42L40 21L8 22Q4 22 2 18Z"],
    ["shine", "M8 15L38 12"],
    ["line", "M2 17L-1 25M20 36H28"],
  ],
  long_guns: [
    ["wood", "M4 38L8 28H26L31 38Z"],
    ["dark", "M4 24Q2 18 8 17L46 11Q48 15 46 20L9 29Q5 29 4 24Z"],
    ["shine", "M11 21L42 14"],
    ["wood", outline(ellipse(10, 40, 5)) + outline(ellipse(25, 40, 5))],
    ["rope", "M32 13V22M40 12V21"],
  ],
  grappling_hooks: [
    ["bold", "M24 18V40"],
    ["line", outline(ellipse(24, 43.5, 3.4))],
    ["bold", "M24 40Q6 38 6 20M24 40Q42 38 42 20M24 30V10"],
    ["ink", "M1 24L6 13L11 24ZM37 24L42 13L47 24ZM19 13L24 2L29 13Z"],
    ["rope", "M27 43Q40 48 44 40"],
  ],
  chain_shot: [
    ["line", outline(ellipse(19, 29, 3.4, 2.4)) + outline(ellipse(24, 24, 3.4, 2.4)) + outline(ellipse(29, 19, 3.4, 2.4))],
    ["dark", cannonBall(11, 37, 9) + cannonBall(37, 11, 9)],
    ["shine", "M5.500 35A6 6 0 0 1 10 31M31.500 9A6 6 0 0 1 36 5"],
  ],
  grape_shot: [
    ["dark", cannonBall(15, 38, 6) + cannonBall(33, 38, 6) + cannonBall(24, 29, 6) + cannonBall(9, 27, 6) + cannonBall(39, 27, 6) + cannonBall(24, 41, 5)],
    ["dark", cannonBall(16, 19, 6) + cannonBall(32, 19, 6) + cannonBall(24, 11, 6)],
    ["shine", "M21 8.500A4 4 0 0 1 24 7M13 16.500A4 4 0 0 1 16 15M29 16.500A4 4 0 0 1 32 15"],
    ["rope", "M24 5V1M3 30Q24 50 45 30M8 20Q24 36 40 20"],
  ],

  // What ships are measured by.
  hull: [
    ["wood", "M2 14Q24 22 46 12Q44 38 34 42H14Q5 40 2 14Z"],
    ["line", "M4 22Q24 30 45 20M6 30Q24 37 43 29"],
  ],
  cargo: crate,
  crew: [
    ["dark", "M8 45Q8 29 24 29Q40 29 40 45Z"],
    ["paper", outline(ellipse(24, 18, 9, 10.5))],
    ["red", "M14 16Q13 5 24 5Q35 5 34 16Q24 11 14 16ZM34 14L42 12L39 18Z"],
  ],
  cannons: ROLES.gunner!,
  masts: [
    ["bold", "M24 3V45"],
    ["sail", "M8 8H40Q44 16 39 23Q24 19 9 23Q12 15 8 8Z"],
    ["sail", "M6 26H42Q46 34 41 42Q24 37 7 42Q10 34 6 26Z"],
  ],
  maneuverability: ROLES.sailor!,
  escape: [
    ["sail", "M20 4Q42 14 40 34L20 36Z"],
    ["line", "M20 2V40"],
    ["wood", "M8 38H44L38 46H14Z"],
    ["line", "M2 14H14M4 22H14M2 30H12"],
  ],
};
