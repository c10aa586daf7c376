import * as v from "valibot";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { isPhone } from "~/lib/phone-key.ts";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalChoice,
  optionalDay,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { emailOf } from "~/services/person.ts";
import { JOB_TYPES } from "~db/schema/job.terms.ts";
import { ACTIVITIES, LOST_REASONS, CRM_LIMITS as MOST, SOURCES, STAGES } from "./crm.limits.ts";
import { dealProcess } from "./deal.process.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";
const LONG = "errors.long";
const ticked = v.optional(v.literal("on", STALE));

const name = textLine(MOST.name, { empty: "errors.name", long: LONG });
const phone = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.maxLength(MOST.phone, LONG),
    v.check((typed) => typed === "" || isPhone(typed), "errors.phone"),
  ),
  " ",
);
const email = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.check((typed) => typed === "" || emailOf(typed) !== undefined, "errors.email"),
    v.transform((typed) => emailOf(typed) ?? ""),
  ),
  " ",
);
const chance = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.regex(/^(?:\d{1,2}|100)?$/, "errors.chance"),
    v.transform((typed) => (typed === "" ? null : Number(typed))),
  ),
  " ",
);
const company = optionalText(MOST.company, LONG);
const place = optionalText(MOST.place, LONG);
const note = optionalText(MOST.note, LONG);
const anyDay = optionalDay({ form: STALE, day: "errors.day" });
const nextAction = textLine(MOST.nextAction, { empty: "errors.nextAction", long: LONG });

/** Two fields: who called, and the number. */
export const QuickForm = v.object(
  {
    ...{ intent: v.literal("quick", STALE), idem: formKey(STALE), name, anyway: ticked },
    phone: v.pipe(
      v.string("errors.phone"),
      v.trim(),
      v.maxLength(MOST.phone, LONG),
      v.check(isPhone, "errors.phone"),
    ),
  },
  STALE,
);

const dealFields = {
  title: textLine(MOST.title, { empty: "errors.title", long: LONG }),
  source: oneOf(SOURCES, "errors.source"),
  jobType: oneOf(JOB_TYPES, "errors.jobType"),
  value: optionalDollars({ form: STALE, money: "errors.money" }),
  ...{ chance, place, note, expectedOn: anyDay },
};

export const NewDealForm = v.object(
  {
    ...{
      intent: v.literal("create", STALE),
      idem: formKey(STALE),
      name,
      phone,
      email,
      company,
      anyway: ticked,
    },
    /** Somebody who is known already. */
    contact: optionalChoice(STALE),
    from: optionalText(120, STALE),
    ...dealFields,
    ...{ nextAction, nextOn: calendarDay("errors.nextOn") },
  },
  STALE,
);
export type NewDeal = Omit<v.InferOutput<typeof NewDealForm>, "intent" | "from" | "anyway">;

export const DealEditForm = v.object(
  { intent: v.literal("edit", STALE), version: rowVersion(STALE), ...dealFields },
  STALE,
);
export type DealEdit = Omit<v.InferOutput<typeof DealEditForm>, "intent">;

/** A step, with what is done next; for what is lost why, and for what sleeps until when. */
export const DealMoveForm = v.object(
  {
    ...moveSchema(dealProcess).entries,
    intent: v.literal(MOVE_INTENT, STALE),
    nextAction: optionalText(MOST.nextAction, LONG),
    nextOn: anyDay,
    lostReason: v.optional(v.pipe(v.string(STALE), v.trim(), v.picklist(["", ...LOST_REASONS], STALE)), " "),
    wakeOn: anyDay,
  },
  STALE,
);

/** What was done. What is left empty of the next is suggested. */
export const ActivityForm = v.object(
  {
    ...{
      intent: v.literal("activity", STALE),
      idem: formKey(STALE),
      kind: oneOf(ACTIVITIES, "errors.kind"),
      note,
    },
    ...{ nextAction: optionalText(MOST.nextAction, LONG), nextOn: anyDay },
  },
  STALE,
);
export type NewActivity = Omit<v.InferOutput<typeof ActivityForm>, "intent">;

export const TakeForm = v.object({ intent: v.literal("take", STALE), version: rowVersion(STALE) }, STALE);
export const ProjectForm = v.object({ intent: v.literal("project", STALE), idem: formKey(STALE) }, STALE);

export const ContactForm = v.object(
  {
    ...{
      intent: v.literal("contact", STALE),
      version: rowVersion(STALE),
      name,
      phone,
      email,
      company,
      place,
      note,
    },
    anyway: ticked,
  },
  STALE,
);
export type ContactEdit = Omit<v.InferOutput<typeof ContactForm>, "intent" | "anyway">;

export const RemoveForm = v.object({ intent: v.literal("remove", STALE) }, STALE);

/** Which of two people a field is taken from. */
const side = oneOf(["one", "other"], "errors.side");
export const MERGED = ["name", "phone", "email", "company", "place"] as const;

export const MergeForm = v.object(
  {
    ...{ intent: v.literal("merge", STALE), idem: formKey(STALE) },
    one: optionalChoice(STALE),
    other: optionalChoice(STALE),
    oneVersion: rowVersion(STALE),
    otherVersion: rowVersion(STALE),
    ...{ name: side, phone: side, email: side, company: side, place: side },
  },
  STALE,
);
export type Merge = Omit<v.InferOutput<typeof MergeForm>, "intent">;

/** The second press of a file: what was read, and whether people who seem known are added too. */
export const ImportForm = v.object(
  {
    ...{ intent: v.literal("import", STALE), idem: formKey(STALE), known: ticked },
    text: v.pipe(v.string(STALE), v.maxLength(MOST.fileBytes, "errors.fileLarge")),
  },
  STALE,
);

const ofStages = (least: number, most: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,3}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

export const NormsForm = v.object(
  {
    ...{ intent: v.literal("norms", STALE), version: rowVersion(STALE) },
    ...(Object.fromEntries(
      STAGES.flatMap((stage) => [
        [`days_${stage}`, ofStages(1, 365, "errors.days")],
        [`chance_${stage}`, ofStages(0, 100, "errors.chance")],
      ]),
    ) as Record<`${"days" | "chance"}_${(typeof STAGES)[number]}`, ReturnType<typeof ofStages>>),
  },
  STALE,
);
export type Norms = Omit<v.InferOutput<typeof NormsForm>, "intent">;
