import { defineProcess } from "~/engines/process/process.ts";

/** How answers come: begun by the crew, sent once by whoever holds the link, read, and made into a job or laid aside. */
export const intakeProcess = defineProcess({
  name: "intake",
  states: ["draft", "submitted", "reviewed", "converted", "closed"],
  ends: ["converted", "closed"],
  parties: ["crew", "client"],
  transitions: {
    submit: { from: "draft", to: "submitted", by: "client", effects: ["submitted"] },
    review: { from: "submitted", to: "reviewed", by: "crew" },
    convert: { from: ["submitted", "reviewed"], to: "converted", by: "crew" },
    reopen: { from: ["submitted", "reviewed"], to: "draft", by: "crew", note: "required", aside: true },
    close: {
      from: ["draft", "submitted", "reviewed"],
      to: "closed",
      by: "crew",
      aside: true,
      destructive: true,
    },
  },
});

/** Only the client's own form sends. */
export const SUBMIT = "submit";
