import * as v from "valibot";
import { formKey, oneOf, optionalDay, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { IMPACTS, RFI_LIMITS, RFI_TRADES } from "./rfis.limits.ts";

const STALE = "errors.form";
const said = {
  topic: textLine(RFI_LIMITS.topic, { empty: "errors.topic", long: "errors.long" }),
  question: textLine(RFI_LIMITS.question, { empty: "errors.question", long: "errors.long" }),
  trade: oneOf(RFI_TRADES, "errors.trade"),
  location: optionalText(RFI_LIMITS.location, "errors.long"),
  drawing: optionalText(RFI_LIMITS.drawing, "errors.long"),
  askedOf: optionalText(RFI_LIMITS.askedOf, "errors.long"),
  neededBy: optionalDay({ form: STALE, day: "errors.day" }),
  costImpact: oneOf(IMPACTS, "errors.impact"),
  timeImpact: oneOf(IMPACTS, "errors.impact"),
};

export const NewRfiForm = v.object(
  {
    intent: v.literal("create", STALE),
    idem: formKey(STALE),
    project: v.pipe(v.string("errors.project"), v.trim(), v.minLength(1, "errors.project")),
    ...said,
  },
  STALE,
);
export type NewRfi = Omit<v.InferOutput<typeof NewRfiForm>, "intent">;

export const EditRfiForm = v.object(
  { intent: v.literal("edit", STALE), version: rowVersion(STALE), ...said },
  STALE,
);
export type RfiEdit = Omit<v.InferOutput<typeof EditRfiForm>, "intent">;

/** An answer, with a file beside these fields. Whoever writes one down that came another way says whose it is. */
export const AnswerForm = v.object(
  {
    intent: v.literal("answer", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    answer: textLine(RFI_LIMITS.answer, { empty: "errors.answer", long: "errors.long" }),
    printedName: optionalText(RFI_LIMITS.printedName, "errors.long"),
  },
  STALE,
);

export const RfiFileForm = v.object({ intent: v.literal("file", STALE), idem: formKey(STALE) }, STALE);
