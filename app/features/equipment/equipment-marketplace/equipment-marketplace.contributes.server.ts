import { eq, sql } from "drizzle-orm";
import { LISTING_PHOTOS } from "~/engines/listing/listing.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { listings } from "~db/schema/listing.ts";
import { saleOffers, saleQuestions, saleReports, saleSerials } from "~db/schema/sales.ts";
import { exampleSales } from "./example.server.ts";
import { OFFERS_OF_OTHERS } from "./leaving.server.ts";
import boundOffer from "./offer.process.server.ts";
import boundReport from "./report.process.server.ts";
import { salesNeeds } from "./sales.needs.server.ts";
import { sampleOffers } from "./sample-offers.server.ts";

export default {
  owned: [
    {
      by: saleSerials.workspace,
      touched: saleSerials.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(saleSerials).set({ workspace: owner }).where(eq(saleSerials.workspace, guest)),
      ],
    },
    {
      by: saleOffers.workspace,
      touched: saleOffers.createdAt,
      sample: saleOffers.sample,
      adopt: (db, { guest, owner }) => [
        db.update(saleOffers).set({ workspace: owner }).where(eq(saleOffers.workspace, guest)),
        db.update(saleOffers).set({ seller: owner }).where(eq(saleOffers.seller, guest)),
      ],
    },
    {
      by: saleQuestions.workspace,
      touched: saleQuestions.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(saleQuestions).set({ workspace: owner }).where(eq(saleQuestions.workspace, guest)),
      ],
    },
    {
      by: saleReports.workspace,
      touched: saleReports.createdAt,
      // Where a guest and their account have said the same, once is enough.
      adopt: (db, { guest, owner }) => [
        db.delete(saleReports).where(
          sql`${saleReports.workspace} = ${guest} and exists (select 1 from ${saleReports} as said
            where said.workspace_id = ${owner} and said.listing_id = sale_reports.listing_id)`,
        ),
        db.update(saleReports).set({ workspace: owner }).where(eq(saleReports.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: saleOffers.seller, as: "owner", fate: "empty" }],
  // One statement for all: D1 takes a hundred parameters, and there are more than that.
  samples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    const rows = exampleSales(language, now).map((row) => ({ ...row, id: crypto.randomUUID() }));
    return [
      db.insert(listings).select(
        sql`select value ->> 'id', ${workspace}, 'sale', value ->> 'sort', value ->> 'title', value ->> 'words',
          value ->> 'attrs', value ->> 'ownerKind', value ->> 'offeredBy', value ->> 'town', value ->> 'latitude',
          value ->> 'longitude', 1, 0, '{"prices":{}}', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          value ->> 'siteZone', 'published', ${at}, 1, 1, ${at}
          from json_each(${JSON.stringify(rows)})`,
      ),
      ...sampleOffers(db, rows, { workspace, language, now }),
    ];
  },
  needsMe: [salesNeeds],
  sharedWithOthers: [OFFERS_OF_OTHERS],
  bodyLimits: { "/machine-for-sale/:sale": LISTING_PHOTOS.bytes + 16 * 1024 },
  toldOnPage: ["/machine-for-sale/:sale"],
  processes: [boundOffer, boundReport],
  toasts: [
    toastSet("equipment-marketplace", {
      saleListed: "ok",
      saleSaved: "ok",
      saleAsked: "ok",
      saleAnswered: "ok",
      saleReported: "ok",
      saleOffered: "ok",
      saleOfferMoved: "ok",
      saleInspectionKept: "ok",
      saleInspectionWhole: "ok",
      saleReportJudged: "ok",
    }),
  ],
} satisfies Contribution;
