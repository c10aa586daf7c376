import { defineProcess } from "~/engines/process/process.ts";

/** How a bookkeeper is asked: who holds the link answers, and again where the desk asks again. */
export const bookkeeperProcess = defineProcess({
  name: "bookkeeper_request",
  states: ["asked", "answered", "done"],
  ends: ["done"],
  parties: ["desk", "bookkeeper"],
  transitions: {
    answer: { from: "asked", to: "answered", by: "bookkeeper" },
    askAgain: { from: "answered", to: "asked", by: "desk", note: "required" },
    finish: { from: ["asked", "answered"], to: "done", by: "desk" },
  },
});
