import { asc, eq, sql } from "drizzle-orm";
import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { sha256 } from "~/lib/hash.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { promoCodes, taxRates } from "~db/schema/orders.ts";
import { type OpenReward, openRewards } from "../loyalty/loyalty.queries.server.ts";
import { type Cart, cartOf, cartQuery } from "../shop/shop.queries.server.ts";
import { TERMS } from "./codes.queries.server.ts";
import { type CodeTerms, contentOf, offByCode, offOf, sumsOf } from "./quote.logic.ts";

/** The states where tax is collected. */
export const listTaxRates = (db: Database) => db.select().from(taxRates).orderBy(asc(taxRates.region));

/** Whose points may take something off, and which reward was chosen. */
interface AskedReward {
  actor: Person;
  provider: string;
  chosen?: string;
}

/** A code that somebody typed, in capitals, who it is, and the day in UTC. */
interface AskedCode {
  actor?: Person;
  code: string;
  day: string;
}

/** The day on which codes hold: that of UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The terms of a code and how often it was taken; also as part of a batch. */
const termsOf = (db: Database, asked: AskedCode | undefined) =>
  db
    .select({
      ...TERMS,
      own: sql<number>`(select count(*) from order_codes as taken where taken.code = promo_codes.code
        and taken.workspace_id = ${asked?.actor?.workspace ?? ""})`,
    })
    .from(promoCodes)
    .where(eq(promoCodes.code, asked?.code ?? ""));

/** A cart as one order, with everything that the statement which places it compares: one round trip. */
export async function readQuote(
  db: Database,
  owner: Owner | undefined,
  {
    region,
    language,
    reward,
    code,
  }: { region?: string; language: Language; reward?: AskedReward; code?: AskedCode },
) {
  if (!owner) return quoteOf(cartOf([]), { language, rewards: [] });
  const [rows, [tax], rewards, [terms]] = await db.batch([
    cartQuery(db, owner),
    db
      .select()
      .from(taxRates)
      .where(eq(taxRates.region, region ?? "")),
    openRewards(db, reward?.actor, reward?.provider ?? ""),
    termsOf(db, code),
  ]);
  return quoteOf(cartOf(rows), { region, tax, language, rewards, chosen: reward?.chosen, code, terms });
}

interface Asked {
  region?: string;
  tax?: typeof taxRates.$inferSelect;
  language: Language;
  rewards: readonly OpenReward[];
  chosen?: string;
  code?: AskedCode;
  terms?: CodeTerms;
}

async function quoteOf(cart: Cart, { region, tax, language, rewards, chosen, code: asked, terms }: Asked) {
  const t = translator(language, "shop");
  const lines = cart.lines.map((line) => ({
    ...line,
    name: t(`products.${line.productId}.name` as Key<"shop">),
    ships: line.onHand !== null,
  }));
  const taken = asked?.code ? offByCode(terms, cart.totalCents, asked.day) : undefined;
  /** The code that was typed, with what it takes off or why it takes nothing. */
  const code = asked &&
    taken && {
      code: asked.code,
      cents: taken.ok ? taken.cents : 0,
      problem: taken.ok ? undefined : taken.problem,
      leastCents: Math.max(terms?.leastCents ?? 0, (terms?.offCents ?? 0) + 1),
    };
  /** What of the rewards can be taken off these goods, beside the code. */
  const usable = rewards.flatMap((one) => {
    const cents = offOf(lines, one);
    const left = cart.totalCents - cents - (code?.cents ?? 0);
    return cents > 0 && (one.whole ? left >= 0 : left > 0)
      ? [{ id: one.id, cents, productId: one.productId }]
      : [];
  });
  const reward = usable.find(({ id }) => id === chosen);
  const words = translator(language, "checkout");
  const content = contentOf(lines, tax, [
    ...(code && !code.problem
      ? [
          {
            id: "code" as const,
            name: translator(language, "promo")("line", { code: code.code }),
            cents: code.cents,
          },
        ]
      : []),
    ...(reward ? [{ id: "reward" as const, name: words("reward"), cents: reward.cents }] : []),
  ]);
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
    seen: await sha256(JSON.stringify([inCart, region ?? "", sums, reward?.id ?? "", code ?? ""])),
    reward,
    code,
    usable,
  };
}
export type Quote = Awaited<ReturnType<typeof readQuote>>;
