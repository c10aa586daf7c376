import { inArray, type SQL, sql } from "drizzle-orm";
import {
  administrators,
  bindProcess,
  type Effect,
  members,
  readers,
  telling,
  type Who,
} from "~/engines/process/process.server.ts";
import { mayWrite } from "~/engines/trust/trust.server.ts";
import type { NotificationCode } from "~db/schema/account.codes.ts";
import { bookings } from "~db/schema/booking.ts";
import { bookingProcess, CLAIM_DAYS, LEAST_PHOTOS } from "./booking.process.ts";
import { freeing } from "./occupancy.server.ts";
import { type Stage, shotOf } from "./photos.server.ts";

/** Whether it is a bed in a house; everything else is handed over. */
const IS_STAY = sql`exists (select 1 from listings as housed where housed.id = ${bookings.listingId} and housed.kind = 'lodging')`;

const photographed = (stage: Stage): SQL =>
  sql`not ${IS_STAY} and (select count(*) from files as shot where ${shotOf(sql`shot`, stage)}) >= ${LEAST_PHOTOS}`;

const written = (stage: Stage, more: SQL = sql`1`): SQL =>
  sql`exists (select 1 from booking_conditions as seen where seen.booking_id = ${bookings.id}
    and seen.stage = ${stage} and ${more})`;

const SIGNED = sql`seen.lender_signed <> '' and seen.renter_signed <> ''`;

/** Twelve hours later than in UTC a day is over wherever the machine stands. */
const over = (day: typeof bookings.fromDay | typeof bookings.toDay, now: Date): SQL =>
  sql`${day} < ${new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)}`;

const isCrew = (who: Who): SQL => (who.kind === "person" ? mayWrite(who, bookings.workspace) : sql`0`);

/** What each step is called where somebody is told of it. */
const CODES: Readonly<Record<string, NotificationCode>> = {
  ...{ begin: "loanAsked", askLonger: "loanAsked", takeBack: "loanAsked" },
  ...{ accept: "loanAnswered", decline: "loanAnswered", expire: "loanAnswered" },
  ...{ grant: "loanAnswered", refuse: "loanAnswered" },
  ...{ handOver: "loanHands", giveBack: "loanHands", giveBackAlone: "loanHands" },
  ...{
    withdraw: "loanOff",
    cancel: "loanOff",
    noShow: "loanOff",
    ownerLeft: "loanOff",
    renterLeft: "loanOff",
  },
  ...{ settle: "loanDeposit", forgive: "loanDeposit", lapse: "loanDeposit", letGo: "loanDeposit" },
  ...{ claim: "loanDeposit", revise: "loanDeposit", agree: "loanDeposit", drop: "loanDeposit" },
  ...{ dispute: "loanDeposit", escalate: "loanDeposit", decide: "loanDeposit" },
};

/** The same for beds, of which nothing is handed over. */
const STAY_CODES: Readonly<Record<string, NotificationCode>> = {
  ...{ begin: "stayAsked", askLonger: "stayAsked", takeBack: "stayAsked" },
  ...{ accept: "stayAnswered", decline: "stayAnswered", expire: "stayAnswered" },
  ...{ grant: "stayAnswered", refuse: "stayAnswered" },
  ...{ moveIn: "stayMoved", moveOut: "stayMoved", lengthen: "stayMoved", leaveEarly: "stayMoved" },
  ...{
    withdraw: "stayOff",
    cancel: "stayOff",
    noShow: "stayOff",
    ownerLeft: "stayOff",
    renterLeft: "stayOff",
  },
};

const tellOf = (whom: SQL): Effect => {
  const records = sql`bookings as r join listings as l on l.id = r.listing_id`;
  const subject = sql`l.title || ' · ' || r.from_day`;
  const loan = telling((transition) => CODES[transition], {
    ...{ records, whom, subject, href: sql`'/peer-to-peer-rentals?loan=' || r.id` },
    where: sql`not r.sample and l.kind = 'rental'`,
  });
  const stay = telling((transition) => STAY_CODES[transition], {
    ...{ records, whom, subject, href: sql`'/crew-stays?stay=' || r.id` },
    where: sql`not r.sample and l.kind = 'lodging'`,
  });
  return (moved) => [...loan(moved), ...stay(moved)];
};

export default bindProcess(bookingProcess, {
  record: {
    table: bookings,
    id: bookings.id,
    workspace: bookings.workspace,
    state: bookings.state,
    since: bookings.stateSince,
    version: bookings.version,
    // Samples stay as they are: no deposit is held for one, and time does not move them.
    only: sql`not ${bookings.sample}`,
  },
  read: readers([bookings.workspace, bookings.lender], undefined, { administrators: true }),
  parties: {
    lender: members(bookings.lender),
    renter: members(bookings.workspace),
    administrator: administrators,
  },
  guards: {
    handoverPhotos: () => photographed("handover"),
    handoverSigned: () => written("handover", SIGNED),
    returnPhotos: () => photographed("return"),
    returnWritten: () => written("return"),
    returnSigned: () => written("return", SIGNED),
    isStay: () => IS_STAY,
    // Fourteen hours earlier than in UTC the first day has begun somewhere.
    firstDayHere: (_, now) =>
      sql`${bookings.fromDay} <= ${new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)}`,
    firstDayOver: (_, now) => over(bookings.fromDay, now),
    // Nothing comes back of a stay that runs: nobody but its crew begins or ends one before its time.
    crewFirst: (who, now) => sql`(${isCrew(who)} or ${over(bookings.fromDay, now)})`,
    lastNightOver: (who, now) =>
      sql`(${isCrew(who)} or ${bookings.workspace} like 'gone:%' or ${over(bookings.toDay, now)})`,
    claimInTime: (_, now) =>
      sql`${bookings.stateSince} > ${new Date(now.getTime() - CLAIM_DAYS * 86_400_000).toISOString()}`,
  },
  tell: { lender: tellOf(sql`r.lender_workspace`), renter: tellOf(sql`r.workspace_id`) },
  effects: {
    free: ({ db, records }) => [freeing(db, records)],
    forget: ({ db, records }) => [
      db.update(bookings).set({ askToDay: null, askQuote: null }).where(inArray(bookings.id, records)),
    ],
  },
});
