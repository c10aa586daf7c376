import { and, eq, isNull, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { nameKey } from "~/lib/fold.ts";
import { type Database, isTaken } from "~db/client.ts";
import { trainingAsks, trainingPeople, trainingRequirements } from "~db/schema/certificates.ts";
import { MATRIX_LIMITS, type Task } from "./matrix.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** Puts somebody who stands in no crew onto the list: a name is enough. A name stands there once. */
export async function addPerson(
  { db, now }: Deps,
  actor: Person,
  { idem, called, trade, project }: { idem: string; called: string; trade: string; project: string },
): Promise<CommandResult<"full" | "twice" | "not-allowed">> {
  const { workspace } = actor;
  const job = sql`(select job.id from projects as job where job.id = ${project} and job.workspace_id = ${workspace})`;
  try {
    await db
      .insert(trainingPeople)
      .select(
        sql`select ${idem}, ${workspace}, ${called}, ${nameKey(called)}, ${trade}, ${job}, 0, ${now().toISOString()}
          where ${mayWrite(actor, sql`${workspace}`)} and (select count(*) from ${trainingPeople}
            where ${trainingPeople.workspace} = ${workspace}) < ${MATRIX_LIMITS.people}`,
      )
      .onConflictDoNothing({ target: trainingPeople.id });
  } catch (error) {
    if (isTaken(error, "training_people.called_key")) return { ok: false, error: "twice" };
    throw error;
  }
  const [there] = await db
    .select({ id: trainingPeople.id })
    .from(trainingPeople)
    .where(and(eq(trainingPeople.id, idem), eq(trainingPeople.workspace, workspace)));
  if (there) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Takes somebody off the list. Their cards stay in the wallet. */
export async function forgetPerson(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const [gone] = await db
    .delete(trainingPeople)
    .where(and(eq(trainingPeople.id, id), mayWrite(actor, trainingPeople.workspace)))
    .returning({ id: trainingPeople.id });
  if (gone) return { ok: true };
  const [still] = await db
    .select({ id: trainingPeople.id })
    .from(trainingPeople)
    .where(and(eq(trainingPeople.id, id), mayRead(actor, trainingPeople.workspace)));
  return still ? { ok: false, error: "not-allowed" } : { ok: true };
}

export interface RequirementText {
  title: string;
  trades: string;
  tasks: readonly Task[];
  course: string;
  validMonths: number;
  minutes: number;
  costCents: number;
  active: boolean;
}

/**
 * Writes one of ours as a firm wants it, or one of its own, unless somebody did since it was shown; version 0 is one that
 * nobody wrote yet.
 */
export async function saveRequirement(
  { db, now }: Deps,
  actor: Person,
  { idem, code, version, tasks, ...text }: RequirementText & { idem: string; code: string; version: number },
): Promise<CommandResult<"full" | "stale" | "not-allowed">> {
  const { workspace } = actor;
  const named = code || idem;
  const chosen = JSON.stringify(tasks);
  const [written] = await db
    .insert(trainingRequirements)
    .select(
      sql`select ${idem}, ${workspace}, ${named}, ${text.title}, ${text.trades}, ${chosen}, ${text.course},
        ${text.validMonths}, ${text.minutes}, ${text.costCents}, ${text.active ? 1 : 0}, 1, ${now().toISOString()}
        where ${mayWrite(actor, sql`${workspace}`)} and ((select count(*) from training_requirements as one
            where one.workspace_id = ${workspace}) < ${MATRIX_LIMITS.requirements}
          or exists (select 1 from training_requirements as one where one.workspace_id = ${workspace}
            and one.code = ${named}))`,
    )
    .onConflictDoUpdate({
      target: [trainingRequirements.workspace, trainingRequirements.code],
      set: { ...text, tasks: [...tasks], version: sql`${trainingRequirements.version} + 1` },
      setWhere: eq(trainingRequirements.version, version),
    })
    .returning({ id: trainingRequirements.id });
  if (written) return { ok: true };
  const [found] = await db
    .select()
    .from(trainingRequirements)
    .where(and(eq(trainingRequirements.workspace, workspace), eq(trainingRequirements.code, named)));
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  if (!found) return { ok: false, error: "full" };
  // The same form sent twice changes it once.
  const names = Object.keys(text) as (keyof typeof text)[];
  const same = names.every((name) => found[name] === text[name]) && JSON.stringify(found.tasks) === chosen;
  return same ? { ok: true } : { ok: false, error: "stale" };
}

/** Asks somebody for a course or for the proof of a card. What is sent twice stands once. */
export async function askFor(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    person,
    kind,
    requirement,
    dueOn,
    words,
  }: {
    idem: string;
    person: string;
    kind: "course" | "card";
    requirement: string;
    dueOn: string | null;
    words: string;
  },
): Promise<CommandResult<"gone" | "full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const who = sql`(select w.id, w.name as called, w.workspace_id from workforce_workers as w where w.active
    union all select p.id, p.called, p.workspace_id from training_people as p)`;
  await db
    .insert(trainingAsks)
    .select(
      sql`select ${idem}, ${workspace}, person.id, person.called, ${kind}, ${requirement}, ${dueOn}, ${words}, null, null,
        0, ${now().toISOString()} from ${who} as person where person.id = ${person}
        and person.workspace_id = ${workspace} and ${mayWrite(actor, sql`${workspace}`)}
        and (select count(*) from training_asks as one where one.workspace_id = ${workspace}) < ${MATRIX_LIMITS.asks}`,
    )
    .onConflictDoNothing();
  const [[there], [known]] = await db.batch([
    db
      .select({ id: trainingAsks.id })
      .from(trainingAsks)
      .where(and(eq(trainingAsks.id, idem), eq(trainingAsks.workspace, workspace))),
    db
      .select({ is: sql<number>`1`.as("is_there") })
      .from(sql`${who} as person`)
      .where(sql`person.id = ${person} and person.workspace_id = ${workspace}`),
  ]);
  if (there) return { ok: true, id: idem };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  return { ok: false, error: known ? "full" : "gone" };
}

/** Takes a request from the list. */
export async function closeAsk(
  { db, now }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  await db
    .update(trainingAsks)
    .set({ closedAt: now().toISOString() })
    .where(
      and(eq(trainingAsks.id, id), isNull(trainingAsks.closedAt), mayWrite(actor, trainingAsks.workspace)),
    );
  const [found] = await db
    .select({ closedAt: trainingAsks.closedAt })
    .from(trainingAsks)
    .where(and(eq(trainingAsks.id, id), mayRead(actor, trainingAsks.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return found.closedAt ? { ok: true } : { ok: false, error: "not-allowed" };
}
