import { late } from "~/lib/late.ts";
import { CUES } from "./cues.data.ts";

/** The cues as `distance` takes them: global, because every place of a word counts. */
export const everyCue = late((): typeof CUES =>
  Object.fromEntries(Object.entries(CUES).map(([id, cue]) => [id, new RegExp(cue, "gu")])),
);
