import { asc, eq } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { sha256 } from "~/lib/hash.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { taxRates } from "~db/schema/orders.ts";
import { type Cart, readCart } from "../shop/shop.queries.server.ts";
import { contentOf, sumsOf } from "./quote.logic.ts";

/** The states where tax is collected. */
export const listTaxRates = (db: Database) => db.select().from(taxRates).orderBy(asc(taxRates.region));

/** A cart as one order, with everything that the statement which places it compares. */
export async function readQuote(
  db: Database,
  owner: Owner | undefined,
  { region, language }: { region?: string; language: Language },
) {
  const [cart, [tax]] = await Promise.all([
    readCart(db, owner),
    region ? db.select().from(taxRates).where(eq(taxRates.region, region)) : [],
  ]);
  return quoteOf(cart, { region, tax, language });
}

interface Asked {
  region?: string;
  tax?: typeof taxRates.$inferSelect;
  language: Language;
}

async function quoteOf(cart: Cart, { region, tax, language }: Asked) {
  const t = translator(language, "shop");
  const lines = cart.lines.map((line) => ({
    ...line,
    name: t(`products.${line.productId}.name` as Key<"shop">),
    ships: line.onHand !== null,
  }));
  const content = contentOf(lines, tax);
  const sums = sumsOf(content);
  /** The cart as the database says it, for the condition of the statement. */
  const inCart = [...lines]
    .sort((one, other) => (one.productId < other.productId ? -1 : 1))
    .map(({ productId, quantity, priceCents, discountPercent }) =>
      [productId, quantity, priceCents, discountPercent].join(":"),
    )
    .join(",");
  return {
    lines,
    content,
    ...sums,
    region,
    /** As the table has it now. */
    taxed: tax ? `${tax.rate}:${tax.digital ? 1 : 0}` : "",
    inCart,
    ships: lines.some(({ ships }) => ships),
    /** Lines of which there are not so many left. */
    short: lines.filter(({ onHand, quantity }) => onHand !== null && onHand < quantity),
    changed: lines.filter(({ before }) => before !== undefined),
    /** Changes with everything that the buyer agrees to. */
    seen: await sha256(JSON.stringify([inCart, region ?? "", sums])),
  };
}
export type Quote = Awaited<ReturnType<typeof readQuote>>;
