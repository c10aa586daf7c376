import { defineProcess } from "~/engines/process/process.ts";

/** What a job is in, from the first sketch of it to its last paper. */
export const projectProcess = defineProcess({
  name: "project",
  states: ["planning", "active", "on_hold", "closeout", "closed"],
  ends: ["closed"],
  parties: ["crew", "owner"],
  moments: [],
  transitions: {
    begin: { from: "planning", to: "active", by: "crew" },
    hold: { from: ["planning", "active"], to: "on_hold", by: "crew", note: "required", aside: true },
    resume: { from: "on_hold", to: "active", by: "crew" },
    closeOut: { from: "active", to: "closeout", by: "crew" },
    backToWork: { from: "closeout", to: "active", by: "crew", note: "required", aside: true },
    close: { from: "closeout", to: "closed", by: "owner" },
    drop: { from: ["planning", "on_hold"], to: "closed", by: "owner", note: "required", aside: true },
  },
});
