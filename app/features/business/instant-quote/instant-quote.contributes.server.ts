import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { quotePages, quoteRequests } from "~db/schema/business.ts";
import { sampleRequests } from "./example.server.ts";
import { LOGO_LIMITS } from "./firm-brand.ts";
import { QUOTE_LIMITS, REQUESTS } from "./quote-page.limits.ts";
import { requestsInChain } from "./quote-request.chain.server.ts";
import { quoteNeeds } from "./quote-request.needs.server.ts";
import process from "./quote-request.process.server.ts";

/** What a form adds to the file that it carries. */
const FORM_BYTES = 16 * 1024;

export default {
  needsMe: [quoteNeeds],
  chain: [requestsInChain],
  owned: [{ by: quotePages.workspace }, { by: quoteRequests.workspace, sample: quoteRequests.sample }],
  mentions: [
    { column: quoteRequests.email, as: "email", fate: "delete" },
    { column: quoteRequests.phone, keep: "a number of the client, which goes with the address beside it" },
  ],
  // What a client tells to be called back is not kept for ever.
  retention: [{ since: quoteRequests.createdAt, days: QUOTE_LIMITS.days }],
  samples: (db, { workspace, language, now }) => {
    const rows = sampleRequests(language, now).map((row) => ({ ...row, id: crypto.randomUUID() }));
    return [
      db.insert(quoteRequests).select(
        sql`select value ->> 'id', ${workspace}, 'sample', value ->> 'job', 'quote-' || (value ->> 'job'), 1,
          value -> 'answers', value ->> '$.cents[0]', value ->> '$.cents[1]', value ->> '$.cents[2]', value ->> 'until',
          value ->> 'client', value ->> 'email', '', '', '', ${language}, value ->> 'state', value ->> 'at', 1, 1,
          value ->> 'at' from json_each(${JSON.stringify(rows)}) where true`,
      ),
    ];
  },
  bodyLimits: { [REQUESTS]: LOGO_LIMITS.bytes + FORM_BYTES },
  toldOnPage: [REQUESTS],
  processes: [process],
  toasts: [
    toastSet("quote-page", {
      quoteSent: "ok",
      quotePageSaved: "ok",
      quoteLogoKept: "ok",
      quoteLogoDropped: "ok",
      quoteAnswered: "ok",
      quoteConverted: "ok",
      quoteClosed: "ok",
    }),
  ],
} satisfies Contribution;
