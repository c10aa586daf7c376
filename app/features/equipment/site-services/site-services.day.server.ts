import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { daySource } from "~/services/day-sources.ts";
import { orderProjects } from "~db/schema/orders.ts";
import { siteServices } from "~db/schema/site-services.ts";

const MOST = 20;

/** What is hired for a job and stands there on a day, for its log. */
export const hiredOnDay = daySource({
  reads: (db, { of, job, day }) => [
    db
      .select({
        id: siteServices.id,
        kind: siteServices.kind,
        quantity: siteServices.quantity,
        supplier: siteServices.supplier,
        state: siteServices.state,
        stateSince: siteServices.stateSince,
        zone: siteServices.siteZone,
      })
      .from(siteServices)
      .innerJoin(orderProjects, eq(orderProjects.id, siteServices.id))
      .where(
        and(
          of(orderProjects.workspace),
          of(siteServices.workspace, siteServices.sample),
          eq(orderProjects.projectId, job),
          sql`${siteServices.startsOn} <= ${day}`,
          inArray(siteServices.state, ["running", "off"]),
        ),
      )
      .orderBy(asc(siteServices.startsOn), asc(siteServices.id))
      .limit(MOST),
  ],
  find: ([rows], { day, language }) => {
    const t = translator(language, "site-services");
    return rows
      .filter(
        ({ state, stateSince, zone }) => state === "running" || localDay(new Date(stateSince), zone) >= day,
      )
      .map(({ id, kind, quantity, supplier }) => ({
        kind: "hired" as const,
        ...{ name: `${t(`kinds.${kind}`)}, ${supplier}`, number: quantity, href: `/site-service/${id}` },
      }));
  },
});
