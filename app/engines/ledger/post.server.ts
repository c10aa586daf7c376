import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { type Database, isMissing } from "~db/client.ts";
import { ledgerAccounts, ledgerDraws, ledgerEntries, ledgerPostings } from "~db/schema/ledger.ts";
import { type Account, checkPosting, EXPIRED, type Movement, type NewPosting } from "./ledger.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** An account's id, as a scalar subquery: by its name, because signing in may give it another owner. */
export const idOf = ({ owner, kind }: Account): SQL<string> =>
  sql`(select named.id from ${ledgerAccounts} as named where named.workspace_id = ${owner}
    and named.name = ${kind.name} and named.currency = ${kind.currency})`;

/** What is left of a lot. */
const LEFT = sql.raw(
  "(lot.amount - coalesce((select sum(draw.amount) from ledger_draws as draw where draw.lot = lot.id), 0))",
);

/** What can be taken out of an account now: what stands in it, less what has expired and was not swept up yet. */
export function availableIn(account: Account, now: Date): SQL<number> {
  const id = idOf(account);
  if (account.kind.lots)
    return sql`(select coalesce(sum(${LEFT}), 0) from ${ledgerEntries} as lot where lot.to_account = ${id}
      and (lot.expires_at is null or lot.expires_at > ${now.toISOString()}))`;
  return sql`((select coalesce(sum(came.amount), 0) from ${ledgerEntries} as came where came.to_account = ${id})
    - (select coalesce(sum(went.amount), 0) from ${ledgerEntries} as went where went.from_account = ${id}))`;
}

const sameAccount = (one: Account, other: Account) =>
  one.owner === other.owner && one.kind.name === other.kind.name && one.kind.currency === other.kind.currency;

/** The accounts that movements touch, each once. */
function accountsOf(movements: readonly Movement[]): Account[] {
  const accounts: Account[] = [];
  for (const account of movements.flatMap(({ from, to }) => [from, to]))
    if (!accounts.some((known) => sameAccount(known, account))) accounts.push(account);
  return accounts;
}

/**
 * Whether everything can be taken that a posting takes, as a condition: a guard for a process, too. What comes in by the
 * same posting does not count.
 */
export function covers({ movements }: Pick<NewPosting, "movements">, now: Date): SQL {
  const conditions = accountsOf(movements)
    .filter(({ kind }) => !kind.overdraft)
    .flatMap((account) => {
      const taken = movements
        .filter(({ from }) => sameAccount(from, account))
        .reduce((sum, { amount }) => sum + amount, 0);
      return taken > 0 ? [sql`${availableIn(account, now)} >= ${taken}`] : [];
    });
  return conditions.length === 0 ? sql`1` : sql`(${sql.join(conditions, sql` and `)})`;
}

interface Posted {
  id: string;
  now: Date;
  /** Under which the posting is written at all, such as `moved.happened` of a process. */
  when?: SQL;
  /** What happens where an account does not have enough: the whole batch fails, or nothing of this posting is written. */
  short: "fail" | "skip";
}

/**
 * The statements of a posting, for a batch of the caller's own. The header is written if everything holds; all that
 * follows depends on it. With `short: "fail"` a batch fails as a whole where something is not covered (`isOverdrawn`).
 */
function postingStatements(
  db: Database,
  posting: NewPosting,
  { id, now, when = sql`1`, short }: Posted,
): [Statement, ...Statement[]] {
  checkPosting(posting);
  const { key, reason, subject, movements } = posting;
  const at = now.toISOString();
  const accounts = accountsOf(movements);
  const covered = covers(posting, now);
  const numberOf = (account: Account) => accounts.findIndex((known) => sameAccount(known, account));
  const legs = movements.map(({ from, to, amount, expiresAt }) => ({
    from: numberOf(from),
    to: numberOf(to),
    amount,
    expires: expiresAt ?? null,
  }));
  const named = JSON.stringify(
    accounts.map(({ owner, kind }) => ({ id: crypto.randomUUID(), owner, ...kind })),
  );
  const accountAt = (
    side: "from" | "to",
  ) => sql`(select account.id from ${ledgerAccounts} as account, json_each(${named}) as name
    where name.key = json_extract(leg.value, ${`$.${side}`}) and account.workspace_id = json_extract(name.value, '$.owner')
    and account.name = json_extract(name.value, '$.name') and account.currency = json_extract(name.value, '$.currency'))`;
  return [
    // An account is made by its first movement. One that stays empty because the rest is refused is no harm.
    db
      .insert(ledgerAccounts)
      .select(
        sql`select json_extract(name.value, '$.id'), json_extract(name.value, '$.owner'), json_extract(name.value, '$.name'),
          json_extract(name.value, '$.currency'), json_extract(name.value, '$.overdraft'), json_extract(name.value, '$.lots'),
          ${at}
          from json_each(${named}) as name where 1`,
      )
      .onConflictDoNothing(),
    db.insert(ledgerPostings).select(
      // The key must not be empty: without one, nothing of the batch is written.
      sql`select ${id}, ${short === "fail" ? sql`case when ${covered} then ${key} end` : key}, ${reason},
        ${subject?.type ?? null}, ${subject?.id ?? null}, ${at}, ${at}
        where (${when}) and not exists (select 1 from ${ledgerPostings} as before where before.key = ${key})
        ${short === "skip" ? sql`and ${covered}` : sql``}`,
    ),
    db.insert(ledgerEntries).select(
      sql`select null, posting.id, ${accountAt("from")}, ${accountAt("to")}, json_extract(leg.value, '$.amount'),
        json_extract(leg.value, '$.expires'), posting.at
        from ${ledgerPostings} as posting, json_each(${JSON.stringify(legs)}) as leg
        where posting.id = ${id} order by leg.key`,
    ),
    ...drawing(db, id, now),
  ];
}

/** When the first of the lots that an entry has drawn from is over. */
const FIRST_END = sql`(select min(lot.expires_at) from ${ledgerDraws} as draw
  join ${ledgerEntries} as lot on lot.id = draw.lot where draw.entry = ${ledgerEntries.id})`;

/**
 * Takes what a posting has moved out of lots from those lots, the first in first. Lots and needs are laid along one line
 * each; where they lie over each other, that much is drawn.
 */
function drawing(db: Database, posting: string, now: Date): Statement[] {
  return [
    db.insert(ledgerDraws).select(
      sql`with need as (
          select entry.id, entry.from_account, entry.amount,
            sum(entry.amount) over (partition by entry.from_account order by entry.id) - entry.amount as start
          from ${ledgerEntries} as entry join ${ledgerAccounts} as account
            on account.id = entry.from_account and account.lots
          where entry.posting_id = ${posting}
        ), stock as (
          select lot.id, lot.to_account, ${LEFT} as amount,
            sum(${LEFT}) over (partition by lot.to_account order by lot.at, lot.id) - ${LEFT} as start
          from ${ledgerEntries} as lot
          where lot.to_account in (select from_account from need) and lot.posting_id <> ${posting}
            and (lot.expires_at is null or lot.expires_at > ${now.toISOString()})
        )
        select stock.id, need.id,
          min(stock.start + stock.amount, need.start + need.amount) - max(stock.start, need.start)
        from need join stock on stock.to_account = need.from_account
        where min(stock.start + stock.amount, need.start + need.amount) > max(stock.start, need.start)`,
    ),
    // Nobody makes points young again by handing them round: what is made of lots ends with the first of them.
    db
      .update(ledgerEntries)
      .set({
        expiresAt: sql`coalesce(min(${ledgerEntries.expiresAt}, ${FIRST_END}), ${ledgerEntries.expiresAt}, ${FIRST_END})`,
      })
      .where(
        and(
          eq(ledgerEntries.postingId, posting),
          sql`exists (select 1 from ${ledgerAccounts} as account
            where account.id = ${ledgerEntries.toAccount} and account.lots)`,
        ),
      ),
  ];
}

/** A posting as part of a batch: an effect of a process, an order that is placed. Too little in an account fails all of it. */
export function posting(
  db: Database,
  new_: NewPosting,
  { now, when }: { now: Date; when?: SQL },
): [Statement, ...Statement[]] {
  return postingStatements(db, new_, { id: crypto.randomUUID(), now, when, short: "fail" });
}

/** Whether a batch failed because a posting in it took more than there was. */
export const isOverdrawn = (error: unknown): boolean => isMissing(error, "ledger_postings.key");

/** Writes one posting by itself, once per key. */
export async function post(
  { db, now }: Deps,
  new_: NewPosting,
): Promise<CommandResult<"insufficient", { repeated: boolean }>> {
  const id = crypto.randomUUID();
  const found = db
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.key, new_.key));
  const results = await db.batch([
    ...postingStatements(db, new_, { id, now: now(), short: "skip" }),
    found,
  ] as [Statement, ...Statement[]]);
  const [written] = results.at(-1) as Awaited<typeof found>;
  if (!written) return { ok: false, error: "insufficient" };
  return { ok: true, repeated: written.id !== id };
}

/**
 * The statements that take a posting back: everything goes the way it came. What had been drawn from lots becomes lots
 * again with the time that they had left. Fails the batch where what has to be taken is there no more.
 */
export function reversing(
  db: Database,
  { key, of, reason }: { key: string; of: string; reason: string },
  { now, when = sql`1` }: { now: Date; when?: SQL },
): [Statement, ...Statement[]] {
  const id = crypto.randomUUID();
  const at = now.toISOString();
  const original = sql`(select taken.id from ${ledgerPostings} as taken where taken.key = ${of})`;
  /** What an account must give back, and whether it has it. Lots that came by the posting itself are among what is left. */
  const covered = sql`not exists (
    select 1 from (select entry.to_account as account, sum(entry.amount) as amount from ${ledgerEntries} as entry
      where entry.posting_id = ${original} group by entry.to_account) as owed
    join ${ledgerAccounts} as holder on holder.id = owed.account and not holder.overdraft
    where owed.amount > case when holder.lots
      then (select coalesce(sum(${LEFT}), 0) from ${ledgerEntries} as lot where lot.to_account = owed.account
        and (lot.expires_at is null or lot.expires_at > ${at}))
      else (select coalesce(sum(came.amount), 0) from ${ledgerEntries} as came where came.to_account = owed.account)
        - (select coalesce(sum(went.amount), 0) from ${ledgerEntries} as went where went.from_account = owed.account) end)`;
  return [
    db.insert(ledgerPostings).select(
      sql`select ${id}, case when ${covered} then ${key} end, ${reason}, taken.subject_type, taken.subject_id, ${at}, ${at}
        from ${ledgerPostings} as taken where taken.key = ${of} and (${when})
        and not exists (select 1 from ${ledgerPostings} as before where before.key = ${key})`,
    ),
    db.insert(ledgerEntries).select(
      sql`select null, posting.id, entry.to_account, entry.from_account, coalesce(draw.amount, entry.amount),
        lot.expires_at, posting.at
        from ${ledgerPostings} as posting join ${ledgerEntries} as entry on entry.posting_id = ${original}
        left join ${ledgerDraws} as draw on draw.entry = entry.id left join ${ledgerEntries} as lot on lot.id = draw.lot
        where posting.id = ${id} order by entry.id, draw.lot`,
    ),
    ...drawing(db, id, now),
  ];
}

/** Lots that one run sweeps up. */
const LOTS_AT_ONCE = 500;

/**
 * The statements that take what has expired out of its accounts, once a lot, from the moment at which it expired. Until
 * they run, nothing of it can be spent either.
 */
export function expiring(db: Database, now: Date): [Statement, ...Statement[]] {
  const at = now.toISOString();
  const places = Object.values(EXPIRED);
  return [
    db
      .insert(ledgerAccounts)
      .values(
        places.map(({ owner, kind }) => ({
          id: crypto.randomUUID(),
          workspace: owner,
          name: kind.name,
          currency: kind.currency,
          overdraft: true,
          lots: false,
          createdAt: at,
        })),
      )
      .onConflictDoNothing(),
    db.insert(ledgerPostings).select(
      sql`select 'expired:' || lot.id, 'expired:' || lot.id, 'expired', null, null, lot.expires_at, ${at}
        from ${ledgerEntries} as lot join ${ledgerAccounts} as holder on holder.id = lot.to_account and holder.lots
        where lot.expires_at <= ${at} and ${LEFT} > 0
        and not exists (select 1 from ${ledgerPostings} as before where before.key = 'expired:' || lot.id)
        limit ${LOTS_AT_ONCE}`,
    ),
    db.insert(ledgerEntries).select(
      sql`select null, posting.id, lot.to_account, place.id, ${LEFT}, null, posting.at
        from ${ledgerPostings} as posting join ${ledgerEntries} as lot on posting.id = 'expired:' || lot.id
        join ${ledgerAccounts} as holder on holder.id = lot.to_account
        join ${ledgerAccounts} as place on place.workspace_id = 'site' and place.name = 'expired'
          and place.currency = holder.currency
        where posting.created_at = ${at} and ${LEFT} > 0`,
    ),
    db.insert(ledgerDraws).select(
      sql`select lot.id, entry.id, entry.amount from ${ledgerEntries} as lot
        join ${ledgerEntries} as entry on entry.posting_id = 'expired:' || lot.id
        where lot.expires_at <= ${at} and not exists (select 1 from ${ledgerDraws} as drawn where drawn.entry = entry.id)`,
    ),
  ];
}

/** Sweeps up what has expired, for the scheduled run. */
export async function expire({ db, now }: Deps): Promise<void> {
  await db.batch(expiring(db, now()));
}
