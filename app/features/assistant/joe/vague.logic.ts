import { fold } from "~/lib/fold.ts";
import { spoken } from "./spoken.ts";

/** What is missing from a question that names nothing: the thing itself, or what the bags and sheets are of. */
type Vague = "what" | "ofWhat";

/** A question for a measure or a number. */
const ASKS = spoken(
  /\b(how (far|many|much|big|long|deep|high|tall|thick|wide|close|often)|(what|which) (size|spacing|distance|depth|height|width|thickness|length)|cuant[oa]s?|que (tan|tamano|medida|distancia|separacion|ancho|alto|altura|grosor|espesor|largo)|a (que|cuanto)|cada cuanto)\b/,
  "כמה|באיזה מרחק|איזה מרחק|איזה גודל|באיזה גודל|מה המרחק|מה הגודל|מה העומק|מה הגובה|מה הרוחב|מה העובי|באיזה עומק|באיזה גובה|כל כמה",
);
/** What is bought by the piece, whatever is in it. */
const PIECES = spoken(
  /\b(bags?|sacks?|boxes|box|sheets?|gallons?|gals?|yards?|yds?|rolls?|pieces?|pcs|buckets?|tubes?|pallets?|bundles?|boards?|bultos?|sacos?|bolsas?|costales|cajas?|hojas?|galon(es)?|yardas?|rollos?|piezas?|cubetas?|tubos?|paquetes?|tablas?)\b/,
  "שקים|שקי|שק|קופסאות|ארגזים|לוחות|גלונים|ליטרים|דליים|גלילים|יחידות|חבילות|משטחים|קרשים|פחיות",
);
/** Words that name nothing. */
const NAMES_NOTHING = spoken(
  /\b(how|what|whats|which|far|many|much|big|long|deep|high|tall|thick|wide|close|often|size|sizes|spacing|spaced|distance|depth|height|width|thickness|length|apart|between|from|each|other|every|do|does|did|should|shall|can|must|need|needs|needed|have|has|got|to|be|is|are|was|were|it|its|they|them|these|those|this|that|there|here|one|ones|i|we|you|me|us|the|a|an|of|for|on|in|at|get|buy|order|use|put|go|goes|come|required|allowed|exactly|then|so|and|please|joe|hey|hi|thing|things|stuff|total|about|que|cual|cuales|cuant[oa]s?|tan|tamano|medida|distancia|separacion|separad[oa]s?|lejos|cerca|ancho|alto|altura|grosor|espesor|largo|hond[oa]s?|profund[oa]s?|profundidad|grues[oa]s?|debe|deben|tiene|tienen|tener|tengo|hay|ir|van|va|estar|ser|son|es|esta|estan|necesit\w+|ocup\w+|requier\w+|lleva|llevan|hacen?|falta|compro|comprar|pido|pedir|pongo|poner|los|las|el|la|lo|le|les|eso|esto|esos|esas|estos|estas|ellos|ellas|entre|si|uno|una|un|unos|unas|otro|otra|cada|de|del|para|pa|por|con|en|a|al|me|mi|se|y|o|cosa|cosas|favor)\b/,
  "כמה|מה|איזה|איזו|אילו|מרחק|רחוק|רחוקים|קרוב|רווח|מרווח|גודל|עומק|עמוק|גובה|גבוה|רוחב|רחב|עובי|אורך|צריך|צריכים|צריכה|צריכות|אפשר|חייב|חייבים|להיות|יש|זה|זו|אלה|הם|הן|הוא|היא|אותם|אותן|אותו|אותה|ביניהם|ביניהן|בין|אחד|אחת|מהשני|מהשנייה|אני|אנחנו|לי|לנו|לקנות|להזמין|לשים|לקחת|של|את|על|כל|עד|לזה|בזה|מזה|בסך|הכל|ג'ו|בבקשה",
);

const every = (pattern: RegExp) => new RegExp(pattern.source, "gu");

/** Whether a question asks for a number of something that it does not name: "how far apart do they need to be". */
export function vagueIn(question: string): Vague | undefined {
  const folded = fold(question);
  if (/\d/.test(folded) || !ASKS.test(folded)) return undefined;
  const left = folded.replace(every(NAMES_NOTHING), " ");
  if (!/\p{L}/u.test(left)) return "what";
  return /\p{L}/u.test(left.replace(every(PIECES), " ").replace(every(NAMES_NOTHING), " "))
    ? undefined
    : "ofWhat";
}
