import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Contributions, OrderSource } from "~/services/contribution.ts";
import { firmsAtGate } from "~/services/firms-at-gate.ts";
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

/** The firms that are not cleared at the gate of a service. */
const firmsFor = (db: Database, actor: Person, id: string, sources: Contributions["firmsNotCleared"]) => {
  const own = (column: string) =>
    sql`(select ${sql.raw(`own.${column}`)} from site_services as own where own.id = ${id})`;
  return firmsAtGate(db, sources, {
    ...{ workspace: own("workspace_id"), siteName: own("site_name"), sample: own("sample") },
    may: (workspace) => mayRead(actor, workspace),
  });
};

/** What a page asks of a service beside its rows. */
export interface AskedService {
  now: Date;
  language: Language;
  firms: Contributions["firmsNotCleared"];
}

/** One service with what was said of its days, and the firms that are not cleared where it comes to, in one round trip. */
export async function findService(
  db: Database,
  actor: Person,
  id: string,
  { now, language, firms }: AskedService,
) {
  const gate = firmsFor(db, actor, id, firms);
  const [[service], visits, ...rest] = await db.batch([
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
    ...gate.statements,
  ]);
  if (!service) return undefined;
  // Before it is brought its first day counts, afterwards today.
  const today = localDay(now, service.siteZone);
  const day = service.startsOn > today ? service.startsOn : today;
  return { service, visits, firms: gate.found(rest, { day, language }) };
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
