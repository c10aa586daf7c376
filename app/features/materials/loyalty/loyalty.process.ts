import { defineProcess } from "~/engines/process/process.ts";

/** A reward that somebody has redeemed: until it is used, by an order or as a part of the plan, it can be given back. */
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
