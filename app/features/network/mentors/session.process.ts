import { defineProcess } from "~/engines/process/process.ts";
import { SILENCE_DAYS } from "./mentors.limits.ts";

const BOTH = ["mentor", "mentee"] as const;

/**
 * From a slot that is taken to what came of it. Either side says that it was held or that the other did not come, and the
 * other side may speak against it: then it counts for nobody.
 */
export const mentorSession = defineProcess({
  name: "mentorSession",
  states: ["booked", "confirmed", "held", "menteeAway", "mentorAway", "disputed", "unsaid", "cancelled"],
  ends: ["held", "menteeAway", "mentorAway", "disputed", "unsaid", "cancelled"],
  parties: BOTH,
  moments: ["startsAt"],
  transitions: {
    confirm: { from: "booked", to: "confirmed", by: "mentor", guards: ["notBegun"], notify: BOTH },
    /** To another free slot, which the mentor confirms anew. */
    move: {
      from: ["booked", "confirmed"],
      to: "booked",
      by: "mentee",
      guards: ["dayAhead"],
      aside: true,
      notify: BOTH,
    },
    cancel: {
      from: ["booked", "confirmed"],
      to: "cancelled",
      by: BOTH,
      guards: ["notBegun"],
      note: "required",
      aside: true,
      destructive: true,
      effects: ["free"],
      notify: BOTH,
    },
    lapse: {
      from: "booked",
      to: "cancelled",
      by: "system",
      auto: { of: "startsAt" },
      effects: ["free"],
      notify: BOTH,
    },
    /** The account of one side is deleted. */
    left: {
      from: ["booked", "confirmed"],
      to: "cancelled",
      by: "system",
      cause: "an account of one side is deleted",
      effects: ["free"],
      notify: BOTH,
    },
    hold: { from: "confirmed", to: "held", by: BOTH, guards: ["begun"], notify: BOTH },
    menteeAway: {
      from: "confirmed",
      to: "menteeAway",
      by: "mentor",
      guards: ["waited"],
      note: "optional",
      aside: true,
      notify: BOTH,
    },
    mentorAway: {
      from: "confirmed",
      to: "mentorAway",
      by: "mentee",
      guards: ["waited"],
      note: "optional",
      aside: true,
      notify: BOTH,
    },
    menteeObjects: {
      from: ["menteeAway"],
      to: "disputed",
      by: "mentee",
      guards: ["inTime"],
      note: "required",
      aside: true,
      notify: BOTH,
    },
    mentorObjects: {
      from: ["mentorAway"],
      to: "disputed",
      by: "mentor",
      guards: ["inTime"],
      note: "required",
      aside: true,
      notify: BOTH,
    },
    close: {
      from: "confirmed",
      to: "unsaid",
      by: "system",
      auto: { after: { days: SILENCE_DAYS }, of: "startsAt" },
    },
  },
});

/** In these a slot is held for both. */
export const AHEAD = ["booked", "confirmed"] as const;
/** These have a form of their own. */
export const OWN_FORM = "move";
