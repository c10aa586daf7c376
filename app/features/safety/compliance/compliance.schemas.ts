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
} from "~/services/form-fields.ts";
import { REQUIREMENT_KINDS } from "~db/schema/compliance.terms.ts";
import { COMPLIANCE_LIMITS as MOST } from "./compliance.limits.ts";
import { SETS } from "./requirements.ts";

const STALE = "errors.form";
const LONG = "errors.long";

const anyDay = optionalDay({ form: STALE, day: "errors.day" });
const anyDollars = optionalDollars({ form: STALE, money: "errors.money" });
const chosen = optionalChoice(STALE);
const box = v.optional(v.string(STALE), "no");

const head = {
  called: textLine(MOST.name, { empty: "errors.called", long: LONG }),
  legalName: textLine(MOST.name, { empty: "errors.legalName", long: LONG }),
  project: chosen,
  onSiteSince: anyDay,
};

/** What is done on the page of all subjects. */
export const BoardForm = v.variant(
  "intent",
  [
    v.object(
      { intent: v.literal("create"), idem: formKey(STALE), ...head, set: oneOf(SETS, "errors.set") },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("gate"),
        idem: formKey(STALE),
        gateName: textLine(MOST.name, { empty: "errors.gateName", long: LONG }),
        gateProject: chosen,
      },
      STALE,
    ),
  ],
  STALE,
);
export type BoardForm = v.InferOutput<typeof BoardForm>;

/** What is done on the page of one subject. */
export const SubjectForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("edit"), version: rowVersion(STALE), ...head }, STALE),
    v.object(
      { intent: v.literal("add"), idem: formKey(STALE), kind: oneOf(REQUIREMENT_KINDS, "errors.kind") },
      STALE,
    ),
    v.object({ intent: v.literal("request") }, STALE),
    v.object({ intent: v.literal("remove") }, STALE),
  ],
  STALE,
);
export type SubjectForm = v.InferOutput<typeof SubjectForm>;

/**
 * The fields of a certificate or a paper as they were typed; the file comes beside them. Which of them have to be filled in
 * hangs on what is asked for: the command says so.
 */
export const EvidenceForm = v.pipe(
  v.object(
    {
      intent: v.literal("send", STALE),
      idem: formKey(STALE),
      item: formKey(STALE),
      insurer: optionalText(MOST.insurer, LONG),
      policyNumber: optionalText(MOST.number, LONG),
      effectiveOn: calendarDay("errors.effectiveOn"),
      expiresOn: anyDay,
      limit: anyDollars,
      aggregate: anyDollars,
      namedInsured: textLine(MOST.name, { empty: "errors.namedInsured", long: LONG }),
      holder: optionalText(MOST.name, LONG),
      cg2010: box,
      cg2037: box,
      sentBy: optionalText(MOST.printedName, LONG),
    },
    STALE,
  ),
  v.forward(
    v.partialCheck(
      [["effectiveOn"], ["expiresOn"]],
      ({ effectiveOn, expiresOn }: { effectiveOn: string; expiresOn: string | null }) =>
        expiresOn === null || effectiveOn <= expiresOn,
      "errors.endsFirst",
    ),
    ["expiresOn"],
  ),
);
export type EvidenceForm = v.InferOutput<typeof EvidenceForm>;

/** What somebody who looks at evidence says of it. What was ticked is read beside it, by the list of the review. */
export const ReviewForm = v.object(
  {
    intent: v.picklist(["check", "accept", "reject"], STALE),
    idem: formKey(STALE),
    evidence: formKey(STALE),
    version: rowVersion(STALE),
    note: optionalText(MOST.reason, LONG),
  },
  STALE,
);
export type ReviewForm = v.InferOutput<typeof ReviewForm>;

/** Taking back what was sent and nobody has looked at. */
export const WithdrawForm = v.object(
  {
    intent: v.literal("withdraw", STALE),
    idem: formKey(STALE),
    evidence: formKey(STALE),
    version: rowVersion(STALE),
  },
  STALE,
);

/** What is done on the page of one requirement beside evidence. */
export const ItemForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("waive"),
        version: rowVersion(STALE),
        reason: textLine(MOST.reason, { empty: "errors.reason", long: LONG }),
        waivedBy: textLine(MOST.printedName, { empty: "errors.waivedBy", long: LONG }),
        until: calendarDay("errors.until"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("unwaive"), version: rowVersion(STALE) }, STALE),
    v.object(
      {
        intent: v.literal("limits"),
        version: rowVersion(STALE),
        leastLimit: anyDollars,
        leastAggregate: anyDollars,
        additionalInsured: box,
      },
      STALE,
    ),
    v.object({ intent: v.literal("drop") }, STALE),
  ],
  STALE,
);
export type ItemForm = v.InferOutput<typeof ItemForm>;
