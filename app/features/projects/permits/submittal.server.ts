import {
  defineTemplate,
  itemsOf,
  missingFrom,
  NO_ANSWER,
  type Template,
  type Words,
  wordsIn,
} from "~/engines/checklist/checklist.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import type { RecordType } from "~db/schema/permits.terms.ts";
import { papersFor } from "./record-types.ts";

const inAll = (say: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>;

/** Once the worker has its texts. */
const listName = late(() => inAll((language) => translator(language, "permits")("paperList.title")));

/** What is usually handed in with a record, as a checklist in every language. */
export const submittalFor = (type: RecordType): Template =>
  submittalOf(
    papersFor(type).map((paper) => inAll((language) => translator(language, "permits")(`papers.${paper}`))),
  );

/** The papers of a permit as a checklist, each an item. */
export const submittalOf = (papers: readonly Words[]): Template =>
  defineTemplate({
    ...{ id: "permit-submittal", version: 1, name: listName() },
    sections: [{ title: listName(), items: papers.map((prompt, n) => ({ id: `paper-${n}`, prompt })) }],
  });

/** A paper as it is stored: its name as it was begun or typed, and its words where the list has them in every language. */
export interface PaperRow {
  id: string;
  name: string;
  /** `Words` as JSON; empty for what somebody typed. */
  words: string;
  doneAt: string | null;
}

const wordsOf = ({ name, words }: PaperRow): Words =>
  words === "" ? { en: name, es: name, he: name } : (JSON.parse(words) as Words);

/** The papers of a permit in the reader's language, and those that are missing before it can be handed in. */
export function papersIn(rows: readonly PaperRow[], language: Language) {
  if (rows.length === 0) return { papers: [], missing: 0 };
  const list = submittalOf(rows.map(wordsOf));
  const items = itemsOf(list);
  const answers = Object.fromEntries(
    items.flatMap(({ id }, n) => (rows[n]?.doneAt ? [[id, { ...NO_ANSWER, answer: "yes" }]] : [])),
  );
  return {
    papers: rows.map((row) => ({ id: row.id, doneAt: row.doneAt, name: wordsIn(wordsOf(row), language) })),
    missing: missingFrom(list, answers, {}).length,
  };
}
