import { and, eq, isNull, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { isRepeat, submissionKey, takeOnce } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { questionAskers, unansweredQuestions } from "~db/schema/assistant.ts";
import { articles } from "~db/schema/knowledge.ts";
import { savedProvisions } from "~db/schema/saved-provisions.ts";
import { CODES_LIMITS } from "./codes.limits.ts";
import type { SaveChange } from "./codes.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

type Save = Extract<SaveChange, { intent: "save" }>;

/** The sheet of a project, or the workspace's own, as a condition on a row of it. */
const onSheet = (project: string) =>
  project ? eq(savedProvisions.projectId, project) : isNull(savedProvisions.projectId);

/** Keeps a provision on a project's sheet or the workspace's own, or changes its note: sent twice it is there once. */
export async function saveProvision(
  { db, now }: Deps,
  actor: Person,
  { slug, note, project }: Save,
): Promise<CommandResult<"full" | "gone" | "project-gone" | "not-allowed">> {
  const { workspace } = actor;
  const sheet = project || null;
  const kept = sql`from saved_provisions as kept where kept.workspace_id = ${workspace} and kept.project_id is ${sheet}`;
  const room = sql`((select count(*) ${kept}) < ${CODES_LIMITS.saved}
    or exists (select 1 ${kept} and kept.slug = ${slug}))`;
  const inProject = sql`(${sheet} is null or exists (select 1 from projects
    where projects.id = ${sheet} and projects.workspace_id = ${workspace}))`;
  const is = sql`exists (select 1 from articles where slug = ${slug} and kind = 'code')`;
  const may = mayWrite(actor, workspace);
  const [[written], [answer]] = await db.batch([
    db
      .insert(savedProvisions)
      .select(
        sql`select ${crypto.randomUUID()}, ${workspace}, ${slug}, ${note}, ${now().toISOString()}, ${sheet}
          where ${may} and ${is} and ${inProject} and ${room}`,
      )
      .onConflictDoUpdate({
        target: [sheet ? savedProvisions.projectId : savedProvisions.workspace, savedProvisions.slug],
        targetWhere: sheet ? sql`project_id is not null` : sql`project_id is null`,
        set: { note },
      })
      .returning({ slug: savedProvisions.slug }),
    db
      .select({ may: sql<number>`${may}`, is: sql<number>`${is}`, project: sql<number>`${inProject}` })
      .from(sql`(select 1)`),
  ]);
  if (written) return { ok: true };
  if (!answer?.may) return { ok: false, error: "not-allowed" };
  if (!answer.project) return { ok: false, error: "project-gone" };
  return { ok: false, error: answer.is ? "full" : "gone" };
}

/** Takes a provision off a sheet; what is not on it is off it. */
export async function removeProvision(
  { db }: Deps,
  actor: Person,
  { slug, project }: { slug: string; project: string },
): Promise<CommandResult<never>> {
  await db
    .delete(savedProvisions)
    .where(
      and(
        eq(savedProvisions.workspace, actor.workspace),
        eq(savedProvisions.slug, slug),
        onSheet(project),
        mayWrite(actor, savedProvisions.workspace),
      ),
    );
  return { ok: true };
}

interface Report {
  slug: string;
  report: string;
  /** The member, when there is one: told when somebody has gone through it. */
  userId?: string;
  language: Language;
}

/**
 * Puts what somebody holds outdated in a provision into the queue that administrators go through, named by its section
 * and edition. The same report of the same visitor counts once; that of another one more. `gone`: no such provision.
 */
export async function reportProvision(
  { db, now }: Deps,
  actor: Person,
  { slug, report, userId, language }: Report,
): Promise<CommandResult<"gone">> {
  const [found] = await db
    .select({ section: articles.section, edition: articles.edition })
    .from(articles)
    .where(and(eq(articles.slug, slug), eq(articles.kind, "code")));
  if (!found) return { ok: false, error: "gone" };
  const question = translator(language, "codes")("report.queued", { ...found, report });
  const askedAt = now().toISOString();
  try {
    await db.batch([
      takeOnce(db, actor.workspace, await submissionKey("report", slug, report), now()),
      db
        .insert(unansweredQuestions)
        .values({
          question,
          userId: userId ?? null,
          askedAt,
          folded: fold(question),
          language,
          reason: "disliked",
        })
        .onConflictDoUpdate({
          target: unansweredQuestions.question,
          set: {
            frequency: sql`${unansweredQuestions.frequency} + 1`,
            askedAt,
            userId: sql`coalesce(excluded.user_id, ${unansweredQuestions.userId})`,
            // What was dismissed before waits again.
            status: sql`case when ${unansweredQuestions.status} = 'dismissed' then 'pending' else ${unansweredQuestions.status} end`,
          },
        }),
      ...(userId ? [db.insert(questionAskers).values({ question, userId }).onConflictDoNothing()] : []),
    ]);
  } catch (error) {
    if (!isRepeat(error)) throw error;
  }
  return { ok: true };
}
