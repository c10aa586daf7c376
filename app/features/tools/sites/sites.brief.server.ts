import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { clockAt } from "~/lib/wall-clock.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { siteVisits } from "~db/schema/tools.ts";

const MOST = 100;

/** What the gate gives to the brief of a site. Who came is said to members alone. */
export const sitesBrief = briefSource({
  limits: { afterHour: { usual: 19, least: 12, most: 23 } },
  reads: (db, reach) => {
    const ofSite = and(
      reach.of(siteVisits.workspace, siteVisits.sample),
      eq(siteVisits.siteId, reach.site.id),
      sql`${siteVisits.cameAt} <= ${reach.now.toISOString()}`,
    );
    return [
      db
        .select({
          id: siteVisits.id,
          name: siteVisits.printedName,
          reason: siteVisits.reason,
          cameAt: siteVisits.cameAt,
        })
        .from(siteVisits)
        .where(and(ofSite, isNull(siteVisits.leftAt)))
        .orderBy(asc(siteVisits.cameAt), asc(siteVisits.id))
        .limit(MOST),
      db.select({ all: sql<number>`count(*)` }).from(siteVisits).where(ofSite),
    ];
  },
  rules: {
    onSiteAfterHours: {
      judge: ([here, [counted]], { site, now, limits, isToday }) => {
        if (!counted?.all || !isToday) return NOT_ENOUGH;
        const clock = clockAt(now.toISOString(), site.zone);
        if (here.length === 0 || Number(clock.time.slice(0, 2)) < limits.afterHour) return FINE;
        return {
          ...{ severity: 4, likelihood: 3, numbers: { n: here.length, limit: limits.afterHour } },
          rows: here.map(({ name, cameAt }) => ({
            ...{
              name: typed(name),
              more: { at: cameAt },
              href: `/job-site/${site.id}`,
              person: true as const,
            },
          })),
          act: `/job-site/${site.id}?sheet=muster`,
        };
      },
    },
    notSignedOut: {
      judge: ([here, [counted]], { site, day }) => {
        if (!counted?.all) return NOT_ENOUGH;
        const found = here.filter(({ cameAt }) => clockAt(cameAt, site.zone).day < day);
        if (found.length === 0) return FINE;
        return {
          ...{ severity: 3, likelihood: 3, numbers: { n: found.length } },
          rows: found.map(({ name, cameAt }) => ({
            ...{
              name: typed(name),
              more: { at: cameAt },
              href: `/job-site/${site.id}`,
              person: true as const,
            },
          })),
          act: `/job-site/${site.id}?sheet=muster`,
        };
      },
    },
    noHospital: {
      judge: (_, { site }) =>
        site.hospital.trim() === ""
          ? { severity: 3, likelihood: 2, numbers: {}, rows: [], act: `/job-site/${site.id}` }
          : FINE,
    },
  },
});
