import * as v from "valibot";
import { entrySteps, DIRECTORY_LIMITS as MOST, REVIEW_FIELDS } from "~/engines/directory/directory.ts";
import {
  formKey,
  oneOf,
  optionalChoice,
  optionalDollars,
  optionalPercent,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { MACHINES, type Machine } from "~db/schema/listing.terms.ts";
import { BANDS, COMPANY_LIMITS, YARDS } from "./rental-companies.limits.ts";
import { BLOCKS, LATES, OFF_RENTS, WEEKENDS, type YardBlock } from "./yard.ts";

const STALE = "errors.form";
const LONG = "errors.long";

const sum = optionalDollars({ form: STALE, money: "errors.money" });
const box = v.optional(v.string(STALE), "no");

/** Less than all. */
const percent = optionalPercent({ form: STALE, percent: "errors.percent" }, 9_999);

/** Whole miles; 0 where they are left empty. */
const miles = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.regex(/^\d{0,4}$/, "errors.miles"),
    v.transform((typed) => Number(typed || 0)),
    v.maxValue(COMPANY_LIMITS.miles, "errors.miles"),
  ),
  " ",
);

type PriceField = `${YardBlock}_${Machine}`;
const priceFields = Object.fromEntries(
  MACHINES.flatMap((machine) => BLOCKS.map((block) => [`${block}_${machine}`, sum])),
) as Record<PriceField, typeof sum>;

const eachOf = <Name extends string, N extends number, Field>(
  name: Name,
  places: readonly N[],
  field: Field,
) => Object.fromEntries(places.map((n) => [`${name}_${n}`, field])) as Record<`${Name}_${N}`, Field>;

/** The page of a company, as whoever writes it sends it. */
export const CompanyForm = v.object(
  {
    intent: v.literal("save", STALE),
    idem: formKey(STALE),
    company: optionalChoice(STALE),
    version: v.optional(rowVersion(STALE)),
    name: textLine(MOST.name, { empty: "errors.name", long: LONG }),
    about: optionalText(MOST.about, LONG),
    ...eachOf("called", YARDS, optionalText(COMPANY_LIMITS.branchName, LONG)),
    ...eachOf("position", YARDS, optionalText(COMPANY_LIMITS.position, LONG)),
    ...eachOf("address", YARDS, optionalText(COMPANY_LIMITS.branchAddress, LONG)),
    ...eachOf("phone", YARDS, optionalText(COMPANY_LIMITS.phone, LONG)),
    ...eachOf("hours", YARDS, optionalText(COMPANY_LIMITS.hours, LONG)),
    ...priceFields,
    ...eachOf("miles", BANDS, miles),
    ...eachOf("band", BANDS, sum),
    environmental: sum,
    fuel: sum,
    cleaning: sum,
    waiver: percent,
    weekend: oneOf(WEEKENDS, "errors.choose"),
    offRent: oneOf(OFF_RENTS, "errors.choose"),
    late: oneOf(LATES, "errors.choose"),
    early: box,
    saturday: box,
    sunday: box,
  },
  STALE,
);
export type CompanyForm = v.InferOutput<typeof CompanyForm>;

/** An address of a page of the web, or none. */
const address = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.maxLength(MOST.address, LONG),
    v.regex(/^(?:|https?:\/\/[^\s]+)$/i, "errors.address"),
  ),
  " ",
);

/** What is done on the page of one company. */
export const CompanyStep = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("review"),
        ...REVIEW_FIELDS,
        booking: textLine(60, { empty: "errors.booking", long: STALE }),
      },
      STALE,
    ),
    ...entrySteps(address),
  ],
  STALE,
);
export type CompanyStep = v.InferOutput<typeof CompanyStep>;

/** What an administrator says of a claim. */
export const ClaimDecision = v.object(
  {
    intent: v.picklist(["grant", "refuse"], STALE),
    idem: formKey(STALE),
    claim: formKey(STALE),
    version: rowVersion(STALE),
    note: optionalText(MOST.evidence, LONG),
  },
  STALE,
);
export type ClaimDecision = v.InferOutput<typeof ClaimDecision>;
