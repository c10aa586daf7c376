import { convert, type LabelId, type Quantity } from "~/engines/formula/formula.ts";
import { spoken } from "../spoken.ts";
import type { Calculation, SizeReader, WholeReader } from "./calculation.ts";
import type { Placed } from "./nearness.ts";

/** Weather and noise of a site, earth and water, feet and inches, and what a crew and a machine cost. */

const EVAPORATION = spoken(
  /\b(evaporat(es?|ion|ing)|evaporacion|(se )?evapora(ndo)?)\b/,
  "אידוי|התאדות|התאיידות|מתאדה|מתאדים|מתאיידים",
);
const FRESH_CONCRETE = spoken(
  /\b(concrete|slab|pour|mix|concreto|hormigon|losa|colado|firme)\b/,
  "בטון|יציקה|רצפה",
);
const GROUND_SAMPLE = spoken(
  /\b(gsd|ground sampl(e|ing)( distance)?|((per|a|each|one) pixel|pixel (size|covers?|resolution))|(por|cada|un) pixel|tamano de(l)? pixel|resolucion (en|sobre) (el )?(suelo|terreno))\b/,
  "gsd|לפיקסל|כל פיקסל|גודל פיקסל|פיקסל",
);
const COMPACTED = spoken(
  /\b(compact(ed|ion)?|in[- ]place fill|compactad[oa]s?|rellenos?)\b/,
  "מהודק|מהודקת|מהודקים|הידוק|מילוי",
);
const BROUGHT = spoken(
  /\b(loads?|truck ?loads?|trucks?|trips|bank|bring|haul|viajes|camion(es)?|volteos?|banco|traer|acarrear)\b/,
  "משאית|משאיות|נסיעות|להביא|להוביל|חפירה",
);
const OTHER_EARTH = spoken(
  /\b(gravel|stone|rock|sand|concrete|asphalt|grava|piedra|arena|concreto|asfalto)\b/,
  "חצץ|מצע|חול|בטון|אספלט",
);
const SNOW = spoken(/\b(snow|nieve|nevada)\b/, "שלג");
const SNOW_LOAD = spoken(
  /\b(loads?|psf|design|pressure|ce|ct|carga|diseno|presion)\b/,
  "עומס|עומס שלג|לחץ|תכן",
);
/** Snow that slid or drifted is more than that of a flat roof. */
const DRIFTED = spoken(
  /\b(drift(s|ed|ing)?|slid(es?|ing)|unbalanced|parapet|valley|ventisca|acumulad[oa]|desliz\w+)\b/,
  "סחיפה|נסחף|גלישה|הצטברות",
);
const NOISE = spoken(/\b(dba?|decibels?|noise|decibeles|decibelios|ruido)\b/, "דציבל|דציבלים|רעש");
const DOSE = spoken(/\b(dos(e|age)|dosis)\b/, "מנת רעש|מנה|מנת חשיפה|מינון");
const AIR_CHANGES = spoken(
  /\b(air changes?|ach|changes (an|per) hour|(cambios|renovaciones) de aire|(cambios|renovaciones) por hora)\b/,
  "החלפות אוויר|החלפת אוויר|תחלופת אוויר|תחלופות אוויר",
);
const TIGHTNESS = spoken(/\b(ach ?50|blower|infiltration|pascals?|infiltracion)\b/, "אטימות|מפוח דלת");
const WATER_PRESSURE = spoken(
  /\b((water|street|main|city|static|meter|supply|line) (pressure|main|meter)|water|street|main|city|agua|calle|red|toma|medidor)\b/,
  "מים|רחוב|רשת|מונה",
);
const PRESSURE = spoken(/\b(pressure|psi|kpa|bar|presion)\b/, "לחץ");
const UP = spoken(
  /\b(up|above|higher|high|rise|elevation|head|upstairs|uphill|over the (street|meter|main)|arriba|sobre|mas alt[oa]|altura|subid?a?|sube|de alto|desnivel)\b/,
  "מעל|גובה|למעלה|גבוה|גבוהה|הפרש|עלייה",
);
const NO_WATER_HEAD = spoken(
  /\b(concrete|soil|bearing|test(ing)?|friction|tank|pump|concreto|suelo|prueba|friccion|tanque|tinaco|bomba)\b/,
  "בטון|קרקע|בדיקה|בדיקת|חיכוך|מכל|מיכל|משאבה",
);
const RENT = spoken(
  /\b(rent(ed|al|ing|s)?|hire|renta(r|rla|rlo)?|alquil\w+|arrend\w+)\b/,
  "לשכור|שכירות|השכרה|שוכרים",
);
const BUY = spoken(
  /\b(buy(ing)?|bought|purchase|own(ing)?|compra(r|rla|rlo)?|comprando)\b/,
  "לקנות|קנייה|לרכוש|רכישה|קונים",
);

const AHEAD = (words: string) => new RegExp(`(?<!\\p{L})[והשל]{0,2}(?:${words}) ?[$₪]? ?$`, "u");
const BEHIND = (words: string) =>
  new RegExp(
    `^ ?-? ?(?:(?:dollars?|bucks|dolares|pesos|שקל|שקלים|דולר|ש"ח|ש״ח|₪|\\$) ?)?(?:${words})(?!\\p{L})`,
    "u",
  );

const numberOf = ({ quantity }: Placed) => ("value" in quantity ? quantity.value : 0);
const isCount = ({ quantity }: Placed) => quantity.kind === "count";

/** What a question gives, input by input: an input takes one amount, and an amount fills one input. */
function gathered() {
  const given: Record<string, number | number[] | Quantity> = {};
  const taken: Placed[] = [];
  return {
    given,
    taken,
    take(id: LabelId, each: Placed, value: number | Quantity = numberOf(each)) {
      if (id in given || taken.includes(each)) return;
      given[id] = value;
      taken.push(each);
    },
  };
}

const SNOW_FACTORS: Readonly<Record<string, LabelId>> = {
  ce: "exposureCe",
  ct: "thermalCt",
  is: "importanceIs",
  i: "importanceIs",
};

/** The factors of snow by their names: "Ce 0.9", "Ct = 1.1", "Is de 1.2". */
const snowFactorsIn: WholeReader = (_, placed) => {
  const { given, taken, take } = gathered();
  for (const each of placed) {
    const [, name = ""] = /(?<!\p{L})(ce|ct|is|i) ?(?:[=:]|of|de|של)? ?$/u.exec(each.before) ?? [];
    const id = SNOW_FACTORS[name];
    // "The ground snow is 1.5 kPa" has a unit, and no factor has.
    if (id && isCount(each)) take(id, each);
  }
  return { given: given as Record<string, number>, taken };
};

const DECIBELS = /^ ?-? ?(?:dba?|db\(a\)|decibel(?:s|es|ios)?|דציבלים|דציבל)(?!\p{L})/u;
const HOURS = /^ ?-? ?(?:hours?|hrs?|h|horas?|hs|שעות|שעה)(?!\p{L})/u;
const MINUTES = /^ ?-? ?(?:minutes?|mins?|minutos?|דקות|דקה)(?!\p{L})/u;

/** "4 hours at 95 dBA and 2 hours at 100": levels with their hours, in the order in which they are said. */
const doseIn: WholeReader = (folded, placed) => {
  const levels: number[] = [];
  const hours: number[] = [];
  for (const each of placed) {
    if (!isCount(each)) return undefined;
    const value = numberOf(each);
    if (HOURS.test(each.after)) hours.push(value);
    else if (MINUTES.test(each.after)) hours.push(value / 60);
    // Behind the first level its unit is left out: no day has 80 hours.
    else if (DECIBELS.test(each.after) || (value >= 80 && value <= 140)) levels.push(value);
    else return undefined;
    // A level and its hours stand together: two of one kind, and nobody knows whose is whose.
    if (Math.abs(levels.length - hours.length) > 1) return undefined;
  }
  if (levels.length === 0 || levels.length !== hours.length) return undefined;
  // How long one level may last is another question.
  if (levels.length === 1 && !DOSE.test(folded)) return undefined;
  return { given: { noiseLevels: levels, noiseHours: hours }, taken: placed };
};

/** A room by its two sides, or by three with its height. */
const roomSides: SizeReader = ({ sides }) => {
  const [long, wide, high] = sides.map(({ kind, value, unit }) =>
    kind === "count" ? value : convert(value, unit, "ft"),
  );
  if (!long || !wide || sides.length > 3) return undefined;
  return { roomArea: long * wide, ...(high ? { roomHeight: high } : {}) };
};

const ADD = "add|added|plus|sum|\\+|and|&|suma|sumar|sumale|mas|y|ועוד|פלוס|חיבור|לחבר|חבר|ו-?";
const TAKE_OFF = "minus|less|take off|subtract|take away|-|–|menos|quitando|resta|restale|מינוס|פחות|להוריד";
/** Behind several lengths it must be said that all of them are meant: "a + b, divided by 3", "a + b into 3 parts". */
const ALL_OF_IT = "(?:, ?(?:and |then |y |luego |ו?אז )?|(?:and )?then |(?:y )?luego |ואז |all |todo |הכל )";
const TIMES = "times|multiplied by|x|×|por|multiplicado por|veces|כפול|פעמים";
const PARTS = "divided by|÷|\\/|split in|dividido (?:entre|por|en)|entre|חלקי|לחלק ל|מחולק ל";
const INTO = /^[ ,]*(?:cut |split |divided )?into ?$/u;
const IN_PARTS = /^[ ,]*(?:(?:dividido |cortado )?en|לחלק ל-?) ?$/u;
const EQUAL_PARTS = /^ ?(?:equal |partes|parts|pieces|piezas|חלקים)/u;
const BETWEEN = (words: string) => new RegExp(`^[ ,]*(?:and |then |y |luego |ואז )?(?:${words}) ?-?$`, "u");
const LISTED = /^ ?, ?(?:(?:and|y) )?$/u;
/** A sum begins with its first length, or with what is asked of it. */
const SUM_BEGINS =
  /^[¿ ]*(?:(?:what(?:'?s| is)|how much is|calculate|give me|cuanto (?:es|da|son)|calcula|כמה (?:זה|הם|יוצא)|מה זה|חשב|can you|please|me|the|sum of|total of|add(?: up)?|suma(?:r|me)?|la suma de|sumar|חבר|לחבר|סכום של|את)[ :,]*)*$/u;
const SUM_ENDS =
  /^[ ,]*(?:(?:equals?|=|total|together|pieces|parts|equal|on the tape|tape|in (?:feet and )?inches|in feet|please|altogether|partes|iguales|en total|juntos|en (?:pies y )?pulgadas|cuanto (?:es|da|son)|ביחד|סך הכל|חלקים|שווים|באינצ'ים|כמה (?:זה|יוצא)|how much(?: is (?:it|that))?|what(?:'s| is) (?:it|that|the total))[ ,]*)*[?.!]*$/u;

/** "12' 6\" minus 3' 4 1/2\"", "8' 3\" + 4' 9\" divided by 3": nothing else may stand in the question. */
const tapeIn: WholeReader = (_, placed) => {
  const added: Quantity[] = [];
  const takenOff: Quantity[] = [];
  const counts: Record<string, number> = {};
  for (const [n, each] of placed.entries()) {
    const { before, after, quantity } = each;
    if (n === placed.length - 1 && !SUM_ENDS.test(after.trim())) return undefined;
    if (n === 0) {
      if (quantity.kind !== "length" || quantity.value < 0 || !SUM_BEGINS.test(before)) return undefined;
      added.push(quantity);
    } else if (quantity.kind === "length") {
      if (Object.keys(counts).length > 0) return undefined;
      // "Minus 3 ft" is read as the length of -3 ft.
      if (quantity.value < 0) {
        if (/[^ ]/u.test(before)) return undefined;
        takenOff.push({ ...quantity, value: -quantity.value });
        continue;
      }
      const isLess = BETWEEN(TAKE_OFF).test(before);
      const isListed = LISTED.test(before);
      if (!isLess && !isListed && !BETWEEN(ADD).test(before)) return undefined;
      // "10 ft minus 2 ft, 3 ft" goes on as it began.
      (isLess || (isListed && takenOff.length > 0) ? takenOff : added).push(quantity);
    } else if (quantity.kind === "count") {
      const isSeveral = added.length + takenOff.length > 1;
      const all = (words: string) =>
        new RegExp(`^ ?${isSeveral ? ALL_OF_IT : `${ALL_OF_IT}?`}(?:${words}) ?-?$`, "u");
      const isParted =
        INTO.test(before) || (IN_PARTS.test(before) && EQUAL_PARTS.test(after)) || all(PARTS).test(before);
      const id = isParted ? "tapeParts" : all(TIMES).test(before) ? "tapeTimes" : undefined;
      if (!id || id in counts) return undefined;
      counts[id] = numberOf(each);
    } else return undefined;
  }
  if (added.length + takenOff.length < 2 && Object.keys(counts).length === 0) return undefined;
  return {
    given: {
      addedLengths: added,
      ...(takenOff.length > 0 ? { takenLengths: takenOff } : {}),
      ...counts,
    },
    taken: placed,
  };
};

const NO_MEMBER =
  "(?!(?:crews?|gang|team|cuadrilla|equipo|hours?|hrs?|h|horas?|hs|days?|dias?|צוות|שעות|שעה|ימים)(?!\\p{L}))";
const MEMBER = new RegExp(
  `(?<![\\p{L}\\d.])(\\d+|an?|one|una?|אחד|אחת) ${NO_MEMBER}(?:\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*)?) (?:at|@|making|earning|de a|a|ganando(?: a)?|cobrando|לפי|בשכר(?: של)?|ב-|על) ?[$₪]? ?(\\d+(?:\\.\\d+)?)(?![\\d.]*\\d| ?%)`,
  "gu",
);
const MOST_MEMBERS = 24;

/** "1 foreman at 45, 2 carpenters at $32 and a laborer at 22": each by his wage. Two of them make a mix. */
const crewIn: WholeReader = (folded, placed) => {
  const members = [...folded.matchAll(MEMBER)];
  if (members.length < 2) return undefined;
  const wages = members.flatMap(([, many = "", wage]) =>
    Array<number>(Math.min(MOST_MEMBERS + 1, /^\d/u.test(many) ? Number(many) : 1)).fill(Number(wage)),
  );
  const { given, taken, take } = gathered();
  given.wages = wages;
  for (const each of placed) {
    const { start, end } = each.quantity;
    if (members.some(({ index, 0: text }) => start >= index && end <= index + text.length)) taken.push(each);
    else if (each.quantity.kind === "percent") take("burden", each, each.quantity);
    else if (isCount(each) && HOURS.test(each.after)) take("hoursWorked", each);
  }
  return { given: given as Record<string, number[]>, taken };
};
const CREW_COST = spoken(/\b(crew|gang|team|cuadrilla|equipo|grupo)\b/, "צוות|חוליה");
const COST_ASKED = spoken(
  /\b(costs?|rate|how much|price|pay|cuesta|costo|cuanto|tarifa|sale)\b/,
  "עולה|עלות|כמה|תעריף|מחיר",
);

const A_DAY = BEHIND(
  "(?:an?|per|\\/|each) ?day|daily|al dia|por dia|diarios?|x dia|\\/ ?dia|ליום|ביום|ליום עבודה",
);
const DAYS = BEHIND("days?|dias|ימים|ימי עבודה|יום");
const YEARS = BEHIND("years?|yrs?|anos?|שנים|שנה");
const A_YEAR = BEHIND(
  "(?:(?:in|of|de|for) ?\\p{L}+ )?(?:(?:an?|per|\\/|each|every) ?(?:year|yr)|yearly|annually|al ano|por ano|anuales|cada ano|לשנה|בשנה)",
);
const UPKEEP = AHEAD(
  "(?:maintenance|upkeep|insurance|service|mantenimiento|seguro|תחזוקה|ביטוח)(?: \\p{L}+){0,2}",
);
const RESALE = AHEAD(
  "(?:resale|resell|sells?|sold|sell it|salvage|worth|reventa|vend\\p{L}+|rescate|valdra|מכירה|נמכור|נמכר|נמכרת|תימכר|למכור|שווי|שווה)(?: (?:value|of|for|at|it|later|de|en|a|por|la|lo|after|then|is|אותה|אותו|בסוף|של|ב-?|תמורת))*(?: ב-?)?",
);
const DAILY = AHEAD(
  "(?:rent|rents|rental|renting|renta|rentarla|alquiler|alquilarla|שכירות|השכרה|לשכור)(?: (?:is|at|for|es|de|cuesta|costs|a|en|עולה|it|runs))*",
);

/** A machine's price, its rent of a day, days of a year and years, each by what stands beside its number. */
const machineIn: WholeReader = (_, placed) => {
  const { given, taken, take } = gathered();
  const left: Placed[] = [];
  for (const each of placed) {
    if (!isCount(each)) return undefined;
    if (A_DAY.test(each.after)) take("dayRent", each);
    else if (DAYS.test(each.after)) take("daysYear", each);
    else if (YEARS.test(each.after)) take("years", each);
    else if (RESALE.test(each.before)) take("resale", each);
    else if (A_YEAR.test(each.after) || UPKEEP.test(each.before)) take("yearlyCost", each);
    else if (DAILY.test(each.before)) left.unshift(each);
    else left.push(each);
  }
  // What no word tells is the price, where only one such number is left.
  const [price] = left;
  if (left.length !== 1 || !price || DAILY.test(price.before)) return undefined;
  take("purchase", price);
  return { given: given as Record<string, number>, taken };
};

/** A sum is asked for by a sign or a word of one between its lengths; "minus 3 ft" has become "-3 ft". */
const TAPE = spoken(
  /(?:["']|\b(?:feet|foot|ft|inch(?:es)?|in|pies?|pulgadas?|pulg)\b)/,
  "רגל|רגליים|אינץ'|אינץ|אינצ'ים",
);
const RECKONED = new RegExp(
  `(?<!\\p{L})[והבלמ]{0,2}(?:${[ADD, TAKE_OFF, TIMES, PARTS, "into", "en"].join("|")}|-\\d)(?!\\p{L})`,
  "u",
);

/** Before the rates: a crew of several wages is no wage with its burden. */
export const SITE_MEASURES: readonly Calculation[] = [
  { formula: "crewMix", about: [CREW_COST, COST_ASKED], read: crewIn, needs: ["wages"], whole: true },
  {
    formula: "rentOrBuy",
    about: [RENT, BUY],
    read: machineIn,
    needs: ["purchase", "dayRent", "daysYear"],
    whole: true,
  },
  {
    formula: "concreteEvaporation",
    about: [EVAPORATION, FRESH_CONCRETE],
    needs: ["concreteTemperature", "temperature", "humidity"],
    whole: true,
  },
  { formula: "groundSample", about: [GROUND_SAMPLE], needs: ["flightHeight"], whole: true },
  {
    formula: "compactedFill",
    about: [COMPACTED, BROUGHT],
    not: OTHER_EARTH,
    needs: ["compacted"],
    whole: true,
  },
  {
    formula: "snowLoad",
    about: [SNOW, SNOW_LOAD],
    not: DRIFTED,
    read: snowFactorsIn,
    needs: ["groundSnow"],
    whole: true,
  },
  { formula: "noiseDose", about: [NOISE], read: doseIn, needs: ["noiseLevels"], whole: true },
  {
    formula: "airChanges",
    about: [AIR_CHANGES],
    not: TIGHTNESS,
    size: roomSides,
    needs: ["roomArea", "airFlow"],
    whole: true,
  },
  {
    formula: "waterHead",
    about: [WATER_PRESSURE, PRESSURE, UP],
    not: NO_WATER_HEAD,
    needs: ["streetPressure", "waterRise"],
    whole: true,
  },
  { formula: "tapeSum", about: [TAPE, RECKONED], read: tapeIn, needs: ["addedLengths"], whole: true },
];
