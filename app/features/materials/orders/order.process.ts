import { defineProcess } from "~/engines/process/process.ts";
import { ARRIVES_DAYS, ATTEMPT_MINUTES, AUTHORIZED_DAYS, PAY_MINUTES } from "./orders.words.ts";

// An order and what belongs to it: each a record with a state of its own, so that paying, delivering, returning and paying
// back never have to be guessed from one another.

export const orderProcess = defineProcess({
  name: "order",
  states: ["pending", "completed", "cancelled", "archived"],
  ends: ["completed", "cancelled", "archived"],
  parties: ["buyer", "seller"],
  moments: ["handedOverAt"],
  transitions: {
    complete: {
      from: "pending",
      to: "completed",
      by: "system",
      auto: { of: "handedOverAt" },
      guards: ["paid", "handedOver"],
    },
    lapse: {
      from: "pending",
      to: "cancelled",
      by: "system",
      auto: { after: { minutes: PAY_MINUTES }, of: "entered" },
      guards: ["unpaid"],
      effects: ["restock", "freeReward", "freeCode"],
    },
    cancel: {
      from: "pending",
      to: "cancelled",
      by: ["buyer", "seller"],
      guards: ["notHandedOver"],
      note: "optional",
      aside: true,
      destructive: true,
      effects: ["restock", "payBack", "freeReward", "freeCode"],
    },
    archive: { from: ["completed", "cancelled"], to: "archived", by: "buyer", aside: true },
  },
});

export const paymentProcess = defineProcess({
  name: "order-payment",
  states: ["open", "action", "authorized", "captured", "declined", "lapsed"],
  ends: ["captured", "declined", "lapsed"],
  parties: ["buyer"],
  transitions: {
    /** The test payment, with which no money moves. */
    pay: { from: "open", to: "captured", by: "buyer", guards: ["isTest"], effects: ["payBackLate"] },
    fail: { from: "open", to: "declined", by: "buyer", guards: ["isTest"], aside: true },
    /** The buyer was asked for more than a card, and has not answered. */
    challenge: {
      from: "open",
      to: "action",
      by: "system",
      cause: "the provider says that the buyer's bank wants a confirmation",
    },
    /**
     * Agreed to, and no money yet: a debit that takes days, or a sum that is held. Of one that has failed since it is an old
     * message.
     */
    authorize: {
      from: ["open", "action", "lapsed"],
      to: "authorized",
      by: "system",
      cause: "the provider says that it was agreed to",
    },
    /** Whatever was thought of it meanwhile: the money has moved. */
    capture: {
      from: ["open", "action", "authorized", "declined", "lapsed"],
      to: "captured",
      by: "system",
      cause: "the provider says that it was paid",
      effects: ["payBackLate"],
    },
    /** Nothing is left to pay: a reward took all of it. */
    free: {
      from: "open",
      to: "captured",
      by: "system",
      auto: { after: { minutes: 1 }, of: "entered" },
      guards: ["isFree"],
    },
    refuse: {
      from: ["open", "action", "authorized"],
      to: "declined",
      by: "system",
      cause: "the provider says that it failed",
    },
    lapse: {
      from: ["open", "action"],
      to: "lapsed",
      by: "system",
      auto: { after: { minutes: ATTEMPT_MINUTES }, of: "entered" },
    },
    /** The money never came, and nobody said so. */
    expire: {
      from: "authorized",
      to: "lapsed",
      by: "system",
      auto: { after: { days: AUTHORIZED_DAYS }, of: "entered" },
    },
  },
});

export const deliveryProcess = defineProcess({
  name: "order-delivery",
  states: ["waiting", "shipped", "delivered"],
  ends: ["delivered"],
  parties: ["buyer", "seller"],
  moments: ["paidAt"],
  transitions: {
    ship: {
      from: "waiting",
      to: "shipped",
      by: "seller",
      guards: ["isParcel", "isPaid"],
      note: "optional",
      due: { after: { days: 3 }, of: "entered" },
    },
    /** Some of it in a parcel of its own; the rest goes on waiting. */
    shipPart: {
      from: "waiting",
      to: "waiting",
      by: "seller",
      guards: ["isParcel", "isPaid"],
      note: "optional",
      aside: true,
      effects: ["sendAhead"],
    },
    provide: {
      from: "waiting",
      to: "delivered",
      by: "system",
      auto: { of: "paidAt" },
      guards: ["isDigital", "isPaid"],
    },
    arrive: { from: "shipped", to: "delivered", by: ["buyer", "seller"] },
    arriveByTime: {
      from: "shipped",
      to: "delivered",
      by: "system",
      auto: { after: { days: ARRIVES_DAYS }, of: "entered" },
    },
  },
});

export const returnProcess = defineProcess({
  name: "order-return",
  states: ["requested", "approved", "received", "declined", "withdrawn"],
  ends: ["received", "declined", "withdrawn"],
  parties: ["buyer", "seller"],
  transitions: {
    approve: {
      from: "requested",
      to: "approved",
      by: "seller",
      note: "optional",
      due: { after: { days: 3 }, of: "entered" },
    },
    receive: { from: "approved", to: "received", by: "seller", effects: ["takeBack", "payBack"] },
    decline: {
      from: ["requested", "approved"],
      to: "declined",
      by: "seller",
      aside: true,
      destructive: true,
      note: "required",
    },
    withdraw: { from: ["requested", "approved"], to: "withdrawn", by: "buyer", aside: true },
  },
});

export const refundProcess = defineProcess({
  name: "order-refund",
  states: ["due", "made", "failed"],
  ends: ["made"],
  parties: ["seller"],
  transitions: {
    make: { from: "due", to: "made", by: "system", cause: "the provider took it" },
    fail: { from: "due", to: "failed", by: "system", cause: "the provider refused it" },
    retry: { from: "failed", to: "due", by: "seller" },
  },
});
