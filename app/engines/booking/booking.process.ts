import { defineProcess } from "~/engines/process/process.ts";

/** Days that an owner has to answer; the days asked for are held meanwhile. */
export const ANSWER_DAYS = 6;

/** The life of a loan: asked for, agreed, with the renter, back, settled. */
export const bookingProcess = defineProcess({
  name: "booking",
  states: ["requested", "accepted", "out", "returned", "settled", "declined", "expired", "cancelled"],
  ends: ["settled", "declined", "expired", "cancelled"],
  parties: ["lender", "renter"],
  transitions: {
    accept: {
      from: "requested",
      to: "accepted",
      by: "lender",
      note: "optional",
      due: { after: { days: 1 }, of: "entered" },
    },
    decline: {
      from: "requested",
      to: "declined",
      by: "lender",
      note: "optional",
      aside: true,
      effects: ["free"],
    },
    expire: {
      from: "requested",
      to: "expired",
      by: "system",
      auto: { after: { days: ANSWER_DAYS }, of: "entered" },
      effects: ["free"],
    },
    withdraw: { from: "requested", to: "cancelled", by: "renter", aside: true, effects: ["free"] },
    handOver: { from: "accepted", to: "out", by: "lender", note: "optional" },
    cancel: {
      from: "accepted",
      to: "cancelled",
      by: ["renter", "lender"],
      note: "required",
      aside: true,
      destructive: true,
      effects: ["free"],
    },
    giveBack: { from: "out", to: "returned", by: ["renter", "lender"], note: "optional" },
    settle: { from: "returned", to: "settled", by: "lender", note: "optional", effects: ["free"] },
  },
});
