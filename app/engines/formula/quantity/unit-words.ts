import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Unit } from "./units.ts";

/** Signs that mean something only in the case they are written in: "20 A" is a current, "20 a day" is not. */
const SIGNS: readonly (readonly [string, Unit])[] = [
  ["A", "A"],
  ["V", "V"],
  ["W", "W"],
  ["N", "N"],
  ["L/m²", "LPerM2"],
  ["L/s", "Lps"],
  ["L", "L"],
  ["F", "F"],
  ["C", "C"],
  ["Pa", "Pa"],
];

/** What is written alike in the three languages; lower case, without accents. */
const COMMON = {
  in: "in|in.|inch",
  ft: "ft|ft.|lf|lin ft",
  yd: "yd|yds",
  mm: "mm|mms",
  cm: "cm|cms",
  m: "m|mt|mts|mtr|mtrs",
  km: "km",
  in2: "in2|in²|in^2|sq in|sqin",
  ft2: "ft2|ft²|ft^2|sq ft|sqft|sf",
  yd2: "yd2|yd²|sq yd|sy",
  mm2: "mm2|mm²",
  cm2: "cm2|cm²",
  m2: "m2|m²|m^2",
  cmil: "cmil|circular mils",
  in3: "in3|in³|in^3|cu in",
  ft3: "ft3|ft³|ft^3|cu ft|cuft|cf",
  yd3: "yd3|yd³|yd^3|cu yd|cuyd|cy",
  m3: "m3|m³|m^3",
  gal: "gal|gals",
  boardFoot: "bf|bdft|bd ft",
  oz: "oz",
  lb: "lb|lbs|lbf",
  kip: "kip|kips",
  kg: "kg|kgs",
  kN: "kn",
  psf: "psf|lb/ft2|lb/ft²|lbs/ft2|lb/sq ft",
  psi: "psi|lb/in2|lb/in²",
  ksi: "ksi",
  tsf: "tsf",
  kPa: "kpa|kn/m2|kn/m²",
  MPa: "mpa",
  plf: "plf|lb/ft|lbs/ft|lb/lf",
  pli: "pli|lb/in",
  klf: "klf|kip/ft|kips/ft",
  kNm: "kn/m",
  kgm: "kg/m",
  V: "v|vac|vdc|volt|volts",
  kV: "kv",
  A: "amp|amps|ampere|amperes",
  mA: "ma",
  VA: "va",
  kVA: "kva",
  W: "watt|watts",
  kW: "kw",
  hp: "hp",
  btuh: "btu/h|btuh|btu/hr|btu",
  F: "°f|º f|° f|ºf|fahrenheit",
  C: "°c|º c|° c|ºc|celsius",
  deg: "°|º",
  mph: "mph",
  kmh: "km/h|kmh|kph",
  mps: "m/s",
  fpm: "fpm|ft/min",
  cfm: "cfm",
  gpm: "gpm",
  pct: "%",
  ft2PerGal: "ft2/gal|ft²/gal|sq ft/gal|sf/gal|sq ft per gal|sqft per gal",
  m2PerL: "m2/l|m²/l",
  lbft: "lb·ft|ft·lb|lb-ft|ft-lb|ft-lbs",
  kNmMoment: "kn·m",
  in4: "in4|in⁴|in^4",
  cm4: "cm4|cm⁴|cm^4",
  cm3: "cm3|cm³|cm^3|cc",
  Lps: "l/s",
  galPerFt2: "gal/ft2|gal/ft²",
  LPerM2: "l/m2|l/m²",
  ftPerFt2: "ft/ft2|ft/ft²",
  mPerM2: "m/m2|m/m²",
  perFt2: "/ft2|/ft²",
  perM2: "/m2|/m²",
  tonPerYd3: "ton/yd3|ton/yd³",
  tPerM3: "t/m3|t/m³",
  square: "sq",
  acre: "acre",
  g: "g",
  pcf: "pcf|lb/ft3|lb/ft³",
  kgm3: "kg/m3|kg/m³",
  kcmil: "kcmil|mcm",
  AWG: "awg|ga|gauge",
} satisfies Partial<Record<Unit, string>>;

const ENGLISH = {
  // As they are typed on a phone, too.
  in: "inches|inch|inchs|inche|ins",
  ft: "feet|foot|feets|foots|linear feet|linear foot",
  yd: "yard|yards",
  mi: "mile|miles",
  mm: "millimeter|millimeters|millimetre|millimetres",
  cm: "centimeter|centimeters|centimetre|centimetres",
  m: "meter|meters|metre|metres",
  km: "kilometer|kilometers",
  in2: "square inch|square inches",
  ft2: "square foot|square feet",
  yd2: "square yard|square yards",
  acre: "acre|acres",
  square: "squares|roofing squares",
  m2: "square meter|square meters|square metre|square metres",
  in3: "cubic inch|cubic inches",
  ft3: "cubic foot|cubic feet",
  yd3: "cubic yard|cubic yards|yards of concrete|yard of concrete",
  m3: "cubic meter|cubic meters|cubic metre|cubic metres",
  gal: "gallon|gallons",
  boardFoot: "board foot|board feet",
  L: "liter|liters|litre|litres",
  oz: "ounce|ounces",
  lb: "pound|pounds",
  ton: "ton|tons|us ton|us tons|short ton|short tons",
  t: "tonne|tonnes|metric ton|metric tons",
  kg: "kilogram|kilograms|kilo|kilos",
  N: "newton|newtons",
  kN: "kilonewton|kilonewtons",
  psf: "pounds per square foot|lbs per square foot|lb per sq ft|lbs per sq ft",
  psi: "pounds per square inch",
  plf: "pounds per foot|pounds per linear foot|lbs per foot|lb per ft|lbs per linear foot",
  ft2PerGal:
    "sf per gallon|sf a gallon|sf per gal|ft2 per gallon|square feet per gallon|square feet a gallon|square foot per gallon|sq ft a gallon|sq ft per gallon",
  kW: "kilowatt|kilowatts",
  hp: "horsepower",
  F: "degrees f|degree f|deg f|degrees fahrenheit",
  C: "degrees c|degree c|deg c|degrees celsius|degrees centigrade|centigrade",
  deg: "degrees|degree|deg",
  mph: "miles per hour|miles an hour",
  pct: "percent|per cent|pct",
} satisfies Partial<Record<Unit, string>>;

const SPANISH = {
  in: "pulgada|pulgadas|pulg|plg",
  ft: "pie|pies|pies lineales",
  yd: "yarda|yardas",
  mi: "milla|millas",
  mm: "milimetro|milimetros",
  cm: "centimetro|centimetros",
  m: "metro|metros|metros lineales",
  km: "kilometro|kilometros",
  in2: "pulgada cuadrada|pulgadas cuadradas",
  ft2: "pie cuadrado|pies cuadrados|pie2|pies2|pie²|pies²",
  yd2: "yarda cuadrada|yardas cuadradas",
  acre: "acre|acres",
  m2: "metro cuadrado|metros cuadrados",
  in3: "pulgada cubica|pulgadas cubicas",
  ft3: "pie cubico|pies cubicos|pie3|pies3|pie³|pies³",
  yd3: "yarda cubica|yardas cubicas|yardas de concreto|yardas de hormigon",
  m3: "metro cubico|metros cubicos",
  gal: "galon|galones",
  boardFoot: "pie tabla|pies tabla|pie tablar|pies tablares",
  L: "litro|litros|lts",
  oz: "onza|onzas",
  lb: "libra|libras",
  ton: "tonelada|toneladas",
  t: "tonelada metrica|toneladas metricas",
  kg: "kilo|kilos|kilogramo|kilogramos",
  psf: "libras por pie cuadrado|lb por pie cuadrado|lb/pie2|lb/pie²",
  psi: "libras por pulgada cuadrada|lb/pulg2",
  plf: "libras por pie|libras por pie lineal|lb por pie|lb/pie",
  ft2PerGal: "pies cuadrados por galon|pies cuadrados el galon|pies2 por galon|pies² por galon",
  m2PerL: "metros cuadrados por litro|m2 por litro|m² por litro",
  V: "voltio|voltios",
  A: "amperio|amperios",
  W: "vatio|vatios",
  kW: "kilovatio|kilovatios|kilowatts",
  hp: "caballo|caballos|caballos de fuerza",
  F: "grados f|grados fahrenheit",
  C: "grados c|grados celsius|grados centigrados|centigrados",
  deg: "grado|grados",
  mph: "millas por hora",
  kmh: "kilometros por hora",
  pct: "por ciento|porciento",
  AWG: "calibre",
} satisfies Partial<Record<Unit, string>>;

const HEBREW = {
  in: "אינץ'|אינץ|אינצ'|אינצ'ים|אינצים|אינטש",
  ft: "רגל|רגליים|רגלים",
  yd: "יארד|יארדים|יארדות",
  mi: "מייל|מיילים",
  mm: 'מ"מ|ממ|מילימטר|מילימטרים',
  cm: 'ס"מ|סמ|סנטימטר|סנטימטרים|סנטים',
  m: "מ'|מ|מטר|מטרים|מטר אורך",
  km: 'ק"מ|קילומטר|קילומטרים',
  mm2: 'ממ"ר|ממר|מ"מ רבוע|מילימטר רבוע',
  in2: "אינץ' רבוע|אינץ' מרובע|אינץ רבוע",
  ft2: "רגל רבועה|רגל רבוע|רגל מרובעת|רגל מרובע|רגליים רבועות|רגליים מרובעות",
  yd2: "יארד רבוע|יארד מרובע",
  m2: 'מ"ר|מטר רבוע|מטר מרובע|מטרים רבועים|מטרים מרובעים',
  ft3: "רגל מעוקבת|רגל מעוקב|רגליים מעוקבות|רגל קוב",
  yd3: "יארד מעוקב|יארדים מעוקבים|יארד קוב|יארד בטון",
  m3: 'מ"ק|קוב|קובים|מטר מעוקב|מטרים מעוקבים',
  gal: "גלון|גלונים",
  boardFoot: "בורד פוט",
  L: "ליטר|ליטרים",
  oz: "אונקיה|אונקיות",
  lb: "ליברה|ליברות|פאונד|פאונדים",
  t: "טון|טונות",
  kg: 'ק"ג|קילו|קילוגרם|קילוגרמים',
  kN: "קילוניוטון",
  psf: "ליברות לרגל רבועה|ליברות לרגל רבוע|ליברה לרגל רבועה",
  psi: "ליברות לאינץ' רבוע|ליברות לאינץ רבוע",
  plf: "ליברות לרגל|ליברה לרגל",
  ft2PerGal: "רגל רבועה לגלון|רגל רבוע לגלון|רגליים רבועות לגלון",
  m2PerL: 'מטר רבוע לליטר|מטרים רבועים לליטר|מ"ר לליטר',
  V: "וולט|וולטים",
  kV: 'קילו וולט|קילוולט|ק"ו',
  A: "אמפר|אמפרים",
  W: "ואט|וואט",
  kW: "קילוואט|קילוואטים|קילו ואט",
  hp: 'כ"ס|כוחות סוס|כוח סוס',
  F: "מעלות פרנהייט|פרנהייט",
  C: "מעלות צלזיוס|צלזיוס",
  deg: "מעלה|מעלות",
  mph: "מייל לשעה|מיילים לשעה",
  kmh: 'קמ"ש',
  pct: "אחוז|אחוזים",
} satisfies Partial<Record<Unit, string>>;

interface Words {
  /** Reads one unit where it is set to, in folded text. */
  pattern: RegExp;
  /** Reads one of the signs where it is set to, in the text as written. */
  signs: RegExp;
  units: ReadonlyMap<string, Unit>;
}

const NO_MORE_LETTERS = "(?![\\p{L}\\d])";
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Between the words of a unit there may be a full stop, spaces or a hyphen: "sq. ft.", "cubic-yards". */
const pattern = (words: string[]) =>
  words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.split(" ").map(escaped).join("(?:\\.?\\s+|\\.|-)"))
    .join("|");

/** A word without what stands between its parts. */
export const bare = (word: string) => word.replace(/[\s.-]+/g, " ").trim();

function makeWords(...lists: Partial<Record<Unit, string>>[]): Words {
  const units = new Map<string, Unit>();
  for (const list of lists) {
    for (const [unit, words] of Object.entries(list)) {
      for (const word of words.split("|")) units.set(bare(word), unit as Unit);
    }
  }
  return {
    pattern: new RegExp(`(?:${pattern([...units.keys()])})${NO_MORE_LETTERS}`, "uy"),
    signs: new RegExp(`(?:${SIGNS.map(([sign]) => sign).join("|")})${NO_MORE_LETTERS}`, "uy"),
    units: new Map([...units, ...SIGNS]),
  };
}

const BY_LANGUAGE: Readonly<Record<Language, Words>> = {
  en: makeWords(COMMON, ENGLISH),
  // Crews mix their language with English, so English is understood in each.
  es: makeWords(COMMON, ENGLISH, SPANISH),
  he: makeWords(COMMON, ENGLISH, HEBREW),
};
const ALL = makeWords(COMMON, ENGLISH, HEBREW, SPANISH);

/** The words of one language, or of all when the language of a text is not known. */
export const wordsOf = (language: Language | undefined): Words =>
  language && LANGUAGES.includes(language) ? BY_LANGUAGE[language] : ALL;
