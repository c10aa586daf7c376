import { and, asc, eq, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, type Need, needSource } from "~/services/needs.ts";
import { connections, crewNeeds } from "~db/schema/connections.ts";
import { calledOf } from "./among.server.ts";
import { connectionPath, needPath } from "./connections.limits.ts";

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
    db
      .select({ id: connections.id, who: calledOf(connections.workspace).as("who") })
      .from(connections)
      .where(
        and(
          of(connections.other, sql`0`),
          eq(connections.state, "asked"),
          sql`not ${hasBlocked(connections.other, connections.workspace)}`,
          sql`not ${hasBlocked(connections.workspace, connections.other)}`,
        ),
      )
      .orderBy(asc(connections.createdAt), asc(connections.id))
      .limit(MOST_NEEDS),
  ],
  find: ([needs, asked], { language }) => {
    const t = translator(language, "connections");
    const people: Need[] = asked.map(({ id, who }) => ({
      ...{ id: `connection:${id}`, label: t("needs.asked"), name: who ?? "", href: connectionPath(id) },
    }));
    const own: Need[] = needs.map(({ id, trade, area, firstDay }) => ({
      ...{ id: `crew-need:${id}`, label: t("needs.decide", { trade: t(`trades.${trade}`) }), name: area },
      ...{ href: needPath(id), dueOn: firstDay },
    }));
    return [...own, ...people];
  },
});
