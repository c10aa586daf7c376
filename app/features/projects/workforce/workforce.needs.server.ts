import { and, asc, eq } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { workforceCrews, workforceWeeks } from "~db/schema/workforce.ts";
import { weekPath } from "./workforce.limits.ts";

/** Weeks of hours that were submitted and that nobody approved yet. */
export const workforceNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({
        id: workforceWeeks.id,
        crew: workforceWeeks.crewId,
        weekOn: workforceWeeks.weekOn,
        name: workforceCrews.name,
      })
      .from(workforceWeeks)
      .innerJoin(workforceCrews, eq(workforceCrews.id, workforceWeeks.crewId))
      .where(and(of(workforceWeeks.workspace, workforceWeeks.sample), eq(workforceWeeks.state, "submitted")))
      .orderBy(asc(workforceWeeks.weekOn), asc(workforceWeeks.id))
      .limit(MOST_NEEDS),
  ],
  find: ([weeks], { language }) => {
    const t = translator(language, "workforce");
    return weeks.map(({ id, crew, weekOn, name }) => ({
      ...{ id, name, label: t("needs.approve"), href: weekPath(crew, weekOn) },
    }));
  },
});
