import * as v from "valibot";
import { entrySteps, DIRECTORY_LIMITS as MOST, REVIEW_FIELDS } from "~/engines/directory/directory.ts";
import {
  formKey,
  oneOf,
  optionalChoice,
  optionalDay,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { REPORT_REASONS } from "~db/schema/directory.terms.ts";
import { FIRM_LIMITS, LICENCES } from "./directory.limits.ts";
import { BANDS, CLASSES, CREWS, INSURANCE, REGIONS, SPOKEN, TRADE_NAMES } from "./firm.ts";

const STALE = "errors.form";
const LONG = "errors.long";

const box = v.optional(v.string(STALE), "no");
const boxes = <Name extends string, Value extends string>(name: Name, values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [`${name}_${value}`, box])) as Record<
    `${Name}_${Value}`,
    typeof box
  >;

const eachOf = <Name extends string, N extends number, Field>(
  name: Name,
  places: readonly N[],
  field: Field,
) => Object.fromEntries(places.map((n) => [`${name}_${n}`, field])) as Record<`${Name}_${N}`, Field>;

/** An address of a page of the web, or none. */
const site = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.maxLength(FIRM_LIMITS.site, LONG),
    v.regex(/^(?:|https?:\/\/[^\s"<>]+)$/i, "errors.address"),
  ),
  " ",
);

const seen = optionalDay({ form: STALE, day: "errors.day" });

/** The page of a firm, as whoever writes it sends it. */
export const FirmForm = v.object(
  {
    intent: v.literal("save", STALE),
    idem: formKey(STALE),
    firm: optionalChoice(STALE),
    version: v.optional(rowVersion(STALE)),
    /** It is another firm than those that are nearly called so. */
    sure: box,
    name: textLine(MOST.name, { empty: "errors.name", long: LONG }),
    about: optionalText(MOST.about, LONG),
    services: optionalText(FIRM_LIMITS.services, LONG),
    ...boxes("trade", TRADE_NAMES),
    ...boxes("language", SPOKEN),
    called: optionalText(FIRM_LIMITS.called, LONG),
    position: textLine(FIRM_LIMITS.position, { empty: "errors.position", long: LONG }),
    address: optionalText(FIRM_LIMITS.address, LONG),
    phone: optionalText(FIRM_LIMITS.phone, LONG),
    hours: optionalText(FIRM_LIMITS.hours, LONG),
    site,
    area: wholeNumber({ least: 1, most: 500 }, "errors.area"),
    ...eachOf("state", LICENCES, optionalChoice(STALE)),
    ...eachOf("number", LICENCES, optionalText(FIRM_LIMITS.licence, LONG)),
    ...eachOf("class", LICENCES, optionalChoice(STALE)),
    ...eachOf("seen", LICENCES, seen),
    insurance: oneOf(INSURANCE, "errors.choose"),
    insured: seen,
    crew: oneOf(CREWS, "errors.choose"),
    price: oneOf(BANDS, "errors.choose"),
    emergency: box,
  },
  STALE,
);
export type FirmForm = v.InferOutput<typeof FirmForm>;

export const isRegion = (state: string) => REGIONS.includes(state);
export const isClass = (name: string): name is (typeof CLASSES)[number] =>
  (CLASSES as readonly string[]).includes(name);

/** What is done on the page of one firm. */
export const FirmStep = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("review"),
        ...REVIEW_FIELDS,
        relation: textLine(80, { empty: "errors.relation", long: STALE }),
      },
      STALE,
    ),
    ...entrySteps(site),
    v.object(
      {
        intent: v.literal("report"),
        idem: formKey(STALE),
        review: optionalChoice(STALE),
        reason: oneOf(REPORT_REASONS, "errors.reason"),
        told: optionalText(MOST.report, LONG),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("photo"),
        idem: formKey(STALE),
        job: textLine(MOST.job, { empty: "errors.job", long: LONG }),
        year: v.pipe(
          optionalText(4, "errors.year"),
          v.regex(/^(?:|(?:19|20)\d\d)$/, "errors.year"),
          v.transform((typed) => (typed === "" ? null : Number(typed))),
        ),
      },
      STALE,
    ),
    v.object({ intent: v.literal("dropPhoto"), photo: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("keep") }, STALE),
    v.object({ intent: v.literal("letGo") }, STALE),
  ],
  STALE,
);
export type FirmStep = v.InferOutput<typeof FirmStep>;

/** A search that is kept under a name, or forgotten. */
export const SearchStep = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("keepSearch"),
        query: v.pipe(v.string(STALE), v.maxLength(MOST.query, STALE)),
        called: textLine(MOST.searchCalled, { empty: "errors.called", long: LONG }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("dropSearch"), search: formKey(STALE) }, STALE),
  ],
  STALE,
);
export type SearchStep = v.InferOutput<typeof SearchStep>;

/** What an administrator decides of a report. */
export const ReportDecision = v.object(
  {
    intent: v.picklist(["kept", "takenDown"], STALE),
    report: formKey(STALE),
    note: textLine(MOST.report, { empty: "errors.note", long: LONG }),
  },
  STALE,
);
export type ReportDecision = v.InferOutput<typeof ReportDecision>;
