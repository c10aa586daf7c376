import * as v from "valibot";
import {
  calendarDay,
  formKey,
  optionalChoice,
  optionalDay,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { DELAY_CAUSES, LOG_TEXTS, type LogText, PROJECT_LIMITS } from "./projects.limits.ts";

const STALE = "errors.form";

const anyDay = optionalDay({ form: STALE, day: "errors.day" });
const anyDollars = optionalDollars({ form: STALE, money: "errors.money" });

const head = {
  name: textLine(PROJECT_LIMITS.name, { empty: "errors.name", long: "errors.long" }),
  number: optionalText(PROJECT_LIMITS.number, "errors.long"),
  client: optionalText(PROJECT_LIMITS.client, "errors.long"),
  site: optionalChoice(STALE),
  summary: optionalText(PROJECT_LIMITS.summary, "errors.long"),
  startOn: anyDay,
  finishOn: anyDay,
  contract: anyDollars,
};

/** The days in order: what begins does not end before it. */
const inOrder = ({ startOn, finishOn }: { startOn: string | null; finishOn: string | null }) =>
  startOn === null || finishOn === null || startOn <= finishOn;

export const NewProject = v.pipe(
  v.object({ intent: v.literal("create", STALE), idem: formKey(STALE), ...head }, STALE),
  v.forward(v.partialCheck([["startOn"], ["finishOn"]], inOrder, "errors.order"), ["finishOn"]),
);
export type NewProject = v.InferOutput<typeof NewProject>;

export const ProjectEdit = v.pipe(
  v.object({ intent: v.literal("edit", STALE), version: rowVersion(STALE), ...head }, STALE),
  v.forward(v.partialCheck([["startOn"], ["finishOn"]], inOrder, "errors.order"), ["finishOn"]),
);
export type ProjectEdit = v.InferOutput<typeof ProjectEdit>;

export const NewLog = v.object(
  { intent: v.literal("log", STALE), idem: formKey(STALE), day: calendarDay("errors.day") },
  STALE,
);

const texts = Object.fromEntries(
  LOG_TEXTS.map((id) => [
    id,
    optionalText(id === "weather" ? PROJECT_LIMITS.weather : PROJECT_LIMITS.lines, "errors.long"),
  ]),
) as Record<LogText, ReturnType<typeof optionalText>>;

/** Hours, to a tenth, as tenths. */
const hours = v.optional(
  v.pipe(
    v.string(STALE),
    v.trim(),
    v.transform((typed) => (typed === "" ? "0" : typed.replace(",", "."))),
    v.regex(/^\d{1,2}(\.\d)?$/, "errors.hours"),
    v.transform((typed) => Math.round(Number(typed) * 10)),
    v.maxValue(PROJECT_LIMITS.delayHours * 10, "errors.hours"),
  ),
  " ",
);

export const LogEdit = v.pipe(
  v.object(
    {
      intent: v.picklist(["save", "submit", "take"], STALE),
      version: rowVersion(STALE),
      ...texts,
      delayCause: v.optional(v.picklist(["", " ", ...DELAY_CAUSES], STALE), " "),
      delayHours: hours,
    },
    STALE,
  ),
  v.forward(
    v.partialCheck(
      [["delayCause"], ["delayHours"]],
      ({ delayCause, delayHours }) => delayHours === 0 || delayCause.trim() !== "",
      "errors.cause",
    ),
    ["delayCause"],
  ),
);
export type LogEdit = v.InferOutput<typeof LogEdit>;

export const LogAddition = v.object(
  {
    intent: v.literal("add", STALE),
    idem: formKey(STALE),
    words: textLine(PROJECT_LIMITS.words, { empty: "errors.words", long: "errors.long" }),
    printedName: textLine(PROJECT_LIMITS.printedName, { empty: "errors.printedName", long: "errors.long" }),
  },
  STALE,
);
export type LogAddition = v.InferOutput<typeof LogAddition>;

/** Photos of a day; the files come beside the form. */
export const LogPhotos = v.object({ intent: v.literal("photos", STALE), idem: formKey(STALE) }, STALE);

export const LogPhotoRemoval = v.object(
  { intent: v.literal("drop-photo", STALE), file: formKey(STALE) },
  STALE,
);
