import { and, inArray } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { quoteRequests } from "~db/schema/business.ts";
import { REQUESTS } from "./quote-page.limits.ts";

/** Where a job begins with a client who was told a range. */
export const requestsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select()
      .from(quoteRequests)
      .where(and(of(quoteRequests.workspace), inArray(quoteRequests.id, ids("quoteRequest")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "quote-page");
    const job = translator(language, "job-types");
    return rows.map((row) => {
      const title = job(`names.${row.job as "deck"}`);
      return {
        kind: "quoteRequest" as const,
        id: row.id,
        name: `${row.client}, ${title}`,
        href: `${REQUESTS}?request=${row.id}` as const,
        state: t(`states.${row.state}`),
        facts: {
          ...{
            client: row.client,
            email: row.email,
            phone: row.phone,
            place: row.place,
            note: row.note,
            title,
          },
          cents: row.likelyCents,
          jobType: row.job,
        },
      };
    });
  },
});
