import * as v from "valibot";
import { CONDITIONS, BOOKING_LIMITS as MOST, STAGES, VIEWS } from "~/engines/booking/booking.ts";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const money = optionalDollars({ form: STALE, money: "errors.money" });
const years = optionalText(3, "errors.years");
const answer = v.optional(v.string(STALE), "");

const item = optionalText(MOST.item, LONG);
type Line<N extends number> = Record<`what${N}`, typeof item> &
  Record<`repair${N}` | `price${N}`, typeof money> &
  Record<`age${N}` | `life${N}`, typeof years>;

/** One line of a worksheet; a line without words is none. */
const line = <N extends number>(n: N) =>
  ({
    [`what${n}`]: item,
    [`repair${n}`]: money,
    [`price${n}`]: money,
    [`age${n}`]: years,
    [`life${n}`]: years,
  }) as unknown as Line<N>;

/** What is done on the page of a loan, beside its process. */
export const LoanForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("condition"),
        stage: oneOf(CONDITIONS, STALE),
        version: wholeNumber({ least: 0, most: 1_000_000 }, STALE),
        meter: optionalText(12, "errors.meter"),
        fuel: optionalText(2, STALE),
        notes: optionalText(MOST.notes, LONG),
        body: answer,
        running: answer,
        fluids: answer,
        controls: answer,
        kit: answer,
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("sign"),
        stage: oneOf(CONDITIONS, STALE),
        version: rowVersion(STALE),
        signature: textLine(MOST.signature, { empty: "errors.signature", long: LONG }),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("shot"),
        idem: formKey(STALE),
        stage: oneOf(STAGES, STALE),
        view: oneOf(VIEWS, STALE),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("dropShot"),
        stage: oneOf(STAGES, STALE),
        view: oneOf(VIEWS, STALE),
        shot: formKey(STALE),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("longer"),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        until: calendarDay("errors.day"),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("claim"),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        words: optionalText(MOST.words, LONG),
        ...line(0),
        ...line(1),
        ...line(2),
        ...line(3),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("review"),
        idem: formKey(STALE),
        stars: wholeNumber({ least: 1, most: 5 }, "errors.stars"),
        body: optionalText(MOST.review, LONG),
      },
      STALE,
    ),
  ],
  STALE,
);

/** An administrator's answer to a claim. */
export const DecideForm = v.object(
  {
    intent: v.literal("decide"),
    idem: formKey(STALE),
    loan: formKey(STALE),
    version: rowVersion(STALE),
    amount: money,
    note: textLine(MOST.words, { empty: "errors.noteMissing", long: LONG }),
  },
  STALE,
);
export type LoanForm = v.InferOutput<typeof LoanForm>;
