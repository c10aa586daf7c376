import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { pricesOf } from "~/features/tools/estimates/price-book.queries.server.ts";
import type { Database } from "~db/client.ts";
import { quotePages, quoteRequests } from "~db/schema/business.ts";
import { QUOTE_LIMITS } from "./quote-page.limits.ts";

const { workspace: _, ...SHOWN } = getTableColumns(quoteRequests);

/** An open page with the prices of its workspace, in one round trip; undefined for one that is closed or none. */
export async function findOpenPage(db: Database, id: string) {
  const [[page], own] = await db.batch([
    db
      .select()
      .from(quotePages)
      .where(and(eq(quotePages.id, id), eq(quotePages.open, true))),
    pricesOf(
      db,
      sql`(select ${quotePages.workspace} from ${quotePages} where ${quotePages.id} = ${id} and ${quotePages.open})`,
    ),
  ]);
  return page && { page, own };
}

/** The page of a workspace and what was sent from it, the newest first. */
export async function readReceived(db: Database, actor: Person) {
  const [[page], requests] = await db.batch([
    db
      .select({
        page: quotePages,
        mayWrite: sql<number>`(${mayWrite(actor, actor.workspace)})`,
      })
      .from(sql`(select 1)`)
      .leftJoin(
        quotePages,
        and(eq(quotePages.workspace, actor.workspace), mayRead(actor, quotePages.workspace)),
      ),
    db
      .select(SHOWN)
      .from(quoteRequests)
      .where(and(eq(quoteRequests.workspace, actor.workspace), mayRead(actor, quoteRequests.workspace)))
      .orderBy(
        sql`case ${quoteRequests.state} when 'received' then 0 when 'answered' then 1 else 2 end`,
        desc(quoteRequests.createdAt),
      )
      .limit(QUOTE_LIMITS.shown),
  ]);
  return { page: page?.page ?? undefined, mayWrite: Boolean(page?.mayWrite), requests };
}
export type ReceivedRow = Awaited<ReturnType<typeof readReceived>>["requests"][number];
