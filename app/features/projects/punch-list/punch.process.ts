import { defineProcess } from "~/engines/process/process.ts";

/**
 * How a punch item comes to an end. The ball is with whoever has to act; a transition `aside` is possible, but nobody
 * waits for it. By when it is due is a day at the job, so the pages say what is overdue, not the process.
 */
export const punchProcess = defineProcess({
  name: "punch_item",
  states: [
    "draft",
    "work_required",
    "in_dispute",
    "ready_for_review",
    "not_accepted",
    "ready_to_close",
    "closed",
    "void",
  ],
  ends: ["closed", "void"],
  parties: ["assignee", "manager", "approver"],
  transitions: {
    order: { from: "draft", to: "work_required", by: "manager", effects: ["workBegins"] },
    ready: {
      from: "work_required",
      to: "ready_for_review",
      by: "assignee",
      guards: ["photoOfWork"],
      note: "optional",
    },
    dispute: { from: "work_required", to: "in_dispute", by: "assignee", note: "required", aside: true },
    uphold: { from: "in_dispute", to: "work_required", by: "manager", note: "required" },
    accept: { from: "ready_for_review", to: "ready_to_close", by: "manager" },
    reject: {
      from: "ready_for_review",
      to: "not_accepted",
      by: "manager",
      note: "required",
      effects: ["countRejection"],
    },
    rework: {
      from: "not_accepted",
      to: "work_required",
      by: ["assignee", "manager"],
      effects: ["workBegins"],
    },
    close: { from: "ready_to_close", to: "closed", by: "approver", guards: ["otherHands"] },
    sendBack: {
      from: "ready_to_close",
      to: "not_accepted",
      by: "approver",
      note: "required",
      aside: true,
      effects: ["countRejection"],
    },
    reopen: {
      from: "closed",
      to: "work_required",
      by: "approver",
      note: "required",
      aside: true,
      effects: ["workBegins"],
    },
    void: {
      from: ["draft", "work_required", "in_dispute", "not_accepted"],
      to: "void",
      by: "manager",
      note: "required",
      aside: true,
      destructive: true,
    },
  },
});

/** States in which the work itself is still owed: past its day it is overdue. */
export const OWED = ["draft", "work_required", "in_dispute", "not_accepted"] as const;
