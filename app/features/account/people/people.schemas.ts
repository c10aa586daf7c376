import * as v from "valibot";

export const MAX_SEARCH = 254;

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** What an administrator does with an account. */
export const PersonStep = v.object(
  {
    intent: v.picklist(["end-sessions", "lift-locks"], STALE),
    id: v.pipe(v.string(STALE), v.uuid(STALE)),
  },
  STALE,
);
export type PersonStep = v.InferOutput<typeof PersonStep>;

/** A search as it is read: trimmed and no longer than the field takes. */
export const readSearch = (asked: string | null): string => (asked ?? "").trim().slice(0, MAX_SEARCH);
