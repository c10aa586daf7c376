import { and, eq, sql } from "drizzle-orm";
import { readEmbeddedAnswer } from "~/features/assistant/joe/embedded.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { foldedQuestion } from "~/lib/folded-question.ts";
import { unansweredQuestions } from "~db/schema/assistant.ts";
import { communityThreads } from "~db/schema/community.ts";

type Deps = Parameters<typeof readEmbeddedAnswer>[0];

/**
 * Puts a question that Joe cannot answer into the queue of his answers, once people have answered it: there an
 * administrator finds the accepted answer beside it. What he can answer stays out of it, and so does what is there.
 * @param post the answer that was accepted
 */
export async function proposeToJoe(deps: Deps, post: string): Promise<void> {
  const { db, now } = deps;
  const [thread] = await db
    .select({ title: communityThreads.title, language: communityThreads.language })
    .from(communityThreads)
    .where(and(eq(communityThreads.acceptedPost, post), eq(communityThreads.hidden, "")));
  if (!thread) return;
  const language = thread.language as Language;
  const { answer } = await readEmbeddedAnswer({ ...deps, language }, thread.title);
  if (answer?.origin !== "unanswered") return;
  const folded = foldedQuestion(thread.title);
  await db
    .insert(unansweredQuestions)
    .values({
      ...{ question: thread.title, askedAt: now().toISOString(), folded, language },
      // Typed another way it is the same question: it joins the one that was there first.
      mergedInto: sql`(select q.question from ${unansweredQuestions} q where q.folded = ${folded}
        and q.question <> ${thread.title} and q.merged_into is null order by q.asked_at limit 1)`,
    })
    .onConflictDoNothing();
}
