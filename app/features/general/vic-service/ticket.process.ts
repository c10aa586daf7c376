import { defineProcess } from "~/engines/process/process.ts";
import { VIC_LIMITS } from "./vic.limits.ts";

/** How what somebody hands to the desk comes to be solved. A ticket that is handed over waits in the queue again. */
export const ticketProcess = defineProcess({
  name: "ticket",
  states: ["new", "assigned", "working", "waiting", "resolved", "closed"],
  ends: ["closed"],
  parties: ["customer", "desk", "assignee"],
  transitions: {
    claim: { from: "new", to: "assigned", by: "desk", effects: ["claimed"] },
    answer: { from: ["assigned", "working"], to: "working", by: "assignee", notify: ["customer"] },
    ask: { from: ["assigned", "working"], to: "waiting", by: "assignee", notify: ["customer"] },
    resolve: {
      from: ["assigned", "working"],
      to: "resolved",
      by: "assignee",
      effects: ["resolved"],
      notify: ["customer"],
    },
    respond: { from: "waiting", to: "working", by: "customer" },
    accept: { from: "resolved", to: "closed", by: "customer" },
    expire: {
      from: "resolved",
      to: "closed",
      by: "system",
      auto: { after: { days: VIC_LIMITS.reopenDays }, of: "entered" },
    },
    handOver: {
      from: ["assigned", "working", "waiting"],
      to: "new",
      by: "desk",
      note: "required",
      aside: true,
      effects: ["unclaimed"],
    },
    reopen: {
      from: ["resolved", "closed"],
      to: "new",
      by: "customer",
      note: "required",
      aside: true,
      guards: ["recent"],
      effects: ["unclaimed"],
    },
    withdraw: {
      from: ["new", "assigned", "working", "waiting"],
      to: "closed",
      by: "customer",
      aside: true,
      destructive: true,
    },
  },
});

/** Moves that carry the words of the desk, and the one that carries those of the customer. */
export const DESK_MOVES = ["answer", "ask", "resolve"] as const;
export type DeskMove = (typeof DESK_MOVES)[number];
export const WITH_WORDS: readonly string[] = [...DESK_MOVES, "respond"];

/** Moves after which the clock stands, and after which it runs. */
export const STOPS: readonly string[] = ["ask", "resolve", "withdraw"];
export const RESUMES: readonly string[] = ["respond", "handOver", "reopen"];
