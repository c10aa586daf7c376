import * as v from "valibot";
import { formKey } from "~/services/form-fields.ts";
import { REPORT_MAX } from "./calculators.limits.ts";

const STALE = "report.errors.form";

/** What somebody found wrong with a calculator. */
export const Report = v.object(
  {
    idem: formKey(STALE),
    wrong: v.pipe(
      v.string(STALE),
      v.trim(),
      v.minLength(1, "report.errors.wrong"),
      v.maxLength(REPORT_MAX, "report.errors.long"),
    ),
  },
  STALE,
);
