import * as v from "valibot";
import { MAX_QUANTITY } from "~db/schema/materials.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const productId = v.pipe(v.string("errors.product"), v.maxLength(60, "errors.product"));

/** Whole numbers only: `1e9`, `2.5` and `abc` are refused with words, not rounded or guessed at. */
const wholeNumber = v.pipe(
  v.string("errors.quantity"),
  v.trim(),
  v.regex(/^-?\d{1,6}$/, "errors.quantity"),
  v.transform(Number),
);

const redirectTo = v.optional(v.string(STALE));

export const CartChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("add"),
        idem: v.pipe(v.string(STALE), v.uuid(STALE)),
        productId,
        quantity: v.optional(
          v.pipe(wholeNumber, v.minValue(1, "errors.quantity"), v.maxValue(MAX_QUANTITY, "errors.quantity")),
          "1",
        ),
        redirectTo,
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("set"),
        productId,
        quantity: v.pipe(wholeNumber, v.maxValue(MAX_QUANTITY, "errors.quantity")),
        redirectTo,
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove"), productId, redirectTo }, STALE),
    v.object({ intent: v.literal("clear"), redirectTo }, STALE),
  ],
  STALE,
);
export type CartChange = v.InferOutput<typeof CartChange>;

export const CATEGORIES = ["templates", "education", "books", "merchandise"] as const;
export type Category = (typeof CATEGORIES)[number];

export function isCategory(value: unknown): value is Category {
  return (CATEGORIES as readonly unknown[]).includes(value);
}
