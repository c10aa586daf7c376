import * as v from "valibot";
import { readDays, readHours, WEEKDAYS } from "~/engines/booking/booking.ts";
import { isPhone } from "~/lib/phone-key.ts";
import { formKey, oneOf, optionalText, rowVersion, textLine, timeZone } from "~/services/form-fields.ts";
import { CALL_LIMITS, DESK_LIMITS as MOST, URGENCIES } from "./calls.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

const hours = v.pipe(
  v.optional(v.string(FORM), " "),
  v.maxLength(MOST.hours, LONG),
  v.check((typed) => readHours(typed) !== undefined, "errors.hours"),
);

/** When a firm answers, and what its page says. */
export const HoursForm = v.object(
  {
    intent: v.literal("hours", FORM),
    idem: formKey(FORM),
    /** 0 where there are none yet. */
    version: rowVersion(FORM),
    firm: textLine(MOST.firm, { empty: "errors.firm", long: LONG }),
    afterHours: optionalText(MOST.afterHours, LONG),
    zone: timeZone("errors.zone"),
    ...(Object.fromEntries(WEEKDAYS.map((day) => [`hours${day}`, hours])) as Record<
      `hours${(typeof WEEKDAYS)[number]}`,
      typeof hours
    >),
    daysOff: v.pipe(
      v.optional(v.string(FORM), " "),
      v.maxLength(MOST.daysOff, LONG),
      v.check((typed) => readDays(typed) !== undefined, "errors.daysOff"),
    ),
    open: v.optional(v.literal("on", FORM)),
  },
  FORM,
);
export type HoursForm = v.InferOutput<typeof HoursForm>;

/** What somebody sends who wants to be called. */
export const RequestForm = v.object(
  {
    intent: v.literal("request", FORM),
    idem: formKey(FORM),
    phone: v.pipe(
      v.string("errors.phone"),
      v.trim(),
      v.maxLength(CALL_LIMITS.phone, LONG),
      v.check(isPhone, "errors.phone"),
    ),
    caller: optionalText(CALL_LIMITS.caller, LONG),
    reason: textLine(CALL_LIMITS.reason, { empty: "errors.reason", long: LONG }),
    place: optionalText(CALL_LIMITS.place, LONG),
    urgency: oneOf(URGENCIES, "errors.urgency"),
    /** A time of the page, or empty for as soon as somebody can. */
    at: v.pipe(optionalText(30, FORM), v.regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$/, FORM)),
  },
  FORM,
);
export type RequestForm = v.InferOutput<typeof RequestForm>;
