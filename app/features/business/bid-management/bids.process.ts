import { defineProcess } from "~/engines/process/process.ts";

/** How a package comes to its award. It closes by itself once the second at which it is due has ended. */
export const packageProcess = defineProcess({
  name: "bidPackage",
  states: ["draft", "open", "closed", "leveling", "awarded", "cancelled"],
  ends: ["awarded", "cancelled"],
  parties: ["buyer"],
  moments: ["dueAt"],
  transitions: {
    open: { from: "draft", to: "open", by: "buyer", guards: ["hasScope", "dueAhead"] },
    close: { from: "open", to: "closed", by: "system", auto: { after: { minutes: 1 / 60 }, of: "dueAt" } },
    openBids: { from: "closed", to: "leveling", by: "buyer", guards: ["hasBids"], effects: ["opened"] },
    again: { from: "closed", to: "open", by: "buyer", guards: ["noBids"] },
    award: { from: "leveling", to: "awarded", by: "buyer", note: "required" },
    cancel: {
      from: ["draft", "open", "closed", "leveling"],
      to: "cancelled",
      by: "buyer",
      note: "required",
      aside: true,
      destructive: true,
    },
  },
});

/** Moves that carry more than a press: only their own forms make them. */
export const WITH_FORM: readonly string[] = ["again", "award"];

/** What becomes of an invitation. A bid that came too late is kept apart until the buyer lets it in, and says why. */
export const bidProcess = defineProcess({
  name: "bid",
  states: ["invited", "intends", "declined", "submitted", "withdrawn", "late"],
  ends: ["declined", "submitted", "withdrawn"],
  parties: ["bidder", "buyer"],
  transitions: {
    submit: {
      from: ["invited", "intends", "declined", "submitted", "withdrawn"],
      to: "submitted",
      by: "bidder",
      guards: ["inTime", "acked"],
    },
    intend: { from: ["invited", "declined"], to: "intends", by: "bidder", guards: ["inTime"] },
    decline: {
      from: ["invited", "intends"],
      to: "declined",
      by: "bidder",
      note: "required",
      aside: true,
      guards: ["inTime"],
    },
    /** Whoever holds the link and lost the code: what was sent or kept before counts no longer, and is read by nobody. */
    anew: {
      from: ["intends", "declined", "submitted", "withdrawn", "invited"],
      to: "invited",
      by: "bidder",
      aside: true,
      destructive: true,
      guards: ["inTime"],
    },
    withdraw: {
      from: "submitted",
      to: "withdrawn",
      by: "bidder",
      aside: true,
      destructive: true,
      guards: ["inTime"],
    },
    sendLate: {
      from: ["invited", "intends", "declined", "withdrawn"],
      to: "late",
      by: "bidder",
      aside: true,
      guards: ["tooLate", "acked"],
    },
    acceptLate: {
      from: "late",
      to: "submitted",
      by: "buyer",
      note: "required",
      guards: ["notAwarded"],
      effects: ["letIn"],
    },
  },
});
