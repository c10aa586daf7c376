import * as v from "valibot";
import { formKey, rowVersion, textLine } from "~/services/form-fields.ts";
import { SAVED_LIMITS } from "./saved.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const topic = textLine(SAVED_LIMITS.topic, { empty: "errors.topic", long: "errors.topicLong" });
const id = v.pipe(v.string(STALE), v.uuid(STALE));

/** What is done with a scenario: the one of the address is kept, or one that is kept is renamed or removed. */
export const ScenarioChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("save"), idem: formKey(STALE), topic }, STALE),
    v.object({ intent: v.literal("rename"), id, version: rowVersion(STALE), topic }, STALE),
    v.object({ intent: v.literal("remove"), id }, STALE),
  ],
  STALE,
);
export type ScenarioChange = v.InferOutput<typeof ScenarioChange>;
