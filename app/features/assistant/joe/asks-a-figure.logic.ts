/** Asks in so many words for the figure of a rule: "what is the lowest pressure", "a cuántos pies como máximo". */
const ASKS =
  /\bwhat(?:'?s| is| are) the (?:tallest|highest|lowest|least|most|max\w*|min\w*|smallest|biggest|largest|closest|nearest|steepest|deepest|widest|narrowest|shortest|longest|farthest|furthest)\b|\bhow (?:far|close|near|high|low|tall|wide|deep|thick|long|big|many (?:feet|ft|inches))\b.*\b(?:at (?:most|least)|min|max|minimum|maximum|allowed|legal|required|osha|code)\b|\b(?:is|thats|that's) (?:that )?(?:enough|enuf|legal) (?:distance|clearance|room|space)\b|a cu[aá]nt[oa]s? (?:pies|metros|pulgadas|cent[ií]metros)\b.*(?:m[aá]xim|m[ií]nim)|cu[aá]l es (?:la|el) \p{L}+ (?:m[aá]xim|m[ií]nim)|(?:כמה (?:רחוק|קרוב|גבוה|נמוך|עמוק|רחב)|באיזה (?:מרחק|גובה|עומק)|מה ה?(?:מרחק|גובה|עומק|לחץ))(?!\p{L}).*(?:לפחות|לכל היותר|מינימלי|מקסימלי|מינימום|מקסימום)/u;

/** What somebody tells whom it concerns now: a person, a wound, something that gives way, burns, leaks or smells. */
const TELLS =
  /\b(?:he|she|hes|shes|he's|she's|him|his|her|guy|hurt|bleed\w*|blood|trapped|stuck|pinned|buried|fell|fallen|downed|passed out|dizzy|smell\w*|stink\w*|hiss\w*|smok\w*|burn\w*|fire|sparks?|arcing|leaking|leaks|crack\w*|moving|sinking|leaning|collaps\w*|caved?|help|911|pain|sick|numb|can'?t|now|tip(?:s|ping|ped)|sway\w*|slough\w*|swell\w*|swollen|bulg\w*|wind\w*|touch\w*|rising|coming (?:in|down)|came|broke\w*|no (?:rails?|shor\w+|air|box)|wet|swallow\w*|blow\w*|blew|found|dug up|its hot|it's hot|that'?s hot|lel|ppm|meter (?:says|reads)|breathe?|getting hot|they|them|somebody|someone|inside)\b|ahorita|ahora mismo|hinchad|ladea|inclina|viento|encontr|sali[oó](?!\p{L})|tragó|suelt|sangr|herid|atrapad|atorad|cay[oó]|huele|humo|quem[aoó]|arde|incendi|truena|cruje|agriet|grieta|se mueve|ayuda|desmay|mare[oóa]|duele|golpe|fuga\b|chispa|(?<!\p{L})(?:él|ella|lo|le|compa|compañero)(?!\p{L})|פצוע|נפצע|(?<!\p{L})דם(?!\p{L})|נפל|לכוד|נקבר|ריח|עשן|בוער|שרפה|שריפה|נסדק|סדק|זז|רועד|הצילו|עזרה|סחרחורת|התעלף|כואב|ניצוצ|דולף|עכשיו|מתנפח|מתהפך|נוטה|(?<!\p{L})רוח(?!\p{L})|מצאנו|מתנדנד|נשבר|בלע|מישהו|(?<!\p{L})(?:הוא|היא|הם|אותו|אותה|אותם)(?!\p{L})/u;

/** Why somebody asks: what is to happen to nobody, or what may come one day. */
const PURPOSE =
  /\bso (?:that )?(?:nobody|no one|no-one)\b[^,;:.?!–]*[,;:–-]|\b(?:just )?in case (?:of|there(?:'?s| is)(?: ever)?)\b[^,;:.?!]*[,;:]|para que nadie\b[^,;:.?!–]*[,;:–-]|por si (?:alg[uú]n d[ií]a|un d[ií]a|acaso)\b[^,;:.?!]*[,;:]|כדי שאף אחד לא [^,;:.?!–]*?[,;:–-]|למקרה ש[^,;:.?!]*[,;:]/u;

/** Whether a figure of a rule is asked for and nothing is told that goes on: nobody does so beside somebody hurt. */
export function asksForAFigure(text: string): boolean {
  const lower = text.toLowerCase();
  return ASKS.test(lower) && !TELLS.test(lower);
}

/** The question without why it is asked, where the rest asks for a figure: a fire that may come one day is none now. */
export function withoutPurpose(text: string): string {
  const rest = text.toLowerCase().replace(PURPOSE, " ");
  return rest.length < text.length && asksForAFigure(rest) ? rest : text;
}
