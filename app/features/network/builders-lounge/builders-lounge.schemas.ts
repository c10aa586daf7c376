import * as v from "valibot";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalText,
  textLine,
  timeZone,
  wholeNumber,
} from "~/services/form-fields.ts";
import { LOUNGE_LIMITS as MOST, optionsOf } from "./builders-lounge.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

/** One vote; the button that is pressed is the option. */
export const VoteForm = v.object(
  {
    intent: v.literal("vote", FORM),
    poll: v.pipe(v.string(FORM), v.uuid(FORM)),
    choice: oneOf(["0", "1", "2", "3", "4", "5"], "errors.choice"),
  },
  FORM,
);

/** A question that an administrator asks everybody. */
export const PollForm = v.object(
  {
    intent: v.literal("poll", FORM),
    idem: formKey(FORM),
    question: textLine(MOST.question, { empty: "errors.question", long: LONG }),
    options: v.pipe(
      v.string("errors.options"),
      v.check((typed) => {
        const { length } = optionsOf(typed);
        return length >= MOST.leastOptions && length <= MOST.options;
      }, "errors.options"),
      v.check((typed) => optionsOf(typed).every((option) => option.length <= MOST.option), "errors.option"),
      v.check((typed) => {
        const folded = optionsOf(typed).map((option) => option.toLowerCase());
        return new Set(folded).size === folded.length;
      }, "errors.same"),
    ),
    closesOn: calendarDay("errors.day"),
  },
  FORM,
);

const event = v.pipe(v.string(FORM), v.uuid(FORM));
const clock = v.pipe(v.string("errors.time"), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "errors.time"));

/** A gathering that a member suggests. */
export const SuggestForm = v.object(
  {
    intent: v.literal("suggest", FORM),
    idem: formKey(FORM),
    title: textLine(MOST.title, { empty: "errors.title", long: LONG }),
    about: optionalText(MOST.about, LONG),
    place: textLine(MOST.place, { empty: "errors.place", long: LONG }),
    zone: timeZone("errors.zone"),
    day: calendarDay("errors.eventDay"),
    from: clock,
    until: clock,
    capacity: wholeNumber({ least: 2, most: MOST.capacity }, "errors.capacity"),
  },
  FORM,
);

/** Whether somebody comes, and with how many. */
export const ComeForm = v.object(
  {
    intent: v.picklist(["going", "maybe", "leave"], FORM),
    guests: oneOf(["0", "1", "2", "3"], "errors.guests"),
  },
  FORM,
);

/** What an administrator makes of a suggestion. */
export const DecideForm = v.object(
  {
    intent: v.picklist(["approve", "decline"], FORM),
    event,
    reason: optionalText(MOST.reason, LONG),
  },
  FORM,
);
