import * as v from "valibot";
import { CHECKLIST_LIMITS, OUTCOMES } from "~/engines/checklist/checklist.ts";
import {
  formKey,
  oneOf,
  optionalChoice,
  optionalText,
  rowVersion,
  wholeNumber,
} from "~/services/form-fields.ts";
import { RESPONSE_SETS } from "./draft.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const reference = optionalChoice(STALE);

/** A text in each language; that one of them is there is asked by whoever reads the form. */
const words = (most: number) => ({
  en: optionalText(most, LONG),
  es: optionalText(most, LONG),
  he: optionalText(most, LONG),
});
const { en: nameEn, es: nameEs, he: nameHe } = words(CHECKLIST_LIMITS.name);
const { en: titleEn, es: titleEs, he: titleHe } = words(CHECKLIST_LIMITS.name);
const { en: promptEn, es: promptEs, he: promptHe } = words(CHECKLIST_LIMITS.prompt);

const outcomes = v.optional(
  v.pipe(
    v.union([v.array(v.picklist(OUTCOMES, STALE), STALE), v.picklist(OUTCOMES, STALE)], STALE),
    v.transform((chosen) => (Array.isArray(chosen) ? chosen : [chosen])),
  ),
);

/** Begins a list: a new one, with what another has, or the next version of one of the workspace's own. */
export const NewDraft = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("begin", STALE),
        idem: formKey(STALE),
        ...{ nameEn, nameEs, nameHe },
        from: reference,
      },
      STALE,
    ),
    v.object({ intent: v.literal("next", STALE), idem: formKey(STALE), list: formKey(STALE) }, STALE),
  ],
  STALE,
);

const CHANGE = { idem: formKey(STALE), version: rowVersion(STALE) };
const section = v.pipe(v.string(STALE), v.trim(), v.nonEmpty("errors.section"), v.maxLength(60, STALE));
const item = v.pipe(v.string(STALE), v.trim(), v.nonEmpty(STALE), v.maxLength(CHECKLIST_LIMITS.id, STALE));

/** What is done on the page of a draft. */
export const DraftForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("name"), ...CHANGE, nameEn, nameEs, nameHe }, STALE),
    v.object(
      { intent: v.literal("section"), ...CHANGE, section: reference, titleEn, titleEs, titleHe },
      STALE,
    ),
    v.object({ intent: v.literal("section-up"), ...CHANGE, section }, STALE),
    v.object({ intent: v.literal("section-down"), ...CHANGE, section }, STALE),
    v.object({ intent: v.literal("section-drop"), ...CHANGE, section }, STALE),
    v.object(
      {
        intent: v.literal("item"),
        ...CHANGE,
        item: reference,
        inSection: section,
        ...{ promptEn, promptEs, promptHe },
        responses: oneOf(RESPONSE_SETS, "errors.responses"),
        weight: wholeNumber({ least: 0, most: CHECKLIST_LIMITS.weight }, "errors.weight"),
        critical: v.optional(v.literal("on", STALE)),
        showItem: reference,
        showIs: reference,
        ...{ note: outcomes, photo: outcomes, action: outcomes },
        citation: optionalText(CHECKLIST_LIMITS.citation, LONG),
      },
      STALE,
    ),
    v.object({ intent: v.literal("item-up"), ...CHANGE, item }, STALE),
    v.object({ intent: v.literal("item-down"), ...CHANGE, item }, STALE),
    v.object({ intent: v.literal("item-drop"), ...CHANGE, item }, STALE),
    v.object({ intent: v.literal("publish"), ...CHANGE }, STALE),
    v.object({ intent: v.literal("discard") }, STALE),
  ],
  STALE,
);
export type DraftForm = v.InferOutput<typeof DraftForm>;
