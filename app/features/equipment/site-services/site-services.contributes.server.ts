import { eq, sql } from "drizzle-orm";
import { FILE_LIMITS } from "~/engines/file/file.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { siteServices, siteServiceVisits } from "~db/schema/site-services.ts";
import { sampleServices } from "./example.server.ts";
import process from "./service.process.server.ts";
import { hiredOnDay } from "./site-services.day.server.ts";
import { SERVICE_LIMITS } from "./site-services.limits.ts";
import { serviceOrders } from "./site-services.queries.server.ts";

/** The fields of a form beside its photo. */
const FORM_BYTES = 16 * 1024;

export default {
  dayFacts: [hiredOnDay],
  owned: [
    {
      by: siteServices.workspace,
      touched: siteServices.createdAt,
      sample: siteServices.sample,
      adopt: (db, { guest, owner }) => [
        db.update(siteServices).set({ workspace: owner }).where(eq(siteServices.workspace, guest)),
      ],
    },
    {
      by: siteServiceVisits.workspace,
      touched: siteServiceVisits.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(siteServiceVisits).set({ workspace: owner }).where(eq(siteServiceVisits.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: siteServices.siteName, keep: "what a site is called" }],
  samples: (db, { workspace, language, now }) => {
    const { services, visits } = sampleServices(language, now, () => crypto.randomUUID());
    const at = now.toISOString();
    return [
      db.insert(siteServices).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'kind', value ->> 'quantity', value ->> 'supplier',
          value ->> 'siteName', value ->> 'siteZone', value ->> 'startsOn', value ->> 'everyDays', value ->> 'monthCents',
          '', value ->> 'state', value ->> 'stateSince', 1, 1, value ->> 'createdAt', null, value ->> 'rating', ''
          from json_each(${JSON.stringify(services)}) where true`,
      ),
      db.insert(siteServiceVisits).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'serviceId', value ->> 'dueOn', value ->> 'outcome',
          value ->> 'note', ${at}, null
          from json_each(${JSON.stringify(visits.map((visit) => ({ ...visit, id: crypto.randomUUID() })))}) where true`,
      ),
    ];
  },
  processes: [process],
  orders: [serviceOrders],
  bodyLimits: { "/site-service/:service": SERVICE_LIMITS.photoBytes + FILE_LIMITS.thumbBytes + FORM_BYTES },
  toldOnPage: ["/site-service/:service"],
  toasts: [
    toastSet("site-services", {
      siteServiceOrdered: "ok",
      siteServiceRunning: "ok",
      siteServiceOff: "ok",
      siteServiceCancelled: "ok",
      siteServiceSaved: "ok",
      siteServiceMissed: "warn",
      siteServiceRemoved: "ok",
      siteServiceRated: "ok",
    }),
  ],
} satisfies Contribution;
