import { fold } from "~/lib/fold.ts";
import { spoken } from "./spoken.ts";

/** What may be happening right now. The words of each are `hazards.<id>` of the joe-answers namespace. */
export const HAZARDS = ["energised", "injury", "gas", "collapse", "fire"] as const;
export type Hazard = (typeof HAZARDS)[number];

/**
 * A danger that is going on, not one that is being asked about: "the trench is caving in", but not "what keeps a
 * trench from caving in". A wrong alarm costs a line; a missed one may cost a life.
 */
const SIGNS: Record<Hazard, RegExp> = {
  energised: spoken(
    /\b(sparking|arcing|((is|are|it'?s|still) (live|energi[sz]ed))(?! (loads?|edge|music|in|at|psf))|(work(ing)?|touch(ing)?|cut(ting)?|hold(ing)?|grabbed) (on |in |into )?(a|the|an|this|that) (live|energi[sz]ed|hot) (wire|panel|circuit|cable|line|box|conductor|bus)s?|working (on )?(the|this|a) panel (live|hot)|with the power (still )?on|(getting|got|been|was|being) (shocked|electrocuted|a shock)|shocks? me|shocked me|(stuck|touching|holding)( on)?( to)? (the|a) (live |hot )?wire|(hit|touch(ed|ing|es)?|cut|snagged|ruptured) (a |an |the )?(power|overhead|electric(al)?|live) (line|cable|wire)s?|downed (power )?(line|wire)s?|(line|wire|cable)s? (is |are |came |went )?down (on|in|across)|without (turning|shutting|switching) (it |the \w+ )?off|tablero con corriente|esta (con corriente|energizad[oa])|electrocut\w+|(le|me) dio (un )?toque|se quedo pegado a la corriente|(tocamos|tocaron|toco) (la|una) linea (electrica|de luz)|echando chispas|saca(n)? chispas|me da toques|sin cortar la (luz|corriente)|sin bajar el (breaker|interruptor)|cable vivo)\b/,
    "התחשמל|התחשמלתי|מתחשמל|התחשמלו|פגענו בקו חשמל|מחובר למתח|תחת מתח|לוח חי|כבל חי|בלי לנתק את החשמל|בלי לנתק מהחשמל|בלי להוריד את המפסק|ניצוצות|מקבל מכות חשמל|קיבלתי מכת חשמל|קיבל מכת חשמל",
  ),
  injury: spoken(
    /\b(some(one|body)|worker|co-?worker|guy|man|woman|my \w{2,12}|jose|juan|he|she) (just |has |is |was |got |are )*((fell|fallen) (off|from|down|into|through|on)|(fell|fallen)(?! (behind|in love|for|short|asleep))$|trapped|buried|stuck (in|under)|unconscious|not (breathing|responding|moving)|bleeding|crushed|passed out|fainted|badly hurt|on the (floor|ground))|\bfell off (the|a) (roof|ladder|scaffold)|\b(is|are|keeps?|it'?s) bleeding\b|\bcut off my\b|\bchest pains?\b|\bstopped sweating\b|\b(hit|struck|crushed|pinned) by (a |an |the )?(falling|brick|beam|load|truck|excavator|forklift|machine)|\b(se cayo|cayo) (un |el |mi |del |de la |de un )?(companero|trabajador|andamio|techo|escalera)|\b(alguien|companero|trabajador|muchacho|hombre) (esta |quedo |se |no )*(cayo|atrapad[oa]|inconsciente|respira|puede respirar|responde|sangrando|desmayo)|\bno (puede respirar|respira|responde)\b|\bquedo atrapad[oa]\b|\besta sangrando\b/,
    "(?:עובד|פועל|מישהו|בחור|חבר) (?:נפל|נלכד|נקבר|התמוטט|התעלף)|נפל (?:עובד|פועל|מישהו|לי עובד)|נפל מהגג|נפל מהפיגום|נפל מסולם|איבד הכרה|לא נושם|לא מגיב|מדמם|לכוד|נלכד|נקבר",
  ),
  gas: spoken(
    /\b(smell(s|ing|ed)?( of| like| the| some| a)* (gas|propane)(?! test)|gas smell(?! test)|gas is (leaking|escaping|hissing)|gas (pipe|line) (is )?(hissing|leaking|got (cut|hit)|was (cut|hit)|broke)|there'?s a gas leak|we have a gas leak|gas leak (in|at|here|now)|(hit|ruptured|cut|broke|struck) (a|the) gas (line|main|pipe)|(carbon monoxide|co|gas) (alarm|detector) (is |just |keeps? )*(going off|went off|beeping|sounding|ringing)|huele( mucho| fuerte| muy fuerte)? a gas|olor( fuerte)? a gas|fuga de gas|(se esta )?escapando (el )?gas|hay gas|romp(i|imos|ieron|io) (la|una) (linea|tuberia) de gas)\b/,
    "ריח (?:חזק )?(?:של )?גז|מריח גז|מריחים גז|דליפת גז|דולף גז|נזילת גז|פגענו בצינור גז|בורח גז",
  ),
  collapse: spoken(
    /\b(is|are|'s|about to|starting to|started|just|keeps?) (collaps(e|ed|ing)|cav(e|ed|ing)( in)?|buckl(e|ed|ing)|giv(e|ing) way|fall(ing)? (down|over)|about to fall|sagging (and|badly)|sliding in|bulging|leaning|cracking (right )?now|tip(ping)?( over)?|toppl(e|ing)|failing)\b|\b(trench|excavation) is flooding\b|\bflooding the trench\b|\bform(s|work)? (just )?blew out\b|\b(wall|trench|roof|beam|floor|scaffold|shoring|excavation|ceiling|crane|tower|formwork) (just )?(tipped over|fell over|collapsed|caved in|buckled|gave way)\b|\b(se esta|se empezo a|esta a punto de|se) (derrumb\w+|colaps\w+|desplom\w+|cayendo|vini?endo abajo|venir abajo)\b|\besta (ladead[oa]|por caerse)\b/,
    "נוטה ליפול|מתהפך|מתהפכת|מתנדנד|מתנדנדת|הקיר זז|קורס|קורסת|קרס|קרסה|מתמוטט|מתמוטטת|התמוטטה|עומד ליפול|עומדת ליפול|עומד לקרוס|עומדת לקרוס",
  ),
  fire: spoken(
    /\b((is|are|it'?s|caught) on fire|caught fire|there('?s| is) a fire|we have a fire|electrical fire,|fire (in|at) the \w+ (room|panel|building)|(panel|outlet|wire|cable|motor|breaker|machine) is smoking|smoke (is )?(coming|pouring)|there('?s| is) smoke|burning smell|smells? (like )?burning|se esta (quemando|incendiando)|se (quemo|prendio) (el|la) (cable|tablero|panel|motor)|hay (fuego|humo)|(sale|esta saliendo) humo|huele a quemado)\b/,
    "עולה באש|נשרף עכשיו|יש שריפה|פרצה שריפה|יוצא עשן|יש עשן|ריח שרוף|ריח של שריפה",
  ),
};

/** The danger that a question tells of, the gravest first. */
export function hazardOf(question: string): Hazard | undefined {
  const text = fold(question);
  return HAZARDS.find((hazard) => SIGNS[hazard].test(text));
}
