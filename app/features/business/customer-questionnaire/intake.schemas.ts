import * as v from "valibot";
import { formKey, oneOf, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { ADDED, INTAKE_LIMITS } from "./intakes.limits.ts";
import { IMPORTANT } from "./templates.ts";

const STALE = "errors.form";
const LONG = "errors.long";

export const BeginForm = v.object(
  {
    intent: v.literal("begin", STALE),
    idem: formKey(STALE),
    form: textLine(60, { empty: STALE, long: STALE }),
    from: optionalText(80, STALE),
    client: textLine(INTAKE_LIMITS.client, { empty: "errors.client", long: LONG }),
    title: optionalText(INTAKE_LIMITS.title, LONG),
    email: v.optional(
      v.pipe(
        v.string(LONG),
        v.trim(),
        v.maxLength(INTAKE_LIMITS.email, LONG),
        v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, "errors.email"),
      ),
      " ",
    ),
    phone: optionalText(INTAKE_LIMITS.phone, LONG),
    place: optionalText(INTAKE_LIMITS.place, LONG),
  },
  STALE,
);
export type Begun = Omit<v.InferOutput<typeof BeginForm>, "intent">;

export const CopyForm = v.object(
  {
    intent: v.literal("copy", STALE),
    idem: formKey(STALE),
    form: textLine(60, { empty: STALE, long: STALE }),
    title: textLine(INTAKE_LIMITS.title, { empty: "errors.title", long: LONG }),
  },
  STALE,
);

export const AddForm = v.object(
  {
    intent: v.literal("add", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    section: textLine(40, { empty: STALE, long: STALE }),
    wording: textLine(INTAKE_LIMITS.wording, { empty: "errors.wording", long: LONG }),
    kind: oneOf(ADDED, STALE),
    importance: oneOf(IMPORTANT, STALE),
    options: optionalText(INTAKE_LIMITS.options, LONG),
  },
  STALE,
);

export const EditForm = v.object({ intent: v.literal("edit", STALE), version: rowVersion(STALE) }, STALE);
