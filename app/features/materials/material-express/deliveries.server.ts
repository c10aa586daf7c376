import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import { briefSource, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { siteSource } from "~/services/site-sources.ts";
import type { Window } from "~db/schema/material-express.terms.ts";
import { materialOrders } from "~db/schema/material-express.ts";
import { orderPath } from "./material-express.limits.ts";
import { goesTo, ON_THE_WAY } from "./material-express.queries.server.ts";

const MOST = 100;

const LOAD = {
  id: materialOrders.id,
  topic: materialOrders.topic,
  supplier: materialOrders.supplier,
  deliverOn: materialOrders.deliverOn,
  window: materialOrders.window,
  seenBy: materialOrders.seenBy,
  seenAt: materialOrders.seenAt,
};

/** Loads that a site waits for, for its crews: each with who saw that it is there. */
export const loadsOfDay = siteSource({
  reads: (db, { of, jobs, siteId }) => [
    db
      .select(LOAD)
      .from(materialOrders)
      .where(
        and(
          of(materialOrders.workspace, materialOrders.sample),
          inArray(materialOrders.state, ON_THE_WAY),
          goesTo(siteId, jobs),
        ),
      )
      .orderBy(asc(materialOrders.deliverOn), asc(materialOrders.window), asc(materialOrders.id))
      .limit(MOST),
  ],
  find: ([loads], { day, language }) => {
    const t = translator(language, "material-express");
    return loads
      .filter(({ deliverOn }) => deliverOn === day)
      .map(({ id, topic, supplier, window, seenBy, seenAt }) => ({
        ...{ id, name: topic, supplier, window: window ? t(`windows.${window}`) : "" },
        ...(seenAt && { seen: { by: seenBy, at: seenAt } }),
      }));
  },
});

/** At which hour of the site a window is over. */
const OVER: Record<Window, number> = { "07": 10, "10": 13, "13": 15, "15": 17 };

/** What orders of material give to the brief of a site. */
export const deliveriesBrief = briefSource({
  reads: (db, reach) => [
    db
      .select(LOAD)
      .from(materialOrders)
      .where(
        and(
          reach.of(materialOrders.workspace, materialOrders.sample),
          eq(materialOrders.deliverOn, reach.day),
          sql`${materialOrders.state} not in ('draft', 'cancelled')`,
          goesTo(reach.site.id, reach.jobs),
        ) as SQL,
      )
      .orderBy(asc(materialOrders.window), asc(materialOrders.id))
      .limit(MOST),
  ],
  rules: {
    deliveriesToday: {
      judge: ([loads], { site, now, isToday }) => {
        const [first] = loads;
        if (!first) return NOT_ENOUGH;
        const unseen = loads.filter(({ seenAt }) => seenAt === null);
        const hour = isToday ? Number(clockAt(now.toISOString(), site.zone).time.slice(0, 2)) : 24;
        const isLate = unseen.some(({ window }) => hour >= (window ? OVER[window] : 24));
        return {
          severity: unseen.length > 0 ? 2 : 1,
          likelihood: isLate ? 4 : unseen.length > 0 ? 2 : 1,
          numbers: { n: loads.length, seen: loads.length - unseen.length },
          rows: loads.map(({ id, topic, seenAt }) => ({
            ...{ name: typed(topic), href: orderPath(id) },
            more: seenAt === null ? { word: "notSeen" as const } : { at: seenAt },
          })),
          act: orderPath((unseen[0] ?? first).id),
        };
      },
    },
  },
});
