import { defineProcess } from "~/engines/process/process.ts";

/** From what somebody sent to what somebody has looked at, field by field. That it runs out is read from its last day. */
export const evidenceProcess = defineProcess({
  name: "complianceEvidence",
  states: ["received", "in_review", "accepted", "rejected", "withdrawn"],
  ends: ["accepted", "rejected", "withdrawn"],
  parties: ["crew", "sender"],
  moments: [],
  transitions: {
    review: { from: ["received", "in_review"], to: "in_review", by: "crew" },
    accept: { from: ["received", "in_review"], to: "accepted", by: "crew", guards: ["file", "limits"] },
    reject: { from: ["received", "in_review"], to: "rejected", by: "crew", note: "required" },
    withdraw: { from: "received", to: "withdrawn", by: ["sender", "crew"], aside: true },
  },
});
