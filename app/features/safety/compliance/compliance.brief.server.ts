import { and, asc, inArray, type SQL, sql } from "drizzle-orm";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { complianceEvidence, complianceItems, complianceSubjects } from "~db/schema/compliance.ts";
import { itemPath, subjectPath } from "./compliance.limits.ts";
import { cellOf, daysBetween, type EvidenceState, standingOf } from "./standing.ts";

const MOST = 200;
/** Requirements and pieces of evidence of so many subjects. */
const MOST_OF_THEM = MOST * 10;

interface Subject {
  id: string;
  kind: string;
  called: string;
  onSiteSince: string | null;
}
interface Item {
  id: string;
  subjectId: string;
  kind: Parameters<typeof standingOf>[0][number]["kind"];
  requestedAt: string | null;
  waivedOn: string | null;
  waivedUntil: string | null;
}
interface Evidence {
  id: string;
  itemId: string;
  state: EvidenceState;
  effectiveOn: string;
  expiresOn: string | null;
  createdAt: string;
}
type Rows = [subjects: Subject[], items: Item[], evidence: Evidence[]];

/** Whoever is on the site on a day, with how everything that is asked of them stands. */
const onSite = ([subjects, items, evidence]: Rows, day: string) =>
  subjects
    .filter(({ onSiteSince }) => onSiteSince !== null && onSiteSince <= day)
    .map((subject) => ({
      ...subject,
      cells: items
        .filter(({ subjectId }) => subjectId === subject.id)
        .map((item) => ({
          ...{ item: item.id, kind: item.kind },
          ...cellOf(
            item,
            evidence.filter(({ itemId }) => itemId === item.id),
            day,
          ),
        })),
    }))
    .filter(({ cells }) => cells.length > 0);

const nameOf = ({ kind, called }: Subject) => ({
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
    const ids = db.select({ id: complianceSubjects.id }).from(complianceSubjects).where(which);
    return [
      db
        .select({
          id: complianceSubjects.id,
          kind: complianceSubjects.kind,
          called: complianceSubjects.called,
          onSiteSince: complianceSubjects.onSiteSince,
        })
        .from(complianceSubjects)
        .where(which)
        .orderBy(asc(complianceSubjects.called), asc(complianceSubjects.id))
        .limit(MOST),
      db
        .select({
          id: complianceItems.id,
          subjectId: complianceItems.subjectId,
          kind: complianceItems.kind,
          requestedAt: complianceItems.requestedAt,
          waivedOn: complianceItems.waivedOn,
          waivedUntil: complianceItems.waivedUntil,
        })
        .from(complianceItems)
        .where(inArray(complianceItems.subjectId, ids))
        .orderBy(asc(complianceItems.id))
        .limit(MOST_OF_THEM),
      db
        .select({
          id: complianceEvidence.id,
          itemId: complianceEvidence.itemId,
          state: complianceEvidence.state,
          effectiveOn: complianceEvidence.effectiveOn,
          expiresOn: complianceEvidence.expiresOn,
          createdAt: complianceEvidence.createdAt,
        })
        .from(complianceEvidence)
        .where(inArray(complianceEvidence.subjectId, ids))
        .orderBy(asc(complianceEvidence.createdAt), asc(complianceEvidence.id))
        .limit(MOST_OF_THEM),
    ];
  },
  rules: {
    complianceBlocked: {
      judge: (rows, { day }) => {
        const there = onSite(rows as Rows, day);
        if (there.length === 0) return NOT_ENOUGH;
        const found = there.flatMap((subject) => {
          const { cleared, lacking } = standingOf(subject.cells);
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
        const there = onSite(rows as Rows, day);
        if (there.length === 0) return NOT_ENOUGH;
        const found = there
          .flatMap((subject) =>
            subject.cells.flatMap(({ item, clears, until }) =>
              clears && until !== null && daysBetween(day, until) <= limits.complianceDays
                ? [{ subject, item, until }]
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
