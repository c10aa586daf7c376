import { defineProcess } from "~/engines/process/process.ts";

/**
 * How a paper comes to the costs. It is coded by one and approved by another where several work; then it is posted, once.
 * A paper that looks like one that is there is not approved before somebody says that both are right.
 */
export const deskItemProcess = defineProcess({
  name: "desk_item",
  states: ["new", "coded", "approved", "posted", "dropped"],
  ends: ["posted", "dropped"],
  parties: ["desk", "approver"],
  transitions: {
    code: { from: "new", to: "coded", by: "desk" },
    approve: { from: "coded", to: "approved", by: "approver", guards: ["noTwin"] },
    post: { from: "approved", to: "posted", by: "desk" },
    back: { from: ["coded", "approved"], to: "new", by: "desk", note: "required", aside: true },
    drop: {
      from: ["new", "coded", "approved"],
      to: "dropped",
      by: "desk",
      note: "required",
      aside: true,
      destructive: true,
    },
  },
});

/** Moves that write more than the state: only their own commands make them. */
export const WITH_MORE: readonly string[] = ["code", "post"];
