import { and, asc, eq, type SQL } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { priceItems } from "~db/schema/tools.ts";
import type { OwnPrice } from "./estimate-lines.server.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";

const SHOWN = {
  code: priceItems.code,
  text: priceItems.text,
  unit: priceItems.unit,
  unitCost: priceItems.unitCost,
  asOf: priceItems.pricedOn,
  supplier: priceItems.supplier,
  taxable: priceItems.taxable,
};

/** The prices of the workspace that somebody works in, by name; who owns nothing has none. */
export async function readPrices(db: Database, actor: Person | undefined): Promise<OwnPrice[]> {
  if (!actor) return [];
  return db
    .select(SHOWN)
    .from(priceItems)
    .where(and(eq(priceItems.workspace, actor.workspace), mayRead(actor, priceItems.workspace)))
    .orderBy(asc(priceItems.text), asc(priceItems.code), asc(priceItems.supplier))
    .limit(ESTIMATE_LIMITS.prices);
}

/**
 * The prices of a workspace that reckons with them for others, on a page of its own: a statement for a batch. Who asks sees
 * sums made of them, and none of them.
 * @param workspace as an expression that is null where there is no such page
 */
export const pricesOf = (db: Database, workspace: SQL) =>
  db
    .select(SHOWN)
    .from(priceItems)
    .where(eq(priceItems.workspace, workspace))
    .orderBy(asc(priceItems.code), asc(priceItems.supplier))
    .limit(ESTIMATE_LIMITS.prices);
