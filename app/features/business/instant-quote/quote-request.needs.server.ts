import { and, asc, eq } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { quoteRequests } from "~db/schema/business.ts";

/** Clients who asked by the firm's own page and have no answer yet. */
export const quoteNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: quoteRequests.id, client: quoteRequests.client })
      .from(quoteRequests)
      .where(and(of(quoteRequests.workspace, quoteRequests.sample), eq(quoteRequests.state, "received")))
      .orderBy(asc(quoteRequests.createdAt), asc(quoteRequests.id))
      .limit(MOST_NEEDS),
  ],
  find: ([requests], { language }) => {
    const t = translator(language, "quote-page");
    return requests.map(({ id, client }) => ({
      ...{ id, name: client, label: t("needs.received"), href: `/quote-requests?request=${id}` as const },
    }));
  },
});
