import { and, eq, type SQL, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { siteSource } from "~/services/site-sources.ts";
import { complianceSubjects } from "~db/schema/compliance.ts";
import { subjectPath } from "./compliance.limits.ts";
import { evidenceRows, itemRows, subjectRows } from "./compliance.queries.server.ts";
import { linesOf } from "./compliance.view.server.ts";
import { standingOf } from "./standing.ts";

/** The workers of whom something is asked at a site, or everywhere, and has not come: for whoever clocks them in. */
export const workersNotCleared = siteSource({
  reads: (db, reach) => {
    const which = and(
      reach.of(complianceSubjects.workspace, complianceSubjects.sample),
      eq(complianceSubjects.kind, "worker"),
      sql`(${complianceSubjects.projectId} is null or ${complianceSubjects.projectId} in ${reach.jobs})`,
    ) as SQL;
    return [subjectRows(db, which), itemRows(db, which), evidenceRows(db, which)];
  },
  find: ([subjects, items, evidence], { day, language }) => {
    const t = translator(language, "compliance");
    return subjects.flatMap((subject) => {
      const own = items.filter(({ subjectId }) => subjectId === subject.id);
      const { lacking } = standingOf(linesOf(subject, own, evidence, day));
      if (lacking.length === 0) return [];
      const lacks = lacking.map(({ kind }) => t(`kinds.${kind}`));
      return [{ name: subject.called, lacks, href: subjectPath(subject.id) }];
    });
  },
});
