import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isOverdrawn, posting, readBalance } from "~/engines/ledger/ledger.server.ts";
import type { Movement } from "~/engines/ledger/ledger.ts";
import type { PointSource } from "~/services/contribution.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { type Database, inTurn } from "~db/client.ts";
import { ledgerPostings } from "~db/schema/ledger.ts";
import { type EarnRules, RULES, rulesAt } from "./loyalty.rules.ts";
import { accountsOf, EARNED, TAKEN_BACK } from "./points.ts";

/** An event that was not counted yet. */
export interface DueEvent {
  kind: string;
  id: string;
  workspace: WorkspaceId;
  amount: number;
  at: string;
  /** How many of its kind the workspace had on its day, with this one. */
  nth: number;
}

/** What is earned for an event is written under this key, and so once. */
const keyOf = ({ kind, id }: Pick<DueEvent, "kind" | "id">) => `points:${kind}:${id}`;

/** Events of one run. */
const AT_ONCE = 100;

/** The kind whose rule holds: a refund takes back what its order has earned. */
const ruleOf = (kind: string) => kind.replace(/-refund$/, "");

/** As many selects as D1 puts together in one; more of them stand in selects of their own. */
const MOST_SELECTS = 5;

/** All rows of so many selects. */
function together(selects: readonly SQL[]): SQL {
  if (selects.length <= MOST_SELECTS) return sql.join([...selects], sql` union all `);
  const [first, rest] = [selects.slice(0, MOST_SELECTS - 1), selects.slice(MOST_SELECTS - 1)];
  return sql.join([...first, sql`select * from (${together(rest)})`], sql` union all `);
}

/**
 * Events of a workspace, or of all, that stand in the books of features and not yet in those of the points: the oldest
 * first. What is over the number of a day never becomes due, whenever it is asked.
 */
export function dueEvents(
  sources: readonly PointSource[],
  {
    provider,
    workspace,
    rules = RULES,
  }: { provider: string; workspace?: string; rules?: readonly EarnRules[] },
): SQL {
  const may = (column: SQLWrapper) => (workspace === undefined ? sql`1` : sql`${column} = ${workspace}`);
  const first = rules[0]?.from ?? "9999";
  const all = sources.map(
    ({
      kind,
      rows,
    }) => sql`select ${kind} as kind, one.id as id, one.workspace as workspace, one.amount as amount,
      one.at as at, row_number() over (partition by one.workspace, substr(one.at, 1, 10) order by one.at, one.id) as nth
      from (${rows(may)}) as one where one.amount <> 0 and one.at >= ${first}
      and (one.provider is null or one.provider = ${provider})`,
  );
  // One value, however many rules there are: D1 takes a hundred in a statement.
  const held = JSON.stringify(
    sources.flatMap(({ kind }) =>
      rules.flatMap(({ from, rates }, n) => {
        const rate = rates[ruleOf(kind)];
        return rate ? [{ kind, from, until: rules[n + 1]?.from ?? "9999", most: rate.perDay }] : [];
      }),
    ),
  );
  // What earned nothing on its day is never due, so that it keeps nothing waiting that did.
  const known = sql`exists (select 1 from json_each(${held}) as rule
    where rule.value ->> 'kind' = event.kind and event.at >= rule.value ->> 'from' and event.at < rule.value ->> 'until'
    and event.nth <= coalesce(rule.value ->> 'most', event.nth))`;
  return sql`select event.kind, event.id, event.workspace, event.amount, event.at, event.nth
    from (${
      all.length > 0
        ? together(all)
        : sql`select null as kind, null as id, null as workspace,
      null as amount, null as at, null as nth where 0`
    }) as event
    where ${known} and not exists (select 1 from ${ledgerPostings} as posted
      where posted.key = 'points:' || event.kind || ':' || event.id)
    order by event.amount < 0, event.at, event.id limit ${AT_ONCE}`;
}

interface Deps {
  db: Database;
  now: () => Date;
  provider: string;
}

/** How often an event is tried whose account others have moved meanwhile. */
const TRIES = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts what has happened and was not counted yet: for a page before it is shown, and for all in the scheduled run. Each
 * event is one posting under a key of its own, so that it is counted once however often and by how many this is called.
 */
export async function countPoints(
  deps: Deps,
  sources: readonly PointSource[],
  { workspace, rules = RULES }: { workspace?: string; rules?: readonly EarnRules[] } = {},
): Promise<number> {
  const { db, provider } = deps;
  const due = await db.all<DueEvent>(dueEvents(sources, { provider, workspace, rules }));
  for (const event of due) {
    // Signing in may have given it another owner meanwhile: then it is counted for them by the next run.
    const still = sql`exists (select 1 from (${dueEvents(sources, { provider, workspace: event.workspace, rules })}) as due
      where due.kind = ${event.kind} and due.id = ${event.id})`;
    await countEvent(deps, event, rules, still);
  }
  return due.length;
}

async function countEvent(
  { db, now, provider }: Deps,
  event: DueEvent,
  rules: readonly EarnRules[],
  when: SQL,
) {
  const rule = rulesAt(event.at, rules);
  const points = Math.abs(event.amount) * (rule?.rates[ruleOf(event.kind)]?.points ?? 0);
  if (!rule || points === 0) return;
  const accounts = accountsOf(provider);
  const mine = accounts.points.of(event.workspace);
  const owed = accounts.owed.of(event.workspace);
  for (let tries = 0; tries < TRIES; tries++) {
    const at = now();
    const isGain = event.amount > 0;
    const { available } = await readBalance(db, isGain ? owed : mine, at);
    const first = Math.max(0, Math.min(points, available));
    const expiresAt = new Date(Date.parse(event.at) + rule.validDays * DAY_MS).toISOString();
    // What is gained goes to what is owed first; what cannot be taken back is owed.
    const movements: Movement[] = isGain
      ? [
          { from: accounts.issued, to: mine, amount: points - first, expiresAt },
          { from: owed, to: accounts.issued, amount: first },
        ]
      : [
          { from: mine, to: accounts.issued, amount: first },
          { from: accounts.issued, to: owed, amount: points - first },
        ];
    try {
      const statements = posting(
        db,
        {
          key: keyOf(event),
          reason: isGain ? EARNED : TAKEN_BACK,
          subject: { type: event.kind, id: event.id },
          movements: movements.filter(({ amount }) => amount > 0),
        },
        { now: at, when },
      );
      await inTurn(() => db.batch(statements));
      return;
    } catch (error) {
      if (!isOverdrawn(error)) throw error;
    }
  }
}
