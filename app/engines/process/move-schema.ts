import * as v from "valibot";
import { formKey, optionalText, rowVersion } from "~/services/form-fields.ts";
import { type ProcessGraph, type TransitionOf, transitionsOf } from "./graph.ts";
import { MOST_NOTE, MOVE_INTENT } from "./move-form.ts";

/** What such a form sends, for an action to pass on to `move`. Messages are keys of the namespace `process`. */
export function moveSchema<G extends ProcessGraph>(graph: G) {
  const names = transitionsOf(graph).map(([name]) => name) as TransitionOf<G>[];
  return v.object({
    intent: v.literal(MOVE_INTENT),
    idem: formKey("errors.form"),
    version: rowVersion("errors.form"),
    transition: v.picklist(names, "errors.form"),
    note: optionalText(MOST_NOTE, "errors.noteLong"),
  });
}
