import * as v from "valibot";
import { readPosition } from "~/engines/place/place.ts";
import { STATES } from "~/lib/us-states.ts";
import {
  dollars,
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  ticked,
  wholeNumber,
} from "~/services/form-fields.ts";
import { emailOf } from "~/services/person.ts";
import {
  INVALID_REASONS,
  LEAD_CLASSES,
  LEAD_TIMINGS,
  LEAD_TRADES,
  PASS_REASONS,
} from "~db/schema/leads.terms.ts";
import { coarse } from "./fit.ts";
import { LEAD_LIMITS as MOST } from "./leads.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";
const LONG = "errors.long";

const REGIONS = STATES.map(({ id }) => id);

/** Where something is: nothing, or a position that is rounded before anything is done with it. */
const place = v.optional(
  v.pipe(
    v.string("errors.position"),
    v.trim(),
    v.maxLength(MOST.position, "errors.position"),
    v.transform((typed) => (typed === "" ? undefined : readPosition(typed))),
    v.check((read) => read === undefined || read.ok, "errors.position"),
    v.transform((read) => (read?.ok ? coarse(read.position) : undefined)),
  ),
  " ",
);

const email = v.pipe(
  v.string("errors.email"),
  v.trim(),
  v.check((typed) => emailOf(typed) !== undefined, "errors.email"),
  v.transform((typed) => emailOf(typed) ?? ""),
);

/** The address of the range that somebody was told, without its path. */
const quote = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.maxLength(MOST.quote, STALE),
    v.regex(/^(?:\?job=[a-z]+(?:&[\w%.+=&-]*)?)?$/, STALE),
  ),
  " ",
);

/** What everybody sees of where it is: a town, a ZIP or both, and no number of a house. */
const townOrZip = v.pipe(
  textLine(MOST.place, { empty: "errors.place", long: LONG }),
  v.check((typed) => !/\d/.test(typed.replace(/\b\d{5}(?:-\d{4})?\b/, "")), "errors.placeNumber"),
);

export const LeadForm = v.object(
  {
    intent: v.literal("post", STALE),
    idem: formKey(STALE),
    quote,
    /** The pages of firms that are asked by name. */
    firm: v.pipe(
      v.optional(v.array(v.pipe(v.string(STALE), v.uuid(STALE)), STALE), []),
      v.transform((firms) => [...new Set(firms)]),
      v.maxLength(MOST.cap, "errors.cap"),
    ),
    /** The form offered firms by name: with none of them it goes to nobody, and not to everybody. */
    named: v.optional(v.literal("yes", STALE)),
    trade: oneOf(LEAD_TRADES, "errors.trade"),
    scope: textLine(MOST.scope, { empty: "errors.scope", long: LONG }),
    budget: optionalDollars({ form: STALE, money: "errors.budget" }),
    timing: oneOf(LEAD_TIMINGS, "errors.timing"),
    cap: wholeNumber({ least: 1, most: MOST.cap }, "errors.cap"),
    region: oneOf(REGIONS, "errors.region"),
    place: townOrZip,
    position: place,
    client: textLine(MOST.client, { empty: "errors.client", long: LONG }),
    email,
    phone: optionalText(MOST.phone, LONG),
    address: optionalText(MOST.address, LONG),
    agreed: ticked("errors.agreed"),
  },
  STALE,
);
export type LeadForm = v.InferOutput<typeof LeadForm>;

export const ProForm = v.object(
  {
    intent: v.literal("profile", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    firm: textLine(MOST.firm, { empty: "errors.firm", long: LONG }),
    trades: v.pipe(
      v.optional(v.array(v.picklist(LEAD_TRADES, "errors.trades"), "errors.trades"), []),
      v.minLength(1, "errors.trades"),
    ),
    region: oneOf(REGIONS, "errors.region"),
    place: textLine(MOST.place, { empty: "errors.place", long: LONG }),
    position: place,
    radius: wholeNumber({ least: 1, most: MOST.radius }, "errors.radius"),
    classes: v.optional(v.array(v.picklist(LEAD_CLASSES, STALE), STALE), []),
    licence: optionalText(MOST.licence, LONG),
    weekly: wholeNumber({ least: 1, most: MOST.weekly }, "errors.weekly"),
    paused: v.optional(v.literal("on", STALE)),
  },
  STALE,
);
export type ProForm = v.InferOutput<typeof ProForm>;

const record = v.pipe(v.string(STALE), v.uuid(STALE));
const step = { idem: formKey(STALE), version: rowVersion(STALE) };
const stars = wholeNumber({ least: 1, most: 5 }, "errors.stars");

/** What a client does with their request. */
export const ClientStep = v.variant(
  "intent",
  [
    v.object({ ...step, intent: v.picklist(["pause", "resume", "screen"], STALE) }, STALE),
    v.object(
      {
        ...step,
        intent: v.literal("lose", STALE),
        note: textLine(MOST.evidence, { empty: "errors.why", long: LONG }),
      },
      STALE,
    ),
    v.object(
      { ...step, intent: v.literal("withdraw", STALE), note: optionalText(MOST.evidence, LONG) },
      STALE,
    ),
    v.object({ ...step, intent: v.literal("hire", STALE), claim: record }, STALE),
  ],
  STALE,
);
export type ClientStep = v.InferOutput<typeof ClientStep>;

export const MessageForm = v.object(
  {
    intent: v.literal("message", STALE),
    idem: formKey(STALE),
    claim: record,
    body: textLine(MOST.message, { empty: "errors.body", long: LONG }),
  },
  STALE,
);
export const ReviewForm = v.object(
  {
    intent: v.literal("review", STALE),
    idem: formKey(STALE),
    claim: record,
    stars,
    opinion: optionalText(MOST.review, LONG),
  },
  STALE,
);

export const ClaimForm = v.object(
  { intent: v.literal("claim", STALE), idem: formKey(STALE), lead: record },
  STALE,
);
export const PassForm = v.object(
  {
    intent: v.literal("pass", STALE),
    idem: formKey(STALE),
    lead: record,
    reason: oneOf(PASS_REASONS, "errors.reason"),
  },
  STALE,
);
export const ContactForm = v.object({ intent: v.literal("contact", STALE), claim: record }, STALE);
export const QuotedForm = v.object(
  { intent: v.literal("quoted", STALE), claim: record, sum: dollars("errors.sum") },
  STALE,
);
export const ReportForm = v.object(
  {
    intent: v.literal("report", STALE),
    idem: formKey(STALE),
    claim: record,
    reason: oneOf(INVALID_REASONS, "errors.reason"),
    evidence: textLine(MOST.evidence, { empty: "errors.evidence", long: LONG }),
  },
  STALE,
);
export const DecideForm = v.object(
  { ...step, intent: v.picklist(["confirm", "refuse"], STALE), report: record },
  STALE,
);
