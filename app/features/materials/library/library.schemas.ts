import * as v from "valibot";
import { rowVersion } from "~/services/form-fields.ts";
import { LIBRARY_LIMITS } from "./library.limits.ts";

const STALE = "errors.form";

/** The blanks and answers of a part are named in its row: `readTyped` takes them from the form. */
export const LibraryChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("fill", STALE), version: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("answer", STALE) }, STALE),
  ],
  STALE,
);
export type LibraryChange = v.InferOutput<typeof LibraryChange>;

/** A blank as it is kept: without blanks around it and with one kind of line end; undefined where it is too long. */
export function readBlank(typed: string): string | undefined {
  const text = typed.replace(/\r\n?/g, "\n").trim();
  return text.length <= LIBRARY_LIMITS.blank ? text : undefined;
}
