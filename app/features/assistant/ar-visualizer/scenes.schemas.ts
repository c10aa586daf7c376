import * as v from "valibot";
import { textLine } from "~/services/form-fields.ts";
import { SCENE_LIMITS } from "./scenes.limits.ts";

const FORM = "errors.form";

/** The scene of the address is kept under a name, or one that is kept is removed. */
export const SceneChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("keep"),
        name: textLine(SCENE_LIMITS.name, { empty: "errors.name", long: "errors.long" }),
      },
      FORM,
    ),
    v.object(
      { intent: v.literal("remove"), id: v.pipe(v.string(FORM), v.regex(/^[\w-]{1,64}$/, FORM)) },
      FORM,
    ),
  ],
  FORM,
);
