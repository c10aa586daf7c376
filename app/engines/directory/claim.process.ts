import { defineProcess } from "../process/process.ts";

/** From a firm that says a page is its own to an administrator's answer. */
export const directoryClaim = defineProcess({
  name: "directoryClaim",
  states: ["asked", "shown", "granted", "refused", "withdrawn"],
  ends: ["granted", "refused", "withdrawn"],
  parties: ["claimant", "administrator"],
  moments: [],
  transitions: {
    show: { from: ["asked", "shown"], to: "shown", by: "claimant", guards: ["unclaimed"] },
    grant: {
      from: "shown",
      to: "granted",
      by: "administrator",
      guards: ["unclaimed"],
      effects: ["handOver"],
    },
    refuse: { from: "shown", to: "refused", by: "administrator", note: "required" },
    withdraw: { from: ["asked", "shown"], to: "withdrawn", by: "claimant", aside: true },
  },
});
