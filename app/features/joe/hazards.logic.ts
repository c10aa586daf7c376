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
  injury: spoken(
    /\b(some(one|body)|worker|co-?worker|guy|man|he|she|my \w{2,12}) (just |has |is |was |got )*(fell|fallen|trapped|buried|unconscious|not breathing|bleeding|crushed|passed out|collapsed|badly hurt|been hit)\b|\b(is|are|keeps?) bleeding\b|\b(hit|struck|crushed|pinned) by (a |an |the )?(falling|brick|beam|load|truck|excavator|forklift|machine)\w*|\b(se cayo|cayo|esta|quedo) (un |el |mi )?(companero|trabajador|atrapad[oa]|inconsciente|sangrando|enterrad[oa])\b|\b(alguien|companero|trabajador) (esta |quedo |se )*(cayo|atrapad[oa]|inconsciente|no respira|sangrando|desmayo)\b/,
    "נפל עובד|עובד נפל|מישהו נפל|איבד הכרה|לא נושם|מדמם|לכוד|נלכד|נקבר",
  ),
  gas: spoken(
    /\b(smell(s|ing|ed)?( of| like| the| some| a)* gas|gas smell|gas (leak(s|ing)?|is leaking)|rotten eggs?|hit (a|the) gas (line|main|pipe)|(carbon monoxide|co|gas) (alarm|detector) (is |just |keeps? )*(going off|went off|beeping|sounding|ringing)|huele a gas|olor a gas|fuga de gas|hay gas|rompi(mos)? (la|una) (linea|tuberia) de gas)\b/,
    "ריח גז|ריח של גז|מריח גז|מריחים גז|דליפת גז|דולף גז|נזילת גז|פגענו בצינור גז",
  ),
  energised: spoken(
    /\b(sparking|arcing|(is|are|it'?s|still) (live|energi[sz]ed|hot)|(work(ing)?|touch(ing)?|cut(ting)?) (on |in |into )?(a |the |an )?(live|energi[sz]ed|hot) (wire|panel|circuit|cable|line|box|conductor|bus)s?|(getting|got|been|was|is|are|being) (shocked|electrocuted|a shock)|shocks? me|shocked me|electrocuted|(hit|touched|cut|snagged) (a |an |the )?(power|overhead|electric(al)?|live) (line|cable|wire)s?|(line|wire|cable)s? (is |are |came |went )?down (on|in|across)|without (turning|shutting|switching) (it |the \w+ )?off|hot work on the panel|con corriente|energizad[oa]|electrocut\w+|se quedo pegado a la corriente|tocamos (la|una) linea (electrica|de luz)|echando chispas|saca chispas|me da toques|me dio toques|sin cortar la (luz|corriente)|sin bajar el (breaker|interruptor)|cable vivo)\b/,
    "התחשמל|מתחשמל|התחשמלו|פגענו בקו חשמל|מחובר למתח|תחת מתח|לוח חי|כבל חי|בלי לנתק|בלי להוריד|ניצוצות|מקבל מכות חשמל|קיבלתי מכת חשמל|מכת חשמל",
  ),
  collapse: spoken(
    /\b(is|are|'s|about to|starting to|started|going to|just|keeps?) (collaps(e|ed|ing)|cav(e|ed|ing)( in)?|buckl(e|ed|ing)|giv(e|ing) way|fall(ing)? (down|in|over)|sagging badly|com(e|ing) down|sliding in|bulging|lean(ing)?|tip(ping)?( over)?|topple|toppling|fall)\b|\b(wall|trench|roof|beam|floor|scaffold|shoring|excavation|ceiling|crane|tower|formwork) (just )?(tipped over|fell over|collapsed|caved in|buckled|gave way)\b|\b(se esta|se empezo a|esta a punto de|va a|se) (derrumb\w+|colaps\w+|desplom\w+|cay(endo|o)( el muro| la zanja| el techo)?|vini?endo abajo|venir abajo)\b/,
    "מתהפך|מתהפכת|נוטה ליפול|קורס|קורסת|קרס|קרסה|מתמוטט|מתמוטטת|התמוטט|התמוטטה|עומד ליפול|עומדת ליפול|עומד לקרוס|עומדת לקרוס|קריסה עכשיו",
  ),
  fire: spoken(
    /\b((is|are|it'?s|caught) (on )?fire|there'?s (a )?fire|there is (a )?fire|we have a fire|electrical fire\b(?! (alarm|code|rating|protection|resist|stop|block|hazard))|smoke (is )?(coming|pouring)|burning smell|smells? (like )?burning|se esta (quemando|incendiando)|hay (fuego|humo)|sale humo|huele a quemado|incendio)\b/,
    "עולה באש|נשרף|שריפה|יוצא עשן|ריח שרוף|ריח של שריפה",
  ),
};

/** The danger that a question tells of, the gravest first. */
export function hazardOf(question: string): Hazard | undefined {
  const text = fold(question);
  return HAZARDS.find((hazard) => SIGNS[hazard].test(text));
}
