import * as v from "valibot";
import { LANGUAGES } from "~/i18n/languages.ts";

/** An amount that an answer has to state, in this unit or one that converts to it. */
const Figure = v.strictObject({
  value: v.number(),
  /** A unit that `scripts/lib/read-quantities.mjs` knows; `one` for counts. */
  unit: v.string(),
  /** The greatest difference, in `unit`. Without it: nothing for counts, 1 percent for everything else. */
  within: v.optional(v.number()),
});
export type Figure = v.InferOutput<typeof Figure>;

const row = {
  language: v.picklist(LANGUAGES),
  /** Tuning may look at `development`; `held-out` is only for measuring. Given at random, about 65 to 35. */
  set: v.picklist(["development", "held-out"]),
  question: v.pipe(v.string(), v.nonEmpty()),
};

export const Question = v.variant("kind", [
  /** A calculation whose inputs are all in the question. */
  v.strictObject({
    ...row,
    kind: v.literal("number"),
    expected: Figure,
    /** How the number was worked out, by hand. */
    working: v.string(),
  }),
  /** A question that the knowledge base answers. */
  v.strictObject({
    ...row,
    kind: v.picklist(["section", "definition", "talk"]),
    /** Slugs of the articles that may be cited; one of them has to be. */
    articles: v.array(v.string()),
    /** What the answer has to state, a text such as `1:12` where it is no amount. */
    figure: v.optional(v.union([Figure, v.string()])),
  }),
  /** A question that nobody should answer as if he knew. */
  v.strictObject({
    ...row,
    kind: v.literal("refuse"),
    because: v.string(),
    /** Words of the trade or the look of a section stand in it. */
    tempting: v.optional(v.literal(true)),
    /** A calculation with values that cannot be: it may be refused with the reason, too. */
    impossible: v.optional(v.literal(true)),
  }),
]);
export type Question = v.InferOutput<typeof Question>;
