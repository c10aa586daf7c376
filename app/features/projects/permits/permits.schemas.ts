import * as v from "valibot";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalChoice,
  optionalDay,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { INSPECTION_TYPES, RECORD_TYPES, RESULTS } from "~db/schema/permits.terms.ts";
import { BANDS, PERMIT_LIMITS as MOST, TYPED_ENTRIES } from "./permits.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";

const anyDay = optionalDay({ form: STALE, day: "errors.day" });
const anyDollars = optionalDollars({ form: STALE, money: "errors.money" });
const chosen = optionalChoice(STALE);
const taskNumber = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.regex(/^\d{0,6}$/, "errors.task"),
    v.transform((typed) => (typed === "" ? null : Number(typed))),
  ),
  " ",
);

const head = {
  name: textLine(MOST.name, { empty: "errors.name", long: LONG }),
  jurisdiction: textLine(MOST.jurisdiction, { empty: "errors.jurisdiction", long: LONG }),
  recordType: oneOf(RECORD_TYPES, "errors.recordType"),
  project: chosen,
  scope: optionalText(MOST.scope, LONG),
  valuation: anyDollars,
};

export const NewPermit = v.object(
  { intent: v.literal("create", STALE), idem: formKey(STALE), ...head },
  STALE,
);
export type NewPermit = v.InferOutput<typeof NewPermit>;

interface Days {
  appliedOn: string | null;
  issuedOn: string | null;
  expiresOn: string | null;
}
const inOrder = (first: string | null, then: string | null) =>
  first === null || then === null || first <= then;

export const PermitEdit = v.pipe(
  v.object(
    {
      intent: v.literal("edit", STALE),
      version: rowVersion(STALE),
      ...head,
      schedule: chosen,
      number: optionalText(MOST.number, LONG),
      applicant: optionalText(MOST.applicant, LONG),
      portalUrl: v.optional(
        v.pipe(
          v.string(STALE),
          v.trim(),
          v.maxLength(MOST.url, LONG),
          v.check((typed) => typed === "" || /^https?:\/\/[^\s]+$/.test(typed), "errors.url"),
        ),
        " ",
      ),
      appliedOn: anyDay,
      issuedOn: anyDay,
      expiresOn: anyDay,
      ruleDays: wholeNumber({ least: 1, most: MOST.ruleDays }, "errors.ruleDays"),
    },
    STALE,
  ),
  v.forward(
    v.partialCheck(
      [["appliedOn"], ["issuedOn"]],
      ({ appliedOn, issuedOn }: Pick<Days, "appliedOn" | "issuedOn">) => inOrder(appliedOn, issuedOn),
      "errors.issuedFirst",
    ),
    ["issuedOn"],
  ),
  v.forward(
    v.partialCheck(
      [["issuedOn"], ["expiresOn"]],
      ({ issuedOn, expiresOn }: Pick<Days, "issuedOn" | "expiresOn">) => inOrder(issuedOn, expiresOn),
      "errors.expiryFirst",
    ),
    ["expiresOn"],
  ),
);
export type PermitEdit = v.InferOutput<typeof PermitEdit>;

/** What is done on a permit's page beside moves and the edit. */
export const PermitChange = v.variant(
  "intent",
  [
    v.object(
      { intent: v.literal("tick"), paper: formKey(STALE), done: v.picklist(["0", "1"], STALE) },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("paper"),
        idem: formKey(STALE),
        paperName: textLine(MOST.paper, { empty: "errors.paperName", long: LONG }),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("entry"),
        idem: formKey(STALE),
        kind: v.picklist(TYPED_ENTRIES, STALE),
        day: calendarDay("errors.day"),
        words: textLine(MOST.words, { empty: "errors.words", long: LONG }),
        amount: anyDollars,
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("request"),
        idem: formKey(STALE),
        type: oneOf(INSPECTION_TYPES, "errors.type"),
        requestedFor: calendarDay("errors.day"),
        task: taskNumber,
        fee: anyDollars,
        repeatOf: chosen,
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("extend"),
        idem: formKey(STALE),
        until: calendarDay("errors.day"),
        reason: textLine(MOST.reason, { empty: "errors.reason", long: LONG }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("cancel"), inspection: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("dropFile"), file: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("feed"), version: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("remove") }, STALE),
  ],
  STALE,
);
export type PermitChange = v.InferOutput<typeof PermitChange>;

/** What came of an inspection, from a member or from the inspector. What does not pass says why. */
export const InspectionResult = v.pipe(
  v.object(
    {
      intent: v.literal("result", STALE),
      inspection: formKey(STALE),
      result: oneOf(RESULTS, "errors.result"),
      corrections: optionalText(MOST.corrections, LONG),
      inspector: textLine(MOST.printedName, { empty: "errors.inspector", long: LONG }),
    },
    STALE,
  ),
  v.forward(
    v.partialCheck(
      [["result"], ["corrections"]],
      ({ result, corrections }) => (result !== "fail" && result !== "partial") || corrections !== "",
      "errors.corrections",
    ),
    ["corrections"],
  ),
);
export type InspectionResult = v.InferOutput<typeof InspectionResult>;

export const FileForm = v.object({ permit: formKey(STALE), idem: formKey(STALE) }, STALE);

const percent = wholeNumber({ least: 0, most: 300 }, "errors.percent");
const bandFields = Object.fromEntries(
  BANDS.flatMap((n) => [
    [`over${n}`, anyDollars],
    [`base${n}`, anyDollars],
    [`per${n}`, anyDollars],
  ]),
) as Record<`${"over" | "base" | "per"}${(typeof BANDS)[number]}`, typeof anyDollars>;

/** The fee table of a workspace: lines that say nothing are left out. */
export const FeeForm = v.object(
  {
    intent: v.literal("fees", STALE),
    version: rowVersion(STALE),
    planReview: percent,
    ...bandFields,
  },
  STALE,
);
export type FeeForm = v.InferOutput<typeof FeeForm>;
