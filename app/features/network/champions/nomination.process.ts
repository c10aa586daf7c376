import { defineProcess } from "~/engines/process/process.ts";

/**
 * From what one person says of another to a certificate. Nothing is public before the nominee agrees, and nobody but the
 * votes makes a winner.
 */
export const championNomination = defineProcess({
  name: "championNomination",
  states: [
    "nominated",
    "agreed",
    "seconded",
    "shortlisted",
    "winner",
    "notChosen",
    "declined",
    "dropped",
    "withdrawn",
  ],
  ends: ["winner", "notChosen", "declined", "dropped", "withdrawn"],
  parties: ["nominator", "nominee", "other", "keeper"],
  transitions: {
    agree: { from: "nominated", to: "agreed", by: "nominee", guards: ["open"], notify: ["nominator"] },
    second: {
      from: "agreed",
      to: "seconded",
      by: "other",
      guards: ["open"],
      note: "optional",
      notify: ["nominator", "nominee"],
    },
    shortlist: {
      from: "seconded",
      to: "shortlisted",
      by: "keeper",
      guards: ["open"],
      notify: ["nominator", "nominee"],
    },
    drop: {
      from: "seconded",
      to: "dropped",
      by: "keeper",
      note: "required",
      aside: true,
      destructive: true,
      notify: ["nominator", "nominee"],
    },
    /** Also a winner may: the page and the certificate are gone from that moment on. */
    decline: {
      from: ["nominated", "agreed", "seconded", "shortlisted", "winner", "notChosen"],
      to: "declined",
      by: "nominee",
      aside: true,
      destructive: true,
      notify: ["nominator"],
    },
    withdraw: {
      from: ["nominated", "agreed"],
      to: "withdrawn",
      by: "nominator",
      aside: true,
      destructive: true,
    },
    win: {
      from: "shortlisted",
      to: "winner",
      by: "system",
      cause: "the votes of its quarter are counted, and it has the most",
      notify: ["nominator", "nominee"],
    },
    pass: {
      from: "shortlisted",
      to: "notChosen",
      by: "system",
      cause: "the votes of its quarter are counted, and another has more",
      notify: ["nominator", "nominee"],
    },
    lapse: {
      from: ["nominated", "agreed", "seconded"],
      to: "dropped",
      by: "system",
      cause: "its quarter is closed, and it was not put to the vote",
      notify: ["nominator"],
    },
  },
});
