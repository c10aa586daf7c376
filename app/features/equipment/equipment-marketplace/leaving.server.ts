import { and, eq, inArray, like, ne, or, sql } from "drizzle-orm";
import { archiveAll, dropLeftListings, leaveListing } from "~/engines/booking/booking.server.ts";
import { handingEvents, MACHINE, move } from "~/engines/process/process.server.ts";
import type { SharedWithOthers } from "~/services/contribution.ts";
import { listings } from "~db/schema/listing.ts";
import { saleOffers, saleSerials } from "~db/schema/sales.ts";
import boundOffer from "./offer.process.server.ts";
import { OFFERS } from "./sales.limits.ts";

const AT_ONCE = 50;
const ROUNDS = 40;
const LIVE = ["offered", "countered", "accepted", "inspection"] as const;
const isBetweenTwo = and(eq(saleOffers.sample, false), ne(saleOffers.workspace, saleOffers.seller));

/** That somebody else has an offer for it, whatever became of it: their record has to say of which machine. */
const hangs = sql`exists (select 1 from sale_offers as made where made.listing_id = ${listings.id}
  and made.workspace_id <> ${listings.workspace} and not made.sample)`;

/** What was paid for: a machine that is the buyer's, or will be. */
const isPaidFor = sql`exists (select 1 from sale_offers as bought where bought.listing_id = ${listings.id}
  and bought.workspace_id <> ${listings.workspace} and not bought.sample and bought.state in ('paid', 'handedOver'))`;

/**
 * Offers when an account is deleted: what is not paid for is off, and every offer stays with the other side, one that is paid
 * for with the serial number that their bill of sale says.
 */
export const OFFERS_OF_OTHERS: SharedWithOthers = {
  kind: "offers",
  href: OFFERS,
  open: (whose) =>
    sql`(select count(*) from ${saleOffers} where ${and(inArray(saleOffers.state, [...LIVE, "paid"]), isBetweenTwo)}
      and not (${saleOffers.workspace} like 'gone:%' or ${saleOffers.seller} like 'gone:%')
      and (${whose(saleOffers.workspace)} or ${whose(saleOffers.seller)}))`,
  end: async (deps, { workspace }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const found = await deps.db
        .select({ id: saleOffers.id, sells: sql<number>`(${saleOffers.seller} = ${workspace})` })
        .from(saleOffers)
        .where(
          and(
            or(eq(saleOffers.workspace, workspace), eq(saleOffers.seller, workspace)),
            inArray(saleOffers.state, [...LIVE]),
            isBetweenTwo,
          ),
        )
        .orderBy(saleOffers.id)
        .limit(AT_ONCE);
      for (const { id, sells } of found)
        await move(deps, boundOffer, MACHINE, {
          ...{ record: id, transition: sells ? "sellerLeft" : "buyerLeft", idem: `left:${id}` },
        });
      if (found.length < AT_ONCE) break;
    }
    await archiveAll(deps, workspace);
  },
  leave: (db, departure) => {
    const { workspace, gone, still } = departure;
    const both = or(
      and(eq(saleOffers.workspace, workspace), like(saleOffers.seller, "gone:%")),
      and(eq(saleOffers.seller, workspace), like(saleOffers.workspace, "gone:%")),
    );
    return [
      // Nobody is left on either side: history and listing go as well.
      handingEvents(db, boundOffer, {
        records: sql`(select id from sale_offers where ${and(both, still)})`,
        to: workspace,
      }),
      db.delete(saleOffers).where(and(both, still)),
      dropLeftListings(db, departure),
      db
        .update(saleSerials)
        .set({ workspace: gone })
        .where(
          sql`${saleSerials.workspace} = ${workspace} and ${still} and exists (select 1 from ${listings}
            where ${listings.id} = ${saleSerials.listingId} and ${isPaidFor})`,
        ),
      leaveListing(db, departure, hangs),
      handingEvents(db, boundOffer, {
        records: sql`(select id from sale_offers where ${and(eq(saleOffers.workspace, workspace), isBetweenTwo, still)})`,
        to: gone,
      }),
      db
        .update(saleOffers)
        .set({ workspace: gone, message: "" })
        .where(and(eq(saleOffers.workspace, workspace), isBetweenTwo, still)),
      db
        .update(saleOffers)
        .set({ seller: gone })
        .where(and(eq(saleOffers.seller, workspace), isBetweenTwo, still)),
    ];
  },
};
