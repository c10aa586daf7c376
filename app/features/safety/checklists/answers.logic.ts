import {
  type Answer,
  type Answers,
  answerTo,
  itemsOf,
  NO_ANSWER,
  outcomeOf,
  responsesOf,
  scoreOf,
  shownItems,
  type Template,
} from "~/engines/checklist/checklist.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { CHECKLISTS_LIMITS, fieldOf, ITEM_PARTS, type ItemPart } from "./checklists.limits.ts";

/**
 * The answers of a posted form. Items are named by their place in the template that the run keeps; one that the page did
 * not show keeps what was stored. Errors are keys by field.
 */
export function answersIn(
  form: FormData,
  template: Template,
  stored: Answers,
): { answers: Answers; errors: Record<string, string> } {
  const answers: Record<string, Answer> = {};
  const errors: Record<string, string> = {};
  itemsOf(template).forEach((item, n) => {
    if (!ITEM_PARTS.some((part) => form.has(fieldOf(n, part)))) {
      const before = answerTo(stored, item.id);
      if (before !== NO_ANSWER) answers[item.id] = before;
      return;
    }
    const typed = (part: ItemPart, most: number) => {
      const value = form.get(fieldOf(n, part));
      const text = typeof value === "string" ? value.trim().replace(/\r\n/g, "\n") : "";
      if (text.length > most) errors[fieldOf(n, part)] = "errors.long";
      return text;
    };
    const answer = typed("answer", 20);
    const due = typed("due", 10);
    if (answer !== "" && !outcomeOf(item.responses, answer)) errors[fieldOf(n, "answer")] = "errors.form";
    if (due !== "" && !isCalendarDay(due)) errors[fieldOf(n, "due")] = "errors.day";
    answers[item.id] = {
      answer,
      note: typed("note", CHECKLISTS_LIMITS.note),
      action: {
        text: typed("what", CHECKLISTS_LIMITS.action),
        owner: typed("owner", CHECKLISTS_LIMITS.name),
        due,
      },
    };
  });
  return { answers, errors };
}

/** Everything that has no answer yet is in order: for a sheet of paper, of which only the exceptions are typed. */
export function filledIn(template: Template, answers: Answers): Answers {
  const filled: Record<string, Answer> = { ...answers };
  // An answer may bring further items.
  for (let round = 0; round < itemsOf(template).length; round++) {
    const open = shownItems(template, filled).filter(({ id }) => answerTo(filled, id).answer === "");
    if (open.length === 0) break;
    for (const { id, responses } of open) {
      const good = responsesOf(responses).find((answer) => outcomeOf(responses, answer) === "pass");
      filled[id] = { ...answerTo(filled, id), answer: good ?? "" };
    }
  }
  return filled;
}

/** What of a run stands beside it for lists and figures once it is signed. */
export function summaryOf(template: Template, answers: Answers) {
  const { percent, result, fails } = scoreOf(template, answers);
  return {
    percent: percent ?? null,
    result,
    fails: JSON.stringify(
      itemsOf(template)
        .filter(({ id }) => fails.includes(id))
        .map(({ id, prompt }) => ({ id, ...prompt })),
    ),
  };
}

/** The actions of a run, with what each answers to. */
export const actionsIn = (template: Template, answers: Answers) =>
  shownItems(template, answers).flatMap(({ id, prompt }) => {
    const { action } = answerTo(answers, id);
    return action.text === "" ? [] : [{ item: id, prompt, action }];
  });
