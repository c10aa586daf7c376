import * as v from "valibot";
import { LANGUAGES } from "~/i18n/languages.ts";
import { formKey, oneOf, optionalText, rowVersion, textLine, wholeNumber } from "~/services/form-fields.ts";
import { SUBJECTS } from "./course.ts";
import { DRAFT_LIMITS } from "./draft.ts";

const STALE = "errors.form";

const Title = textLine(DRAFT_LIMITS.title, { empty: "errors.title", long: "errors.titleLong" });
const SETTINGS = {
  title: Title,
  about: textLine(DRAFT_LIMITS.about, { empty: "errors.about", long: "errors.aboutLong" }),
  language: oneOf(LANGUAGES, "errors.language"),
  subject: oneOf(SUBJECTS, "errors.subject"),
  passPercent: wholeNumber({ least: DRAFT_LIMITS.leastPercent, most: 100 }, "errors.percent"),
  validMonths: wholeNumber({ least: 0, most: DRAFT_LIMITS.mostMonths }, "errors.months"),
};
const VERSION = { version: rowVersion(STALE) };
const Id = v.pipe(v.string(STALE), v.uuid(STALE));

export const NewDraft = v.object(
  { intent: v.literal("create", STALE), idem: formKey(STALE), ...SETTINGS },
  STALE,
);

/** What is done on the page of a draft. */
export const DraftForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("settings"), ...VERSION, ...SETTINGS }, STALE),
    v.object(
      { intent: v.literal("add-lesson"), ...VERSION, idem: formKey(STALE), lessonTitle: Title },
      STALE,
    ),
    v.object({ intent: v.literal("move-lesson"), ...VERSION, lesson: Id }, STALE),
    v.object({ intent: v.literal("drop-lesson"), ...VERSION, lesson: Id }, STALE),
    v.object({ intent: v.literal("publish"), ...VERSION }, STALE),
    v.object({ intent: v.literal("retire") }, STALE),
    v.object({ intent: v.literal("restore") }, STALE),
    v.object({ intent: v.literal("discard") }, STALE),
  ],
  STALE,
);

/** What is done on the page of a lesson of a draft. */
export const DraftLessonForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("lesson"),
        ...VERSION,
        title: Title,
        body: optionalText(DRAFT_LIMITS.body, "errors.bodyLong"),
      },
      STALE,
    ),
    v.object(
      {
        ...{ intent: v.literal("question"), ...VERSION, idem: formKey(STALE) },
        ask: textLine(DRAFT_LIMITS.ask, { empty: "errors.ask", long: "errors.askLong" }),
        choice1: textLine(DRAFT_LIMITS.choice, { empty: "errors.choices", long: "errors.choiceLong" }),
        choice2: textLine(DRAFT_LIMITS.choice, { empty: "errors.choices", long: "errors.choiceLong" }),
        choice3: optionalText(DRAFT_LIMITS.choice, "errors.choiceLong"),
        choice4: optionalText(DRAFT_LIMITS.choice, "errors.choiceLong"),
        choice5: optionalText(DRAFT_LIMITS.choice, "errors.choiceLong"),
        right: oneOf(["1", "2", "3", "4", "5"], "errors.right"),
        why: textLine(DRAFT_LIMITS.why, { empty: "errors.why", long: "errors.whyLong" }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("drop-question"), ...VERSION, question: Id }, STALE),
  ],
  STALE,
);
