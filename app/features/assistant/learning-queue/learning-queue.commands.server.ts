import { eq, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { articleStatements } from "~/engines/knowledge/knowledge.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { notifications } from "~db/schema/account.ts";
import { unansweredQuestions } from "~db/schema/assistant.ts";
import { answerSlug, articleOf } from "./learning-queue.logic.ts";
import type { QueueChange } from "./learning-queue.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** The calendar day where the administrator is, `YYYY-MM-DD`. */
  today: string;
}

/** `changed`: somebody else was quicker, or what the form names is gone. Nothing was written. */
export type QueueResult = CommandResult<"changed">;

type Statement = BatchItem<"sqlite">;

/** A change of the queue: what must still be so, and what is then written, all of it or nothing. */
interface Plan {
  condition: SQL;
  statements: Statement[];
}

/** The text of an unmerged question; null if the id is unknown or was merged. */
const lead = (id: string) =>
  sql`(select lead.question from unanswered_questions lead where lead.id = ${id} and lead.merged_into is null)`;

/** A question and all that were merged into it. */
const group = (id: string) =>
  or(eq(unansweredQuestions.question, lead(id)), eq(unansweredQuestions.mergedInto, lead(id)));

/** Whether a question is unmerged and in one of these states. */
const stands = (id: string, ...statuses: string[]) =>
  sql`exists (select 1 from unanswered_questions q where q.id = ${id} and q.merged_into is null
    and q.status in ${statuses})`;

/**
 * Whether a question may be answered by somebody who saw the article that `basis` names, or none: of two concurrent
 * administrators the second is refused.
 */
const answerable = (id: string, basis: string) => sql`${stands(id, "pending", "answered")}
  and coalesce((select a.slug || '@' || a.updated_at from articles a
    join unanswered_questions q on q.article = a.slug where q.id = ${id}), '') = ${basis}`;

function settle({ db }: Deps, id: string, article: string) {
  return db.update(unansweredQuestions).set({ status: "answered", article }).where(group(id));
}

/** Tells every member who asked, in whichever words, that there is an answer: once, however often it is corrected. */
function tellAskers({ db, now }: Deps, id: string) {
  return db
    .insert(notifications)
    .select(
      sql`select ${id} || ':' || u.id, u.id, 'questionAnswered', min(asked.question), '/ai-hub?tab=chat', null,
        ${now().toISOString()}, null
      from (
        select g.question, a.user_id from unanswered_questions g join question_askers a on a.question = g.question
        where (g.question = ${lead(id)} or g.merged_into = ${lead(id)}) and g.status = 'answered'
        union
        select g.question, g.user_id from unanswered_questions g
        where (g.question = ${lead(id)} or g.merged_into = ${lead(id)}) and g.status = 'answered'
      ) asked
      join users u on u.id = asked.user_id
      where true
      group by u.id`,
    )
    .onConflictDoNothing();
}

/** Merges a question, and all that were merged into it, into another; their askers are notified together. */
function merge(deps: Deps, id: string, into: string): Plan {
  const target = (column: SQL) => sql`(select ${column} from unanswered_questions t where t.id = ${into})`;
  return {
    // Both stand for themselves, so that there is neither a chain nor a circle.
    condition: sql`${id} <> ${into} and ${stands(id, "pending")} and ${stands(into, "pending", "answered")}`,
    statements: [
      deps.db
        .update(unansweredQuestions)
        .set({
          mergedInto: target(sql`t.question`),
          status: target(sql`t.status`),
          article: target(sql`t.article`),
        })
        .where(group(id)),
      tellAskers(deps, into),
    ],
  };
}

function planOf(deps: Deps, change: QueueChange): Plan {
  const { db } = deps;
  const { id } = change;
  switch (change.intent) {
    case "answer":
      return {
        condition: answerable(id, change.basis),
        statements: [
          ...articleStatements(deps, articleOf(change, deps.today)),
          settle(deps, id, answerSlug(id)),
          tellAskers(deps, id),
        ],
      };
    case "choose":
      return {
        condition: sql`${answerable(id, change.basis)}
          and exists (select 1 from articles where slug = ${change.article})`,
        statements: [settle(deps, id, change.article), tellAskers(deps, id)],
      };
    case "merge":
      return merge(deps, id, change.into);
    case "separate":
      return {
        condition: sql`exists (select 1 from unanswered_questions part
          where part.id = ${change.part} and part.merged_into = ${lead(id)})`,
        statements: [
          db
            .update(unansweredQuestions)
            .set({ mergedInto: null, status: "pending", article: null })
            .where(eq(unansweredQuestions.id, change.part)),
        ],
      };
    case "dismiss":
      return {
        condition: stands(id, "pending"),
        statements: [db.update(unansweredQuestions).set({ status: "dismissed" }).where(group(id))],
      };
    case "restore":
      return {
        condition: stands(id, "dismissed"),
        statements: [db.update(unansweredQuestions).set({ status: "pending" }).where(group(id))],
      };
  }
}

/** Carries out one change of the queue for an administrator, once per form. */
export async function changeQueue(deps: Deps, owner: Owner, change: QueueChange): Promise<QueueResult> {
  const key = await submissionKey(change.idem, JSON.stringify(change));
  const { condition, statements } = planOf(deps, change);
  try {
    await deps.db.batch([takeOnlyIf(deps.db, owner, key, deps.now(), condition), ...statements]);
    return { ok: true };
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isRefused(error)) return { ok: false, error: "changed" };
    throw error;
  }
}
