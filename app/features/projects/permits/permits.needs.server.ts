import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { permitInspections, permits } from "~db/schema/permits.ts";
import { permitPath } from "./permits.limits.ts";

/** Inspections that are booked for today or tomorrow, and those of a day that is past without a result. */
export const permitsNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({
        id: permitInspections.id,
        // Not the permit's own id: of two columns with one name D1 keeps one in a batch.
        permitId: permitInspections.permitId,
        requestedFor: permitInspections.requestedFor,
        permit: permits.name,
      })
      .from(permitInspections)
      .innerJoin(permits, eq(permits.id, permitInspections.permitId))
      .where(
        and(
          of(permits.workspace, permits.sample),
          isNull(permitInspections.result),
          lte(permitInspections.requestedFor, dayAfter(day)),
          sql`${permits.state} not in ('finaled', 'revoked')`,
        ),
      )
      .orderBy(asc(permitInspections.requestedFor), asc(permitInspections.id))
      .limit(MOST_NEEDS),
  ],
  find: ([inspections], { language, day }) => {
    const t = translator(language, "permits");
    return inspections.map(({ id, permitId, requestedFor, permit }) => ({
      ...{ id, name: permit, dueOn: requestedFor, href: permitPath(permitId) as `/${string}` },
      label: t(requestedFor < day ? "needs.result" : "needs.inspection"),
    }));
  },
});
