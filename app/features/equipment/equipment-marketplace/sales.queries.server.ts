import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { boundListing, listingPhotosQuery } from "~/engines/listing/listing.server.ts";
import type { Sale } from "~/engines/listing/listing.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { listings } from "~db/schema/listing.ts";
import { saleOffers, saleQuestions, saleReports, saleSerials } from "~db/schema/sales.ts";
import boundOffer, { isHandedOver, isSpokenFor, isWithheld } from "./offer.process.server.ts";
import { COMPARABLE, hoursAround } from "./price-band.ts";
import boundReport from "./report.process.server.ts";
import { MOST_COMPARED, SHOWN_OWN } from "./sales.limits.ts";

const LISTED = {
  id: listings.id,
  sort: listings.sort,
  title: listings.title,
  words: listings.words,
  attrs: listings.attrs,
  offeredBy: listings.offeredBy,
  ownerKind: listings.ownerKind,
  town: listings.town,
  latitude: listings.latitude,
  longitude: listings.longitude,
  siteZone: listings.siteZone,
  sample: listings.sample,
};

const its: SQL = sql`listings.id`;
const serialOf = (listing: SQL) =>
  sql<string>`coalesce((select kept.serial from sale_serials as kept where kept.listing_id = ${listing}), '')`;
/** Whether another machine that is on the market has the same make and number. */
const isTwice = (listing: SQL): SQL<number> =>
  sql<number>`exists (select 1 from sale_serials as one join sale_serials as other on other.hash = one.hash
    and other.listing_id <> one.listing_id join listings as twin on twin.id = other.listing_id and twin.state = 'published'
    and not twin.sample and not ${isHandedOver(sql`twin.id`)} where one.listing_id = ${listing})`;

/** One machine with its questions, and the reader's own offer; undefined where nobody may see it. One round trip. */
export async function readSale(db: Database, actor: Person | undefined, id: string, now: Date) {
  const mine = actor ? mayRead(actor, listings.workspace) : sql`0`;
  const [[sale], questions, photos] = await db.batch([
    db
      .select({
        ...LISTED,
        ...standingColumns(boundListing, actor ?? { kind: "system" }, now),
        serial: serialOf(its).as("serial"),
        twice: isTwice(its).as("twice"),
        spokenFor: sql<number>`${isSpokenFor(its)}`.as("spoken_for"),
        withheld: sql<number>`${isWithheld(its)}`.as("withheld"),
        mine: sql<number>`(${mine})`.as("mine"),
        may: sql<number>`(${actor ? mayWrite(actor, listings.workspace) : sql`0`})`.as("may"),
        offer: (actor
          ? sql<string | null>`(select own.id from sale_offers as own where own.listing_id = ${its}
              and own.workspace_id = ${actor.workspace} order by own.created_at desc limit 1)`
          : sql<string | null>`null`
        ).as("offer"),
      })
      .from(listings)
      .where(
        and(
          eq(listings.id, id),
          eq(listings.kind, "sale"),
          or(
            and(eq(listings.state, "published"), eq(listings.sample, false), sql`not ${isWithheld(its)}`),
            mine,
          ),
        ),
      ),
    db
      .select({
        id: saleQuestions.id,
        question: saleQuestions.question,
        answer: saleQuestions.answer,
        createdAt: saleQuestions.createdAt,
      })
      .from(saleQuestions)
      .innerJoin(listings, eq(listings.id, saleQuestions.listingId))
      .where(
        and(
          eq(saleQuestions.listingId, id),
          or(
            sql`${saleQuestions.answer} <> ''`,
            mine,
            actor ? mayRead(actor, saleQuestions.workspace) : sql`0`,
          ),
        ),
      )
      .orderBy(desc(saleQuestions.createdAt))
      .limit(SHOWN_OWN),
    listingPhotosQuery(db, id),
  ]);
  return sale && { sale, questions, photos };
}
export type ReadSale = NonNullable<Awaited<ReturnType<typeof readSale>>>["sale"];

/**
 * Asking prices of comparable machines of others, and what a day of such a machine costs to rent. Samples are no market,
 * and neither is what its own seller asks for another one.
 */
export async function readMarketOf(db: Database, { id, attrs }: { id: string; attrs: Sale }) {
  const { least, most } = hoursAround(attrs.hours);
  const [asked, rents] = await db.batch([
    db
      .select({ price: sql<number>`${listings.attrs} ->> 'priceCents'` })
      .from(listings)
      .where(
        sql`${listings.kind} = 'sale' and ${listings.state} = 'published' and ${listings.sort} = ${attrs.machine}
          and not ${listings.sample} and ${listings.id} <> ${id} and not ${isWithheld(its)}
          and ${listings.workspace} <> coalesce((select me.workspace_id from listings as me where me.id = ${id}), '')
          and (${listings.attrs} ->> 'year') between ${attrs.year - COMPARABLE.years} and ${attrs.year + COMPARABLE.years}
          and (${listings.attrs} ->> 'hours') between ${least} and ${most}`,
      )
      .limit(MOST_COMPARED),
    db
      .select({ day: listings.dayCents })
      .from(listings)
      .where(
        and(
          eq(listings.kind, "rental"),
          eq(listings.state, "published"),
          eq(listings.sort, attrs.machine),
          eq(listings.sample, false),
        ),
      )
      .orderBy(asc(listings.dayCents))
      .limit(MOST_COMPARED),
  ]);
  return { prices: asked.map(({ price }) => Number(price)), rents: rents.map(({ day }) => day) };
}

/** Own machines for sale, the newest first, with what waits at each. */
export const readOwnSales = (db: Database, actor: Person) =>
  db
    .select({
      id: listings.id,
      title: listings.title,
      state: listings.state,
      sample: listings.sample,
      open: sql<number>`(select count(*) from sale_offers as made where made.listing_id = listings.id
        and made.state in ('offered', 'countered'))`.as("open_offers"),
      asked: sql<number>`(select count(*) from sale_questions as put where put.listing_id = listings.id
        and put.answer = '')`.as("asked"),
      spokenFor: sql<number>`${isSpokenFor(its)}`.as("spoken_for"),
    })
    .from(listings)
    .where(
      and(
        eq(listings.workspace, actor.workspace),
        eq(listings.kind, "sale"),
        mayRead(actor, listings.workspace),
      ),
    )
    .orderBy(desc(listings.createdAt))
    .limit(SHOWN_OWN);

const offerOf = (actor: Person) =>
  or(mayRead(actor, saleOffers.workspace), mayRead(actor, saleOffers.seller));

const OFFER = {
  id: saleOffers.id,
  listingId: saleOffers.listingId,
  firstCents: saleOffers.firstCents,
  amountCents: saleOffers.amountCents,
  named: saleOffers.named,
  message: saleOffers.message,
  inspectDay: saleOffers.inspectDay,
  inspectAt: saleOffers.inspectAt,
  inspection: saleOffers.inspection,
  inspectedAt: saleOffers.inspectedAt,
  sample: saleOffers.sample,
  since: saleOffers.stateSince,
  createdAt: saleOffers.createdAt,
  title: listings.title,
  sort: listings.sort,
  attrs: listings.attrs,
  offeredBy: listings.offeredBy,
  town: listings.town,
  siteZone: listings.siteZone,
};

/** The offers of a workspace, made and received, the newest first. */
export const readOffers = (db: Database, actor: Person, now: Date) =>
  db
    .select({
      ...OFFER,
      sells: sql<number>`(${saleOffers.seller} = ${actor.workspace})`.as("sells"),
      ...standingColumns(boundOffer, actor, now),
    })
    .from(saleOffers)
    .innerJoin(listings, eq(listings.id, saleOffers.listingId))
    .where(
      and(
        or(eq(saleOffers.workspace, actor.workspace), eq(saleOffers.seller, actor.workspace)),
        offerOf(actor),
      ),
    )
    .orderBy(desc(saleOffers.createdAt))
    .limit(SHOWN_OWN);

/** One offer with its history; undefined for whoever is neither of its sides. One round trip. */
export async function readOffer(db: Database, actor: Person, id: string, now: Date) {
  const [[offer], history, taken] = await db.batch([
    db
      .select({
        ...OFFER,
        serial: serialOf(sql`listings.id`).as("serial"),
        sells: sql<number>`(${mayRead(actor, saleOffers.seller)})`.as("sells"),
        buys: sql<number>`(${mayWrite(actor, saleOffers.workspace)})`.as("buys"),
        ...standingColumns(boundOffer, actor, now),
      })
      .from(saleOffers)
      .innerJoin(listings, eq(listings.id, saleOffers.listingId))
      .where(and(eq(saleOffers.id, id), offerOf(actor))),
    readTimeline(db, boundOffer, actor, id),
    // Hours at which the seller shows another machine; of which one is nobody's business.
    db
      .select({ day: saleOffers.inspectDay, at: saleOffers.inspectAt })
      .from(saleOffers)
      .where(
        sql`${saleOffers.state} = 'inspection' and not ${saleOffers.sample} and ${saleOffers.id} <> ${id}
          and ${saleOffers.inspectDay} >= ${now.toISOString().slice(0, 10)} and ${saleOffers.seller} =
          (select this.seller_workspace from sale_offers as this where this.id = ${id}
            and (${mayRead(actor, sql`this.workspace_id`)} or ${mayRead(actor, sql`this.seller_workspace`)}))`,
      )
      .orderBy(saleOffers.inspectDay, saleOffers.inspectAt)
      .limit(SHOWN_OWN),
  ]);
  return offer && { offer, history, taken };
}
export type ReadOffer = NonNullable<Awaited<ReturnType<typeof readOffer>>>["offer"];

/** What was reported and waits, what was upheld, and machines that share a number: for administrators. */
export async function readReports(db: Database, now: Date) {
  const who = { kind: "administrator", owner: "" } as const;
  const [reports, twins] = await db.batch([
    db
      .select({
        id: saleReports.id,
        listingId: saleReports.listingId,
        reason: saleReports.reason,
        note: saleReports.note,
        createdAt: saleReports.createdAt,
        title: listings.title,
        twice: isTwice(sql`listings.id`).as("twice"),
        ...standingColumns(boundReport, who as never, now),
      })
      .from(saleReports)
      .innerJoin(listings, eq(listings.id, saleReports.listingId))
      .where(sql`${saleReports.state} in ('open', 'upheld')`)
      .orderBy(sql`${saleReports.state} = 'upheld'`, asc(saleReports.createdAt))
      .limit(SHOWN_OWN),
    db
      .select({ id: listings.id, title: listings.title, hash: saleSerials.hash })
      .from(saleSerials)
      .innerJoin(listings, eq(listings.id, saleSerials.listingId))
      .where(and(eq(listings.state, "published"), eq(listings.sample, false), isTwice(sql`listings.id`)))
      .orderBy(saleSerials.hash, listings.createdAt)
      .limit(SHOWN_OWN),
  ]);
  return { reports, twins };
}
