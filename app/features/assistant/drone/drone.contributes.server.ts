import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { droneFlights, droneMissions } from "~db/schema/drone.ts";
import { sampleRow } from "./example.server.ts";
import missionBound from "./mission.process.server.ts";
import { MISSION_LIMITS } from "./missions.limits.ts";

/** A comma takes three characters in a form, and the end of a line six. */
const PHOTOS_BYTES = MISSION_LIMITS.photoText * 2 + 32 * 1024;

export default {
  owned: [{ by: droneMissions.workspace, sample: droneMissions.sample }, { by: droneFlights.workspace }],
  mentions: [
    { column: droneMissions.name, keep: "what a mission is called" },
    { column: droneFlights.pilot, keep: "who flew, in a log that a workspace keeps for its authority" },
  ],
  samples: (db, { workspace, language, now }) => [
    db.insert(droneMissions).values({ ...sampleRow(language, now), id: crypto.randomUUID(), workspace }),
  ],
  processes: [missionBound],
  bodyLimits: { "/drone-mission/:mission": PHOTOS_BYTES },
  toasts: [
    toastSet("drone-missions", {
      droneMissionKept: "ok",
      droneMissionMoved: "ok",
      droneMissionRemoved: "ok",
      droneFlightLogged: "ok",
      droneFlightStruck: "ok",
    }),
  ],
} satisfies Contribution;
