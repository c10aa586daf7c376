import * as v from "valibot";
import { oneOf } from "~/services/form-fields.ts";

export const MAX_SEARCH = 254;

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** How an administrator made sure who somebody is, before their second step is switched off. */
export const CHECKS = ["in-person", "video", "call"] as const;

/** How long somebody has to stop it by a code, in hours. */
export const RESET_HOURS = 72;

const id = v.pipe(v.string(STALE), v.uuid(STALE));

/** What an administrator does with an account. */
export const PersonStep = v.variant(
  "intent",
  [
    v.object({ intent: v.picklist(["end-sessions", "lift-locks", "stop-reset"], STALE), id }, STALE),
    v.object({ intent: v.literal("reset-factor", STALE), id, check: oneOf(CHECKS, "errors.check") }, STALE),
  ],
  STALE,
);
export type PersonStep = v.InferOutput<typeof PersonStep>;

/** A search as it is read: trimmed and no longer than the field takes. */
export const readSearch = (asked: string | null): string => (asked ?? "").trim().slice(0, MAX_SEARCH);
