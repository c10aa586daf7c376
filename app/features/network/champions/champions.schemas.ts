import * as v from "valibot";
import { formKey, oneOf, textLine } from "~/services/form-fields.ts";
import { BOARDS, KINDS, CHAMPION_LIMITS as MOST } from "./champions.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

/** Under which name whoever works here is counted, and whether others see it. */
export const EntryForm = v.object(
  {
    intent: v.literal("enter", FORM),
    kind: oneOf(KINDS, "errors.kind"),
    shownAs: textLine(MOST.called, { empty: "errors.shownAs", long: LONG }),
    shown: v.optional(v.literal("on", FORM)),
  },
  FORM,
);

export const NominateForm = v.object(
  {
    intent: v.literal("nominate", FORM),
    idem: formKey(FORM),
    kind: oneOf(KINDS, "errors.kind"),
    board: oneOf(BOARDS, "errors.board"),
    called: textLine(MOST.called, { empty: "errors.called", long: LONG }),
    story: v.pipe(
      v.string("errors.story"),
      v.trim(),
      v.minLength(MOST.story.least, "errors.story"),
      v.maxLength(MOST.story.most, "errors.storyLong"),
    ),
  },
  FORM,
);

export const VoteForm = v.object({ intent: v.literal("vote", FORM) }, FORM);
