import { defineProcess } from "~/engines/process/process.ts";

/** How somebody who called is called back. Each try is written down with its hour; what it led to is a record of its own. */
export const callProcess = defineProcess({
  name: "callback",
  states: ["queued", "attempted", "reached", "converted", "closed", "spam"],
  ends: ["converted", "closed", "spam"],
  parties: ["desk"],
  transitions: {
    reach: { from: ["queued", "attempted"], to: "reached", by: "desk", effects: ["tried", "freed"] },
    attempt: { from: ["queued", "attempted"], to: "attempted", by: "desk", effects: ["tried"] },
    convert: { from: "reached", to: "converted", by: "desk", guards: ["led"] },
    close: {
      from: ["queued", "attempted", "reached"],
      to: "closed",
      by: "desk",
      note: "optional",
      aside: true,
      effects: ["freed"],
    },
    spam: {
      from: ["queued", "attempted"],
      to: "spam",
      by: "desk",
      aside: true,
      destructive: true,
      effects: ["freed"],
    },
    reopen: { from: ["converted", "closed", "spam"], to: "queued", by: "desk", aside: true },
  },
});

/** Moves that are tries to call back. */
export const TRIES: readonly string[] = ["attempt", "reach"];
