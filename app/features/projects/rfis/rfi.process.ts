import { defineProcess } from "~/engines/process/process.ts";

/**
 * How a question comes to its answer. It is answered by whoever holds its link; `record` is for an answer that came
 * another way. By when it is needed is a day at the job, so the pages say what is overdue, not the process.
 */
export const rfiProcess = defineProcess({
  name: "rfi",
  states: ["draft", "open", "answered", "closed"],
  ends: ["closed"],
  parties: ["asker", "answerer"],
  transitions: {
    ask: { from: "draft", to: "open", by: "asker", effects: ["asked"] },
    answer: { from: "open", to: "answered", by: "answerer", effects: ["answered"] },
    record: { from: "open", to: "answered", by: "asker", aside: true, effects: ["answered"] },
    close: { from: "answered", to: "closed", by: "asker" },
    reopen: {
      from: ["answered", "closed"],
      to: "open",
      by: "asker",
      note: "required",
      aside: true,
      effects: ["asked"],
    },
    withdraw: {
      from: ["draft", "open"],
      to: "closed",
      by: "asker",
      note: "required",
      aside: true,
      destructive: true,
    },
  },
});

/** Moves that carry an answer: only the form of the answer makes them. */
export const ANSWERS: readonly string[] = ["answer", "record"];
