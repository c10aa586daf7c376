import { and, asc, inArray } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { materialOrders } from "~db/schema/material-express.ts";
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
