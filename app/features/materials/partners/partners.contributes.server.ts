import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { partnerClaims, partnerOffers, partners } from "~db/schema/partners.ts";
import process from "./partner.process.server.ts";
import { PARTNER_FORM } from "./partners.limits.ts";
import { partnersNeeds } from "./partners.needs.server.ts";

export default {
  // Members alone have anything here.
  owned: [{ by: partners.workspace }, { by: partnerOffers.workspace }, { by: partnerClaims.owner }],
  processes: [process],
  needsMe: [partnersNeeds],
  // A list of two thousand codes.
  bodyLimits: { [PARTNER_FORM]: 128 * 1024 },
  toasts: [
    toastSet("partners", {
      partnerClaimed: "ok",
      partnerUsed: "ok",
      partnerApplied: "ok",
      partnerOffered: "ok",
      partnerMoved: "ok",
    }),
  ],
} satisfies Contribution;
