import { sql } from "drizzle-orm";
import { CONDITIONS, conditionTemplate, owedFor } from "~/engines/booking/booking.ts";
import { itemsOf } from "~/engines/checklist/checklist.ts";
import { hoursOf, type Quote, quote, type RateCard } from "~/engines/rates/rates.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { Statement } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { bookingClaims, bookingConditions, bookingReviews, bookings, occupancy } from "~db/schema/booking.ts";
import { SAMPLE_LOAN_WORDS, SAMPLE_LOANS, SAMPLE_OTHER } from "~db/seed/sample/equipment/loans.data.ts";
import { samplePerson } from "~db/seed/sample/people.ts";

const DAY = 86_400_000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY - 3_600_000).toISOString();

const HANDED = ["out", "extending", "returned", "claimed", "disputed", "settled"];
const BACK = ["returned", "claimed", "disputed", "settled"];
const HOLDS_DAYS = ["requested", "accepted", ...HANDED];

interface SampleMachine {
  id: string;
  card: string;
  siteZone: string;
}

const quoteOf = (card: RateCard, days: number): Quote => {
  const answer = quote(card, { hours: hoursOf(days) });
  if (!answer.ok) throw new Error(`a sample loan: ${answer.problem}`);
  return answer.quote;
};

/** Twelve made-up loans of a workspace's sample machines, one in each state, half of them borrowed. They go with the machines. */
export function sampleLoans(
  db: Database,
  machines: readonly SampleMachine[],
  { workspace, language, now }: { workspace: string; language: Language; now: Date },
): Statement[] {
  const words = SAMPLE_LOAN_WORDS[language];
  const items = [{ what: words.damage, repairCents: 18_500, newCents: 64_000, age: 3, life: 8 }];
  const owed = items.reduce((sum, item) => sum + owedFor(item), 0);
  const loans = SAMPLE_LOANS.flatMap(({ state, machine, from, days, since, lends }) => {
    const of = machines[machine];
    if (!of) return [];
    const card = JSON.parse(of.card) as RateCard;
    const agreed = quoteOf(card, days);
    const today = localDay(now, of.siteZone);
    const fromDay = dayAfter(today, from);
    const toDay = dayAfter(fromDay, days - 1);
    const isOver = state === "settled";
    return [
      {
        ...{
          id: crypto.randomUUID(),
          listingId: of.id,
          card: of.card,
          siteZone: of.siteZone,
          state,
          fromDay,
          toDay,
        },
        ...{ workspace: lends ? SAMPLE_OTHER : workspace, lender: lends ? workspace : SAMPLE_OTHER },
        ...{ quote: JSON.stringify(agreed), totalCents: agreed.total, depositCents: agreed.deposit },
        ...{
          message: words.message,
          stateSince: ago(now, since),
          createdAt: ago(now, since + 2 - Math.min(0, from)),
        },
        backAt: BACK.includes(state) ? ago(now, since) : null,
        askToDay: state === "extending" ? dayAfter(toDay, 2) : null,
        askQuote: state === "extending" ? JSON.stringify(quoteOf(card, days + 2)) : null,
        ...{ lateCents: isOver ? 0 : null, damageCents: isOver ? 0 : null },
        refundCents: state === "cancelled" || state === "declined" ? agreed.total : null,
      },
    ];
  });
  const template = conditionTemplate();
  const good = Object.fromEntries(itemsOf(template).map(({ id }) => [id, "good"]));
  const signed = {
    lender: samplePerson(language, "operator", 2),
    renter: samplePerson(language, "mason", 4),
  };
  const conditions = loans.flatMap(({ id, state, stateSince }) =>
    CONDITIONS.flatMap((stage, n) =>
      (stage === "handover" ? HANDED : BACK).includes(state)
        ? [{ id, stage, meter: 12_340 + n * 190, fuel: 8 - n, at: stateSince }]
        : [],
    ),
  );
  const claims = loans.filter(({ state }) => state === "claimed" || state === "disputed");
  const reviews = loans.flatMap(({ id, state, stateSince }) =>
    state === "settled"
      ? (["lender", "renter"] as const).map((side) => ({
          ...{ id: crypto.randomUUID(), booking: id, side, at: stateSince },
          ...{
            body: side === "lender" ? words.lenderSays : words.renterSays,
            stars: side === "lender" ? 5 : 4,
          },
          by: side === "renter" ? workspace : SAMPLE_OTHER,
        }))
      : [],
  );
  const rows = JSON.stringify(loans);
  // One statement for all of a kind: D1 takes a hundred parameters.
  return [
    db.insert(bookings).select(
      sql`select value ->> 'id', value ->> 'workspace', value ->> 'lender', value ->> 'listingId', 1,
        value ->> 'fromDay', value ->> 'toDay', value ->> 'quote', value ->> 'totalCents', value ->> 'depositCents',
        value ->> 'message', value ->> 'siteZone', value ->> 'state', value ->> 'stateSince', 1, 1, value ->> 'createdAt',
        value ->> 'card', value ->> 'askToDay', value ->> 'askQuote', value ->> 'backAt', value ->> 'lateCents',
        value ->> 'damageCents', value ->> 'refundCents' from json_each(${rows}) where true`,
    ),
    db.insert(occupancy).select(
      sql`with recursive held(listing, booking, day, last) as (
          select value ->> 'listingId', value ->> 'id', value ->> 'fromDay', value ->> 'toDay' from json_each(${rows})
            where value ->> 'state' in (select value from json_each(${JSON.stringify(HOLDS_DAYS)}))
          union all select listing, booking, date(day, '+1 day'), last from held where day < last)
        select listing, 1, day, booking from held where true`,
    ),
    db.insert(bookingConditions).select(
      sql`select value ->> 'id', value ->> 'stage', value ->> 'meter', value ->> 'fuel', ${JSON.stringify(template)},
        ${JSON.stringify(good)}, ${words.notes}, ${signed.lender}, value ->> 'at', ${signed.renter}, value ->> 'at', 1,
        value ->> 'at' from json_each(${JSON.stringify(conditions)}) where true`,
    ),
    db.insert(bookingClaims).select(
      sql`select value ->> 'id', ${JSON.stringify(items)}, ${owed}, ${words.claim}, value ->> 'stateSince'
        from json_each(${JSON.stringify(claims)}) where true`,
    ),
    db.insert(bookingReviews).select(
      sql`select value ->> 'id', value ->> 'by', value ->> 'booking', value ->> 'side', value ->> 'stars',
        value ->> 'body', value ->> 'at', value ->> 'at' from json_each(${JSON.stringify(reviews)}) where true`,
    ),
  ];
}
