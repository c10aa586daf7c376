import * as v from "valibot";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalDay,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { LICENCE_WORKS } from "~db/schema/tools.licences.ts";
import {
  CHECK_KINDS,
  CHECK_RESULTS,
  CLAUSES,
  CONCERNS,
  CREWS,
  CONTRACTOR_LIMITS as MOST,
  PAPER_KINDS,
} from "./contractor.limits.ts";
import { type Payment, readPayments } from "./payment-lines.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const money = { form: STALE, money: "errors.money" };

/** An address of a badge, or the id in it; empty where there is none. */
const badge = v.pipe(
  optionalText(MOST.badge, LONG),
  v.transform((typed) => /([\w-]+)\/?$/.exec(typed.split(/[?#]/)[0] ?? "")?.[1] ?? ""),
);

const facts = {
  called: textLine(MOST.called, { empty: "errors.called", long: LONG }),
  region: optionalText(2, LONG),
  number: optionalText(MOST.number, LONG),
  badge,
  work: oneOf(LICENCE_WORKS, "errors.choose"),
  crew: oneOf(CREWS, "errors.choose"),
};

export const NewReportForm = v.object(
  { intent: v.literal("begin", STALE), idem: formKey(STALE), ...facts },
  STALE,
);
export type NewReport = Omit<v.InferOutput<typeof NewReportForm>, "intent">;

export const FactsForm = v.object(
  { intent: v.literal("facts", STALE), version: rowVersion(STALE), ...facts },
  STALE,
);

export const CheckForm = v.object(
  {
    intent: v.literal("check", STALE),
    version: rowVersion(STALE),
    kind: oneOf(CHECK_KINDS, STALE),
    result: oneOf(CHECK_RESULTS, "errors.choose"),
    source: textLine(MOST.source, { empty: "errors.source", long: LONG }),
    day: calendarDay("errors.day"),
    note: optionalText(MOST.note, LONG),
  },
  STALE,
);
export type CheckSaid = Omit<v.InferOutput<typeof CheckForm>, "intent">;

/** Clauses are boxes of one name, which the form joins with commas. */
export const ContractForm = v.object(
  {
    intent: v.literal("contract", STALE),
    version: rowVersion(STALE),
    priceCents: optionalDollars(money),
    depositCents: optionalDollars(money),
    readContract: v.pipe(
      optionalText(4, STALE),
      v.transform((typed) => typed === "on"),
    ),
    clauses: v.pipe(
      optionalText(400, STALE),
      v.transform((typed) => CLAUSES.filter((one) => typed.split(",").includes(one)) as string[]),
    ),
    payments: v.pipe(
      optionalText(2_000, LONG),
      v.transform(readPayments),
      v.custom<Payment[]>((read) => Array.isArray(read), "errors.payments"),
    ),
  },
  STALE,
);
export type ContractSaid = Omit<v.InferOutput<typeof ContractForm>, "intent">;

export const AskForm = v.object(
  {
    intent: v.literal("ask", STALE),
    idem: formKey(STALE),
    kind: oneOf(PAPER_KINDS, "errors.choose"),
    question: optionalText(MOST.question, LONG),
  },
  STALE,
);

export const AttachForm = v.object({ intent: v.literal("attach", STALE), idem: formKey(STALE) }, STALE);

export const DetachForm = v.object(
  { intent: v.literal("detach", STALE), attached: textLine(60, { empty: STALE, long: STALE }) },
  STALE,
);

export const RemoveForm = v.object({ intent: v.literal("remove", STALE) }, STALE);

export const ConcernForm = v.object(
  {
    intent: v.literal("concern", STALE),
    idem: formKey(STALE),
    about: oneOf(CONCERNS, "errors.choose"),
    words: textLine(MOST.words, { empty: "errors.words", long: LONG }),
  },
  STALE,
);

export const PaperForm = v.object(
  {
    intent: v.literal("paper", STALE),
    answer: textLine(MOST.answer, { empty: "errors.answer", long: LONG }),
    number: optionalText(MOST.number, LONG),
    untilOn: optionalDay({ form: STALE, day: "errors.day" }),
    printedName: textLine(MOST.printedName, { empty: "errors.printedName", long: LONG }),
  },
  STALE,
);
export type PaperSaid = Omit<v.InferOutput<typeof PaperForm>, "intent">;

export const HandledForm = v.object(
  {
    intent: v.literal("handled", STALE),
    concern: textLine(60, { empty: STALE, long: STALE }),
    finding: textLine(MOST.note, { empty: "errors.finding", long: LONG }),
  },
  STALE,
);
