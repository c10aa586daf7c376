import { fold } from "~/lib/fold.ts";
import { spoken } from "./spoken.ts";

/** What Joe does not do whatever he knows, because somebody could be hurt, deceived or lose a claim by it. */
export const REFUSALS = ["stamp", "forge", "bypass", "medicine", "verdict"] as const;
export type Refusal = (typeof REFUSALS)[number];

/** All of one list have to be spoken of. */
const ASKED: Record<Refusal, readonly (readonly RegExp[])[]> = {
  forge: [
    [
      spoken(
        /\b(fak(e|ed|ing)|forg(e|ed|ing)|counterfeit|back-?dat(e|ed|ing)|looks? (real|legit)|photoshop|falsific\w+|fals[oa]s?|apocrif[oa]|con fecha (atrasada|anterior)|antedatad[oa]s?)\b/,
        "לזייף|מזויף|מזויפת|תזייף|זיוף|בתאריך אחורה|תאריכים אחורה|לתארך אחורה",
      ),
      spoken(
        /\b(cards?|certificates?|certs?|licen[cs]es?|permits?|sign[- ]?ins?|signatures?|sheets?|logs?|records?|reports?|tickets?|inspection|invoices?|number|letter|tarjetas?|credencial(es)?|certificados?|constancias?|licencias?|permisos?|firmas?|hojas?|listas?|bitacoras?|registros?|facturas?)\b/,
        "תעודה|תעודות|כרטיס|רישיון|היתר|חתימות|חתימה|יומן|טפסים|דוח|קבלה|אישור",
      ),
    ],
    [
      spoken(
        /\b(make|give|write|print|issue|generate|create|need|get) (me |us |my guy |him |up )?(an? |the |my |some )*(\d+ )?(osha|first aid|cpr|forklift|scaffold|crane|welding|competent person|training)\b|\b(hazme|haz|dame|genera|imprime|escribe|fabrica|necesito|consigueme) (un |una |el |la |mi )*(certificado|tarjeta|credencial|constancia|diploma|dc-?3)\b/,
        "תעשה לי תעודת|תכין לי תעודת|תדפיס לי תעודת|תוציא לי תעודת|תן לי תעודת|תכין לי אישור הדרכה|תעשה לי רישיון",
      ),
      spoken(
        /\b(cards?|certificates?|certification|licen[cs]e|ticket|number|certificado|tarjeta|credencial|constancia|diploma)\b/,
        "תעודה|תעודת|רישיון|אישור",
      ),
    ],
  ],
  stamp: [
    [
      spoken(
        /\b(stamp(ed|ing)?|p\.?e\.? seal|seal(ed)? (letter|drawings?|plans?)|certify|sign(ed)?[ -]?off|sign (it|this|them) off|engineer'?s letter|letter (that |which )?(says?|sayin|saying|stating)|structural letter|sell(ar|as?|es?|ados?|o de ingeniero)|certifi(que|ca|car)|dictamen|carta (responsiva|estructural|que diga)|firm(e|ar) como ingeniero|responsiva)\b/,
        "אישור קונסטרוקטור|אישור מהנדס|אישור של מהנדס|אישור של קונסטרוקטור|חותמת מהנדס|תחתום|לחתום כמהנדס|מכתב קונסטרוקטור|אישור יציבות",
      ),
      spoken(
        /\b(write|draft|make|give|can you|could you|will you|would you|please|need you|i need|for me|escrib\w+|redact\w+|haz(me)?|dame|puedes?|me (firmas?|sellas?)|necesito)\b/,
        "תכתוב|כתוב|תן|תכין|אתה יכול|תוכל|תעשה|תוציא|תחתום|צריך",
      ),
      spoken(
        /\b(structural(ly)?|sound|foundations?|beams?|walls?|decks?|balcon(y|ies)|load|safe|plans?|drawings?|calcs?|calculations?|estructural(mente)?|cimient[oa]s?|cimentacion|vigas?|muros?|balcon(es)?|losas?|planos?|calculos?|segur[oa])\b/,
        "מרפסת|יסודות|קורה|קיר|עומס|יציבות|מבנה|תקרה|תוכניות|חישובים|קונסטרוקטור",
      ),
    ],
    [
      spoken(
        /\b(just )?(tell|say|confirm|promise|assure) me (that )?(it'?s|its|it is|this is|they'?re|we'?re) (good|ok|okay|fine|safe|strong enough|solid)\b|\b(nom[aá]s |solo )?(dime|dígame|digame|confirm(a|e)me|aseg[uú]r(a|e)me) que (esta|está|estan) (bien|segur[oa]|fuerte)\b/,
        "רק תגיד לי שזה בסדר|תגיד שזה בסדר|תאשר לי שזה|תבטיח לי שזה|רק תאשר",
      ),
    ],
  ],
  bypass: [
    [
      spoken(
        /\b(bypass(ing|ed)?|jump(er|ing)?( out| around)?|defeat(ing)?|disabl(e|ing)|overrid(e|ing)|trick(ing)?|fool(ing)?|silenc(e|ing)|unplug(ging)?|cut(ting)? out|tape (down|back|over)|zip[- ]?tie|pin(ning)? (back|up|open|down)|pin the|puente(ar|o|a|amos)|brinc(ar|o|a|amos)|anul(ar|o|a|amos)|desactiv(ar|o|a|amos)|desconect(ar|o|a|amos)|enga[nñ](ar|o|a)|inhabilit\w+|amarr(ar|o|a) (la guarda|el gatillo))\b/,
        "לעקוף|עוקפים|עוקף|לנטרל|מנטרלים|לגשר|מגשרים|לבטל|מבטלים|לנתק|מנתקים|לרמות|להשתיק",
      ),
      spoken(
        /\b(sensors?|interlocks?|alarms?|limit switch(es)?|safety switch(es)?|seat switch|tilt|dead ?man|e-?stop|emergency stop|gfcis?|gfi|afci|breakers?|fuses?|load (moment|limit)( indicator)?|lmi|overload|trigger lock|guards?|safety (device|catch|pin|chain)|sensor(es)?|alarmas?|guardas?|interruptor(es)?( de seguridad)?|seguros?|diferencial|pastilla|fusibles?|limitador(es)?|paro de emergencia|hombre muerto)\b/,
        "חיישן|חיישנים|אזעקה|אזעקת|מגן|פחת|ממסר|מפסק|מפסק בטיחות|נתיך|הגנה|מגביל עומס|לחצן חירום|אינטרלוק|עצירת חירום",
      ),
    ],
    [
      spoken(
        /\b(remove|removing|take off|taking off|cut off|pull off|quitar(le)?|quito|quitamos|sacar(le)?)\b/,
        "להוריד|מורידים|להסיר|מסירים|לפרק",
      ),
      spoken(/\b(guards?|riving knife|guardas?|protector(es)?)\b/, "מגן"),
      spoken(
        /\b(grinders?|saws?|blades?|machine|tool|skill?saw|esmeril(adora)?|pulidora|amoladora|sierras?|disco|maquina)\b/,
        "משחזת|דיסק|מסור|מכונה|להב",
      ),
    ],
  ],
  medicine: [
    [
      spoken(
        /\b(how (many|much)|dos(e|age)|can i take|should i take|is it ok to take|mix|cuant[oa]s?|dosis|puedo tomar|me tomo|tomar)\b/,
        "כמה|מינון|אפשר לקחת|מותר לקחת|לקחת",
      ),
      spoken(
        /\b(ibuprofen\w*|advil|tylenol|acetaminophen|paracetamol|percocets?|oxy\w*|vicodin|tramadol|codeine|opioids?|pain ?killers?|pain meds?|aspirin|naproxen|aleve|muscle relaxers?|flexeril|adderall|antibiotics?|pastillas?|analgesicos?|aspirinas?|naproxeno|diclofenaco|antibioticos?|medicinas?|medicamentos?)\b/,
        "כדורים|כדור|אקמול|אופטלגין|נורופן|איבופרופן|טרמדול|טרמדקס|משכך כאבים|משככי כאבים|תרופות|תרופה|אנטיביוטיקה",
      ),
    ],
  ],
  verdict: [
    [
      spoken(
        /\b(win|winning|lose|beat|sue|suing|lawsuit|in court|judge|jury|small claims|liable|liability|breach|ganar|gano|ganamos|perder|demandar|demanda|juicio|juez|tribunal|corte)\b/,
        "לתבוע|תביעה|בית משפט|בבית משפט|שופט|אנצח|ננצח|לנצח|אפסיד",
      ),
      spoken(
        /\b(lien|contract|walk(ing)? off|owes?|owed|paid|payment|gc|owner|sub(contractor)?|client|deposit|retainage|change order|embargo|gravamen|contrato|deben?|debe|pag(o|an|aron)|dueñ[oa]|duen[oa]|cliente|contratista|anticipo)\b/,
        "חוזה|חייב|חייבים|שילם|תשלום|קבלן|לקוח|יזם|עיכבון|מקדמה|שעבוד",
      ),
    ],
  ],
};

/** Why Joe does not do what is asked, where it is one of these things. */
export function refusalOf(question: string): Refusal | undefined {
  const folded = fold(question);
  return (Object.keys(ASKED) as Refusal[]).find((refusal) =>
    ASKED[refusal].some((patterns) => patterns.every((pattern) => pattern.test(folded))),
  );
}
