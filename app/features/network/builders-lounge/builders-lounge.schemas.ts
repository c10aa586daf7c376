import * as v from "valibot";
import { calendarDay, formKey, oneOf, textLine } from "~/services/form-fields.ts";
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
