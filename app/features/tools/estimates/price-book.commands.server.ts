import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { priceItems } from "~db/schema/tools.ts";
import type { OwnPrice } from "./estimate-lines.server.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Writes prices into the book, each in the place of the one with its code; of two with one code the later counts. All of
 * them or none, in one statement: they go in as one text, because D1 allows 100 values.
 */
export async function keepPrices(
  { db, now }: Deps,
  actor: Person,
  prices: readonly OwnPrice[],
): Promise<CommandResult<"full" | "not-allowed", { kept: number }>> {
  const byCode = new Map(prices.map((price) => [price.code, price]));
  const rows = JSON.stringify([...byCode.values()].map((price) => ({ id: crypto.randomUUID(), ...price })));
  const { workspace } = actor;
  const count = sql`(select count(*) from price_items as own where own.workspace_id = ${workspace} and own.code not in
    (select json_extract(value, '$.code') from json_each(${rows})))`;
  const may = sql`${mayWrite(actor, workspace)}`;
  const [kept, [why]] = await db.batch([
    db
      .insert(priceItems)
      .select(
        sql`select json_extract(value, '$.id'), ${workspace}, json_extract(value, '$.code'), json_extract(value, '$.text'),
          json_extract(value, '$.unit'), json_extract(value, '$.unitCost'), json_extract(value, '$.supplier'),
          json_extract(value, '$.taxable'), json_extract(value, '$.asOf'), 1, ${now().toISOString()}
          from json_each(${rows}) where ${may} and ${count} + ${byCode.size} <= ${ESTIMATE_LIMITS.prices}`,
      )
      .onConflictDoUpdate({
        target: [priceItems.workspace, priceItems.code],
        set: {
          text: sql`excluded.text`,
          unit: sql`excluded.unit`,
          unitCost: sql`excluded.unit_cost`,
          supplier: sql`excluded.supplier`,
          taxable: sql`excluded.taxable`,
          pricedOn: sql`excluded.priced_on`,
          updatedAt: sql`excluded.updated_at`,
          version: sql`price_items.version + 1`,
        },
      })
      .returning({ id: priceItems.id }),
    db.select({ may: sql<number>`(${may})` }).from(sql`(select 1)`),
  ]);
  if (kept.length > 0 || byCode.size === 0) return { ok: true, kept: kept.length };
  return { ok: false, error: why?.may ? "full" : "not-allowed" };
}

/** Takes a price out of the book; what is gone already is gone. */
export async function removePrice(
  { db }: Deps,
  actor: Person,
  code: string,
): Promise<CommandResult<"not-allowed">> {
  const here = and(eq(priceItems.workspace, actor.workspace), eq(priceItems.code, code));
  const [, [left]] = await db.batch([
    db.delete(priceItems).where(and(here, mayWrite(actor, priceItems.workspace))),
    db.select({ id: priceItems.id }).from(priceItems).where(here),
  ]);
  return left ? { ok: false, error: "not-allowed" } : { ok: true };
}
