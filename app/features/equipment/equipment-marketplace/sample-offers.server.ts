import { sql } from "drizzle-orm";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { Statement } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { saleOffers } from "~db/schema/sales.ts";
import { SAMPLE_LOAN_WORDS, SAMPLE_OFFERS, SAMPLE_OTHER } from "~db/seed/sample/equipment/loans.data.ts";
import { itemsIn } from "./inspection.data.ts";

const DAY = 86_400_000;
const INSPECTED = ["paid", "handedOver"];

interface SampleSale {
  id: string;
  attrs: string;
  siteZone: string;
}

/** Nine made-up offers for a workspace's sample machines, one in each state, some of them its own. They go with the machines. */
export function sampleOffers(
  db: Database,
  sales: readonly SampleSale[],
  { workspace, language, now }: { workspace: string; language: Language; now: Date },
): Statement[] {
  const answered = JSON.stringify(
    Object.fromEntries(
      itemsIn().map(({ id }) => [id, { answer: "yes", note: "", action: { text: "", owner: "", due: "" } }]),
    ),
  );
  const offers = SAMPLE_OFFERS.flatMap(({ state, machine, named, since, sells }) => {
    const of = sales[machine];
    if (!of) return [];
    const asked = (JSON.parse(of.attrs) as { priceCents: number }).priceCents;
    const round = (hundredths: number) => Math.round((asked * hundredths) / 100 / 5_000) * 5_000;
    const at = new Date(now.getTime() - since * DAY - 3_600_000);
    const isLooked = state === "inspection" || INSPECTED.includes(state);
    return [
      {
        ...{ id: crypto.randomUUID(), listingId: of.id, state, stateSince: at.toISOString() },
        ...{ workspace: sells ? SAMPLE_OTHER : workspace, seller: sells ? workspace : SAMPLE_OTHER },
        ...{ firstCents: round(Math.min(named, 85)), amountCents: round(named) },
        named: state === "countered" ? "seller" : "buyer",
        inspectDay: isLooked
          ? dayAfter(localDay(now, of.siteZone), state === "inspection" ? 1 : -since - 1)
          : "",
        inspectAt: isLooked ? "10:00" : "",
        inspection: INSPECTED.includes(state) ? answered : "{}",
        inspectedAt: INSPECTED.includes(state) ? at.toISOString() : null,
        createdAt: new Date(at.getTime() - 2 * DAY).toISOString(),
      },
    ];
  });
  return [
    db.insert(saleOffers).select(
      sql`select value ->> 'id', value ->> 'workspace', value ->> 'seller', value ->> 'listingId', value ->> 'firstCents',
        value ->> 'amountCents', value ->> 'named', ${SAMPLE_LOAN_WORDS[language].offer}, value ->> 'inspectDay',
        value ->> 'inspectAt', value ->> 'inspection', value ->> 'inspectedAt', value ->> 'state', value ->> 'stateSince',
        1, 1, value ->> 'createdAt' from json_each(${JSON.stringify(offers)}) where true`,
    ),
  ];
}
