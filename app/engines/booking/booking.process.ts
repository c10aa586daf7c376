import { defineProcess } from "~/engines/process/process.ts";

/** Days that an owner has to answer; the days asked for are held meanwhile. */
export const ANSWER_DAYS = 6;
/** Days after the return within which the owner may claim damage, or settle; then the deposit goes back whole. */
export const CLAIM_DAYS = 3;
export const SETTLE_DAYS = 7;
/** Days that a renter has to answer a claim; then an administrator looks at it. */
export const DISPUTE_DAYS = 5;
/** Photos that belong to a handover and to a return, at least. */
export const LEAST_PHOTOS = 4;

const BOTH = ["renter", "lender"] as const;

/** The life of a loan: asked for, agreed, with the renter, back, settled; with what may come between. */
export const bookingProcess = defineProcess({
  name: "booking",
  states: [
    "requested",
    "accepted",
    "out",
    "extending",
    "returned",
    "claimed",
    "disputed",
    "settled",
    "declined",
    "expired",
    "cancelled",
    "noShow",
  ],
  ends: ["settled", "declined", "expired", "cancelled", "noShow"],
  parties: ["lender", "renter", "administrator"],
  transitions: {
    accept: {
      notify: BOTH,
      from: "requested",
      to: "accepted",
      by: "lender",
      note: "optional",
      due: { after: { days: 1 }, of: "entered" },
    },
    decline: {
      notify: BOTH,
      from: "requested",
      to: "declined",
      by: "lender",
      note: "optional",
      aside: true,
      effects: ["free"],
    },
    expire: {
      notify: BOTH,
      from: "requested",
      to: "expired",
      by: "system",
      auto: { after: { days: ANSWER_DAYS }, of: "entered" },
      effects: ["free"],
    },
    withdraw: {
      notify: BOTH,
      from: "requested",
      to: "cancelled",
      by: "renter",
      aside: true,
      effects: ["free"],
    },
    handOver: {
      notify: BOTH,
      from: "accepted",
      to: "out",
      by: "lender",
      note: "optional",
      guards: ["handoverPhotos", "handoverSigned"],
    },
    cancel: {
      notify: BOTH,
      from: "accepted",
      to: "cancelled",
      by: BOTH,
      note: "required",
      aside: true,
      destructive: true,
      effects: ["free"],
    },
    noShow: {
      notify: BOTH,
      from: "accepted",
      to: "noShow",
      by: "lender",
      note: "optional",
      guards: ["firstDayOver"],
      aside: true,
      destructive: true,
      effects: ["free"],
    },
    /** A stay in a house has no handover: one moves in and out. Its crew says so; the owner only where the crew forgot. */
    moveIn: {
      notify: BOTH,
      from: "accepted",
      to: "out",
      by: BOTH,
      guards: ["isStay", "firstDayHere", "crewFirst"],
    },
    moveOut: {
      notify: BOTH,
      from: ["out", "extending"],
      to: "settled",
      by: BOTH,
      guards: ["isStay", "lastNightOver"],
      effects: ["free", "forget"],
    },
    /** The right to stay longer was agreed: nobody is asked. */
    lengthen: { notify: BOTH, from: "out", to: "out", by: "renter", guards: ["isStay"], aside: true },
    leaveEarly: { notify: BOTH, from: "out", to: "out", by: "renter", guards: ["isStay"], aside: true },
    askLonger: { notify: BOTH, from: "out", to: "extending", by: "renter", aside: true },
    grant: { notify: BOTH, from: "extending", to: "out", by: "lender", note: "optional" },
    refuse: {
      notify: BOTH,
      from: "extending",
      to: "out",
      by: "lender",
      note: "optional",
      aside: true,
      effects: ["forget"],
    },
    takeBack: { notify: BOTH, from: "extending", to: "out", by: "renter", aside: true, effects: ["forget"] },
    giveBack: {
      notify: BOTH,
      from: ["out", "extending"],
      to: "returned",
      by: BOTH,
      note: "optional",
      guards: ["returnPhotos", "returnSigned"],
      effects: ["forget"],
    },
    /** Where the other side does not sign. */
    giveBackAlone: {
      notify: BOTH,
      from: ["out", "extending"],
      to: "returned",
      by: BOTH,
      note: "required",
      guards: ["returnPhotos", "returnWritten"],
      aside: true,
      effects: ["forget"],
    },
    settle: {
      notify: BOTH,
      from: "returned",
      to: "settled",
      by: "lender",
      note: "optional",
      effects: ["free"],
      due: { after: { days: CLAIM_DAYS }, of: "entered" },
    },
    forgive: { notify: BOTH, from: "returned", to: "settled", by: "lender", aside: true, effects: ["free"] },
    lapse: {
      notify: BOTH,
      from: "returned",
      to: "settled",
      by: "system",
      cause: "the owner did not settle in time",
      effects: ["free"],
    },
    claim: {
      notify: BOTH,
      from: "returned",
      to: "claimed",
      by: "lender",
      guards: ["claimInTime"],
      aside: true,
    },
    revise: { notify: BOTH, from: "claimed", to: "claimed", by: "lender", aside: true },
    agree: {
      notify: BOTH,
      from: "claimed",
      to: "settled",
      by: "renter",
      note: "optional",
      effects: ["free"],
    },
    dispute: { notify: BOTH, from: "claimed", to: "disputed", by: "renter", note: "required" },
    escalate: {
      notify: BOTH,
      from: "claimed",
      to: "disputed",
      by: "system",
      auto: { after: { days: DISPUTE_DAYS }, of: "entered" },
    },
    drop: {
      notify: BOTH,
      from: ["claimed", "disputed"],
      to: "settled",
      by: "lender",
      note: "optional",
      aside: true,
      effects: ["free"],
    },
    /** An account is deleted: what has not begun is called off, by the same rules as if its side had said so. */
    ownerLeft: {
      notify: BOTH,
      from: ["requested", "accepted"],
      to: "cancelled",
      by: "system",
      cause: "the owner's account is deleted",
      effects: ["free"],
    },
    renterLeft: {
      notify: BOTH,
      from: ["requested", "accepted"],
      to: "cancelled",
      by: "system",
      cause: "the renter's account is deleted",
      effects: ["free"],
    },
    /** What is back, or with nobody left on either side: there is nobody who could claim anything. */
    letGo: {
      notify: BOTH,
      from: ["out", "extending", "returned", "claimed", "disputed"],
      to: "settled",
      by: "system",
      cause: "the owner's account is deleted",
      effects: ["free", "forget"],
    },
    decide: {
      notify: BOTH,
      from: "disputed",
      to: "settled",
      by: "administrator",
      note: "required",
      effects: ["free"],
    },
  },
});

/** In these somebody has a machine of somebody else's, or its deposit is held: nobody forgets them. */
export const GOING = ["accepted", "out", "extending", "returned", "claimed", "disputed"] as const;

/** Those that have a form of their own, because more is said with them than why. */
export const OWN_FORMS = ["askLonger", "lengthen", "leaveEarly", "claim", "revise", "decide"] as const;

/** Steps of a stay in a house, which no machine takes. */
export const STAY_STEPS = ["moveIn", "moveOut", "lengthen", "leaveEarly"] as const;
/** And those of a machine, which no stay takes. */
export const MACHINE_STEPS = [
  ...[
    "handOver",
    "giveBack",
    "giveBackAlone",
    "settle",
    "forgive",
    "claim",
    "revise",
    "agree",
    "dispute",
    "drop",
  ],
] as const;
