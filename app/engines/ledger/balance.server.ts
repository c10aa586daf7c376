import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { ledgerAccounts, ledgerEntries, ledgerPostings } from "~db/schema/ledger.ts";
import type { Account } from "./ledger.ts";
import { availableIn, idOf } from "./post.server.ts";

export interface Balance {
  /** What came in less what went out. */
  balance: number;
  /** What can be taken out now: without what has expired. */
  available: number;
  /** When the next lot is over, and how much of it is left. */
  next?: { at: string; amount: number };
}

/** The two queries of a balance, for a page that asks for more in the same batch; `balanceFrom` reads their rows. */
export function balanceQueries(db: Database, account: Account, now: Date) {
  const id = idOf(account);
  return [
    db
      .select({
        came: sql<number>`coalesce(sum(case when ${ledgerEntries.toAccount} = ${id} then ${ledgerEntries.amount} end), 0)`,
        went: sql<number>`coalesce(sum(case when ${ledgerEntries.fromAccount} = ${id} then ${ledgerEntries.amount} end), 0)`,
        available: sql<number>`${availableIn(account, now)}`,
      })
      .from(ledgerEntries)
      .where(or(eq(ledgerEntries.toAccount, id), eq(ledgerEntries.fromAccount, id))),
    db
      .select({ at: sql<string>`open.expires_at`, amount: sql<number>`sum(open.amount)` })
      .from(sql`(select lot.expires_at, lot.amount - coalesce((select sum(draw.amount) from ledger_draws as draw
          where draw.lot = lot.id), 0) as amount from ${ledgerEntries} as lot
        where lot.to_account = ${id} and lot.expires_at > ${now.toISOString()}) as open`)
      .where(sql`open.amount > 0`)
      .groupBy(sql`open.expires_at`)
      .orderBy(sql`open.expires_at`)
      .limit(1),
  ] as const;
}
type BalanceQueries = ReturnType<typeof balanceQueries>;

export function balanceFrom(
  account: Account,
  [sums]: Awaited<BalanceQueries[0]>,
  [next]: Awaited<BalanceQueries[1]>,
): Balance {
  const { came = 0, went = 0, available = 0 } = sums ?? {};
  return { balance: came - went, available, next: account.kind.lots ? next : undefined };
}

/** What stands in an account, derived from its entries. Nothing is stored that could differ. */
export async function readBalance(db: Database, account: Account, now: Date): Promise<Balance> {
  const [sums, next] = await db.batch(balanceQueries(db, account, now));
  return balanceFrom(account, sums, next);
}

export interface StatementLine {
  id: number;
  at: string;
  reason: string;
  subjectType: string | null;
  subjectId: string | null;
  /** Below zero for what went out. */
  amount: number;
  /** What stood there afterwards. */
  balance: number;
  expiresAt: string | null;
}

/** Lines of one statement. */
export const MOST_LINES = 500;

/**
 * What happened in an account, the newest first, each line with the balance after it. The balance is summed over all
 * lines, also those before the first one that is shown.
 */
export const readStatement = async (...asked: Parameters<typeof statementQuery>): Promise<StatementLine[]> =>
  statementQuery(...asked);

/** The same as a query, for a batch. */
export function statementQuery(
  db: Database,
  account: Account,
  { limit = MOST_LINES, before }: { limit?: number; before?: number } = {},
) {
  const id = idOf(account);
  const all = sql`(select entry.id as id, entry.at as at, entry.expires_at as expires_at, entry.posting_id as posting_id,
      case when entry.to_account = entry.from_account then 0 when entry.to_account = ${id} then entry.amount
        else -entry.amount end as amount
    from ${ledgerEntries} as entry where entry.to_account = ${id} or entry.from_account = ${id}) as line`;
  return db
    .select({
      id: sql<number>`line.id`,
      at: sql<string>`line.at`,
      reason: ledgerPostings.reason,
      subjectType: ledgerPostings.subjectType,
      subjectId: ledgerPostings.subjectId,
      amount: sql<number>`line.amount`,
      balance: sql<number>`line.balance`,
      expiresAt: sql<string | null>`line.expires_at`,
    })
    .from(sql`(select line.*, sum(line.amount) over (order by line.id) as balance from ${all}) as line`)
    .innerJoin(ledgerPostings, sql`${ledgerPostings.id} = line.posting_id`)
    .where(before === undefined ? undefined : sql`line.id < ${before}`)
    .orderBy(sql`line.id desc`)
    .limit(limit);
}

/**
 * What does not add up, for a health check; nothing in a ledger that is whole. Every entry has both sides, so that no sum
 * can differ by itself: this finds what somebody has written past the engine.
 */
export async function findFaults(db: Database): Promise<{ account: string; fault: string }[]> {
  const balance = sql`coalesce((select sum(came.amount) from ${ledgerEntries} as came
      where came.to_account = ${ledgerAccounts.id}), 0)
    - coalesce((select sum(went.amount) from ${ledgerEntries} as went where went.from_account = ${ledgerAccounts.id}), 0)`;
  const left = sql`coalesce((select sum(lot.amount - coalesce((select sum(draw.amount) from ledger_draws as draw
      where draw.lot = lot.id), 0)) from ${ledgerEntries} as lot where lot.to_account = ${ledgerAccounts.id}), 0)`;
  const [overdrawn, uneven, homeless, mixed] = await db.batch([
    db
      .select({ account: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.overdraft, false), sql`${balance} < 0`))
      .orderBy(asc(ledgerAccounts.id)),
    db
      .select({ account: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.lots, true), sql`${balance} <> ${left}`)),
    db
      .select({ account: ledgerEntries.postingId })
      .from(ledgerEntries)
      .where(
        sql`not exists (select 1 from ${ledgerAccounts} as a where a.id = ${ledgerEntries.fromAccount})
          or not exists (select 1 from ${ledgerAccounts} as a where a.id = ${ledgerEntries.toAccount})
          or not exists (select 1 from ${ledgerPostings} as p where p.id = ${ledgerEntries.postingId})`,
      ),
    db
      .select({ account: ledgerEntries.postingId })
      .from(ledgerEntries)
      .where(
        sql`(select a.currency from ${ledgerAccounts} as a where a.id = ${ledgerEntries.fromAccount})
          <> (select a.currency from ${ledgerAccounts} as a where a.id = ${ledgerEntries.toAccount})`,
      ),
  ]);
  const named = (rows: { account: string }[], fault: string) =>
    rows.map(({ account }) => ({ account, fault }));
  return [
    ...named(overdrawn, "overdrawn"),
    ...named(uneven, "lots do not sum to the balance"),
    ...named(homeless, "an entry without an account or a posting"),
    ...named(mixed, "two currencies in one entry"),
  ];
}
