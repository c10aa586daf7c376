import { defineProcess } from "~/engines/process/process.ts";

/** From the first page of a course to the day on which it has to be taken again. */
export const enrolmentProcess = defineProcess({
  name: "courseEnrolment",
  states: ["enrolled", "in_progress", "passed", "failed", "expired"],
  ends: ["passed", "expired"],
  parties: ["learner"],
  moments: ["expiresAt"],
  transitions: {
    begin: { from: "enrolled", to: "in_progress", by: "learner" },
    pass: { from: ["enrolled", "in_progress", "failed"], to: "passed", by: "learner" },
    fail: { from: ["enrolled", "in_progress", "failed"], to: "failed", by: "learner" },
    expire: { from: "passed", to: "expired", by: "system", auto: { of: "expiresAt" } },
  },
});
