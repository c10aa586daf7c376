import { clockAt } from "~/lib/wall-clock.ts";
import type { Punch } from "./workforce.queries.server.ts";

/** The shifts that begin on a day: how many, how many of them approved as they stand, and which of the others can be. */
export function dayOf(punches: readonly Punch[], day: string) {
  const own = punches.filter((punch) => clockAt(punch.inAt, punch.siteZone).day === day);
  return {
    ...{ day, shifts: own.length, approved: own.filter(({ approved }) => Boolean(Number(approved))).length },
    open: own.filter(({ outAt }) => !outAt).length,
    /** `id:version` of each. */
    ready: own
      .filter(({ outAt, approved }) => outAt && !Number(approved))
      .map(({ id, version }) => `${id}:${version}`)
      .join(" "),
  };
}
