import { defineProcess } from "~/engines/process/process.ts";

/**
 * How an application for payment goes its way. It is worked on, submitted as a version that nobody changes, and certified or
 * returned by whoever holds its link, under a typed name. An owner who certifies on paper is written down by the team with
 * the reason. It is paid once the payments reach what was certified.
 */
export const applicationProcess = defineProcess({
  name: "pay_application",
  states: ["draft", "submitted", "returned", "certified", "paid", "void"],
  ends: ["paid", "void"],
  parties: ["team", "owner"],
  transitions: {
    submit: { from: "draft", to: "submitted", by: "team", guards: ["hasDue", "changesTaken"] },
    takeBack: { from: "submitted", to: "draft", by: "team", note: "required", aside: true },
    certify: { from: "submitted", to: "certified", by: "owner", guards: ["jobStands"] },
    certifyOnPaper: { from: "submitted", to: "certified", by: "team", note: "required", aside: true },
    return: { from: "submitted", to: "returned", by: "owner", note: "required", guards: ["jobStands"] },
    revise: { from: "returned", to: "draft", by: "team" },
    pay: { from: "certified", to: "paid", by: "system", cause: "the payments reach what was certified" },
    reopen: { from: "paid", to: "certified", by: "system", cause: "a payment bounced" },
    void: {
      from: ["draft", "returned"],
      to: "void",
      by: "team",
      note: "required",
      aside: true,
      destructive: true,
    },
  },
});

/** Moves that write more than the state, or that no button makes: only their own commands make them. */
export const WITH_MORE: readonly string[] = ["submit", "certify", "certifyOnPaper", "return", "pay"];
/** Those in which an application is not decided: a job has one of them at most. */
export const OPEN: readonly string[] = ["draft", "submitted", "returned"];
