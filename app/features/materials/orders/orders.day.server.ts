import { and, asc, eq, sql } from "drizzle-orm";
import { daySource } from "~/services/day-sources.ts";
import { orderDeliveries, orderProjects, orders } from "~db/schema/orders.ts";
import { orderPath } from "./orders.words.ts";

const MOST = 20;

/** Parcels of orders of a job that came on a day, for its log. */
export const parcelsOfDay = daySource({
  reads: (db, { of, job, since, until }) => [
    db
      .select({ id: orders.id, number: orders.number })
      .from(orderDeliveries)
      .innerJoin(orders, eq(orders.id, orderDeliveries.orderId))
      .innerJoin(orderProjects, eq(orderProjects.id, orders.id))
      .where(
        and(
          of(orderProjects.workspace),
          of(orders.workspace),
          eq(orderProjects.projectId, job),
          eq(orderDeliveries.kind, "parcel"),
          eq(orderDeliveries.state, "delivered"),
          sql`${orderDeliveries.stateSince} >= ${since} and ${orderDeliveries.stateSince} < ${until}`,
        ),
      )
      .orderBy(asc(orders.number))
      .limit(MOST),
  ],
  find: ([rows]) =>
    rows.map(({ id, number }) => ({
      kind: "parcel" as const,
      ...{ name: `ORD-${number}`, number, href: orderPath("buyer", id) },
    })),
});
