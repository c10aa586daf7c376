import * as v from "valibot";
import { formKey, oneOf, rowVersion, wholeNumber } from "~/services/form-fields.ts";
import { MOST_POINTS } from "./loyalty.rules.ts";
import { REMINDER_DAYS, SHOWN } from "./loyalty.words.ts";

const STALE = "errors.form";

const days = ["0", ...REMINDER_DAYS.map(String)];

/** What the page of points sends. */
export const LoyaltyChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("redeem"),
        idem: formKey(STALE),
        reward: v.pipe(v.string(STALE), v.regex(/^[a-z0-9-]{1,40}$/, STALE)),
        /** What it cost on the page. */
        points: wholeNumber({ least: 1, most: MOST_POINTS }, STALE),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("cancel"),
        idem: formKey(STALE),
        redemption: v.pipe(v.string(STALE), v.uuid(STALE)),
        version: rowVersion(STALE),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("give"),
        idem: formKey(STALE),
        to: v.pipe(v.string("errors.to"), v.minLength(1, "errors.to"), v.maxLength(80, "errors.to")),
        points: wholeNumber({ least: 1, most: MOST_POINTS }, "errors.points"),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("remind"),
        days: v.pipe(oneOf(days, "errors.days"), v.transform(Number)),
      },
      STALE,
    ),
  ],
  STALE,
);
export type LoyaltyChange = v.InferOutput<typeof LoyaltyChange>;

/** What of the statement the address asks for. */
export const readShown = (search: URLSearchParams) =>
  SHOWN.find((one) => one === search.get("source")) ?? "all";
