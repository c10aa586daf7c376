import { defineProcess } from "~/engines/process/process.ts";

/**
 * From a firm's own words to a badge. A badge that runs out does so by its moment, whether anybody has written that down or
 * not; an appeal is read by another reviewer where one has ever reviewed here.
 */
export const verificationProcess = defineProcess({
  name: "verification",
  states: [
    "draft",
    "submitted",
    "inReview",
    "needsInfo",
    "verified",
    "rejected",
    "appealed",
    "expired",
    "revoked",
    "withdrawn",
  ],
  ends: ["rejected", "expired", "revoked", "withdrawn"],
  parties: ["firm", "reviewer", "second"],
  moments: ["endsAt"],
  transitions: {
    submit: {
      from: "draft",
      to: "submitted",
      by: "firm",
      guards: ["registration", "address", "own"],
      effects: ["submitted"],
    },
    take: {
      from: "submitted",
      to: "inReview",
      by: "reviewer",
      due: { after: { days: 5 }, of: "entered" },
    },
    verify: {
      notify: ["firm"],
      from: "inReview",
      to: "verified",
      by: "reviewer",
      guards: ["firstLevel"],
      note: "required",
      effects: ["decided"],
    },
    ask: { notify: ["firm"], from: "inReview", to: "needsInfo", by: "reviewer", note: "required" },
    reject: {
      notify: ["firm"],
      from: "inReview",
      to: "rejected",
      by: "reviewer",
      note: "required",
      destructive: true,
      effects: ["decided"],
    },
    reply: { from: "needsInfo", to: "inReview", by: "firm", note: "optional" },
    appeal: { from: "rejected", to: "appealed", by: "firm", note: "required", guards: ["firstAppeal"] },
    grant: { notify: ["firm"], from: "appealed", to: "inReview", by: "second", note: "required" },
    uphold: {
      notify: ["firm"],
      from: "appealed",
      to: "rejected",
      by: "second",
      note: "required",
      destructive: true,
      effects: ["decided"],
    },
    expire: { notify: ["firm"], from: "verified", to: "expired", by: "system", auto: { of: "endsAt" } },
    revoke: {
      notify: ["firm"],
      from: "verified",
      to: "revoked",
      by: "reviewer",
      note: "required",
      aside: true,
      destructive: true,
      effects: ["revoked"],
    },
    renew: { from: ["expired", "rejected"], to: "draft", by: "firm", aside: true, effects: ["renewed"] },
    withdraw: {
      from: ["draft", "submitted", "needsInfo"],
      to: "withdrawn",
      by: "firm",
      aside: true,
      destructive: true,
      effects: ["closed"],
    },
  },
});

/** Moves with a form of their own, which says more than a note. */
export const WITH_FORM: readonly string[] = ["revoke"];
