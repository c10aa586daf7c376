import * as v from "valibot";
import { optionalText } from "~/services/form-fields.ts";
import type { Check } from "./patents.filters.ts";

/** Characters of a note. */
export const NOTE_MAX = 4_000;
const STALE = "errors.form";

const ticked = v.optional(v.pipe(v.string(STALE), v.literal("on", STALE)));

export const SaveNote = v.object(
  {
    intent: v.literal("note", STALE),
    version: v.pipe(v.string(STALE), v.regex(/^\d{1,9}$/, STALE), v.transform(Number)),
    // A note left empty is taken away.
    note: optionalText(NOTE_MAX, "errors.noteLong"),
    claims: ticked,
    drawings: ticked,
    priorArt: ticked,
    inventors: ticked,
    entity: ticked,
    deadline: ticked,
  } satisfies Record<Check, unknown> & Record<string, unknown>,
  STALE,
);
export type SaveNote = v.InferOutput<typeof SaveNote>;
