import * as v from "valibot";
import { readPosition } from "~/engines/place/place.ts";
import {
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
  ticked,
  timeZone,
} from "~/services/form-fields.ts";
import { SITE_LIMITS, SITE_STATUSES, SITE_TEXTS, type SiteText, VISIT_REASONS } from "./sites.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const optional = (most: number) => optionalText(most, "errors.long");

const text = optional(SITE_LIMITS.text);
const texts = Object.fromEntries(SITE_TEXTS.map((name) => [name, text])) as Record<SiteText, typeof text>;

/** A position as typed, or none; the message says what is wrong with it. */
const position = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === "") return null;
      const read = readPosition(dataset.value);
      if (read.ok) return read.position;
      addIssue({ message: `errors.position.${read.error}` });
      return NEVER;
    }),
  ),
  " ",
);

const fields = {
  name: textLine(SITE_LIMITS.name, { empty: "errors.name", long: "errors.long" }),
  status: v.picklist(SITE_STATUSES, STALE),
  address: optional(SITE_LIMITS.line),
  position,
  siteZone: timeZone("errors.zone"),
  trades: optional(SITE_LIMITS.line),
  ...texts,
};

const site = v.pipe(v.string(STALE), v.maxLength(60, STALE));

/** What the forms of sites ask for. Messages are keys of the namespace `sites`. */
export const SiteChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("add"), idem: formKey(STALE), ...fields }, STALE),
    v.object({ intent: v.literal("change"), site, version: rowVersion(STALE), ...fields }, STALE),
    v.object({ intent: v.literal("remove"), site }, STALE),
    v.object({ intent: v.literal("samples"), idem: formKey(STALE) }, STALE),
  ],
  STALE,
);
export type SiteChange = v.InferOutput<typeof SiteChange>;

/** As the device gave it, or nothing: what cannot be read keeps nobody out. */
const here = v.optional(
  v.pipe(
    v.string(STALE),
    v.transform((typed) => {
      const read = readPosition(typed.slice(0, SITE_LIMITS.position));
      return read.ok ? read.position : undefined;
    }),
  ),
);
const accuracy = v.optional(
  v.pipe(
    v.string(STALE),
    v.transform((typed) => {
      const metres = Math.round(Number(typed));
      return typed.trim() !== "" && metres >= 0 && metres <= 100_000 ? metres : undefined;
    }),
  ),
);

const printedName = textLine(SITE_LIMITS.person, { empty: "errors.printedName", long: "errors.long" });

/** Coming and going. */
export const VisitChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("check-in"),
        idem: formKey(STALE),
        printedName,
        company: optional(SITE_LIMITS.company),
        reason: oneOf(VISIT_REASONS, "errors.reason"),
        version: rowVersion(STALE),
        accepted: ticked("errors.accepted"),
        here,
        accuracy,
      },
      STALE,
    ),
    v.object({ intent: v.literal("check-out"), printedName }, STALE),
  ],
  STALE,
);
export type VisitChange = v.InferOutput<typeof VisitChange>;
