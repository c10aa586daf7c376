import * as v from "valibot";
import { formKey, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";

/** Characters of a topic and of a note. */
export const TOPIC_MAX = 120;
export const NOTE_MAX = 1_000;
/** Entries of a workspace. */
export const MAX_ENTRIES = 200;

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** What an entry says: a field for each column that is typed. `app/services/form-fields.ts` has more kinds. */
const fields = {
  topic: textLine(TOPIC_MAX, { empty: "errors.topic", long: "errors.topicLong" }),
  note: optionalText(NOTE_MAX, "errors.noteLong"),
};
export type FieldName = keyof typeof fields;

const entry = v.pipe(v.string(STALE), v.maxLength(60, STALE));

/** What the forms of the page ask for. Messages are keys of the namespace `new-thing`. */
export const EntryChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("add"), idem: formKey(STALE), ...fields }, STALE),
    v.object({ intent: v.literal("change"), entry, version: rowVersion(STALE), ...fields }, STALE),
    v.object({ intent: v.literal("remove"), entry }, STALE),
  ],
  STALE,
);
export type EntryChange = v.InferOutput<typeof EntryChange>;
