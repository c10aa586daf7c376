import { and, asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { Statement } from "~/services/contribution.ts";
import { type Database, isTaken } from "~db/client.ts";
import { auditEvents } from "~db/schema/trust.ts";
import { type AuditEvent, type AuditRow, type Fault, faultOf, type Head, sealed } from "./audit-chain.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** How often an entry is tried whose place others took first. Of those who try at once, one gets through each time. */
const MOST_TRIES = 60;
const WAIT_MS = 8;
const PAGE = 500;

/** The chain of administrators' acts. */
export const SITE = "site";

async function headsOf(db: Database, chains: readonly string[]): Promise<(Head | undefined)[]> {
  const last = (chain: string) =>
    db
      .select({ number: auditEvents.number, seal: auditEvents.seal })
      .from(auditEvents)
      .where(eq(auditEvents.chain, chain))
      .orderBy(desc(auditEvents.number))
      .limit(1);
  const [first, ...others] = chains.map(last);
  return first ? (await db.batch([first, ...others])).map(([head]) => head) : [];
}

function insertRow(db: Database, row: AuditRow, when: SQL) {
  return db
    .insert(auditEvents)
    .select(
      sql`select ${row.chain}, ${row.number}, ${row.act}, ${row.createdAt}, ${row.actor}, ${row.actorSalt},
        ${row.actorHash}, ${row.subject}, ${row.details && JSON.stringify(row.details)}, ${row.contentSalt},
        ${row.contentHash}, ${row.previous}, ${row.seal} where ${when}`,
    )
    .returning({ number: auditEvents.number });
}

export interface Audited {
  /** At most one of each chain. */
  events: readonly AuditEvent[];
  /** What is done, in the same batch: both, or neither. */
  statements?: readonly Statement[];
  /** Asked before the statements run; where it does not hold, nothing is written down. */
  when?: SQL;
}

/**
 * Does something and writes it down, in one batch. An entry takes the next place of its chain, which is unique; where
 * somebody else took it meanwhile, the whole batch fails and is tried behind theirs. Answers whether it was written
 * down, and what the statements returned.
 */
export async function audited(
  { db, now }: Deps,
  { events, statements = [], when = sql`true` }: Audited,
): Promise<{ recorded: boolean; results: unknown[] }> {
  for (let tries = 1; ; tries++) {
    const heads = await headsOf(
      db,
      events.map(({ chain }) => chain),
    );
    const rows = await Promise.all(events.map((event, n) => sealed(event, heads[n], now())));
    const [first, ...others] = [...rows.map((row) => insertRow(db, row, when)), ...statements];
    if (!first) return { recorded: false, results: [] };
    try {
      const results: unknown[] = await db.batch([first, ...others]);
      const written = results.slice(0, rows.length) as unknown[][];
      return { recorded: written.some((row) => row.length > 0), results: results.slice(rows.length) };
    } catch (error) {
      if (!isTaken(error, "audit_events.number") || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * WAIT_MS * Math.min(tries, 10)));
    }
  }
}

/**
 * Changes something of a workspace and writes it into its log. `when` is the condition of the statement, asked before it
 * runs. A guest's own workspace has no log: nobody could read it.
 */
export async function logged<Row>(
  deps: Deps,
  { workspace, when, ...event }: Omit<AuditEvent, "chain"> & { workspace: string; when: SQL },
  statements: readonly [Statement, ...Statement[]],
): Promise<Row[]> {
  const events = workspace.startsWith("visitor:") ? [] : [{ chain: workspace, ...event }];
  const { results } = await audited(deps, { events, when, statements });
  return results[0] as Row[];
}

export interface Verified {
  /** How many entries hold, from the first on. */
  entries: number;
  /** Of how many of them something was taken out. */
  redacted: number;
  /** The seal of the last one that holds, to be noted elsewhere: it tells whether the end was cut off. */
  seal: string;
  /** The first entry that does not hold, and why. */
  fault?: { number: number; what: Fault };
}

/** Goes through a chain from its first entry. */
export async function verifyAudit(db: Database, chain: string): Promise<Verified> {
  let head: Head | undefined;
  let redacted = 0;
  const found = (fault?: Verified["fault"]): Verified => ({
    entries: head?.number ?? 0,
    redacted,
    seal: head?.seal ?? "",
    ...(fault && { fault }),
  });
  for (;;) {
    const rows: AuditRow[] = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.chain, chain), gt(auditEvents.number, head?.number ?? 0)))
      .orderBy(asc(auditEvents.number))
      .limit(PAGE);
    for (const row of rows) {
      const what = await faultOf(row, head);
      if (what) return found({ number: row.number, what });
      if (row.actorSalt === null || row.contentSalt === null) redacted++;
      head = row;
    }
    if (rows.length < PAGE) return found();
  }
}

/** The newest entries of a chain. */
export async function listAudit(db: Database, chain: string, limit = 100): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.chain, chain))
    .orderBy(desc(auditEvents.number))
    .limit(limit);
}

/**
 * Takes a person out of every entry: who acted becomes nobody, and where an entry is about them, or quotes their
 * address, it keeps only that something happened. The seals hold. Statements for a batch.
 */
export function redactAudit(
  db: Database,
  { owner, id, email }: { owner: SQL; id: SQL; email: SQL },
): Statement[] {
  const quoted = (what: SQL) => sql`instr(${auditEvents.details}, ${what}) > 0`;
  return [
    db.update(auditEvents).set({ actor: null, actorSalt: null }).where(sql`${auditEvents.actor} = ${owner}`),
    db
      .update(auditEvents)
      .set({ subject: null, details: null, contentSalt: null })
      .where(or(sql`${auditEvents.subject} in (${owner}, ${email})`, quoted(id), quoted(email))),
  ];
}
