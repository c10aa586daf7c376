import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { homePlans, homePlanVersions } from "~db/schema/home-plans.ts";
import { HOME_PLAN, HOME_PLANS } from "./plans.limits.ts";

export default {
  owned: [
    {
      by: homePlans.workspace,
      touched: homePlans.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(homePlans).set({ workspace: owner }).where(eq(homePlans.workspace, guest)),
      ],
    },
    {
      by: homePlanVersions.workspace,
      touched: homePlanVersions.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(homePlanVersions).set({ workspace: owner }).where(eq(homePlanVersions.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: homePlans.name, keep: "what a plan is called" }],
  links: {
    [HOME_PLAN]: {
      verbs: [],
      page: "home-plan",
      title: (id) => sql`(select ${homePlans.name} from ${homePlans} where ${homePlans.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${homePlans} where ${homePlans.id} = ${id} and ${homePlans.workspace} = ${workspace})`,
      href: (id) => `${HOME_PLANS}#plan-${id}`,
    },
  },
  toasts: [toastSet("home-plans", { homePlanKept: "ok", homePlanNamed: "ok", homePlanDropped: "ok" })],
} satisfies Contribution;
