import * as v from "valibot";
import { formKey, oneOf, optionalText, rowVersion, timeZone } from "~/services/form-fields.ts";
import { BENEFIT_IDS, ONCE_IDS } from "./benefits.data.ts";
import { PAID_TIERS } from "./plan-change.logic.ts";

const STALE = "errors.form";

const idem = formKey(STALE);
/** Cents that the page has shown. */
const seen = v.pipe(v.string(STALE), v.regex(/^\d{1,9}$/, STALE), v.transform(Number));
const step = { idem, version: rowVersion(STALE) };

/** What is done with a workspace's plan. */
export const PlanForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("try"), idem }, STALE),
    v.object(
      { intent: v.literal("charge"), ...step, seenCents: seen, to: v.picklist(PAID_TIERS, STALE) },
      STALE,
    ),
    v.object({ intent: v.literal("downgrade"), ...step, seenCents: seen }, STALE),
    v.object(
      {
        intent: v.literal("leave"),
        ...step,
        seenCents: seen,
        when: oneOf(["now", "later"], "errors.when"),
        note: optionalText(500, "errors.long"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("stay"), ...step }, STALE),
    v.object({ intent: v.literal("zone"), zone: timeZone("errors.zone") }, STALE),
  ],
  STALE,
);
export type PlanForm = v.InferOutput<typeof PlanForm>;

/** A benefit is shown last, or among the others again; one that is had once is claimed. */
export const BenefitForm = v.variant(
  "intent",
  [
    v.object({ intent: v.picklist(["mute", "show"], STALE), benefit: v.picklist(BENEFIT_IDS, STALE) }, STALE),
    v.object({ intent: v.literal("claim"), benefit: v.picklist(ONCE_IDS, STALE), idem }, STALE),
  ],
  STALE,
);
export type BenefitForm = v.InferOutput<typeof BenefitForm>;
export type BenefitMark = Exclude<BenefitForm, { intent: "claim" }>;
export type BenefitClaim = Extract<BenefitForm, { intent: "claim" }>;
