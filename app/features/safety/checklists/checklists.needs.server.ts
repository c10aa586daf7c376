import { and, asc, eq, isNull, lte, ne, sql } from "drizzle-orm";
import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { checklistActions, checklistPlans, checklistRuns } from "~db/schema/safety.ts";
import { actionPath, beginPath, runPath } from "./checklists.limits.ts";
import { planRows, plansToDo } from "./plans.queries.server.ts";

/** Actions that are due within a week or late, or done and not looked at yet; lists that somebody began and
 * nobody signed, and lists that are planned for today or before. */
export const checklistsNeeds = needSource({
  reads: (db, { of, day }) => [
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
          of(checklistActions.workspace, checklistActions.sample),
          ne(checklistActions.state, "verified"),
          sql`(${checklistActions.state} = 'done' or ${checklistActions.dueOn} <= ${dayAfter(day, 7)})`,
        ),
      )
      .orderBy(asc(checklistActions.dueOn), asc(checklistActions.id))
      .limit(MOST_NEEDS),
    db
      .select({
        id: checklistRuns.id,
        name: sql<string>`json_extract(${checklistRuns.content}, '$.name')`,
        place: checklistRuns.place,
        runOn: checklistRuns.runOn,
      })
      .from(checklistRuns)
      .where(
        and(
          of(checklistRuns.workspace, checklistRuns.sample),
          isNull(checklistRuns.signedAt),
          eq(checklistRuns.paper, false),
          lte(checklistRuns.runOn, day),
        ),
      )
      .orderBy(asc(checklistRuns.runOn), asc(checklistRuns.id))
      .limit(MOST_NEEDS),
    planRows(db, of(checklistPlans.workspace, checklistPlans.sample), day),
  ],
  find: ([actions, runs, plans], { language, day }) => {
    const t = translator(language, "safety-checklists");
    return [
      ...actions.map(({ id, what, dueOn, state }) => ({
        ...{ id, name: what, href: actionPath(id) },
        ...(state === "done" ? { label: t("needs.check") } : { label: t("needs.action"), dueOn }),
      })),
      ...runs.map(({ id, name, place, runOn }) => ({
        ...{ id, label: t("needs.run"), dueOn: runOn, href: runPath(id) },
        name: [wordsIn(JSON.parse(name) as Words, language), place].filter(Boolean).join(" · "),
      })),
      ...plansToDo(plans, day)
        .filter(({ next }) => next <= day)
        .slice(0, MOST_NEEDS)
        .map(({ id, key, name, siteId, siteName, place, next }) => ({
          ...{ id, label: t("needs.plan"), dueOn: next },
          href: beginPath({ key, siteId, place }),
          name: [wordsIn(JSON.parse(name) as Words, language), siteName, place].filter(Boolean).join(" · "),
        })),
    ];
  },
});
