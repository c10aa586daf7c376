/**
 * What a trade says in the words of death, of killing, of blowing and of falling, where it means an anchor, a wall, a
 * switch or a breaker. Each is read as what it means, and only beside the thing that it is said of: "there is a dead man in
 * the ditch" stays what it is.
 */
export const TRADE_WORDS: readonly (readonly [word: RegExp, thing: string])[] = [
  // An anchor that is buried, a prop for drywall, a switch that lets go when nobody holds it.
  [
    /\bdead[- ]?m[ae]n(?=(?:'?s)? (?:anchors?|switch(?:es)?|controls?|brakes?|blocks?|levers?|pedals?|handles?|triggers?|tie[- ]?backs?|footings?|posts?|props?|ties?)\b)/gi,
    "anchor",
  ],
  [
    /\b((?:bury|buried|burying|pour|pouring|set|setting|build|make|dig|use|using|tie(?:d)? (?:it )?(?:back )?to)(?: in)? (?:a|the|my|some|two|our)?) ?dead[- ]?m[ae]n\b/gi,
    "$1 anchor",
  ],
  [
    /\bdead[- ]?m[ae]n (?=(?:to|for) (?:(?:hold|prop|support|anchor|tie|brace)\b|(?:the |a |my )?(?:guy|retaining|drywall|sheetrock|post|pole|ceiling)))/gi,
    "anchor ",
  ],
  [
    /(?<!\p{L})((?:control|dispositivo|pedal|interruptor|bot[oó]n|palanca|freno|sistema|mando|gatillo)(?:es|s)?)(?: de| del| tipo)? hombre muerto(?!\p{L})/giu,
    "$1 de seguridad",
  ],
  [
    /(?<!\p{L})(?:hombres? )?muertos? de (?:concreto|cemento|anclaje|ancla|hormig[oó]n|piedra)(?!\p{L})/giu,
    "ancla",
  ],
  [
    /(?<!\p{L})((?:enterrar|entierro|entierre|enterr[oó]|colar|cuelo|cuele|hacer|hago|haga|hace|hacen|poner|pongo|amarrar(?:lo)? a|anclar(?:lo)? a)(?: a)?) (?:un|el|unos|los) muertos?(?= (?:pa|para|de|del|o|que|q|y)(?!\p{L})|[?.,]|$)(?=.{0,80}(?:ancl|poste|retenida|tensor|viento|concreto|cemento|muro|barda|medida|profund|tama))/giu,
    "$1 un ancla",
  ],
  [
    /(?<=(?:ancl|poste|retenida|tensor|tama[nñ]o)[^?]{0,60})(?:se hace|se cuela|se pone|es|lleva) (?:un|el) muerto(?!\p{L})/giu,
    "es un ancla",
  ],
  [
    /(?<!\p{L})((?:ידית|מתג|דוושת|דוושה|לחצן|כפתור|מנגנון|בלם|עוגן)) (?:של )?(?:ה)?(?:אדם|איש) מת(?!\p{L})/gu,
    "$1 ביטחון",
  ],
  // A wall that bears nothing, a space that is not used, a bolt.
  [
    /\bdead (?=(?:walls?|spaces?|space|bolts?|blow|level|plumb|flat|cent(?:er|re)|weights?|air|battery|batteries|outlets?|sockets?|zones?|shores?|shoring|fronts?|stops?|short|sand|band)\b)/gi,
    "",
  ],
  [/\bdead[- ]?bolts?\b/gi, "bolt"],
  [
    /\bdead legs? (?=(?:in|of|on) (?:the |a |my |our )?(?:pipe|piping|plumbing|hot water|water line|domestic|system|loop|main)\b)/gi,
    "stub ",
  ],
  [
    /(?<!\p{L})((?:muro|pared|tabique|espacio|peso|tramo|[aá]ngulo|punto|tiempo))(s?) muert[oa]s?(?!\p{L})/giu,
    "$1$2 ligero",
  ],
  [/(?<!\p{L})(ה?קיר(?:ות)?) ה?מת(?:ים)?(?!\p{L})(.{0,40}?)להרוג (?:אותו|אותם)(?!\p{L})/gu, "מחיצה$2להוריד"],
  [/(?<!\p{L})(?:ה?קיר(?:ות)?|ל?קיר) ה?מת(?:ים)?(?!\p{L})/gu, "מחיצה"],
  [/(?<=מחיצה[^.?!]{0,20}[.?!]?[^.?!]{0,20})(?:זה )?לא (?:קיר )?נושא(?= *\?)/gu, "קל"],
  [/(?<!\p{L})((?:שטח|חלל|משקל|מרחב|זמן|קצה|שעות|נקודה|פינה|פינות)) ה?מת(?:ה|ות|ים)?(?!\p{L})/gu, "$1 ריק"],
  // What is switched off, rounded or taken down.
  [
    /\bkill(?:s|ed|ing)? (?:off )?(?=(?:the |that |this |all |my |our )*(?:power|breakers?|circuits?|corners?|walls?|outlets?|feed|feeders?|lights?|engine|motor|pump|generator|mains?|switch|run|saw|machine|heat|gas|water|juice|weeds?|mold|sharp edges?|edges?|suckering|draft|noise|echo|batteries)\b)/gi,
    "shut ",
  ],
  [
    /(?<!\p{L})(?:matar(?:le)?|mato|mate|matamos|mata|maten|mat[eé]) (?=(?:la |el |las |los |un |una )?(?:esquinas?|cantos?|filos?|aristas?|orillas?|luz|corriente|circuitos?|cal|energ[ií]a|motor|brillo|polvo|eco|ruido|hierba|maleza|moho|salitre)(?!\p{L}))/giu,
    "rebajar ",
  ],
  [
    /(?<!\p{L})(?:להרוג|הרגתי|הרגנו|הורגים|הורג|תהרוג) (?=את (?:ה)?(?:קיר|קירות|פינה|פינות|חשמל|מפסק|מעגל|קו|אור|מנוע|גנרטור|משאבה|מים|ברז|עובש|רעש|הד|מחיצה)(?!\p{L}))/gu,
    "לבטל ",
  ],
  // Fuses and breakers that open.
  [
    /\b(?:blew|blow(?:s|ing)?|blown|popp(?:ed|ing)|pops?|fried|burn(?:t|ed|s|ing)?(?: out)?) (?=(?:(?:the|a|my|another|two|all|our|that|every|main) )*(?:fuses?|breakers?|gfcis?|gfi|light ?bulbs?|bulbs?)\b)/gi,
    "opened ",
  ],
  [
    /\b((?:fuses?|breakers?|gfcis?|gfi|afcis?|bulbs?|overloads?)(?: (?:just|always|only|keeps?|kept|has|have|had|is|was|got))*) (?:blew|blows?|blown|blowing|popp(?:ed|ing)|pops?|fried|burnt|burned|tripp(?:ed|ing)|trips?|jump(?:ed|s|ing)?|kick(?:ed|s|ing)?(?: off| out)?)\b(?! (?:up|apart|in|at|on|me|him|her)\b)/gi,
    "$1 opens",
  ],
  [
    /\btripp(?:ed|ing)? (?=(?:(?:the|a|my|another|our|that|main) )*(?:breakers?|gfcis?|gfi|afcis?|overload|alarm sensor)\b)/gi,
    "opened ",
  ],
  [/\bnuisance trip(?:s|ped|ping)?\b/gi, "opens"],
  [
    /(?<!\p{L})se (?:me |le |nos )?(?:quem(?:[oó]|a|aron|an)|vol(?:[oó]|aron)|fundi(?:[oó]|eron)|bot(?:[oó]|a|an|aron)|baj(?:[oó]|a|an|aron)|ca(?:y[oó]|yeron|e|en)|dispar(?:[oó]|a|an)) (?=(?:el |la |los |las |un |una )?(?:fusibles?|pastillas? (?:del|de la|de el)|breakers?|interruptor(?:es)?|diferencial(?:es)?|t[eé]rmic[oa]s?|focos?)(?!\p{L}))/giu,
    "se abre ",
  ],
  [
    /(?<!\p{L})((?:fusible|breaker|breik?er|interruptor|diferencial|t[eé]rmic[oa]|gfci)) (?:se )?(?:me )?(?:salt[oóa]|brinc[oóa]|se bota|bot[oó]|se baja|se cae|se dispara)(?!\p{L})/giu,
    "$1 se abre",
  ],
  [
    /(?<!\p{L})(?:salt[oóa]|brinc[oóa]|tumb[oóa]|bot[oóa]) (?=(?:el |la |los )?(?:fusible|breaker|diferencial|interruptor|pastilla del|gfci)(?!\p{L}))/giu,
    "se abre ",
  ],
  [
    /(?<!\p{L})(?:קפץ|קפצה|קופץ|קופצת|נפל|נפלה|נופל|נופלת|קפצו|נפלו|עף|ירד) (?=(?:לי |לנו |לו |שוב |כל הזמן |תמיד )*(?:ה)?(?:פחת|מפסק|מפסקים|פיוז|נתיך|ממסר פחת|מאמ["״]?ת|מאמת|אוטומט)(?!\p{L}))/gu,
    "מופסק ",
  ],
  [
    /(?<!\p{L})((?:ה)?(?:פחת|מפסק|פיוז|נתיך|מאמ["״]?ת|אוטומט))((?: לי| לנו| שוב| כל הזמן| תמיד| של \p{L}+| הראשי)*) (?:ש)?(?:קפץ|קופץ|נפל|נופל|עף|יורד|נשרף)(?!\p{L})/gu,
    "$1$2 מופסק",
  ],
  [
    /(?<!\p{L})(?:שרפתי|שרפנו|נשרף|נשרפו|שורף) (?=(?:לי |לנו |עוד |שוב )*(?:ה)?(?:פיוז|פיוזים|נתיך|נתיכים|נורה|מפסק)(?!\p{L}))/gu,
    "מופסק ",
  ],
  [/(?<!\p{L})(qu[eé]|qui[eé]n) (?:l[ao]s?) (?:bota|tumba|dispara|baja)(?!\p{L})/giu, "$1 es"],
  // The bed of a truck is no electric box.
  [
    /(?<!\p{L})caja de (?=(?:la |una |mi |su )?(?:troca|camioneta|pickup|camion|camión|trokita)(?!\p{L}))/giu,
    "",
  ],
  // Neither smell nor smoke: what nobody smells and nobody sees is told to say that nothing burns.
  [
    /\b(?:there(?:'?s| is) )?no (?:smell|smoke|fire|sparks?)(?:,? (?:and |or |nor )?(?:no )?(?:smell|smoke|fire|sparks?|burning smell))+\b/gi,
    "fine",
  ],
  [
    /(?<!\p{L})(?:no hay |sin |ni )(?:olor|humo|lumbre|chispas)(?:,? (?:ni|y|o|sin) (?:hay )?(?:olor|humo|lumbre|chispas))+(?!\p{L})/giu,
    "normal",
  ],
  [
    /(?<!\p{L})(?:אין|בלי) (?:ריח|עשן|אש|ניצוצות)(?:,? (?:ו)?(?:אין |בלי |לא )?(?:ו)?(?:ריח|עשן|אש|ניצוצות))+(?!\p{L})/gu,
    "תקין",
  ],
  // An inch that is left out at the end of a tape.
  [/\bburn(?:s|ed|ing)? (?=(?:an?|one|1|the first|a whole) (?:inch|foot|in|ft)\b)/gi, "skip "],
  // Gear that is named with breath tells of nobody's.
  [/\bbreathing (?:apparatus|gear|equipment)\b/gi, "respirator"],
  [/(?<!\p{L})equipos? de respiraci[oó]n(?!\p{L})/giu, "mascarilla"],
  [/(?<!\p{L})(ה?(?:ציוד|מכשיר|מערכת|מסכת)) נשימה(?!\p{L})/gu, "$1 מגן"],
  // Mud and plaster that set fast, a line that is vented, threads that are worn, grey that is baked in.
  [/\bhot (?=(?:mud|setting|mix|batch|load of (?:mud|concrete|mix))\b)/gi, "quick "],
  [/\bburn(?:t|ed)?[- ]in (?=(?:logo|mark|label|finish|number|date|stamp|test|period)s?\b)/gi, "marked "],
  [
    /\b(?:bleed(?:s|ing)?|bled) (?=(?:(?:the|a|an|my|this|out|off|some|all|our|each) )*(?:lines?|pump|hydraulics?|injectors?|fuel (?:line|system|filter)s?|valves?|compressor|tank|caliper|clutch|trim|system)\b)/gi,
    "vent ",
  ],
  [
    /\bstripp(?:ed|ing) (?=(?:(?:the|a|my|out|off|this|all|old) )*(?:screws?|bolts?|threads?|nuts?|heads?|wires?|insulation|forms?|paint|wallpaper|shingles|hex|lug)\b)/gi,
    "worn ",
  ],
  [
    /(?<!\p{L})(?:sangrar|sangro|sangre|sangramos|sangrando) (?=(?:la |el |los |las )?(?:l[ií]neas?|frenos?|bomba|mangueras?|radiador(?:es)?|sistema|caldera|inyector(?:es)?|hidr[aá]ulic[oa]|tuber[ií]a)(?!\p{L}))/giu,
    "purgar ",
  ],
];
