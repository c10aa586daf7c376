import { defineProcess } from "~/engines/process/process.ts";

/** Days that a price stands on the table. */
export const STANDS_DAYS = 5;

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
  parties: ["seller", "buyer"],
  transitions: {
    accept: { from: "offered", to: "accepted", by: "seller", guards: ["forSale"], note: "optional" },
    take: { from: "countered", to: "accepted", by: "buyer", guards: ["forSale"], note: "optional" },
    counter: { from: "offered", to: "countered", by: "seller", guards: ["forSale"] },
    answer: { from: "countered", to: "offered", by: "buyer", guards: ["forSale"] },
    decline: { from: "offered", to: "declined", by: "seller", note: "optional", aside: true },
    refuse: { from: "countered", to: "declined", by: "buyer", note: "optional", aside: true },
    withdraw: { from: "offered", to: "withdrawn", by: "buyer", aside: true },
    expire: {
      from: ["offered", "countered"],
      to: "expired",
      by: "system",
      auto: { after: { days: STANDS_DAYS }, of: "entered" },
    },
    inspect: { from: "accepted", to: "inspection", by: "buyer" },
    pay: { from: "inspection", to: "paid", by: "seller", guards: ["inspected"], note: "optional" },
    handOver: { from: "paid", to: "handedOver", by: "buyer", note: "optional" },
    /** The account of one side is deleted; what was paid for stays with the other as it stands. */
    buyerLeft: {
      from: ["offered", "countered", "accepted", "inspection"],
      to: "withdrawn",
      by: "system",
      cause: "the buyer's account is deleted",
    },
    sellerLeft: {
      from: ["offered", "countered", "accepted", "inspection"],
      to: "withdrawn",
      by: "system",
      cause: "the seller's account is deleted",
    },
    backOut: {
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
