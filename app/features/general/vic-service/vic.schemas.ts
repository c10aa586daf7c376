import * as v from "valibot";
import { readDays, readHours, WEEKDAYS } from "~/engines/booking/booking.ts";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
  timeZone,
  wholeNumber,
} from "~/services/form-fields.ts";
import { emailOf } from "~/services/person.ts";
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from "~db/schema/tickets.terms.ts";
import { DESK_MOVES } from "./ticket.process.ts";
import { VIC_LIMITS as MOST } from "./vic.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

/** An address, or nothing: a member has one already. Guests are asked for it by the command's caller. */
const email = v.optional(
  v.pipe(
    v.string("errors.email"),
    v.trim(),
    v.check((typed) => typed === "" || emailOf(typed) !== undefined, "errors.email"),
    v.transform((typed) => emailOf(typed) ?? ""),
  ),
  " ",
);

/** A new ticket, or a look at what is known about its words. */
export const TicketForm = v.object(
  {
    intent: v.picklist(["open", "look"], FORM),
    idem: formKey(FORM),
    category: oneOf(TICKET_CATEGORIES, "errors.category"),
    priority: oneOf(TICKET_PRIORITIES, "errors.priority"),
    topic: textLine(MOST.topic, { empty: "errors.topic", long: LONG }),
    words: textLine(MOST.words, { empty: "errors.words", long: LONG }),
    about: optionalText(200, LONG),
    /** The record that led to it, as the chain names it. */
    from: optionalText(120, FORM),
    email,
    /** Whether the passages that fit have been shown. */
    seen: optionalText(3, FORM),
  },
  FORM,
);
export type TicketForm = v.InferOutput<typeof TicketForm>;

/** That a passage was enough. */
export const SparedForm = v.object(
  {
    intent: v.literal("spared", FORM),
    idem: formKey(FORM),
    article: textLine(120, { empty: FORM, long: FORM }),
  },
  FORM,
);

export const PriorityForm = v.object(
  {
    intent: v.literal("priority", FORM),
    version: rowVersion(FORM),
    priority: oneOf(TICKET_PRIORITIES, "errors.priority"),
  },
  FORM,
);

export const RatingForm = v.object(
  { intent: v.literal("rate", FORM), rating: wholeNumber({ least: 1, most: 5 }, "errors.rating") },
  FORM,
);

export const TicketFileForm = v.object({ intent: v.literal("file", FORM), idem: formKey(FORM) }, FORM);

/** The desk's words, and what goes with them. */
export const DeskForm = v.object(
  {
    intent: v.literal("say", FORM),
    idem: formKey(FORM),
    version: rowVersion(FORM),
    body: textLine(MOST.answer, { empty: "errors.body", long: LONG }),
    step: oneOf(DESK_MOVES, "errors.step"),
  },
  FORM,
);

const hours = v.pipe(
  v.optional(v.string(FORM), " "),
  v.maxLength(100, LONG),
  v.check((typed) => readHours(typed) !== undefined, "errors.hours"),
);

/** When the desk answers. */
export const HoursForm = v.object(
  {
    intent: v.literal("hours", FORM),
    /** 0 where there are none yet. */
    version: rowVersion(FORM),
    zone: timeZone("errors.zone"),
    opensOn: calendarDay("errors.day"),
    ...(Object.fromEntries(WEEKDAYS.map((day) => [`hours${day}`, hours])) as Record<
      `hours${(typeof WEEKDAYS)[number]}`,
      typeof hours
    >),
    daysOff: v.pipe(
      v.optional(v.string(FORM), " "),
      v.maxLength(MOST.daysOff, LONG),
      v.check((typed) => readDays(typed) !== undefined, "errors.daysOff"),
    ),
  },
  FORM,
);
export type HoursForm = v.InferOutput<typeof HoursForm>;
