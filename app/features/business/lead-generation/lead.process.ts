import { defineProcess } from "~/engines/process/process.ts";
import { LEAD_LIMITS } from "./leads.limits.ts";

/**
 * From posted to done. What pros do is written in their claims, and moves the request by itself: a claim, the first call, the
 * first offer. Time ends what nobody claimed, and what nobody closed.
 */
export const lead = defineProcess({
  name: "lead",
  states: [
    "new",
    "screened",
    "offered",
    "claimed",
    "contacted",
    "quoted",
    "won",
    "lost",
    "invalid",
    "withdrawn",
    "expired",
  ],
  ends: ["won", "lost", "invalid", "withdrawn", "expired"],
  parties: ["client"],
  moments: ["clear", "posted", "firstClaim", "firstContact", "firstQuote", "confirmed"],
  transitions: {
    screen: { from: "new", to: "screened", by: ["client", "system"], auto: { of: "clear" } },
    offer: { from: "screened", to: "offered", by: "system", auto: { of: "entered" } },
    claim: { from: "offered", to: "claimed", by: "system", auto: { of: "firstClaim" } },
    contact: { from: "claimed", to: "contacted", by: "system", auto: { of: "firstContact" } },
    quote: { from: ["claimed", "contacted"], to: "quoted", by: "system", auto: { of: "firstQuote" } },
    win: { from: ["claimed", "contacted", "quoted"], to: "won", by: "client" },
    lose: { from: ["claimed", "contacted", "quoted"], to: "lost", by: "client", note: "required" },
    withdraw: {
      from: ["new", "screened", "offered", "claimed", "contacted", "quoted"],
      to: "withdrawn",
      by: "client",
      aside: true,
      destructive: true,
      note: "optional",
    },
    invalidate: {
      from: ["claimed", "contacted", "quoted"],
      to: "invalid",
      by: "system",
      auto: { of: "confirmed" },
    },
    expire: {
      from: ["new", "offered"],
      to: "expired",
      by: "system",
      auto: { after: { days: LEAD_LIMITS.offerDays }, of: "posted" },
    },
    lapse: {
      from: ["claimed", "contacted", "quoted"],
      to: "expired",
      by: "system",
      auto: { after: { days: LEAD_LIMITS.runDays }, of: "posted" },
    },
  },
});

/** Whether what a pro reported as no request is none. */
export const leadReport = defineProcess({
  name: "leadReport",
  states: ["open", "confirmed", "refused"],
  ends: ["confirmed", "refused"],
  parties: ["keeper"],
  moments: [],
  transitions: {
    confirm: { from: "open", to: "confirmed", by: "keeper" },
    refuse: { from: "open", to: "refused", by: "keeper", note: "optional" },
  },
});
