import { defineProcess, type TransitionOf } from "~/engines/process/process.ts";
import { STAGES } from "./crm.limits.ts";

/**
 * From a name and a number to a job, or not. Only whoever sees to a deal moves it: nothing that is made of it does. Every
 * step to a stage needs a next action with a day; what sleeps wakes by itself.
 */
export const dealProcess = defineProcess({
  name: "deal",
  states: ["new", "qualified", "visit", "estimating", "sent", "negotiation", "won", "lost", "dormant"],
  ends: ["won", "lost"],
  parties: ["keeper"],
  moments: ["wakesAt"],
  transitions: {
    qualify: { from: "new", to: "qualified", by: "keeper", guards: ["planned"] },
    visit: { from: ["new", "qualified"], to: "visit", by: "keeper", guards: ["planned"] },
    estimate: { from: ["new", "qualified", "visit"], to: "estimating", by: "keeper", guards: ["planned"] },
    send: { from: ["qualified", "visit", "estimating"], to: "sent", by: "keeper", guards: ["planned"] },
    negotiate: { from: "sent", to: "negotiation", by: "keeper", guards: ["planned"] },
    rework: {
      ...{ from: ["sent", "negotiation"], to: "estimating", by: "keeper", guards: ["planned"] },
      aside: true,
    },
    win: {
      ...{ from: ["qualified", "visit", "estimating", "sent", "negotiation"], to: "won", by: "keeper" },
      effects: ["closed"],
    },
    lose: {
      ...{ from: [...STAGES, "dormant"], to: "lost", by: "keeper", note: "optional" },
      ...{ aside: true, destructive: true, effects: ["closed"] },
    },
    sleep: { from: [...STAGES], to: "dormant", by: "keeper", note: "optional", aside: true },
    rouse: { from: "dormant", to: "qualified", by: "keeper", aside: true, effects: ["opened"] },
    wake: {
      ...{ from: "dormant", to: "qualified", by: "system", auto: { of: "wakesAt" }, effects: ["woken"] },
    },
    reopen: { from: "lost", to: "qualified", by: "keeper", aside: true, effects: ["opened"] },
  },
});
export type DealMove = TransitionOf<typeof dealProcess>;

/** Steps after which something has to be done next. */
export const STEPS = [
  "qualify",
  "visit",
  "estimate",
  "send",
  "negotiate",
  "rework",
  "rouse",
  "reopen",
] as const;

/** The step of the board: the next stage alone. */
export const ONWARD: Readonly<Record<string, DealMove>> = {
  new: "qualify",
  qualified: "visit",
  visit: "estimate",
  estimating: "send",
  sent: "negotiate",
};
