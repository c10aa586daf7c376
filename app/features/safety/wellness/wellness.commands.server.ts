import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { type Database, isTaken } from "~db/client.ts";
import { sites } from "~db/schema/tools.ts";
import {
  heatDays,
  heatPeople,
  heatPlans,
  wellnessEnrolments,
  wellnessRounds,
  wellnessSessions,
} from "~db/schema/wellness.ts";
import { type Kind, type Program, type TemperatureUnit, WELLNESS_LIMITS } from "./wellness.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** A name as it is compared. */
const keyOf = (name: string) => fold(name).replace(/\s+/g, " ").trim();

type Owned = SQLiteTable & { id: SQLiteColumn; workspace: SQLiteColumn; sample: SQLiteColumn };
type Refusal = "full" | "not-allowed";

/**
 * Writes one row where its writer may and the workspace has room, in one statement. The form's key is its id: what is sent
 * twice stands once.
 * @param values in the order of the table's columns, behind the id and the workspace
 */
async function addRow(
  db: Database,
  actor: Person,
  table: Owned,
  { id, values, most, where = sql`1` }: { id: string; values: readonly SQL[]; most: number; where?: SQL },
): Promise<CommandResult<Refusal>> {
  const { workspace } = actor;
  const [written] = await db
    .insert(table)
    .select(
      sql`select ${id}, ${workspace}, ${sql.join([...values], sql`, `)} where ${mayWrite(actor, workspace)} and ${where}
        and (select count(*) from ${table} where ${table.workspace} = ${workspace} and not ${table.sample}) < ${most}`,
    )
    .onConflictDoNothing({ target: table.id })
    .returning({ id: table.id });
  if (written) return { ok: true };
  const [stands] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), mayRead(actor, table.workspace)));
  if (stands) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Takes a row away. What is gone already, or is none of theirs, is gone. */
async function dropRow(
  db: Database,
  actor: Person,
  table: Owned,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const [stays] = await db.batch([
    db
      .select({ id: table.id })
      .from(table)
      .where(
        and(eq(table.id, id), mayRead(actor, table.workspace), sql`not ${mayWrite(actor, table.workspace)}`),
      ),
    db.delete(table).where(and(eq(table.id, id), mayWrite(actor, table.workspace))),
  ]);
  return stays.length > 0 ? { ok: false, error: "not-allowed" } : { ok: true };
}

export interface Plan {
  idem: string;
  /** Of the workspace; one that is none of its own is left out. */
  site: string;
  siteName: string;
  /** `YYYY-MM-DD`. */
  planOn: string;
  temperature: number;
  unit: TemperatureUnit;
  /** Percent. */
  humidity: number;
  fullSun: boolean;
  people: number;
  hours: number;
  place: string;
}

/** Keeps a heat plan. A site gives its name to it; without one it is what was typed. */
export function keepPlan({ db, now }: Deps, actor: Person, plan: Plan): Promise<CommandResult<Refusal>> {
  const ofSite = (column: typeof sites.id | typeof sites.name) =>
    sql`(select ${column} from ${sites} where ${sites.id} = ${plan.site} and ${sites.workspace} = ${actor.workspace})`;
  return addRow(db, actor, heatPlans, {
    id: plan.idem,
    most: WELLNESS_LIMITS.plans,
    values: [
      ofSite(sites.id),
      sql`coalesce(${ofSite(sites.name)}, ${plan.siteName})`,
      ...[sql`${plan.planOn}`, sql`${plan.temperature}`, sql`${plan.unit}`, sql`${plan.humidity}`],
      ...[sql`${plan.fullSun ? 1 : 0}`, sql`${plan.people}`, sql`${plan.hours}`, sql`${plan.place}`],
      ...[sql`0`, sql`${now().toISOString()}`],
    ],
  });
}
export const dropPlan = ({ db }: Pick<Deps, "db">, actor: Person, id: string) =>
  dropRow(db, actor, heatPlans, id);

/** Notes somebody who is new to the heat or comes back. The same name stands once in a workspace. */
export async function addPerson(
  { db, now }: Deps,
  actor: Person,
  { idem, name, kind, buddy }: { idem: string; name: string; kind: Kind; buddy: string },
): Promise<CommandResult<Refusal | "twice">> {
  try {
    return await addRow(db, actor, heatPeople, {
      id: idem,
      most: WELLNESS_LIMITS.people,
      values: [
        ...[sql`${name}`, sql`${keyOf(name)}`, sql`${kind}`, sql`${buddy}`],
        ...[sql`0`, sql`${now().toISOString()}`],
      ],
    });
  } catch (error) {
    if (isTaken(error, "heat_people.name_key")) return { ok: false, error: "twice" };
    throw error;
  }
}
export const dropPerson = ({ db }: Pick<Deps, "db">, actor: Person, id: string) =>
  dropRow(db, actor, heatPeople, id);

/** Marks a day that somebody worked in the heat. A day that is marked already stays marked. */
export async function markDay(
  { db, now }: Deps,
  actor: Person,
  { person, workedOn }: { person: string; workedOn: string },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const may = and(eq(heatPeople.id, person), mayWrite(actor, heatPeople.workspace));
  await db.batch([
    db
      .insert(heatDays)
      .select(
        sql`select ${crypto.randomUUID()}, ${heatPeople.workspace}, ${heatPeople.id}, ${workedOn}, 0,
          ${now().toISOString()} from ${heatPeople} where ${may}`,
      )
      .onConflictDoNothing(),
    // Whoever is worked with is no example any more.
    db.update(heatPeople).set({ sample: false }).where(may),
    db
      .update(heatDays)
      .set({ sample: false })
      .where(and(eq(heatDays.personId, person), mayWrite(actor, heatDays.workspace))),
  ]);
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, heatPeople.workspace)})` })
    .from(heatPeople)
    .where(and(eq(heatPeople.id, person), mayRead(actor, heatPeople.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return found.may ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** Begins to ask a crew how it is. */
export const startRound = (
  { db, now }: Deps,
  actor: Person,
  { idem, crew, heldOn }: { idem: string; crew: string; heldOn: string },
) =>
  addRow(db, actor, wellnessRounds, {
    id: idem,
    most: WELLNESS_LIMITS.rounds,
    values: [sql`${crew}`, sql`${heldOn}`, sql`0`, sql`${now().toISOString()}`],
  });
export const dropRound = ({ db }: Pick<Deps, "db">, actor: Person, id: string) =>
  dropRow(db, actor, wellnessRounds, id);

/** Sets a time for one of the programs. */
export const planSession = (
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    program,
    heldOn,
    heldAt,
    place,
  }: { idem: string; program: Program; heldOn: string; heldAt: string; place: string },
) =>
  addRow(db, actor, wellnessSessions, {
    id: idem,
    most: WELLNESS_LIMITS.sessions,
    values: [
      ...[sql`${program}`, sql`${heldOn}`, sql`${heldAt}`, sql`${place}`],
      ...[sql`0`, sql`${now().toISOString()}`],
    ],
  });
export const dropSession = ({ db }: Pick<Deps, "db">, actor: Person, id: string) =>
  dropRow(db, actor, wellnessSessions, id);

/** Puts a name on the list of a session. It stands there once. `gone`: no such session. */
export async function enrol(
  { db, now }: Deps,
  actor: Person,
  { idem, session, name }: { idem: string; session: string; name: string },
): Promise<CommandResult<Refusal | "gone" | "twice">> {
  try {
    await db.batch([
      db
        .insert(wellnessEnrolments)
        .select(
          sql`select ${idem}, ${wellnessSessions.workspace}, ${wellnessSessions.id}, ${name}, ${keyOf(name)}, 0, 0,
            ${now().toISOString()} from ${wellnessSessions}
            where ${wellnessSessions.id} = ${session} and ${mayWrite(actor, wellnessSessions.workspace)}
            and (select count(*) from ${wellnessEnrolments} where ${wellnessEnrolments.sessionId} = ${session})
              < ${WELLNESS_LIMITS.enrolments}`,
        )
        .onConflictDoNothing({ target: wellnessEnrolments.id }),
      db
        .update(wellnessSessions)
        .set({ sample: false })
        .where(and(eq(wellnessSessions.id, session), mayWrite(actor, wellnessSessions.workspace))),
    ]);
  } catch (error) {
    if (isTaken(error, "wellness_enrolments.name_key")) return { ok: false, error: "twice" };
    throw error;
  }
  const [found] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, wellnessSessions.workspace)})`,
      stands: sql<number>`exists (select 1 from ${wellnessEnrolments} where ${wellnessEnrolments.id} = ${idem}
        and ${wellnessEnrolments.sessionId} = ${session})`,
    })
    .from(wellnessSessions)
    .where(and(eq(wellnessSessions.id, session), mayRead(actor, wellnessSessions.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return found.stands ? { ok: true } : { ok: false, error: "full" };
}

/** Says whether somebody of a list came. */
export async function setAttended(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, attended }: { id: string; attended: boolean },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const [written] = await db
    .update(wellnessEnrolments)
    .set({ attended, sample: false })
    .where(and(eq(wellnessEnrolments.id, id), mayWrite(actor, wellnessEnrolments.workspace)))
    .returning({ id: wellnessEnrolments.id });
  if (written) return { ok: true };
  const [found] = await db
    .select({ id: wellnessEnrolments.id })
    .from(wellnessEnrolments)
    .where(and(eq(wellnessEnrolments.id, id), mayRead(actor, wellnessEnrolments.workspace)));
  return { ok: false, error: found ? "not-allowed" : "gone" };
}
