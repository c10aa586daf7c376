import * as v from "valibot";
import { TRUST_LIMITS } from "~/engines/trust/trust.ts";
import {
  dollars,
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { APPLICATION_LIMITS as MOST, PAPERS } from "./application.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";
const id = v.pipe(v.string(STALE), v.uuid(STALE));
const idem = formKey(STALE);
const version = rowVersion(STALE);

const years = v.optional(v.pipe(v.string(STALE), v.trim(), v.regex(/^(?:\d{1,3})?$/, "errors.years")), " ");
/** A sum as it was typed: it is shown to lenders as it stands. */
const sum = v.pipe(
  optionalDollars({ form: STALE, money: "errors.money" }),
  v.transform((cents) => (cents ? String(cents) : "")),
);

const facts = {
  topic: textLine(MOST.topic, { empty: "errors.topic", long: "errors.long" }),
  amount: v.pipe(dollars("errors.amount"), v.minValue(100, "errors.amount")),
  firm: textLine(MOST.firm, { empty: "errors.firm", long: "errors.long" }),
  ...{ years, sales: sum, income: sum, debt: sum },
};

export const BeginForm = v.object({ intent: v.literal("begin"), idem, ...facts }, STALE);

/** What a firm does with an application before it is sent, and with its offers afterwards. */
export const ApplicationChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("save"), version, ...facts }, STALE),
    v.object(
      {
        ...{ intent: v.literal("lender"), idem },
        lender: textLine(MOST.lender, { empty: "errors.lender", long: "errors.long" }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("unlender"), lenderId: id }, STALE),
    v.object({ intent: v.literal("file"), idem, paper: oneOf(PAPERS, "errors.paper") }, STALE),
    v.object({ intent: v.literal("drop"), paperId: id }, STALE),
    v.object({ intent: v.literal("remove"), version }, STALE),
    v.object({ intent: v.literal("accept"), idem, version, lenderId: id, offerVersion: version }, STALE),
  ],
  STALE,
);
export type ApplicationChange = v.InferOutput<typeof ApplicationChange>;

const words = optionalText(MOST.words, "errors.long");
const printedName = textLine(TRUST_LIMITS.name, { empty: "errors.name", long: "errors.long" });

/** What a lender answers; the figures of an offer are read as those of a scenario. */
export const LenderAnswer = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("offer"), idem, printedName, words }, STALE),
    v.object({ intent: v.literal("refuse"), idem, printedName, words }, STALE),
  ],
  STALE,
);
