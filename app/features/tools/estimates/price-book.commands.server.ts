import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import type { Database } from "~db/client.ts";
import { priceItems } from "~db/schema/tools.ts";
import type { OwnPrice } from "./estimate-lines.server.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

const keyOf = ({ supplier, code }: Pick<OwnPrice, "supplier" | "code">) => JSON.stringify([supplier, code]);

/**
 * Writes prices into the book, each in the place of the same supplier's with its code; of two such the later counts. A
 * supplier whose name differs only in its letters' size is the one that is there. All of them or none, in one statement:
 * they go in as one text, because D1 allows 100 values.
 */
export async function keepPrices(
  { db, now }: Deps,
  actor: Person,
  prices: readonly OwnPrice[],
): Promise<CommandResult<"full" | "not-allowed", { kept: number }>> {
  const { workspace } = actor;
  const known = await db
    .selectDistinct({ supplier: priceItems.supplier })
    .from(priceItems)
    .where(and(eq(priceItems.workspace, workspace), mayRead(actor, priceItems.workspace)));
  const spelt = new Map(known.map(({ supplier }) => [fold(supplier), supplier]));
  const byKey = new Map(
    prices.map((price) => {
      const name = price.supplier.trim().replace(/\s+/g, " ");
      const supplier = spelt.get(fold(name)) ?? name;
      spelt.set(fold(name), supplier);
      const one = { ...price, supplier };
      return [keyOf(one), one];
    }),
  );
  const rows = JSON.stringify([...byKey.values()].map((price) => ({ id: crypto.randomUUID(), ...price })));
  const count = sql`(select count(*) from price_items as own where own.workspace_id = ${workspace} and not exists
    (select 1 from json_each(${rows}) where json_extract(value, '$.code') = own.code
      and json_extract(value, '$.supplier') = own.supplier))`;
  const may = sql`${mayWrite(actor, workspace)}`;
  const [kept, [why]] = await db.batch([
    db
      .insert(priceItems)
      .select(
        sql`select json_extract(value, '$.id'), ${workspace}, json_extract(value, '$.code'), json_extract(value, '$.text'),
          json_extract(value, '$.unit'), json_extract(value, '$.unitCost'), json_extract(value, '$.supplier'),
          json_extract(value, '$.taxable'), json_extract(value, '$.asOf'), 1, ${now().toISOString()}
          from json_each(${rows}) where ${may} and ${count} + ${byKey.size} <= ${ESTIMATE_LIMITS.prices}`,
      )
      .onConflictDoUpdate({
        target: [priceItems.workspace, priceItems.supplier, priceItems.code],
        set: {
          text: sql`excluded.text`,
          unit: sql`excluded.unit`,
          unitCost: sql`excluded.unit_cost`,
          taxable: sql`excluded.taxable`,
          pricedOn: sql`excluded.priced_on`,
          updatedAt: sql`excluded.updated_at`,
          version: sql`price_items.version + 1`,
        },
      })
      .returning({ id: priceItems.id }),
    db.select({ may: sql<number>`(${may})` }).from(sql`(select 1)`),
  ]);
  if (kept.length > 0 || byKey.size === 0) return { ok: true, kept: kept.length };
  return { ok: false, error: why?.may ? "full" : "not-allowed" };
}

/** Takes a supplier's price out of the book; what is gone already is gone. */
export async function removePrice(
  { db }: Deps,
  actor: Person,
  { code, supplier }: Pick<OwnPrice, "code" | "supplier">,
): Promise<CommandResult<"not-allowed">> {
  const here = and(
    eq(priceItems.workspace, actor.workspace),
    eq(priceItems.code, code),
    eq(priceItems.supplier, supplier),
  );
  const [, [left]] = await db.batch([
    db.delete(priceItems).where(and(here, mayWrite(actor, priceItems.workspace))),
    db.select({ id: priceItems.id }).from(priceItems).where(here),
  ]);
  return left ? { ok: false, error: "not-allowed" } : { ok: true };
}
