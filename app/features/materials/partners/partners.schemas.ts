import * as v from "valibot";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalText,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { PARTNER_LIMITS as MOST, OFFER_TIERS, OFFER_TRADES, PERIODS, readCodes } from "./partners.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

const words = ({ least, most }: { least: number; most: number }, message: string) =>
  v.pipe(v.string(message), v.trim(), v.minLength(least, message), v.maxLength(most, LONG));

export const ClaimForm = v.object({ intent: v.literal("claim", FORM), idem: formKey(FORM) }, FORM);

export const UseForm = v.object(
  {
    intent: v.literal("use", FORM),
    claim: v.pipe(v.string(FORM), v.uuid(FORM)),
    saved: dollars("errors.money"),
    stars: oneOf(["1", "2", "3", "4", "5"], "errors.stars"),
  },
  FORM,
);

export const FirmForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("apply"),
        idem: formKey(FORM),
        shownAs: textLine(MOST.shownAs, { empty: "errors.shownAs", long: LONG }),
        about: words(MOST.about, "errors.about"),
        place: textLine(MOST.place, { empty: "errors.place", long: LONG }),
        position: textLine(MOST.position, { empty: "errors.position", long: LONG }),
      },
      FORM,
    ),
    v.object(
      {
        intent: v.literal("offer"),
        idem: formKey(FORM),
        title: textLine(MOST.title, { empty: "errors.title", long: LONG }),
        terms: words(MOST.terms, "errors.terms"),
        trade: oneOf(OFFER_TRADES, "errors.choice"),
        tier: oneOf(OFFER_TIERS, "errors.choice"),
        per: oneOf(PERIODS, "errors.choice"),
        radiusMiles: wholeNumber({ least: 0, most: MOST.radius }, "errors.radius"),
        validFrom: calendarDay("errors.day"),
        validTo: calendarDay("errors.day"),
        singleCode: v.pipe(
          optionalText(MOST.code, LONG),
          v.check((code) => (readCodes(code)?.length ?? 2) <= 1, "errors.code"),
        ),
        codes: v.pipe(
          v.optional(v.string(FORM), " "),
          v.check((codes) => readCodes(codes) !== undefined, "errors.codes"),
        ),
      },
      FORM,
    ),
    v.object({ intent: v.picklist(["open", "close"]), offer: v.pipe(v.string(FORM), v.uuid(FORM)) }, FORM),
  ],
  FORM,
);
