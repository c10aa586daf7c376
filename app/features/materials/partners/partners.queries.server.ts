import { eq, sql } from "drizzle-orm";
import { readTimeline, standingColumns, type Who } from "~/engines/process/process.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { partnerClaims, partnerCodes, partnerOffers, partners } from "~db/schema/partners.ts";
import { codesLeft, isEntitled, isShown } from "./claims.commands.server.ts";
import partner from "./partner.process.server.ts";
import { PARTNER_LIMITS as MOST } from "./partners.limits.ts";

const ONE = {
  id: sql<string>`offer.id`.as("offer_id"),
  title: sql<string>`offer.title`.as("offer_title"),
  terms: sql<string>`offer.terms`.as("offer_terms"),
  trade: sql<string>`offer.trade`.as("offer_trade"),
  tier: sql<string>`offer.tier`.as("offer_tier"),
  radiusMiles: sql<number>`offer.radius_miles`.as("offer_radius"),
  validFrom: sql<string>`offer.valid_from`.as("offer_from"),
  validTo: sql<string>`offer.valid_to`.as("offer_to"),
  per: sql<string>`offer.per`.as("offer_per"),
  left: codesLeft(sql`offer`).as("offer_left"),
  used: sql<number>`(select count(*) from ${partnerClaims} as had where had.offer_id = offer.id
    and had.used_at is not null)`.as("offer_used"),
  rated: sql<number>`(select count(had.stars) from ${partnerClaims} as had where had.offer_id = offer.id)`.as(
    "offer_rated",
  ),
  stars:
    sql<number>`(select coalesce(sum(had.stars), 0) from ${partnerClaims} as had where had.offer_id = offer.id)`.as(
      "offer_stars",
    ),
};

const withFirm = (db: Database, reader: WorkspaceId, now: Date) =>
  db
    .select({
      ...ONE,
      firm: sql<string>`firm.shown_as`.as("firm_shown"),
      about: sql<string>`firm.about`.as("firm_about"),
      place: sql<string>`firm.place`.as("firm_place"),
      latitude: sql<number>`firm.latitude`.as("firm_latitude"),
      longitude: sql<number>`firm.longitude`.as("firm_longitude"),
      entitled: sql<number>`${isEntitled(reader, now, sql`offer`)}`.as("offer_entitled"),
    })
    .from(sql`${partnerOffers} as offer join ${partners} as firm on firm.id = offer.partner_id`);
export type OfferRow = Awaited<ReturnType<typeof withFirm>>[number];

/** Offers of partners that are listed, of a trade and up to a plan; distances are worked out by whoever asked. */
export const offersQuery = (
  db: Database,
  reader: WorkspaceId,
  {
    trade,
    tiers,
    day,
    now,
    owner,
  }: { trade?: string; tiers: readonly string[]; day: string; now: Date; owner: string },
) =>
  withFirm(db, reader, now)
    .where(
      sql`${isShown(sql`offer`, day, owner)} and offer.tier in (select value from json_each(${JSON.stringify(tiers)}))
        and ${trade ? sql`offer.trade in ('all', ${trade})` : sql`1`}`,
    )
    .orderBy(sql`offer.valid_to, offer.created_at, offer.id`)
    .limit(MOST.claims);

/** Whether anything at all is offered, whatever was asked for. */
export const anyOfferQuery = (db: Database, day: string, owner: string) =>
  db
    .select({ id: sql<string>`offer.id`.as("any_offer") })
    .from(sql`${partnerOffers} as offer`)
    .where(isShown(sql`offer`, day, owner))
    .limit(1);

/** One offer, also where it is over: whoever has a code of it still reads its terms. */
export const offerQuery = (db: Database, reader: WorkspaceId, id: string, owner: string, now: Date) => {
  const day = now.toISOString().slice(0, 10);
  return withFirm(db, reader, now)
    .where(
      sql`offer.id = ${id} and (${isShown(sql`offer`, day, owner)} or exists (select 1 from ${partnerClaims} as mine
        where mine.offer_id = offer.id and mine.owner = ${owner}))`,
    )
    .limit(1);
};

/** The codes that a member was given, the newest first. */
export const claimsQuery = (db: Database, owner: string) =>
  db
    .select({
      id: partnerClaims.id,
      offerId: partnerClaims.offerId,
      period: partnerClaims.period,
      code: partnerClaims.code,
      usedAt: partnerClaims.usedAt,
      savedCents: partnerClaims.savedCents,
      stars: partnerClaims.stars,
      createdAt: partnerClaims.createdAt,
      title: partnerOffers.title,
      terms: partnerOffers.terms,
      validTo: partnerOffers.validTo,
      firm: partners.shownAs,
      place: partners.place,
    })
    .from(partnerClaims)
    .innerJoin(partnerOffers, eq(partnerOffers.id, partnerClaims.offerId))
    .innerJoin(partners, eq(partners.id, partnerOffers.partnerId))
    .where(eq(partnerClaims.owner, owner))
    .orderBy(sql`${partnerClaims.createdAt} desc, ${partnerClaims.id}`)
    .limit(MOST.claims);

/** The firm of a workspace as a partner, with its standing. */
export const ownPartnerQuery = (db: Database, actor: Person, now: Date) =>
  db
    .select({
      id: partners.id,
      shownAs: partners.shownAs,
      about: partners.about,
      place: partners.place,
      ...standingColumns(partner, actor, now),
    })
    .from(partners)
    .where(sql`${partners.workspace} = ${actor.workspace} and ${mayRead(actor, partners.workspace)}`);

/** Its own offers, open or not, with how many codes each list had. */
export const ownOffersQuery = (db: Database, actor: Person) =>
  db
    .select({
      ...ONE,
      open: sql<number>`offer.open`.as("offer_open"),
      claimed: sql<number>`(select count(*) from ${partnerClaims} as had where had.offer_id = offer.id)`.as(
        "offer_claimed",
      ),
      listed: sql<number>`(select count(*) from ${partnerCodes} as one where one.offer_id = offer.id)`.as(
        "offer_listed",
      ),
    })
    .from(sql`${partnerOffers} as offer`)
    .where(sql`offer.workspace_id = ${actor.workspace} and ${mayRead(actor, sql`offer.workspace_id`)}`)
    .orderBy(sql`offer.created_at desc, offer.id`)
    .limit(MOST.queue);

/** Firms that wait, and those that are listed. */
export const reviewQuery = (db: Database, who: Who, now: Date) =>
  db
    .select({
      id: partners.id,
      shownAs: partners.shownAs,
      about: partners.about,
      place: partners.place,
      ...standingColumns(partner, who, now),
    })
    .from(partners)
    .where(sql`${partners.state} in ('applied', 'listed')`)
    .orderBy(sql`${partners.state} = 'listed', ${partners.createdAt}, ${partners.id}`)
    .limit(MOST.queue);

export const partnerTimeline = (db: Database, who: Who, id: string) => readTimeline(db, partner, who, id);
