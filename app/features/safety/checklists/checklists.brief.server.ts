import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { checklistActions, checklistPlans, checklistRuns } from "~db/schema/safety.ts";
import { actionPath, beginPath, CHECKLISTS, CHECKLISTS_LIMITS, runPath } from "./checklists.limits.ts";
import { planRows, plansDue } from "./plans.queries.server.ts";

/** Days back from which runs are read. */
const LOOK_BACK = 60;
const MOST = 300;

interface Run {
  id: string;
  key: string;
  name: string;
  language: string;
  place: string;
  runOn: string;
  signedAt: string | null;
  result: string;
  fails: string;
}

const nameOf = ({ name, language, place }: Pick<Run, "name" | "language" | "place">) =>
  [wordsIn(JSON.parse(name) as Words, language as "en"), place].filter(Boolean).join(" · ");
const rowOf = (run: Run) => ({ name: typed(nameOf(run)), more: { day: run.runOn }, href: runPath(run.id) });

/** What checklists give to the brief of a site: those that were filled in on it or for a job of it. */
export const checklistsBrief = briefSource({
  limits: { checklistDays: { usual: 7, least: 1, most: 60 }, repeats: { usual: 3, least: 2, most: 20 } },
  reads: (db, reach) => {
    const ofSite = and(
      reach.of(checklistRuns.workspace, checklistRuns.sample),
      or(eq(checklistRuns.siteId, reach.site.id), sql`${checklistRuns.projectId} in ${reach.jobs}`),
    );
    return [
      db
        .select({
          id: checklistRuns.id,
          key: checklistRuns.templateKey,
          name: sql<string>`json_extract(${checklistRuns.content}, '$.name')`,
          language: checklistRuns.language,
          place: checklistRuns.place,
          runOn: checklistRuns.runOn,
          signedAt: checklistRuns.signedAt,
          result: checklistRuns.result,
          fails: checklistRuns.fails,
        })
        .from(checklistRuns)
        .where(
          and(
            ofSite,
            sql`${checklistRuns.runOn} between ${dayAfter(reach.day, -LOOK_BACK)} and ${reach.day}`,
          ),
        )
        .orderBy(desc(checklistRuns.runOn), desc(checklistRuns.createdAt))
        .limit(MOST),
      db
        .select({
          id: checklistActions.id,
          runId: checklistActions.runId,
          what: checklistActions.what,
          dueOn: checklistActions.dueOn,
          state: checklistActions.state,
        })
        .from(checklistActions)
        .innerJoin(checklistRuns, eq(checklistRuns.id, checklistActions.runId))
        .where(ofSite)
        .orderBy(asc(checklistActions.dueOn), asc(checklistActions.id))
        .limit(MOST),
      planRows(
        db,
        and(
          reach.of(checklistPlans.workspace, checklistPlans.sample),
          eq(checklistPlans.siteId, reach.site.id),
        ),
        reach.day,
      ),
    ];
  },
  rules: {
    criticalFailed: {
      judge: ([runs, actions], { day, limits }) => {
        const signed = runs.filter(({ signedAt }) => signedAt !== null);
        if (signed.length === 0) return NOT_ENOUGH;
        const open = (id: string) => actions.some(({ runId, state }) => runId === id && state !== "verified");
        const found = signed.filter(
          (run) =>
            run.result === "fail" && (open(run.id) || run.runOn > dayAfter(day, -limits.checklistDays)),
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 5, likelihood: 4, numbers: { n: found.length } },
          ...{ rows: found.map(rowOf), act: runPath(first.id) },
        };
      },
    },
    actionOverdue: {
      judge: ([, actions], { day }) => {
        if (actions.length === 0) return NOT_ENOUGH;
        const found = actions.filter(({ state, dueOn }) => state === "open" && dueOn < day);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{
            severity: 4,
            likelihood: 4,
            numbers: { n: found.length, days: daysBetween(first.dueOn, day) },
          },
          rows: found.map(({ id, what, dueOn }) => ({
            ...{ name: typed(what), more: { day: dueOn }, href: actionPath(id) },
          })),
          act: actionPath(first.id),
        };
      },
    },
    findingRepeated: {
      judge: ([runs], { day, limits }) => {
        const signed = runs.filter(
          ({ signedAt, runOn }) => signedAt !== null && runOn >= dayAfter(day, -CHECKLISTS_LIMITS.repeatDays),
        );
        if (signed.length === 0) return NOT_ENOUGH;
        const failed = new Map<string, Run[]>();
        for (const run of signed)
          for (const { id } of JSON.parse(run.fails) as { id: string }[])
            failed.set(`${run.key} ${id}`, [...(failed.get(`${run.key} ${id}`) ?? []), run]);
        const found = [...failed.values()].filter((of) => of.length >= limits.repeats);
        const [worst] = found.sort((a, b) => b.length - a.length);
        if (!worst) return FINE;
        return {
          ...{ severity: 4, likelihood: 4 },
          numbers: { n: found.length, times: worst.length, days: CHECKLISTS_LIMITS.repeatDays },
          ...{ rows: worst.map(rowOf), act: CHECKLISTS },
        };
      },
    },
    checklistDue: {
      judge: ([runs], { day, limits }) => {
        const last = runs.find(({ signedAt }) => signedAt !== null);
        if (!last) return NOT_ENOUGH;
        const days = daysBetween(last.runOn, day);
        if (days < limits.checklistDays) return FINE;
        return {
          ...{ severity: 2, likelihood: 4, numbers: { days, limit: limits.checklistDays } },
          ...{ rows: [rowOf(last)], act: CHECKLISTS },
        };
      },
    },
    checklistPlanned: {
      judge: ([, , plans], { day }) => {
        if (plans.length === 0) return NOT_ENOUGH;
        const found = plansDue(plans, day).filter(({ next }) => next <= day);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 4 },
          numbers: { n: found.length, days: daysBetween(first.next, day) },
          rows: found.map((plan) => ({
            name: typed(nameOf(plan)),
            ...{ more: { day: plan.next }, href: beginPath(plan) },
          })),
          act: beginPath(first),
        };
      },
    },
    checklistOpen: {
      judge: ([runs], { day }) => {
        if (runs.length === 0) return NOT_ENOUGH;
        const found = runs.filter(({ signedAt, runOn }) => signedAt === null && runOn < day);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 2, likelihood: 4, numbers: { n: found.length } },
          ...{ rows: found.map(rowOf), act: runPath(first.id) },
        };
      },
    },
  },
  search: ([runs, actions]) => [
    ...runs.map((run) => ({
      words: nameOf(run),
      ...{ day: run.runOn, href: runPath(run.id), kind: "checklist" as const },
    })),
    ...actions.map(({ id, what, dueOn }) => ({
      ...{ words: what, day: dueOn, href: actionPath(id), kind: "action" as const },
    })),
  ],
});
