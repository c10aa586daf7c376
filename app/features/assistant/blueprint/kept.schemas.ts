import * as v from "valibot";
import { MOST_TYPED, type TypedError } from "./blueprint.schemas.ts";
import { readMeasuring } from "./plan.schemas.ts";
import type { MeasureProblem, Measuring, PlanFields } from "./plan.view.ts";
import { drawingId, takeoffQuery } from "./saved.schemas.ts";

const STALE = "errors.form";

/** The drawing, and the version of the page that a change was made on. */
const page = {
  id: drawingId,
  version: v.pipe(v.string(STALE), v.regex(/^\d{1,9}$/, STALE), v.transform(Number)),
};

export const KeepLines = v.object(
  {
    ...page,
    lines: v.optional(v.pipe(v.string(STALE), v.trim(), v.maxLength(MOST_TYPED, "typed.long"))),
  },
  STALE,
);

const text = v.optional(v.string(STALE));
/** The points, the tool and the label of a measurement, as form fields. */
const measuringFields = { tool: text, p: text, length: text, label: text, price: text };

/** A form with such fields, which become one value. */
function withMeasuring<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.pipe(
    v.object({ ...fields, ...measuringFields }, STALE),
    v.transform(({ tool, p, length, label, price, ...rest }) => ({
      ...rest,
      measuring: readMeasuring(new Map(Object.entries({ tool, p, length, label, price }))),
    })),
  );
}

export const KeepTakeoff = withMeasuring({
  ...page,
  takeoff: v.optional(takeoffQuery),
  do: v.optional(v.pipe(v.string(STALE), v.regex(/^(finish|undo|clear|remove-\d{1,3})$/, STALE))),
});
export type KeepTakeoff = v.InferOutput<typeof KeepTakeoff>;

/** Our own plan, kept as a drawing. */
export const KeepSampleForm = withMeasuring({ idem: drawingId, takeoff: v.optional(takeoffQuery) });
export type KeepSampleForm = v.InferOutput<typeof KeepSampleForm>;

/** A change that was refused: made on an older page, or with something wrong in it. Nothing of it is lost. */
export interface KeptChange {
  stale: boolean;
  /** As they were typed, where lines were. */
  lines?: string;
  error?: TypedError;
  /** What was set and typed, where something was measured. */
  measuring?: Measuring & { error?: MeasureProblem; fields: PlanFields };
}
