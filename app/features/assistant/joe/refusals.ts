import { fold } from "~/lib/fold.ts";
import { spoken } from "./spoken.ts";

/** What Joe does not do whatever he knows, because somebody could be hurt, deceived or lose a claim by it. */
export const REFUSALS = [
  "stamp",
  "forge",
  "bypass",
  "medicine",
  "verdict",
  "engineer",
  "private",
  "current",
  "underground",
  "instructions",
] as const;
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
        /\b(stamp(ed|ing)?|p\.?e\.? seal|seal(ed)? (my |these |the |this |our )?(structural )?(letter|drawings?|plans?)|certify|sign(ed)?[ -]?off|sign (it|this|them) off|engineer'?s letter|letter (that |which )?(says?|sayin|saying|stating)|structural letter|sell(ar|as?|es?|ados?|o de ingeniero)|certifi(que|ca|car)|dictamen|carta (responsiva|estructural|que diga)|firm(es?|ar|as?) como ingeniero|responsiva)\b/,
        "אישור קונסטרוקטור|אישור מהנדס|אישור של מהנדס|אישור של קונסטרוקטור|חותמת מהנדס|תחתום|לחתום כמהנדס|מכתב קונסטרוקטור|אישור יציבות",
      ),
      spoken(
        /\b(write|draft|make|give|(can|could|will|would) y?o?u|please|need you|i need|for me|escrib\w+|redact\w+|haz(me)?|dame|puedes?|me (firmas?|sellas?)|necesito)\b/,
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
        /\b(bypass(ing|ed)?|jump(er|ing)?( out| around)?|defeat(ing)?|disabl(e|ing)|overrid(e|ing)|trick(ing)?|fool(ing)?|silenc(e|ing)|unplug(ging)?|cut(ting)? out (the|that|this|its)|hot ?wir(e|ing)|shunt(ing)?|get (around|past)|work around|tape (down|back|over)|zip[- ]?tie|pin(ning)? (back|up|open|down)|pin the|puente(ar(lo|la)?|o|a|amos)|brinc(ar(lo|la|me)?|o|amos)|anul(ar(lo|la)?|o|amos)|salt(arme|arlo|arla|ar) (el|la|los)|desactiv(ar|o|a|amos)|desconect(ar|o|a|amos)|enga[nñ](ar|o|a)|inhabilit\w+|amarr(ar|o|a) (la guarda|el gatillo))\b/,
        "לעקוף|עוקפים|עוקף|לנטרל|מנטרלים|מנטרל|לגשר|מגשרים|מגשר|לבטל|מבטלים|לנתק|מנתקים|לרמות|להשתיק",
      ),
      spoken(
        /\b(sensors?|interlocks?|alarms?|(limit|safety|seat|seat ?bar|lap ?bar|bar|door|gate|lid|pressure|float|neutral|kill|foot|tilt|flow|high ?limit|rollout)[- ]?(safety )?switch(es)?|seat ?bar|lap ?bar|light curtain|flame (sensor|rollout)|relief valve|smoke (alarm|detector)s?|tilt|dead ?man|e-?stop|emergency stop|gfcis?|gfi|afci|breakers?|fuses?|load (moment|limit)( indicator)?|lmi|overload|trigger lock|guards?|safety (device|catch|pin|chain)|sensor(es)?|alarmas?|guardas?|interruptor(es)?( de (seguridad|asiento|puerta|limite))?|micro ?switch|seguros?|enclavamientos?|valvula de (alivio|seguridad)|diferencial|pastilla|fusibles?|limitador(es)?|paro de emergencia|hombre muerto)\b/,
        "חיישן|חיישנים|אזעקה|אזעקת|מגן|פחת|ממסר|מפסק|מפסק בטיחות|נתיך|הגנה|מגביל עומס|לחצן חירום|אינטרלוק|עצירת חירום|מתג בטיחות|מתג מושב|מתג דלת|מתג גבול|מפסק גבול|שסתום ביטחון|שסתום פריקה|גלאי עשן",
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
        /\b(ibuprofen\w*|advil|tylenol|acetaminophen|paracetamol|percocets?|oxy\w*|oxicodona|morphine|morfina|valium|fentanyl|xanax|hydrocodone|hidrocodona|vicodin|tramadol|codeine|opioids?|pain ?killers?|pain meds?|aspirin|naproxen|aleve|muscle relaxers?|flexeril|adderall|antibiotics?|pastillas?|analgesicos?|aspirinas?|naproxeno|diclofenaco|antibioticos?|medicinas?|medicamentos?)\b/,
        "כדורים|כדור|אקמול|אופטלגין|נורופן|איבופרופן|טרמדול|טרמדקס|אוקסיקודון|אוקסי|פרקוסט|מורפיום|ואליום|קנביס רפואי|משכך כאבים|משככי כאבים|תרופות|תרופה|אנטיביוטיקה",
      ),
    ],
  ],
  verdict: [
    [
      spoken(
        /\b(win|winning|lose|beat|sue|suing|lawsuit|in court|judge|jury|small claims|liable|liability(?! (insurance|coverage|limits?|policy))|breach|ganar|gano|ganamos|perder|demandar|demanda|juicio|juez|tribunal|corte)\b/,
        "לתבוע|תביעה|בית משפט|בבית משפט|שופט|אנצח|ננצח|לנצח|אפסיד",
      ),
      spoken(
        /\b(lien|contract|walk(ing)? off|owes?|owed|paid|payment|gc|owner|sub(contractor)?|client|deposit|retainage|change order|embargo|gravamen|contrato|deben?|debe|pag(o|an|aron)|dueñ[oa]|duen[oa]|cliente|contratista|anticipo)\b/,
        "חוזה|חייב|חייבים|שילם|תשלום|קבלן|לקוח|יזם|עיכבון|מקדמה|שעבוד",
      ),
    ],
    [
      spoken(
        /\b(win|winning|lose|losing|beat|odds|chances?|ganar|gano|ganamos|ganaria|perder|pierdo|posibilidad(es)?)\b/,
        "אנצח|ננצח|לנצח|אזכה|נזכה|לזכות|אפסיד|נפסיד|להפסיד|סיכוי|סיכויים",
      ),
      spoken(
        /\b(sue|sues|sued|suing|lawsuit|in court|court case|go to court|judge|jury|small claims|arbitration|demand(a|ar|o|arlo|aron|an|ando)|juicio|juez|tribunal|corte|arbitraje)\b/,
        "לתבוע|תביעה|תובע|תובעת|תובעים|תבע|תבעו|אתבע|בית משפט|משפט|שופט|בוררות",
      ),
    ],
    [
      spoken(
        /\b(legally|by law|in the eyes of the law|legalmente|ante la ley|segun la ley)\b/,
        "חוקית|משפטית|לפי החוק",
      ),
      spoken(
        /\b(at fault|his fault|my fault|their fault|liable|responsible|guilty|to blame|culpables?|responsables?|culpa)\b/,
        "אשם|אשמה|אשמים|אחראי|אחראית|אחראים",
      ),
    ],
  ],
  /** A size, or whether a wall holds something, of a place that nobody has looked at. */
  engineer: [
    [
      spoken(
        /\b(what ?size|how (big|wide|many pl(y|ies)|much (rebar|steel))|which (beam|header|lvl|size)|what (kind of )?(beam|header|lvl|footing|rebar)|(de )?(que|q) (ancho|medida|tamano|grueso|peralte|viga|trabe|zapata|armado)|cuant[oa]s? (varillas?|acero|fierro)|como (armo|de grande))\b/,
        "איזה גודל|באיזה גודל|מה הגודל|איזו קורה|איזה קורה|איזה פרופיל|איזה יסוד|איזה עובי|כמה ברזל|כמה זיון|מה המידה",
      ),
      spoken(
        /\b(lvls?|glulam|i-?beams?|beams?|headers?|girders?|lintels?|footings?|foundations?|retaining walls?|columns?|vigas?|trabes?|dintel(es)?|zapatas?|cimient[oa]s?|cimentacion|castillos?|columnas?|muros? de contencion|losas?)\b/,
        "קורה|קורת|קורות|יסוד|יסודות|עמוד|עמודים|קיר תומך|פרופיל|משקוף|תקרה",
      ),
      // What it depends on is guessed, and no load is told.
      spoken(
        /^(?!.*\d ?(plf|psf|klf|psi|ksi|kips?|lbs?|pounds?|kg|ton|kn|libras|kilos)\b).*\b(floors? above|roof (too|above)|maybe|not sure|don'?t know|dunno|no idea|unknown|soft (soil|ground|dirt|clay)|(soil|ground) (is|looks|seems|feels) soft|no se (que|q|cual|cuanto)|quien sabe|no estoy seguro|a lo mejor|tal vez|(suelo|terreno|tierra) (es |esta |se ve |se siente )?(blando|suelto|flojo)|se ve bland[oa]|un piso (arriba|encima))\b/,
        "לא יודע|לא יודעת|לא ידוע|לא בטוח|לא בטוחה|אולי|קרקע רכה|הקרקע רכה|האדמה רכה|קומה מעל|קומה למעלה|בערך",
      ),
    ],
    [
      spoken(
        /\b(take|taking|took) (it |this |that |the |a |my |our )?(\w+ )?(\w+ )?(out|down)\b|\b(remov(e|ing)|knock(ing)? (it |this |that |a |the |my )?(\w+ )?(out|down)|tear(ing)? (it |this |a |the )?(\w+ )?(out|down)|open(ing)? up|rip(ping)? out|demo|tumb(ar|o|amos|arl[oa])|tirar(l[oa])?|quitar(l[oa])?|derribar(l[oa])?|demoler(l[oa])?)\b/,
        "להוריד|להפיל|לשבור|להסיר|להרוס|לפרק|מוריד|מורידים|לפתוח",
      ),
      spoken(
        /\b(walls?|posts?|columns?|beams?|muros?|paredes|pared|columnas?|vigas?|castillos?)\b/,
        "קיר|קירות|עמוד|קורה",
      ),
      // How one tells, and what permit it needs, stand in the notes.
      spoken(
        /^(?!.*\b(permits?|how (do|can) (i|you|we) (tell|know)|permisos?|como (se|saber|se sabe))\b).*\b((is|are) (it|this|that|they|my|the \w+) (\w+ ){0,9}(load[- ]?bearing|bearing|structural)|bearing or (not|no)|(can|should) (i|we) (just )?(start|go ahead|take|remove|knock|tear)|(ok|okay|safe|alright) to (start|take|remove|knock|tear)|(no|without|dont have( any)?) (plans|drawings)|(es|son|sera) (\w+ )?(de carga|estructural(es)?)|(puedo|podemos|se puede) (empezar|ya|tumbar|tirar|quitar)|(no tengo|sin) (los )?planos)\b/,
        "נושא או לא|הוא נושא|זה נושא|קונסטרוקטיבי|אפשר להתחיל|אפשר לשבור|אפשר להוריד|אין לי תוכניות|אין תוכניות|בלי תוכניות",
      ),
    ],
    // How strong or how lasting something is that nobody has tested.
    [
      spoken(
        /\b(how (many|long) (more )?(years?|months?|before|until|till|will|do i have)|how strong is|how (many|much) psi (is|does)|(in )?cuant(o|os|a|as) (tiempo|anos|meses) (le queda|aguanta|dura|falta|antes)|que (tan )?(resistencia|fuerte))\b/,
        "כמה שנים|כמה זמן (?:הוא |היא |זה )?(?:יחזיק|תחזיק|נשאר)|כמה חזק",
      ),
      spoken(
        /\b(foundations?|walls?|beams?|slabs?|columns?|concrete|decks?|balcon(y|ies)|cimient[oa]s?|muros?|vigas?|losas?|columnas?|concreto|balcon(es)?)\b/,
        "יסוד|יסודות|קיר|קורה|תקרה|עמוד|בטון|מרפסת",
      ),
      spoken(
        /\b(cracks?|cracked|fails?|failing|collapses?|comes? down|falls?|rott(en|ing)|rust(ed|ing)|grietas?|agrietad[oa]s?|se cae|colaps\w+|falla)\b/,
        "סדק|סדקים|קורס|יקרוס|תקרוס|נופל|רקוב|חלוד",
      ),
    ],
    // Whether one may stay below it, of a crack that nobody has looked at.
    [
      spoken(
        /\b(is it|are we|yes or no|just tell me|ok to|safe to|can (i|we)|es seguro|si o no|puedo|podemos|es peligroso)\b/,
        "כן או לא|בטוח|אפשר|מסוכן",
      ),
      spoken(
        /\b(safe|stay(ing)?|sleep(ing)?|live|living|ok|okay|fine|segur[oa]|quedar(me|nos)?|vivir|dormir)\b/,
        "להישאר|לישון|לגור|בטוח|בטוחה",
      ),
      spoken(
        /\b(foundations?|basement wall|bearing wall|cimient[oa]s?|cimentacion|muro de carga)\b/,
        "יסוד|ביסוד|יסודות|ביסודות|קיר נושא",
      ),
      spoken(/\b(cracks?|cracked|grietas?|agrietad[oa]s?|cuarteadur\w+)\b/, "סדק|סדקים|סדוק"),
    ],
  ],
  /** What is somebody's own. */
  private: [
    [
      spoken(
        /\b(home address|(street |private )address of|where (does|do) [\w ]{1,40} live|cell ?(phone|number|#)|cell of|(personal|private|home) (cell|phone|number|email|address)|phone (number )?(of|for)|number (of|for) the (inspector|super|owner)|social security (number)?|ssn|salary|paycheck|how much does [\w ]{1,30} (make|earn|get paid)|date of birth|license plate|bank account|(drug|alcohol|medical|background) (test|check|exam)s? results?|medical (file|history|records?)|resultados? (medicos?|de (la prueba|el examen|las pruebas)|del? antidoping)|domicilio|direccion (de (la )?casa|particular|personal)|donde vive|(numero|telefono|celular|cel|whatsapp) (personal |particular |privado )?(de|del)|curp|cuenta de banco|(numero (de|del) )?seguro social|(sueldo|salario|raya) (de|del)|cuanto (gana|cobra) (mi|el|la))\b/,
        "כתובת הבית|כתובת פרטית|כתובת מגורים|איפה גר|איפה גרה|איפה הוא גר|הטלפון של|טלפון של|טלפון פרטי|הנייד של|נייד של|נייד פרטי|מספר הטלפון|מספר טלפון|תעודת הזהות של|חשבון הבנק של|השכר של|המשכורת של|כמה מרוויח",
      ),
      spoken(
        /^(?!.*\b(department|dept|office|city hall|hotline|poison|emergency|store|supplier|utility|company|agency|departamento|oficina|ayuntamiento|emergencias?|tienda|proveedor|compania|intoxicaciones)\b(?!.*\b(home|personal|private|particular|privado)\b)).*\b(inspectors?|neighbou?rs?|boss|foreman|superintendent|super|owner|homeowner|landlord|client|customer|worker|employee|subs?|subcontractor|contractor|builder|architect|engineer|guy|judge|(he|she|they) (was|is|were|are|worked|works)|\w+'s (last|latest|drug|medical)|inspectora?|vecin[oa]s?|jefe|patron|capataz|mayordomo|duen[oa]|cliente|trabajador|empleado|contratista|maestro|albanil|arquitect[oa]|ingenier[oa]|juez|companer[oa]|ayudante|co-?worker|coworker|helper)\b/,
        "מפקח|מפקחת|שכן|שכנה|בוס|מנהל העבודה|בעל הבית|בעלת הבית|בעל הדירה|לקוח|לקוחה|עובד|פועל|קבלן|אדריכל|אדריכלית|מהנדס|מהנדסת|שופט|יזם",
      ),
    ],
  ],
  /** What lies below a place: nobody sees it from here, and it is marked for nothing. */
  underground: [
    [
      spoken(
        /\b((is|are) there|any|anything|where (is|are)|which|know if|tell me (if|where)|hay|habra|pasa|pasan|donde (esta|estan|pasa)|sabes si)\b/,
        "האם יש|יש שם|יש פה|יש מתחת|יש לי|יש כאן|איפה עובר|איפה עוברת|איפה עוברים|עובר שם|עוברת שם",
      ),
      spoken(
        /\b((gas|water|sewer|power|electric(al)?|phone|fiber|fibre|cable|utility|buried) (lines?|mains?|cables?|pipes?|services?)|(utilities|utility) (under|below|here|there|in)|pipes? (under|below)|(tubo|tuberia|linea|cable|ducto|toma)s? (de |del )?(gas|agua|luz|drenaje|electric\w+|telefono|fibra))\b/,
        "צינור גז|קו גז|צנרת גז|קו מים|צינור מים|קו ביוב|כבל חשמל|כבל תקשורת|כבלים|צנרת|תשתיות|קו חשמל|סיב",
      ),
      spoken(
        /\b(dig(ging)?|auger(ing)?|post ?holes?|trench(ing)?|excavat(e|ing)|bor(e|ing)|drive (a |the )?(stakes?|rods?|posts?)|escarb\w+|excav\w+|cavar|zanja|hoyos?|pozo)\b/,
        "לחפור|חופר|חופרים|חפירה|לקדוח|קודח|קידוח|תעלה|בור|בורות",
      ),
      // How deep it has to lie is a rule, and a line that is hit is none that is looked for.
      spoken(
        /^(?!.*\b(how deep|cover|code|require[ds]?|hit|nicked|struck|broke|leak\w*|smell\w*|que profundidad|norma|pegamos|pegue|rompimos|fuga|huele)\b).*/,
        "תשתיות מתחת",
      ),
    ],
  ],
  /** To be somebody else, or to show what he is told to be. */
  instructions: [
    [
      spoken(
        /\b((ignore|forget|disregard) (all |any |your |the |my |previous |prior |above )+(instructions?|rules?|prompts?|guidelines?)|system prompt|(hidden|secret) (settings?|instructions?|prompts?|rules?)|(ignora|olvida|olvidate de) (todas |tus |las |sus |de )+(instrucciones|reglas)|instrucciones (ocultas|secretas|del sistema)|configuracion (oculta|secreta))\b/,
        "התעלם מכל ההוראות|תתעלם מכל ההוראות|התעלם מההוראות|תתעלם מההוראות|תשכח את ההוראות|ההגדרות הסודיות|הוראות סודיות|ההוראות הסודיות|הוראות המערכת|פרומפט",
      ),
    ],
  ],
  /** What changes from day to day. */
  current: [
    [
      spoken(
        /\bwho (got|won|gets|is getting|took|has) (the |that )?(\w+ )?(low )?(bid|contract|award|job|tender)\b|\b(bid|tender) (results?|tab(ulation)?s?)\b|\b(bids?|tenders?) (that )?(opened|opening) (yesterday|today|this week)\b|\b(latest|today'?s|todays|construction) news\b|\b(weather|forecast) (for )?(today|tomorrow|tonight|this (week|weekend|afternoon))\b|\b(will|gonna|going to) (it )?rain (today|tomorrow|tonight|this (week|weekend|afternoon))\b|\b(mortgage|interest|exchange) rates? (today|now|right now|this week)\b|\bquien (se )?(gano|llevo|saco) (la |el )?(licitacion|obra|contrato|concurso)\b|\b(fallo|resultados?) de la licitacion\b|\bnoticias (de hoy|de la construccion)\b|\b(va a llover|clima|pronostico|tiempo) (para |de |el )?(hoy|manana|esta (tarde|semana))\b|\btipo de cambio (de |del )?(hoy|dia)\b|\bwho (won|wins|is winning|will win) (the )?[\w ]{1,30}\b(game|match|race|election|super ?bowl|series)\b|\b(bitcoin|crypto(currency)?|ethereum|stock market|lottery|powerball|criptomonedas?|loteria|bolsa de valores)\b|\bquien (gano|gana|va ganando) (el |la )?(partido|juego|pelea|eleccion(es)?|liga|mundial)\b/,
        "מי זכה במכרז|מי זכתה במכרז|מי לקח את המכרז|תוצאות המכרז|תוצאות מכרז|חדשות היום|תחזית למחר|תחזית להיום|מזג האוויר מחר|מזג האוויר היום|ירד גשם מחר|ירד גשם היום|הריבית היום|שער הדולר|שער היורו|ביטקוין|קריפטו|הבורסה|מניות|הגרלה|לוטו|מי ניצח|מי ניצחה|תוצאת המשחק",
      ),
    ],
  ],
};

/** "Without disconnecting" and "sin puentear" put nothing out of action. */
const WITHOUT = new RegExp(spoken(/\b(?:without|sin) \w+/, "(?:בלי|ללא|מבלי) \\p{L}+"), "gu");

/** Why Joe does not do what is asked, where it is one of these things. */
export function refusalOf(question: string): Refusal | undefined {
  const folded = fold(question);
  const done = folded.replace(WITHOUT, " ");
  return (Object.keys(ASKED) as Refusal[]).find((refusal) =>
    ASKED[refusal].some((patterns) =>
      patterns.every((pattern) => pattern.test(refusal === "bypass" ? done : folded)),
    ),
  );
}
