import * as v from "valibot";
import { formKey, rowVersion } from "~/services/form-fields.ts";
import { type ProcessGraph, type TransitionOf, transitionsOf } from "./graph.ts";

/** The intent of the forms that `ProcessActions` draws. */
export const MOVE_INTENT = "move";

export const MOST_NOTE = 1_000;

/** What such a form sends, for an action to pass on to `move`. Messages are keys of the namespace `process`. */
export function moveSchema<G extends ProcessGraph>(graph: G) {
  const names = transitionsOf(graph).map(([name]) => name) as TransitionOf<G>[];
  return v.object({
    intent: v.literal(MOVE_INTENT),
    idem: formKey("errors.form"),
    version: rowVersion("errors.form"),
    transition: v.picklist(names, "errors.form"),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_NOTE, "errors.noteLong")), ""),
  });
}
