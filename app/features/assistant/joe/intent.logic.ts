import { foldedText, judge, type Query } from "~/engines/knowledge/knowledge.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { spoken } from "./spoken.ts";
import { type Topic, wordsOfTopic } from "./topics.logic.ts";

const AMOUNT = spoken(
  /\b(how (much|many|big|long|far|high|deep|wide|thick|tall|steep)|calculate|(what|which) (size|gauge|wire|breaker|box|amps?|amperage|current)|number of|(rafter )?(length|weight) (of|for)|cuant[oa]s?|calcul\w+|que (tamano|medida|calibre|cable|alambre|pastilla|interruptor|caja))\b/,
  "כמה|חשב|לחשב|תחשב|מה הגודל|איזה גודל|איזה חתך|איזה כבל|איזה מפסק|איזו קופסה",
);

const PRICE = spoken(
  /\b(price|prices|pricing|costs?(?![- ](plus|codes?|control|segregation|breakdown|overruns?|of the work))|how much (is|are|for a|does .{1,40} cost|do(es)? .{1,40} (go for|run))|going for (today|now|these days)|cheap(er|est)?|expensive|charge per|going rate|precio|precios|cuesta|cuestan|cuanto (vale|valen|sale|salen|cobran|cobro|anda|andan)|a (como|cuanto) (esta|estan|anda|andan|dan|sale|salen|venden|tienen|va)|en cuanto (sale|salen|anda|andan|esta|estan|venden)|barat[oa]s?|car[oa]s?)\b/,
  "מחיר|מחירים|עולה|עולים|עולות|כמה עולה|בכמה מוכרים|כמה לוקחים|יקר|זול|תעריף",
);

/** What something costs stands nowhere in the knowledge base, whatever is said there of the thing itself. */
export const asksForAPrice = (question: string): boolean => PRICE.test(fold(question));

/** "How much", "how many", "calculate". */
export const asksForAnAmount = (question: string): boolean => AMOUNT.test(fold(question));

/**
 * Whether the built-in text of a topic is the answer: the question is about the topic as a whole, without a section,
 * a property or an amount that a provision would answer better, and what it speaks of stands in the text.
 */
export function topicAnswers(
  question: string,
  { readings: [concepts] }: Query,
  topic: Topic,
  language: Language,
): boolean {
  const subjects = concepts.filter(({ role }) => role === "subject");
  if (subjects.length > 1 || concepts.some(({ role }) => role !== "subject" && role !== "how")) return false;
  const text = foldedText(translator(language, "joe-answers")(`topics.${topic}`), language);
  const words = foldedText(wordsOfTopic(question, topic), language);
  const fields = { titleWords: words, sectionWords: "", tagsWords: words, bodyWords: text };
  return concepts.length === 0 || judge(concepts, { kind: "topic", tags: "", ...fields }, 1) !== undefined;
}
