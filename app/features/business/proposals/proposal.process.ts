import { defineProcess } from "~/engines/process/process.ts";

/**
 * How an offer becomes a contract. It is sent as a version that nobody changes, read and accepted or declined by whoever
 * holds its link under a typed name, or it runs out. To change what is out it is taken back, and goes out as the next
 * version. What was accepted stays; an amendment of it is a proposal of its own, and replaces it once that is accepted.
 */
export const proposalProcess = defineProcess({
  name: "proposal",
  states: ["draft", "sent", "viewed", "accepted", "declined", "expired", "superseded"],
  ends: ["accepted", "superseded"],
  parties: ["team", "client"],
  moments: ["validUntil"],
  transitions: {
    send: { from: "draft", to: "sent", by: "team", guards: ["hasLines", "amendsOpen"] },
    view: { from: "sent", to: "viewed", by: "client", aside: true },
    accept: { from: ["sent", "viewed"], to: "accepted", by: "client", guards: ["amendsOpen"] },
    decline: { from: ["sent", "viewed"], to: "declined", by: "client", note: "required" },
    expire: { from: ["sent", "viewed"], to: "expired", by: "system", auto: { of: "validUntil" } },
    takeBack: { from: ["sent", "viewed"], to: "draft", by: "team", note: "required", aside: true },
    revise: { from: ["declined", "expired"], to: "draft", by: "team" },
    supersede: {
      from: "accepted",
      to: "superseded",
      by: "system",
      cause: "the client has accepted an amendment of it",
    },
  },
});

/** Moves that write more than the state, or that a page makes by itself: only their own commands make them. */
export const WITH_MORE: readonly string[] = ["send", "view", "accept", "decline", "supersede"];
export const isOut = (state: string) => state === "sent" || state === "viewed";
