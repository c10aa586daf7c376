import * as v from "valibot";
import { formKey, optionalChoice, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { ASK_LIMITS, PAPER_NUMBERS } from "./bookkeeper.limits.ts";
import { DESK_LIMITS } from "./desk.limits.ts";

const STALE = "errors.form";
const long = "errors.long";

const boxes = <Field>(name: string, field: Field) =>
  Object.fromEntries(PAPER_NUMBERS.map((n) => [`${name}${n}`, field]));

export const AskForm = v.object(
  {
    intent: v.literal("ask", STALE),
    idem: formKey(STALE),
    topic: textLine(ASK_LIMITS.topic, { empty: "errors.topic", long }),
    words: textLine(ASK_LIMITS.words, { empty: "errors.words", long }),
    month: v.optional(
      v.pipe(v.string(STALE), v.trim(), v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, "errors.month")),
      " ",
    ),
    ...boxes("paper", optionalChoice(STALE)),
  },
  STALE,
);
export type Ask = Pick<v.InferOutput<typeof AskForm>, "idem" | "topic" | "words">;

export const AnswerForm = v.object(
  {
    intent: v.literal("answer", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    printedName: textLine(ASK_LIMITS.printedName, { empty: "errors.printedName", long }),
    answer: optionalText(ASK_LIMITS.answer, long),
    ...boxes("paper", optionalChoice(STALE)),
    ...boxes("code", optionalText(DESK_LIMITS.code, long)),
    ...boxes("note", optionalText(ASK_LIMITS.note, long)),
  },
  STALE,
);
