import { convert } from "~/engines/formula/formula.ts";
import { amountsIn } from "./written-amounts.ts";

/** A number with its unit, as it is written. */
const NUMBER = String.raw`\d+(?:[ -]\d{1,2}\/\d{1,2}|\/\d{1,2}|[.,]\d+)?(?! ?[xX×] ?\d)(?: ?-?(?:%|["'″′]|(?:ft|feet|foot|inch(?:es)?|in|cm|mm|m|pies?|pulgadas?|pulg|metros?|רגל|אינץ'?|אינצ'ים|ס["״']?מ|מטר(?:ים)?)(?!\p{L})))?`;
/** A pattern in which # is a number, taken whole or not at all. */
function pattern(source: string): RegExp {
  let count = 0;
  const whole = source.replaceAll("#", () => {
    count++;
    return `(?=(?<number${count}>${NUMBER}))\\k<number${count}>`;
  });
  return new RegExp(whole, "giu");
}

/** What somebody takes for the rule is no measure: "says it has to be 36", "no eran 14?", "אמרו שצריך 5.7". */
const CLAIMS = [
  pattern(
    String.raw`(?<!\p{L})(?:says?|said|thinks?|thought|told (?:me|us)|claims?|heard)(?: [\p{L}']+){0,4}? (?:needs?(?: to be)?|ha(?:s|ve) to be|gotta be|got to be|must be|should be|supposed to be|(?:limit|rule|minimum|maximum|min|max)(?: is| was)?) (?:at least |a |an |only )?(?:#|quarter|half)(?: (?:min|max)(?:imum)?)?(?!\p{L})`,
  ),
  pattern(String.raw`(?:,? ?[\p{L}]+(?: [\p{L}]+){0,2} (?:says?|said) )?(?:the )?#[- ]rule(?!\p{L})`),
  pattern(String.raw`,? (?:not|no|לא) #(?=\s*(?:\?|$|[,.] ))`),
  pattern(
    String.raw`(?<!\p{L})(?:un[ao]? )?(?:\p{L}+ )?(?:dicen?|dijo|dijeron|decian|pens[eé]|cre[ií]a)(?: \p{L}+){0,2}? (?:que|q|k) (?:son|eran|(?:tiene[n]?|tenia[n]?) que ser|deben? (?:de )?ser|se ocupan?|se necesitan?) (?:de |a )?#(?! de )(?: a fuerzas?)?`,
  ),
  pattern(",? (?:que )?no (?:eran?|son|debian ser) #(?! de )"),
  pattern(
    String.raw`,? ?(?<!\p{L})(?:אמרו|אומרים|אמר|אמרה|אומר|טוען|טוענים|חשבתי)(?: לי)? (?:שצריך|שחייב|שהגבול|שהמינימום|שהמקסימום|שזה צריך|שאמור)(?: להיות)?(?: הוא)? {1,2}#`,
  ),
  pattern(
    String.raw`,? ?(?<!\p{L})(?:because|cause|cuz|since|porque|pq|כי)(?: [\p{L}']+){0,3} (?:less than|under|more than|over|menos de|menos del|mas de|más de|פחות מ-?|יותר מ-?|מתחת ל-?|מעל) ?#`,
  ),
  pattern(String.raw`(?<!\p{L})(?:instead of|en vez de|en lugar de|במקום) #`),
  // "Anything over 6 ft needs it", "under 50 ft so it flies", "como esta a mas de 6 pies": the rule as somebody has it.
  pattern(
    String.raw`(?<!\p{L})(?:anything|everything|all) (?:over|above|under|below|past) # (?:needs?|requires?|has to|gets?)(?!\p{L})`,
  ),
  pattern(String.raw`(?<!\p{L})(?:under|below|less than|over|more than) #(?=,? so(?!\p{L}))`),
  pattern(String.raw`(?<!\p{L})como (?:ya )?(?:esta|es|queda|tiene)(?: \p{L}+){0,2} (?:mas|menos) de #`),
  pattern(
    String.raw`(?<!\p{L})(?:the )?(?:code|codigo|norma|book|chart|osha|irc|ibc|nec|ada) (?:says|wants|calls for|allows|dice|pide) (?:que )?#`,
  ),
  pattern(
    String.raw`(?<![\p{L}\d.,/])# is the (?:# )?(?:\p{L}+ ){0,2}(?:numbers?|limit|rule|max|min|cut ?off)(?!\p{L})`,
  ),
  pattern(String.raw`(?<!\p{L})(?:with )?# (?:to spare|extra|de sobra|ספייר)(?!\p{L})`),
  pattern(
    String.raw`(?<!\p{L})(?:no (?:habia|tenian?|hubo) de|(?:were|was) out of|didn'?t have(?: an?)?|לא היה של) #`,
  ),
  // What a share of something comes to, and what is nearly the same.
  pattern(
    String.raw`(?<!\p{L})(?:(?:a |1\/\d |the )?(?:third|quarter|sixth|half)|(?:la )?(?:tercera|cuarta|sexta) parte|שליש|רבע|שישית) (?:is|comes to|da|es|son|זה|יוצא)(?: (?:about|like|como|unos|בערך))? #`,
  ),
  pattern(
    String.raw`(?<!\p{L})(?:(?:almost|nearly|basically) (?:like|the same as)|casi (?:como|lo mismo que|igual que)|(?:זה )?כמעט כמו) #`,
  ),
  // What another kind of the same thing needs: "במדרגות רגילות צריך 2.03".
  pattern(
    String.raw`(?<!\p{L})(?:(?:on|for|in) )?(?:regular|normal|standard|straight) \p{L}+ (?:needs?|takes?|is|are|wants?) #|(?<!\p{L})(?:en )?(?:las? |los? |el )?\p{L}+ (?:normal(?:es)?|comun(?:es)?|regular(?:es)?) (?:pide[n]?|es|son|lleva[n]?|ocupa[n]?) #|(?<!\p{L})ב\p{L}+ (?:רגילות|רגיל|רגילה|רגילים) (?:צריך|נדרש|זה) #`,
  ),
  pattern(String.raw`(?<!\p{L})(?:לא פחות מ-?|לפחות |עד )?# ?(?:ראיתי|קראתי|שמעתי)(?: \p{L}+)?`),
];

/** What it is said to be like is another thing: "same as in houses", "כמו במדרגות". */
const COMPARED =
  /(?<!\p{L})(?:(?:just )?(?:the )?same as|just like) (?:(?:we|they|you|i) (?:do|did|have) )?(?:it )?(?:on|in|at|for) (?:the |a )?\p{L}+|(?<!\p{L})(?:igual que|lo mismo que|como) en (?:las? |los? |el )?(?:casas?|escaleras?|oficinas?|tiendas?|rampas?|cuartos?|muros?|paredes|pared)(?!\p{L})|(?<!\p{L})(?:זה )?(?:אותו דבר )?כמו (?:ב|של )(?:ה)?(?:מדרגות|בית|בתים|דירה|קיר|קירות|משרד|חנות|רמפה|תקרה)(?!\p{L})/giu;

/** What it is said not to be: "not a notch", "(no del deck)", "לא חריץ". */
const NEGATED =
  /[(,]? ?(?<!\p{L})(?:(?:not|isn'?t) (?:a |an |the |on the |in the |of the )|no (?:es )?(?:una? |del? |de la |en (?:el|la) )|לא )(?:notch(?:es)?|deck|stairs?|ramp|commercial|muescas?|terraza|escaleras?|rampa|comercial|חריץ|דק|מדרגות|רמפה|מסחרי)(?!\p{L})\)?/giu;

/** What a run is without: "no elbows", "sin codos". */
const NONE_OF =
  /(?<!\p{L})(?:no|without(?: any)?|zero|sin|ningun|בלי|ללא) (?:elbows?|bends?|turns?|90'?s|codos?|vueltas?|ברכיים|קשתות|זוויות)(?!\p{L})/giu;

/** How it is finished, and where something leads: no thing that its number is of. */
const FINISHED =
  /(?<!\p{L})(?:(?:after|once|with) (?:the )?(?:drywall|sheetrock|tile|flooring)|(?:ya )?con (?:la )?(?:tablaroca|loseta)|אחרי (?:ה)?(?:גבס|ריצוף|טיח))(?: (?:is )?(?:up|in|on|puesta|hung))?(?!\p{L})/giu;
const LEADS_TO =
  /(?<!\p{L})(?:to (?:a |the |my )?sub-?panel|al? (?:un )?(?:sub ?tablero|tablero secundario|subpanel)|ללוח (?:ה)?משנה)(?!\p{L})/giu;

/** That it is the least or the most is asked, and not how much that is. */
const THE_LIMIT =
  /(?<!\p{L})(?:(?:is (?:it|that|this)|that'?s|its|it's) (?:the )?(?:min(?:imum)?|max(?:imum)?)|(?:es|son) (?:lo|el) (?:m[ií]nimo|m[aá]ximo)|זה המינימום|זה המקסימום)(?!\p{L})/giu;

/** "Between the highest and the lowest": the two that differ, and no limit that is asked for. */
const EXTREMES =
  /(?<!\p{L})(?:highest|tallest|biggest|largest|deepest)( \p{L}+)? (?:and|to|vs\.?|&) (?:the )?(?:lowest|shortest|smallest|shallowest)(?!\p{L})/giu;

/** How far a door stands open for its clear width to be measured. */
const OPENED =
  /(?<!\p{L})(?:open(?:ed)?(?: all the way)? (?:to|at)|abiert[ao] (?:a|hasta)|פתוחה? (?:ל|ב)-?) ?90(?! ?(?:cm|mm|ס))(?: ?(?:degrees?|deg|grados|מעלות|°))?/giu;

/** The size by which a door is sold, where its clear opening is given as well. */
const IS_CLEAR = pattern(
  String.raw`#(?: \p{L}+)? (?:of )?(?:clear|net|libres?|net[oa]s?|נטו|פנוי)(?!\p{L})|(?<!\p{L})(?:clear|net|libre|נטו)(?: (?:de|of|is|opening|width))* #`,
);
const LEAF = [
  pattern(
    String.raw`(?<=(?<!\p{L})(?:doors?|puertas?|hoja|דלת)(?: (?:is|de|es|של))?) #(?! ?(?:clear|net|libre|נטו))(?: (?:slab|leaf))?`,
  ),
  pattern(String.raw`#(?= ?-?(?:doors?|slab|leaf)(?!\p{L}))`),
];

/** How high the place is where a guard stands; at more than 30 in it needs one. */
const PLACE_HEIGHT = [
  pattern(
    String.raw`(?<=(?<!\p{L})(?:decks?|porch|balcony|terraza|balc[oó]n|ה?דק|ה?מרפסת)(?: [\p{L}']+){0,2}) (?:a )?#(?: (?:high|up|alto|גובה))? ?(?:(?:off|above|over|from) (?:the )?(?:grade|ground|grass|lawn|dirt|yard)|(?:del|sobre el|arriba del) (?:suelo|piso|terreno|pasto|zacate)|מה(?:קרקע|אדמה)|מעל ה(?:קרקע|אדמה))(?!\p{L})`,
  ),
  pattern(String.raw`,? #(?: down)? to (?:the )?(?:ground|grade)(?: outside| below)?(?!\p{L})`),
];
const NEEDS_A_GUARD = 30;

/** A number told again as the question is asked: "9 ft … is 9 ok". */
const TOLD_AGAIN =
  /^ ?(?:\?|$|,|(?:ok(?:ay)?|fine|good|legal|allowed|enough|pass|bien|pasa|se puede|se vale|jala|מותר|בסדר|תקין|מספיק|עובר)(?!\p{L}))/iu;

/** A question without what its numbers are only compared with; as it stands where no number would be left. */
export function withoutAsides(question: string): string {
  const plain = [COMPARED, NEGATED, NONE_OF, OPENED, FINISHED, LEADS_TO].reduce(
    (text, each) => text.replace(each, " "),
    question.replace(THE_LIMIT, "ok").replace(EXTREMES, "one$1 and another"),
  );
  const measured = CLAIMS.reduce(leavingOne, plain);
  const clear = IS_CLEAR.test(measured) ? LEAF.reduce(leavingOne, measured) : measured;
  IS_CLEAR.lastIndex = 0;
  return withoutRepeats(PLACE_HEIGHT.reduce(withoutHeight, clear));
}

function leavingOne(text: string, each: RegExp): string {
  const left = text.replace(each, " ");
  return left === text || amountsIn(left).length > 0 ? left : text;
}

function withoutHeight(text: string, each: RegExp): string {
  const left = text.replace(each, (said) => (isHigh(said) ? " " : said));
  return left === text || amountsIn(left).length > 0 ? left : text;
}

function isHigh(said: string): boolean {
  const [amount] = amountsIn(said);
  return amount?.kind === "length" && convert(amount.value, amount.unit, "in") > NEEDS_A_GUARD;
}

/** A deck so low needs no guard at all: one that it has may be of any height. */
export const standsLow = (text: string): boolean =>
  PLACE_HEIGHT.some((each) => [...text.matchAll(each)].some(([said]) => isLow(said)));

function isLow(said: string): boolean {
  const [amount] = amountsIn(said);
  return amount?.kind === "length" && !isHigh(said);
}

const figureOf = (text: string) => /^[\d./ -]+/.exec(text.trim())?.[0].trim();

function withoutRepeats(text: string): string {
  const amounts = amountsIn(text);
  return amounts
    .filter(
      ({ kind, text: said, end }, n) =>
        kind === "count" &&
        TOLD_AGAIN.test(text.slice(end)) &&
        amounts
          .slice(0, n)
          .some((first) => first.kind !== "count" && figureOf(first.text) === figureOf(said)),
    )
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
}
