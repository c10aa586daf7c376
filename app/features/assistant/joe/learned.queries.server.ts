import { and, eq, isNotNull } from "drizzle-orm";
import { type Passage, readArticle } from "~/engines/knowledge/knowledge.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { foldedQuestion } from "~/lib/folded-question.ts";
import type { Database } from "~db/client.ts";
import { unansweredQuestions } from "~db/schema/assistant.ts";

/** The article that answers this very question, however it is typed. */
export async function readLearned(
  db: Database,
  question: string,
  language: Language,
): Promise<Passage | undefined> {
  const [row] = await db
    .select({ article: unansweredQuestions.article })
    .from(unansweredQuestions)
    .where(
      and(
        eq(unansweredQuestions.folded, foldedQuestion(question)),
        eq(unansweredQuestions.status, "answered"),
        isNotNull(unansweredQuestions.article),
      ),
    )
    .limit(1);
  const article = row?.article ? await readArticle(db, row.article, language) : undefined;
  return article && { ...article, coverage: 1, score: 1 };
}
