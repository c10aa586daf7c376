import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  type Holder,
  mayAct,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
  recordAct,
  tellMaker,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { sha256 } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { tailgateAttendees, tailgateRecords } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { sealOf } from "./record-content.server.ts";
import type { Row } from "./rows.logic.ts";
import { RECORD, TAILGATE_LIMITS } from "./tailgate.limits.ts";
import { findRecord, listAttendees, roomIn, signatureRow } from "./tailgate.queries.server.ts";
import { lateText, type Talk } from "./talk.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface Start {
  idem: string;
  talk: Talk;
  site: string;
  project: string;
  place: string;
  presenter: string;
  /** `YYYY-MM-DD`; one that is still to come plans the talk. */
  day: string;
  language: string;
}

/**
 * Begins a record, which keeps the talk as it is now. The form's key is its id: what is sent twice is begun once. A site or
 * a project that is none of the workspace's is left out: what a form names is not believed.
 */
export async function startRecord(
  { db, now }: Deps,
  actor: Person,
  { idem, talk, site, project, place, presenter, day, language }: Start,
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const room = sql`(select count(*) from ${tailgateRecords} where ${tailgateRecords.workspace} = ${workspace}
    and not ${tailgateRecords.sample}) < ${TAILGATE_LIMITS.records} and ${mayWrite(actor, workspace)}`;
  const key = await submissionKey(idem, RECORD);
  const ofSite = (column: typeof sites.id | typeof sites.name) =>
    sql`(select ${column} from ${sites} where ${sites.id} = ${site} and ${sites.workspace} = ${workspace})`;
  const ofProject = (column: typeof projects.id | typeof projects.name) =>
    sql`(select ${column} from ${projects} where ${projects.id} = ${project} and ${projects.workspace} = ${workspace})`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, at, room),
      db.insert(tailgateRecords).values({
        ...{ id: idem, workspace, place, presenter, language },
        talkKey: talk.key,
        content: JSON.stringify(talk),
        siteId: ofSite(sites.id),
        siteName: sql`coalesce(${ofSite(sites.name)}, '')`,
        projectId: ofProject(projects.id),
        projectName: sql`coalesce(${ofProject(projects.name)}, '')`,
        heldOn: day,
        createdAt: at.toISOString(),
      }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

export type RecordRefusal = "gone" | "not-allowed" | "signed" | "stale";

/** Why a record could not be written. */
async function why(db: Database, actor: Person, id: string): Promise<{ ok: false; error: RecordRefusal }> {
  const [found] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, tailgateRecords.workspace)})`,
      signedAt: tailgateRecords.signedAt,
    })
    .from(tailgateRecords)
    .where(and(eq(tailgateRecords.id, id), mayRead(actor, tailgateRecords.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.signedAt === null ? "stale" : "signed" };
}

const openAt = (actor: Person, id: string, version: number, also: SQL = sql`1`) =>
  sql`exists (select 1 from ${tailgateRecords} where ${and(
    eq(tailgateRecords.id, id),
    eq(tailgateRecords.version, version),
    isNull(tailgateRecords.signedAt),
    mayWrite(actor, tailgateRecords.workspace),
  )}) and ${also}`;

export interface Kept {
  id: string;
  idem: string;
  version: number;
  place: string;
  presenter: string;
  qualification: string;
  hazards: string;
  rows: readonly Row[];
}

/** A name can stand once in a record: whoever signed on their own phone meanwhile is told of. */
const isTwice = (error: unknown) => isTaken(error, "tailgate_attendees.name_key");

/**
 * Writes down the head of a record and its list, unless somebody did since the page was shown. Those who signed on their own
 * phones stay. The same form sent twice is kept once.
 */
export async function saveRecord(
  { db, now }: Deps,
  actor: Person,
  { id, idem, version, rows, ...head }: Kept,
): Promise<CommandResult<RecordRefusal | "twice", { version: number }>> {
  const at = now();
  const record = await findRecord(db, actor, id);
  if (!record) return { ok: false, error: "gone" };
  const { workspace } = record;
  const key = await submissionKey(idem, id, JSON.stringify([head, rows]));
  try {
    await db.batch([
      takeOnlyIf(db, actor.workspace, key, at, openAt(actor, id, version)),
      db
        .update(tailgateRecords)
        .set({ ...head, sample: false, version: sql`${tailgateRecords.version} + 1` })
        .where(eq(tailgateRecords.id, id)),
      db
        .delete(tailgateAttendees)
        .where(and(eq(tailgateAttendees.recordId, id), eq(tailgateAttendees.via, "list"))),
      // Whoever signed an example by link is none any more either.
      db.update(tailgateAttendees).set({ sample: false }).where(eq(tailgateAttendees.recordId, id)),
      ...rows.map((row, position) =>
        db.insert(tailgateAttendees).values({
          ...{ id: crypto.randomUUID(), workspace, recordId: id, position },
          ...row,
          via: "list",
          createdAt: at.toISOString(),
        }),
      ),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, version: (await findRecord(db, actor, id))?.version ?? version };
    if (isTwice(error)) return { ok: false, error: "twice" };
    if (!isRefused(error)) throw error;
    return why(db, actor, id);
  }
  return { ok: true, version: version + 1 };
}

/** What an inspector asks for and a record lacks. */
export type Lack = "presenter" | "place" | "attendee" | "signature" | "early";

/**
 * Closes a record with everybody who signed: it is changed no more, and its hash is kept with it. It depends on the version
 * and on the number of lines that were looked at.
 * @param today the day where whoever closes it is: a talk is not signed before it was held
 */
export async function signRecord(
  { db, now }: Deps,
  actor: Person,
  { id, idem, version, today }: { id: string; idem: string; version: number; today: string },
): Promise<CommandResult<RecordRefusal | Lack, { id: string }>> {
  const at = now();
  const record = await findRecord(db, actor, id);
  if (!record) return { ok: false, error: "gone" };
  if (record.signedAt !== null) return { ok: true, id };
  const attendees = await listAttendees(db, actor, id);
  if (record.presenter === "") return { ok: false, error: "presenter" };
  if (record.place === "" && record.siteName === "") return { ok: false, error: "place" };
  if (attendees.length === 0) return { ok: false, error: "attendee" };
  if (attendees.some(({ signature, drawn }) => signature === "" && drawn === ""))
    return { ok: false, error: "signature" };
  if (record.heldOn > today) return { ok: false, error: "early" };
  const signedAt = at.toISOString();
  const seal = await sealOf(record, { signedAt, attendees });
  const as = sql`(select count(*) from ${tailgateAttendees} where ${tailgateAttendees.recordId} = ${id}) = ${attendees.length}`;
  const key = await submissionKey(idem, id, "sign", version);
  try {
    await db.batch([
      takeOnlyIf(db, actor.workspace, key, at, openAt(actor, id, version, as)),
      db
        .update(tailgateRecords)
        .set({ signedAt, seal, version: sql`${tailgateRecords.version} + 1` })
        .where(eq(tailgateRecords.id, id)),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    return why(db, actor, id);
  }
  return { ok: true, id };
}

/** What somebody signs with. */
export interface Signing {
  idem: string;
  name: string;
  /** As it was typed, and as it was drawn; one of both may be empty. */
  signature: string;
  drawn?: string;
  company: string;
  language: string;
  understood: boolean;
}

/**
 * Adds somebody who came after the record was closed. Their line stands under the record's hash with one of its own. The
 * form's key is its id: what is sent twice is added once.
 */
export async function addLate(
  { db, now }: Deps,
  actor: Person,
  { record: id, idem, ...typed }: Signing & { record: string },
): Promise<CommandResult<RecordRefusal | "twice" | "full" | "open", { id: string }>> {
  const at = now().toISOString();
  const record = await findRecord(db, actor, id);
  if (!record) return { ok: false, error: "gone" };
  if (record.signedAt === null) return { ok: false, error: "open" };
  const signer = { ...typed, via: "late" as const };
  const seal = await sha256(lateText(record.seal, signer, at));
  const row = signatureRow({
    ...{ ...signer, idem, record: id, seal, at },
    ...{ workspace: sql`${record.workspace}`, sample: sql`0` },
  });
  try {
    const [added] = await db
      .insert(tailgateAttendees)
      .select(
        sql`select ${row} from ${tailgateRecords}
          where ${tailgateRecords.id} = ${id} and ${mayWrite(actor, tailgateRecords.workspace)} and ${roomIn(id)}`,
      )
      .onConflictDoNothing({ target: tailgateAttendees.id })
      .returning({ id: tailgateAttendees.id });
    if (added) return { ok: true, id };
  } catch (error) {
    if (isTwice(error))
      return (await isMine(db, idem, id)) ? { ok: true, id } : { ok: false, error: "twice" };
    throw error;
  }
  if (await isMine(db, idem, id)) return { ok: true, id };
  const refused = await why(db, actor, id);
  return refused.error === "signed" ? { ok: false, error: "full" } : refused;
}

/** Whether a line was written by this very form. */
async function isMine(db: Database, line: string, record: string): Promise<boolean> {
  const [found] = await db
    .select({ id: tailgateAttendees.id })
    .from(tailgateAttendees)
    .where(and(eq(tailgateAttendees.id, line), eq(tailgateAttendees.recordId, record)));
  return found !== undefined;
}

/**
 * Signs on one's own phone, by a link with `sign`, while the record is open. The line and what the link did are one batch; the
 * form's key is the id of both.
 */
export async function signByLink(
  { db }: Pick<Deps, "db">,
  holder: Holder,
  { record: id, idem, ...signer }: Signing & { record: string },
): Promise<CommandResult<"gone" | "closed" | "twice" | "full">> {
  const written = sql`exists (select 1 from ${tailgateAttendees} where ${tailgateAttendees.id} = ${idem}
    and ${tailgateAttendees.recordId} = ${id})`;
  const row = signatureRow({
    ...{ ...signer, idem, record: id, via: "link", at: holder.now.toISOString() },
    ...{ workspace: tailgateRecords.workspace, sample: tailgateRecords.sample },
  });
  const may = mayAct(holder, "sign", tailgateRecords.workspace, { type: RECORD, id: tailgateRecords.id });
  try {
    await db.batch([
      db
        .insert(tailgateAttendees)
        .select(
          sql`select ${row} from ${tailgateRecords} where ${tailgateRecords.id} = ${id}
            and ${tailgateRecords.signedAt} is null and ${may} and ${roomIn(id)}`,
        )
        .onConflictDoNothing({ target: tailgateAttendees.id }),
      recordAct(
        db,
        holder,
        {
          idem,
          verb: "sign",
          printedName: signer.name,
          content: { signature: signer.signature, ...(signer.drawn && { drawn: signer.drawn }) },
        },
        written,
      ),
      tellMaker(db, idem),
    ]);
  } catch (error) {
    if (!isTwice(error)) throw error;
    return (await isMine(db, idem, id)) ? { ok: true } : { ok: false, error: "twice" };
  }
  if (await isMine(db, idem, id)) return { ok: true };
  const record = await findRecord(db, holder, id);
  if (!record) return { ok: false, error: "gone" };
  return { ok: false, error: record.signedAt === null ? "full" : "closed" };
}

/** Takes a record away that is not signed, with its list. What is signed stays. */
export async function removeRecord(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<RecordRefusal>> {
  const [removed] = await db
    .delete(tailgateRecords)
    .where(
      and(
        eq(tailgateRecords.id, id),
        isNull(tailgateRecords.signedAt),
        mayWrite(actor, tailgateRecords.workspace),
      ),
    )
    .returning({ id: tailgateRecords.id });
  if (removed) return { ok: true };
  const refused = await why(db, actor, id);
  return refused.error === "gone" ? { ok: true } : refused;
}
