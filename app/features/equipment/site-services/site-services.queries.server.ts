import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { OrderSource } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { siteServices, siteServiceVisits } from "~db/schema/site-services.ts";
import { SERVICE_LIMITS } from "./site-services.limits.ts";

const { workspace: _, ...SHOWN } = getTableColumns(siteServices);

/** The services of a workspace: those that run first, then the newest. */
export function readServices(db: Database, actor: Person | undefined) {
  if (!actor) return Promise.resolve([]);
  return db
    .select({
      ...SHOWN,
      missed: sql<number>`(select count(*) from site_service_visits as v where v.service_id = site_services.id
        and v.outcome = 'missed')`,
      said: sql<number>`(select count(*) from site_service_visits as v where v.service_id = site_services.id)`,
    })
    .from(siteServices)
    .where(and(eq(siteServices.workspace, actor.workspace), mayRead(actor, siteServices.workspace)))
    .orderBy(
      sql`case ${siteServices.state} when 'running' then 0 when 'requested' then 1 else 2 end`,
      desc(siteServices.createdAt),
    )
    .limit(SERVICE_LIMITS.shown);
}

/** One service with what was said of its days, in one round trip. */
export async function findService(db: Database, actor: Person, id: string) {
  const [[service], visits] = await db.batch([
    db
      .select({ ...SHOWN, mayWrite: sql<number>`(${mayWrite(actor, siteServices.workspace)})` })
      .from(siteServices)
      .where(and(eq(siteServices.id, id), mayRead(actor, siteServices.workspace))),
    db
      .select({
        dueOn: siteServiceVisits.dueOn,
        outcome: siteServiceVisits.outcome,
        note: siteServiceVisits.note,
        photoId: siteServiceVisits.photoId,
        small: sql<
          string | null
        >`(select small.id from files as small where small.thumb_of = site_service_visits.photo_id
          limit 1)`.as("small"),
      })
      .from(siteServiceVisits)
      .where(and(eq(siteServiceVisits.serviceId, id), mayRead(actor, siteServiceVisits.workspace)))
      .orderBy(desc(siteServiceVisits.dueOn)),
  ]);
  return service && { service, visits };
}
export type ServiceRow = Omit<NonNullable<Awaited<ReturnType<typeof findService>>>["service"], "mayWrite">;

/** Services in the one list of orders: the sum is that of 28 days, which is the least that is billed. */
export const serviceOrders: OrderSource = {
  kind: "service",
  rows: (
    may,
  ) => sql`select ${siteServices.id} as id, 'SVC-' || upper(substr(${siteServices.id}, 1, 8)) as number,
    ${siteServices.supplier} || ', ' || ${siteServices.siteName} as title,
    ${siteServices.quantity} * ${siteServices.monthCents} as total_cents, 0 as off_cents, 0 as spent_cents,
    case ${siteServices.state} when 'off' then 'completed' when 'cancelled' then 'cancelled' else 'pending' end as state,
    'none' as payment, 'none' as fulfilment, ${siteServices.createdAt} as placed_at,
    '/site-service/' || ${siteServices.id} as href
    from ${siteServices} where ${may(siteServices.workspace)} and not ${siteServices.sample}`,
};
