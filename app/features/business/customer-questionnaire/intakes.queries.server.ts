import { and, asc, desc, eq, sql } from "drizzle-orm";
import { type FileStore, openFile } from "~/engines/file/file.server.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { type Actor, type Holder, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { intakeForms, intakes } from "~db/schema/intakes.ts";
import intakeBound from "./intake.process.server.ts";
import { INTAKE, INTAKE_LIMITS } from "./intakes.limits.ts";

const COLUMNS = {
  ...{ id: intakes.id, template: intakes.template, formId: intakes.formId, formVersion: intakes.formVersion },
  ...{ title: intakes.title, form: intakes.form, words: intakes.words, client: intakes.client },
  ...{ email: intakes.email, phone: intakes.phone, place: intakes.place, answers: intakes.answers },
  ...{ submittedAt: intakes.submittedAt, sample: intakes.sample, createdAt: intakes.createdAt },
};

const mine = (actor: Person) =>
  and(eq(intakes.workspace, actor.workspace), mayRead(actor, intakes.workspace));

/** A workspace's own questionnaires and what clients were asked, the newest first. */
export async function readIntakes(db: Database, actor: Person, now: Date) {
  const [forms, list, [may]] = await db.batch([
    db
      .select()
      .from(intakeForms)
      .where(and(eq(intakeForms.workspace, actor.workspace), mayRead(actor, intakeForms.workspace)))
      .orderBy(asc(intakeForms.title), asc(intakeForms.id))
      .limit(INTAKE_LIMITS.forms),
    db
      .select({ ...COLUMNS, ...standingColumns(intakeBound, actor, now) })
      .from(intakes)
      .where(mine(actor))
      .orderBy(desc(intakes.createdAt), desc(intakes.id))
      .limit(INTAKE_LIMITS.shown),
    db.select({ write: sql<number>`(${mayWrite(actor, actor.workspace)})` }).from(sql`(select 1)`),
  ]);
  return { forms, list, mayWrite: Boolean(may?.write) };
}

/** What was given back to the client is changed until it is sent again. */
const isSent = sql`${intakes.submittedAt} is not null and ${intakes.state} <> 'draft'`;

/** What was sent in answer to one template, the newest first: to be compared, or as a file. */
export const readSent = (db: Database, actor: Person, template: string, most: number) =>
  db
    .select({ ...COLUMNS, state: intakes.state })
    .from(intakes)
    .where(and(mine(actor), eq(intakes.template, template), isSent))
    .orderBy(desc(intakes.submittedAt), desc(intakes.id))
    .limit(most);

/** One with its files, what was said about it and its history, in one round trip. */
export async function readIntake(db: Database, actor: Actor, id: string, now: Date) {
  const [[found], attached, posts, history] = await db.batch([
    db
      .select({ ...COLUMNS, ...standingColumns(intakeBound, actor, now) })
      .from(intakes)
      .where(and(eq(intakes.id, id), mayRead(actor, intakes.workspace, { type: INTAKE, id: intakes.id }))),
    db
      .select({ id: files.id, name: files.name, type: files.type })
      .from(files)
      .where(
        and(
          eq(files.subjectType, INTAKE),
          eq(files.subjectId, id),
          mayRead(actor, files.workspace, { type: INTAKE, id: files.subjectId }),
        ),
      )
      .orderBy(asc(files.createdAt), asc(files.id)),
    postsOf(db, actor, { type: INTAKE, id }, now),
    readTimeline(db, intakeBound, actor, id),
  ]);
  return found && { intake: found, files: attached, posts, history };
}
export type ReadIntake = NonNullable<Awaited<ReturnType<typeof readIntake>>>;

/** A file of the answers, for whoever holds the link. */
export const openIntakeFile = (store: Pick<FileStore, "db" | "bucket">, holder: Holder, file: string) =>
  openFile(store, holder, file);
