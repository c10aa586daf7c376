import { nameKey, type Term } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import { shuffled } from "./cards.logic.ts";
import { confusedWith } from "./confused.data.ts";

/** How many questions a quiz has, and how many answers a question offers. */
export const QUESTIONS = 10;
const OPTIONS = 4;
/** What somebody answers who does not know. */
export const UNKNOWN = "unknown";

export interface Question {
  /** The term that is asked for. */
  slug: string;
  /** What can be answered, by slug; the term itself is among them. */
  options: string[];
}

interface Asked {
  /** The language that a question shows, and the one that is asked for. */
  shown: Language;
  asked: Language;
  /** Which quiz: the same number makes the same questions. */
  set: number;
}

/**
 * The questions of a quiz, ten or as many as there are terms. A wrong answer is first one that the term is confused with,
 * then one of its trade, and never one that is called the same.
 * @param terms those that are written in both languages
 */
export function quizOf(terms: readonly Term[], { shown, asked, set }: Asked): Question[] {
  const mix = <T>(of: readonly T[], key: (one: T) => string) =>
    [...of].sort((a, b) => shuffled(`${set} ${key(a)}`) - shuffled(`${set} ${key(b)}`));
  const nameIn = (term: Term, language: Language) => nameKey(term.texts[language]?.name ?? "");
  const isSame = (a: Term, b: Term) =>
    nameIn(a, asked) === nameIn(b, asked) || nameIn(a, shown) === nameIn(b, shown);
  return mix(terms, ({ slug }) => slug)
    .slice(0, QUESTIONS)
    .map((term) => {
      const confused = confusedWith(term.slug);
      const near = (other: Term) => (confused.includes(other.slug) ? 0 : other.trade === term.trade ? 1 : 2);
      const others = mix(
        terms.filter((other) => !isSame(other, term)),
        ({ slug }) => `${term.slug} ${slug}`,
      ).sort((a, b) => near(a) - near(b));
      const wrong: Term[] = [];
      for (const other of others) {
        if (wrong.length === OPTIONS - 1) break;
        if (!wrong.some((one) => nameIn(one, asked) === nameIn(other, asked))) wrong.push(other);
      }
      const options = mix([term, ...wrong], ({ slug }) => `${term.slug} of ${slug}`);
      return { slug: term.slug, options: options.map(({ slug }) => slug) };
    });
}

/** The name of a question's field, by its place from 0: forms have no fields with a hyphen in the name. */
export const fieldOf = (n: number) => `answer${n + 1}`;

/**
 * What was answered, by the term that was asked for; an answer that the question does not offer is none.
 * @param answerOf what stands in a field
 */
export const answersIn = (quiz: readonly Question[], answerOf: (field: string) => unknown) =>
  new Map(
    quiz.flatMap(({ slug, options }, n): [string, string][] => {
      const chosen = answerOf(fieldOf(n));
      const isOffered = typeof chosen === "string" && (chosen === UNKNOWN || options.includes(chosen));
      return isOffered ? [[slug, chosen]] : [];
    }),
  );

/** A question that was answered wrongly, with the answer. */
export interface Missed {
  slug: string;
  chosen: string;
}

/** What of a quiz was not known, in the order of its questions; a question without an answer is none of them. */
export const missedOf = (quiz: readonly Question[], answers: ReadonlyMap<string, string>): Missed[] =>
  quiz.flatMap(({ slug }) => {
    const chosen = answers.get(slug);
    return chosen === undefined || chosen === slug ? [] : [{ slug, chosen }];
  });

/** The result of a quiz as it stands in an address: `beam.girder,joist.unknown`. */
export const writeMissed = (missed: readonly Missed[]) =>
  missed.map(({ slug, chosen }) => `${slug}.${chosen}`).join(",");

/** Reads what `writeMissed` wrote; what is none of it is left out. */
export const readMissed = (text: string): Missed[] =>
  text
    .split(",")
    .slice(0, QUESTIONS)
    .flatMap((one) => {
      const [, slug, chosen] = /^([a-z0-9-]{1,80})\.([a-z0-9-]{1,80})$/.exec(one) ?? [];
      return slug && chosen ? [{ slug, chosen }] : [];
    });
