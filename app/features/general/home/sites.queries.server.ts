import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, gte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isMember, mayRead, presentReader } from "~/engines/trust/trust.server.ts";
import { plansOf, siteSchedules, tasksOn } from "~/features/projects/schedules/site-plans.queries.server.ts";
import { dayAfter, daysBetween, localDay } from "~/lib/local-day.ts";
import type { ForecastDay } from "~/services/weather.ts";
import { projects } from "~db/schema/projects.ts";
import { scheduleTasks } from "~db/schema/schedules.ts";
import { sites } from "~db/schema/tools.ts";
import { weatherForecasts } from "~db/schema/weather.ts";
import { workforcePunches } from "~db/schema/workforce.ts";

/** How many jobs the front page has figures of, and how many tasks of the first. */
const JOBS = 3;
const TASKS = 6;
const MOST_SHIFTS = 300;

/** Counted in the rows of other features that hang on a job, with its own examples left out by the jobs themselves. */
const openPunch = sql<number>`(select count(*) from punch_items as item where item.project_id = ${projects.id}
  and item.workspace_id = ${projects.workspace} and item.state not in ('closed', 'void') and not item.sample)`;
const nextInspection = (day: string) =>
  sql<string | null>`(select min(visit.requested_for) from permit_inspections as visit
    join permits as permit on permit.id = visit.permit_id where permit.project_id = ${projects.id}
      and permit.workspace_id = ${projects.workspace} and visit.result is null and visit.requested_for >= ${day})`;
const contract = sql<number>`coalesce(nullif((select sum(paper.total_cents) from documents as paper
  where paper.subject_type = 'project' and paper.subject_id = ${projects.id} and paper.workspace_id = ${projects.workspace}
    and not paper.sample and (paper.kind = 'scheduleOfValues'
      or (paper.kind = 'changeOrder' and paper.state in ('approved', 'executed')))), 0), ${projects.contractCents})`;
const certified = sql<number>`(select coalesce(sum(app.certified_cents), 0) from billing_applications as app
  join documents as paper on paper.id = app.id where app.project_id = ${projects.id}
    and app.workspace_id = ${projects.workspace} and paper.state <> 'void' and not app.sample)`;
/** Corrective actions of checklists that nobody has done yet, on the site or for the job. */
const openActions = sql<number>`(select count(*) from checklist_actions as act join checklist_runs as run on run.id = act.run_id
  where act.workspace_id = ${projects.workspace} and act.state = 'open' and not act.sample
    and (run.project_id = ${projects.id} or run.site_id = ${projects.siteId}))`;

/** The jobs in the order in which they are worked on: what has a log of late comes first. */
const ORDER = sql`job_state, last_log desc, ${projects.createdAt} desc, ${projects.id}`;

/**
 * The first jobs of whoever is signed in with their first figures, and of the very first who is there, its weather and
 * what is worked on today: one round trip. Undefined for anybody who has none.
 * @param day where the reader is
 */
export async function readMySites(context: AppLoadContext, day: string) {
  const actor = await presentReader(context);
  if (!isMember(actor)) return undefined;
  const { db, now } = context;
  const of = (workspace: SQLWrapper, isSample?: SQLWrapper): SQL =>
    sql`(${and(eq(workspace as never, actor.workspace), mayRead(actor, workspace), isSample && sql`not ${isSample}`)})`;
  const mine = and(of(projects.workspace, projects.sample), sql`${projects.state} <> 'closed'`);
  const jobState = sql`case ${projects.state} when 'active' then 0 else 1 end`;
  const lastLog = sql<string>`coalesce((select max(log.day) from project_logs as log where log.project_id = ${projects.id}), '')`;
  const first = sql`(select ${projects.id} from ${projects} where ${mine}
    order by ${jobState}, ${lastLog} desc, ${projects.createdAt} desc, ${projects.id} limit 1)`;
  const siteOfFirst = sql`(select of_first.site_id from projects as of_first where of_first.id = ${first})`;
  const [jobs, heads, tasks, done, shifts, [weather]] = await db.batch([
    db
      .select({
        ...{ id: projects.id, name: projects.name, zone: projects.siteZone, siteId: projects.siteId },
        // Under a name of its own: what is read in a batch on D1 has one column of each name.
        site: sql<string | null>`${sites.name}`.as("site_name"),
        address: sites.address,
        openPunch: openPunch.as("open_punch"),
        nextInspection: nextInspection(day).as("next_inspection"),
        contractCents: contract.as("contract_sum"),
        certifiedCents: certified.as("certified_sum"),
        openActions: openActions.as("open_actions"),
        jobState: jobState.as("job_state"),
        lastLog: lastLog.as("last_log"),
      })
      .from(projects)
      .leftJoin(sites, and(eq(sites.id, projects.siteId), eq(sites.workspace, projects.workspace)))
      .where(mine)
      .orderBy(ORDER)
      .limit(JOBS),
    ...siteSchedules(db, { of, jobs: first }),
    db
      .select({ id: scheduleTasks.id, version: scheduleTasks.version, finished: scheduleTasks.finished })
      .from(scheduleTasks)
      .where(
        and(
          of(scheduleTasks.workspace),
          sql`${scheduleTasks.scheduleId} in (select plan.id from schedules as plan where plan.project_id = ${first})`,
        ),
      ),
    db
      .select({
        ...{ siteId: workforcePunches.siteId, inAt: workforcePunches.inAt, outAt: workforcePunches.outAt },
        ...{ breakMinutes: workforcePunches.breakMinutes, zone: workforcePunches.siteZone },
      })
      .from(workforcePunches)
      .where(
        and(
          of(workforcePunches.workspace, workforcePunches.sample),
          gte(workforcePunches.inAt, dayAfter(day, -1)),
          sql`not ${workforcePunches.void} and ${workforcePunches.siteId} is not null`,
        ),
      )
      .limit(MOST_SHIFTS),
    db
      .select({ days: weatherForecasts.days, fetchedAt: weatherForecasts.fetchedAt })
      .from(weatherForecasts)
      .where(and(of(weatherForecasts.workspace), sql`${weatherForecasts.siteId} = ${siteOfFirst}`))
      .limit(1),
  ]);
  const at = now();
  const list = jobs.map(({ jobState: _, lastLog: __, ...job }) => {
    const today = localDay(at, job.zone);
    const here = shifts.filter(
      ({ siteId, inAt, zone }) => siteId === job.siteId && localDay(new Date(inAt), zone) === today,
    );
    const minutes = here.reduce((all, { inAt, outAt, breakMinutes }) => {
      const until = outAt ? Date.parse(outAt) : at.getTime();
      return all + Math.max(0, (until - Date.parse(inAt)) / 60_000 - breakMinutes);
    }, 0);
    const contractCents = Number(job.contractCents);
    const certifiedCents = Number(job.certifiedCents);
    return {
      ...{ id: job.id, name: job.name, siteId: job.siteId, site: job.site ?? "", address: job.address ?? "" },
      ...{ openPunch: Number(job.openPunch), openActions: Number(job.openActions) },
      inspectionIn: job.nextInspection ? daysBetween(day, job.nextInspection) : undefined,
      hours: Math.round(minutes / 6) / 10,
      onSite: here.filter(({ outAt }) => outAt === null).length,
      ...{ contractCents, certifiedCents },
      /** Undefined where there is no contract to divide by. */
      billedPercent: contractCents > 0 ? (certifiedCents / contractCents) * 100 : undefined,
    };
  });
  const [one] = list;
  if (!one) return undefined;
  const zone = jobs[0]?.zone;
  const today = localDay(at, zone);
  const versions = new Map(done.map((task) => [task.id, task.version]));
  const shown = tasksOn(plansOf(heads, tasks), today).map(({ task }) => ({
    ...{ id: task.id, name: task.name, crew: task.crew, schedule: task.scheduleId, isDone: false },
    version: versions.get(task.id) ?? 1,
  }));
  const over = tasks
    .filter(({ finished }) => finished === today)
    .map(({ id, name, crew, scheduleId }) => ({
      ...{ id, name, crew, schedule: scheduleId, isDone: true, version: versions.get(id) ?? 1 },
    }));
  const forecast = weather
    ? (JSON.parse(weather.days) as ForecastDay[]).find((one) => one.day === today)
    : undefined;
  return {
    jobs: list,
    mayWrite: actor.role !== "viewer",
    today: {
      tasks: [...shown, ...over].slice(0, TASKS),
      /** How many more there are than are shown. */
      more: Math.max(0, shown.length + over.length - TASKS),
      hasPlan: heads.length > 0,
      weather: forecast && { high: forecast.high, wind: forecast.gust ?? forecast.wind },
    },
  };
}
export type MySites = NonNullable<Awaited<ReturnType<typeof readMySites>>>;
