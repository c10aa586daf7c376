import * as v from "valibot";
import { centsOf } from "~/lib/dollars.ts";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalChoice,
  optionalDay,
  optionalText,
  rowVersion,
  textLine,
  timeZone,
} from "~/services/form-fields.ts";
import { ANSWERS, ITEM_KINDS, MARKS, BID_LIMITS as MOST, TEMPLATES, TRADES } from "./bids.limits.ts";
import type { ItemAnswer, Offer, Plug, ScopeItem } from "./leveling.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const box = v.pipe(
  v.optional(v.string(STALE), " "),
  v.transform((typed) => typed === "on"),
);
const clock = v.pipe(v.string("errors.time"), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "errors.time"));
const optionalClock = v.optional(
  v.pipe(v.string("errors.time"), v.trim(), v.regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, "errors.time")),
  " ",
);
const what = (most: number, empty: string) => textLine(most, { empty, long: LONG });

const said = {
  topic: what(MOST.topic, "errors.topic"),
  trade: oneOf(TRADES, "errors.trade"),
  scope: optionalText(MOST.scope, LONG),
  zone: timeZone("errors.zone"),
  dueDay: calendarDay("errors.day"),
  dueTime: clock,
  sealed: box,
  bond: box,
};

export const NewPackageForm = v.object(
  {
    intent: v.literal("create", STALE),
    idem: formKey(STALE),
    project: optionalChoice("errors.project"),
    template: v.optional(
      v.pipe(v.string("errors.template"), v.trim(), v.picklist([...TEMPLATES, ""], "errors.template")),
      " ",
    ),
    ...said,
  },
  STALE,
);
export type NewPackage = Omit<v.InferOutput<typeof NewPackageForm>, "intent">;

const versioned = { version: rowVersion(STALE) };
export const EditPackageForm = v.object({ intent: v.literal("edit", STALE), ...versioned, ...said }, STALE);
export type PackageEdit = Omit<v.InferOutput<typeof EditPackageForm>, "intent" | "version">;

export const NewItemForm = v.object(
  {
    intent: v.literal("item", STALE),
    ...versioned,
    text: what(MOST.item, "errors.text"),
    qty: v.optional(
      v.pipe(v.string("errors.qty"), v.trim(), v.regex(/^(?:\d{1,9}(?:\.\d{1,3})?)?$/, "errors.qty")),
      " ",
    ),
    unit: optionalText(MOST.unit, LONG),
    kind: oneOf(ITEM_KINDS, "errors.kind"),
  },
  STALE,
);
const named = { item: v.pipe(v.string(STALE), v.regex(/^i\d{1,4}$/, STALE)) };
export const ItemForm = v.object(
  { intent: v.picklist(["drop", "take"], STALE), ...versioned, ...named },
  STALE,
);

export const InviteForm = v.object(
  {
    intent: v.literal("invite", STALE),
    idem: formKey(STALE),
    company: what(MOST.company, "errors.company"),
  },
  STALE,
);
export const RemovePackageForm = v.object({ intent: v.literal("remove", STALE), ...versioned }, STALE);
/** Of a company whose link does not stand: a new one, or no company any more. */
export const LinkForm = v.object(
  { intent: v.picklist(["link", "uninvite"], STALE), bid: v.pipe(v.string(STALE), v.uuid(STALE)) },
  STALE,
);
export const AddendumForm = v.object(
  {
    intent: v.literal("addendum", STALE),
    ...versioned,
    addendum: what(MOST.addendum, "errors.addendum"),
    newDay: optionalDay({ form: STALE, day: "errors.day" }),
    newTime: optionalClock,
  },
  STALE,
);
export const AgainForm = v.object(
  {
    intent: v.literal("again", STALE),
    idem: formKey(STALE),
    ...versioned,
    newDay: calendarDay("errors.day"),
    newTime: clock,
  },
  STALE,
);
export const AnswerQuestionForm = v.object(
  {
    intent: v.literal("answer", STALE),
    question: v.pipe(v.string(STALE), v.uuid(STALE)),
    answer: what(MOST.question, "errors.answer"),
  },
  STALE,
);
export const AwardForm = v.object(
  {
    intent: v.literal("award", STALE),
    idem: formKey(STALE),
    ...versioned,
    bid: v.pipe(v.optional(v.string("errors.bid"), " "), v.uuid("errors.bid")),
    reason: what(MOST.reason, "errors.reason"),
  },
  STALE,
);
export const PlugForm = v.object(
  {
    intent: v.literal("plug", STALE),
    ...named,
    mark: v.optional(
      v.pipe(v.string("errors.mark"), v.trim(), v.picklist([...MARKS, ""], "errors.mark")),
      " ",
    ),
    amount: v.optional(
      v.pipe(
        v.string("errors.money"),
        v.trim(),
        v.transform((typed) => (typed === "" ? null : centsOf(typed))),
        v.nullable(v.number("errors.money")),
      ),
      " ",
    ),
    source: optionalText(MOST.source, LONG),
  },
  STALE,
);
export type NewPlug = Omit<v.InferOutput<typeof PlugForm>, "intent" | "mark"> & { mark: Plug["mark"] | "" };

const stepped = { idem: formKey(STALE), ...versioned };
export const IntendForm = v.object({ intent: v.picklist(["intend", "withdraw"], STALE), ...stepped }, STALE);
export const AnewForm = v.object({ intent: v.literal("anew", STALE), ...stepped }, STALE);
export const DeclineForm = v.object(
  { intent: v.literal("decline", STALE), ...stepped, note: what(MOST.reason, "errors.noteMissing") },
  STALE,
);
export const AcceptLateForm = v.object(
  { intent: v.literal("acceptLate", STALE), ...stepped, note: what(MOST.reason, "errors.noteMissing") },
  STALE,
);
export const AckForm = v.object(
  {
    intent: v.literal("ack", STALE),
    n: v.pipe(v.string(STALE), v.regex(/^\d{1,3}$/, STALE), v.transform(Number)),
  },
  STALE,
);
export const AskForm = v.object(
  { intent: v.literal("ask", STALE), idem: formKey(STALE), ask: what(MOST.question, "errors.ask") },
  STALE,
);
/** The code of a bid, as somebody copies it from paper. */
export const CodeForm = v.object(
  {
    intent: v.literal("unlock", STALE),
    code: v.pipe(
      v.string("errors.code"),
      v.transform((typed) => typed.replace(/[^a-z0-9]/gi, "").toUpperCase()),
      v.regex(/^[A-Z2-9]{12}$/, "errors.code"),
    ),
  },
  STALE,
);

export const OfferForm = v.object(
  {
    intent: v.picklist(["submit", "sendLate"], STALE),
    ...stepped,
    base: dollars("errors.base"),
    qualifications: optionalText(MOST.qualifications, LONG),
    bondOffered: box,
    validUntil: optionalDay({ form: STALE, day: "errors.day" }),
    printedName: what(MOST.company, "errors.printedName"),
  },
  STALE,
);
type OfferHead = v.InferOutput<typeof OfferForm>;

/** What a bid says of each item, from the fields `said_n` and `price_n`; errors by field. */
export function readItems(items: readonly ScopeItem[], fields: Readonly<Record<string, string>>) {
  const answers: Record<string, ItemAnswer> = {};
  const errors: Record<string, string> = {};
  items.forEach(({ id }, n) => {
    const said = (fields[`said_${n}`] ?? "").trim();
    const typed = (fields[`price_${n}`] ?? "").trim();
    const cents = typed === "" ? null : centsOf(typed);
    const known = ANSWERS.find((one) => one === said);
    if (cents === undefined) errors[`price_${n}`] = "errors.money";
    else if (known === "priced" && cents === null) errors[`price_${n}`] = "errors.price";
    else if (said !== "" && !known) errors[`said_${n}`] = "errors.said";
    else if (!known && cents !== null) errors[`said_${n}`] = "errors.saidPrice";
    else if ((known === "excluded" || known === "others") && cents !== null)
      errors[`price_${n}`] = "errors.noPrice";
    else if (known) answers[id] = { said: known, cents };
  });
  return { answers, errors };
}

export const offerOf = (
  { base, qualifications, bondOffered, validUntil, printedName }: OfferHead,
  items: Offer["items"],
): Offer => ({ baseCents: base, items, qualifications, bond: bondOffered, validUntil, printedName });
