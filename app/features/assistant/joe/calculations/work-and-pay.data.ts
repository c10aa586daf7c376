import { spoken } from "../spoken.ts";
import type { Calculation, WholeReader } from "./calculation.ts";
import type { Placed } from "./nearness.ts";

/** Hours, pay and the pace of a crew, told by what stands beside each number. */

const OVERTIME = spoken(
  /\b(over ?time|time (and|n|&) (a )?half|double time|1[.,]5 ?x|x ?1[.,]5|ot|horas? extras?|tiempo (y medio|extra|doble)|hora y media)\b/,
  "שעות נוספות|שעה נוספת|זמן וחצי|פי 1\\.5|פי אחת וחצי|פי 1\\.25|150%|125%",
);
const PAY = spoken(
  /\b(pay|paid|gross|earns?|earned|wages?|check|owe|cost|make|paga\w*|pago|sueldo|salario|bruto|gana\w*|cobra\w*|debo|toca|raya)\b/,
  "שכר|משכורת|ברוטו|מגיע|לשלם|משתכר|מקבל|מרוויח",
);
/** "How much do I get": what lacks the wage is asked for it. */
const PAY_ASKED = spoken(
  /\b(how much|what('?s| is| do| will)|cuanto)\b(?=.*\b(pay|gross|get|paid|make|owed?|toca|cobro|gano|pagan|bruto|raya)\b)/,
  "כמה (?:\\p{L}+ )?(?:מגיע|ברוטו|אקבל|ישלמו|שכר)|כמה ברוטו",
);
const CREW_TIME = spoken(
  /\b(how (long|many (days|(man|labor|work|crew)?[- ]?hours))|days|man[- ]?hours|cuant[oa]s? (dias|tiempo|horas|jornadas)|dias|horas[- ]hombre|jornadas)\b/,
  "כמה ימים|כמה זמן|כמה ימי עבודה|שעות אדם|ימי עבודה",
);
const A_DAY =
  "(?:(?:per|a|an|each|in a|in one|every|\\/) ?(?:[\\p{L}\\d-]+ ){0,2}days?|al dia|por dia|(?:en|cada) (?:un |el )?dia|diari[oa]s?|\\/ ?dia|ביום|ליום|בכל יום|ביום אחד)";
const EACH_DAY = new RegExp(`(?<!\\p{L})${A_DAY}(?!\\p{L})`, "u");

const HOURS = /^ ?-? ?(?:hours?|hrs?|h|horas?|hs|שעות|שעה)(?!\p{L})/u;
const BEHIND = (words: string) => new RegExp(`^ ?(?:${words})(?!\\p{L})`, "u");
const AHEAD = (words: string) => new RegExp(`(?<!\\p{L})(?:${words}) ?[$₪]? ?$`, "u");

const isNumber = ({ quantity }: Placed) => quantity.kind === "count";
const numberOf = ({ quantity }: Placed) => ("value" in quantity ? quantity.value : 0);

/** Words right before the hours from which more is paid. */
const ABOVE = AHEAD(
  "over|after|above|past|beyond|more than|arriba de|despues de|pasando|pasadas|mas de|sobre|מעל|אחרי|מעבר ל|מעל ל-?|ל-?",
);
const FACTOR_WORDS: readonly (readonly [number, RegExp])[] = [
  [2, spoken(/\b(double time|tiempo doble|doble)\b/, "כפול|200%")],
  [1.5, spoken(/\b(time (and|n|&) (a )?half|tiempo y medio|hora y media)\b/, "שעה וחצי|זמן וחצי|150%")],
  [1.25, spoken(/\b(time and a quarter)\b/, "125%")],
];
const WAGE_AHEAD = AHEAD(
  "at|@|rate(?: of| is)?|makes?|earns?|gets?|a|gana|cobra|pago|paga|le pago|שכר|לפי|בשכר(?: של)?|משתכר|מקבל|מרוויח|תעריף(?: של)?|[$₪]|ב-?",
);
const WAGE_BEHIND = BEHIND(
  '\\$ ?|dollars?|dlls?|dolares|bucks|pesos|שח|ש״ח|ש"ח|שקל|שקלים|דולר)? ?(?:(?:an?|per|\\/) ?(?:hour|hr)|la hora|por hora|x hora|\\/ ?(?:hora|hr)|לשעה|שעה',
);

/** "53 hrs at 31.50, time and a half over 40": the hours, the wage, and from when on more is paid. */
const overtimeIn: WholeReader = (folded, placed) => {
  const given: Record<string, number> = {};
  const taken: Placed[] = [];
  const take = (id: string, each: Placed, value = numberOf(each)) => {
    if (id in given) return false;
    given[id] = value;
    taken.push(each);
    return true;
  };
  const numbers = placed.filter(isNumber);
  for (const each of numbers) {
    if (
      ABOVE.test(each.before.trimEnd()) &&
      !(HOURS.test(each.after) && !("hoursWorked" in given) && /ל-?$/u.test(each.before))
    )
      take("straightHours", each);
    else if (WAGE_BEHIND.test(each.after)) take("wage", each);
    else if (HOURS.test(each.after)) take("hoursWorked", each);
    else if (WAGE_AHEAD.test(each.before)) take("wage", each);
  }
  for (const each of numbers) {
    if (taken.includes(each)) continue;
    // "x 1.5" is the factor itself.
    if (numberOf(each) === 1.5 || numberOf(each) === 2) take("overtimeFactor", each);
  }
  const factor = FACTOR_WORDS.find(([, words]) => words.test(folded))?.[0];
  if (factor !== undefined && !("overtimeFactor" in given)) given.overtimeFactor = factor;
  const shares = placed.filter(({ quantity }) => quantity.kind === "percent");
  for (const each of shares) {
    const value = numberOf(each) / 100;
    if (
      value >= 1.2 &&
      value <= 3 &&
      (given.overtimeFactor === undefined || given.overtimeFactor === value)
    ) {
      given.overtimeFactor = value;
      taken.push(each);
    }
  }
  return { given, taken };
};

const MEN = BEHIND(
  "(?:\\p{L}+ )?(?:men|man|guys?|workers?|hands|people|laborers?|carpenters?|hangers?|masons?|roofers?|painters?|hombres?|trabajador(?:es)?|personas?|obreros?|albaniles?|peones|oficiales|pintor(?:es)?|עובדים|פועלים|אנשים|בנאים|צבעים|טייחים|רצפים|חבר'ה)",
);
const MEN_AHEAD = AHEAD("(?:crew|gang|team|cuadrilla|equipo|צוות)(?: of| de| של)?|con|with|עם");
const DAY_LONG = /^ ?-? ?(?:hours?|hrs?|h|horas?|hs|שעות)(?!\p{L})/u;

/** "3 men hang 1,150 sq ft a day; 9,200 sq ft with 5 men": the pace of some, and the job for others. */
const crewTimeIn: WholeReader = (_, placed) => {
  const crews: Placed[] = [];
  const hours: Placed[] = [];
  const amounts: Placed[] = [];
  for (const each of placed) {
    const { quantity } = each;
    if (quantity.kind === "count" && DAY_LONG.test(each.after)) hours.push(each);
    else if (quantity.kind === "count" && (MEN.test(each.after) || MEN_AHEAD.test(each.before)))
      crews.push(each);
    else if (quantity.kind === "count" && EACH_DAY.test(each.after.slice(0, 6)) && quantity.value === 1)
      continue;
    else if ("value" in quantity) amounts.push(each);
    else return undefined;
  }
  if (amounts.length !== 2 || crews.length > 2 || crews.length === 0 || hours.length > 1) return undefined;
  const [first, second] = amounts;
  if (!first || !second || first.quantity.kind !== second.quantity.kind) return undefined;
  if ("unit" in first.quantity && "unit" in second.quantity && first.quantity.unit !== second.quantity.unit)
    return undefined;
  // What is done in a day is the smaller one; where its own words stand beside the other, nothing is guessed.
  const [pace, job] = numberOf(first) <= numberOf(second) ? [first, second] : [second, first];
  if (EACH_DAY.test(job.after.slice(0, 24)) && !EACH_DAY.test(pace.after)) return undefined;
  const nearPace = [...crews].sort(
    (a, b) =>
      Math.abs(a.quantity.start - pace.quantity.start) - Math.abs(b.quantity.start - pace.quantity.start),
  );
  const [theirs, ours = theirs] = nearPace;
  if (!theirs || !ours) return undefined;
  const given: Record<string, number> = {
    dayOutput: numberOf(pace),
    outputCrew: numberOf(theirs),
    jobSize: numberOf(job),
    crew: numberOf(ours),
  };
  const [day] = hours;
  if (day) given.dayHours = numberOf(day);
  return { given, taken: [...crews, ...hours, ...amounts] };
};

export const WORK_AND_PAY: readonly Calculation[] = [
  {
    formula: "overtimePay",
    about: [OVERTIME, PAY],
    read: overtimeIn,
    needs: ["hoursWorked", "wage"],
    asks: PAY_ASKED,
  },
  {
    formula: "overtimePay",
    about: [OVERTIME, spoken(/\b(hrs?|hours?|horas?)\b/, "שעות")],
    read: overtimeIn,
    needs: ["hoursWorked", "wage"],
  },
  { formula: "crewTime", about: [CREW_TIME, EACH_DAY], read: crewTimeIn, needs: ["dayOutput", "jobSize"] },
];
