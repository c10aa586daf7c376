import { Question } from "./hazards/asked.logic.ts";
import { withThings } from "./hazards/names-of-things.logic.ts";

/** Asks in so many words for the figure of a rule: "what is the lowest pressure", "a cuántos pies como máximo". */
const ASKS =
  /\bwhat(?:'?s| is| are) the (?:tallest|highest|lowest|least|most|max\w*|min\w*|smallest|biggest|largest|closest|nearest|steepest|deepest|widest|narrowest|shortest|longest|farthest|furthest)\b|\bhow (?:far|close|near|high|low|tall|wide|deep|thick|long|big|many (?:feet|ft|inches))\b.*\b(?:at (?:most|least)|min|max|minimum|maximum|allowed|legal|required|osha|code)\b|\b(?:is|thats|that's) (?:that )?(?:enough|enuf|legal) (?:distance|clearance|room|space)\b|a cu[aá]nt[oa]s? (?:pies|metros|pulgadas|cent[ií]metros)\b.*(?:m[aá]xim|m[ií]nim|empieza|se requiere|me la piden|me lo piden|obliga)|cu[aá]l es (?:la|el) \p{L}+ (?:m[aá]xim|m[ií]nim)|(?:כמה (?:רחוק|קרוב|גבוה|נמוך|עמוק|רחב)|באיזה (?:מרחק|גובה|עומק)|מה ה?(?:מרחק|גובה|עומק|לחץ))(?!\p{L}).*(?:לפחות|לכל היותר|מינימלי|מקסימלי|מינימום|מקסימום|לפני שחייבים|לפני שצריך)/u;

/** What somebody tells whom it concerns now: a person, a wound, something that gives way, burns, leaks or smells. */
export const TELLING: readonly string[] = [
  ...["somebodyThere", "ofOthers", "peopleOnIt", "isStuck", "act", "remedy", "criesOut", "moans", "looksBad"],
  ...["injured", "blood", "deepWound", "severed", "hitBy", "caughtOn", "trapped", "stuckTo", "fell", "bite"],
  ...["unconscious", "dazed", "numb", "choke", "puke", "gasping", "breath", "noBreath", "noAnswer", "drown"],
  ...["swallowWord", "suicide", "fight", "burn", "fire", "flameWord", "hotSmoke", "smell", "hisses"],
  ...["collapse", "fallingWord", "tiltsNow", "rolled", "waterRise", "noShore", "h2s", "alarmSounds"],
];

function tells(text: string): boolean {
  const asked = new Question(withThings(text));
  return asked.isInItNow || TELLING.some((concept) => asked.written.has(concept));
}

/** That somebody is there or was is no harm to him. */
const MERELY_THERE: readonly string[] = ["somebodyThere", "ofOthers", "peopleOnIt"];

/** Whether a wound, a state that needs help, or something that gives way, burns, leaks or smells is told of. */
export function tellsOfHarm(text: string): boolean {
  const { written } = new Question(withThings(text));
  return TELLING.some((concept) => !MERELY_THERE.includes(concept) && written.has(concept));
}

/** Why somebody asks: what is to happen to nobody, or what may come one day. */
const PURPOSE =
  /\bso (?:that )?(?:nobody|no one|no-one)\b[^,;:.?!–]*[,;:–-]|\b(?:just )?in case (?:of|there(?:'?s| is)(?: ever)?)\b[^,;:.?!]*[,;:]|para que nadie\b[^,;:.?!–]*[,;:–-]|por si (?:alg[uú]n d[ií]a|un d[ií]a|acaso)\b[^,;:.?!]*[,;:]|כדי שאף אחד לא [^,;:.?!–]*?[,;:–-]|למקרה ש[^,;:.?!]*[,;:]/u;

/** Whether a figure of a rule is asked for and nothing is told that goes on: nobody does so beside somebody hurt. */
export function asksForAFigure(text: string): boolean {
  const lower = text.toLowerCase();
  return ASKS.test(lower) && !tells(text);
}

/** Asks whether a rule asks for something: "do the outlets on temp power need gfci". */
const ASKS_FOR_A_DUTY =
  /^\W*(?:do|does|must|are|is) (?:the|my|our|all|an?|we|i)\b.*\b(?:needs?|required?|have to (?:be|have))\b|^\W*(?:tiene[ns]?|necesita[ns]?|debe[ns]?|lleva[ns]?) .*\b(?:osha|c[oó]digo|norma|obra)\b|^\W*(?:האם )?(?:צריך|צריכים|חובה|חייבים)(?!\p{L}).*(?:באתר|לפי|תקן|אושה)/u;

/** The question without why it is asked, where the rest asks for a figure: a fire that may come one day is none now. */
export function withoutPurpose(text: string): string {
  const rest = text.toLowerCase().replace(PURPOSE, " ");
  const asks = asksForAFigure(rest) || (ASKS_FOR_A_DUTY.test(rest) && !tells(rest));
  return rest.length < text.length && asks ? rest : text;
}
