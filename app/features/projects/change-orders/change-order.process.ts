import { defineProcess } from "~/engines/process/process.ts";

/**
 * How a change comes into the contract. It is priced, sent as a version that nobody changes, and approved or rejected by
 * whoever holds its link, under a typed name. What was approved stays: more of it is another change order.
 */
export const changeOrderProcess = defineProcess({
  name: "change_order",
  states: ["draft", "priced", "sent", "approved", "rejected", "executed", "void"],
  ends: ["executed", "void"],
  parties: ["team", "client"],
  transitions: {
    price: { from: "draft", to: "priced", by: "team", guards: ["hasLines"] },
    rework: { from: "priced", to: "draft", by: "team", aside: true },
    send: { from: "priced", to: "sent", by: "team", guards: ["hasLines"] },
    takeBack: { from: "sent", to: "draft", by: "team", note: "required", aside: true },
    approve: { from: "sent", to: "approved", by: "client", guards: ["jobStands"] },
    reject: { from: "sent", to: "rejected", by: "client", note: "required", guards: ["jobStands"] },
    revise: { from: "rejected", to: "draft", by: "team" },
    execute: { from: "approved", to: "executed", by: "team" },
    void: {
      from: ["draft", "priced", "sent", "rejected"],
      to: "void",
      by: "team",
      note: "required",
      aside: true,
      destructive: true,
    },
  },
});

/** Moves that write more than the state: only their own commands make them. */
export const WITH_MORE: readonly string[] = ["send", "approve", "reject"];
/** In which lines and words may be changed. */
export const EDITABLE: readonly string[] = ["draft", "priced"];
