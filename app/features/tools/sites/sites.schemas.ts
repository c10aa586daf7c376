import * as v from "valibot";
import { readPosition } from "~/engines/place/place.ts";
import { TRUST_LIMITS } from "~/engines/trust/trust.ts";
import {
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
  ticked,
  timeZone,
} from "~/services/form-fields.ts";
import {
  SITE_LIMITS,
  SITE_STATUSES,
  SITE_TEXTS,
  type SiteText,
  SPOT_KINDS,
  VISIT_REASONS,
} from "./sites.limits.ts";

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

/** Whether punches and bookings ask who is cleared for a site. Messages are keys of the namespace `site-gate`. */
export const GateChange = v.object(
  { intent: v.literal("gate", STALE), asks: v.optional(v.literal("on", STALE)) },
  STALE,
);

/** The rooms and machines of a site. Messages are keys of the namespace `site-spots`. */
export const SpotChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("spot-add"),
        idem: formKey(STALE),
        kind: oneOf(SPOT_KINDS, "errors.kind"),
        name: textLine(SITE_LIMITS.spotName, { empty: "errors.name", long: "errors.nameLong" }),
        note: optionalText(SITE_LIMITS.text, "errors.noteLong"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("spot-remove"), spot: formKey(STALE) }, STALE),
  ],
  STALE,
);
export type SpotChange = v.InferOutput<typeof SpotChange>;

/** What whoever stands at a room or a machine reports. Messages are keys of the namespace `shared-site-spot`. */
export const SpotReport = v.object(
  {
    idem: formKey(STALE),
    text: textLine(TRUST_LIMITS.text, { empty: "errors.text", long: "errors.long" }),
    printedName: optionalText(TRUST_LIMITS.name, "errors.nameLong"),
  },
  STALE,
);

/** A photo of a site is kept, or taken away. Messages are keys of the namespace `site-photo`. */
export const PhotoForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("photo"), idem: formKey(STALE), site }, STALE),
    v.object({ intent: v.literal("drop"), site, file: formKey(STALE) }, STALE),
  ],
  STALE,
);
