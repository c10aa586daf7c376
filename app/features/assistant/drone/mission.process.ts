import { defineProcess } from "~/engines/process/process.ts";

/** How far a mission has come. What is planned and answered is changed only before it is checked. */
export const missionProcess = defineProcess({
  name: "droneMission",
  states: ["draft", "checked", "flown", "processed"],
  ends: ["processed"],
  parties: ["crew"],
  transitions: {
    check: { from: "draft", to: "checked", by: "crew", guards: ["planHolds", "preflightDone"] },
    fly: { from: "checked", to: "flown", by: "crew", guards: ["flightLogged"] },
    finish: { from: "flown", to: "processed", by: "crew", guards: ["photosThere"] },
    reopen: { from: "checked", to: "draft", by: "crew", aside: true, effects: ["reset"] },
  },
});
