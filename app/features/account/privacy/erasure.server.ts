import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { audited, redactAudit, SITE } from "~/engines/trust/trust.server.ts";
import type { Departure, Leaves, OwnedRows, Statement, Task } from "~/services/contribution.ts";
import { GUEST_DAYS } from "~/services/retention.server.ts";
import { type Database, isUnavailable } from "~db/client.ts";
import { accountDeletions, users } from "~db/schema/account.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { confirmedAddress, isNaming, isTheirs, keyOf, namesThem, type Whose } from "./account-rows.server.ts";

type TaskDeps = Parameters<Task>[0];

/** How many accounts one run deletes, and how many files at once. */
const MOST_ACCOUNTS = 20;
const MOST_FILES = 500;

/** An account whose deletion is due at this moment; nobody, once somebody undid it. */
function whoIsDue(userId: string, now: Date): Whose {
  const id = sql`(select ${accountDeletions.userId} from ${accountDeletions}
    where ${accountDeletions.userId} = ${userId} and ${accountDeletions.dueAt} <= ${now.toISOString()})`;
  return {
    id,
    owner: sql`('user:' || ${id})`,
    email: confirmedAddress(id),
  };
}

const tableOf = (column: SQLiteColumn) => column.table as SQLiteTable;

/** Takes a name out of its column: null, or nothing where a column has to have something. */
const emptied = (db: Database, column: SQLiteColumn, where: SQL, leaves: Leaves = {}) =>
  db
    .update(tableOf(column))
    .set({ [keyOf(column)]: column.notNull ? "" : null, ...leaves })
    .where(where);

/**
 * A workspace that others share is never without an owner: where the only one goes, whoever is there longest becomes
 * one, members before viewers. The form asks to hand over first; this is for those who joined since.
 */
const handOver = (db: Database, { id }: Whose) =>
  db
    .update(workspaceMembers)
    .set({ role: "owner" })
    .where(
      sql`exists (select 1 from ${workspaceMembers} as going
          where going.workspace_id = ${workspaceMembers.workspace} and going.user_id = ${id} and going.role = 'owner')
        and not exists (select 1 from ${workspaceMembers} as owners
          where owners.workspace_id = ${workspaceMembers.workspace} and owners.user_id <> ${id} and owners.role = 'owner')
        and ${workspaceMembers.userId} = (select next.user_id from ${workspaceMembers} as next
          where next.workspace_id = ${workspaceMembers.workspace} and next.user_id <> ${id}
          order by case next.role when 'member' then 0 else 1 end, next.joined_at, next.user_id limit 1)`,
    );

/** Everything that makes an account be forgotten, in the order in which it has to happen. */
function erasureOf(
  db: Database,
  { owned, mentions, sharedWithOthers }: TaskDeps["contributions"],
  whose: Whose,
  departures: readonly Departure[],
): Statement[] {
  // Whether a workspace is theirs alone is told by its members, who go after what is in it.
  const last: SQLiteTable[] = [workspaces, workspaceMembers, accountDeletions, users];
  const rows = owned.filter(({ by }) => !last.includes(tableOf(by)));
  const naming = mentions.filter(isNaming);
  return [
    handOver(db, whose),
    ...departures.flatMap((departure) => sharedWithOthers.flatMap(({ leave }) => leave(db, departure))),
    ...redactAudit(db, whose),
    ...naming.map((mention) =>
      mention.fate === "delete"
        ? db.delete(tableOf(mention.column)).where(namesThem(mention, whose))
        : emptied(db, mention.column, namesThem(mention, whose), mention.leaves),
    ),
    ...rows.flatMap(({ by, stays, sample, leaves }) => [
      ...(stays && !sample ? [] : [db.delete(tableOf(by)).where(and(isTheirs(by, whose), stays && sample))]),
      ...(stays ? [emptied(db, by, isTheirs(by, whose), leaves)] : []),
    ]),
    db.delete(workspaces).where(isTheirs(workspaces.id, whose)),
    db.delete(workspaceMembers).where(sql`${workspaceMembers.userId} = ${whose.id}`),
    // The account itself, and with it that it was to be deleted.
    db.delete(users).where(sql`${users.id} = ${whose.id}`),
  ];
}

/** The workspaces that go with an account, its own first. What stands in the place of each is random: it names nobody. */
async function departuresOf(db: Database, userId: string, whose: Whose): Promise<Departure[]> {
  const made = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(isTheirs(workspaces.id, whose))
    .orderBy(workspaces.id);
  return [`user:${userId}`, ...made.map(({ id }) => id)].map((workspace) => ({
    workspace,
    gone: `gone:${crypto.randomUUID()}`,
    still: sql`(${isTheirs(sql`${workspace}`, whose)})`,
  }));
}

/** Deletes the files of rows; those of more rows than one answer holds, in turns. */
async function deleteFiles({ db, pictures }: TaskDeps, rows: OwnedRows, where: SQL): Promise<void> {
  const { files } = rows;
  if (!files || !pictures) return;
  const table = tableOf(rows.by);
  for (let last = ""; ; ) {
    const found = await db
      .select({ name: sql<string>`${files.name}` })
      .from(table)
      .where(and(where, sql`${files.name} > ${last}`))
      .orderBy(files.name)
      .limit(MOST_FILES);
    if (found.length > 0) await pictures.delete(found.map(({ name }) => files.key(name)));
    if (found.length < MOST_FILES) return;
    last = found.at(-1)?.name ?? "";
  }
}

/**
 * One account. What is open with others is ended first, by its own rules; then files go, and last all rows in one batch.
 */
async function eraseAccount(deps: TaskDeps, userId: string): Promise<void> {
  const { db, now, contributions } = deps;
  const whose = whoIsDue(userId, now());
  const departures = await departuresOf(db, userId, whose);
  for (const departure of departures)
    for (const { end } of contributions.sharedWithOthers) await end(deps, departure);
  for (const rows of contributions.owned) await deleteFiles(deps, rows, isTheirs(rows.by, whose));
  await audited(deps, {
    events: [{ chain: SITE, act: "account.erased", actor: "system" }],
    when: sql`${whose.id} is not null`,
    statements: erasureOf(db, contributions, whose, departures),
  });
}

/**
 * Really deletes the accounts whose days are over. Files go first: what fails between leaves rows, and the next run
 * begins again. An account is deleted in one batch, whole or not at all.
 */
export const eraseAccounts: Task = async (deps) => {
  const { db, now } = deps;
  const due = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now().toISOString()))
    .orderBy(accountDeletions.dueAt)
    .limit(MOST_ACCOUNTS);
  const failures: unknown[] = [];
  for (const { userId } of due)
    await eraseAccount(deps, userId).catch((error) => {
      if (isUnavailable(error)) throw error;
      failures.push(error);
    });
  // One that fails holds up no other, and the next run begins again with it.
  if (failures.length > 0) throw failures[0];
};

/** The files of what guests left go before the rows do, which the retention deletes. */
export const forgetGuestFiles: Task = async (deps) => {
  const before = new Date(deps.now().getTime() - GUEST_DAYS * 24 * 60 * 60 * 1000).toISOString();
  for (const rows of deps.contributions.owned) {
    const { by, touched, unfinished = sql`0` } = rows;
    if (touched)
      await deleteFiles(
        deps,
        rows,
        sql`${by} >= 'visitor:' and ${by} < 'visitor;' and ${touched} < ${before} and not (${unfinished})`,
      );
  }
};

/** Whether the deletion of an account is under way, and until when it can be undone. */
export async function pendingDeletion(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return found?.dueAt;
}
