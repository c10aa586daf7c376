import * as v from "valibot";
import {
  formKey,
  oneOf,
  optionalChoice,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { DIRECTORY_LIMITS as MOST } from "./kind.ts";

const STALE = "errors.form";
const LONG = "errors.long";

/** What a review says, beside after what it is written. */
export const REVIEW_FIELDS = {
  idem: formKey(STALE),
  stars: oneOf(["1", "2", "3", "4", "5"], "errors.stars"),
  body: optionalText(MOST.reviewBody, LONG),
};

/**
 * The forms of a page of an entry that every kind has: the firm's answer to a review, a review taken back, a claim of the
 * page with its evidence, and the page removed.
 * @param address the field of an address of the web, as the kind bounds it
 */
export const entrySteps = <Address extends v.GenericSchema>(address: Address) =>
  [
    v.object(
      {
        intent: v.literal("answer"),
        review: optionalChoice(STALE),
        version: rowVersion(STALE),
        answer: textLine(MOST.answer, { empty: "errors.answer", long: LONG }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("drop"), review: optionalChoice(STALE) }, STALE),
    v.object(
      {
        intent: v.literal("claim"),
        idem: formKey(STALE),
        claimant: textLine(MOST.claimant, { empty: "errors.claimant", long: LONG }),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("show"),
        idem: formKey(STALE),
        claim: formKey(STALE),
        version: rowVersion(STALE),
        evidence: textLine(MOST.evidence, { empty: "errors.evidence", long: LONG }),
        address,
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("withdraw"),
        idem: formKey(STALE),
        claim: formKey(STALE),
        version: rowVersion(STALE),
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove") }, STALE),
  ] as const;
export type EntryStep<Address = string> = v.InferOutput<
  ReturnType<typeof entrySteps<v.GenericSchema<unknown, Address>>>[number]
>;
