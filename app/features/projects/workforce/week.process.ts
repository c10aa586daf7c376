import { defineProcess } from "~/engines/process/process.ts";

/** A week of a crew, from the hours as they come in to the file that payroll has. */
export const weekProcess = defineProcess({
  name: "workforceWeek",
  states: ["draft", "submitted", "approved", "exported"],
  ends: ["exported"],
  parties: ["crew"],
  moments: [],
  transitions: {
    submit: {
      from: "draft",
      to: "submitted",
      by: "crew",
      guards: ["over", "noneOpen", "daysApproved"],
      note: "optional",
    },
    approve: { from: "submitted", to: "approved", by: "crew" },
    handBack: { from: ["submitted", "approved"], to: "draft", by: "crew", note: "required", aside: true },
    export: { from: "approved", to: "exported", by: "crew" },
  },
});
