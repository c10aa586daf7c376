import { defineProcess } from "~/engines/process/process.ts";

/** From received to won or closed; whoever answered by mail says so, because mail leaves no trace here. */
export const quoteRequest = defineProcess({
  name: "quoteRequest",
  states: ["received", "answered", "converted", "closed"],
  ends: ["converted", "closed"],
  parties: ["crew"],
  moments: [],
  transitions: {
    answer: { from: "received", to: "answered", by: "crew" },
    convert: { from: ["received", "answered"], to: "converted", by: "crew" },
    close: { from: ["received", "answered"], to: "closed", by: "crew", aside: true, note: "optional" },
  },
});
