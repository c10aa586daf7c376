import { defineProcess } from "~/engines/process/process.ts";

/**
 * How an invoice goes its way. It is issued as a version that nobody changes, accepted or questioned by whoever holds its
 * link, and paid once its payments reach what is left of it after credits. A payment that bounces opens it again. A draft
 * that is thrown away lets its hours and receipts be billed anew, and so does an invoice that is credited wholly.
 */
export const invoiceProcess = defineProcess({
  name: "invoice",
  states: ["draft", "sent", "questioned", "accepted", "paid", "credited", "void"],
  ends: ["paid", "credited", "void"],
  parties: ["team", "owner"],
  transitions: {
    issue: { from: "draft", to: "sent", by: "team", guards: ["hasTotal"] },
    accept: { from: ["sent", "questioned"], to: "accepted", by: "owner", guards: ["jobStands"] },
    question: { from: "sent", to: "questioned", by: "owner", note: "required", guards: ["jobStands"] },
    answer: { from: "questioned", to: "sent", by: "team", note: "required" },
    pay: {
      from: ["sent", "questioned", "accepted"],
      to: "paid",
      by: "system",
      cause: "the payments reach what is left of it",
    },
    reopen: { from: "paid", to: "sent", by: "system", cause: "a payment bounced" },
    credit: {
      from: ["sent", "questioned", "accepted"],
      to: "credited",
      by: "system",
      cause: "all of it was credited",
    },
    void: {
      from: "draft",
      to: "void",
      by: "team",
      note: "required",
      aside: true,
      destructive: true,
      effects: ["releaseSources"],
    },
  },
});

/** Moves that write more than the state: only their own commands make them. */
export const INVOICE_WITH_MORE: readonly string[] = ["issue", "accept", "question"];
