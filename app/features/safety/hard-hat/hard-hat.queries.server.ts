import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, mayAct, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import {
  reachOf,
  readSources,
  type SiteDelivery,
  type SiteSource,
  type SiteTask,
} from "~/services/site-sources.ts";
import type { Database } from "~db/client.ts";
import { hardHatBoards, hardHatNotes } from "~db/schema/hard-hat.ts";
import { tailgateRecords } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { workforceCrews, workforceWorkers } from "~db/schema/workforce.ts";
import { CREW, HARD_HAT_LIMITS, WORKER } from "./hard-hat.limits.ts";

/** Members, and whoever holds a link to the crew or to one of its workers. */
export const mayUse = (actor: Actor): SQL => {
  const ofCrew = mayAct(actor, "sign", workforceCrews.workspace, { type: CREW, id: workforceCrews.id });
  const ofWorker = mayAct(actor, "sign", workforceCrews.workspace, { type: WORKER, id: sql`mine.id` });
  return sql`(${ofCrew} or exists (select 1 from workforce_workers as mine
    where mine.crew_id = ${workforceCrews.id} and ${ofWorker}))`;
};

const SITE = {
  address: sites.address,
  hazards: sites.hazards,
  ppe: sites.ppe,
  hospital: sites.hospital,
  contacts: sites.contacts,
  gate: sites.gate,
};

const BOARD = {
  tasks: hardHatBoards.tasks,
  phone: hardHatBoards.phone,
  muster: hardHatBoards.muster,
  hospital: hardHatBoards.hospital,
  version: hardHatBoards.version,
};

const crewColumns = {
  id: workforceCrews.id,
  workspace: workforceCrews.workspace,
  name: workforceCrews.name,
  siteId: workforceCrews.siteId,
  siteName: workforceCrews.siteName,
  siteZone: workforceCrews.siteZone,
  sample: workforceCrews.sample,
};

/** A crew with its site and what its foreman wrote; undefined where it is none that one may use. */
async function readBoard(db: Database, where: SQL | undefined) {
  const [found] = await db
    .select({ crew: crewColumns, site: SITE, board: BOARD })
    .from(workforceCrews)
    .leftJoin(sites, and(eq(sites.id, workforceCrews.siteId), eq(sites.workspace, workforceCrews.workspace)))
    .leftJoin(hardHatBoards, eq(hardHatBoards.crewId, workforceCrews.id))
    .where(where);
  return found;
}

/** The crew of a link: of a worker's the crew to which they belong. */
export async function readHub(db: Database, actor: Actor, { type, id }: { type: string; id: string }) {
  const crew =
    type === WORKER
      ? sql`(select w.crew_id from workforce_workers as w where w.id = ${id} and w.active)`
      : sql`${id}`;
  return readBoard(db, and(sql`${workforceCrews.id} = ${crew}`, mayUse(actor)));
}
export type HubRow = NonNullable<Awaited<ReturnType<typeof readHub>>>;

/**
 * Who belongs to a crew, the talk that is open for it on a day, which is one of its site or of no site, and what is worked at
 * its site on that day by the plans of other features, and what is expected there. One round trip.
 */
export async function readDay(
  db: Database,
  crew: HubRow["crew"],
  asked: { day: string; language: Language },
  sources: readonly SiteSource<SiteTask>[] = [],
  loads: readonly SiteSource<SiteDelivery>[] = [],
) {
  const plans = readSources(db, crew.siteId ? sources : [], reachOf(crew));
  const coming = readSources(db, crew.siteId ? loads : [], reachOf(crew));
  const [workers, talks, ...results] = await db.batch([
    db
      .select({ id: workforceWorkers.id, name: workforceWorkers.name })
      .from(workforceWorkers)
      .where(and(eq(workforceWorkers.crewId, crew.id), workforceWorkers.active))
      .orderBy(asc(workforceWorkers.nameKey), asc(workforceWorkers.id)),
    db
      .select({ id: tailgateRecords.id, content: tailgateRecords.content, hazards: tailgateRecords.hazards })
      .from(tailgateRecords)
      .where(
        and(
          eq(tailgateRecords.workspace, crew.workspace),
          eq(tailgateRecords.heldOn, asked.day),
          isNull(tailgateRecords.signedAt),
          sql`(${tailgateRecords.siteId} is null or ${tailgateRecords.siteId} = ${crew.siteId})`,
        ),
      )
      .orderBy(sql`${tailgateRecords.siteId} is null`, desc(tailgateRecords.createdAt))
      .limit(1),
    ...plans.statements,
    ...coming.statements,
  ]);
  return {
    ...{ workers, talk: talks[0], tasks: plans.found(results, asked) },
    deliveries: coming.found(results.slice(plans.statements.length), asked),
  };
}

/** The crews of a workspace, to choose one. */
export const listCrews = (db: Database, actor: Person) =>
  db
    .select(crewColumns)
    .from(workforceCrews)
    .where(and(eq(workforceCrews.workspace, actor.workspace), mayRead(actor, workforceCrews.workspace)))
    .orderBy(asc(workforceCrews.sample), asc(workforceCrews.name), asc(workforceCrews.id))
    .limit(200);

/** A crew as its foreman sees it, with what was sent from its page. */
export async function readOwnCrew(db: Database, actor: Person, id: string) {
  const found = await readBoard(db, and(eq(workforceCrews.id, id), mayRead(actor, workforceCrews.workspace)));
  if (!found) return undefined;
  const notes = await db
    .select({
      id: hardHatNotes.id,
      kind: hardHatNotes.kind,
      words: hardHatNotes.words,
      name: workforceWorkers.name,
      createdAt: hardHatNotes.createdAt,
      sample: hardHatNotes.sample,
    })
    .from(hardHatNotes)
    .leftJoin(workforceWorkers, eq(workforceWorkers.id, hardHatNotes.workerId))
    .where(and(eq(hardHatNotes.crewId, id), mayRead(actor, hardHatNotes.workspace)))
    .orderBy(desc(hardHatNotes.createdAt), asc(hardHatNotes.id))
    .limit(HARD_HAT_LIMITS.shown);
  return { ...found, notes };
}
