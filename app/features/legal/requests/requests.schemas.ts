import * as v from "valibot";
import { formKey, optionalText, rowVersion, textLine, ticked } from "~/services/form-fields.ts";
import { emailOf } from "~/services/person.ts";
import { LIMITS } from "./requests.logic.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const common = {
  idem: formKey(STALE),
  name: textLine(LIMITS.name, { empty: "errors.name", long: "errors.nameLong" }),
  email: v.pipe(
    v.string("errors.email"),
    v.trim(),
    v.check((typed) => emailOf(typed) !== undefined, "errors.email"),
    v.transform((typed) => emailOf(typed) ?? ""),
  ),
  text: textLine(LIMITS.text, { empty: "errors.text", long: "errors.textLong" }),
};

/**
 * A request to the operator. A takedown also says where, in good faith, and that it is true. Whoever writes about patents
 * says which and for whom, and keeps what they are sent to themselves.
 */
export const FileRequest = v.variant(
  "kind",
  [
    v.object({ kind: v.literal("access"), ...common }, STALE),
    v.object({ kind: v.literal("deletion"), ...common }, STALE),
    v.object(
      {
        kind: v.literal("takedown"),
        ...common,
        place: textLine(LIMITS.place, { empty: "errors.place", long: "errors.placeLong" }),
        faith: ticked("errors.faith"),
        truth: ticked("errors.truth"),
      },
      STALE,
    ),
    v.object(
      {
        kind: v.literal("patents"),
        ...common,
        place: textLine(LIMITS.place, { empty: "errors.whom", long: "errors.placeLong" }),
        confidence: ticked("errors.confidence"),
      },
      STALE,
    ),
  ],
  STALE,
);
export type FileRequest = v.InferOutput<typeof FileRequest>;

/** A step of a request, by an administrator. What is refused has a reason. */
export const MoveRequest = v.pipe(
  v.object(
    {
      id: v.pipe(v.string(STALE), v.uuid(STALE)),
      version: rowVersion(STALE),
      to: v.picklist(["checking", "done", "refused"], STALE),
      answer: optionalText(LIMITS.answer, "errors.answerLong"),
    },
    STALE,
  ),
  v.forward(
    v.partialCheck(
      [["to"], ["answer"]],
      ({ to, answer }) => to === "checking" || answer !== "",
      "errors.answer",
    ),
    ["answer"],
  ),
);
