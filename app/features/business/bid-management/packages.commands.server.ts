import { and, eq, type SQL, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move, settle } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { momentAt } from "~/lib/wall-clock.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { bidPackages } from "~db/schema/bids.ts";
import { projects } from "~db/schema/projects.ts";
import { BID_PACKAGE, GRACE_MS, BID_LIMITS as MOST } from "./bids.limits.ts";
import { WITH_FORM } from "./bids.process.ts";
import type { NewPackage, PackageEdit } from "./bids.schemas.ts";
import type { ScopeItem } from "./leveling.ts";
import packageBound from "./package.process.server.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export type Changed = CommandResult<"gone" | "stale" | "fixed" | "full" | "past" | "not-allowed">;

const open = (now: Date) =>
  sql`${bidPackages.state} = 'open' and ${bidPackages.dueAt} > ${new Date(now.getTime() - GRACE_MS).toISOString()}`;

/** The zone of a job, where it is one of the workspace. */
async function zoneOf(db: Database, actor: Person, project: string): Promise<string | undefined> {
  const [found] = await db
    .select({ zone: projects.siteZone })
    .from(projects)
    .where(
      and(
        eq(projects.id, project),
        eq(projects.workspace, actor.workspace),
        mayRead(actor, projects.workspace),
      ),
    );
  return found?.zone;
}

interface PackageBegun extends NewPackage {
  items: readonly ScopeItem[];
  /** Statements of the same batch. */
  also?: (id: string) => readonly Parameters<Database["batch"]>[0][number][];
}

/** Begins a package, with the items of a template; of a job it has the zone. Its id follows from the form and its words. */
export async function createPackage(
  { db, now }: Deps,
  actor: Person,
  { idem, project, template, dueDay, dueTime, zone, items, also = () => [], ...said }: PackageBegun,
): Promise<CommandResult<"gone" | "full" | "past" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const siteZone = project ? await zoneOf(db, actor, project) : zone;
  if (siteZone === undefined) return { ok: false, error: "gone" };
  const dueAt = momentAt(dueDay, dueTime, siteZone);
  if (dueAt <= at.toISOString()) return { ok: false, error: "past" };
  const held = sql`(select count(*) from bid_packages as mine where mine.workspace_id = ${workspace} and not mine.sample)`;
  const may = sql`(${held} < ${MOST.packages} and ${mayWrite(actor, workspace)})`;
  const id = await idFrom(idem, workspace, project, template, JSON.stringify(said), dueAt);
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, BID_PACKAGE, id), at, may),
      db.insert(bidPackages).values({
        ...{ ...said, id, workspace, siteZone, dueAt, projectId: project || null },
        ...{ items: [...items], addenda: [], plugs: {} },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, packageBound, actor, { record: id, party: "buyer", now: at }),
      ...also(id),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id };
}

interface Seen {
  id: string;
  version: number;
}

/** Changes a package that the page showed, where it still stands so; otherwise says why not. */
async function change(
  db: Database,
  actor: Person,
  { id, version }: Seen,
  set: Record<string, unknown>,
  while_: SQL,
): Promise<Changed> {
  const [changed] = await db
    .update(bidPackages)
    .set({ ...set, sample: false, version: sql`${bidPackages.version} + 1` } as never)
    .where(
      and(
        eq(bidPackages.id, id),
        eq(bidPackages.version, version),
        while_,
        mayWrite(actor, bidPackages.workspace),
      ),
    )
    .returning({ id: bidPackages.id });
  if (changed) return { ok: true };
  const [found] = await db
    .select({ version: bidPackages.version, may: sql<number>`(${mayWrite(actor, bidPackages.workspace)})` })
    .from(bidPackages)
    .where(and(eq(bidPackages.id, id), mayRead(actor, bidPackages.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.version === version ? "fixed" : "stale" };
}

async function found(db: Database, actor: Person, id: string) {
  const [row] = await db
    .select({
      items: bidPackages.items,
      addenda: bidPackages.addenda,
      zone: bidPackages.siteZone,
      projectId: bidPackages.projectId,
    })
    .from(bidPackages)
    .where(and(eq(bidPackages.id, id), mayRead(actor, bidPackages.workspace)));
  return row && { ...row, items: row.items as ScopeItem[], addenda: row.addenda as Addendum[] };
}

export interface Addendum {
  n: number;
  text: string;
  at: string;
  /** The moment that it moved the due moment to; null where it did not. */
  dueAt: string | null;
}

const DRAFT = sql`${bidPackages.state} = 'draft'`;

/** Changes what a package says, until it goes out: then only by an addendum. */
export async function editPackage(
  { db, now }: Deps,
  actor: Person,
  { id, version, dueDay, dueTime, zone, ...said }: PackageEdit & Seen,
): Promise<Changed> {
  const seen = { id, version };
  const before = await found(db, actor, id);
  if (!before) return { ok: false, error: "gone" };
  const siteZone = before.projectId ? before.zone : zone;
  const dueAt = momentAt(dueDay, dueTime, siteZone);
  if (dueAt <= now().toISOString()) return { ok: false, error: "past" };
  return change(db, actor, seen, { ...said, siteZone, dueAt }, DRAFT);
}

/** Adds an item to the scope of a draft. */
export async function addItem(
  { db }: Deps,
  actor: Person,
  { id, version, item }: Seen & { item: Omit<ScopeItem, "id" | "taken"> },
): Promise<Changed> {
  const seen = { id, version };
  const before = await found(db, actor, id);
  if (!before) return { ok: false, error: "gone" };
  if (before.items.length >= MOST.items) return { ok: false, error: "full" };
  const last = Math.max(0, ...before.items.map(({ id }) => Number(id.slice(1))));
  return change(db, actor, seen, { items: [...before.items, { ...item, id: `i${last + 1}` }] }, DRAFT);
}

/** Takes an item out of a draft; or says of an alternate whether it is meant to be built, also while bids are compared. */
export async function changeItem(
  { db }: Deps,
  actor: Person,
  { id: of, version, intent, item }: Seen & { intent: "drop" | "take"; item: string },
): Promise<Changed> {
  const seen = { id: of, version };
  const before = await found(db, actor, of);
  if (!before?.items.some(({ id }) => id === item)) return { ok: false, error: "gone" };
  const items =
    intent === "drop"
      ? before.items.filter(({ id }) => id !== item)
      : before.items.map((one) => (one.id === item ? { ...one, taken: !one.taken } : one));
  const while_ = intent === "drop" ? DRAFT : sql`${bidPackages.state} in ('draft', 'leveling')`;
  return change(db, actor, seen, { items }, while_);
}

/**
 * Adds something to a package that is out, for all bidders: each acknowledges it before a bid counts. It may move the due
 * moment, never into the past, and only while bids are still taken.
 */
export async function issueAddendum(
  { db, now }: Deps,
  actor: Person,
  {
    id,
    version,
    addendum,
    newDay,
    newTime,
  }: Seen & { addendum: string; newDay: string | null; newTime: string },
): Promise<Changed> {
  const at = now();
  const seen = { id, version };
  const before = await found(db, actor, id);
  if (!before) return { ok: false, error: "gone" };
  if (before.addenda.length >= MOST.addenda) return { ok: false, error: "full" };
  const dueAt = newDay ? momentAt(newDay, newTime || "17:00", before.zone) : null;
  if (dueAt !== null && dueAt <= at.toISOString()) return { ok: false, error: "past" };
  const n = before.addenda.length + 1;
  const addenda = [...before.addenda, { n, text: addendum, at: at.toISOString(), dueAt }];
  return change(db, actor, seen, { addenda, ...(dueAt && { dueAt }) }, open(at));
}

interface Moving extends Seen {
  transition: string;
  idem: string;
  note: string;
}

/** Moves a package on: gives it out, opens the bids, cancels. What carries more has a command of its own. */
export async function movePackage(
  deps: Deps,
  actor: Person,
  { id, ...moving }: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> {
  if (WITH_FORM.includes(moving.transition)) return { ok: false, error: "blocked" };
  await settle(deps, packageBound, { record: id });
  return move(deps, packageBound, actor, { record: id, ...moving });
}

/** Gives a package out again that nobody bid on, with another moment. */
export async function openAgain(
  deps: Deps,
  actor: Person,
  { newDay, newTime, id, version, idem }: Seen & { newDay: string; newTime: string; idem: string },
): Promise<CommandResult<MoveRefusal | "past", object, { guard?: string }>> {
  const before = await found(deps.db, actor, id);
  if (!before) return { ok: false, error: "gone" };
  const dueAt = momentAt(newDay, newTime, before.zone);
  if (dueAt <= deps.now().toISOString()) return { ok: false, error: "past" };
  await settle(deps, packageBound, { record: id });
  return move(deps, packageBound, actor, {
    ...{ record: id, transition: "again", version, idem },
    also: ({ db, records }) => [
      db.update(bidPackages).set({ dueAt }).where(sql`${bidPackages.id} in ${records}`),
    ],
  });
}

/**
 * Takes a bid, with the reason that is kept. Only one that stands and whose bidder knows every addendum; of two awards at
 * once one wins.
 */
export async function award(
  deps: Deps,
  actor: Person,
  { id, version, idem, bid, reason }: Seen & { idem: string; bid: string; reason: string },
): Promise<CommandResult<MoveRefusal | "notAcked">> {
  const stands = sql`exists (select 1 from bid_invites as taken where taken.id = ${bid}
    and taken.package_id = bid_packages.id and taken.state = 'submitted')`;
  const acked = sql`exists (select 1 from bid_invites as taken where taken.id = ${bid}
    and json_array_length(taken.acks) >= json_array_length(bid_packages.addenda))`;
  const moved = await move(deps, packageBound, actor, {
    ...{ record: id, transition: "award", version, idem, note: reason },
    when: sql`${stands} and ${acked}`,
    also: ({ db, records }) => [
      db
        .update(bidPackages)
        .set({ awardedTo: bid, awardReason: reason })
        .where(sql`${bidPackages.id} in ${records}`),
    ],
  });
  if (moved.ok) return { ok: true };
  if (moved.error !== "stale") return { ok: false, error: moved.error };
  const [why] = await deps.db
    .select({ acked: sql<number>`(${acked})`, stands: sql<number>`(${stands})` })
    .from(bidPackages)
    .where(
      and(eq(bidPackages.id, id), eq(bidPackages.version, version), mayRead(actor, bidPackages.workspace)),
    );
  return { ok: false, error: why?.stands && !why.acked ? "notAcked" : "stale" };
}

/** Keeps a drawing or another document of a package, until bids are no longer taken. */
export async function addPackageFile(
  store: FileStore,
  actor: Person,
  { id, ...file }: { id: string; idem: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const [row] = await store.db
    .select({ workspace: bidPackages.workspace })
    .from(bidPackages)
    .where(and(eq(bidPackages.id, id), mayRead(actor, bidPackages.workspace)));
  if (!row) return { ok: false, error: "gone" };
  const subject = { workspace: row.workspace as WorkspaceId, type: BID_PACKAGE, id };
  const sent = { id: file.idem, name: file.name, bytes: file.bytes };
  return keepFile(store, actor, subject, sent, {
    kind: "document",
    most: MOST.fileBytes,
    count: MOST.files,
    when: sql`exists (select 1 from ${bidPackages} where ${bidPackages.id} = ${id} and ${bidPackages.state} in ('draft', 'open'))`,
  });
}
