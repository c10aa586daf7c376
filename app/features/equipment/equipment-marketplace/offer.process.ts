import { defineProcess } from "~/engines/process/process.ts";

/** Days that a price stands on the table. */
export const STANDS_DAYS = 5;

const BOTH = ["buyer", "seller"] as const;

/** From a price that somebody names to a machine that has changed hands. */
export const saleOffer = defineProcess({
  name: "saleOffer",
  states: [
    "offered",
    "countered",
    "accepted",
    "inspection",
    "paid",
    "handedOver",
    "declined",
    "withdrawn",
    "expired",
  ],
  ends: ["handedOver", "declined", "withdrawn", "expired"],
  parties: ["seller", "buyer", "leftAlone"],
  transitions: {
    accept: {
      notify: BOTH,
      from: "offered",
      to: "accepted",
      by: "seller",
      guards: ["forSale"],
      note: "optional",
    },
    take: {
      notify: BOTH,
      from: "countered",
      to: "accepted",
      by: "buyer",
      guards: ["forSale"],
      note: "optional",
    },
    counter: { notify: BOTH, from: "offered", to: "countered", by: "seller", guards: ["forSale"] },
    answer: { notify: BOTH, from: "countered", to: "offered", by: "buyer", guards: ["forSale"] },
    decline: { notify: BOTH, from: "offered", to: "declined", by: "seller", note: "optional", aside: true },
    refuse: { notify: BOTH, from: "countered", to: "declined", by: "buyer", note: "optional", aside: true },
    withdraw: { notify: BOTH, from: "offered", to: "withdrawn", by: "buyer", aside: true },
    expire: {
      notify: BOTH,
      from: ["offered", "countered"],
      to: "expired",
      by: "system",
      auto: { after: { days: STANDS_DAYS }, of: "entered" },
    },
    inspect: { notify: BOTH, from: "accepted", to: "inspection", by: "buyer" },
    pay: {
      notify: BOTH,
      from: "inspection",
      to: "paid",
      by: "seller",
      guards: ["inspected"],
      note: "optional",
    },
    handOver: { notify: BOTH, from: "paid", to: "handedOver", by: "buyer", note: "optional" },
    // Nobody is left to say it: the machine counts as handed over all the same.
    handedToGone: { from: "paid", to: "handedOver", by: "leftAlone", note: "optional" },
    /** The account of one side is deleted; what was paid for stays with the other as it stands. */
    buyerLeft: {
      notify: BOTH,
      from: ["offered", "countered", "accepted", "inspection"],
      to: "withdrawn",
      by: "system",
      cause: "the buyer's account is deleted",
    },
    sellerLeft: {
      notify: BOTH,
      from: ["offered", "countered", "accepted", "inspection"],
      to: "withdrawn",
      by: "system",
      cause: "the seller's account is deleted",
    },
    backOut: {
      notify: BOTH,
      from: ["accepted", "inspection"],
      to: "withdrawn",
      by: ["buyer", "seller"],
      note: "required",
      aside: true,
      destructive: true,
    },
  },
});

/** Those that need more than a press: a price, or a day to look at the machine. */
export const WITH_FIELDS = ["counter", "answer", "inspect"] as const;
