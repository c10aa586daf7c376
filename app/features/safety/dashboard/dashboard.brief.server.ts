import { and, asc, desc, sql } from "drizzle-orm";
import { daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { checklistActions, safetyHours, safetyReports } from "~db/schema/safety.ts";
import { actionHref } from "../checklists/checklists.queries.server.ts";
import { DASHBOARD, type Duty, reportPath } from "./dashboard.limits.ts";
import { clockOf } from "./recordkeeping.ts";

const MOST = 100;

/** The month before the one of a day: `YYYY-MM`. */
function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}

/** What reports give to the brief: they hang on a workspace and on no site, so that each of its sites has them. */
export const dashboardBrief = briefSource({
  limits: { reviewDays: { usual: 7, least: 0, most: 90 } },
  reads: (db, reach) => [
    db
      .select({
        id: safetyReports.id,
        kind: safetyReports.kind,
        place: safetyReports.place,
        what: safetyReports.what,
        happenedOn: safetyReports.happenedOn,
        duty: safetyReports.duty,
        learnedAt: safetyReports.learnedAt,
        toldOn: safetyReports.toldOn,
        whys: safetyReports.whys,
      })
      .from(safetyReports)
      .where(
        and(
          reach.of(safetyReports.workspace, safetyReports.sample),
          sql`${safetyReports.happenedOn} <= ${reach.day}`,
        ),
      )
      .orderBy(desc(safetyReports.happenedOn), asc(safetyReports.id))
      .limit(MOST),
    db
      .select({ month: safetyHours.month })
      .from(safetyHours)
      .where(reach.of(safetyHours.workspace, safetyHours.sample))
      .orderBy(desc(safetyHours.month))
      .limit(24),
    db
      .select({
        id: checklistActions.id,
        what: checklistActions.what,
        dueOn: checklistActions.dueOn,
        state: checklistActions.state,
      })
      .from(checklistActions)
      .where(
        and(
          reach.of(checklistActions.workspace, checklistActions.sample),
          sql`${checklistActions.reportId} is not null`,
        ),
      )
      .orderBy(asc(checklistActions.dueOn), asc(checklistActions.id))
      .limit(MOST),
  ],
  rules: {
    oshaClock: {
      whole: true,
      judge: ([reports], { now }) => {
        if (reports.length === 0) return NOT_ENOUGH;
        const found = reports
          .filter(({ toldOn }) => toldOn === "")
          .flatMap((report) => {
            const clock = clockOf(report.duty as Duty, report.learnedAt, now);
            return clock ? [{ report, clock }] : [];
          })
          .sort((a, b) => a.clock.deadline.localeCompare(b.clock.deadline));
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 5, likelihood: 5 },
          numbers: { n: found.length, deadline: { at: first.clock.deadline }, hours: first.clock.hours },
          rows: found.map(({ report, clock }) => ({
            ...{ name: typed(report.place || report.what), more: { at: clock.deadline } },
            href: reportPath(report.id),
          })),
          act: reportPath(first.report.id),
        };
      },
    },
    nearMissUnreviewed: {
      whole: true,
      judge: ([reports], { day, limits }) => {
        const near = reports.filter(({ kind }) => kind === "near-miss");
        if (near.length === 0) return NOT_ENOUGH;
        const found = near.filter(
          ({ whys, happenedOn }) =>
            (JSON.parse(whys) as string[]).every((why) => why === "") &&
            daysBetween(happenedOn, day) >= limits.reviewDays,
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 4, numbers: { n: found.length, limit: limits.reviewDays } },
          rows: found.map(({ id, what, happenedOn }) => ({
            ...{ name: typed(what), more: { day: happenedOn }, href: reportPath(id) },
          })),
          act: reportPath(first.id),
        };
      },
    },
    reportActionOverdue: {
      whole: true,
      judge: ([, , actions], { day }) => {
        if (actions.length === 0) return NOT_ENOUGH;
        const found = actions.filter(({ state, dueOn }) => state === "open" && dueOn < day);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 4, likelihood: 4 },
          numbers: { n: found.length, days: daysBetween(first.dueOn, day) },
          rows: found.map(({ id, what, dueOn }) => ({
            ...{ name: typed(what), more: { day: dueOn }, href: actionHref(id) },
          })),
          act: actionHref(first.id),
        };
      },
    },
    hoursMissing: {
      whole: true,
      judge: ([reports, hours], { day }) => {
        // Who never kept hours or reports has no rate to fear for.
        if (reports.length === 0 && hours.length === 0) return NOT_ENOUGH;
        const month = monthBefore(day);
        if (hours.some((one) => one.month === month)) return FINE;
        return {
          ...{ severity: 1, likelihood: 5, numbers: { day: { day: `${month}-01` } } },
          ...{ rows: [], act: DASHBOARD },
        };
      },
    },
  },
});
