import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { deskItems } from "~db/schema/back-office.ts";
import { itemPath } from "./desk.limits.ts";

/** Papers of the inbox that wait for the next step, the oldest first. */
export const deskNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: deskItems.id, vendor: deskItems.vendor, state: deskItems.state })
      .from(deskItems)
      .where(
        and(
          of(deskItems.workspace, deskItems.sample),
          sql`${deskItems.state} in ('new', 'coded', 'approved')`,
        ),
      )
      .orderBy(asc(deskItems.createdAt), asc(deskItems.id))
      .limit(MOST_NEEDS),
  ],
  find: ([items], { language }) => {
    const t = translator(language, "back-office");
    const labels = { new: t("needs.new"), coded: t("needs.coded"), approved: t("needs.approved") };
    return items.map(({ id, vendor, state }) => ({
      ...{ id, name: vendor || t("unnamed"), href: itemPath(id) as `/${string}` },
      label: labels[state as keyof typeof labels],
    }));
  },
});
