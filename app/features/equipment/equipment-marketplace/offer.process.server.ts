import { type SQL, sql } from "drizzle-orm";
import { bindProcess, members, readers, telling } from "~/engines/process/process.server.ts";
import type { NotificationCode } from "~db/schema/account.codes.ts";
import { listings } from "~db/schema/listing.ts";
import { SPOKEN_FOR } from "~db/schema/sales.terms.ts";
import { saleOffers } from "~db/schema/sales.ts";
import { saleOffer } from "./offer.process.ts";
import { OFFERS } from "./sales.limits.ts";

const spokenForStates = sql.raw(`(${SPOKEN_FOR.map((state) => `'${state}'`).join(", ")})`);

/** That a machine is spoken for by an offer, other than one that is left out. */
export const isSpokenFor = (listing: SQL, except: SQL = sql`''`): SQL =>
  sql`exists (select 1 from sale_offers as held where held.listing_id = ${listing} and held.id <> ${except}
    and not held.sample and held.state in ${spokenForStates})`;

/** The machines that are not to be had: those of `isSpokenFor` and of `isWithheld`, where a whole market is read. */
export const TAKEN: SQL = sql`(select held.listing_id from sale_offers as held
    where not held.sample and held.state in ${spokenForStates}
  union all select said.listing_id from sale_reports as said where said.state = 'upheld')`;

/** That a machine has changed hands: until then it is the same one that is offered, whoever has agreed to buy it. */
export const isHandedOver = (listing: SQL): SQL =>
  sql`exists (select 1 from sale_offers as gone where gone.listing_id = ${listing} and gone.state = 'handedOver')`;

/** That an offer for a machine waits for an answer. */
export const isUnderOffer = (listing: SQL): SQL =>
  sql`exists (select 1 from sale_offers as waits where waits.listing_id = ${listing}
    and waits.state in ('offered', 'countered'))`;

/** That administrators have taken a machine out of the market, because a report of it was right. */
export const isWithheld = (listing: SQL): SQL =>
  sql`exists (select 1 from sale_reports as said where said.listing_id = ${listing} and said.state = 'upheld')`;

/** The machine of an offer, named with its table: the tables inside have columns of the same name. */
const ITS = sql.raw("sale_offers.listing_id");

/** What each step is called where somebody is told of it. */
const CODES: Readonly<Record<string, NotificationCode>> = {
  ...{ begin: "saleOffered", counter: "saleOffered", answer: "saleOffered" },
  ...{
    accept: "saleMoved",
    take: "saleMoved",
    inspect: "saleMoved",
    pay: "saleMoved",
    handOver: "saleMoved",
  },
  ...{ decline: "saleOff", refuse: "saleOff", withdraw: "saleOff", expire: "saleOff", backOut: "saleOff" },
  ...{ buyerLeft: "saleOff", sellerLeft: "saleOff" },
};

const tellOf = (whom: SQL) =>
  telling((transition) => CODES[transition], {
    records: sql`sale_offers as r join listings as l on l.id = r.listing_id`,
    whom,
    subject: sql`l.title`,
    href: sql`${`${OFFERS}?offer=`} || r.id`,
    where: sql`not r.sample`,
  });

export default bindProcess(saleOffer, {
  record: {
    table: saleOffers,
    id: saleOffers.id,
    workspace: saleOffers.workspace,
    state: saleOffers.state,
    since: saleOffers.stateSince,
    version: saleOffers.version,
    // Samples stay as they are: each shows its state for as long as it is there.
    only: sql`not ${saleOffers.sample}`,
  },
  read: readers([saleOffers.workspace, saleOffers.seller]),
  parties: {
    seller: members(saleOffers.seller),
    buyer: members(saleOffers.workspace),
    // A seller whose buyer's account is deleted.
    leftAlone: (who) => sql`(${members(saleOffers.seller)(who)} and ${saleOffers.workspace} like 'gone:%')`,
  },
  tell: { seller: tellOf(sql`r.seller_workspace`), buyer: tellOf(sql`r.workspace_id`) },
  guards: {
    forSale: () => sql`(exists (select 1 from ${listings} as sold where sold.id = ${ITS}
      and sold.state = 'published') and not ${isWithheld(ITS)}
      and not ${isSpokenFor(ITS, sql.raw("sale_offers.id"))})`,
    inspected: () => sql`${saleOffers.inspectedAt} is not null`,
  },
});
