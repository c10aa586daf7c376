import { spoken } from "../spoken.ts";
import type { Occupancy, Property } from "./limit.ts";

/** How a question about a limit is put, in the three languages. Tried on folded text. */

/** Whether something may be so. */
export const PERMISSION = spoken(
  /\b(send(?:ing)? (?:the |my |our )?(?:guys?|crew|men|man|people|workers?|them|him) in|meto gente|metemos gente|can|could|may|allow(s|ed|able)?|permit(s|ted)?|permissible|legal(ly)?|ok(ay)?|o\.k\.?|all ?right|fine|good|acceptable|accept(s|ed)?|compl(y|ies|iant|iance)|code|meets?|pass(es)?|enough|sufficient|too|violat\w+|illegal|fail(s|ed)?|get away with|works?|permite[ns]?|permitid[oa]s?|puedo|puede[ns]?|podemos|podria|se vale|legal(es)?|valid[oa]s?|bien|cumplen?|(?<!(?:\b(?:per|by|under|to|with|from|the|segun|por|del?|la|el)|לפי) )(?:irc|ibc|osha|nec|ada|ansi|nfpa)(?=[\s?!.]*$)|reglamento|reglamentari[oa]s?|norma|codigo|acepta(n|ble|do)?|aceptable|suficientes?|basta(n)?|demasiad[oa]s?|muy|ilegal(es)?|viola|alcanza|pasa(n|ria)?|esta bien|esta mal|sirve)\b/,
  "מותר|מותרת|מותרים|מרשה|מרשים|אפשר|חוקי|חוקית|חוקיים|תקין|תקינה|תקינים|תקני|תקנית|תקניים|עומד|עומדת|עומדים|עומדות|תקן|תקנות|קוד|מספיק|מספיקה|מספיקים|יכול|יכולה|יכולים|יעבור|עובר|עוברת|בסדר|מאשר|מאשרים|מתיר|מתירים|מאפשר|אסור|מדי|כשר|ניתן",
);
/** What is put behind a statement to ask whether it holds: "right?", "¿verdad?", "נכון?". */
export const TAG = spoken(
  /\b(right|correct|yeah|yes|nah|huh|true|cool|kosher|fly|or no|or not|leave it|verdict|isn'?t (it|that)|doesn'?t it|don'?t (they|i)|do i|is it|is that|does it|no problem|that bad|plenty|hold|holds|bust(ed)?|bad|wrong|verdad|vdd|cierto|jala|la libr[ae]|la hace|queda bien|se queda asi|asi se queda|la dejo|lo dejo|la tumban?|o no|si o no|no\?|va|bronca|pedo|falta|sobra|caben?|chido|vale|lo quiere asi|la quiere asi|wants (?:it|them) (?:like that|this way)|correcto|correcta|mal|poquito|mucho|aguanta)\b/,
  "נכון|רוצה ככה|סבבה|כן|לא|נו|מתאים|מתאימה|יספיק|תספיק|מחזיק|טוב|טובה|סביר|חסר|בעיה|אוקיי|אוקי|בטוח|יעבוד|עובד|תופס|הולך",
);
/** A sentence that begins so asks for yes or no. */
export const YES_OR_NO =
  /^[\s¿"']*(?:and |so |but |then |joe,? |hey,? |y |pero |o sea |ו)?(?:is|are|was|isn'?t|aren'?t|am|does|do|did|will|would|should|has|have|can'?t|es|son|esta|estan|sera|hay|tengo|tiene|האם|זה)\b|^[\s"']*(?:האם|זה)(?!\p{L})/u;
/** A sentence that asks for something else than yes or no. */
export const OPEN_QUESTION =
  /(?:^|[\s¿,(])(?:what(?:'s)?|which|how|where|when|why|who|cuales?|cuant[oa]s?|como|donde|cuando|quien|por que)(?![\p{L}])|^[\s¿]*(?:a |de |en |por |con )?que(?![\p{L}])|¿\s*(?:a |de |en |por |con )?que(?![\p{L}])|(?<!\p{L})[ובלמש]?(?:מה|מהו|מהי|איזה|איזו|אילו|איך|כמה|איפה|היכן|מתי|למה|מדוע|מי)(?!\p{L})/u;
/** "What section allows …", "what if my … are …": open in form, yes or no in sense. */
export const ASKS_WHO_ALLOWS =
  /\b(?:allows?|permits?|lets|permiten?|autoriza|deja)\b|\bwhat'?s the verdict\b|\bwhat do you (?:say|think)\b|\bhow(?:'s| is| about| bad)\b|\b(?:forbids?|prohibits?|prohibe)\b|\bsays? (?:i|we|you) can'?(?:not|t)\b|\b(?:que tal|que (?:dice|opina)s?|como (?:la )?ves?)\b|(?<!\p{L})(?:איזה|איזו) (?:סעיף|תקנה).{0,40}(?:אסור|מותר)|(?<!\p{L})מה (?:דעתך|אומר|אומרים)(?!\p{L})|\b(?:say|says|dice)\b.{0,40}\b(?:ok(?:ay)?|fine|allowed|can|may|legal|puedo|puede|permitid[oa]s?)\b|, ?(?:is|are|would|will) (?:that|this|it|they|those|these)\b|\b(?:what (?:happens )?if|que pasa si|y si)\b|(?<!\p{L})(?:ה|ש)?(?:מתיר|מתירה|מתירים|מאפשר|מאפשרת|מרשה)(?!\p{L})|מה קורה אם|מה אם|\bwho'?s right\b|\bquien (?:tiene razon|esta bien)\b|מי צודק/u;
/** A limit or an amount is asked for, and the number in the question is something else. */
export const ASKS_FOR_THE_LIMIT =
  /\b(?:how many|how much|calculate|number of|cuant[oa]s|calcul\w+|max(?:imum)?|(?<!\d ?)min(?:imum)?|largest|smallest|biggest|highest|lowest|tallest|longest|widest|farthest(?! (?:workers?|guys?|man|men|point|corner|end|spot|person|place))|maxim[oa]|minim[oa])\b|(?<!\p{L})[הובלמש]{0,2}(?:כמה|חשב|לחשב|מרבי|מרבית|מזערי|מזערית|מינימלי|מינימלית|מקסימלי|מקסימלית|מינימום|מקסימום)(?!\p{L})/u;
/** Whether something has to be so: a limit that is kept is no yes to it. */
export const OBLIGATION =
  /\b(?:ha(?:ve|s) to|must|needs?(?: to)?|required to|supposed to|should|shall|got to|gotta) (?:it |they )?(?:be|measure|stand|lie|go|sit)\b|\b(?:must|should|shall|(?:do|does) .{1,60} (?:have|need) to)\b|\b(?:tiene[ns]? que|debe[ns]?(?: de)?|deberian?|hay que|necesitan?) (?:ser|medir|estar|tener|ir|quedar|llevar)\b|\b(?:requerid[oa]s?|obligatori[oa]s?) (?:de|que)\b|(?<!\p{L})(?:צריך|צריכה|צריכים|צריכות|חייב|חייבת|חייבים|חייבות|אמור|אמורה)(?!\p{L})/u;
/** Whether something is asked for at all. */
export const NEED =
  /\b(?:need(?:s|ed)?|requires?|required|requirement|necessary|mandatory|ha(?:ve|s) to (?:have|use|wear|put|install|add|build|provide|be (?:shored|protected|tied|guarded|sloped))|must|necesit[oa]\w*|requier\w+|obligatori[oa]s?|hace falta|hay que|tengo que|tenemos que|debo|debe|debemos|lleva[n]?|ocup[oa])\b|(?<!\p{L})[הובלמש]{0,2}(?:צריך|צריכה|צריכים|צריכות|חייב|חייבת|חייבים|חובה|נדרש|נדרשת|נדרשים|דרוש|דרושה|דרושים|הכרחי|מחויב|מחייב|מחייבים|מחויבים)(?!\p{L})/u;
/** It is said not to be needed, and asked if that is so: "I don't need a box, right?" */
export const NOT_NEEDED =
  /\b(?:don'?t|do not|doesn'?t|does not|won'?t) (?:really |even )?(?:need|require|have to)\b|\bnot (?:needed|required|necessary|mandatory)\b|\bno need\b|\bno (?:(?:me|se|nos|es|hace|hay|tengo|tenemos) )?(?:necesit\w+|ocup\w+|requier\w+|lleva[n]?|falta|que|debo|debemos|necesari[oa]s?|obligatori[oa]s?)\b|(?<!\p{L})(?:לא|אין) (?:צריך|צריכה|צריכים|חייב|חייבת|חייבים|נדרש|נדרשת|צורך|חובה)(?!\p{L})/u;
/** Whether it may be left out. */
export const WITHOUT =
  /\b(?:one exit|single exit|1 exit|una sola salida|1 salida|una salida|straight (?:walls?|sides?|cut)|vertical (?:walls?|sides?)|paredes (?:rectas|verticales)|without|skip|leave (?:out|off)|omit|avoid|go without|unprotected|unshored|no (?=\p{L}+ (?:box|protection|rail|guard)|guard|rail|hand|shor|harness|protect|fall)|not (?:have|use|wear|install|put|need)|sin|omitir|saltar(?:me)?|quitar)\b|(?<!\p{L})(?:יציאה אחת|בלי|ללא|לוותר|לדלג|להשמיט)(?!\p{L})/u;
/** What would break the rule is asked for: yes means that it does. */
export const TOO_MUCH =
  /\b(?:higher|taller|wider|longer|deeper|steeper|more|bigger) than (?:the )?(?:code|allowed|permitted|legal)\b|\b(?:mayor|mas \p{L}+) (?:que|de) (?:lo permitido|la norma|el codigo|el reglamento)\b|יותר מהמותר|גבוהה? מהמותר|\btoo (?:high|tall|big|large|wide|long|deep|far|steep|thick|much|heavy|many)\b|\b(?:demasiad[oa]s?|muy) (?:alt|grand|anch|larg|hond|profund|lej|empinad|inclinad|gruesa|grueso|separad|pesad|much)\p{L}*|(?:גבוה|גבוהה|גבוהים|גבוהות|גדול|גדולה|גדולים|רחב|רחבה|ארוך|ארוכה|עמוק|עמוקה|רחוק|רחוקה|רחוקים|תלול|תלולה|יותר)\p{L}* מדי/u;
export const TOO_LITTLE =
  /\b(?:lower|shorter|narrower|smaller|closer|shallower|thinner|less) than (?:the )?(?:code|allowed|permitted|legal)\b|\b(?:menor|mas \p{L}+|menos) (?:que|de) (?:lo permitido|la norma|el codigo|el reglamento)\b|פחות מהמותר|נמוכה? מהמותר|\btoo (?:low|short|small|narrow|shallow|close|thin|little|flat|few|tight)\b|\b(?:demasiad[oa]s?|muy) (?:baj|cort|pequen|chic|angost|estrech|cerc|delgad|poc|junt)\p{L}*|(?:נמוך|נמוכה|נמוכים|קצר|קצרה|קטן|קטנה|צר|צרה|צרים|רדוד|רדודה|קרוב|קרובה|דק|דקה|מעט)\p{L}* מדי/u;
export const BREAKS =
  /\b(?:violat\w+|illegal|against (?:the )?code|not (?:allowed|permitted|legal|to code)|fails?|out of code|(?:an? )?problem|un problema|prohibid[oa]s?|ilegal(?:es)?|viola|fuera de (?:codigo|norma)|contra el codigo)\b|(?<!\p{L})(?:אסור|אסורה|אסורים|לא חוקי|לא חוקית|לא תקין|לא תקני|לא תקינה|נוגד|חריגה|פוסל|נפסל|נפסלת|נפסלים)(?!\p{L})/u;

/** "Is that ok or too low", "מספיק או שצריך עוד": asked both ways, yes means that it may be so. */
export const BOTH_WAYS =
  /\b(?:ok(?:ay)?|fine|good|enough|allowed|legal|pass(?:es)?|bien|cumple|sirve|alcanza|basta|pasa|legal)\b.{0,12}\b(?:or|o)\b|(?:מספיק|תקין|בסדר|מותר|עומד|עובר)\p{L}* או(?!\p{L})/u;
/** What stands behind "or" there says nothing of a duty. */
export const OR_MORE =
  /\b(?:or|o)\b (?:do (?:i|we) |que )?(?:need|necesit\p{L}*|ocup\p{L}*|falta|tiene que|should|must|have to).*$|(?<!\p{L})או (?:ש|האם )?(?:צריך|חייב|נדרש)\p{L}*.*$/u;

/** Right before a number: not it, but what lies beyond or short of it. */
export const OVER =
  /(?:\b(?:over|more than|greater than|above|exceed(?:s|ing)?|beyond|(?:tall|high|bigg|larg|wid|deep|long|thick|steep|farth|furth|heavi)\w*er than|mas(?: \p{L}+)? (?:de|que)(?: los| las)?|mayor(?:es)?(?: de| que| a)?|superior(?:es)? a|por encima de|pase[n]? de|exceda[n]?)|(?<!\p{L})(?:(?:יותר|גבוה|גבוהה|גבוהים|גדול|גדולה|רחב|רחבה|עמוק|ארוך|רחוק)(?: יותר)? מ-?|(?:מ?על|מעל)(?: ל-?)?|עולה על|עולים על))\s*$/u;
export const UNDER =
  /(?:\b(?:under|less than|fewer than|below|(?:short|small|low|narrow|shallow|thinn|clos|near|flatt)\w*er than|smaller than|closer than|menos(?: \p{L}+)? (?:de|que)(?: los| las)?|mas (?:baj\p{L}+|cort\p{L}+|chic\p{L}+|angost\p{L}+|estrech\p{L}+|cerca|delgad\p{L}+) (?:de|que)|menor(?:es)?(?: de| que| a)?|inferior(?:es)? a|por debajo de)|(?<!\p{L})(?:(?:פחות|נמוך|נמוכה|נמוכים|קטן|קטנה|צר|צרה|קצר|קרוב|רדוד)(?: יותר)? מ-?|מתחת ל-?))\s*$/u;
export const UP_TO =
  /(?:\b(?:up to|at most|no more than|maximum(?: of)?|max(?: of)?|hasta|como maximo|a lo mas|maximo(?: de)?)|(?<!\p{L})(?:עד|לכל היותר|מקסימום)(?: ל-?)?)\s*$/u;
export const AT_LEAST =
  /(?:\b(?:at least|no less than|minimum(?: of)?|min(?: of)?|por lo menos|al menos|como minimo|minimo(?: de)?)|(?<!\p{L})(?:לפחות|לכל הפחות|מינימום))\s*$/u;
/** Between two numbers that are one range or one choice. */
export const RANGE = /^\s*(?:-|–|to|through|or|and|a|o|u|y|hasta|עד|או)\s*$/u;

/** Numbers that say nothing of the thing: storeys, families, years. */
export const COUNTED =
  /^[\s-]*(?:stor(?:y|ies|eys?)|famil(?:y|ies)|bed ?rooms?|units?|floors?|years?|th\b|st\b|nd\b|rd\b|pisos?|plantas?|familias?|recamaras?|unidades|anos?|edition|edicion|קומות|קומה|משפחות|יחידות|חדרים|שנים|שנה)(?!\p{L})/u;

/** Phrases that say nothing of a measure although their words might. */
export const PLAIN_PHRASES =
  /\b(?:a lot|drop it|(?:smart|digital|laser|torpedo) level|nivel (?:digital|laser|electronico)|tear(?:ing)? (?:it )?out|rip(?:ping)? (?:it )?out|a fuerzas?|en total|(?:front|rear|back|side) (?:door|deck|porch|yard|entr(?:y|ance)|stairs?|steps)|(?:fully|wide|all the way) open|open side|of (?:the|my) way|over ?all|good to go|come[s]? up|by a hair|on the nose|on the money|rule of thumb|dead (?:on|cent(?:er|re)|nuts|level|middle)|way too|back in|a good|in all|over here|over there|al menos|mas o menos|de una vez|tal cual|de plano|al final|de largo a largo|under (?:the )?(?:irc|ibc|ada|osha|nec|ipc|code|rules?)|(?:we're|were|it's|its|so|is|am|that's|thats) over|(?:to |at )?(?:the )?top of (?:the )?(?:(?:hand|guard|top) ?)?rails?|(?:no hay )?mas espacio|(?:arriba|abajo) de todo|aqui abajo|de abajo|nosing line|line of (?:the )?nosings?|along the|linea de (?:las )?narices|on top|end to end|wall to wall)\b/u;
/** A measure right behind its number; of what is no such thing the number is not read. */
export const DIMENSION_BEHIND =
  /^\s*(?:(?:de|in|of) )?(?:high|tall|wide|deep|long|thick|alt[oa]s?|altura|anch[oa]s?|hond[oa]|profundidad|fondo|larg[oa]|grueso|espesor|גובה|רוחב|עומק|אורך|עובי)(?!\p{L})/u;
/** Steps counted. */
export const STEPS = spoken(/\b(risers?|steps|contrahuellas|escalones|peldanos)\b/, "רומים|מדרגות");
/** How a thing stands to a place. */
export const AT_A_PLACE =
  /(?:right |just |directly )?(?:above|over|below|under|underneath|beneath|beside|behind|near|by|next to|close to|across from|opposite|inside|outside|in|on|at|into|onto|to|from|off|around|past|along|against|for|with|w\/|toward|leading to|going to)|(?:arriba|encima|debajo|abajo|cerca|atras|detras|adentro|dentro|afuera|fuera|enfrente|delante|alrededor)(?: del?)?|(?:junto|frente|pegado|hacia|rumbo) al?|al lado(?: del?)?|sobre|bajo|en|a|al|contra|para|desde|hasta|con|(?:no|without|sin|w\/o)|ליד|על יד|מעל|מתחת(?: ל)?|מאחורי|מול|בתוך|מחוץ ל|אצל|לאורך|על|עד|בלי|ללא|אין/u;
/** The same where it can be no part of what is measured. */
export const BESIDE_A_PLACE =
  /above|over|below|under|underneath|beneath|beside|behind|near|next to|opposite|across from|(?:arriba|encima|debajo|cerca|atras|detras) del?|(?:junto|pegado) al?|al lado del?|sobre|bajo|ליד|על יד|מעל|מתחת ל|מאחורי/u;
export const ARTICLES =
  /the|a|an|my|our|his|her|their|its|any|each|every|el|la|los|las|un|una|mi|su|nuestro|nuestra|lo|al/u;
/** Places that have no limit of their own here. */
export const PLACES = spoken(
  /\b(floors?|ground|grade|dirt|lawn|grass|slab|stringers?|handrails?|hand rails?|guard ?rails?|panels?|counters?|countertops?|cabinets?|vanity|vanities|washers?|dryers?|fridge|stove|range|entr(?:y|ance)|hall|corner|edge|houses?|homes?|building|basement|garage|kitchen|bath(?:room)?|bedroom|laundry|attic|yard|shop|street|sidewalk|fence|unit|eaves?|rooftop|framing|drywall|tile|beam|pasamanos|barandal(?:es)?|baranda|tablero|panel|piso|suelo|tierra|losa|muebles?|gabinetes?|estufa|lavadora|secadora|entrada|salida|esquina|orilla|borde|casa|edificio|sotano|cochera|garaje|cocina|bano|recamara|patio|calle|banqueta|barda|cielo|tablaroca|viga|fachada)\b/,
  "רצפה|קרקע|אדמה|דשא|מאחז|מאחז יד|מאחזי יד|מעקה|לוח|לוח חשמל|שיש|דלפק|ארון|ארונות|מכונה|כניסה|יציאה|פינה|שפה|בית|בניין|מרתף|חניה|מטבח|אמבטיה|שירותים|כביסה|עליית גג|חצר|רחוב|מדרכה|גדר|גבס|קורת סף",
);
/** What heights are measured from. */
export const GROUND = spoken(
  /\b(floors?|ground|grade|slab|deck(?:ing)?|nosings?|(?:nosing )?line|treads?|steps?|walking surface|landing|dirt|planks?|platform|walkway|mud|piso|suelo|tierra|losa|terreno|nivel|narices|nariz|huellas?|escalon(?:es)?|tablon(?:es)?|plataforma|desague|rasante)\b/,
  "רצפה|קרקע|אדמה|משטח|שלח|מדרגה|מדרגות|דק|ריצוף|אף",
);
/** What ways and rooms may be made of, and whether they are inside. */
export const MATERIALS = spoken(
  /\b(interior|exterior|indoors?|outdoors?|inside|outside|dentro|adentro|afuera|fuera|wood(?:en)?|metal|steel|iron|alumin(?:i)?um|glass|cable|composite|trex|vinyl|treated|pt|cedar|oak|pine|tiled?|concrete|drywall|sheetrock|plaster|stringers?|madera|metal|acero|fierro|hierro|aluminio|vidrio|cristal|herreria|tablaroca|concreto|azulejo|loseta|yeso)\b/,
  "חיצוני|חיצונית|חיצוניים|פנימי|פנימית|פנים|חוץ|בפנים|בחוץ|עץ|מתכת|פלדה|ברזל|אלומיניום|זכוכית|בטון|קרמיקה|אריחים|גבס|טיח|כבלים",
);

const word = (source: string) => new RegExp(`\\b(?:${source})\\b`);

/** Which building a question is about. */
export const OCCUPANCIES: Record<Occupancy, RegExp> = {
  house: spoken(
    word(
      "houses?|homes?|residential|residence|dwellings?|irc|single[- ]family|townhouses?|my deck|casas?|viviendas?|residencial(?:es)?|hogar|domicilio",
    ),
    "בית|הבית|בתים|בית פרטי|דירה|דירת|מגורים|וילה|בית מגורים",
  ),
  building: spoken(
    word(
      "commercial|offices?|stores?|shops?|restaurants?|schools?|hospitals?|public|business|ibc|assembly|warehouses?|retail|hotels?|theaters?|church(?:es)?|factory|apartment buildings?|comercial(?:es)?|oficinas?|tiendas?|locales?|restaurantes?|escuelas?|hospital(?:es)?|public[oa]s?|bodegas?|almacen|hotel(?:es)?|iglesia|fabrica|edificios?",
    ),
    "מסחרי|מסחרית|משרד|משרדים|חנות|חנויות|בית ספר|בתי ספר|בית חולים|ציבורי|ציבורית|מסעדה|מחסן|מלון|בניין ציבור|אולם|מפעל",
  ),
  site: spoken(
    word(
      "osha|job ?sites?|construction sites?|on site|workers?|crew|scaffold(?:s|ing)?|leading edge|temporary|andamios?|obra|trabajador(?:es)?|cuadrilla|temporal(?:es)?|provisional(?:es)?",
    ),
    "אתר|באתר|אתר בנייה|עובדים|עובד|פועלים|פיגום|פיגומים|זמני|זמנית",
  ),
  accessible: spoken(
    word(
      "ada|accessible|accessibility|wheelchairs?|handicap(?:ped)?|disabled|accesibles?|accesibilidad|silla de ruedas|discapacitad[oa]s?|minusvalid[oa]s?",
    ),
    "נגיש|נגישה|נגישים|נגישות|כיסא גלגלים|נכה|נכים",
  ),
};

/** The words of a property. */
export const PROPERTIES: Record<Property, RegExp> = {
  height: spoken(
    word(
      "high(?:er)?|height|going up|goes up|tall(?:er)?|low(?:er)?|rises?|climbs?|climbing|alt[oa]s?|altura|baj[oa]s?|elevacion|sube[n]?",
    ),
    "עולה|עולים|גובה|בגובה|גובהו|גובהם|גובהה|גבוה|גבוהה|גבוהים|גבוהות|נמוך|נמוכה|נמוכים",
  ),
  width: spoken(
    word("wide(?:r)?|width|narrow(?:er)?|anch[oa]s?|ancho|anchura|angost[oa]s?|estrech[oa]s?"),
    "רוחב|ברוחב|רוחבו|רוחבה|רחב|רחבה|רחבים|צר|צרה",
  ),
  depth: spoken(
    word(
      "deep(?:er)?|depth|shallow(?:er)?|profundidad|profund[oa]s?|hond[oa]s?|fondo|buried|bury|enterrad[oa]s?|enterrar",
    ),
    "מתחת לקרקע|מתחת לאדמה|עומק|בעומק|עומקו|עמוק|עמוקה|עמוקים|רדוד|קבור|קבורה|לקבור|קבורים",
  ),
  thickness: spoken(
    word("thick(?:er)?|thickness|thin(?:ner)?|espesor|grosor|grues[oa]s?|delgad[oa]s?"),
    "עובי|בעובי|עוביו|עבה|דק מדי|דקה",
  ),
  length: spoken(
    word("long(?:er)?|length|larg[oa]s?|largo|longitud|corta|corto"),
    "אורך|באורך|ארוך|ארוכה|אורכו|אורכה",
  ),
  spacing: spoken(
    word(
      "apart|spac(?:e|ed|ing)|on cent(?:er|re)s?|o\\.?c\\.?|between|every|separad[oa]s?|separacion(?:es)?|separar|espaciad[oa]s?|entre|cada|distancia entre|un[oa] del? otr[oa]|un[oa] de otr[oa]|each other|one another|centers",
    ),
    "מרווח|מרווחים|במרווח|מרחק בין|בין|כל|זה מזה|זו מזו|אחד מהשני|אחד מהשנייה|אחת מהשנייה",
  ),
  opening: spoken(
    word(
      "gaps?|openings?|spac(?:e|es|ed|ing)|apart|between|sphere|ball|clear|separad[oa]s?|separacion(?:es)?|espacios?|espaciad[oa]s?|aberturas?|huecos?|esfera|entre|libre",
    ),
    "מרווח|מרווחים|פתח|רווח|רווחים|בין|כדור|פתחים",
  ),
  distance: spoken(
    word(
      "from|away|distance|between|within|enfrente|adelante|delante|junto|clear(?:ance)?|closer?|near(?:er)?|far(?:ther)?|off|setback|beyond|above|past|out|in front|distancia|entre|lejos|cerca|retirad[oa]s?|separad[oa]s?|a menos|frente|desde|alejad[oa]s?|al centro|libres?|encima|sobre|sobresal\\p{L}*|(?<=\\d ?(?:pulg\\p{L}*|pies?|cm|mm|metros?|m) )del? (?:la |el )?(?:pared|muro|orilla|borde|canto|fachada|esquina|centro|trabajador|tablero|puerta|zanja)",
    ),
    "לפניו|מלפנים|מרחק|במרחק|בין|רחוק|רחוקה|קרוב|קרובה|מעבר|לפני|מול|מקיר|מהקיר|מהדלת|מהשפה|מקצה|מהקצה|מהפינה|מעל|בליטה",
  ),
  slope: spoken(
    word(
      "slopes?|sloped|steep(?:er)?|pitch|grade|fall|angle|pendientes?|inclinad[oa]s?|inclinacion|empinad[oa]s?|caida|angulo",
    ),
    "שיפוע|בשיפוע|תלול|תלולה|זווית|בזווית|שיפועים",
  ),
  area: spoken(
    word("area|square (?:feet|foot|inch(?:es)?)|sq\\.? ?ft|net|superficie|cuadrad[oa]s?|area libre"),
    'שטח|בשטח|מ"ר|רבועה|רבוע',
  ),
  size: spoken(word("size|sized|by|x|tamano|medida|por"), "גודל|בגודל|מידה|על"),
  difference: spoken(
    word(
      "differ(?:s|ence|ent)?|var(?:y|ies|iation)|uneven|unequal|tolerance|out of|diferencia|diferente|vari(?:ar|acion|an)|desigual(?:es)?|tolerancia",
    ),
    "הפרש|הבדל|שוני|סטייה|סטיה|לא אחיד|לא שווים",
  ),
  load: spoken(
    word(
      "loads?|lbs?|pounds|force|strength|withstand|carry|hold|rated|support|cargas?|libras|resist\\p{L}*|fuerza|soport\\p{L}*",
    ),
    "עומס|כוח|לשאת|נושא|עומד בעומס|חוזק",
  ),
  force: spoken(
    word("force|lbs?|pounds|push|pull|open|fuerza|libras|abrir|empuj\\p{L}*"),
    "כוח|לפתוח|לפתיחה|דחיפה",
  ),
  diameter: spoken(
    word("diameter|round|across|thick|dia|diametro|redond[oa]s?|grues[oa]s?"),
    "קוטר|בקוטר|עגול|עגולה",
  ),
  pressure: spoken(word("pressure|psi|presion"), "לחץ"),
  cut: spoken(
    word(
      "notch(?:e[sd])?|notching|holes?|bor(?:e|ed|ing)|drill(?:ed|ing)?|cut(?:s|ting)?|muescas?|cortes?|cortar|agujeros?|perfora\\p{L}*|hoyos?|orificios?|rebaj\\p{L}+|barren\\p{L}+",
    ),
    "חריץ|חריצים|מגרעת|חור|חורים|קדח|קדיחה|לקדוח|לחרוץ|חיתוך|לחתוך",
  ),
};

/** Things with measures of their own: a number beside one of them is not of the thing that is asked about. */
export const OTHER_THINGS = spoken(
  word(
    "decks?|porch(?:es)?|balcon(?:y|ies)|terraces?|patios?|platforms?|roofs?|walls?|windows?|doors?|posts?|pools?|drops?|falls?|rooms?|closets?|driveways?|beams?|joists?|studs?|rafters?|columns?|pipes?|ducts?|wires?|cables?|hallways?|stairs?|stairways?|ladders?|ramps?|trench(?:es)?|scaffolds?|ceilings?|landings?|risers?|treads?|steps?|sinks?|tubs?|toilets?|showers?|lots?|mezzanines?|retaining|terrazas?|balcon(?:es)?|plataformas?|azoteas?|techos?|muros?|pared(?:es)?|ventanas?|puertas?|postes?|piscinas?|albercas?|vigas?|viguetas?|columnas?|tubos?|pasillos?|escaleras?|rampas?|zanjas?|andamios?|lavabos?|regaderas?|inodoros?|cuartos?|desnivel(?:es)?",
  ),
  "מרפסת|מרפסות|דק|גג|קיר|קירות|חלון|חלונות|דלת|דלתות|בריכה|עמוד|עמודים|קורה|קורות|צינור|צינורות|מסדרון|מדרגות|סולם|רמפה|כבש|תעלה|חפירה|פיגום|תקרה|חדר|פודסט|גלריה|במה",
);
/** Words that may follow a number without taking it away from what stands before it. */
export const FUNCTION_WORDS =
  /^(?:big|large|small|short|narrow|low|steep|close|far|strong|heavy|safe|grande|chico|cerca|lejos|in|on|for|above|below|from|apart|between|to|of|off|at|over|under|per|according|or|and|if|with|by|by code|as|is|are|was|be|ok|okay|o\.k|allowed|legal|legally|enough|permitted|acceptable|fine|good|alright|fly|max|min|maximum|minimum|each|total|instead|here|still|code|too|now|when|then|that|than|it|high|higher|tall|wide|deep|thick|long|clear|net|nominal|rise|run|square|diameter|apart|away|out|up|down|slope|pitch|inside|outside|without|because|but|so|meet|meets|pass|passes|comply|work|works|all|right|the|a|my|this|these|height|width|depth|o\.c|oc|on-center|center|centers|centre|sure|compliant|violate|violates|violation|sufficient|illegal|de|en|para|sobre|entre|desde|por|con|y|o|si|es|son|esta|estan|cumple|cumplen|alto|alta|altos|altas|ancho|anchos|profundo|hondo|grueso|largo|libre|libres|maximo|minimo|permitido|permitida|legal|bien|suficiente|del|al|el|la|que|cada|uno|una|a|separados|separadas|distancia|demasiado|muy|pasa|se|lo|centros|como|cuando|no|ya|sin|ho|ok\?|sirve|jala|alcanza|basta|queda|mucho|poquito|falta|sobra|vale|va|hay|pa|bajo|arriba|abajo|hacia|donde|pero|right|yeah|correct|bad|isn't|isnt|do|does|can|will|should|thats|that's|really|either|till|gonna)$/;
/** Room that is left clear before something is told for nothing but whether it is enough. */
export const CLEAR_BEFORE =
  /^(?=.*(?:\b(?:clear|libres?)\b|פנוי|פנויה)).*(?:\b(?:in front of|enfrente|frente al?)\b|לפני(?!\p{L})|לפניו)/su;
/** Of a door: the opening itself and not the leaf. */
export const CLEAR = spoken(
  /\b(clear|net|opening|libres?|net[oa]s?|abertura|claro)\b/,
  "נטו|נקי|פנוי|פנויה|חופשי|מעבר חופשי",
);
/** Not whether a thing is needed, but how it has to be. */
export const OBLIGATION_TO_BE =
  /\b(?:ha(?:ve|s) to|must|needs? to|required to|supposed to|should|shall) be (?!shored|protected|tied|guarded|sloped|braced|shielded|installed|provided)|\b(?:tiene[ns]? que|debe[ns]?(?: de)?|necesitan?) (?:ser|medir|estar|tener|ir|quedar)\b|(?<!\p{L})(?:צריך|צריכה|צריכים|חייב|חייבת) להיות/u;

/** How many people there are: which of the limits for few and for many is meant. */
export const PEOPLE =
  /^[\s-]*(?:people|persons?|occupants?|occupant load|employees|guests|students|personas|ocupantes|empleados|alumnos|gente|אנשים|נפשות|איש|עובדים|תלמידים|סועדים)(?!\p{L})/u;

/** What stands behind a number that says how, how long or of what, and is no measure of the thing. */
export const CIRCUMSTANCE =
  /^[\s-]*(?:hrs?|hours?|horas?|min(?:ute)?s?|minutos?|days?|dias|weeks?|semanas?|years?|volts?|voltios|v(?![\p{L}])|vac|o\.?c\.?(?!\p{L})|on cent|a centros|degrees? (?:bends?|elbows?)|90'?s|90s|elbows?|bends?|codos?|guys|men|times|veces|gallons?|psi|psf|guage|gauge|awg|mil(?!\p{L})|שעות|שעה|דקות|ימים|וולט|פעמים|ברכיים)/u;
/** Behind the size of a pipe: "3/4 copper", "tubo de 3/4 de cobre". */
export const PIPE_BEHIND =
  /^[\s"]*(?:in(?:ch)? |pulg |de )?(?:copper|cpvc|pex|galvani[sz]ed|black iron|cobre|galvanizad[oa]|נחושת|פקס|מגולוון)(?!\p{L})/u;
/** Behind the height of a place. */
export const OFF_THE_GROUND =
  /^\s*(?:up(?!\p{L})|high up|in the air|off (?:the )?(?:ground|grade|deck)|above (?:the )?(?:ground|grade|street|floor below)|drop|fall|down|(?:del?|sobre el|desde el|arriba del) (?:piso|suelo|terreno)|de caida|arriba(?!\p{L})|מעל (?:ה)?(?:קרקע|רחוב)|מה(?:קרקע|אדמה)|נפילה)/u;
/** The thing that a measure right behind it is of: "the joists are 12 ft", "deck de 3 m". */
export const THING_OF_MEASURE =
  /(\p{L}+)(?:\W+(?:is|are|its|it's|at|de|a|es|son|mide[n]?|of|only|about|just|like|con|esta|queda|tiene|un|una|thats|ב|של))*\W*$/u;
/** Before a number that somebody takes for the rule: "not needed till 10". */
export const CLAIMED =
  /(?:(?<!\p{L})(?:till|until|'?til|unless (?:it'?s |you'?re )?(?:over|above)|only (?:over|above|from)|hasta(?: los| las)?|a partir de(?: los)?|arriba de|solo (?:arriba|mas) de|עד|רק מעל|רק מ))\s*-?$/u;
/** Before a spacing. */
export const EVERY = /(?<!\p{L})(?:every|each|cada|a cada|at|כל) $/u;
/** Behind a number that is counted in a unit of its own, and no length. */
export const OWN_UNIT =
  /^[\s-]*(?:dba|decibel\w*|ug|microgra\w*|ppm|fib(?:er|re|ra)s?|f\/cc|fc|foot-?candles?|ach|mils?|gpm|gpf|דציבל\p{L}*|מיקרוגרם)(?![\p{L}\d])/u;
/** A building that stands already: what it may keep is another rule's. */
export const STANDING = spoken(
  /\b(existing|grandfathered|older? (house|home|building)|already (there|built)|existentes?|casa vieja|edificio viejo|antigu[oa]s?|ya estaba)\b/,
  "קיים|קיימת|קיימים|ישן|ישנה|בית ישן",
);
