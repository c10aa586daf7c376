import { and, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { lienClocks, lienRules } from "~db/schema/back-office.ts";
import { CLOCKS } from "./clock.limits.ts";
import { deadlinesOf, ruleOf, SOON } from "./lien-rules.ts";

/** The longest that a rule of a workspace may be, and a little. */
const READ = 200;

/** Notices and liens that are due within a fortnight, or late by no more than a month: after that nobody can meet them. */
export const clockNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({
        ...{ id: lienClocks.id, usState: lienClocks.usState, firstOn: lienClocks.firstOn },
        ...{ lastOn: lienClocks.lastOn, noticeSentOn: lienClocks.noticeSentOn },
        ...{
          lienFiledOn: lienClocks.lienFiledOn,
          noticeDays: lienRules.noticeDays,
          lienDays: lienRules.lienDays,
        },
        project: sql<string>`(select job.name from projects as job where job.id = lien_clocks.project_id)`.as(
          "project_name",
        ),
      })
      .from(lienClocks)
      .leftJoin(
        lienRules,
        and(
          sql`${lienRules.workspace} = ${lienClocks.workspace}`,
          sql`${lienRules.usState} = ${lienClocks.usState}`,
        ),
      )
      .where(
        and(
          of(lienClocks.workspace, lienClocks.sample),
          sql`((${lienClocks.noticeSentOn} is null and ${lienClocks.firstOn} > ${dayAfter(day, -400)})
            or (${lienClocks.lienFiledOn} is null and ${lienClocks.lastOn} > ${dayAfter(day, -400)}))`,
        ),
      )
      .limit(READ),
  ],
  find: ([clocks], { language, day }) => {
    const t = translator(language, "lien-clocks");
    return clocks
      .flatMap((clock) => {
        const own = ruleOf(clock);
        if (!own) return [];
        return deadlinesOf(clock, own, day)
          .filter(({ state, daysLeft }) => state !== "done" && daysLeft <= SOON && daysLeft >= -30)
          .map((deadline) => ({
            ...{ id: `${clock.id}-${deadline.kind}`, name: clock.project, href: CLOCKS as `/${string}` },
            ...{ label: t(`kinds.${deadline.kind}`), dueOn: deadline.day },
          }));
      })
      .sort((a, b) => a.dueOn.localeCompare(b.dueOn))
      .slice(0, MOST_NEEDS);
  },
});
