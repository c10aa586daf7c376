import * as v from "valibot";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** What the list does with a link that is kept. */
export const KeptChange = v.object(
  { intent: v.picklist(["open", "drop"], STALE), id: v.pipe(v.string(STALE), v.uuid(STALE)) },
  STALE,
);
