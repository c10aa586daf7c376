import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { daySource } from "~/services/day-sources.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { materialOrders } from "~db/schema/material-express.ts";
import type { MaterialLine, Received } from "./material.ts";
import { orderPath } from "./material-express.limits.ts";
import { outcomeOf } from "./receipt.ts";

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

const MOST_ROWS = 20;

const FOUND = { accept: "accepted", findShort: "short", findDamaged: "damaged" } as const;

/** What was signed for at a job on a day: complete, short or damaged, as it was found at the gate. */
export const deliveriesOfDay = daySource({
  reads: (db, { of, job, since, until }) => {
    const at = sql`json_extract(${materialOrders.received}, '$.at')`;
    return [
      db
        .select({
          ...{ id: materialOrders.id, topic: materialOrders.topic, supplier: materialOrders.supplier },
          ...{ received: materialOrders.received, lines: materialOrders.lines },
        })
        .from(materialOrders)
        .where(
          and(
            of(materialOrders.workspace, materialOrders.sample),
            eq(materialOrders.projectId, job),
            sql`${at} >= ${since} and ${at} < ${until}`,
          ),
        )
        .orderBy(at, asc(materialOrders.id))
        .limit(MOST_ROWS),
    ];
  },
  find: ([rows], { language }) => {
    const t = translator(language, "material-express");
    return rows.map(({ id, topic, supplier, lines, received }) => {
      const came = received as Received;
      // What was settled later was still found short or broken on that day.
      const found = FOUND[outcomeOf(lines as MaterialLine[], came)];
      const name = t(`log.${found}`, { topic, supplier, note: came.note }).trim();
      return { kind: "received" as const, name, number: 1, href: orderPath(id) };
    });
  },
});
