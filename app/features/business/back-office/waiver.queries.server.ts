import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { lienWaivers, waiverPayments } from "~db/schema/back-office.ts";
import { jobsOf } from "./desk.queries.server.ts";
import { LIEN_WAIVER, WAIVERS_SHOWN, type WaiverView } from "./waiver.limits.ts";
import bound from "./waiver.process.server.ts";

export interface AskedWaivers {
  project: string;
  view: WaiverView;
  /** From 0. */
  page: number;
}

const projectName =
  sql<string>`(select job.name from projects as job where job.id = lien_waivers.project_id)`.as(
    "project_name",
  );
const inView = (view: WaiverView): SQL | undefined => {
  if (view === "all") return undefined;
  return view === "open"
    ? sql`${lienWaivers.state} in ('draft', 'requested', 'signed')`
    : sql`${lienWaivers.state} = ${view}`;
};

/** A page of the waivers of a workspace. */
export async function readWaivers(db: Database, actor: Person, asked: AskedWaivers) {
  const where = and(
    eq(lienWaivers.workspace, actor.workspace),
    mayRead(actor, lienWaivers.workspace),
    inView(asked.view),
    asked.project ? eq(lienWaivers.projectId, asked.project) : undefined,
  );
  const [jobs, [total], list] = await db.batch([
    jobsOf(db, actor),
    db.select({ waivers: sql<number>`count(*)` }).from(lienWaivers).where(where),
    db
      .select({
        ...{ id: lienWaivers.id, party: lienWaivers.party, condition: lienWaivers.condition },
        ...{ stage: lienWaivers.stage, cents: lienWaivers.cents, throughOn: lienWaivers.throughOn },
        ...{ state: lienWaivers.state, sample: lienWaivers.sample, project: projectName },
      })
      .from(lienWaivers)
      .where(where)
      .orderBy(desc(lienWaivers.createdAt), asc(lienWaivers.id))
      .limit(WAIVERS_SHOWN)
      .offset(asked.page * WAIVERS_SHOWN),
  ]);
  return { jobs, total: Number(total?.waivers ?? 0), list };
}

const one = (db: Database, actor: Person | Holder, id: string, now: Date) =>
  db
    .select({ ...getTableColumns(lienWaivers), project: projectName, ...standingColumns(bound, actor, now) })
    .from(lienWaivers)
    .where(
      and(
        eq(lienWaivers.id, id),
        mayRead(actor, lienWaivers.workspace, { type: LIEN_WAIVER, id: lienWaivers.id }),
      ),
    );

/** A waiver with the payments of its party on its job and its history, in one round trip. */
export async function readWaiver(db: Database, actor: Person, id: string, now: Date) {
  const [[found], payments, timeline] = await db.batch([
    one(db, actor, id, now),
    db
      .select()
      .from(waiverPayments)
      .where(
        and(
          mayRead(actor, waiverPayments.workspace),
          sql`(${waiverPayments.workspace}, ${waiverPayments.projectId}, ${waiverPayments.partyKey}) =
            (select asked.workspace_id, asked.project_id, asked.party_key from lien_waivers as asked where asked.id = ${id})`,
        ),
      )
      .orderBy(desc(waiverPayments.paidOn), asc(waiverPayments.id))
      .limit(50),
    readTimeline(db, bound, actor, id),
  ]);
  return found && { waiver: found, payments, timeline };
}
export type ReadWaiver = NonNullable<Awaited<ReturnType<typeof readWaiver>>>;

/** A waiver for whoever holds its link: nothing of the payments, and not before it is asked for. */
export async function readHeldWaiver(db: Database, holder: Holder, id: string, now: Date) {
  const [found] = await one(db, holder, id, now);
  return found && found.state !== "draft" ? found : undefined;
}
