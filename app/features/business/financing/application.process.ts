import { defineProcess } from "~/engines/process/process.ts";

/** How an application goes: nothing leaves before it is sent, and it ends with an offer that is taken, or without one. */
export const applicationProcess = defineProcess({
  name: "financingApplication",
  states: ["draft", "sent", "accepted", "declined", "withdrawn"],
  ends: ["accepted", "declined", "withdrawn"],
  parties: ["firm"],
  transitions: {
    send: { from: "draft", to: "sent", by: "firm", guards: ["hasLenders"] },
    accept: { from: "sent", to: "accepted", by: "firm" },
    decline: { from: "sent", to: "declined", by: "firm", aside: true, destructive: true },
    withdraw: {
      from: ["draft", "sent"],
      to: "withdrawn",
      by: "firm",
      note: "optional",
      aside: true,
      destructive: true,
    },
  },
});

/** An offer is taken by its own form, which says which one. */
export const ACCEPT = "accept";
