import { defineProcess } from "~/engines/process/process.ts";

/** From asked for to called off: the moment of the call is the one at which the bill should stop. */
export const siteService = defineProcess({
  name: "siteService",
  states: ["requested", "running", "off", "cancelled"],
  ends: ["off", "cancelled"],
  parties: ["crew"],
  moments: [],
  transitions: {
    confirm: { from: "requested", to: "running", by: "crew" },
    callOff: { from: "running", to: "off", by: "crew", note: "optional" },
    cancel: { from: "requested", to: "cancelled", by: "crew", aside: true },
  },
});
