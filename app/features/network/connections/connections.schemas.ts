import * as v from "valibot";
import { readPosition } from "~/engines/place/place.ts";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  textLine,
  timeZone,
  wholeNumber,
} from "~/services/form-fields.ts";
import {
  NEED_CURRENCIES,
  NEED_LANGUAGES,
  NEED_PAPERS,
  NEED_PAY,
  NEED_TRADES,
} from "~db/schema/connections.terms.ts";
import { CONNECT_LIMITS as MOST } from "./connections.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

/** Boxes of one name: one is sent as a text, several as a list; in the order of the list of all. */
const boxes = <Value extends string>(values: readonly Value[]) =>
  v.pipe(
    v.optional(v.union([v.string(FORM), v.array(v.string(FORM), FORM)], FORM), []),
    v.transform((sent): Value[] => values.filter((value) => [sent].flat().includes(value))),
  );

/** The name under which somebody is known among people, the first time that they need one. */
const called = v.optional(
  v.pipe(
    v.string(FORM),
    v.trim(),
    v.maxLength(MOST.called.most, "errors.called"),
    v.check(
      (text) =>
        text === "" ||
        (text.length >= MOST.called.least && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u.test(text)),
      "errors.called",
    ),
  ),
  " ",
);

/** Where something is, exactly; nothing where it is left empty. */
const position = v.optional(
  v.pipe(
    v.string("errors.position"),
    v.trim(),
    v.maxLength(MOST.position, "errors.position"),
    v.transform((typed) => (typed === "" ? undefined : readPosition(typed))),
    v.check((read) => read === undefined || read.ok, "errors.position"),
    v.transform((read) => (read?.ok ? read.position : undefined)),
  ),
  " ",
);

/** People that somebody needs. */
export const NeedForm = v.object(
  {
    intent: v.literal("post-need", FORM),
    idem: formKey(FORM),
    called,
    trade: oneOf(NEED_TRADES, "errors.trade"),
    headcount: wholeNumber({ least: 1, most: MOST.headcount }, "errors.headcount"),
    firstDay: calendarDay("errors.day"),
    lastDay: calendarDay("errors.day"),
    zone: timeZone("errors.zone"),
    area: textLine(MOST.area, { empty: "errors.area", long: LONG }),
    address: optionalText(MOST.address, LONG),
    position,
    pay: oneOf(NEED_PAY, "errors.pay"),
    amount: optionalDollars({ form: FORM, money: "errors.amount" }),
    currency: oneOf(NEED_CURRENCIES, "errors.currency"),
    language: oneOf(NEED_LANGUAGES, "errors.language"),
    notes: optionalText(MOST.notes, LONG),
    papers: boxes(NEED_PAPERS),
  },
  FORM,
);
export type NeedForm = v.InferOutput<typeof NeedForm>;

const response = v.pipe(v.string(FORM), v.uuid(FORM));

/** What is done on the page of a need beside the step of its process. */
export const NeedPageForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("respond", FORM),
        idem: formKey(FORM),
        called,
        headcount: wholeNumber({ least: 1, most: MOST.headcount }, "errors.headcount"),
        fromDay: calendarDay("errors.day"),
        line: textLine(MOST.line, { empty: "errors.line", long: LONG }),
        /** The firm whose standing goes with it; nothing for none. */
        firm: v.optional(v.pipe(v.string(FORM), v.trim(), v.maxLength(60, FORM)), " "),
      },
      FORM,
    ),
    v.object({ intent: v.picklist(["accept", "decline"], FORM), idem: formKey(FORM), response }, FORM),
    v.object({ intent: v.literal("take-back", FORM) }, FORM),
    v.object({ intent: v.picklist(["block", "unblock"], FORM) }, FORM),
    v.object({ intent: v.literal("block-answer", FORM), response }, FORM),
    v.object(
      {
        intent: v.literal("connect", FORM),
        idem: formKey(FORM),
        called,
        /** Whoever answered; nothing for whoever posted the need. */
        response: v.optional(v.pipe(v.string(FORM), v.trim(), v.maxLength(60, FORM)), " "),
        line: textLine(MOST.line, { empty: "errors.line", long: LONG }),
      },
      FORM,
    ),
  ],
  FORM,
);

/** The days on which somebody is free. */
export const FreeDaysForm = v.object(
  {
    intent: v.literal("free-days", FORM),
    days: v.pipe(
      v.optional(v.union([v.string(FORM), v.array(v.string(FORM), FORM)], FORM), []),
      v.transform((sent) => [...new Set([sent].flat())].sort()),
      v.maxLength(MOST.weeks * 7, FORM),
      v.array(calendarDay("errors.day"), FORM),
    ),
  },
  FORM,
);

/** What is done with a connection, beside what is said in its thread. */
export const ConnectionForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.picklist(["accept", "ignore", "remove", "block", "unblock", "read"], FORM),
      },
      FORM,
    ),
    v.object(
      {
        intent: v.literal("note", FORM),
        tags: optionalText(MOST.tags, LONG),
        doNotHire: v.optional(v.picklist(["on", " "], FORM), " "),
        note: optionalText(MOST.privateNote, LONG),
      },
      FORM,
    ),
    v.object(
      {
        intent: v.literal("report", FORM),
        idem: formKey(FORM),
        post: v.pipe(v.string(FORM), v.uuid(FORM)),
        reason: textLine(MOST.reason, { empty: "errors.reason", long: LONG }),
      },
      FORM,
    ),
  ],
  FORM,
);

/** A file that one hands the other. */
export const HandForm = v.object({ intent: v.literal("file", FORM), idem: formKey(FORM) }, FORM);

/** What a moderator decides of a message. */
export const JudgeForm = v.object(
  { intent: v.picklist(["take-away", "leave"], FORM), post: v.pipe(v.string(FORM), v.uuid(FORM)) },
  FORM,
);
