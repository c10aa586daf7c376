import { defineProcess } from "~/engines/process/process.ts";

/** From what a run found to what somebody has looked at again. */
export const actionProcess = defineProcess({
  name: "checklistAction",
  states: ["open", "done", "verified"],
  ends: ["verified"],
  parties: ["crew", "holder"],
  moments: [],
  transitions: {
    finish: { from: "open", to: "done", by: ["crew", "holder"], guards: ["proof"], note: "optional" },
    verify: { from: "done", to: "verified", by: "crew" },
    reject: { from: "done", to: "open", by: "crew", note: "required", aside: true },
  },
});
