import type { Hazard } from "./dangers/dangers.data.ts";
import type { Places } from "./lexicon.logic.ts";

/** What protects whoever is in it, where getting out is the danger; `line`, `height` and `stage` have nothing to be in. */
export type StayedIn = "lineCab" | "tippingCab" | "hoist" | "basket" | "line" | "height" | "stage";

const MACHINES = ["craneTruck", "crane", "vehicle", "aerial", "stayInCab", "scaredInCab", "inVehicle"];
/** Beside these whoever stays in dies of something else. */
const LEAVE: readonly Hazard[] = ["fire", "drowning", "gasLeak", "explosives"];

const BY_HAZARD: Partial<Record<Hazard, StayedIn>> = {
  rollover: "tippingCab",
  crane: "tippingCab",
  hoist: "hoist",
  aerialLift: "basket",
  frozenUp: "height",
  swingStage: "stage",
};

const TIPS = ["cabTips", "tipping", "tiltsNow", "rolled", "legLifts", "sinkLean", "upAir", "counterweigh"];

/**
 * Whether somebody may be in something that they must not leave. A machine on a line counts wherever it is told: its
 * cab is left only when it burns, and its text says how.
 */
export function stayedIn(hazards: readonly Hazard[], written: Places): StayedIn | undefined {
  if (hazards.includes("powerLine") && hasCab(written)) return "lineCab";
  if (hazards[0] === "powerLine" && written.has("noCab")) return "line";
  if (hazards.some((hazard) => LEAVE.includes(hazard))) return undefined;
  // What fails may be the sling: then the crane stands, and nobody is told to sit in it.
  if (hazards[0] === "crane" && !written.has("cabTips")) {
    if (hazards.includes("hoist")) return "hoist";
    return written.has("aerial") && written.has("liftStuck") && !written.has("hungLoad")
      ? "basket"
      : undefined;
  }
  const stay = hazards[0] && BY_HAZARD[hazards[0]];
  // A load that fell or a hook that caught somebody tips no cab.
  return stay === "tippingCab" && !TIPS.some((concept) => written.has(concept)) ? undefined : stay;
}

/** A ladder on a line is counted among the machines, and nobody stays on it as in a cab. */
function hasCab(written: Places): boolean {
  const without = written.get("noCab") ?? [];
  return MACHINES.some((concept) => written.get(concept)?.some((place) => !without.includes(place)));
}
