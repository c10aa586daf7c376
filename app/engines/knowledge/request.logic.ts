import type { Kind } from "./article.ts";

/** What a question asks for, beside what it is about. */
export interface Request {
  /** What it is about, without the words that only ask; several where things are compared. */
  about: string[];
  /** The kind of article that was asked for by name: a talk to hold, or what a word means. */
  kind?: Kind;
}

const MARKS = /["'“”„«»״]/g;
const THING = `["'“”]?(.{2,40}?)["'“”]?`;
const END = String.raw`(?:\s*[?.!,;:]|\s*$)`;
const ARTICLE = `(?:an? |the |un |una |el |la |los |las )?`;
const TONGUE = `(?:english|spanish|hebrew|ingl[eé]s|espa[nñ]ol|hebreo)`;

/** What may follow what is asked about: how it comes about or is kept away, or who asks. */
const TAIL = String.raw`(?:(?: (?:q|que) (?:me|nos|le) (?:pid\p{L}+|dic\p{L}+|dij\p{L}+|exig\p{L}+)(?!\p{L})[^?]{0,60}| (?:that|which) (?:the|my|our) (?:boss|foreman|super|inspector|gc|owner|engineer|architect)(?!\p{L})[^?]{0,60}| ש?ה?(?:קבלן|מפקח|מזמין|מהנדס|מנהל) [^?]{0,60})?[?.!]{0,3}\s*$|\?+\s+.{1,200}$|,? (?:and|y|&) (?:how|why|when|where|what|c[oó]mo|por qu[eé]|cu[aá]ndo|d[oó]nde|qu[eé])(?!\p{L}).*$)`;
/** Up to three words at the end of a question. */
const LAST_WORDS = String.raw`((?:[\p{L}\p{N}.'"׳״-]{1,30} ){0,2}?[\p{L}\p{N}.'"׳״-]{1,30})${TAIL}`;
/** The letter that says where something is, and not the first one of a word of the trade. */
const IN_HEBREW = "ב(?!יצוע|טון|ידוד|ני[יה]|רג|סיס|רזל|דיק|טיחות|לוק|ורג|קר)";
const HEBREW_TONGUE = "ב(?:אנגלית|ספרדית|עברית)";

/** What stands in the place of THING is what is asked for. */
const MEANINGS: readonly RegExp[] = [
  `(?:(?:to|me|says?|said|called?|a|an|the) )${THING}(?: it)?, what (?:does (?:that|it|this) mean|is (?:that|it))`,
  String.raw`what (?:does|do) ${ARTICLE}(?:term |word |abbreviation )?${THING} (?:mean|stand for)\b`,
  `(?:define|definition of|meaning of|what is meant by) ${ARTICLE}${THING}${END}`,
  `(?:how (?:do|would|can) (?:you|i|we) say|how to say|say) ${ARTICLE}${THING} in ${TONGUE}`,
  `what(?:'s| is| are| do you call| do they call| do i call) ${ARTICLE}${THING}(?: called)? in ${TONGUE}`,
  `(?:the )?${TONGUE}(?: word)? for ${ARTICLE}${THING}${END}`,
  `wh?at(?:['’]?s| is| are)(?: exactly)? (?:an? )?(?!the |minimum|maximum|min |max )${LAST_WORDS}`,
  `c[oó]mo (?:se (?:dice|llama)|(?:le )?dicen|digo|le digo)(?: a)? ${ARTICLE}${THING} en ${TONGUE}`,
  `qu[eé] (?:significa|quiere decir) ${ARTICLE}${THING}(?: en .{2,30})?${END}`,
  `(?:definici[oó]n|significado) de(?:l)? ${ARTICLE}${THING}${END}`,
  String.raw`(?:pide|piden|dice|dicen|trae|usa|un|una|unos|unas|los|las) ([\p{L}-]{3,20}),? (?:¿ ?)?qu[eé] (?:es|son)(?: eso)?\?*\s*$`,
  String.raw`(?<!\p{L})(?:qu?[eé]?|k) (?:es|son)(?: eso de)? (?:un |una |el |la |los |las )?${LAST_WORDS}`,
  String.raw`^(?:¿ ?)?${ARTICLE}((?:[\p{L}-]{1,30} ){0,2}[\p{L}-]{1,30}) (?:en|in) ${TONGUE}\?*$`,
  String.raw`איך (?:אומרים|קוראים|אומר)(?: ל\p{L}{3,12}(?= ב))?(?: ${HEBREW_TONGUE})? (?:ל-?)?${THING}(?: ${HEBREW_TONGUE})?${END}`,
  `מה (?:הפירוש|פירוש|המשמעות|משמעות)(?: של)?(?: המילה| המונח)? ${THING}${END}`,
  String.raw`(?:מה (?:זה|זאת|זו|הוא|היא|הם|הן)|מהו|מהי|מהם|מהן|מי (?:זה|זו|זאת|הוא|היא)|מיהו|מיהי) ([\p{L}\p{N}.'"׳״-]+(?: (?!${IN_HEBREW}|לפי |ו(?:איך|למה|מתי|כמה|איפה|מה) )[\p{L}\p{N}.'"׳״-]+)?)(?: ב\p{L}{2,10})?(?: (?:לפי|אצל) \p{L}{2,10})?(?:,? ו(?:איך|למה|מתי|כמה|איפה|מה)(?!\p{L}).*)?[?.!]*\s*$`,
].map((source) => new RegExp(source, "iu"));

/** "Difference", however it is typed in haste. */
const DIFFERENCE = String.raw`\bdif{1,2}(?:e?re?nces?|s|f)?`;
/** Beside what two things are: that their difference is asked for. */
const HOW_THEY_DIFFER = String.raw`(?:[ ,:;?-]+(?:wh?at(?:['’]?s| is| are)?(?: the)? )?${DIFFERENCE}\b.*|[ ,:;?-]+(?:cu[aá]l es |qu[eé] )?(?:la )?diferencia\b.*|[ ,:;?-]+(?:מה|מהו)? ?ה?הבדל.*)`;
/** One to four words, as a thing is named, and no clause of its own. */
const NAME = String.raw`((?:(?!(?:is|are|do|does|did|can|could|should|will|have|has|need|i|we|how|what|enough|es|son|hay|puedo|debo|necesito)\b)[\p{L}\p{N}'"/.-]{1,30} ){0,3}[\p{L}\p{N}'"/-]{1,30})`;

/** Things whose difference is asked for; what stands between "between" and the end may be a list. */
const COMPARISONS: readonly RegExp[] = [
  String.raw`(?:says?|saying|calls?|calling)(?: it)? ([\p{L}-]+(?: [\p{L}-]+)?) (?:when|but|and) (?:he|she|they|it|you|i) (?:really )?means? ([\p{L}-]+(?: [\p{L}-]+)?)(?=[,.?!;]|$).*${DIFFERENCE}`,
  String.raw`(?:dice|dicen|llama|llaman) (?:a )?(?:el |la )?([\p{L}-]+) (?:cuando|pero) (?:quiere|quieren) decir (?:el |la )?([\p{L}-]+)(?=[,.?!;]|$).*diferencia`,
  String.raw`${DIFFERENCE} (?:between|btw|betw|bw|b\/w) (.{5,120}?)(?:\?|[.;:]\s|[.;:]?$)`,
  `diferencias? (?:hay |existe )?entre (.{5,120}?)(?:\\?|[.;:]\\s|[.;:]?$)`,
  String.raw`diferencias? (?:hay|tienen?|existe) (?:de|con) (.{5,120}?)(?:\?|[.;:]\s|[.;:]?$)`,
  String.raw`en qu[eé] se (?:diferencian?|distinguen?) (.{5,120}?)(?:\?|[.;:]\s|[.;:]?$)`,
  `what(?:['’]?s| is| are) ${ARTICLE}${NAME},? (?:and|n|&) wh?at(?:['’]?s| is| are) ${ARTICLE}${NAME}(?:[,.?!;].*)?$`,
  `qu[eé] (?:es|son) ${ARTICLE}${NAME},? y qu[eé] (?:es|son) ${ARTICLE}${NAME}(?:[,.?!;].*)?$`,
  String.raw`מה (?:זה|זאת|זו) ${NAME},? ו?מה (?:זה|זאת|זו) ((?:\p{L}[\p{L}'"״׳-]{1,30} )?\p{L}[\p{L}'"״׳-]{1,30}?)(?: ב\p{L}{2,10})?[?.! ]*$`,
  String.raw`הבדל(?:ים)? (?:ש)?בין (.{3,120}?)(?:\?|[.;:]\s|[.;:]?$)`,
  String.raw`^(?:¿ ?)?(?!(?:when|where|which|who)\b)${ARTICLE}${NAME} (?:vs\.?|versus|or|contra|לעומת|מול) ${ARTICLE}${NAME}${HOW_THEY_DIFFER}?[?.! ]*$`,
  String.raw`^(?:¿ ?)?(?!(?:when|where|which|who)\b)${ARTICLE}${NAME} (?:o|y|and|או|ו) ?${ARTICLE}${NAME}${HOW_THEY_DIFFER}[?.! ]*$`,
].map((source) => new RegExp(source, "iu"));

/** Where one thing of a comparison ends and the next begins. */
const BETWEEN_THINGS = /,? (?:and|n|&|y|e|vs\.?|versus|or) |, ?| (?:לבין|לעומת|מול|או) | ו?ל-?(?=\p{L}{2})/iu;
/** Fewer is none, more is a story. */
const MOST_THINGS = 4;

/** The things that are compared, each by its name alone. */
function comparedIn(question: string): string[] | undefined {
  for (const pattern of COMPARISONS) {
    const found = pattern.exec(question)?.slice(1);
    if (!found) continue;
    const things = (found.length > 1 ? found : (found[0] ?? "").split(BETWEEN_THINGS))
      .map((each) => bare(each).replace(/^(?:an?|the|un|una|el|la|los|las) /i, ""))
      .filter(Boolean);
    if (things.length > 1 && things.length <= MOST_THINGS) return things;
  }
  return undefined;
}

/** Words by which a crew's talk is asked for. They say nothing of what it is about. */
const TALK = new RegExp(
  [
    String.raw`\b(?:(?:tool-?box|tool box|tailgate|safety|morning|crew|site|(?:five|ten|\d+)[- ]min(?:ute)?s?)[- ]+)+(?:talks?|meetings?|briefings?|topics?|chats?|stand-?downs?)(?: topics?| points?)?\b`,
    String.raw`\btalking points\b|\b(?:safety )?talk (?:on|about|for)\b|\b(?:safety|toolbox|tailgate) (?:talk|meeting)\b|\bstand-?down\b|\bwhat (?:do|should) i tell (?:my|the) (?:crew|guys|men)\b`,
    String.raw`\b(?:charla|pl[aá]tica)s?(?: (?:de|diaria|sobre) (?:seguridad|(?:cinco|diez|\d+) minutos|obra))*\b|\bqu[eé] les? digo a (?:la raza|la gente|la cuadrilla|mi gente|los muchachos)\b`,
    String.raw`(?<!\p{L})(?:ב|ל|ה)?(?:תדריך|תדרוך|שיחת (?:בטיחות|בוקר))(?: בטיחות| בוקר| קצר| של .{1,6} דקות)*(?!\p{L})`,
  ].join("|"),
  "giu",
);
/** What else is said when a talk is asked for. */
const TALK_FURNITURE =
  /\b(?:points?|bullets?|topics?|minutes?|five|ten|crew|cover|mention|main|outline|start|tomorrow|today|morning|first day|puntos|temas?|toco|cubro|menciono|minutos|cinco|diez|cuadrilla|gente)\b|(?<!\p{L})(?:נקודות|דקות|נושא|צוות|לצוות|לעובדים|עיקרי|עיקריות|להעביר|תדריך|קצר|מחר|היום)(?!\p{L})/giu;

/** Requests for a talk or a definition are one or two sentences long. */
const MOST_CHARACTERS = 300;

/** Reads what a question asks for, in the question's own letters. */
export function requestOf(question: string): Request {
  if (question.length > MOST_CHARACTERS) return { about: [question] };
  const withoutTalk = question.replace(TALK, " ");
  if (withoutTalk !== question) {
    const text = withoutTalk.replace(TALK_FURNITURE, " ");
    // A talk about nothing in particular is a question about talks.
    return /\p{L}{3}/u.test(text) ? { kind: "talk", about: [text] } : { about: [question] };
  }
  const things = comparedIn(question);
  if (things) return { kind: "term", about: things };
  for (const pattern of MEANINGS) {
    const thing = bare(pattern.exec(question)?.[1] ?? "");
    if (thing) return { kind: "term", about: [thing] };
  }
  return { about: [question] };
}

const bare = (thing: string) => thing.replace(MARKS, "").trim();
