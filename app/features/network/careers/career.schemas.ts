import * as v from "valibot";
import { DIRECTORY_LIMITS as MOST } from "~/engines/directory/directory.ts";
import {
  formKey,
  optionalChoice,
  optionalDay,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { CAREER_LIMITS, IMPORT_LIMITS, ROWS } from "./career.limits.ts";
import { HIDEABLE, OPEN_TO, SPOKEN } from "./career.ts";
import { columnsOf, KINDS } from "./read-export.ts";

const STALE = "errors.form";
const LONG = "errors.long";

const box = v.optional(v.string(STALE), "no");
const boxes = <Name extends string, Value extends string>(name: Name, values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [`${name}_${value}`, box])) as Record<
    `${Name}_${Value}`,
    typeof box
  >;

/** The same field of every row of a form. */
const rows = <Name extends string, Field>(name: Name, count: number, field: Field) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}_${n}`, field])) as Record<
    `${Name}_${number}`,
    Field
  >;

const text = (most: number) => optionalText(most, LONG);
/** A month is read later, so that what is wrong with it is told beside it. */
const month = text(30);

/** The profile of a person, as they send it. */
export const CareerForm = v.object(
  {
    intent: v.literal("save", STALE),
    idem: formKey(STALE),
    version: v.optional(rowVersion(STALE)),
    name: textLine(MOST.name, { empty: "errors.name", long: LONG }),
    headline: textLine(CAREER_LIMITS.headline, { empty: "errors.headline", long: LONG }),
    about: text(MOST.about),
    skills: text(CAREER_LIMITS.skillsTyped),
    reach: text(CAREER_LIMITS.reach),
    called: text(CAREER_LIMITS.called),
    position: text(CAREER_LIMITS.position),
    hidden: box,
    ...boxes("language", SPOKEN),
    ...boxes("open", OPEN_TO),
    ...boxes("hide", HIDEABLE),
    ...rows("title", ROWS.roles, text(CAREER_LIMITS.title)),
    ...rows("firm", ROWS.roles, text(CAREER_LIMITS.firm)),
    ...rows("trade", ROWS.roles, optionalChoice(STALE)),
    ...rows("from", ROWS.roles, month),
    ...rows("to", ROWS.roles, month),
    ...rows("used", ROWS.roles, text(CAREER_LIMITS.usedTyped)),
    ...rows("ticket", ROWS.tickets, optionalChoice(STALE)),
    ...rows("ticketCalled", ROWS.tickets, text(CAREER_LIMITS.ticket)),
    ...rows("until", ROWS.tickets, optionalDay({ form: STALE, day: "errors.day" })),
    ...rows("project", ROWS.projects, text(CAREER_LIMITS.project)),
    ...rows("year", ROWS.projects, text(10)),
    ...rows("did", ROWS.projects, text(CAREER_LIMITS.did)),
    ...rows("school", ROWS.schools, text(CAREER_LIMITS.school)),
    ...rows("course", ROWS.schools, text(CAREER_LIMITS.course)),
    ...rows("ended", ROWS.schools, month),
  },
  STALE,
);
export type CareerForm = v.InferOutput<typeof CareerForm>;

const endorsement = { endorsement: formKey(STALE) };

/** What is done on the page of one person. */
export const CareerStep = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("keep") }, STALE),
    v.object({ intent: v.literal("letGo") }, STALE),
    v.object({ intent: v.literal("remove") }, STALE),
    v.object(
      {
        intent: v.literal("endorse"),
        idem: formKey(STALE),
        skill: textLine(CAREER_LIMITS.skill, { empty: "errors.skill", long: LONG }),
        relation: textLine(80, { empty: "errors.relation", long: STALE }),
        shownAs: textLine(CAREER_LIMITS.shownAs, { empty: "errors.shownAs", long: LONG }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("confirm"), ...endorsement }, STALE),
    v.object({ intent: v.literal("decline"), ...endorsement }, STALE),
    v.object({ intent: v.literal("withdraw"), ...endorsement }, STALE),
  ],
  STALE,
);
export type CareerStep = v.InferOutput<typeof CareerStep>;

/** What was read of an export, and what the profile is to be called, as it comes back from the preview. */
export const ImportForm = v.object(
  {
    intent: v.picklist(["show", "import"], STALE),
    idem: formKey(STALE),
    version: v.optional(rowVersion(STALE)),
    name: textLine(MOST.name, { empty: "errors.name", long: LONG }),
    headline: textLine(CAREER_LIMITS.headline, { empty: "errors.headline", long: LONG }),
    about: text(MOST.about),
    ...Object.fromEntries(KINDS.map((kind) => [`table_${kind}`, optionalText(IMPORT_LIMITS.table, STALE)])),
    ...Object.fromEntries(
      KINDS.flatMap((kind) =>
        columnsOf(kind).map((column) => [`map_${kind}_${column}`, optionalChoice(STALE)]),
      ),
    ),
  },
  STALE,
);
