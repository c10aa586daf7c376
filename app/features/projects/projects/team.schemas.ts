import * as v from "valibot";
import { formKey, oneOf } from "~/services/form-fields.ts";
import { DUTIES } from "./team.limits.ts";

const STALE = "errors.form";

/** What somebody does on a job, or `none`. */
export const DutyForm = v.object(
  {
    intent: v.literal("duty", STALE),
    member: v.pipe(v.string(STALE), v.nonEmpty(STALE), v.maxLength(80, STALE)),
    duty: oneOf(["none", ...DUTIES], "errors.duty"),
  },
  STALE,
);

/** Ending a link. */
export const RevokeForm = v.object({ intent: v.literal("revoke", STALE), link: formKey(STALE) }, STALE);
