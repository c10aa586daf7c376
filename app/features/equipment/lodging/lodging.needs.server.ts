import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { ANSWER_DAYS } from "~/engines/booking/booking.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, type NeedReach, needSource } from "~/services/needs.ts";
import type { Database } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { stayIssues } from "~db/schema/lodging.ts";
import { stayPath } from "./lodging.limits.ts";

const OWNERS = { requested: "answer", extending: "longer" } as const;
const CREWS = { accepted: "moveIn", out: "moveOut" } as const;
type State = keyof typeof OWNERS | keyof typeof CREWS;

const ofStays = { id: bookings.id, state: bookings.state, since: bookings.stateSince, title: listings.title };

const waits = (db: Database, day: string, whose: SQL, states: readonly State[]) =>
  db
    .select({ ...ofStays, from: bookings.fromDay, to: bookings.toDay })
    .from(bookings)
    .innerJoin(listings, and(eq(listings.id, bookings.listingId), eq(listings.kind, "lodging")))
    .where(
      and(
        whose,
        inArray(bookings.state, [...states]),
        sql`case ${bookings.state} when 'accepted' then ${bookings.fromDay} <= ${dayAfter(day)}
          when 'out' then ${bookings.toDay} <= ${day}
          when 'requested' then ${bookings.stateSince} > ${dayAfter(day, -ANSWER_DAYS)} else 1 end`,
      ),
    )
    .orderBy(asc(bookings.fromDay), asc(bookings.id))
    .limit(MOST_NEEDS);

/** Requests and problems that wait for an owner, and crews that move in or out. */
export const lodgingNeeds = needSource({
  reads: (db: Database, { of, day }: NeedReach) => [
    waits(db, day, of(bookings.lender, bookings.sample), ["requested", "extending"]),
    waits(db, day, of(bookings.workspace, bookings.sample), ["accepted", "out"]),
    db
      .select({ id: bookings.id, issue: stayIssues.id, title: listings.title, at: stayIssues.createdAt })
      .from(stayIssues)
      .innerJoin(bookings, eq(bookings.id, stayIssues.bookingId))
      .innerJoin(listings, eq(listings.id, bookings.listingId))
      .where(and(of(bookings.lender, bookings.sample), sql`${stayIssues.answeredAt} is null`))
      .orderBy(asc(stayIssues.createdAt))
      .limit(MOST_NEEDS),
  ],
  find: ([asked, going, wrong], { language }) => {
    const t = translator(language, "stays");
    return [
      ...wrong.map(({ id, issue, title, at }) => ({
        ...{ id: `issue:${issue}`, label: t("needs.issue"), name: title },
        ...{ href: stayPath(id), dueOn: at.slice(0, 10) },
      })),
      ...asked.map(({ id, state, since, title }) => ({
        id: `stay:${id}`,
        label: t(`needs.${OWNERS[state as keyof typeof OWNERS]}`),
        ...{ name: title, href: stayPath(id), dueOn: dayAfter(since.slice(0, 10), ANSWER_DAYS) },
      })),
      ...going.map(({ id, state, title, from, to }) => ({
        id: `stay:${id}`,
        label: t(`needs.${CREWS[state as keyof typeof CREWS]}`),
        ...{ name: title, href: stayPath(id), dueOn: state === "accepted" ? from : dayAfter(to) },
      })),
    ];
  },
});
