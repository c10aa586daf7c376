import { defineProcess } from "~/engines/process/process.ts";

// The processes that the screens of the site map ask for, as graphs: what the engine has to be able to say.

/** A borrower asks, a lender lends; proof of condition both ways. */
export const rental = defineProcess({
  name: "rental",
  states: [
    "inquiry",
    "requested",
    "accepted",
    "paid",
    "handedOver",
    "inUse",
    "extensionRequested",
    "returned",
    "inspected",
    "claimed",
    "settled",
    "declined",
    "expired",
    "cancelled",
    "noShow",
  ],
  ends: ["settled", "declined", "expired", "cancelled", "noShow"],
  parties: ["borrower", "lender", "site"],
  moments: ["requestedAt", "startsAt", "endsAt"],
  transitions: {
    request: { from: "inquiry", to: "requested", by: "borrower", notify: ["lender"] },
    accept: {
      from: "requested",
      to: "accepted",
      by: "lender",
      due: { after: { days: 2 }, of: "requestedAt" },
      guards: ["datesFree"],
      notify: ["borrower"],
    },
    decline: { from: "requested", to: "declined", by: "lender", note: "required", notify: ["borrower"] },
    expire: {
      from: "requested",
      to: "expired",
      by: "system",
      auto: { after: { days: 6 }, of: "requestedAt" },
      notify: ["borrower", "lender"],
    },
    pay: { from: "accepted", to: "paid", by: ["borrower", "system"], cause: "the payment went through" },
    lapse: {
      from: "accepted",
      to: "cancelled",
      by: "system",
      auto: { after: { days: 1 }, of: "entered" },
      effects: ["freeDates"],
    },
    handOver: { from: "paid", to: "handedOver", by: "lender", guards: ["photographed"] },
    receive: { from: "handedOver", to: "inUse", by: "borrower" },
    missed: {
      from: "paid",
      to: "noShow",
      by: "system",
      auto: { after: { days: 1 }, of: "startsAt" },
      effects: ["freeDates"],
    },
    askExtension: { from: "inUse", to: "extensionRequested", by: "borrower", aside: true },
    extend: { from: "extensionRequested", to: "inUse", by: "lender", guards: ["datesFree"] },
    refuseExtension: { from: "extensionRequested", to: "inUse", by: "lender", note: "required" },
    bringBack: {
      from: ["inUse", "extensionRequested"],
      to: "returned",
      by: "borrower",
      due: { of: "endsAt" },
    },
    inspect: { from: "returned", to: "inspected", by: "lender", due: { after: { days: 2 }, of: "entered" } },
    settleByTime: {
      from: ["returned", "inspected"],
      to: "settled",
      by: "system",
      auto: { after: { days: 7 }, of: "entered" },
      effects: ["returnDeposit"],
    },
    settle: { from: "inspected", to: "settled", by: "lender", effects: ["returnDeposit"] },
    claim: { from: ["returned", "inspected"], to: "claimed", by: "lender", aside: true, note: "required" },
    resolve: { from: "claimed", to: "settled", by: ["lender", "site"], effects: ["returnDeposit"] },
    cancel: {
      from: ["inquiry", "requested", "accepted", "paid"],
      to: "cancelled",
      by: ["borrower", "lender"],
      aside: true,
      destructive: true,
      note: "optional",
      effects: ["freeDates"],
    },
  },
});

export const bidPackage = defineProcess({
  name: "bid-package",
  states: ["draft", "open", "closed", "leveling", "awarded", "cancelled"],
  ends: ["awarded", "cancelled"],
  parties: ["owner", "bidder"],
  moments: ["dueAt"],
  transitions: {
    open: { from: "draft", to: "open", by: "owner", guards: ["hasDueDate"], notify: ["bidder"] },
    close: { from: "open", to: "closed", by: "system", auto: { of: "dueAt" }, effects: ["unseal"] },
    reopen: { from: "closed", to: "open", by: "owner", aside: true, note: "required", notify: ["bidder"] },
    level: { from: "closed", to: "leveling", by: "owner" },
    award: { from: "leveling", to: "awarded", by: "owner", note: "required", notify: ["bidder"] },
    cancel: {
      from: ["draft", "open", "closed", "leveling"],
      to: "cancelled",
      by: "owner",
      aside: true,
      destructive: true,
      note: "required",
      notify: ["bidder"],
    },
  },
});

export const changeOrder = defineProcess({
  name: "change-order",
  states: ["draft", "priced", "sent", "approved", "rejected", "executed", "void"],
  ends: ["executed", "rejected", "void"],
  parties: ["contractor", "client"],
  transitions: {
    price: { from: "draft", to: "priced", by: "contractor", guards: ["hasLines"] },
    send: { from: "priced", to: "sent", by: "contractor", effects: ["freeze"], notify: ["client"] },
    approve: { from: "sent", to: "approved", by: "client", effects: ["accept"], notify: ["contractor"] },
    reject: { from: "sent", to: "rejected", by: "client", note: "required", notify: ["contractor"] },
    revise: { from: ["sent", "rejected"], to: "draft", by: "contractor", aside: true },
    execute: { from: "approved", to: "executed", by: "contractor", effects: ["addToBudget"] },
    void: { from: ["draft", "priced", "sent"], to: "void", by: "contractor", aside: true, destructive: true },
  },
});

export const payApplication = defineProcess({
  name: "pay-application",
  states: ["draft", "submitted", "returned", "certified", "paid"],
  ends: ["paid"],
  parties: ["contractor", "owner"],
  transitions: {
    submit: { from: ["draft", "returned"], to: "submitted", by: "contractor", effects: ["freeze"] },
    certify: {
      from: "submitted",
      to: "certified",
      by: "owner",
      due: { after: { days: 7 }, of: "entered" },
      effects: ["accept"],
    },
    sendBack: { from: "submitted", to: "returned", by: "owner", note: "required" },
    pay: { from: "certified", to: "paid", by: ["contractor", "system"], cause: "the payment was recorded" },
  },
});

export const permit = defineProcess({
  name: "permit",
  states: [
    "preparing",
    "submitted",
    "inReview",
    "corrections",
    "approved",
    "issued",
    "finaled",
    "expired",
    "revoked",
  ],
  ends: ["finaled", "revoked"],
  parties: ["crew"],
  moments: ["lastActivityAt"],
  transitions: {
    submit: { from: "preparing", to: "submitted", by: "crew" },
    review: { from: "submitted", to: "inReview", by: "crew" },
    askCorrections: { from: "inReview", to: "corrections", by: "crew", note: "required" },
    resubmit: { from: "corrections", to: "inReview", by: "crew" },
    approve: { from: "inReview", to: "approved", by: "crew" },
    issue: { from: "approved", to: "issued", by: "crew", guards: ["feesPaid"] },
    final: { from: "issued", to: "finaled", by: "crew", guards: ["inspectionsPassed"] },
    expire: {
      from: ["approved", "issued"],
      to: "expired",
      by: "system",
      auto: { after: { days: 180 }, of: "lastActivityAt" },
    },
    renew: { from: "expired", to: "issued", by: "crew", note: "optional" },
    revoke: {
      from: ["issued", "expired"],
      to: "revoked",
      by: "crew",
      aside: true,
      destructive: true,
      note: "required",
    },
  },
});

/** Nobody closes their own work. */
export const punchItem = defineProcess({
  name: "punch-item",
  states: ["draft", "workRequired", "readyForReview", "inDispute", "readyToClose", "closed", "void"],
  ends: ["closed", "void"],
  parties: ["assignee", "manager", "approver"],
  moments: ["dueAt"],
  transitions: {
    assign: { from: "draft", to: "workRequired", by: "manager", guards: ["hasAssignee"] },
    finish: { from: "workRequired", to: "readyForReview", by: "assignee", due: { of: "dueAt" } },
    dispute: { from: "workRequired", to: "inDispute", by: "assignee", aside: true, note: "required" },
    insist: { from: "inDispute", to: "workRequired", by: "manager", note: "required" },
    accept: { from: "readyForReview", to: "readyToClose", by: "manager", guards: ["notOwnWork"] },
    sendBack: { from: "readyForReview", to: "workRequired", by: "manager", note: "required" },
    close: { from: "readyToClose", to: "closed", by: "approver", guards: ["notOwnWork"] },
    void: {
      from: ["draft", "workRequired", "inDispute"],
      to: "void",
      by: "manager",
      aside: true,
      destructive: true,
      note: "required",
    },
  },
});

/** An order has three processes in one record, with one version. */
export const orderPayment = defineProcess({
  name: "order-payment",
  states: ["none", "authorized", "captured", "partRefunded", "refunded", "failed"],
  ends: ["captured", "refunded", "failed"],
  parties: ["seller"],
  transitions: {
    authorize: { from: "none", to: "authorized", by: "system", cause: "the provider says so" },
    capture: { from: ["none", "authorized"], to: "captured", by: "system", cause: "the provider says so" },
    fail: {
      from: ["none", "authorized"],
      to: "failed",
      by: "system",
      auto: { after: { days: 1 }, of: "entered" },
    },
    refundPart: { from: ["captured", "partRefunded"], to: "partRefunded", by: "seller", guards: ["isLeft"] },
    refund: { from: ["captured", "partRefunded"], to: "refunded", by: "seller", destructive: true },
  },
});

export const orderFulfilment = defineProcess({
  name: "order-fulfilment",
  states: ["none", "partial", "shipped", "delivered", "returned", "cancelled"],
  ends: ["delivered", "returned", "cancelled"],
  parties: ["seller", "buyer"],
  transitions: {
    shipSome: { from: ["none", "partial"], to: "partial", by: "seller", guards: ["isPaid"] },
    ship: {
      from: ["none", "partial"],
      to: "shipped",
      by: "seller",
      guards: ["isPaid"],
      due: { after: { days: 3 }, of: "entered" },
    },
    unlock: { from: "none", to: "delivered", by: "system", cause: "all goods are digital and paid" },
    deliver: { from: "shipped", to: "delivered", by: ["seller", "buyer"] },
    takeBack: { from: ["shipped", "delivered"], to: "returned", by: "seller", aside: true },
    cancel: { from: "none", to: "cancelled", by: ["buyer", "seller"], aside: true, destructive: true },
  },
});

/** It renews by itself: the effect moves the end of the period on. */
export const subscription = defineProcess({
  name: "subscription",
  states: ["trialing", "active", "pastDue", "ending", "ended"],
  ends: ["ended"],
  parties: ["member"],
  moments: ["periodEndsAt", "noticeAt"],
  transitions: {
    activate: {
      from: "trialing",
      to: "active",
      by: "system",
      auto: { of: "periodEndsAt" },
      effects: ["invoice", "nextPeriod"],
    },
    giveNotice: {
      from: ["trialing", "active"],
      to: "active",
      by: "system",
      auto: { of: "noticeAt" },
      effects: ["clearNotice"],
      notify: ["member"],
    },
    renew: {
      from: "active",
      to: "active",
      by: "system",
      auto: { of: "periodEndsAt" },
      effects: ["invoice", "nextPeriod"],
    },
    miss: { from: "active", to: "pastDue", by: "system", cause: "the payment failed" },
    pay: {
      from: "pastDue",
      to: "active",
      by: ["member", "system"],
      cause: "the payment went through",
      due: { after: { days: 7 }, of: "entered" },
    },
    giveUp: { from: "pastDue", to: "ended", by: "system", auto: { after: { days: 14 }, of: "entered" } },
    cancel: { from: ["trialing", "active", "pastDue"], to: "ending", by: "member", aside: true },
    keep: { from: "ending", to: "active", by: "member", aside: true },
    cancelNow: { from: ["trialing", "active", "pastDue", "ending"], to: "ended", by: "member", aside: true },
    end: { from: "ending", to: "ended", by: "system", auto: { of: "periodEndsAt" } },
  },
});

export const PROCESSES = [
  rental,
  bidPackage,
  changeOrder,
  payApplication,
  permit,
  punchItem,
  orderPayment,
  orderFulfilment,
  subscription,
];
