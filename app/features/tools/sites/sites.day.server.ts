import { and, asc, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { daySource } from "~/services/day-sources.ts";
import { siteVisits } from "~db/schema/tools.ts";

const MOST = 20;

/** Who came to the site of a job on a day and is none of its crews, for its log: the firm, or the name where there is none. */
export const visitorsOfDay = daySource({
  reads: (db, { of, site, since, until }) => [
    db
      .select({
        siteId: siteVisits.siteId,
        printedName: siteVisits.printedName,
        company: siteVisits.company,
        reason: siteVisits.reason,
      })
      .from(siteVisits)
      .where(
        and(
          of(siteVisits.workspace, siteVisits.sample),
          sql`${siteVisits.siteId} = ${site}`,
          sql`${siteVisits.reason} <> 'crew'`,
          sql`${siteVisits.cameAt} >= ${since} and ${siteVisits.cameAt} < ${until}`,
        ),
      )
      .orderBy(asc(siteVisits.cameAt), asc(siteVisits.id))
      .limit(MOST),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "site-visit");
    const href = `/job-site/${rows[0]?.siteId}`;
    const names = rows.map(
      ({ company, printedName, reason }) => `${company || printedName} (${t(`reasons.${reason}`)})`,
    );
    return [...new Set(names)].map((name, n) => ({
      kind: "visitor" as const,
      ...{ name, number: n + 1, href },
    }));
  },
});
