import { and, eq, inArray, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  makeLink,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
  revokeLink,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { type Database, isTaken } from "~db/client.ts";
import { financingApplications, financingLenders } from "~db/schema/financing.ts";
import { APPLICATION, APPLICATION_LIMITS as MOST, type Paper } from "./application.limits.ts";
import bound from "./application.process.server.ts";
import { ACCEPT } from "./application.process.ts";

interface Deps {
  db: Database;
  now: () => Date;
}
type LinkDeps = Parameters<typeof makeLink>[0];

export interface ApplicationFacts {
  topic: string;
  amount: number;
  firm: string;
  years: string;
  sales: string;
  income: string;
  debt: string;
}

const columnsOf = ({ topic, amount, firm, ...facts }: ApplicationFacts) => ({
  ...{ topic, firm, facts, amountCents: amount },
});

/** Begins an application, which nobody outside the workspace reads; what is sent twice is begun once. */
export async function beginApplication(
  { db, now }: Deps,
  actor: Person,
  { idem, query, ...facts }: ApplicationFacts & { idem: string; query: string },
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, JSON.stringify(facts));
  const held = sql`(select count(*) from financing_applications as held where held.workspace_id = ${workspace})`;
  const may = sql`${held} < ${MOST.applications} and ${mayWrite(actor, workspace)}`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, APPLICATION, id), at, may),
      db.insert(financingApplications).values({
        ...columnsOf(facts),
        ...{ id, workspace, query, papers: {} },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, bound, actor, { record: id, party: "firm", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id };
}

/** An application of the workspace that can still be changed. */
const isDraft = (actor: Person, id: string) =>
  and(
    eq(financingApplications.id, id),
    eq(financingApplications.workspace, actor.workspace),
    eq(financingApplications.state, "draft"),
    mayWrite(actor, financingApplications.workspace),
  );

/** Why a statement wrote nothing. */
async function whyNot(db: Database, actor: Person, id: string): Promise<"gone" | "stale" | "not-allowed"> {
  const [there] = await db
    .select({ may: sql<number>`(${mayWrite(actor, financingApplications.workspace)})` })
    .from(financingApplications)
    .where(
      and(
        eq(financingApplications.id, id),
        eq(financingApplications.workspace, actor.workspace),
        mayRead(actor, financingApplications.workspace),
      ),
    );
  if (!there) return "gone";
  return there.may ? "stale" : "not-allowed";
}

/** Changes what lenders will be told, before it is sent. */
export async function saveApplication(
  { db }: Deps,
  actor: Person,
  { id, version, ...facts }: ApplicationFacts & { id: string; version: number },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [done] = await db
    .update(financingApplications)
    .set({ ...columnsOf(facts), sample: false, version: sql`${financingApplications.version} + 1` })
    .where(and(isDraft(actor, id), eq(financingApplications.version, version)))
    .returning({ id: financingApplications.id });
  return done ? { ok: true } : { ok: false, error: await whyNot(db, actor, id) };
}

/** Notes a lender that the application will go to; nothing goes there yet. */
export async function addLender(
  { db, now }: Deps,
  actor: Person,
  { id, idem, lender }: { id: string; idem: string; lender: string },
): Promise<CommandResult<"gone" | "stale" | "full" | "twice" | "not-allowed">> {
  const { workspace } = actor;
  const key = await idFrom(idem, workspace, id, lender);
  const link = await idFrom("link", key);
  const noted = sql`(select count(*) from financing_lenders as noted where noted.application_id = ${id})`;
  const is = sql`exists (select 1 from ${financingApplications} where ${isDraft(actor, id)})`;
  try {
    const [made] = await db
      .insert(financingLenders)
      .select(
        sql`select ${key}, ${workspace}, ${id}, ${lender}, ${link}, '', '', null, null, 1, ${now().toISOString()}
          where ${is} and ${noted} < ${MOST.lenders}
          and not exists (select 1 from financing_lenders as same where same.id = ${key})`,
      )
      .returning({ id: financingLenders.id });
    if (made) return { ok: true };
  } catch (error) {
    if (isTaken(error, "financing_lenders.lender")) return { ok: false, error: "twice" };
    throw error;
  }
  const [found] = await db
    .select({
      same: sql<number>`exists (select 1 from financing_lenders as same where same.id = ${key})`,
      is: sql<number>`(${is})`,
    })
    .from(sql`(select 1)`);
  if (found?.same) return { ok: true };
  return { ok: false, error: found?.is ? "full" : await whyNot(db, actor, id) };
}

/** Takes a lender out before the application is sent; one that is not there is out. */
export async function dropLender(
  { db }: Deps,
  actor: Person,
  { id, lenderId }: { id: string; lenderId: string },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const is = sql`exists (select 1 from ${financingApplications} where ${isDraft(actor, id)})`;
  const [[answer]] = await db.batch([
    db.select({ is: sql<number>`(${is})` }).from(sql`(select 1)`),
    db
      .delete(financingLenders)
      .where(and(eq(financingLenders.id, lenderId), eq(financingLenders.applicationId, id), is)),
  ]);
  return answer?.is ? { ok: true } : { ok: false, error: await whyNot(db, actor, id) };
}

const subjectOf = (actor: Person, id: string) => ({ workspace: actor.workspace, type: APPLICATION, id });

/** Keeps a paper of the application, before it is sent. */
export function addPaper(
  store: FileStore,
  actor: Person,
  { id, paper, ...file }: { id: string; paper: Paper; idem: string; name: string; bytes: Uint8Array },
): ReturnType<typeof keepFile> {
  const is = sql`exists (select 1 from ${financingApplications} where ${isDraft(actor, id)})`;
  return keepFile(
    store,
    actor,
    subjectOf(actor, id),
    { id: file.idem, name: file.name, bytes: file.bytes },
    {
      ...{ kind: "document", most: MOST.fileBytes, count: MOST.files, when: is },
      also: (written) => [
        store.db
          .update(financingApplications)
          .set({
            papers: sql`json_set(${financingApplications.papers}, ${`$."${file.idem}"`}, ${paper})`,
            version: sql`${financingApplications.version} + 1`,
          })
          .where(and(isDraft(actor, id), written)),
      ],
    },
  );
}

/** Deletes a paper again, before the application is sent. */
export async function dropPaper(
  store: FileStore,
  actor: Person,
  { id, file }: { id: string; file: string },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [done] = await store.db
    .update(financingApplications)
    .set({
      papers: sql`json_remove(${financingApplications.papers}, ${`$."${file}"`})`,
      version: sql`${financingApplications.version} + 1`,
    })
    .where(isDraft(actor, id))
    .returning({ id: financingApplications.id });
  if (!done) return { ok: false, error: await whyNot(store.db, actor, id) };
  await dropFiles(store, actor, subjectOf(actor, id), file);
  return { ok: true };
}

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note?: string;
}

const lendersOf = (db: Database, id: string) =>
  db.select().from(financingLenders).where(eq(financingLenders.applicationId, id));

/**
 * Sends, declines or withdraws an application. Sent, each lender gets a link of its own; ended, all links end. Until the
 * links are made nobody can open anything, and pressing again makes those that are missing.
 */
export async function moveApplication(
  deps: LinkDeps,
  actor: Person,
  moving: Moving,
): Promise<CommandResult<MoveRefusal | "too-many">> {
  if (moving.transition === ACCEPT) return { ok: false, error: "blocked" };
  const moved = await move(deps, bound, actor, moving);
  if (!moved.ok) return moved;
  return moving.transition === "send"
    ? linkLenders(deps, actor, moving.record)
    : endLinks(deps, actor, moving.record);
}

/**
 * Makes the links of all lenders of an application that was sent and that have none; a link that was made stays what it is,
 * revoked or not.
 */
export async function linkLenders(
  deps: LinkDeps,
  actor: Person,
  id: string,
): Promise<CommandResult<"too-many" | "gone" | "stale" | "not-allowed">> {
  const [sent] = await deps.db
    .select({ id: financingApplications.id })
    .from(financingApplications)
    .where(
      and(
        eq(financingApplications.id, id),
        eq(financingApplications.state, "sent"),
        eq(financingApplications.workspace, actor.workspace),
        mayWrite(actor, financingApplications.workspace),
      ),
    );
  if (!sent) return { ok: false, error: await whyNot(deps.db, actor, id) };
  for (const { workspace, lender, linkId } of await lendersOf(deps.db, id)) {
    const made = await makeLink(deps, actor, {
      ...{ idem: linkId, workspace: workspace as WorkspaceId, subject: { type: APPLICATION, id } },
      ...{ name: lender, verbs: ["answer"], kind: "person", days: MOST.linkDays, asksName: true },
    });
    if (!made.ok) return made;
  }
  return { ok: true };
}

async function endLinks(deps: LinkDeps, actor: Person, id: string, but?: string): Promise<{ ok: true }> {
  for (const lender of await lendersOf(deps.db, id))
    if (lender.id !== but) await revokeLink(deps, actor, lender.linkId);
  return { ok: true };
}

/** Takes an offer as it was read, and ends the links of all others. Of two at once one wins. */
export async function acceptOffer(
  deps: LinkDeps,
  actor: Person,
  {
    id,
    lenderId,
    offerVersion,
    ...step
  }: {
    id: string;
    lenderId: string;
    offerVersion: number;
    version: number;
    idem: string;
  },
): Promise<CommandResult<MoveRefusal>> {
  const { db } = deps;
  const offered = sql`exists (select 1 from financing_lenders as offered where offered.id = ${lenderId}
    and offered.application_id = ${financingApplications.id} and offered.version = ${offerVersion}
    and offered.offer <> '' and offered.declined_at is null)`;
  const moved = await move(deps, bound, actor, {
    ...{ record: id, transition: ACCEPT, when: offered, ...step },
    also: ({ records }) => [
      db
        .update(financingApplications)
        .set({ acceptedLender: lenderId })
        .where(inArray(financingApplications.id, records)),
    ],
  });
  if (!moved.ok) return moved;
  return endLinks(deps, actor, id, lenderId);
}
