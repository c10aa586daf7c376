import type { AppLoadContext } from "@remix-run/cloudflare";
import { listFiles } from "~/engines/file/file.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import { sampleReports } from "~db/seed/sample/safety/dashboard.ts";
import { actionHref, actionsOfReport } from "../checklists/checklists.queries.server.ts";
import {
  type CaseType,
  type Cause,
  type Duty,
  EXAMPLE,
  type Outcome,
  SAFETY_LIMITS,
  WHYS,
} from "./dashboard.limits.ts";
import { findReport, type ReportRow, readDashboard, readLog } from "./dashboard.queries.server.ts";
import { caseNumber, isMedical, noteOpened } from "./opened.server.ts";
import { clockOf, columnOf, countDays, decide, rateOf, typeNumber } from "./recordkeeping.ts";
import { subjectOf } from "./report-photos.server.ts";
import { TREND_MONTHS, trendOf } from "./trend.ts";

type Asked = Pick<AppLoadContext, "db" | "now" | "formKey">;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The `count` months before the one of a day, newest last: `YYYY-MM`. */
export function monthsBefore(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(year, month - 1 - count + n, 1)).toISOString().slice(0, 7),
  );
}

type Found = Awaited<ReturnType<typeof readDashboard>>;

/**
 * TRIR (G to J) and DART (H and I) of some whole months; cases of months without hours are in it, and those are counted.
 * With them the days away and of restriction of those cases (columns K and L, counted up to `today`) and the near misses,
 * both per 200,000 hours too: that is our own figure, and no law has it.
 */
export function ratesOf(
  { cases, hours, spans, nears }: Pick<Found, "cases" | "hours" | "spans" | "nears">,
  months: readonly string[],
  today: string,
) {
  const of = (outcomes: readonly string[]) =>
    cases
      .filter(({ month, outcome }) => months.includes(month) && outcomes.includes(outcome))
      .reduce((sum, one) => sum + Number(one.cases), 0);
  const typed = hours.filter(({ month }) => months.includes(month));
  const worked = typed.reduce((sum, one) => sum + one.hours, 0);
  const days = spans
    .filter(({ happenedOn }) => months.includes(happenedOn.slice(0, 7)))
    .map((row) => daysOf(row, today))
    .reduce((sum, { away, restricted }) => sum + away + restricted, 0);
  const near = nears
    .filter(({ month }) => months.includes(month))
    .reduce((sum, { reports }) => sum + Number(reports), 0);
  return {
    from: months[0] ?? "",
    to: months.at(-1) ?? "",
    months: months.length,
    typed: typed.length,
    trir: rateOf(of(["other", "restricted", "away", "death"]), worked),
    dart: rateOf(of(["restricted", "away"]), worked),
    severity: rateOf(days, worked),
    nearMisses: rateOf(near, worked),
  };
}

const clockView = (row: Pick<ReportRow, "duty" | "learnedAt" | "siteZone">, now: Date) => {
  const clock = clockOf(row.duty as Duty, row.learnedAt, now);
  return (
    clock && {
      ...clock,
      zone: row.siteZone,
      duty: row.duty as Duty,
      local: clockAt(clock.deadline, row.siteZone),
    }
  );
};

/** The dashboard; who owns nothing yet sees it empty. */
export async function dashboardView(
  { db, now, formKey }: Asked,
  actor: Present | undefined,
  { page, today }: { page: number; today: string },
) {
  const at = now();
  const since = new Date(Date.parse(today) - SAFETY_LIMITS.leadingDays * DAY_MS).toISOString().slice(0, 10);
  const yearAgo = `${monthsBefore(today, 12)[0] ?? ""}-01`;
  const months = monthsBefore(today, TREND_MONTHS);
  const trend = { since: months[0] ?? "", until: today.slice(0, 7) };
  const found: Found = actor
    ? await readDashboard(db, actor, { page, since, today, yearAgo, trend })
    : {
        trend: { reports: [], hours: [] },
        ...{
          reports: [],
          cases: [],
          hours: [],
          clocks: [],
          sites: [],
          spans: [],
          nears: [],
          hot: [],
          causes: [],
          lately: 0,
          counted: 0,
        },
        leading: { talks: 0, runs: 0, nearMisses: 0, observed: 0, safe: 0, actionsDue: 0, actionsOnTime: 0 },
      };
  return {
    leading: found.leading,
    rates: [ratesOf(found, monthsBefore(today, 12), today), ratesOf(found, monthsBefore(today, 36), today)],
    trend: trendOf(found.trend.reports, found.trend.hours, months),
    hotspots: {
      reports: found.lately,
      places: found.hot.map((one) => ({ ...one, reports: Number(one.reports), hurt: Number(one.hurt) })),
      causes: found.causes.map(({ cause, reports }) => ({ cause: cause as Cause, reports: Number(reports) })),
      /** Those with a cause, of which the shares are. */
      told: found.causes.reduce((sum, { reports }) => sum + Number(reports), 0),
    },
    clocks: found.clocks.flatMap(({ id, place, ...row }) => {
      const clock = clockView(row, at);
      return clock ? [{ id, place, ...clock }] : [];
    }),
    reports: found.reports.map(({ whys, ...report }) => ({
      ...report,
      isInvestigated: (JSON.parse(whys) as string[]).some((why) => why !== ""),
    })),
    hours: found.hours.slice(0, 12),
    sites: found.sites,
    lastMonth: monthsBefore(today, 1)[0] ?? "",
    ...{ today, page, total: found.counted },
    pages: Math.max(1, Math.ceil(found.counted / SAFETY_LIMITS.shown)),
    /** Form 300A hangs from February 1 to April 30: 29 CFR 1904.32(b)(6). */
    posting: today.slice(5) >= "02-01" && today.slice(5) <= "04-30",
    year: today.slice(0, 4),
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type DashboardView = Awaited<ReturnType<typeof dashboardView>>;

/** Columns of a report that say who was hurt and how: whoever only reads the workspace does not see them. */
const HIDDEN = { person: "", jobTitle: "", injury: "" };

const daysOf = (
  row: Pick<ReportRow, "happenedOn" | "awayFrom" | "awayUntil" | "restrictedFrom" | "restrictedUntil">,
  today: string,
) =>
  countDays(row.happenedOn, {
    away: { from: row.awayFrom, until: row.awayUntil },
    restricted: { from: row.restrictedFrom, until: row.restrictedUntil },
    today,
  });

/** A made-up case, as the sample data has it. It stands in no table. */
function exampleReport(language: Language, today: string): ReportRow {
  const [, made] = sampleReports(language, today);
  return {
    ...{ kind: "near-miss", outcome: "none", caseType: "injury", person: "", jobTitle: "", injury: "" },
    ...{ awayFrom: "", awayUntil: "", restrictedFrom: "", restrictedUntil: "", happenedAt: "" },
    ...{ duty: "none", learnedAt: null, toldOn: "", whys: "[]", cause: "", isPrivate: false, ...made },
    ...{ linkId: null, source: "", reporter: "", siteName: "" },
    ...{ id: EXAMPLE, workspace: "", version: 1, sample: true, createdAt: `${today}T00:00:00.000Z` },
  };
}

/** One report as its page shows it; undefined where there is none. */
export async function reportView(
  { db, now, formKey, language }: Asked & Pick<AppLoadContext, "language">,
  actor: Present | undefined,
  { id, today }: { id: string; today: string },
) {
  const isExample = id === EXAMPLE;
  const row = isExample ? exampleReport(language, today) : actor && (await findReport(db, actor, id));
  if (!row) return undefined;
  const isViewer = actor?.role === "viewer" && !isExample;
  if (actor && !isViewer && !row.sample && isMedical(row))
    await noteOpened({ db, now }, actor, {
      ...{ workspace: row.workspace, act: "medical.opened", record: caseNumber(id) },
    });
  const readOnly = isViewer || isExample;
  // A picture of an injury says what is hidden from whoever only reads.
  const photosWithheld = isViewer && row.kind === "injury";
  const [files, actions] =
    actor && !isExample
      ? await db.batch([listFiles({ db }, actor, subjectOf(row)), actionsOfReport(db, actor, id)])
      : [[], []];
  const photos = photosWithheld ? [] : files.map((file) => file.id);
  const learned = row.learnedAt ? clockAt(row.learnedAt, row.siteZone) : { day: "", time: "" };
  const whys = JSON.parse(row.whys) as string[];
  const { kind, what, place, happenedOn, happenedAt, siteZone, outcome, caseType, duty, toldOn, cause } = row;
  const { awayFrom, awayUntil, restrictedFrom, restrictedUntil } = row;
  const { person, jobTitle, injury } = isViewer ? HIDDEN : row;
  const fields: Record<string, string> = {
    ...{ kind, what, place, happenedOn, happenedAt, siteZone, outcome, caseType, duty, toldOn },
    ...{ awayFrom, awayUntil, restrictedFrom, restrictedUntil, person, jobTitle, injury },
    cause,
    isPrivate: row.isPrivate ? "on" : "",
    learnedOn: learned.day,
    learnedTime: learned.time,
    ...Object.fromEntries(WHYS.map((name, n) => [name, whys[n] ?? ""])),
  };
  return {
    ...{ id, version: row.version, sample: row.sample, fields, readOnly },
    ...{ isExample, photos, photosWithheld, idem: formKey() },
    actions: actions.map((action) => ({
      ...action,
      ...{ href: actionHref(action.id), overdue: action.state === "open" && action.dueOn < today },
    })),
    /** What a new action is due by, unless somebody says otherwise. */
    inAWeek: dayAfter(today, 7),
    /** The link of a site by which it came, if by any; who it was only for whoever may see names. */
    by: row.linkId
      ? { source: row.source, site: row.siteName, reporter: isViewer ? "" : row.reporter }
      : undefined,
    number: caseNumber(id),
    column: columnOf(outcome as Outcome),
    days: daysOf(row, today),
    clock: row.toldOn === "" ? clockView(row, now()) : undefined,
  };
}
export type ReportView = NonNullable<Awaited<ReturnType<typeof reportView>>>;

/** Forms 300 and 300A of a year, from its rows. */
export async function logView(
  { db, now }: Pick<AppLoadContext, "db" | "now">,
  actor: Present | undefined,
  { year, today }: { year: string; today: string },
) {
  const { cases, hours } = actor ? await readLog(db, actor, year) : { cases: [], hours: [] };
  const withheld = actor?.role === "viewer";
  if (actor && !withheld && cases.some(isMedical))
    await noteOpened({ db, now }, actor, {
      ...{ workspace: actor.workspace, act: "medical.listed", record: year },
    });
  const lines = cases.map((row) => ({
    id: row.id,
    number: caseNumber(row.id),
    // 29 CFR 1904.29(b)(6) and (7): the name of a privacy case is not on the log.
    person: row.isPrivate || withheld ? undefined : row.person,
    jobTitle: withheld ? "" : row.jobTitle,
    happenedOn: row.happenedOn,
    place: row.place,
    injury: withheld ? "" : row.injury,
    column: columnOf(row.outcome as Outcome),
    days: daysOf(row, today),
    type: typeNumber[row.caseType as CaseType],
  }));
  const count = (column: string) => lines.filter((one) => one.column === column).length;
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const people = hours.reduce((total, one) => total + one.people, 0);
  return {
    year,
    lines,
    totals: {
      ...{ G: count("G"), H: count("H"), I: count("I"), J: count("J") },
      K: sum(({ days }) => days.away),
      L: sum(({ days }) => days.restricted),
      M: [1, 2, 3, 4, 5, 6].map((type) => lines.filter((line) => line.type === type).length),
    },
    hours: hours.reduce((total, one) => total + one.hours, 0),
    /** Over the months that were typed: 300A's worksheet divides by the pay periods, here by the months. */
    averagePeople: hours.length === 0 ? 0 : Math.round(people / hours.length),
    months: hours.length,
  };
}
export type LogView = Awaited<ReturnType<typeof logView>>;

/** The question that comes next, or what follows from the answers. */
export function recordabilityView(answers: string) {
  const { answered, next, verdict } = decide(answers);
  return {
    answered: answered.map(({ question, answer }) => ({
      id: question.id,
      section: question.section,
      answer,
    })),
    next: next && { id: next.id, section: next.section },
    verdict,
    given: answered.map(({ answer }) => answer).join(""),
  };
}
export type RecordabilityView = ReturnType<typeof recordabilityView>;
