import { and, eq, isNull, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { monthsAfter } from "~/lib/local-day.ts";
import { isTaken } from "~db/client.ts";
import { credentials, trainingClasses, trainingSignatures } from "~db/schema/certificates.ts";
import { untold } from "./class-list.ts";
import type { Deps } from "./matrix.commands.server.ts";
import { MATRIX_LIMITS } from "./matrix.limits.ts";

/** Begins the record of a class that is held in person. What is sent twice stands once. */
export async function beginClass(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    requirement,
    heldOn,
    trainer,
    place,
    minutes,
  }: { idem: string; requirement: string; heldOn: string; trainer: string; place: string; minutes: number },
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  await db
    .insert(trainingClasses)
    .select(
      sql`select ${idem}, ${workspace}, ${requirement}, ${heldOn}, ${trainer}, ${place}, ${minutes}, '{}', null, 1, 0,
        ${now().toISOString()} where ${mayWrite(actor, sql`${workspace}`)} and (select count(*) from training_classes as one
          where one.workspace_id = ${workspace}) < ${MATRIX_LIMITS.classes}`,
    )
    .onConflictDoNothing();
  const [there] = await db
    .select({ id: trainingClasses.id })
    .from(trainingClasses)
    .where(and(eq(trainingClasses.id, idem), eq(trainingClasses.workspace, workspace)));
  if (there) return { ok: true, id: idem };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Whoever may be in a class of this workspace. */
const PERSON = sql`(select w.id, w.name as called, w.workspace_id from workforce_workers as w where w.active
  union all select p.id, p.called, p.workspace_id from training_people as p)`;

/** Signs somebody into a class that is open, once. */
export async function signClass(
  { db, now }: Deps,
  actor: Person,
  { id, idem, person, signature }: { id: string; idem: string; person: string; signature: string },
): Promise<CommandResult<"gone" | "twice" | "not-allowed">> {
  try {
    await db
      .insert(trainingSignatures)
      .select(
        sql`select ${idem}, ${trainingClasses.workspace}, ${trainingClasses.id}, person.id, ${signature},
          ${now().toISOString()} from ${trainingClasses} inner join ${PERSON} as person
            on person.workspace_id = ${trainingClasses.workspace}
          where ${trainingClasses.id} = ${id} and person.id = ${person} and ${trainingClasses.closedAt} is null
          and ${mayWrite(actor, trainingClasses.workspace)}`,
      )
      .onConflictDoNothing({ target: trainingSignatures.id });
  } catch (error) {
    if (isTaken(error, "training_signatures.person_id")) return { ok: false, error: "twice" };
    throw error;
  }
  const [there] = await db
    .select({ id: trainingSignatures.id })
    .from(trainingSignatures)
    .where(and(eq(trainingSignatures.id, idem), eq(trainingSignatures.classId, id)));
  if (there) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
}

/**
 * Closes a class: whoever signed in has its record from then on, valid by the term of the requirement, and verified by
 * whoever held it. Its list has to be whole. All in one batch: nobody signs in between.
 * @param how what the record says of how it was verified, in the words of whoever closes it
 */
export async function closeClass(
  { db, now }: Deps,
  actor: Person,
  {
    id,
    version,
    ticked,
    heldOn,
    validMonths,
    how,
  }: {
    id: string;
    version: number;
    ticked: readonly string[];
    heldOn: string;
    validMonths: number;
    how: string;
  },
): Promise<
  CommandResult<"list" | "nobody" | "gone" | "stale" | "not-allowed", object, { items?: string[] }>
> {
  const items = untold(ticked);
  if (items.length > 0) return { ok: false, error: "list", items };
  const at = now().toISOString();
  const answers = JSON.stringify(Object.fromEntries(ticked.map((item) => [item, "yes"])));
  const until = validMonths > 0 ? monthsAfter(heldOn, validMonths) : null;
  const isSigned = sql`exists (select 1 from training_signatures as name where name.class_id = ${id})`;
  const [closed] = await db.batch([
    db
      .update(trainingClasses)
      .set({ closedAt: at, answers: sql`${answers}`, version: sql`${trainingClasses.version} + 1` })
      .where(
        and(
          eq(trainingClasses.id, id),
          eq(trainingClasses.version, version),
          isNull(trainingClasses.closedAt),
          mayWrite(actor, trainingClasses.workspace),
          isSigned,
        ),
      )
      .returning({ id: trainingClasses.id }),
    // Of a class that was closed before, everybody has a record already.
    db
      .insert(credentials)
      .select(
        sql`select lower(hex(randomblob(16))), held.workspace_id, person.id, person.called, held.requirement, '',
          held.trainer, held.held_on, ${until}, 'self', held.trainer, ${how}, held.held_on, '', held.id, null, '', 1, 0, ${at}
          from training_classes as held inner join training_signatures as signed on signed.class_id = held.id
          inner join ${PERSON} as person on person.id = signed.person_id and person.workspace_id = held.workspace_id
          where held.id = ${id} and held.closed_at = ${at} and ${mayWrite(actor, sql`held.workspace_id`)}`,
      )
      .onConflictDoNothing(),
  ]);
  if (closed.length > 0) return { ok: true };
  const [found] = await db
    .select({
      closedAt: trainingClasses.closedAt,
      version: trainingClasses.version,
      signed: sql<number>`(${isSigned})`,
      may: sql<number>`(${mayWrite(actor, trainingClasses.workspace)})`,
    })
    .from(trainingClasses)
    .where(and(eq(trainingClasses.id, id), mayRead(actor, trainingClasses.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (found.closedAt) return { ok: true };
  return { ok: false, error: found.signed ? "stale" : "nobody" };
}
