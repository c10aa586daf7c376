import { and, eq, inArray } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import type { Content } from "~/engines/lines/lines.ts";
import { documents } from "~db/schema/lines.ts";
import { factOf } from "./estimate-facts.ts";

/** What a job was worked out to cost. */
export const estimatesInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select({
        ...{ id: documents.id, title: documents.title, content: documents.content },
        totalCents: documents.totalCents,
      })
      .from(documents)
      .where(
        and(of(documents.workspace), eq(documents.kind, "estimate"), inArray(documents.id, ids("estimate"))),
      ),
  ],
  find: ([rows]) =>
    rows.map(({ id, title, content, totalCents }) => ({
      ...{ kind: "estimate" as const, id, name: title, href: `/estimate/${id}` as const },
      facts: {
        ...{ client: factOf(content as Content, "client"), title, note: factOf(content as Content, "scope") },
        cents: totalCents,
      },
    })),
});
