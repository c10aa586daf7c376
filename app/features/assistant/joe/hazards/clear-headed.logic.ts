import type { Places } from "./lexicon.logic.ts";

/** How often somebody is said to be out of their mind, without where it is denied. */
const wanders = (written: Places): boolean =>
  (written.get("wandering")?.length ?? 0) > (written.get("notConfused")?.length ?? 0);

/** "Talks fine", and not "no habla bien". */
const saysClear = (written: Places): boolean =>
  written.get("clearHead")?.some((place) => !written.get("not")?.includes(place - 1)) ?? false;

/** Who talks and knows where he is, sweats and is awake has no heat stroke: then water may be drunk. */
export const isClearHeaded = (written: Places): boolean =>
  saysClear(written) &&
  !wanders(written) &&
  !["unconscious", "seizure", "skinHot"].some((concept) => written.has(concept)) &&
  (written.get("heatStroke")?.length ?? 0) <= (written.get("heatStrokeWord")?.length ?? 0);
