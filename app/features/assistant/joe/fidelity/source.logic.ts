import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import { plainLetters } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import { omissionsOf } from "./omission.logic.ts";
import { asSentence, restsOf } from "./rests.logic.ts";
import { itemsOf, type Row, rowsOf } from "./rows.logic.ts";
import { sentencesOf } from "./sentences.logic.ts";
import { lexiconOf } from "./signs.logic.ts";
import { isCondition, type Term, termsOf } from "./statement.logic.ts";

/** A sentence of a passage, as that which an answer may repeat. */
export interface SourceSentence {
  /** As it is written. */
  text: string;
  passage: number;
  index: number;
  terms: readonly Term[];
  /** For each place the places to which an answer may go on from there, leaving out what lies between. */
  omissions: readonly (readonly number[])[];
  /** How many terms are its subject, where they stand first; 0 where that cannot be told. */
  subject: number;
  /** It is a question: "See cracks? Get out." is not told as a rule. */
  asks: boolean;
  /**
   * It needs the sentence before it: all of it, or only where it begins, "It is at least 36 in high"; loosely where it
   * has "one" of what the passage is about.
   */
  leans: "wholly" | "at first" | "loosely" | undefined;
  /** It limits what stands before it: "Kitchens are exempt". */
  isException: boolean;
  /** It is the second half of a sentence, and nothing stands before it in the sentence that tells it. */
  isRest: boolean;
  /** Words that may be said of it although it does not have them: what the passage is about, and where it stands. */
  topic: ReadonlySet<string>;
  /** Words that its pronoun stands for, which may be said in place of it. */
  antecedent: ReadonlySet<string>;
  /** Whom an order is given to. */
  anyone: ReadonlySet<string>;
  /** It is one row of a table. */
  row?: Row;
  /** Names that what is named after the pronoun, or after the title, is called by: none loses a word. */
  names: readonly (readonly Term[])[];
  /** Dimensions of the title: an amount of "Stairs: width" is a width. */
  dimensions: ReadonlySet<string>;
}

type Text = Pick<Passage, "title" | "body" | "section" | "edition">;

const isName = (form: string) => !form.startsWith("bound ") && !form.startsWith("dimension ");
const formsIn = (terms: readonly Term[]) =>
  terms.flatMap((term) =>
    term.kind === "word" ? term.forms.filter(isName) : term.kind === "amount" ? term.values : [],
  );

/** How many terms stand before the first that is no part of a subject. */
function subjectOf(terms: readonly Term[]): number {
  if (terms[0]?.begins) return 0;
  const end = terms.findIndex(
    ({ kind, afterVerb, begins }, at) => kind !== "word" || (at > 0 && (afterVerb || begins)),
  );
  return end < 0 ? terms.length : end;
}

/** The sentences of a passage, and behind them what of each can be told as one. */
export function sourceOf(passage: Text, number: number, language: Language): SourceSentence[] {
  const { contextual, exceptions, predicates, anyone } = lexiconOf(language);
  const title = termsOf(passage.title, language);
  const written = sentencesOf(passage.body);
  const all = written.map((sentence) => termsOf(sentence, language));
  const said = new Set(all.flatMap(formsIn));
  const topic = new Set(formsIn(title).filter((form) => !said.has(form)));
  const cited = formsIn(termsOf(`${passage.section} ${passage.edition}`, language));
  const headOfTitle = formsIn(title.slice(0, subjectOf(title)));
  const dimensions = new Set(
    title.flatMap((term) => (term.kind === "word" ? term.forms : [])).flatMap(dimensionOf),
  );

  const sentences: SourceSentence[] = [];
  const rests: SourceSentence[] = [];
  for (const [index, terms] of all.entries()) {
    const before = sentences.at(-1);
    const start =
      terms.slice(0, 2).some(({ afterPronoun }) => afterPronoun !== undefined) && !hasSubject(terms);
    const pointing = terms.flatMap((term, at) =>
      term.kind === "word" && !isOnce(terms, at) ? term.forms.filter((form) => contextual.has(form)) : [],
    );
    const isReferred =
      terms[0]?.begins === true && terms.some(({ afterPronoun }) => afterPronoun === "subject");
    // "If it is deeper than 44 in", in languages that name no subject there.
    const isCaseOfIt = terms[0]?.kind === "marker" && terms[0].name === "if" && isBare(terms[1]);
    const isElliptic =
      isCaseOfIt || terms[0]?.afterVerb === true || predicates.has(firstWord(written[index] ?? ""));
    const leans =
      index === 0
        ? undefined
        : isReferred || pointing.some((form) => form !== ONE)
          ? "wholly"
          : pointing.length > 0
            ? "loosely"
            : start || isElliptic
              ? "at first"
              : undefined;
    const subject = subjectOf(terms);
    const own = before ? formsIn(before.terms.slice(0, before.subject)) : [];
    const antecedent = new Set(
      leans === "loosely"
        ? headOfTitle
        : leans
          ? [...own, ...(before?.leans ? before.antecedent : []), ...headOfTitle]
          : [],
    );
    const names = [
      ...(before ? [before.terms.slice(0, before.subject), ...(before.leans ? before.names : [])] : []),
      title.slice(0, subjectOf(title)),
    ];
    const sentence: SourceSentence = {
      text: written[index] ?? "",
      passage: number,
      index,
      terms,
      omissions: omissionsOf(terms),
      subject,
      asks: written[index]?.includes("?") ?? false,
      leans,
      isException: terms.some(
        (term) =>
          term.kind === "needless" ||
          (term.kind === "marker" && term.name === "unless" && term === terms[0]) ||
          (term.kind === "word" && term.forms.some((form) => exceptions.has(form))),
      ),
      isRest: false,
      topic: new Set([...topic, ...cited]),
      antecedent,
      anyone,
      names: namesOf(names),
      dimensions,
    };
    sentences.push(sentence);
    if (!leans && !sentence.asks) {
      const isRelative = (term: Term) =>
        term.kind === "word" && term.forms.some((form) => contextual.has(form));
      for (const row of rowsOf(terms, isRelative)) rests.push({ ...sentence, row });
    }
    if (!sentence.asks)
      for (const item of itemsOf(terms))
        rests.push({ ...sentence, terms: item, omissions: omissionsOf(item), subject: subjectOf(item) });
    if (sentence.isException || sentence.asks || leans === "wholly") continue;
    for (const rest of restsOf(terms)) {
      rests.push(
        asSentence(sentence, rest.terms, {
          omissions: omissionsOf(rest.terms),
          // "Footing widths come from tables": its last word may be what it does.
          names: namesOf([
            rest.heads,
            ...(terms[subject]?.afterVerb ? [] : [rest.heads.slice(0, -1)]),
            ...(leans ? sentence.names : []),
          ]),
          antecedent: new Set([...formsIn(rest.heads), ...(leans ? antecedent : [])]),
        }),
      );
    }
  }
  return [...sentences, ...rests];
}

/** A dimension goes with its amount. */
const namesOf = (all: readonly (readonly Term[])[]) =>
  all
    .map((name) => name.filter((term) => term.kind === "word" && term.forms.every(isName)))
    .filter(({ length }) => length > 0);

/** "Once" is read as "one time". */
const isOnce = (terms: readonly Term[], at: number) => {
  const [one, next] = [terms[at], terms[at + 1]];
  return (
    one?.kind === "word" && one.forms.includes(ONE) && next?.kind === "word" && next.forms.includes("tim")
  );
};
const isBare = (term: Term | undefined) =>
  term?.kind === "amount" || (term?.kind === "word" && term.forms.some((form) => form.startsWith("bound ")));
/** As the lexicon has it, "ones". */
export const ONE = "one";
const firstWord = (sentence: string) => /\p{L}+/u.exec(plainLetters(sentence))?.[0] ?? "";
const hasSubject = (terms: readonly Term[]) =>
  terms[0]?.kind === "word" && !terms[0].afterPronoun && !terms[0].begins && !isCondition(terms[0]);
const dimensionOf = (form: string) => /^dimension (.+)$/.exec(form)?.[1] ?? [];
