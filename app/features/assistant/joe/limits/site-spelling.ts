/** What crews type, in the words that the rest of the reading knows. Tried in their order, on the question as written. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])enuff?(?![\p{L}])/giu, "enough"],
  [/(?<![\p{L}])sufiente(?![\p{L}])/giu, "suficiente"],
  // What a bowl is misspelt as is a rate.
  [/(?<![\p{L}])tasa(?= del? (?:ba[ñn]o|inodoro|wc|excusado)(?![\p{L}]))/giu, "taza"],
  [/(?<![\p{L}\d]|\d )(?:an |one )?inch and a half(?![\p{L}])/giu, "1.5 in"],
  [/(?<![\p{L}\d]|\d )(?:an |one )?inch and a quarter(?![\p{L}])/giu, "1.25 in"],
  [/(?<![\p{L}\d]|\d )(?:a )?quarter[- ]inch(?= (?:per|a|to the) )/giu, "1/4 in"],
  // A fall in words, and the book or the country that is meant: neither is a place beside the number.
  [
    /(?<![\p{L}\d]|\d )(?:an |one )?eighth(?: inch| of an inch)?(?= (?:per|a|to the) (?:foot|ft)(?!\p{L}))/giu,
    "1/8 in",
  ],
  [
    /(?<![\p{L}\d]|\d )(?:a |one )?quarter(?: of an inch)?(?= (?:per|a|to the) (?:foot|ft)(?!\p{L}))/giu,
    "1/4 in",
  ],
  [/(?<![\p{L}])under (?=(?:the )?(?:20[12]\d|nec|irc|ibc|ipc|ifgc|osha|code)(?!\p{L}))/giu, ""],
  [/(?<![\p{L}])en (?:EU|EUA|USA|EE\.? ?UU\.?)(?![\p{L}])/gu, ""],
  [/(?<![\p{L}])(?:armad[oa] |puest[oa] |hech[oa] |instalad[oa] )?este a[nñ]o(?![\p{L}])/giu, ""],
  [/(?<![\p{L}])(?:handrial|handrale|hand rial)(s?)(?![\p{L}])/giu, "handrail$1"],
  [/(?<![\p{L}])(?:ain'?t|isnt)(?![\p{L}])/giu, "isn't"],
  [/(?<![\p{L}])(?:contrawella|contraguella|contrauella)s?(?![\p{L}])/giu, "contrahuella"],
  [/(?<![\p{L}])(?:oyo|ollo)s?(?![\p{L}])/giu, "hoyo"],
  [/(?<=\d) n (?=(?:a |an |one )?(?:half|quarter|\d\/\d))/gi, " and "],
  [/(?<=\d) ?(?:pulgs?|pulgadas?|in|inch|inches)\.? (?:c[uú]bicas?|cubic|cu)(?![\p{L}])/giu, " in³"],
  [/(?<=\d) ?(?:cu(?:bic)?\.? ?in(?:ch(?:es)?)?|אינץ'? מעוקב(?:ים)?)(?![\p{L}])/giu, " in³"],
  [/(?<=\d) ?pulgs?\.?(?![\p{L}])/giu, " pulg"],
  [/(\d\/\d{1,2})"? x (?=pie(?![\p{L}]))/giu, "$1 por "],
  // A metre with one letter, and a line's kilovolts without their volts.
  [/(?<=\d) ?מ(?=[\s,.?!]|$)/gu, " מטר"],
  [/(?<=(?:קו|מתח)[^\d]{0,12}\d{1,4}) ?קילו(?!\p{L}| ?(?:וולט|גרם))/gu, " kV"],
  [/(?<=\d) ?k(?= (?:volt|line|power|linea)|v\b)/giu, " k"],
  [/(?<=(?<![\d.])\d{2,3})a(?![\p{L}\d])/giu, " A"],
  // Sound, dust and gas are counted in units of their own.
  [/(?<=\d) ?d[bB]\(?[aA]?\)?(?![\p{L}])/gu, " dba"],
  [/(?<=\d) ?(?:µg|μg|ug|mcg)(?![\p{L}])(?:\/m3|\/m³)?/giu, " ug"],
  [/(?<=\d) ?ppm(?![\p{L}])/giu, " ppm"],
  [/(?<![\p{L}\d])r-? ?(?=\d{1,2}(?![\p{L}\d]))/giu, "rvalue "],
  [/(?<![\p{L}])(?:de )?en medio(?![\p{L}])|(?<![\p{L}])del medio(?![\p{L}])/giu, "del centro"],
  [/(?<![\p{L}])a medi[ao] (?=viga|claro|vano|altura)/giu, "a mitad de "],
  [/(?<!\d)(120|208|277|347)\/(208|240|480|600)(?! ?v(?:olt|$| )|\d)/giu, "$1/$2 V"],
  // "Working space" begins as "wide" does.
  [/(?<!\p{L})([הבלו]{0,2})מרחב(?= (?!ה?מוגן)\p{L}| \d)/giu, "$1רווח"],
  // A number written together with its preposition, a square metre without its mark, a storey's number.
  [/(?<!\p{L})([במלכ])(?=\d)/gu, "$1-"],
  [/(?<=\d) ?מר(?!\p{L})/gu, ' מ"ר'],
  [
    /(?<!\p{L})((?:ב|ה)?קומה|piso|nivel|floor|level) (\d{1,2})(?![\d.,/'"x×]| ?(?:[x×]|por\b|by\b|in|ft|cm|pies|pulg|מטר|סמ))/giu,
    "$1",
  ],
  // "D" for "de" as it is typed, and foot-candles, which are no feet.
  [
    /(?<=(?<!\p{L})(?!type|class|tipo|clase|vitamin)\p{L}{2,} )d (?=\p{L}{2,}|\d)|(?<=\d ?(?:m|cm|mm|pies?|pulg) )d (?=\p{L}{2,})/giu,
    "de ",
  ],
  [
    /(?<=\d) ?(?:pies?|ft|foot|feet)[ -]?candelas?(?!\p{L})|(?<=\d) ?(?:foot|feet|ft)[ -]?candles?(?!\p{L})/giu,
    " fc",
  ],
  // "12 ft 6 by 8 ft 3": what stands behind feet, and before the other side, are inches.
  [
    /(?<![\d./])(\d{1,3}) ?(?:ft|feet|foot|pies?|רגל|') ?(\d{1,2}) ?(?:x|×|by|por|על) ?(?=\d{1,3} ?(?:ft|feet|foot|pies?|רגל|'))/giu,
    "$1 ft $2 in x ",
  ],
  [
    /(?<=in x )(\d{1,3}) ?(?:ft|feet|foot|pies?|רגל|') ?(\d{1,2})(?![\d/]|[.,]\d| ?(?:in|inch|inches|["”″]|pulg\p{L}*|אינץ)(?!\p{L}))/giu,
    "$1 ft $2 in",
  ],
  // "22 wide x 36 tall" is a size.
  [
    /(?<![\d./])(\d{1,3}(?:[. ]\d\/\d|\.\d+)?)("| ?(?:in|inches|cm))? ?(?:wide|w) ?(?:x|by) ?(\d{1,3}(?: \d\/\d|\.\d+)?)("| ?(?:in|inches|cm))? ?(?:tall|high|h)(?!\p{L})/giu,
    "$1$2 x $3$4",
  ],
  // "Un metro", "metro y medio", "metro ochenta", "a foot and a half".
  [/(?<![\p{L}\d])(?:un |one |a )?(metro|foot) (?:y medio|and a half)(?![\p{L}])/giu, "1.5 $1"],
  [/(?<![\p{L}\d])(?:medio metro|half a met(?:er|re)|חצי מטר)(?![\p{L}])/giu, "0.5 m"],
  [/(?<![\p{L}\d])(?:half a foot|medio pie|חצי רגל)(?![\p{L}])/giu, "0.5 ft"],
  [/(?<![\p{L}\d])([בלמ]?-?)מטר וחצי(?![\p{L}])/giu, "$1 1.5 מטר"],
  [/(?<![\p{L}\d])([בלמ]?-?)מטר (?:אחד|בודד)(?![\p{L}])/giu, "$1 1 מטר"],
  [/(?<![\p{L}\d])([בלמ]?-?)שני מטר(?:ים)?(?![\p{L}])/giu, "$1 2 מטר"],
  [/(?<![\p{L}\d])(?:un|one) (metro|met(?:er|re)|foot|inch|pie|pulgada|yard)(?![\p{L}]| derech)/giu, "1 $1"],
  [/(?<![\p{L}\d])una pulgada(?![\p{L}])/giu, "1 pulgada"],
  [
    /(?<![\p{L}\d])an? (foot|inch)(?= (?:from|off|of|above|below|away|apart|wide|deep|high|tall|gap))/giu,
    "1 $1",
  ],
];

/** "Uno ochenta", "metro ochenta", "מטר ושמונים": a metre and so many centimetres, once the numbers are figures. */
const METRE_AND =
  /(?<![\p{L}\d])(?:(?:un |1 )?metro (?:con |y )?|(?:1 )?מטר (?:ו-?)?)(\d{2})(?!\d|[.,]\d| ?(?:cm|mm|pulg|in|ft|ס))/giu;

/** A slope in words: "1 in 10", "1 en 12", "1.5 to 1", "uno y medio a uno". */
const SLOPED =
  /\b(?:(?:soil )?(?:type|class|tipo|clase) ?[abc]|(?:laid|lay|laying|cut) (?:it )?back|ramps?|slop(?:e|es|ed|ing)|rampas?|pendiente|talud(?:es)?|inclinad\p{L}*|bench\p{L}*)\b|רמפה|שיפוע|כבש|משופע/iu;
const ONE_TO =
  /(?<![\d.:/])(\d(?:\.\d+)?|\d \d\/\d|\d\/\d) ?(?:in|to|en|a|on|על|ל-?|מול) ?(\d{1,2})(?![\d/'":]|[.,]\d| ?(?:in|inch|inches|ft|feet|foot|pies?|pulg\p{L}*|m|cm|metros?|רגל|מטר|degrees|grados)(?!\p{L}))/giu;

export function inPlainSpelling(question: string): string {
  return PLAIN.reduce((text, [written, plain]) => text.replace(written, plain), question);
}

/** With the numbers in figures: what is left to join. */
export function joinedFigures(text: string): string {
  const metres = text.replace(METRE_AND, (_, cm: string) => `1.${cm} m`);
  if (!SLOPED.test(metres)) return metres;
  return metres.replace(ONE_TO, (_, level: string, up: string) => `${decimal(level)}:${up}`);
}

function decimal(written: string): string {
  const [first = "0", second] = written.split(" ");
  const parts = (text: string) => {
    const [top = 0, bottom = 1] = text.split("/").map(Number);
    return top / bottom;
  };
  return String(parts(first) + (second ? parts(second) : 0));
}
