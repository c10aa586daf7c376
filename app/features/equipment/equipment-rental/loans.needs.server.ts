import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { ANSWER_DAYS, CLAIM_DAYS, DISPUTE_DAYS } from "~/engines/booking/booking.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, type NeedReach, needSource } from "~/services/needs.ts";
import type { Database } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import { listings } from "~db/schema/listing.ts";
import { loanPath } from "./rentals.limits.ts";

/** Days before the day on which a machine changes hands. */
const AHEAD = 1;

/** What waits for one side in one state, and after which moment it is due. */
const LENDS = {
  requested: "answer",
  accepted: "handOver",
  out: "comesBack",
  extending: "longer",
  returned: "settle",
} as const;
const BORROWS = { accepted: "fetch", out: "giveBack", extending: "giveBack", claimed: "claim" } as const;
type Label = (typeof LENDS)[keyof typeof LENDS] | (typeof BORROWS)[keyof typeof BORROWS];
type State = keyof typeof LENDS | keyof typeof BORROWS;

/** Days after which somebody else decides, or time. */
const WITHIN: Partial<Record<State, number>> = {
  ...{ requested: ANSWER_DAYS, extending: ANSWER_DAYS, returned: CLAIM_DAYS, claimed: DISPUTE_DAYS },
};

const waits = (db: Database, day: string, whose: SQL, states: readonly State[]) => {
  const soon = dayAfter(day, AHEAD);
  return db
    .select({
      ...{ id: bookings.id, state: bookings.state, since: bookings.stateSince, title: listings.title },
      ...{ from: bookings.fromDay, to: bookings.toDay },
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(
      and(
        whose,
        eq(listings.kind, "rental"),
        inArray(bookings.state, [...states]),
        sql`case ${bookings.state} when 'accepted' then ${bookings.fromDay} <= ${soon}
          when 'out' then ${bookings.toDay} <= ${soon}
          when 'requested' then ${bookings.stateSince} > ${dayAfter(day, -ANSWER_DAYS)} else 1 end`,
      ),
    )
    .orderBy(asc(bookings.toDay), asc(bookings.id))
    .limit(MOST_NEEDS);
};

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & State)[];

/** Requests to answer, machines that change hands today or tomorrow, those that are late, deposits and claims. */
export const loansNeeds = needSource({
  reads: (db: Database, { of, day }: NeedReach) => [
    waits(db, day, of(bookings.lender, bookings.sample), keysOf(LENDS)),
    waits(db, day, of(bookings.workspace, bookings.sample), keysOf(BORROWS)),
  ],
  find: ([lent, borrowed], { language }) => {
    const t = translator(language, "loans");
    const needs = (rows: typeof lent, labels: Readonly<Record<string, Label>>) =>
      rows.flatMap(({ id, state, since, title, from, to }) => {
        const what = labels[state];
        if (!what) return [];
        const within = what === "giveBack" ? undefined : WITHIN[state as State];
        const dueOn =
          within === undefined ? (state === "accepted" ? from : to) : dayAfter(since.slice(0, 10), within);
        return [
          { id: `${what}:${id}`, label: t(`needs.${what}`), name: title, href: loanPath(id), dueOn } as const,
        ];
      });
    return [...needs(lent, LENDS), ...needs(borrowed, BORROWS)];
  },
});
