import { withMixedNumbers } from "../mixed-numbers.ts";
import { withDigits } from "./number-words.ts";
import { withSpelling } from "./spelling.ts";

/** "60# bags", "6,000# pick": pounds, where no number follows the sign. */
const POUNDS = /(\d)\s?#(?![\d\p{L}])/gu;
/** "35k": of money and of hours. */
const THOUSANDS = /(?<![\p{L}\d.])(\d+(?:\.\d+)?)k(?![\p{L}\d])/giu;
/** A bar by its number, in words: "number 5 rebar", "varilla del número 5", "ברזל מספר 5". */
const BAR_NUMBER =
  /(?:\b(?:number|no\.?|num\.?|n[uú]mero|nº)|(?<!\p{L})מספר) ?(\d{1,2})(?= (?:re-?)?(?:bars?|rebars?|varillas?|barras?)\b)|(?<=(?:\b(?:re)?bars? |\bvarillas? |\bbarras? |(?:ברזל|מוטות|מוט) ))(?:(?:del? )?(?:number|no\.?|num\.?|n[uú]mero|nº|מספר)) ?(\d{1,2})(?!\d)/giu;

/** A fall in inches a foot: "1/8 por pie", "1/4 de pulgada por pie", "1/8 per foot". */
const FALL_A_FOOT =
  /(?<![\p{L}\d/.])([1-7]\/(?:2|4|8|16))(?: de)?(?: ?(?:in\.?|inch(?:es)?|pulg(?:adas?)?\.?|["”″]))? ?(?:per|an?|por|cada|\/) ?(?:ft|foot|pie)(?!\p{L})/giu;
/** The same in words: "a quarter inch per foot", "un cuarto de pulgada por pie", "רבע אינץ' לרגל". */
const FALL_IN_WORDS =
  /(?<!\p{L})(?:an? |one |un |una )?(eighth|quarter|half|octavo|cuarto|media|medio|שמינית|רבע|חצי)(?: of an?| de)?[ -](?:in\.?|inch|pulgada|pulg\.?|אינץ['׳]?) (?:per|an?|each|every|por|cada|el|ל-?|לכל )(?: ?(?:ft|foot|pie)|רגל)(?!\p{L})/giu;
const PART_OF_AN_INCH: Readonly<Record<string, string>> = {
  ...{ eighth: "1/8", octavo: "1/8", שמינית: "1/8", quarter: "1/4", cuarto: "1/4", רבע: "1/4" },
  ...{ half: "1/2", media: "1/2", medio: "1/2", חצי: "1/2" },
};
/** "Common rafter, 8 in 12.": a roof's slope, whatever stands behind it. */
const OF_A_ROOF = /(?<!\p{L})(?:roof|rafter|pitch|shingle|gable)/iu;
const PITCH_IN_TWELVE =
  /(?<![\d./'"-])(\d{1,2}(?:\.\d)?) ?in ?12(?=[.,;?!)]|$| (?!(?:in|inch\w*|ft|feet|foot|x|by)(?!\p{L})|["'\d]))/giu;
/** "350 sqft/gal", "figure 400 ft2 x gal": what a gallon covers. */
const GALLON_COVERS =
  /(?<=\d ?)(?:sq\.? ?(?:ft|feet)|sf|ft2|ft²) ?(?:\/|x|@) ?(?:gallons?|gals?)(?!\p{L})/giu;

/** The degrees that insulation endures: "12 awg 90c". */
const CELSIUS = /(?<![\p{L}\d.])(60|75|90)c(?![\p{L}\d])/gu;
/** "3-2x10": three boards, and not three feet and two inches. */
const BOARDS_COUNTED = /(?<![\p{L}\d'"./-])([2-4])-(2x(?:4|6|8|10|12)s?)(?![\d'"x-])/giu;
/** "2.5 מטר לרגל": what is made feet of, and no slope. */
const METERS_TO_FEET =
  /(?<=\d ?(?:מטרים|מטר|מ'|סנטימטרים|סנטימטר|ס["״]מ|מילימטרים|מילימטר|מ["״]מ)) (?=ל(?:רגל|אינץ))/gu;

/** "2-14/2": two cables. */
const CABLES_COUNTED = /(?<![\p{L}\d/.-])(\d)-(?=(?:14|12|10|8|6)\/[234](?![\d"'/]))/gu;
/** "The 4 to 1 rule", "regla 4 a 1", "כלל 4 ל-1": how steep a ladder leans. */
const FOUR_TO_ONE =
  /(?<![\p{L}\d.,/:])4[ -]?(?:to|a|ל ?-?)[ -]?1(?![\d.,:/]|\p{L}| ?(?:ft|feet|in(?:ch(?:es)?)?|pulg\w*|cm|mm|m|["'׳″]|pies?|metros?|מטר|אינץ)(?!\p{L}))/giu;
/** "16a load", "120 v, 48a": amperes written together. */
const AMPERES = /(?<![\p{L}\d./-])(\d{2,4}(?:\.\d+)?)a(?![\p{L}\d'’-])/giu;
/** "12-2 romex": a cable, and no length of feet and inches. */
const CABLE =
  /(?<![\p{L}\d./-])(14|12|10|8|6)-([234])(?= ?(?:nm|romex|mc|uf|cables?|w\/|with ground|con tierra))/giu;

/** "Un litro rinde 8 metros", "ליטר מכסה 8 מטר": what a liter covers is an area. */
const LITER_COVERS =
  /(?<!\p{L})(?:(?:each|every|one|a|cada|un|el|כל) )?(?:liters?|litres?|litros?|ליטר)(?: (?:of|de|של) \p{L}+)? (?:covers?|rinde|cubre|alcanza para|מכסה|מספיק ל-?) ?(\d+(?:\.\d+)?) ?(?:m2|m²|mts?2?|m|metros?(?: cuadrados)?|met(?:er|re)s?|square met(?:er|re)s?|מטרים|מטר(?: רבוע| מרובע)?|מ"ר)(?![\p{L}\d])/giu;
/** "Zanja de 38 metros x 60 de ancho": nobody digs a trench of 60 meters' width. */
const TRENCH_ACROSS =
  /(?<=(?:zanja|trench|תעלה|תעלת)[^;?]{0,40}\d ?(?:m|mts?|metros?|מטרים|מטר) ?(?:x|por|by|על) ?)([2-9]\d)(?= ?(?:x|por|by|על|de ancho|wide|רוחב|ברוחב))/giu;

/** A question as calculations read it: numbers in figures, signs as units, words spelled as they are known. */
export function asRead(question: string): string {
  // Before the spelling: "cuarto" is near "cuánto".
  const fallen = question.replace(
    FALL_IN_WORDS,
    (_, part: string) => `${PART_OF_AN_INCH[part.toLowerCase()]} in per ft`,
  );
  return withMixedNumbers(withDigits(withSpelling(fallen)))
    .replace(PITCH_IN_TWELVE, (text, rise: string) => (OF_A_ROOF.test(question) ? `${rise}:12` : text))
    .replace(LITER_COVERS, "$1 m2/L")
    .replace(TRENCH_ACROSS, "$1 cm")
    .replace(GALLON_COVERS, "ft2/gal")
    .replace(FALL_A_FOOT, "$1 in per ft")
    .replace(BOARDS_COUNTED, "($1) $2")
    .replace(CELSIUS, "$1C")
    .replace(CABLES_COUNTED, "$1 ")
    .replace(FOUR_TO_ONE, "4:1")
    .replace(AMPERES, "$1 amp")
    .replace(CABLE, "$1/$2")
    .replace(METERS_TO_FEET, ", ")
    .replace(POUNDS, "$1 lb")
    .replace(THOUSANDS, (_, thousands: string) => String(Number(thousands) * 1000))
    .replace(BAR_NUMBER, (_, first?: string, second?: string) => `#${first ?? second}`);
}
