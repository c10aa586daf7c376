import * as v from "valibot";

/** Characters of a title. */
export const TITLE_MAX = 120;
/** Entries of a workspace. */
export const MAX_ENTRIES = 200;

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const title = v.pipe(
  v.string("errors.title"),
  v.trim(),
  v.nonEmpty("errors.title"),
  v.maxLength(TITLE_MAX, "errors.titleLong"),
);
/** What an entry says; a column that is typed has its field here. */
const fields = { title };

const entry = v.pipe(v.string(STALE), v.maxLength(60, STALE));
const version = v.pipe(v.string(STALE), v.regex(/^\d{1,9}$/, STALE), v.transform(Number));

/** What the forms of the page ask for. Messages are keys of the namespace `new-thing`. */
export const EntryChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("add"), idem: v.pipe(v.string(STALE), v.uuid(STALE)), ...fields }, STALE),
    v.object({ intent: v.literal("change"), entry, version, ...fields }, STALE),
    v.object({ intent: v.literal("remove"), entry }, STALE),
  ],
  STALE,
);
export type EntryChange = v.InferOutput<typeof EntryChange>;
