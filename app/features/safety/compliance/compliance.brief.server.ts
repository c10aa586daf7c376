import { and, type SQL, sql } from "drizzle-orm";
import { daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { complianceSubjects } from "~db/schema/compliance.ts";
import { itemPath, subjectPath } from "./compliance.limits.ts";
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

type Rows = readonly [subjects: SubjectLine[], items: ItemRow[], evidence: EvidenceRow[]];

/** Whoever is on the site on a day, with how everything that is asked of them stands. */
const onSite = ([subjects, items, evidence]: Rows, day: string) =>
  subjects
    .filter(({ onSiteSince }) => onSiteSince !== null && onSiteSince <= day)
    .map((subject) => {
      const own = items.filter(({ subjectId }) => subjectId === subject.id);
      return { ...subject, lines: linesOf(subject, own, evidence, day) };
    })
    .filter(({ lines }) => lines.length > 0);

const nameOf = ({ kind, called }: SubjectLine) => ({
  name: typed(called),
  ...(kind === "worker" ? ({ person: true } as const) : {}),
});

/** What compliance gives to the brief of a site: those who are on one of its jobs, or on all. */
export const complianceBrief = briefSource({
  limits: { complianceDays: { usual: 30, least: 1, most: 60 } },
  reads: (db, reach) => {
    const which = and(
      reach.of(complianceSubjects.workspace, complianceSubjects.sample),
      sql`(${complianceSubjects.projectId} is null or ${complianceSubjects.projectId} in ${reach.jobs})`,
    ) as SQL;
    return [subjectRows(db, which), itemRows(db, which), evidenceRows(db, which)];
  },
  rules: {
    complianceBlocked: {
      judge: (rows, { day }) => {
        const there = onSite(rows, day);
        if (there.length === 0) return NOT_ENOUGH;
        const found = there.flatMap((subject) => {
          const { cleared, lacking } = standingOf(subject.lines);
          return cleared ? [] : [{ ...subject, lacking: lacking.length }];
        });
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 4, likelihood: 5, numbers: { n: found.length, all: there.length } },
          rows: found.map((subject) => ({
            ...nameOf(subject),
            ...{ more: subject.lacking, href: subjectPath(subject.id) },
          })),
          act: found.length === 1 ? subjectPath(first.id) : "/compliance",
        };
      },
    },
    complianceExpiring: {
      judge: (rows, { day, limits }) => {
        const there = onSite(rows, day);
        if (there.length === 0) return NOT_ENOUGH;
        const found = there
          .flatMap((subject) =>
            subject.lines.flatMap(({ item, clears, until }) =>
              clears && until !== null && daysBetween(day, until) <= limits.complianceDays
                ? [{ subject, item: item.id, until }]
                : [],
            ),
          )
          .sort((one, other) => one.until.localeCompare(other.until));
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: daysBetween(day, first.until) <= 7 ? 4 : 3 },
          numbers: { n: found.length, day: { day: first.until }, limit: limits.complianceDays },
          rows: found.map(({ subject, item, until }) => ({
            ...nameOf(subject),
            ...{ more: { day: until }, href: itemPath(item) },
          })),
          act: itemPath(first.item),
        };
      },
    },
  },
});
