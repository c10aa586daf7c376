import type { Contribution, Task } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { membershipCharges, memberships, membershipUses, mutedBenefits } from "~db/schema/membership.ts";
import membership from "./membership.process.server.ts";
import { tellOfRenewals } from "./renewal-notice.server.ts";

const tellInTime: Task = async ({ db, now, origin }) => {
  await tellOfRenewals({ db, now, origin });
};

export default {
  // Plans are members'; guests have no rows here.
  owned: [
    { by: memberships.workspace },
    { by: membershipCharges.workspace },
    { by: membershipUses.workspace },
    { by: mutedBenefits.workspace },
  ],
  // Only the month that runs is asked for; a year of them is there for whoever asks back.
  retention: [{ since: membershipUses.createdAt, days: 400 }],
  mentions: [{ column: memberships.trialBy, as: "owner", fate: "empty" }],
  processes: [membership],
  tasks: [tellInTime],
  toasts: [
    toastSet("membership-plan", {
      planTrial: "ok",
      planBilled: "ok",
      planDowngraded: "ok",
      planLeft: "ok",
      planLeaves: "ok",
      planStays: "ok",
      planZone: "ok",
    }),
    toastSet("vip-benefits", { benefitMuted: "ok", benefitShown: "ok", benefitClaimed: "ok" }),
  ],
} satisfies Contribution;
