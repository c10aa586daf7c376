import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { pricesOf } from "~/features/tools/estimates/price-book.queries.server.ts";
import type { Database } from "~db/client.ts";
import { quotePages, quoteRequests } from "~db/schema/business.ts";
import { brandIn, brandOf } from "./firm-brand.queries.server.ts";
import { QUOTE_LIMITS } from "./quote-page.limits.ts";

const { workspace: _, ...SHOWN } = getTableColumns(quoteRequests);

/** An open page with the prices of its workspace and how the firm looks, in one round trip; undefined for one that is closed or none. */
export async function findOpenPage(db: Database, id: string) {
  const its = sql`(select ${quotePages.workspace} from ${quotePages} where ${quotePages.id} = ${id} and ${quotePages.open})`;
  const [[page], own, [brand]] = await db.batch([
    db
      .select()
      .from(quotePages)
      .where(and(eq(quotePages.id, id), eq(quotePages.open, true))),
    pricesOf(db, its),
    brandOf(db, its),
  ]);
  return page && { page, own, brand: brandIn(brand) };
}

/** The page of a workspace and what was sent from it, the newest first. */
export async function readReceived(db: Database, actor: Person) {
  const [[page], requests, [brand]] = await db.batch([
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
    brandOf(
      db,
      sql`(select ${quotePages.workspace} from ${quotePages} where ${quotePages.workspace} = ${actor.workspace}
        and ${mayRead(actor, quotePages.workspace)})`,
    ),
  ]);
  return {
    page: page?.page ?? undefined,
    mayWrite: Boolean(page?.mayWrite),
    requests,
    brand: brandIn(brand),
  };
}
export type ReceivedRow = Awaited<ReturnType<typeof readReceived>>["requests"][number];
