import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { ask } from "~/engines/knowledge/knowledge.server.ts";
import type { ArticleText } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { unansweredQuestions } from "~db/schema/assistant.ts";
import { communityPosts, communityThreads } from "~db/schema/community.ts";
import { articles, articleTexts } from "~db/schema/knowledge.ts";
import { basisText, foldedWords, tellingWords } from "./learning-queue.logic.ts";
import { PAGE_SIZE, type QueueFilter, type Status } from "./learning-queue.schemas.ts";

/** An unmerged question, and each of its wordings: itself and what was merged into it. */
const lead = alias(unansweredQuestions, "lead");
const wording = alias(unansweredQuestions, "wording");
const isWording = or(eq(wording.question, lead.question), eq(wording.mergedInto, lead.question));

/** The facts of questions, their wordings taken together. */
function questions(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: lead.id,
      question: lead.question,
      status: lead.status,
      language: lead.language,
      reason: lead.reason,
      frequency: sql<number>`sum(${wording.frequency})`.as("frequency"),
      askedAt: sql<string>`max(${wording.askedAt})`.as("last_asked"),
      wordings: sql<number>`count(*)`.as("wordings"),
    })
    .from(lead)
    .innerJoin(wording, isWording)
    .where(and(isNull(lead.mergedInto), where))
    .groupBy(lead.question);
}

/** How many members asked a question, in whichever words. */
const members = (question: SQL) => sql<number>`(select count(distinct asked.user_id) from (
  select a.user_id from unanswered_questions g join question_askers a on a.question = g.question
  where g.question = ${question} or g.merged_into = ${question}
  union
  select g.user_id from unanswered_questions g where g.question = ${question} or g.merged_into = ${question}
) asked)`;

/** Words are looked for in every wording, as typed and without accents. */
function contains(q: string): SQL | undefined {
  if (!q) return undefined;
  const folded = foldedWords(q);
  const found = sql`instr(lower(w.question), ${q.toLowerCase()}) > 0`;
  return sql`exists (select 1 from unanswered_questions w
    where (w.question = ${lead.question} or w.merged_into = ${lead.question})
    and (${found}${folded ? sql` or instr(w.folded, ${folded}) > 0` : sql``}))`;
}

/** A page of the queue, what is asked most often first, and how many questions are in each state. One round trip. */
export async function readQueue(db: Database, filter: QueueFilter) {
  const where = and(
    eq(lead.status, filter.status),
    filter.reason && eq(lead.reason, filter.reason),
    filter.language && eq(lead.language, filter.language),
    contains(filter.q),
  );
  const page = questions(db, where)
    .orderBy(desc(sql`frequency`), desc(sql`last_asked`), asc(lead.question))
    .limit(PAGE_SIZE)
    .offset((filter.page - 1) * PAGE_SIZE)
    .as("page");
  const [rows, [found], states] = await db.batch([
    db
      .select({
        id: page.id,
        question: page.question,
        language: page.language,
        reason: page.reason,
        frequency: page.frequency,
        askedAt: page.askedAt,
        wordings: page.wordings,
        members: members(sql`${page.question}`),
      })
      .from(page)
      .orderBy(desc(page.frequency), desc(page.askedAt), asc(page.question)),
    db
      .select({ count: sql<number>`count(*)` })
      .from(lead)
      .where(and(isNull(lead.mergedInto), where)),
    db
      .select({ status: lead.status, count: sql<number>`count(*)` })
      .from(lead)
      .where(isNull(lead.mergedInto))
      .groupBy(lead.status),
  ]);
  const counts: Record<Status, number> = { pending: 0, answered: 0, dismissed: 0 };
  for (const { status, count } of states) counts[status] = count;
  return { filter, rows, found: found?.count ?? 0, counts };
}
export type Queue = Awaited<ReturnType<typeof readQueue>>;

/** What a question is, what answers it, and its other wordings; undefined for an id that names none. */
async function readQuestion(db: Database, id: string) {
  // The id of a merged question leads to the one that it was merged into.
  const question = sql`(select coalesce(q.merged_into, q.question) from unanswered_questions q where q.id = ${id})`;
  const isIt = sql`${lead.question} = ${question}`;
  const found = questions(db, isIt).as("found");
  const [[facts], wordings, texts, people] = await db.batch([
    db
      .select({
        id: found.id,
        question: found.question,
        status: found.status,
        language: found.language,
        reason: found.reason,
        frequency: found.frequency,
        askedAt: found.askedAt,
        members: members(sql`${found.question}`),
      })
      .from(found),
    db
      .select({ id: wording.id, question: wording.question, frequency: wording.frequency })
      .from(wording)
      .where(eq(wording.mergedInto, question))
      .orderBy(desc(wording.frequency), asc(wording.question)),
    db
      .select({
        slug: articles.slug,
        section: articles.section,
        edition: articles.edition,
        source: articles.source,
        confidence: articles.confidence,
        tags: articles.tags,
        updatedAt: articles.updatedAt,
        language: articleTexts.language,
        title: articleTexts.title,
        body: articleTexts.body,
      })
      .from(lead)
      .innerJoin(articles, eq(articles.slug, lead.article))
      .innerJoin(articleTexts, eq(articleTexts.slug, articles.slug))
      .where(isIt),
    // What people answered in the community and the asker accepted.
    db
      .select({ slug: communityThreads.slug, body: communityPosts.body })
      .from(communityThreads)
      .innerJoin(communityPosts, eq(communityPosts.id, communityThreads.acceptedPost))
      .where(
        and(
          sql`${communityThreads.title} = ${question}`,
          eq(communityThreads.hidden, ""),
          eq(communityPosts.hidden, ""),
        ),
      )
      .limit(3),
  ]);
  if (!facts) return undefined;
  const article = articleIn(texts);
  return { ...facts, wordings, article, people, basis: article ? basisText(article) : "" };
}
export type Question = NonNullable<Awaited<ReturnType<typeof readQuestion>>>;

/** The rows of an article, one a language, as one. */
function articleIn<R extends ArticleText & { language: Language }>(rows: R[]) {
  const [first] = rows;
  if (!first) return undefined;
  const { language, title, body, ...facts } = first;
  const texts: Partial<Record<Language, ArticleText>> = {};
  for (const row of rows) texts[row.language] = { title: row.title, body: row.body };
  return { ...facts, texts };
}

const MOST_SIMILAR = 6;

/** Open or answered questions that share at least half of these words, the most alike first. */
async function similarQuestions(db: Database, id: string, words: readonly string[]) {
  if (words.length === 0) return [];
  const text = sql`lower(${lead.question}) || ' ' || ${lead.folded}`;
  const shared = sql.join(
    words.map((word) => sql`(instr(${text}, ${word}) > 0)`),
    sql` + `,
  );
  return db
    .select({
      id: lead.id,
      question: lead.question,
      status: lead.status,
      frequency: lead.frequency,
      shared: sql<number>`${shared}`.as("shared"),
    })
    .from(lead)
    .where(
      and(
        isNull(lead.mergedInto),
        ne(lead.id, id),
        inArray(lead.status, ["pending", "answered"]),
        sql`(${shared}) * 2 >= ${words.length}`,
      ),
    )
    .orderBy(desc(sql`shared`), desc(lead.frequency), asc(lead.question))
    .limit(MOST_SIMILAR);
}

/**
 * One question with what Joe finds for it now and what may be the same question.
 * @param locale the language of the page; what Joe finds is in the asker's where that is known
 * @param find what to look for instead of the question's own words; empty for those
 */
export async function readQuestionPage(db: Database, id: string, locale: Language, find: string) {
  const question = await readQuestion(db, id);
  if (!question) return undefined;
  const [passages, similar] = await Promise.all([
    ask(db, find || question.question, question.language ?? locale),
    question.status === "pending"
      ? similarQuestions(db, question.id, tellingWords(find || question.question))
      : [],
  ]);
  return { question, passages, similar, find };
}
export type QuestionPage = NonNullable<Awaited<ReturnType<typeof readQuestionPage>>>;
