import { and, eq, type SQL, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { asksGate, type SiteReach, siteSource } from "~/services/site-sources.ts";
import type { SubjectKind } from "~db/schema/compliance.terms.ts";
import { complianceSubjects } from "~db/schema/compliance.ts";
import { subjectPath } from "./compliance.limits.ts";
import {
  type EvidenceRow,
  evidenceRows,
  type ItemRow,
  itemRows,
  type SubjectLine,
  subjectRows,
} from "./compliance.queries.server.ts";
import { linesOf } from "./compliance.view.server.ts";
import { standingOf } from "./standing.ts";

/** Whoever of a kind comes to a site, or everywhere; nobody where the site asks for no papers. */
const whoComes = (kind: SubjectKind, reach: SiteReach) =>
  and(
    reach.of(complianceSubjects.workspace, complianceSubjects.sample),
    eq(complianceSubjects.kind, kind),
    sql`(${complianceSubjects.projectId} is null or ${complianceSubjects.projectId} in ${reach.jobs})`,
    asksGate(reach),
  ) as SQL;

/** Those of whom something is asked that has not come. */
function lackingOf(
  [subjects, items, evidence]: readonly [SubjectLine[], ItemRow[], EvidenceRow[]],
  { day, language }: { day: string; language: Language },
) {
  const t = translator(language, "compliance");
  return subjects.flatMap((subject) => {
    const own = items.filter(({ subjectId }) => subjectId === subject.id);
    const { lacking } = standingOf(linesOf(subject, own, evidence, day));
    if (lacking.length === 0) return [];
    const { called: name, legalName } = subject;
    return [
      {
        name,
        legalName,
        lacks: lacking.map(({ kind }) => t(`kinds.${kind}`)),
        href: subjectPath(subject.id),
      },
    ];
  });
}

/** The workers of whom something is asked at a site, or everywhere, and has not come: for whoever clocks them in. */
export const workersNotCleared = siteSource({
  reads: (db, reach) => {
    const which = whoComes("worker", reach);
    return [subjectRows(db, which), itemRows(db, which), evidenceRows(db, which)];
  },
  find: (rows, asked) => lackingOf(rows, asked),
});

/** The firms of whom something is asked at a site, or everywhere, and has not come: for whoever books their coming. */
export const firmsNotCleared = siteSource({
  reads: (db, reach) => {
    const which = whoComes("company", reach);
    return [subjectRows(db, which), itemRows(db, which), evidenceRows(db, which)];
  },
  find: (rows, asked) => lackingOf(rows, asked),
});
