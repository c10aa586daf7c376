import { defineProcess } from "~/engines/process/process.ts";

/**
 * An order of material, from the list to what was signed for at the gate. The supplier moves it by link; what came by
 * telephone is written down by the buyer (`record`, `arrived`).
 */
export const materialOrder = defineProcess({
  name: "materialOrder",
  states: [
    "draft",
    "requested",
    "confirmed",
    "loading",
    "out",
    "delivered",
    "accepted",
    "short",
    "damaged",
    "cancelled",
  ],
  ends: ["accepted", "cancelled"],
  parties: ["buyer", "supplier"],
  transitions: {
    request: { from: "draft", to: "requested", by: "buyer" },
    confirm: { from: "requested", to: "confirmed", by: "supplier" },
    record: { from: "requested", to: "confirmed", by: "buyer", aside: true },
    decline: {
      from: "requested",
      to: "draft",
      by: "supplier",
      note: "required",
      aside: true,
      destructive: true,
      effects: ["freeSlots"],
    },
    load: { from: "confirmed", to: "loading", by: "supplier" },
    send: { from: "loading", to: "out", by: "supplier" },
    deliver: { from: "out", to: "delivered", by: "supplier", effects: ["came"] },
    arrived: {
      from: ["confirmed", "loading", "out"],
      to: "delivered",
      by: "buyer",
      aside: true,
      effects: ["came"],
    },
    accept: { from: "delivered", to: "accepted", by: "buyer" },
    findShort: { from: "delivered", to: "short", by: "buyer" },
    findDamaged: { from: "delivered", to: "damaged", by: "buyer" },
    settle: { from: ["short", "damaged"], to: "accepted", by: "buyer", note: "required" },
    change: {
      from: ["requested", "confirmed"],
      to: "draft",
      by: "buyer",
      aside: true,
      guards: ["beforeCutoff"],
      effects: ["freeSlots"],
    },
    // After the cutoff, too: a supplier who says no, or nothing, has no truck that anybody waits for.
    notComing: {
      from: ["requested", "confirmed", "loading", "out"],
      to: "cancelled",
      by: "buyer",
      note: "required",
      aside: true,
      destructive: true,
      effects: ["freeSlots"],
    },
    cancel: {
      from: ["draft", "requested", "confirmed"],
      to: "cancelled",
      by: "buyer",
      aside: true,
      destructive: true,
      guards: ["beforeCutoff"],
      effects: ["freeSlots"],
    },
  },
});

/** Moves that carry more than a press: only their own forms make them. */
export const WITH_FORM: readonly string[] = ["request", "accept", "findShort", "findDamaged"];

/** A request for prices: answered once, by link. */
export const materialQuote = defineProcess({
  name: "materialQuote",
  states: ["asked", "answered", "closed"],
  ends: ["answered", "closed"],
  parties: ["buyer", "supplier"],
  transitions: {
    answer: { from: "asked", to: "answered", by: "supplier" },
    close: { from: "asked", to: "closed", by: "buyer", aside: true },
  },
});
