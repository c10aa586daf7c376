import { defineProcess } from "~/engines/process/process.ts";

/**
 * What a permit is in, as most authorities have it. It expires by itself on the moment `expiresAt`: the day after the
 * authority's own date, or after the last activity and the rule.
 */
export const permitProcess = defineProcess({
  name: "permit",
  states: [
    "preparing",
    "submitted",
    "in_review",
    "corrections",
    "approved",
    "issued",
    "expired",
    "finaled",
    "revoked",
  ],
  ends: ["finaled", "revoked"],
  parties: ["crew", "authority"],
  moments: ["expiresAt"],
  transitions: {
    submit: { from: "preparing", to: "submitted", by: "crew", note: "optional" },
    review: { from: "submitted", to: "in_review", by: ["authority", "crew"], note: "optional" },
    askCorrections: {
      from: ["submitted", "in_review"],
      to: "corrections",
      by: ["authority", "crew"],
      note: "required",
    },
    resubmit: { from: "corrections", to: "in_review", by: "crew", note: "optional" },
    approve: { from: "in_review", to: "approved", by: ["authority", "crew"], note: "optional" },
    issue: { from: "approved", to: "issued", by: "crew", guards: ["numbered"], note: "optional" },
    final: { from: "issued", to: "finaled", by: "crew", guards: ["inspected"], note: "optional" },
    expire: { from: "issued", to: "expired", by: "system", auto: { of: "expiresAt" } },
    renew: { from: "expired", to: "issued", by: "crew", note: "required" },
    revoke: {
      from: ["approved", "issued", "expired"],
      to: "revoked",
      by: "crew",
      note: "required",
      aside: true,
      destructive: true,
    },
    withdraw: {
      from: ["preparing", "submitted", "in_review", "corrections", "approved"],
      to: "revoked",
      by: "crew",
      note: "required",
      aside: true,
      destructive: true,
    },
  },
});
