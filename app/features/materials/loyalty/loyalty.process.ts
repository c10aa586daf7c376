import { defineProcess } from "~/engines/process/process.ts";

/** A reward that somebody has redeemed: until an order takes it, it can be given back for its points. */
export const redemptionProcess = defineProcess({
  name: "loyalty-redemption",
  states: ["open", "cancelled"],
  ends: ["cancelled"],
  parties: ["holder"],
  transitions: {
    cancel: {
      from: "open",
      to: "cancelled",
      by: "holder",
      guards: ["unused"],
      aside: true,
      effects: ["restock"],
    },
  },
});
