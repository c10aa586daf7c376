import { defineProcess } from "~/engines/process/process.ts";
import { GRACE_DAYS, MEMBERSHIP_STATES } from "./plan-change.logic.ts";

/**
 * The plan of a workspace. Money is never taken by itself: what is owed is an order, and what was paid moves the plan.
 */
export const membershipProcess = defineProcess({
  name: "membership",
  states: MEMBERSHIP_STATES,
  ends: ["free", "cancelled", "ended"],
  parties: ["holder"],
  moments: ["chargedAt", "turnsAt", "periodEnd"],
  transitions: {
    try: { from: "free", to: "trialing", by: "holder", guards: ["untried"], effects: ["beginTrial"] },
    /** Whatever state it finds: the money has moved. */
    paid: {
      from: ["free", "trialing", "active", "past_due", "cancelled", "ended"],
      to: "active",
      by: "system",
      auto: { of: "chargedAt" },
      guards: ["chargePaid"],
      effects: ["applyCharge"],
    },
    downgrade: {
      from: "active",
      to: "active",
      by: "holder",
      guards: ["nothingOpen", "fits"],
      effects: ["toPro"],
      aside: true,
    },
    leaveLater: {
      from: "active",
      to: "active",
      by: "holder",
      guards: ["staying"],
      effects: ["leave"],
      aside: true,
    },
    stay: { from: "active", to: "active", by: "holder", guards: ["leaving"], effects: ["stay"], aside: true },
    leaveNow: {
      from: ["trialing", "active", "past_due"],
      to: "cancelled",
      by: "holder",
      guards: ["nothingOpen"],
      note: "optional",
      aside: true,
      destructive: true,
    },
    leave: {
      from: "active",
      to: "cancelled",
      by: "system",
      auto: { of: "periodEnd" },
      guards: ["leaving"],
    },
    trialOver: { from: "trialing", to: "ended", by: "system", auto: { of: "turnsAt" } },
    /** Only after the notice: the moment is not there before. */
    owe: {
      from: "active",
      to: "past_due",
      by: "system",
      auto: { of: "turnsAt" },
      guards: ["staying", "noticed"],
    },
    lapse: {
      from: "past_due",
      to: "ended",
      by: "system",
      auto: { after: { days: GRACE_DAYS }, of: "entered" },
    },
  },
});
