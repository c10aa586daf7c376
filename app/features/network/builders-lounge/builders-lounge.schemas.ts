import * as v from "valibot";
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
import { LOUNGE_LIMITS as MOST, optionsOf } from "./builders-lounge.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

const event = v.pipe(v.string(FORM), v.uuid(FORM));

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

const clock = v.pipe(v.string("errors.time"), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "errors.time"));

/** A gathering that a member suggests. */
export const SuggestForm = v.object(
  {
    intent: v.picklist(["suggest", "change"], FORM),
    idem: formKey(FORM),
    /** The suggestion that is changed, and as which it was read. */
    event: v.optional(event),
    version: v.optional(rowVersion(FORM)),
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
    version: rowVersion(FORM),
    reason: optionalText(MOST.reason, LONG),
  },
  FORM,
);

/** What is done with photos of the week: one is sent, taken back, or voted for. */
export const PhotoForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("photo"),
        idem: formKey(FORM),
        says: textLine(MOST.photoSays, { empty: "errors.says", long: LONG }),
      },
      FORM,
    ),
    v.object({ intent: v.picklist(["dropPhoto", "votePhoto"], FORM), photo: formKey(FORM) }, FORM),
  ],
  FORM,
);

/** What an administrator makes of a photo. */
export const PhotoDecision = v.object(
  { intent: v.picklist(["showPhoto", "hidePhoto"], FORM), photo: formKey(FORM) },
  FORM,
);
