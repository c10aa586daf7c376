import { defineProcess } from "~/engines/process/process.ts";

/**
 * From asked for to checked: nothing is delivered without a ticket for each machine, nor checked without the invoice. What
 * was poured is not called off any more.
 */
export const fuelOrder = defineProcess({
  name: "fuelOrder",
  states: ["requested", "confirmed", "enRoute", "delivered", "reconciled", "disputed", "cancelled"],
  ends: ["reconciled", "cancelled"],
  parties: ["crew", "driver"],
  moments: [],
  transitions: {
    confirm: { from: "requested", to: "confirmed", by: "crew" },
    depart: { from: "confirmed", to: "enRoute", by: ["crew", "driver"] },
    deliver: { from: "enRoute", to: "delivered", by: ["crew", "driver"], guards: ["ticketed"] },
    reconcile: { from: ["delivered", "disputed"], to: "reconciled", by: "crew", guards: ["billed"] },
    dispute: { from: "delivered", to: "disputed", by: "crew", note: "required" },
    cancel: {
      from: ["requested", "confirmed", "enRoute"],
      to: "cancelled",
      by: "crew",
      aside: true,
      guards: ["unpoured"],
      effects: ["letFollow"],
    },
  },
});
