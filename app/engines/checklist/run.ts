import type { Language } from "~/i18n/languages.ts";
import {
  type Answer,
  type Answers,
  DEMANDS,
  type Demand,
  type Item,
  type Template,
  type Words,
} from "./checklist.types.ts";
import { itemsOf } from "./define.ts";
import { outcomeOf } from "./responses.ts";

/** A text in the reader's language, or in English where it has none. */
export const wordsIn = (words: Words, language: Language): string => words[language] || words.en;

export const NO_ANSWER: Answer = { answer: "", note: "", action: { text: "", owner: "", due: "" } };

export const answerTo = (answers: Answers, item: string): Answer =>
  Object.hasOwn(answers, item) ? (answers[item] ?? NO_ANSWER) : NO_ANSWER;

/** The items that are asked, given what was answered: one that hangs on a hidden one is hidden with it. */
export function shownItems(template: Template, answers: Answers): Item[] {
  const shown = new Set<string>();
  return itemsOf(template).filter(({ id, showIf }) => {
    const isShown =
      !showIf || (shown.has(showIf.item) && answerTo(answers, showIf.item).answer === showIf.is);
    if (isShown) shown.add(id);
    return isShown;
  });
}

/** The outcome of an item as it was answered; undefined while it was not. */
export const outcomeIn = (answers: Answers, item: Item) =>
  outcomeOf(item.responses, answerTo(answers, item.id).answer);

/** Something that a run still lacks. */
export interface Missing {
  item: string;
  what: "answer" | Demand;
}

/** An action is whole with what, who and by when. */
const isWhole = ({ text, owner, due }: Answer["action"]) =>
  text.trim() !== "" && owner.trim() !== "" && due !== "";

const hasSome = ({ text, owner, due }: Answer["action"]) =>
  [text, owner, due].some((part) => part.trim() !== "");

/**
 * What stands between a run and its signature, in the order of the list: every shown item has an answer, and whatever that
 * answer asks for. An action that was begun is finished.
 * @param photos how many photos each item has
 */
export function missingFrom(
  template: Template,
  answers: Answers,
  photos: Readonly<Record<string, number>>,
): Missing[] {
  return shownItems(template, answers).flatMap((item): Missing[] => {
    const { id, require } = item;
    const outcome = outcomeIn(answers, item);
    if (!outcome) return [{ item: id, what: "answer" }];
    const { note, action } = answerTo(answers, id);
    const has: Record<Demand, boolean> = {
      note: note.trim() !== "",
      photo: (photos[id] ?? 0) > 0,
      action: isWhole(action),
    };
    return DEMANDS.filter(
      (what) => !has[what] && (require[what].includes(outcome) || (what === "action" && hasSome(action))),
    ).map((what) => ({ item: id, what }));
  });
}

/** `none` where nothing was judged; `attention` where something fails that is not critical. */
export type Result = "none" | "pass" | "attention" | "fail";

export interface Score {
  points: number;
  of: number;
  /** Whole, rounded down, so that 100 says that nothing failed; undefined where nothing was judged. */
  percent?: number;
  /** Items that fail, and those of them that are critical. */
  fails: string[];
  critical: string[];
  result: Result;
}

function scoreFor(items: readonly Item[], answers: Answers): Score {
  const judged = items.map((item) => ({ item, outcome: outcomeIn(answers, item) }));
  const passed = judged.filter(({ outcome }) => outcome === "pass");
  const failed = judged.filter(({ outcome }) => outcome === "fail");
  const sum = (some: typeof judged) => some.reduce((total, { item }) => total + item.weight, 0);
  const points = sum(passed);
  const of = points + sum(failed);
  const fails = failed.map(({ item }) => item.id);
  const critical = failed.filter(({ item }) => item.critical).map(({ item }) => item.id);
  const result =
    critical.length > 0 ? "fail" : fails.length > 0 ? "attention" : passed.length > 0 ? "pass" : "none";
  return { points, of, ...(of > 0 && { percent: Math.floor((points * 100) / of) }), fails, critical, result };
}

/** The score of a run as a whole and by section. What does not arise counts nowhere, nor does what is not shown. */
export function scoreOf(template: Template, answers: Answers): Score & { sections: Score[] } {
  const shown = new Set(shownItems(template, answers));
  const of = (items: readonly Item[]) =>
    scoreFor(
      items.filter((item) => shown.has(item)),
      answers,
    );
  return { ...of(itemsOf(template)), sections: template.sections.map(({ items }) => of(items)) };
}

/** What a signature stands under. */
export interface SealedRun {
  template: Template;
  answers: Answers;
  /** Files by id, and which item each shows. */
  photos: Readonly<Record<string, string>>;
  where: readonly string[];
  runOn: string;
  language: string;
  printedName: string;
  signedAt: string;
  /** The signature as it was drawn, if it was. */
  drawn?: string;
}

const inOrder = <T>(record: Readonly<Record<string, T>>) =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** The text whose hash is printed: the same for the same record, whatever the order in which it was stored. */
export function sealText({ template, answers, photos, ...head }: SealedRun): string {
  const { where, runOn, language, printedName, signedAt, drawn } = head;
  return JSON.stringify([
    template.id,
    template.version,
    template.name.en,
    itemsOf(template).map(({ id, prompt, responses, weight, critical, citation }) => [
      ...[id, prompt.en, prompt.es, prompt.he, responses, weight, critical, citation],
    ]),
    inOrder(answers).map(([id, { answer, note, action }]) => [
      ...[id, answer, note, action.text, action.owner, action.due],
    ]),
    inOrder(photos),
    ...[where, runOn, language, printedName, signedAt],
    // Left out where it was only typed, so that what was signed before sheets were there still holds.
    ...(drawn ? [drawn] : []),
  ]);
}
