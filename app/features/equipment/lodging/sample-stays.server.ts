import { sql } from "drizzle-orm";
import type { Lodging } from "~/engines/listing/listing.ts";
import type { RateCard } from "~/engines/rates/rates.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { Statement } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { bookingReviews, bookings, occupancy } from "~db/schema/booking.ts";
import { stayIssues, stayNights, stayOccupants } from "~db/schema/lodging.ts";
import { SAMPLE_OTHER } from "~db/seed/sample/equipment/loans.data.ts";
import { SAMPLE_STAY_WORDS } from "~db/seed/sample/equipment/lodging.ts";
import { samplePerson } from "~db/seed/sample/people.ts";
import { cardFor, housingCost, type StayQuote } from "./housing.ts";

const DAY = 86_400_000;

/** Which sample house, in which state, from which day counted from today on; whose side the workspace is. */
const STAYS = [
  { house: 0, state: "out", from: -9, nights: 42, crew: 5, hosts: false },
  { house: 3, state: "requested", from: 12, nights: 28, crew: 8, hosts: true },
  { house: 1, state: "accepted", from: 20, nights: 21, crew: 3, hosts: false },
  { house: 7, state: "settled", from: -40, nights: 28, crew: 4, hosts: false },
] as const;
const HOLDS_NIGHTS = ["out", "requested", "accepted"];

interface SampleHouse {
  id: string;
  card: string;
  attrs: string;
  siteZone: string;
}

/** Four made-up stays in a workspace's sample houses. They go with the houses. */
export function sampleStays(
  db: Database,
  houses: readonly SampleHouse[],
  { workspace, language, now }: { workspace: string; language: Language; now: Date },
): Statement[] {
  const words = SAMPLE_STAY_WORDS[language];
  const stays = STAYS.flatMap(({ house, state, from, nights, crew, hosts }) => {
    const of = houses[house];
    if (!of) return [];
    const card = JSON.parse(of.card) as RateCard;
    const attrs = JSON.parse(of.attrs) as Lodging;
    const project = { crew, nights, workDays: 0, wageCents: 0, perDiemCents: 0 };
    const answer = housingCost(card, attrs, project);
    if (!answer.ok) throw new Error(`a sample stay: ${answer.problem.code}`);
    const { quote, beds } = answer.cost;
    const { extends: mayExtend, longestNights, noticeNights } = attrs;
    const agreed: StayQuote = {
      ...quote,
      stay: { crew, beds, extends: mayExtend, longestNights, noticeNights },
    };
    const fromDay = dayAfter(localDay(now, of.siteZone), from);
    const since = new Date(now.getTime() - (state === "settled" ? 12 : 2) * DAY).toISOString();
    return [
      {
        ...{ id: crypto.randomUUID() as string, houseId: of.id, siteZone: of.siteZone, state, beds, crew },
        ...{ fromDay, toDay: dayAfter(fromDay, nights - 1), since, total: quote.total },
        ...{ workspace: hosts ? SAMPLE_OTHER : workspace, lender: hosts ? workspace : SAMPLE_OTHER },
        ...{ quote: JSON.stringify(agreed), card: JSON.stringify(cardFor(card, beds)) },
        createdAt: new Date(now.getTime() - (20 - Math.min(0, from)) * DAY).toISOString(),
      },
    ];
  });
  const trades = ["foreman", "carpenter", "carpenter", "ironworker", "mason"] as const;
  const sleepers = stays
    .filter(({ workspace: whose }) => whose === workspace)
    .flatMap(({ id, crew, fromDay, toDay, state }) =>
      Array.from({ length: state === "accepted" ? 0 : crew }, (_, n) => ({
        ...{ id: crypto.randomUUID() as string, booking: id, unit: n + 1, job: words.jobs[n % 2] ?? "" },
        called: samplePerson(language, trades[n % trades.length] ?? "carpenter", n + 1),
        // The last one comes a week later.
        ...{ from: n === crew - 1 ? dayAfter(fromDay, 7) : fromDay, to: toDay },
      })),
    );
  const [going, , , over] = stays;
  const issues = going
    ? [
        { id: crypto.randomUUID(), kind: "water", words: words.issue, answer: words.answer, hours: 30 },
        { id: crypto.randomUUID(), kind: "laundry", words: words.waits, answer: "", hours: 5 },
      ].map((one) => ({
        ...one,
        booking: going.id,
        at: new Date(now.getTime() - one.hours * 3_600_000).toISOString(),
        answeredAt: one.answer ? new Date(now.getTime() - (one.hours - 3) * 3_600_000).toISOString() : null,
      }))
    : [];
  const reviews = over
    ? (["lender", "renter"] as const).map((side) => ({
        ...{ id: crypto.randomUUID(), booking: over.id, side, at: over.since },
        ...{ body: side === "lender" ? words.host : words.crew, stars: side === "lender" ? 5 : 4 },
        by: side === "renter" ? workspace : SAMPLE_OTHER,
      }))
    : [];
  const rows = JSON.stringify(stays);
  const people = JSON.stringify(sleepers);
  const createdAt = now.toISOString();
  // One statement for all of a kind: D1 takes a hundred parameters.
  return [
    db.insert(bookings).select(
      sql`select value ->> 'id', value ->> 'workspace', value ->> 'lender', value ->> 'houseId', 1,
        value ->> 'fromDay', value ->> 'toDay', value ->> 'quote', value ->> 'total', 0, ${words.message},
        value ->> 'siteZone', value ->> 'state', value ->> 'since', 1, 1, value ->> 'createdAt', value ->> 'card',
        null, null, null, null, null, null from json_each(${rows}) where true`,
    ),
    db.insert(occupancy).select(
      sql`with recursive held(listing, booking, unit, day, last, beds) as (
          select value ->> 'houseId', value ->> 'id', 1, value ->> 'fromDay', value ->> 'toDay', value ->> 'beds'
            from json_each(${rows}) where value ->> 'state' in (select value from json_each(${JSON.stringify(HOLDS_NIGHTS)}))
          union all select listing, booking, unit, date(day, '+1 day'), last, beds from held where day < last),
        numbers(unit) as (select 1 union all select unit + 1 from numbers where unit < 20)
        select listing, numbers.unit, day, booking from held join numbers on numbers.unit <= beds where true`,
    ),
    db.insert(stayOccupants).select(
      sql`select value ->> 'id', ${workspace}, value ->> 'booking', value ->> 'called', value ->> 'job', ${createdAt}
        from json_each(${people}) where true`,
    ),
    db.insert(stayNights).select(
      sql`with recursive slept(booking, unit, day, last, occupant) as (
          select value ->> 'booking', value ->> 'unit', value ->> 'from', value ->> 'to', value ->> 'id'
            from json_each(${people})
          union all select booking, unit, date(day, '+1 day'), last, occupant from slept where day < last)
        select booking, unit, day, occupant from slept where true`,
    ),
    db.insert(stayIssues).select(
      sql`select value ->> 'id', ${workspace}, value ->> 'booking', value ->> 'kind', value ->> 'words',
        value ->> 'answer', value ->> 'answeredAt', null, value ->> 'at' from json_each(${JSON.stringify(issues)}) where true`,
    ),
    db.insert(bookingReviews).select(
      sql`select value ->> 'id', value ->> 'by', value ->> 'booking', value ->> 'side', value ->> 'stars',
        value ->> 'body', value ->> 'at', value ->> 'at' from json_each(${JSON.stringify(reviews)}) where true`,
    ),
  ];
}
