import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { checklistPlans, checklistRuns } from "~db/schema/safety.ts";
import { CHECKLISTS_LIMITS } from "./checklists.limits.ts";
import { nextDue } from "./plans.ts";

/** That the site of a plan was removed: no run of it can begin there any more. */
const IS_SITE_GONE = sql`(${checklistPlans.siteId} is not null
  and not exists (select 1 from sites as stands where stands.id = ${checklistPlans.siteId}))`;

/**
 * Plans with what decides when they are next due: the newest run of their list that was signed up to `today`, at their site
 * and for their place where they have one. Examples count for examples alone. To be read in a batch.
 */
export const planRows = (db: Database, where: SQL | undefined, today: string) => {
  const signed = sql`from checklist_runs as done where done.workspace_id = ${checklistPlans.workspace}
    and done.template_key = ${checklistPlans.templateKey} and done.signed_at is not null
    and done.sample = ${checklistPlans.sample}
    and (${checklistPlans.siteId} is null or done.site_id = ${checklistPlans.siteId})
    and (${checklistPlans.place} = '' or lower(trim(done.place)) = lower(${checklistPlans.place}))`;
  return db
    .select({
      id: checklistPlans.id,
      key: checklistPlans.templateKey,
      name: checklistPlans.name,
      rhythm: checklistPlans.rhythm,
      every: checklistPlans.every,
      siteId: checklistPlans.siteId,
      siteName: checklistPlans.siteName,
      siteGone: sql<number>`${IS_SITE_GONE}`,
      place: checklistPlans.place,
      startsOn: checklistPlans.startsOn,
      language: checklistPlans.language,
      sample: checklistPlans.sample,
      last: sql<string>`coalesce((select max(done.run_on) ${signed} and done.run_on <= ${today}), '')`,
      doneToday: sql<number>`(select count(*) ${signed} and done.run_on = ${today})`,
    })
    .from(checklistPlans)
    .where(where)
    .orderBy(asc(checklistPlans.createdAt), asc(checklistPlans.id))
    .limit(CHECKLISTS_LIMITS.plans);
};
export type PlanRow = Awaited<ReturnType<typeof planRows>>[number];

/** Plans with the day on which each is next due, the earliest first. */
export const plansDue = (rows: readonly PlanRow[], today: string) =>
  rows
    .map((row) => ({ ...row, next: nextDue({ ...row, doneToday: Number(row.doneToday) }, today) }))
    .sort((a, b) => a.next.localeCompare(b.next));

/** The same without those that nobody can do, for what asks for them: a plan of a removed site stays only on its list. */
export const plansToDo = (rows: readonly PlanRow[], today: string) =>
  plansDue(
    rows.filter(({ siteGone }) => !siteGone),
    today,
  );

/** The plans of a workspace, or of one of its lists. */
export const ownPlans = (db: Database, actor: Person, { today, key }: { today: string; key?: string }) =>
  planRows(
    db,
    and(
      eq(checklistPlans.workspace, actor.workspace),
      mayRead(actor, checklistPlans.workspace),
      key === undefined ? undefined : eq(checklistPlans.templateKey, key),
    ),
    today,
  );

interface Spans {
  key: string;
  /** The first day of the span before, that of the span that counts, and today. */
  from: string;
  since: string;
  today: string;
}

const signedOf = (actor: Person, { key, from, today }: Spans) =>
  and(
    eq(checklistRuns.workspace, actor.workspace),
    mayRead(actor, checklistRuns.workspace),
    eq(checklistRuns.templateKey, key),
    sql`${checklistRuns.signedAt} is not null and not ${checklistRuns.sample}`,
    sql`${checklistRuns.runOn} between ${from} and ${today}`,
  );

/** How many runs of a list were signed in two spans, and in how many of them each item failed; to be read in a batch. */
export const trendReads = (db: Database, actor: Person, spans: Spans) => {
  const now = sql`${checklistRuns.runOn} >= ${spans.since}`;
  const counts = {
    now: sql<number>`coalesce(sum(${now}), 0)`.as("now"),
    before: sql<number>`coalesce(sum(not ${now}), 0)`.as("before"),
  };
  return [
    db.select(counts).from(checklistRuns).where(signedOf(actor, spans)),
    db
      .select({ item: sql<string>`max(failed.value)`.as("item"), ...counts })
      .from(checklistRuns)
      .innerJoin(sql`json_each(${checklistRuns.fails}) as failed`, sql`true`)
      .where(signedOf(actor, spans))
      .groupBy(sql`json_extract(failed.value, '$.id')`)
      .orderBy(sql`now desc, before desc, item`)
      .limit(CHECKLISTS_LIMITS.shown),
  ] as const;
};
