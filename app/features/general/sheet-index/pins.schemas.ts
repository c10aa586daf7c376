import * as v from "valibot";

const STALE = "errors.form";

/** Which screen is pinned, unpinned, or moved to the top. */
export const PinForm = v.object(
  {
    intent: v.picklist(["pin", "unpin"], STALE),
    screen: v.pipe(v.string(STALE), v.regex(/^[a-zA-Z]{1,40}$/, STALE)),
  },
  STALE,
);
export type PinForm = v.InferOutput<typeof PinForm>;
