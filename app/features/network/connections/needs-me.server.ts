import { and, asc, eq, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { crewNeeds } from "~db/schema/connections.ts";
import { needPath } from "./connections.limits.ts";

/** Needs of one's own with answers that nobody has decided. */
export const connectionsNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({
        id: crewNeeds.id,
        trade: crewNeeds.trade,
        area: crewNeeds.area,
        firstDay: crewNeeds.firstDay,
      })
      .from(crewNeeds)
      .where(
        and(
          of(crewNeeds.workspace, crewNeeds.sample),
          eq(crewNeeds.state, "open"),
          sql`${crewNeeds.lastDay} >= ${day}`,
          sql`exists (select 1 from need_responses as said where said.need_id = ${crewNeeds.id}
            and said.state = 'sent' and not ${hasBlocked(crewNeeds.workspace, sql`said.workspace_id`)})`,
        ),
      )
      .orderBy(asc(crewNeeds.firstDay), asc(crewNeeds.id))
      .limit(MOST_NEEDS),
  ],
  find: ([needs], { language }) => {
    const t = translator(language, "connections");
    return needs.map(({ id, trade, area, firstDay }) => ({
      ...{ id: `crew-need:${id}`, label: t("needs.decide", { trade: t(`trades.${trade}`) }), name: area },
      ...{ href: needPath(id), dueOn: firstDay },
    }));
  },
});
