import { and, asc, inArray, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { siteSource } from "~/services/site-sources.ts";
import { materialOrders } from "~db/schema/material-express.ts";
import type { Received } from "./material.ts";
import { orderPath } from "./material-express.limits.ts";

/** Deliveries of which something is missing or broken, until it is written down how that was settled. */
export const expressNeeds = needSource({
  reads: (db, { of }) =>
    [
      db
        .select({
          ...{ id: materialOrders.id, topic: materialOrders.topic, state: materialOrders.state },
          deliverOn: materialOrders.deliverOn,
        })
        .from(materialOrders)
        .where(
          and(
            of(materialOrders.workspace, materialOrders.sample),
            inArray(materialOrders.state, ["short", "damaged"]),
          ),
        )
        .orderBy(asc(materialOrders.stateSince), asc(materialOrders.id))
        .limit(MOST_NEEDS),
    ] as const,
  find: ([rows], { language }) => {
    const t = translator(language, "material-express");
    return rows.map(({ id, topic, state, deliverOn }) => ({
      ...{ id, name: topic, href: orderPath(id) as `/${string}` },
      label: t(state === "short" ? "needs.short" : "needs.damaged"),
      ...(deliverOn && { dueOn: deliverOn }),
    }));
  },
});

/** Orders of a job that are read for one of its days. */
const MOST_ROWS = 200;

/** What was signed for on a day at a job: complete, short or damaged, as it was found at the gate. */
export const expressLogRows = siteSource({
  reads: (db, { of, jobs }) =>
    [
      db
        .select({
          ...{ id: materialOrders.id, topic: materialOrders.topic, supplier: materialOrders.supplier },
          ...{ state: materialOrders.state, received: materialOrders.received },
          zone: materialOrders.siteZone,
        })
        .from(materialOrders)
        .where(
          and(
            of(materialOrders.workspace, materialOrders.sample),
            sql`${materialOrders.projectId} in ${jobs}`,
            sql`${materialOrders.received} is not null`,
          ),
        )
        .orderBy(sql`json_extract(${materialOrders.received}, '$.at') desc`, asc(materialOrders.id))
        .limit(MOST_ROWS),
    ] as const,
  find: ([rows], { day, language }) => {
    const t = translator(language, "material-express");
    return rows.flatMap(({ id, topic, supplier, state, received, zone }) => {
      const { at, note, lines } = received as Received;
      if (localDay(new Date(at), zone) !== day) return [];
      const isBroken = Object.values(lines).some(({ broken }) => broken > 0);
      const open = state === "short" || state === "damaged";
      // What was settled later was still found short or broken on that day.
      const found = isBroken ? "damaged" : open || note !== "" ? "short" : "accepted";
      return [
        {
          ...{ id, open, href: orderPath(id) },
          text: t(`log.${found}`, { topic, supplier, note }).trim(),
        },
      ];
    });
  },
});
