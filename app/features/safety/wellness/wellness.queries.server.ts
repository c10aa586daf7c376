import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type Actor, mayAct, mayManage, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { sites } from "~db/schema/tools.ts";
import {
  heatDays,
  heatPeople,
  heatPlans,
  wellnessCalls,
  wellnessEnrolments,
  wellnessGroups,
  wellnessRounds,
  wellnessSessions,
} from "~db/schema/wellness.ts";
import { latestShifts } from "../../projects/workforce/workforce.queries.server.ts";
import { GROUP, ROUND, WELLNESS_LIMITS } from "./wellness.limits.ts";

const mine = (actor: Person, column: typeof heatPlans.workspace | typeof sites.workspace): SQL | undefined =>
  and(eq(column as typeof sites.workspace, actor.workspace), mayRead(actor, column));

export type PlanRow = typeof heatPlans.$inferSelect;

/**
 * What is shown of a round: whole groups of five added up, and never one that is not whole. The difference between what
 * stood before and what stands now is then always the sum of five others.
 */
export interface RoundResult {
  id: string;
  crew: string;
  heldOn: string;
  sample: boolean;
  /** Multiples of five; 0 says that there are not yet five. */
  answers: number;
  moodSum: number;
  fatigueSum: number;
}

const whole = sql`${wellnessGroups.answers} = ${GROUP}`;

/** The rounds of a workspace with what may be shown of each, the latest first. */
const roundsOf = (db: Database, actor: Person) =>
  db
    .select({
      id: wellnessRounds.id,
      crew: wellnessRounds.crew,
      heldOn: wellnessRounds.heldOn,
      sample: wellnessRounds.sample,
      answers: sql<number>`coalesce(sum(case when ${whole} then ${wellnessGroups.answers} end), 0)`,
      moodSum: sql<number>`coalesce(sum(case when ${whole} then ${wellnessGroups.moodSum} end), 0)`,
      fatigueSum: sql<number>`coalesce(sum(case when ${whole} then ${wellnessGroups.fatigueSum} end), 0)`,
    })
    .from(wellnessRounds)
    .leftJoin(wellnessGroups, eq(wellnessGroups.roundId, wellnessRounds.id))
    .where(mine(actor, wellnessRounds.workspace as never))
    .groupBy(wellnessRounds.id)
    .orderBy(desc(wellnessRounds.heldOn), asc(wellnessRounds.id))
    .limit(WELLNESS_LIMITS.shown);

/** The rounds of a workspace, as a test and an archive may read them. */
export const readRounds = (db: Database, actor: Person): Promise<RoundResult[]> => roundsOf(db, actor);

/** Who stands on the lists of a workspace's sessions. */
const enrolmentsOf = (db: Database, actor: Person) =>
  db
    .select({
      id: wellnessEnrolments.id,
      session: wellnessEnrolments.sessionId,
      name: wellnessEnrolments.name,
      attended: wellnessEnrolments.attended,
    })
    .from(wellnessEnrolments)
    .innerJoin(wellnessSessions, eq(wellnessSessions.id, wellnessEnrolments.sessionId))
    .where(and(eq(wellnessSessions.workspace, actor.workspace), mayRead(actor, wellnessEnrolments.workspace)))
    .orderBy(desc(wellnessSessions.heldOn), asc(wellnessEnrolments.nameKey))
    .limit(WELLNESS_LIMITS.listed);

/** Who asked to be called, the first first: for owners of the workspace, and for nobody else. */
const callsOf = (db: Database, actor: Person) =>
  db
    .select({
      id: wellnessCalls.id,
      contact: wellnessCalls.contact,
      language: wellnessCalls.language,
      sample: wellnessCalls.sample,
    })
    .from(wellnessCalls)
    .where(and(eq(wellnessCalls.workspace, actor.workspace), mayManage(actor, wellnessCalls.workspace)))
    .orderBy(asc(wellnessCalls.createdAt), asc(wellnessCalls.id));

/** Everything of a workspace that the page shows, in one round trip, with its crews' shifts since a moment. */
export async function readWellness(db: Database, actor: Person, { since }: { since: string }) {
  const [plans, people, days, rounds, sessions, places, enrolments, calls, shifts] = await db.batch([
    db
      .select(getTableColumns(heatPlans))
      .from(heatPlans)
      .where(mine(actor, heatPlans.workspace))
      .orderBy(desc(heatPlans.planOn), desc(heatPlans.createdAt))
      .limit(WELLNESS_LIMITS.shown),
    db
      .select(getTableColumns(heatPeople))
      .from(heatPeople)
      .where(mine(actor, heatPeople.workspace as never))
      .orderBy(asc(heatPeople.nameKey))
      .limit(WELLNESS_LIMITS.people),
    db
      .select({ person: heatDays.personId, workedOn: heatDays.workedOn })
      .from(heatDays)
      .where(mine(actor, heatDays.workspace as never))
      .orderBy(asc(heatDays.workedOn)),
    roundsOf(db, actor),
    db
      .select({
        ...getTableColumns(wellnessSessions),
        enrolled: sql<number>`(select count(*) from wellness_enrolments as e where e.session_id = wellness_sessions.id)`,
        came: sql<number>`(select count(*) from wellness_enrolments as e where e.session_id = wellness_sessions.id
          and e.attended)`,
      })
      .from(wellnessSessions)
      .where(mine(actor, wellnessSessions.workspace as never))
      .orderBy(desc(wellnessSessions.heldOn), desc(wellnessSessions.heldAt), asc(wellnessSessions.id))
      .limit(WELLNESS_LIMITS.shown),
    db
      .select({ id: sites.id, name: sites.name })
      .from(sites)
      .where(mine(actor, sites.workspace))
      .orderBy(asc(sites.name), asc(sites.id))
      .limit(200),
    enrolmentsOf(db, actor),
    callsOf(db, actor),
    latestShifts(db, actor, { since, most: WELLNESS_LIMITS.shifts }),
  ]);
  return { plans, people, days, rounds, sessions, sites: places, enrolments, calls, shifts };
}
export type ReadWellness = Awaited<ReturnType<typeof readWellness>>;

/** A plan with those who are new to the heat in its workspace; undefined where it is none of theirs. */
export async function readPlan(db: Database, actor: Person, id: string) {
  const [plan] = await db
    .select(getTableColumns(heatPlans))
    .from(heatPlans)
    .where(and(eq(heatPlans.id, id), mayRead(actor, heatPlans.workspace)));
  if (!plan) return undefined;
  const [people, days] = await db.batch([
    db
      .select(getTableColumns(heatPeople))
      .from(heatPeople)
      .where(and(eq(heatPeople.workspace, plan.workspace), mayRead(actor, heatPeople.workspace)))
      .orderBy(asc(heatPeople.nameKey)),
    db
      .select({ person: heatDays.personId, workedOn: heatDays.workedOn })
      .from(heatDays)
      .where(and(eq(heatDays.workspace, plan.workspace), mayRead(actor, heatDays.workspace))),
  ]);
  // Examples stand on the sheet of an example alone.
  return { plan, people: people.filter(({ sample }) => !sample || plan.sample), days };
}

/** What whoever holds a link sees of a round: what it is called, and nothing that was answered. */
export async function findRound(db: Database, actor: Actor, id: string) {
  const [round] = await db
    .select({ id: wellnessRounds.id, crew: wellnessRounds.crew, heldOn: wellnessRounds.heldOn })
    .from(wellnessRounds)
    .where(
      and(
        eq(wellnessRounds.id, id),
        mayAct(actor, "sign", wellnessRounds.workspace, { type: ROUND, id: wellnessRounds.id }),
      ),
    );
  return round;
}
