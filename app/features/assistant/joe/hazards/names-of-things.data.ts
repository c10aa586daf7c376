/** Machines and mixes of which Spanish says that they drown or die, and how. */
const FAILING =
  "motor|compresor|mezcla|pega|pegazulejo|generador|revolvedora|m[aá]quina|cortadora|bailarina|desbrozadora|podadora";
const FAILS = "ahog[aoó]|est[aá] ahogando|muere|muri[oó]";

/**
 * Names of things and of amounts that hold a word of a danger: a ladder of the hand, a load that is dead. A question that
 * only names them tells of nothing that happened. Each is read as its thing.
 */
export const NAMES_OF_THINGS: readonly (readonly [name: RegExp, thing: string])[] = [
  // A rail for the hand, however it is written, speaks of no hand.
  [/\bhand[- ](?=rail(?:s|ing|ings)?\b)/gi, "hand"],
  [/\b(?:dead|live) (?=loads?\b)/gi, ""],
  // How a rafter ends, and the side of a piece that one measures from.
  [
    /\b(plumb|seat|heel|level|miter|mitre|bevel|bird'?s ?mouth|cheek|cross|rip|square)[- ]cuts?\b/gi,
    "$1 end",
  ],
  [
    /\b(ridge|rafter|stud|joist|plate|fascia|beam|wall|brick|block|riser|form|door|cabinet)s? face(?= (?:to|of|and)\b|[,.?!]|$)/gi,
    "$1 side",
  ],
  // Of people it is how they go about, and nothing that leaves its place.
  [/\b(guys|men|crew|workers|framers|roofers|carpenters|people) (?:are |will be )?walking\b/gi, "$1 at work"],
  // "Of all the instructions", which Hebrew writes as a tank.
  [/(?<!\p{L})מכל (?=ה\p{L}{3,}ות(?!\p{L}))/gu, "מן כל "],
  // What blood is likened to is no weapon.
  [/\b(?:squirt|water)[- ]?guns?\b/gi, "fountain"],
  [/\bpistol(?:a|ita)s? de agua\b/gi, "chisguete"],
  [/(?<!\p{L})(?:אקדח|רובה) מים(?!\p{L})/gu, "סילון"],
  // The inside of a wall or a machine, and the rings of a machine.
  [/\b(?:guts|insides)(?= (?:out )?(?:of|from) (?:the|an?|my|our|that|this) )/gi, "parts"],
  [/\b(?:retaining|snap|piston|slip|seal|lifting|o)[- ]?rings?\b/gi, "seal"],
  // A step that a stair has one less of, a fan in a duct, a burner above the floor, waste that is let down.
  [/\b(?:lose|gain|save|add) a (?=(?:step|tread|riser)\b)/gi, "change the count of a "],
  [/\bboosters?(?= (?:fan|no|yes|needed|required|pump)\b)/gi, "duct fan"],
  [/(?<!\p{L})ה?להבה(?= (?:ב|בגובה |של )?\d)/gu, "הפיילוט"],
  [/(?<!\p{L})(?:זורקים|לזרוק|משליכים|להשליך) (?=פסולת)/gu, "מורידים "],
  [/\bescaleras? de mano\b/gi, "escalera"],
  [/\bmano de obra\b/gi, "trabajo"],
  [/\bmanos (?=de pintura\b)/gi, "capas "],
  // Of sweat it is no blood.
  [/\b(sud(?:a|ando|or|o|amos|an)) a chorros\b/gi, "$1 mucho"],
  [/\bcargas? (?:muertas?|vivas?)\b/gi, "carga"],
  [/\b(?:carga|costo) social(?:es)?\b/gi, "costo"],
  // A supply for the time being, at the site; soil that has been dug; a corner that a plan leaves out; what is billed.
  [/\btemp(?:orary)? power on\b/gi, "temporary power at"],
  [/\bpower on (?=(?:the |a |my |our )?(?:site|jobsite|job|lot|property)\b)/gi, "power at "],
  [/\bloose (?=(?:cubic |cu )?(?:yds?|yards?|cy|meters?|m3|m³|volume|measure|dirt volume)\b)/gi, ""],
  [/\b(metros?|m3|m³|yardas?|volumen)( c[uú]bic[oa]s?)? suelt[oa]s?\b/gi, "$1$2"],
  [
    /\b(corner|notch|rectangle|triangle|cutout) (?:is |that'?s |thats )?(?:missing|gone|cut ?(?:out|off)|taken out)\b/gi,
    "$1",
  ],
  [/\besquina (?:que (?:le )?)?(?:falta(?:nte)?|cortada|faltando)\b/gi, "esquina"],
  [/(?<!\p{L})(ב?פינה)(?: אחת)? ש?(?:חסרה|חתוכה|קטועה)(?!\p{L})/gu, "$1"],
  [/\b(should|to|i|we|you|they|can|do|contractors?) charge[sd]?\b/gi, "$1 bill"],
  [/\b(?:plumbing |supply |drainage )?fixture units?\b/gi, "units"],
  // A current that is worked out strikes nobody.
  [/(?<!\p{L})(?:הפחתת|הורדת|חישוב|כמה|איזה|עוצמת) ה?זרם(?!\p{L})/gu, "אמפר"],
  [/(?<!\p{L})ה?זרם ה?(?:מותר|נקוב|מרבי|מקסימלי|העמסה|נומינלי|תקני)(?!\p{L})/gu, "אמפר"],
  [/(?<!\p{L})נושא(?:י|ת|ות)? ה?זרם(?!\p{L})/gu, "מוליכים"],
  [/(?<!\p{L})(איפה|איך|לאן|מה) שמים (?=\p{L})/gu, "$1 מניחים "],
  // Lightning that is kept off, a gap that keeps a child safe, a bit that sticks, the leg of a table.
  [/\blightning (?=protection|arrest[eo]rs?|rods?\b)/gi, "surge "],
  [/(?<!\p{L})הגנ[הת] (?:מפני |נגד |מ)?ה?ברקים(?!\p{L})/gu, "הארקה"],
  [
    /\bso (?:that )?(?:an? |the |no |my )?kids?(?:'?s head)? (?:can'?t|can ?not|won'?t|doesn'?t) (?:get|fall|fit|climb|slip)(?: stuck| in| through| out)?\b/gi,
    "for safety",
  ],
  [
    /\b(bit|bolt|screw|nut|anchor|fitting|door|window|drawer|valve|blade) (?:is |got |gets |keeps )?(?:stuck|getting stuck|sticking|jammed) (?=in (?:the|my|a) (?:wall|concrete|wood|frame|stud|slab|block|jamb|joist)\b)/gi,
    "it sits tight ",
  ],
  [
    /(?<!\p{L})se (?:me |le |nos )?ator(?:o|ó|a) (?=(?:la |el |mi |una? )?(?:broca|puerta|ventana|tornillo|tuerca|taquete|llave|valvula|válvula)(?!\p{L}))/giu,
    "se pega ",
  ],
  [
    /(?<!\p{L})((?:la |el )?(?:puerta|ventana|broca|tuerca|cajon)) se (?:me |le |nos )?ator(?:o|ó|a)(?!\p{L})/giu,
    "$1 se pega",
  ],
  [
    /(?<!\p{L})(ה?(?:מקדח|דלת|בורג|חלון|מגירה|ברז|אום)) (?:ש)?(?:תקוע|תקועה|נתקע|נתקעת|נתקעה) (?=ב(?:קיר|משקוף|בטון|עץ|בלוק|מסגרת|מסילה))/gu,
    "$1 קשה ",
  ],
  [/(?<!\p{L})רגל (?:של )?ה?(?=(?:שולחן|כיסא|ספסל|מיטה|ארון)(?!\p{L}))/gu, "חלק "],
  [
    /\b(?:tooth|teeth) (?=(?:off|on|of|per|for) (?:my |the |a |this )?(?:blade|saw|disc|bucket)\b)/gi,
    "tips ",
  ],
  // Because of it, and what is cut without water.
  [
    /(?<!\b(?:the|a|main|root|common|leading|likely|usual|what|whats) )\b'?cause of (?=(?:the|this|that|all) )/gi,
    "from ",
  ],
  [/(?<!\p{L})((?:cort|lij|pul|barr|esmeril|raspa|cepill)\p{L}*) en seco(?!\p{L})/giu, "$1 con polvo"],
  // A pipe that falls so much a foot.
  [
    /\b(?:drop(?:s|pin[g']?)?|fall(?:s|in[g']?)?) (?=(?:an? )?(?:\d[\d/. -]*|quarter|eighth|half)(?:"| ?in\b\.?| ?inch(?:es)?\b)? ?(?:of an inch )?(?:per|a|every|\/) ?(?:ft|foot)\b)/gi,
    "sloping ",
  ],
  // How many people a room is laid out for, and how far a pipe falls.
  [/(?<=(?:אנשים|עומס|לפי|מקדם|חישוב) )[בה]?תפוסה(?!\p{L})/gu, "אכלוס"],
  [/(?<!\p{L})ה?ב?תפוסה (?=(?:של |ל)(?:משרד|חנות|מסעדה|כיתה|אולם|בניין|קומה))/gu, "אכלוס "],
  [
    /(?<!\p{L})(ב?כמה) (?:(?:הוא|היא|זה|הצינור|הקו) )?(?:צריכה? )?(?:יורדת?|ירדה?|לרדת|תרד|ירד)(?!\p{L})(?! (?:ל|אל|פנימה|אחרי))/gu,
    "$1 שיפוע",
  ],
  [/(?<!\p{L})(ה?עומס(?:ים)?) ה?(?:מת|חי|מתים|חיים)(?!\p{L})/gu, "$1"],
  // What a trade or somebody tired says in a word of a danger: nobody is hurt by it.
  [/\bshock absorb(?:er|ing)s?\b/gi, ""],
  [/\b(?:water )?hammer arrest[oe]rs?\b/gi, "damper"],
  [/\b(?:wo|does|would|will)n?'?t (?:idle|start|crank|rev|stay running)\b/gi, "runs badly"],
  [
    /\bbleed(?:ing|s)? (?=(?:(?:the|a|an|my|this|out|off|some) )*(?:hydronic |hot water |cast iron |old )?(?:radiators?|baseboards?|brakes?|boiler|loops?|zones?|air)\b)/gi,
    "venting ",
  ],
  [
    /\bmy (?:back|head|brain|neck|eyes?) (?:is|are) kill(?:ing?|in) me (?=(?:from|over|with) (?:these|this|the|all (?:these|this|the)) (?:plans?|drawings?|prints?|blueprints?|numbers|math|paperwork)\b)/gi,
    "tired ",
  ],
  [/\b(?:dead tired|tired to death|bored to death|starving to death)\b/gi, "tired"],
  [/\b(mix|thinset|mortar|grout|mud)( is|'s| has gone| went)? dead\b/gi, "$1 stale"],
  [
    /\b(?:boss|foreman|client|wife|gc|super) (?:is |'s )?(?:gonna|going to|will) kill me (?=if (?:i|we) (?:don'?t|do not) (?:get|have|give|finish|send|bring|turn))/gi,
    "boss waits ",
  ],
  [/\b(?:measured|laid out|taken) on the ground\b/gi, "measured flat"],
  [/(?<!\p{L})(mezcla|pega|lechada|pasta)( ya)?( est[aá])?( ya)? muerta(?!\p{L})/giu, "$1 vieja"],
  [
    /(?<!\p{L})(?:patr[oó]n|jefe|cliente|esposa|arquitecto|ingeniero) (?:ya )?(?:me|nos) (?:va a matar|mata) (?=si no (?:le |les )?(?:doy|entrego|mando|tengo|llevo|acabo|termino)(?!\p{L}))/giu,
    "patron espera ",
  ],
  [
    /(?<!\p{L})(?:muert[oa] de (?:cansancio|hambre|sueño)|me muero de (?:hambre|sueño|cansancio))(?!\p{L})/giu,
    "cansado",
  ],
  [/(?<!\p{L})c[oó]mo se quema (?=una? (?:resistencia|foco|fusible|elemento)(?!\p{L}))/giu, "como falla "],
  // A breaker that trips throws nobody off.
  [/(?<!\p{L})(?:no )?se (?:me |le )?bot[ae]n?(?!\p{L})(?= *(?:$|[?.,!]))/giu, "se abre"],
  [/(?<!\p{L})(?:אני )?מתה? (?:כבר )?מ(?:רוב )?(?:עייפות|רעב|שעמום|שיעמום)(?!\p{L})/gu, "עייף"],
  [
    /(?<!\p{L})(?:הבוס|הקבלן|הלקוח|המנהל|אשתי) (?:יהרוג|הולך להרוג|תהרוג) אותי (?=אם (?:אני )?לא (?:אתן|אביא|אגמור|אשלח|אסיים|נותן|מביא|שולח))/gu,
    "הבוס מחכה ",
  ],
  [/(?<!\p{L})(ה?(?:תערובת|דבק|טיט|בטון)) (?:כבר )?מתה?(?!\p{L})/gu, "$1 ישן"],
  // A rail to hold, over the line of a stair's nosings.
  [/(?<!\p{L})מאחז(?:י)? ה?יד(?:יים)?(?!\p{L})/gu, "מעקה"],
  [/(?<!\p{L})מעל קו (?=ה?שלח)/gu, "מעל "],
  // What is in the news, what a bag yields, what is brought to somebody.
  [/(?<!\p{L})que (?:sali[oó]|sale) en (?:las noticias|la tele|el peri[oó]dico)(?!\p{L})/giu, "de la prensa"],
  [/(?<!\p{L})llegar mi (?=(?:concreto|cemento|pedido|material)(?!\p{L}))/giu, "llegar el "],
  [/(?<!\p{L})(?:me|te|le|nos) (rinden?)(?!\p{L})/giu, "$1"],
  [/(?<!\p{L})תביא(?:י|ו)? לי (?=תעודת|את המחיר|מחיר|כתובת|טלפון)/gu, "דרוש "],
  [/(?<!\p{L})una? secadora(?= para| pa | q| que|[?.,]|$)/giu, "eso"],
  [/(?<!\p{L})calentador(es)? de agua(?= de \d)/giu, "calentador$1"],
  // A burner's flame stands so high; a pipe lies so deep.
  [
    /\b(?:flame|pilot|burner)(?: is| at|'s)? (\d+) ?(in|inches|cm|") (?:off|above|over) (?:the )?(?:slab|floor|ground)\b/gi,
    "pilot $1 $2 above the floor",
  ],
  [/(?<!\p{L})((?:צינור|קו|כבל|צנרת)(?: \p{L}+){0,2}) קבור(?:ה|ים)? (?=\d)/gu, "$1 בעומק "],
  // What clogs, costs, runs out or is pinched, and a talk that is to be written.
  [
    /\bchok(?:e|es|ed|ing|in) (?=(?:the |my |our |a )?(?:pump|saw|motor|engine|machine|hose|drain|bit|filter|sprayer)\b)/gi,
    "clogging ",
  ],
  [
    /\bbleeding (?=(?:issues?|problems?) (?:with|in|on) (?:the |a |my |our )?(?:slab|concrete|pour|roof|paint|stain|grout)\b)/gi,
    "surface water ",
  ],
  [/\bburn rate\b/gi, "cost rate"],
  [
    /\b((?:budget|cost|price|schedule|paperwork|taxes|overhead)s?) (?:is|are) killin[g']? me\b/gi,
    "$1 is high",
  ],
  [/\bdead[- ]end(?:ed|s)?\b/gi, "capped"],
  [
    /\b(?:write|need|make|give) (?:me )?(?:a |an |the )?(?:\p{L}+ ){1,3}(?=(?:toolbox|tailgate|safety) (?:talk|topic)s?\b)/giu,
    "write a ",
  ],
  [
    /(?<!\p{L})ahog(?:o|ar|amos|an|ue) (?=(?:los |el |las |la |unos? )?(?:tornillos?|clavos?|pijas?|cabezas?)(?!\p{L}))/giu,
    "avellano ",
  ],
  [
    /(?<!\p{L})se (?:me )?muri[oó] (?=(?:la |el |mi )?(?:pila|bater[ií]a|motor|foco|bomba|revolvedora|taladro)(?!\p{L}))/giu,
    "se acabo ",
  ],
  [/(?<!\p{L})(?:חונקים|לחנוק|חונק) (?=(?:את ה)?צינור)/gu, "סוגרים "],
  [/(?<!\p{L})מקלחון מרובע(?!\p{L})/gu, "מקלחון"],
  // An engine's choke, a blade that wears, rubble that is laid, the face of a door.
  [/\b(?:the|full|half) choke (?=(?:is|lever|knob|on|off|half|full|open|closed|out)\b)/gi, "the throttle "],
  [
    /\bburn(?:s|t|ed|ing)? (?:thru|through|up|out) (?=(?:the |a |my |our |all |these )*(?:blades?|bits?|discs?|disks?|brushes|belts?|sandpaper|motors?|windings?)\b)/gi,
    "wearing out ",
  ],
  [
    /\bcrushed (?=(?:up |old )*(?:sidewalks?|concrete|stone|rock|bricks?|block|asphalt|gravel|limestone)\b)/gi,
    "",
  ],
  [
    /\b((?:can|could|may|should|do|must|how do) (?:i|we)) bury (?=(?:(?:the|my|our|an?|some|this|that|broken|old|up) )*(?:sidewalks?|driveways?|concrete|rubble|debris|stumps?|bricks?|asphalt|pipes?|conduits?|cables?|tanks?|drains?)\b)/gi,
    "$1 lay ",
  ],
  [/\b(between|from) (?:the )?(?:door |wall |leaf )?face (?=(?:and|to|of)\b)/gi, "$1 surface "],
  // Old paint that is taken off by heat; a motor, a mix or a plaster of which it is said as of somebody.
  [/(?<!\p{L})quem(?:o|ar|amos|e|ando) (?=(?:la |las |esa |esta )?pinturas?(?!\p{L}))/giu, "quitar "],
  [
    new RegExp(
      `(?<!\\p{L})se (?:me |le |nos )?(?:${FAILS}|est[aá] muriendo) (?=(?:ya |luego )?(?:el |la |mi )(?:${FAILING}|planta|bomba)(?!\\p{L}))`,
      "giu",
    ),
    "se detiene ",
  ],
  [
    new RegExp(`(?<!\\p{L})((?:${FAILING})(?: ya)?) se (?:me |le |nos )?(?:${FAILS})(?!\\p{L})`, "giu"),
    "$1 se detiene",
  ],
  [
    /(?<!\p{L})se (?:me |le |nos )?(?:caen?|est[aá]n? cayendo|desprenden?) (?=(?:la |el |los |las )(?:mezcla|repello|aplanado|pintura|pasta|azulejos?|yeso|estuco|losetas?|masilla|tirol)(?!\p{L}))/giu,
    "no pega ",
  ],
  [/(?<!\p{L})(?:mezcla|repello|aplanado) del techo(?!\p{L})/giu, "repello"],
  [/(?<!\p{L})(?:a plomo|plomer(?:[oaí]s?|[ií]a))(?!\p{L})/giu, "vertical"],
  [/(?<!\p{L})varillas? (?:de|a|para) tierra(?!\p{L})/giu, "electrodo"],
  [/(?<!\p{L})(?:barrera|retardador|retardante) de vapor(?:es)?(?!\p{L})/giu, "plastico"],
  [/(?<!\p{L})(סדק\p{L}*(?: \p{L}+){0,3}) ש?(?:כבר )?לא זז(?!\p{L})/gu, "$1 יציב"],
  [/(?<!\p{L})(ה?(?:סיליקון|סדק|צבע|איטום|פוגה|רובה)) (?:כבר )?מתה?(?!\p{L})/gu, "$1 ישן"],
  [
    /(?<!\p{L})(ה?(?:קומפרסור|מדחס|מנוע|גנרטור|משאבה|מסור|מערבל|מכסחה))( \p{L}+)? נחנקת?(?!\p{L})/gu,
    "$1$2 נעצר",
  ],
  [
    /(?<!\p{L})(ה?(?:טיח|צבע|שפכטל|שליכט|אריחים|קרמיקה|רובה)) ש?(?:נופלת|נופלים|נופל|נושר|נושרים|נושרת)(?!\p{L})/gu,
    "$1 מתקלף",
  ],
  [/(?<!\p{L})בלי ש?(?:לי )?(?:יי|י|תי)שבר(?:ו)?(?: לי)?(?!\p{L})/gu, "בלי נזק"],
  // Out of its place is a tooth, and awake its owner.
  [/\b((?:tooth|teeth)(?: (?:is|are|was|were|got|clean))*) knocked (?:clean |right )?out\b/gi, "$1 came out"],
  [
    /\bknocked (?:clean |right )?out (?=(?:(?:his|her|my|one|two|of|a|the|some|front) )+(?:tooth|teeth)\b)/gi,
    "knocked loose came out ",
  ],
  [/\b((?:tooth|teeth)) got knocked (?:clean |right )?out\b/gi, "$1 came out"],
  // A piece of wall so wide between two things: nobody is between them.
  [
    /(?<=\d ?(?:in|inch|inches|["”″]|ft|feet|cm)[^.?!]{0,20})(?<!(?:stuck|pinned|caught|wedged|trapped|squeezed|crushed|jammed) )\bbetween (?=(?:(?:the|a|my|two) )*(?:\w+ )?(?:doors?|windows?|casings?|fireplace|sink|range|fridge|cabinets?)\b)/gi,
    "from ",
  ],
  // How high above the ground something is, at which nobody lies.
  [/(?<!\p{L})מעל ה?(?:קרקע|רצפה)(?!\p{L})/gu, "מעל פני השטח"],
  // A smell that a vent is to take away, and medicine that somebody takes before a mask is tried on.
  [
    /\b(septic|sewer|drain|sump)((?: \w+)?) (?:smells?|stinks?|odou?rs?)(?=.{0,40}\b(?:what|which|how big).{0,20}\bvents?\b)/gi,
    "$1 vents",
  ],
  [
    /(?<!\p{L})(fosa|drenaje|registro|caño)((?: s[eé]ptica)?) (?:huele|apesta)(?: feo| mal)?(?=.{0,40}(?:de )?(?:qu[eé]|cu[aá]l).{0,25}(?:ventilaci[oó]n|respiradero|venteo))/giu,
    "$1 ventila",
  ],
  [/(?<!\p{L})(בור (?:ספיגה|רקב)) מסריח(?=.{0,40}(?:איזה|מה).{0,20}(?:אוורור|אוויר|נשם))/gu, "$1 מאוורר"],
  [
    /\b(?:his|her|my|an?|their) inhaler\b(?=.{0,60}\bfit[- ]?test)(?!.{0,80}\b(?:wheez|can'?t|gasp|blue))/gi,
    "medicine",
  ],
  [
    /(?<!\p{L})(?:su |mi |el |un )?inhalador(?=.{0,60}prueba de ajuste)(?!.{0,80}(?:silba|no puede|azul))/giu,
    "medicina",
  ],
  [/(?<!\p{L})ב?משאף(?=.{0,60}(?:בדיקת התאמה|מבחן אטימות))(?!.{0,80}(?:מצפצף|לא נושם|כחול))/gu, "תרופה"],
  // Headroom, and what is left of it.
  [/(?<!\p{L})גובה ה?ראש (?=(?:מעל|ב|של|נטו|חופשי|מ)\p{L}*)/gu, "גובה חופשי "],
  [/(?<!\p{L})נשאר(?:ו|ה)? (?=\d+(?:[.,]\d+)? ?(?:מ|ס))/gu, "גובה "],
  // A length, and what a rule is for: neither a limb nor somebody who was struck.
  [/\b(?:an?|one|1) (?:foot|ft) and (?:a|one) half\b/gi, "18 inches"],
  [/\bshock(?:[- ]?hazard)? protection\b/gi, "protection"],
  [/\bprotecci[oó]n contra (?:toques|descargas|choques?)(?: el[eé]ctric[oa]s?)?/gi, "protección"],
  [/(?<!\p{L})ה?הגנה (?:מהתחשמלות|מפני התחשמלות|נגד התחשמלות)/gu, "הגנה"],
  [/\bcertificaci[oó]n (?:rrp )?(?:por|de|para) (?:el )?plomo\b/gi, "certificación"],
  [/\bsin (?:cambiar ventanas y sin )?quemar (?:la )?pintura\b/gi, ""],
  // One face of a wall that is boarded or plastered, and no side of a body.
  [
    /(?<=(?:לוחות|גבס|קיר|מחיצה|טיח|צבע|בידוד)[^?!]{0,90}\d[^?!]{0,60})(?<!\p{L})(?:מ?צד אחד|משני הצדדים)(?=\s*(?:[,.;?]|$|בלבד|בלי|ללא|של ה?(?:קיר|מחיצה|גדר)))/gu,
    "שטח",
  ],
  // A crack by its shape, and what carries a floor.
  [/\bstair[- ]?step(?:ping|ped)? (?=(?:\w+ )?cracks?\b)/gi, ""],
  [/\bload[- ]?bearing\b/gi, "structural"],
  // "He says cement when he means concrete": two words are told apart.
  [
    /\b(?:(?:my|our|the|his) )?\w+ (?:always |keeps? |still )*(?:says?|saying|calls?|calling)(?: it)? (\w+(?: \w+)?) (?:when|but|and) (?:he|she|they|it) (?:really )?means?\b/gi,
    "what is $1 and",
  ],
  // Whoever asks whether a part of a building may be put somewhere, and tells of nobody.
  [
    /\b(?:can|could|may) (?:i|we) (?:legally |just )?(?=(?:put|install|add|build|run|have|frame|hang|mount) (?:an? |the |my |our )?(?:\w+ ){0,2}(?:doors?|windows?|outlets?|receptacles?|panels?|switch|lights?|pipes?|ducts?|wires?|cables?|stairs?|walls?|sheds?|decks?|fences?|toilets?|sinks?|showers?|furnace|water heater|dryer|closet)\b)(?![\s\S]*\b(?:he|she|him|her|his|they|them|guys?|kids?|child|baby|smok\w*|fires?|burn\w*|leak\w*|gas|smell\w*|spark\w*|shock\w*|blood|hurts?|stuck|now)\b)/gi,
    "is it allowed to ",
  ],
];
