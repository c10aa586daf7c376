import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { MOST_NEEDS, type NeedReach, needSource } from "~/services/needs.ts";
import type { Database } from "~db/client.ts";
import { listings } from "~db/schema/listing.ts";
import { saleOffers } from "~db/schema/sales.ts";
import { STANDS_DAYS } from "./offer.process.ts";
import { offerPath } from "./sales.limits.ts";

const SELLS = { offered: "answer", inspection: "pay" } as const;
const BUYS = { countered: "answer", accepted: "date", inspection: "inspect", paid: "take" } as const;

const waits = (db: Database, whose: SQL, states: readonly string[]) =>
  db
    .select({
      ...{ id: saleOffers.id, state: saleOffers.state, since: saleOffers.stateSince, title: listings.title },
      ...{ inspectDay: saleOffers.inspectDay, inspectedAt: saleOffers.inspectedAt },
    })
    .from(saleOffers)
    .innerJoin(listings, eq(listings.id, saleOffers.listingId))
    .where(and(whose, inArray(saleOffers.state, [...states])))
    .orderBy(asc(saleOffers.stateSince), asc(saleOffers.id))
    .limit(MOST_NEEDS);

/** Prices to answer, and what the buyer has to do until the machine is theirs. */
export const salesNeeds = needSource({
  reads: (db: Database, { of }: NeedReach) => [
    waits(db, of(saleOffers.seller, saleOffers.sample), Object.keys(SELLS)),
    waits(db, of(saleOffers.workspace, saleOffers.sample), Object.keys(BUYS)),
  ],
  find: ([sold, bought], { language, day }) => {
    const t = translator(language, "equipment-marketplace");
    const needs = (
      rows: typeof sold,
      labels: Readonly<Record<string, "answer" | "date" | "inspect" | "pay" | "take">>,
    ) =>
      rows.flatMap(({ id, state, since, title, inspectDay, inspectedAt }) => {
        const what = labels[state];
        const until = dayAfter(since.slice(0, 10), STANDS_DAYS);
        // A price that stood too long is none any more, also where nobody has written that down yet.
        // First the buyer looks, then the seller has the money.
        if ((what === "inspect" && inspectedAt) || (what === "pay" && !inspectedAt)) return [];
        if (!what || (what === "answer" && until < day)) return [];
        const dueOn = what === "answer" ? until : what === "inspect" && inspectDay ? inspectDay : undefined;
        return [
          {
            id: `${what}:${id}`,
            label: t(`needs.${what}`),
            name: title,
            href: offerPath(id),
            ...(dueOn && { dueOn }),
          } as const,
        ];
      });
    return [...needs(sold, SELLS), ...needs(bought, BUYS)];
  },
});
