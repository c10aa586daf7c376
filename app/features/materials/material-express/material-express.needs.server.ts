import { and, asc, inArray, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { siteSource } from "~/services/site-sources.ts";
import { materialOrders } from "~db/schema/material-express.ts";
import type { MaterialLine, Received } from "./material.ts";
import { outcomeOf } from "./material-express.commands.server.ts";
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

const FOUND = { accept: "accepted", findShort: "short", findDamaged: "damaged" } as const;

/** What was signed for on a day at a job: complete, short or damaged, as it was found at the gate. */
export const expressLogRows = siteSource({
  reads: (db, { of, jobs }) =>
    [
      db
        .select({
          ...{ id: materialOrders.id, topic: materialOrders.topic, supplier: materialOrders.supplier },
          ...{ state: materialOrders.state, received: materialOrders.received },
          lines: materialOrders.lines,
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
    return rows.flatMap(({ id, topic, supplier, state, lines, received, zone }) => {
      const came = received as Received;
      if (localDay(new Date(came.at), zone) !== day) return [];
      const open = state === "short" || state === "damaged";
      // What was settled later was still found short or broken on that day.
      const found = FOUND[outcomeOf(lines as MaterialLine[], came)];
      return [
        {
          ...{ id, open, href: orderPath(id) },
          text: t(`log.${found}`, { topic, supplier, note: came.note }).trim(),
        },
      ];
    });
  },
});
