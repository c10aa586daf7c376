import * as v from "valibot";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** In how many days a link can be made to end. */
export const SHORTER_DAYS = ["1", "7", "30"] as const;

const id = v.pipe(v.string(STALE), v.uuid(STALE));

/** What the forms of links ask for. */
export const AccessChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("revoke"), id }, STALE),
    v.object(
      {
        intent: v.literal("shorten"),
        id,
        days: v.pipe(v.picklist(SHORTER_DAYS, STALE), v.transform(Number)),
      },
      STALE,
    ),
  ],
  STALE,
);
export type AccessChange = v.InferOutput<typeof AccessChange>;
