import * as v from "valibot";
import { MOST_TYPED, type TypedError } from "./blueprint.schemas.ts";
import type { MeasureProblem, Measuring } from "./plan.schemas.ts";
import { drawingId, takeoffQuery } from "./saved.schemas.ts";

const STALE = "errors.form";

/** The drawing, and the version of the page that a change was made on. */
const page = {
  id: drawingId,
  version: v.pipe(v.string(STALE), v.regex(/^\d{1,9}$/, STALE), v.transform(Number)),
};

export const KeepLines = v.object({
  ...page,
  lines: v.optional(v.pipe(v.string(STALE), v.trim(), v.maxLength(MOST_TYPED, "typed.long"))),
});

/** Points, tool and words are read apart (`readMeasuring`). */
export const KeepTakeoff = v.object({
  ...page,
  takeoff: v.optional(takeoffQuery),
  do: v.optional(v.pipe(v.string(STALE), v.regex(/^(finish|undo|clear|remove-\d{1,3})$/, STALE))),
});

/** A change that was refused: made on an older page, or with something wrong in it. Nothing of it is lost. */
export interface KeptChange {
  stale: boolean;
  /** As they were typed, where lines were. */
  lines?: string;
  error?: TypedError;
  /** What was set and typed, where something was measured. */
  measuring?: Measuring & { error?: MeasureProblem };
}
