import { and, eq, type SQL, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { type Actor, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { type Database, isTaken } from "~db/client.ts";
import { hardHatBoards, hardHatNotes } from "~db/schema/hard-hat.ts";
import { safetyObservations, safetyReports, tailgateAttendees, tailgateRecords } from "~db/schema/safety.ts";
import { workforceCrews, workforceWorkers } from "~db/schema/workforce.ts";
import { hasRoom, nearMissRow, REPORT_FILES } from "../dashboard/dashboard.queries.server.ts";
import {
  hasRoomToObserve,
  OBSERVATION_FILES,
  observationRow,
} from "../dashboard/observations.queries.server.ts";
import { isOf, roomIn, signatureRow } from "../tailgate/tailgate.queries.server.ts";
import { HARD_HAT_LIMITS } from "./hard-hat.limits.ts";
import { type HubRow, mayUse } from "./hard-hat.queries.server.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** Where a crew's page may be used by whoever presses. */
const ofCrew = (actor: Actor, crew: string) => and(eq(workforceCrews.id, crew), mayUse(actor));

/** Where a crew works: its site, or the crew itself where it has none. */
const PLACE = sql`case when ${workforceCrews.siteName} = '' then ${workforceCrews.name} else ${workforceCrews.siteName} end`;

/** Keeps the photo of a form of a crew's page under the form's key: what is sent twice stands once. */
const keepPhoto = (
  store: FileStore,
  actor: Actor,
  {
    crew,
    link,
    type,
    idem,
    photo,
    when,
  }: {
    crew: HubRow["crew"];
    link: { type: string; id: string };
    type: string;
    idem: string;
    photo: { name: string; bytes: Uint8Array };
    /** What has to hold too. */
    when?: SQL;
  },
) =>
  keepFile(
    store,
    actor,
    { workspace: crew.workspace as Person["workspace"], type, id: idem },
    { id: idem, ...photo },
    { ...{ kind: "picture" as const, most: HARD_HAT_LIMITS.photoBytes, count: 1, byLink: link }, when },
  );

/**
 * Reports a hazard to the safety dashboard as a near miss. Nothing about whoever pressed is kept with it. The form's key is
 * the report's id and the photo's: what is sent twice stands once. The photo is looked at first, so that one that is none
 * stops the form; where it was taken is not kept.
 * @param what the words of the kind, in the language of the page
 * @param today `YYYY-MM-DD` at the site
 */
export async function reportHazard(
  store: FileStore,
  actor: Actor,
  {
    crew,
    link,
    idem,
    what,
    today,
    photo,
  }: {
    crew: HubRow["crew"];
    /** The record that the link opens. */
    link: { type: string; id: string };
    idem: string;
    what: string;
    today: string;
    photo?: { name: string; bytes: Uint8Array };
  },
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const { db, now } = store;
  if (photo) {
    const kept = await keepPhoto(store, actor, {
      ...{ crew, link, photo, idem },
      // Without room for the report nothing would lead to its photo.
      ...{ type: REPORT_FILES, when: hasRoom(crew.workspace) },
    });
    if (!kept.ok) return kept.error === "tooMany" ? { ok: false, error: "full" } : kept;
  }
  const row = nearMissRow({
    ...{ idem, workspace: sql`${workforceCrews.workspace}`, what, happenedOn: today, at: now() },
    place: PLACE,
    ...{ siteZone: sql`${workforceCrews.siteZone}`, sample: sql`${workforceCrews.sample}` },
  });
  const [written] = await db
    .insert(safetyReports)
    .select(
      sql`select ${row} from ${workforceCrews} where ${ofCrew(actor, crew.id)}
        and ${hasRoom(workforceCrews.workspace)}`,
    )
    .onConflictDoNothing()
    .returning({ id: safetyReports.id });
  if (written) return { ok: true };
  const [twin] = await db
    .select({ id: safetyReports.id })
    .from(safetyReports)
    .where(and(eq(safetyReports.id, idem), eq(safetyReports.workspace, crew.workspace)));
  if (!(await isThere(db, actor, crew.id))) return { ok: false, error: "gone" };
  return twin ? { ok: true } : { ok: false, error: "full" };
}

/**
 * Keeps what somebody of the crew saw being done, safely or not, as an observation of the safety dashboard: as `reportHazard`,
 * with nothing about whoever pressed.
 */
export async function keepSeen(
  store: FileStore,
  actor: Actor,
  {
    crew,
    link,
    photo,
    ...seen
  }: {
    crew: HubRow["crew"];
    /** The record that the link opens. */
    link: { type: string; id: string };
    idem: string;
    isSafe: boolean;
    what: string;
    /** `YYYY-MM-DD` at the site. */
    seenOn: string;
    photo?: { name: string; bytes: Uint8Array };
  },
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const { db, now } = store;
  if (photo) {
    const kept = await keepPhoto(store, actor, {
      ...{ crew, link, photo, idem: seen.idem },
      ...{ type: OBSERVATION_FILES, when: hasRoomToObserve(crew.workspace) },
    });
    if (!kept.ok) return kept.error === "tooMany" ? { ok: false, error: "full" } : kept;
  }
  const row = observationRow({
    ...{
      ...seen,
      workspace: sql`${workforceCrews.workspace}`,
      at: now(),
      sample: sql`${workforceCrews.sample}`,
    },
    place: PLACE,
  });
  const [, [there]] = await db.batch([
    db
      .insert(safetyObservations)
      .select(
        sql`select ${row} from ${workforceCrews} where ${ofCrew(actor, crew.id)}
          and ${hasRoomToObserve(workforceCrews.workspace)}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: safetyObservations.id })
      .from(safetyObservations)
      .where(and(eq(safetyObservations.id, seen.idem), eq(safetyObservations.workspace, crew.workspace))),
  ]);
  if (!(await isThere(db, actor, crew.id))) return { ok: false, error: "gone" };
  return there ? { ok: true } : { ok: false, error: "full" };
}

async function isThere(db: Database, actor: Actor, crew: string) {
  const [found] = await db.select({ id: workforceCrews.id }).from(workforceCrews).where(ofCrew(actor, crew));
  return found !== undefined;
}

/**
 * Signs the talk of the day with the name of somebody of the crew. A name stands once on its list; that they answered its
 * questions is not claimed.
 */
export async function signTalk(
  { db, now }: Deps,
  actor: Actor,
  {
    crew,
    talk,
    worker,
    idem,
    language,
  }: { crew: string; talk: string; worker: string; idem: string; language: string },
): Promise<CommandResult<"gone" | "twice">> {
  const [who] = await db
    .select({ name: workforceWorkers.name })
    .from(workforceWorkers)
    .innerJoin(workforceCrews, eq(workforceCrews.id, workforceWorkers.crewId))
    .where(and(eq(workforceWorkers.id, worker), workforceWorkers.active, ofCrew(actor, crew)));
  if (!who) return { ok: false, error: "gone" };
  const row = signatureRow({
    ...{ idem, record: talk, name: who.name, signature: who.name, company: "", language, understood: false },
    ...{ via: "link", at: now().toISOString() },
    ...{ workspace: tailgateRecords.workspace, sample: tailgateRecords.sample },
  });
  try {
    await db
      .insert(tailgateAttendees)
      .select(
        sql`select ${row} from ${tailgateRecords}
          inner join ${workforceCrews} on ${workforceCrews.workspace} = ${tailgateRecords.workspace}
          where ${tailgateRecords.id} = ${talk} and ${tailgateRecords.signedAt} is null and ${ofCrew(actor, crew)}
          and ${roomIn(talk)}`,
      )
      .onConflictDoNothing({ target: tailgateAttendees.id });
  } catch (error) {
    if (!isTaken(error, "tailgate_attendees.name_key")) throw error;
  }
  const [line] = await db
    .select({ id: tailgateAttendees.id })
    .from(tailgateAttendees)
    .where(and(eq(tailgateAttendees.recordId, talk), isOf(who.name)));
  if (!line) return { ok: false, error: "gone" };
  return line.id === idem ? { ok: true } : { ok: false, error: "twice" };
}

/** Keeps thanks to a mate or to all, or a question to the foreman. What is sent twice stands once. */
export async function keepNote(
  { db, now }: Deps,
  actor: Actor,
  {
    crew,
    idem,
    kind,
    words,
    worker,
  }: { crew: string; idem: string; kind: "thanks" | "question"; words: string; worker: string },
): Promise<CommandResult<"gone" | "full">> {
  const mate: SQL = sql`(select w.id from workforce_workers as w where w.id = ${worker} and w.crew_id = ${crew})`;
  const [written] = await db
    .insert(hardHatNotes)
    .select(
      sql`select ${idem}, ${workforceCrews.workspace}, ${workforceCrews.id}, ${kind}, ${mate}, ${words},
        ${workforceCrews.sample}, ${now().toISOString()} from ${workforceCrews} where ${ofCrew(actor, crew)}
        and (${worker} = '' or ${mate} is not null)
        and (select count(*) from hard_hat_notes as others where others.crew_id = ${crew}) < ${HARD_HAT_LIMITS.notes}`,
    )
    .onConflictDoNothing()
    .returning({ id: hardHatNotes.id });
  if (written) return { ok: true };
  const [twin] = await db
    .select({ id: hardHatNotes.id })
    .from(hardHatNotes)
    .innerJoin(workforceCrews, eq(workforceCrews.id, hardHatNotes.crewId))
    .where(and(eq(hardHatNotes.id, idem), ofCrew(actor, crew)));
  if (twin) return { ok: true };
  return { ok: false, error: worker === "" && (await isThere(db, actor, crew)) ? "full" : "gone" };
}

export interface BoardText {
  /** Up to three, a line each. */
  tasks: string;
  phone: string;
  muster: string;
  hospital: string;
}

/** Writes what a crew's page says, unless somebody did since it was shown; version 0 is one that nobody wrote yet. */
export async function saveBoard(
  { db, now }: Deps,
  actor: Person,
  { crew, version, ...text }: BoardText & { crew: string; version: number },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [written] = await db.batch([
    db
      .insert(hardHatBoards)
      .select(
        sql`select ${crew}, ${workforceCrews.workspace}, ${workforceCrews.id}, ${text.tasks}, ${text.phone},
          ${text.muster}, ${text.hospital}, 1, 0, ${now().toISOString()} from ${workforceCrews}
          where ${workforceCrews.id} = ${crew} and ${mayWrite(actor, workforceCrews.workspace)}
          and (${version} = 0 or exists (select 1 from hard_hat_boards as b where b.crew_id = ${crew}))`,
      )
      .onConflictDoUpdate({
        target: hardHatBoards.crewId,
        set: { ...text, sample: false, version: sql`${hardHatBoards.version} + 1` },
        setWhere: eq(hardHatBoards.version, version),
      })
      .returning({ id: hardHatBoards.id }),
  ]);
  if (written.length > 0) return { ok: true };
  const [found] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, workforceCrews.workspace)})`,
      tasks: hardHatBoards.tasks,
      phone: hardHatBoards.phone,
      muster: hardHatBoards.muster,
      hospital: hardHatBoards.hospital,
    })
    .from(workforceCrews)
    .leftJoin(hardHatBoards, eq(hardHatBoards.crewId, workforceCrews.id))
    .where(and(eq(workforceCrews.id, crew), mayRead(actor, workforceCrews.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  // The same form sent twice changes it once.
  const same = (Object.keys(text) as (keyof BoardText)[]).every((name) => found[name] === text[name]);
  return same ? { ok: true } : { ok: false, error: "stale" };
}
