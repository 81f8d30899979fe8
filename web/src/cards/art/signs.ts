// The small signs that stand for numbers and needs, in a box of 48 by 48.
import { ellipse, hatch, outline } from "./hatch.ts";
import type { Art } from "./layers.ts";

export const SIGNS: Record<string, Art> = {
  coin: [
    ["gold", outline(ellipse(24, 24, 21))],
    ["mill", outline(ellipse(24, 24, 18.6))],
    ["rope", outline(ellipse(24, 24, 16.2))],
    ["shine", "M11 19A14 14 0 0 1 19 11"],
  ],
  sword: [
    ["steel", "M13 31L36 7Q41 3 45 3Q45 8 41 13L18 36Z"],
    ["fine", "M17 33L41 8"],
    ["bold", "M8 27Q13 36 22 41"],
    ["bold", "M13 36L6 43"],
    ["ink", outline(ellipse(5, 44, 3))],
  ],
  swords: [
    ["steel", "M11 33L36 8Q41 4 45 3Q44 8 40 12L16 37Z"],
    ["steel", "M37 33L12 8Q7 4 3 3Q4 8 8 12L32 37Z"],
    ["bold", "M7 29Q12 37 20 41M41 29Q36 37 28 41"],
    ["bold", "M12 37L6 44M36 37L42 44"],
  ],
  skull: [
    ["paper", "M24 4C12 4 5 12 5 22C5 29 9 33 13 35V43H35V35C39 33 43 29 43 22C43 12 36 4 24 4Z"],
    ["fine", "M36 10Q41 20 37 31M33 8Q38 14 38 22"],
    ["ink", outline(ellipse(16, 23, 5.5, 6)) + outline(ellipse(32, 23, 5.5, 6)) + "M24 28L21 34H27Z"],
    ["line", "M19 43V38M24 43V38M29 43V38"],
  ],
  influence: [
    ["shield", "M24 3Q33 8 43 8V23C43 35 34 42 24 46C14 42 5 35 5 23V8Q15 8 24 3Z"],
    ["rim", "M24 7Q32 11 39.500 11.500V23C39.500 33 32 39 24 42.500C16 39 8.500 33 8.500 23V11.500Q16 11 24 7Z"],
  ],
  crown: [
    ["gold", "M6 38L4 14L15 23L24 8L33 23L44 14L42 38Z"],
    ["red", "M6 38H42V43H6Z"],
    ["fine", "M11 34L10 24M37 34L38 24"],
    ["gold", outline(ellipse(4, 12, 2.6)) + outline(ellipse(24, 6, 2.8)) + outline(ellipse(44, 12, 2.6))],
  ],
  anchor: [
    ["line", outline(ellipse(24, 7.5, 4))],
    ["bold", "M24 12V43M13 17H35"],
    ["bold", "M6 28Q9 43 24 43Q39 43 42 28"],
    ["ink", "M2 32L7 24L12 31ZM46 32L41 24L36 31Z"],
  ],
  house: [
    ["wood", "M34 8H39V20H34Z"],
    ["paper", "M9 22H39V43H9Z"],
    ["red", "M24 5L45 24H3Z"],
    ["fine", "M12 20H36M17 16H31M20 12H28M8 23.500H40"],
    ["dark", "M20 43V31Q24 27 28 31V43Z"],
    ["ink", "M12 28H17V33H12ZM31 28H36V33H31Z"],
  ],
  cross: [
    ["gold", "M20 4H28V15H39V23H28V44H20V23H9V15H20Z"],
    ["fine", "M25.500 5V43M12 21H20M28 21H37"],
    ["rope", "M10 9L6 6M38 9L42 6M12 28L8 31M36 28L40 31"],
  ],
  card: [
    ["paper", "M12 5H36V43H12Z"],
    ["rope", "M15.500 8.500H32.500V39.500H15.500Z"],
    ["tint", "M24 16L30 24L24 32L18 24Z"],
  ],
  ship: [
    ["line", "M24 36V5"],
    ["sail", "M11 9H37Q41 20 35 29Q24 25 12 29Q15 19 11 9Z"],
    ["fine", "M30 11Q33 19 30 26M34 11Q37 19 33 27"],
    ["tint", "M5 33Q24 38 43 32Q41 43 33 44H15Q7 43 5 33Z"],
  ],
  person: [
    ["tint", "M8 44Q8 29 24 29Q40 29 40 44Z"],
    ["paper", outline(ellipse(24, 18, 9, 10))],
    ["dark", "M9 12Q24 17 39 12L32 9Q31 3 24 3Q17 3 16 9Z"],
  ],
  star: [["gold", "M24 4L30 18L45 19L33.500 29L37 44L24 36L11 44L14.500 29L3 19L18 18Z"]],
  clock: [
    ["wood", "M11 4H37V9H11ZM11 39H37V44H11Z"],
    ["paper", "M14 9H34Q34 19 26 24Q34 29 34 39H14Q14 29 22 24Q14 19 14 9Z"],
    ["gold", "M17 39Q24 27 31 39ZM18 14H30Q29 19 24 22Q19 19 18 14Z"],
  ],
  hand: [["paper", "M14 44V34L6 24Q5 20 9 21L15 26V9Q15 6 18 6Q20 6 20 9V21V5Q20 2 23 2Q26 2 26 5V21V8Q26 5 29 5Q31 5 31 8V23V13Q31 10 34 10Q36 10 36 13V30Q36 38 31 44Z"]],
  scroll: [
    ["paper", "M9 8Q9 4 13 4H38Q35 6 35 10V36H14V10Q13 8 9 8Z"],
    ["paper", "M14 36H40Q41 43 36 44H17Q13 43 14 36Z"],
    ["fine", "M18 12H31M18 17H31M18 22H28M18 27H31"],
    ["red", outline(ellipse(33, 37, 5.5))],
  ],
  map: [
    ["paper", "M3 9L17 5L31 10L45 6V39L31 43L17 38L3 42Z"],
    ["fine", "M17 5V38M31 10V43"],
    ["rope", "M8 34Q14 24 20 28T30 22T36 17"],
    ["red", "M34 12L38 8L40 12L44 14L40 18L38 22L34 18L30 16Z"],
  ],
  bust: [
    ["line", "M14 30V8M34 30V8"],
    ["sail", "M6 10H22Q24 18 21 24H8Q10 16 6 10ZM26 10H42Q44 18 41 24H28Q30 16 26 10Z"],
    ["tint", "M2 29H23L19 38H7ZM25 29H46L41 38H29Z"],
    ["crossed", "M6 42L42 4"],
  ],
  tax: [
    ["dark", "M17 6Q24 11 31 6L29 14H19Z"],
    ["wood", "M19 14H29Q42 24 42 35Q42 44 24 44Q6 44 6 35Q6 24 19 14Z"],
    ["fine", hatch(ellipse(30, 31, 10, 11), 60, 2.6)],
    ["line", "M17 15Q24 18 31 15"],
    ["gold", outline(ellipse(22, 31, 8))],
  ],
  glory: [
    ["line", "M22 45Q6 40 7 22Q8 13 14 7M26 45Q42 40 41 22Q40 13 34 7"],
    ["leaf", "M14 8Q15 1 21 1Q20 7 14 8ZM10 13Q2 11 3 4Q9 6 10 13ZM8 22Q0 21 0 13Q7 14 8 22ZM9 32Q1 33 -1 25Q6 25 9 32ZM14 40Q8 44 3 38Q9 35 14 40ZM22 45Q18 50 12 47Q16 42 22 45Z"],
    ["leaf", "M34 8Q33 1 27 1Q28 7 34 8ZM38 13Q46 11 45 4Q39 6 38 13ZM40 22Q48 21 48 13Q41 14 40 22ZM39 32Q47 33 49 25Q42 25 39 32ZM34 40Q40 44 45 38Q39 35 34 40ZM26 45Q30 50 36 47Q32 42 26 45Z"],
  ],
  stranger: [
    ["wood", outline(ellipse(24, 24, 21))],
    ["paper", outline(ellipse(24, 24, 15.5))],
    ["bold", "M18.500 20Q18.500 14 24 14Q30 14 30 19Q30 23 24.500 25V28M24.500 33.500v0.100"],
  ],
};
