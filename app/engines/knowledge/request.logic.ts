import type { Kind } from "./article.ts";

/** What a question asks for, beside what it is about. */
export interface Request {
  /** What it is about, without the words that only ask. */
  text: string;
  /** The kind of article that was asked for by name: a talk to hold, or what a word means. */
  kind?: Kind;
}

const MARKS = /["'“”„«»״]/g;
const THING = `["'“”]?(.{2,40}?)["'“”]?`;
const END = String.raw`(?:\s*[?.!,;:]|\s*$)`;
const ARTICLE = `(?:an? |the |un |una |el |la |los |las )?`;
const TONGUE = `(?:english|spanish|hebrew|ingl[eé]s|espa[nñ]ol|hebreo)`;

/** What stands in the place of THING is what is asked for. */
const MEANINGS: readonly RegExp[] = [
  String.raw`what (?:does|do) ${ARTICLE}(?:term |word |abbreviation )?${THING} (?:mean|stand for)\b`,
  `(?:define|definition of|meaning of|what is meant by) ${ARTICLE}${THING}${END}`,
  `how (?:do|would) (?:you|i|we) say ${ARTICLE}${THING} in ${TONGUE}`,
  `what(?:'s| is| are| do you call| do they call) ${ARTICLE}${THING}(?: called)? in ${TONGUE}`,
  String.raw`what(?:'s| is| are) (?:an? )?(?!the |minimum|maximum|min |max )((?:[\p{L}\p{N}.'-]+ ?){1,3})\?*\s*$`,
  `c[oó]mo se (?:dice|llama) ${ARTICLE}${THING} en ${TONGUE}`,
  `qu[eé] (?:significa|quiere decir) ${ARTICLE}${THING}(?: en .{2,30})?${END}`,
  `(?:definici[oó]n|significado) de(?:l)? ${ARTICLE}${THING}${END}`,
  String.raw`qu[eé] (?:es|son) (?:un |una |el |la |los |las )?((?:[\p{L}\p{N}.'-]+ ?){1,4})\?*\s*$`,
  `איך (?:אומרים|קוראים)(?: ב(?:אנגלית|ספרדית|עברית))? (?:ל-?)?${THING}(?: ב(?:אנגלית|ספרדית|עברית))?${END}`,
  `מה (?:הפירוש|פירוש|המשמעות|משמעות)(?: של)?(?: המילה| המונח)? ${THING}${END}`,
  String.raw`(?:מה (?:זה|זאת|זו|הוא|היא|הם|הן)|מהו|מהי|מהם|מהן) ((?:[\p{L}\p{N}.'"׳״-]+ ?){1,3})\?*\s*$`,
].map((source) => new RegExp(source, "iu"));

/** Words by which a crew's talk is asked for. They say nothing of what it is about. */
const TALK = new RegExp(
  [
    String.raw`\b(?:(?:tool-?box|tool box|tailgate|safety|morning|crew|site|(?:five|ten|\d+)[- ]min(?:ute)?s?)[- ]+)+(?:talks?|meetings?|briefings?|topics?|chats?|stand-?downs?)(?: topics?| points?)?\b`,
    String.raw`\btalking points\b|\btalk (?:on|about)\b|\bstand-?down\b`,
    String.raw`\b(?:charla|pl[aá]tica)s?(?: (?:de|diaria|sobre) (?:seguridad|(?:cinco|diez|\d+) minutos|obra))*\b`,
    String.raw`(?<!\p{L})(?:ב|ל|ה)?(?:תדריך|תדרוך|שיחת (?:בטיחות|בוקר))(?: בטיחות| בוקר| קצר| של .{1,6} דקות)?(?!\p{L})`,
  ].join("|"),
  "giu",
);
/** What else is said when a talk is asked for. */
const TALK_FURNITURE =
  /\b(?:points?|bullets?|topics?|minutes?|five|ten|crew|cover|mention|main|outline|puntos|temas?|toco|cubro|menciono|minutos|cinco|diez|cuadrilla|gente)\b|(?<!\p{L})(?:נקודות|דקות|נושא|צוות|לצוות|לעובדים|עיקרי|עיקריות|להעביר)(?!\p{L})/giu;

/** Reads what a question asks for. The text keeps the question's own letters. */
export function requestOf(question: string): Request {
  const withoutTalk = question.replace(TALK, " ");
  if (withoutTalk !== question) {
    const text = withoutTalk.replace(TALK_FURNITURE, " ");
    // A talk about nothing in particular is a question about talks.
    return /\p{L}{3}/u.test(text) ? { kind: "talk", text } : { text: question };
  }
  for (const pattern of MEANINGS) {
    const thing = pattern.exec(question)?.[1]?.replace(MARKS, "").trim();
    if (thing) return { kind: "term", text: thing };
  }
  return { text: question };
}
