import * as v from "valibot";
import { formKey, oneOf, optionalText, rowVersion } from "~/services/form-fields.ts";
import { HARD_HAT_LIMITS, HAZARDS, QUESTIONS } from "./hard-hat.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const reference = v.pipe(v.string(STALE), v.trim(), v.nonEmpty(STALE), v.maxLength(120, STALE));
const line = (most: number) => optionalText(most, LONG);

/** One press of a kind of hazard; the photo comes beside it. */
export const HazardReport = v.object(
  { intent: v.literal("hazard", STALE), idem: formKey(STALE), hazard: oneOf(HAZARDS, "errors.hazard") },
  STALE,
);

/** One press says whether what was seen was safe; a word about it and a photo may come with it. */
export const Seen = v.object(
  {
    intent: v.literal("seen", STALE),
    idem: formKey(STALE),
    verdict: oneOf(["safe", "unsafe"], "errors.seen"),
    seen: line(HARD_HAT_LIMITS.seen),
  },
  STALE,
);

/** One press of a name signs the talk. */
export const TalkSigning = v.object(
  { intent: v.literal("sign", STALE), idem: formKey(STALE), talk: reference, worker: reference },
  STALE,
);

/** One press of a name says that a load is there; without one it is the crew that says it. */
export const DeliverySeen = v.object(
  {
    intent: v.literal("delivery", STALE),
    idem: formKey(STALE),
    delivery: reference,
    worker: v.optional(v.pipe(v.string(STALE), v.trim(), v.maxLength(120, STALE)), " "),
  },
  STALE,
);

/** One press asks the foreman. */
export const Asking = v.object(
  { intent: v.literal("ask", STALE), idem: formKey(STALE), question: oneOf(QUESTIONS, "errors.question") },
  STALE,
);

/** One press of a name thanks a mate; without one, the whole crew. */
export const Thanks = v.object(
  {
    intent: v.literal("thank", STALE),
    idem: formKey(STALE),
    worker: v.optional(v.pipe(v.string(STALE), v.trim(), v.maxLength(120, STALE)), " "),
  },
  STALE,
);

/** What the foreman writes on a crew's page. */
export const Board = v.object(
  {
    intent: v.literal("board", STALE),
    version: rowVersion(STALE),
    task1: line(HARD_HAT_LIMITS.task),
    task2: line(HARD_HAT_LIMITS.task),
    task3: line(HARD_HAT_LIMITS.task),
    phone: v.pipe(
      line(HARD_HAT_LIMITS.phone),
      v.check((text) => /^[+\d\s()./-]*$/.test(text), "errors.phone"),
    ),
    muster: line(HARD_HAT_LIMITS.place),
    hospital: line(HARD_HAT_LIMITS.place),
  },
  STALE,
);
