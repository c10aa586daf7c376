import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { inOwnMeasures } from "~/engines/formula/formula.ts";
import { lookUp, type Passage } from "~/engines/knowledge/knowledge.server.ts";
import { takeReferences } from "~/engines/knowledge/knowledge.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { alsoLimiting } from "~/features/assistant/joe/limits/of-provision.queries.server.ts";
import { FALLBACK_LANGUAGE, type Language } from "~/i18n/languages.ts";
import type { Reference } from "~/services/reference.server.ts";
import type { Database } from "~db/client.ts";
import { articles } from "~db/schema/knowledge.ts";
import { projects } from "~db/schema/projects.ts";
import { savedProvisions } from "~db/schema/saved-provisions.ts";
import { BOOKS, type BookId, type Scope, scopesOf } from "./books.data.ts";
import { CODES_LIMITS } from "./codes.limits.ts";
import { beginningOf, inBookOrder, NEAR, nearestTo } from "./sections.logic.ts";
import { bookName, touching } from "./touches.data.ts";

interface Deps {
  db: Database;
  reference: Reference;
}

/** A provision in a list. */
export interface ListedProvision {
  slug: string;
  section: string;
  edition: string;
  title: string;
  /** English where it is not written in the page's language. */
  language: Language;
}

const titleIn = (language: Language) => ({
  slug: articles.slug,
  section: articles.section,
  edition: articles.edition,
  title: sql<string>`coalesce(own.title, other.title)`,
  language: sql<Language>`case when own.title is null then ${FALLBACK_LANGUAGE} else ${language} end`,
});
const selectList = (db: Database, language: Language) =>
  db
    .select(titleIn(language))
    .from(articles)
    .leftJoin(sql`article_texts as own`, sql`own.slug = articles.slug and own.language = ${language}`)
    .leftJoin(
      sql`article_texts as other`,
      sql`other.slug = articles.slug and other.language = ${FALLBACK_LANGUAGE}`,
    );

/** The provisions of a book in its order, the first two thousand; the same for everybody for some seconds. */
export const readBook = (
  { db, reference }: Deps,
  id: BookId,
  language: Language,
): Promise<ListedProvision[]> =>
  reference(`codes ${id} ${language}`, async () => {
    const prefix = BOOKS.find((book) => book.id === id)?.prefix ?? "";
    // A range of the index: a blank follows the name of the book, and the next sign is an exclamation mark.
    const rows = await selectList(db, language)
      .where(
        and(
          eq(articles.kind, "code"),
          gte(articles.section, `${prefix} `),
          lt(articles.section, `${prefix}!`),
        ),
      )
      .orderBy(asc(articles.section))
      .limit(CODES_LIMITS.book);
    return inBookOrder(rows);
  });

/** How many provisions each book has here. */
export const countBooks = ({ db, reference }: Deps): Promise<Readonly<Record<BookId, number>>> =>
  reference("codes count", async () => {
    const name = sql<string>`substr(${articles.section}, 1, instr(${articles.section}, ' ') - 1)`;
    const rows = await db
      .select({ name, count: sql<number>`count(*)` })
      .from(articles)
      .where(eq(articles.kind, "code"))
      .groupBy(name);
    const found = new Map(rows.map((row) => [row.name, row.count]));
    return Object.fromEntries(BOOKS.map(({ id, prefix }) => [id, found.get(prefix) ?? 0])) as Record<
      BookId,
      number
    >;
  });

export type FoundProvisions =
  | { kind: "found"; passages: Passage[]; more: boolean }
  /** Of a section that is not here: those that stand next to it in its book. */
  | { kind: "near"; written: string; provisions: ListedProvision[] }
  | { kind: "none" };

const MOST_FOUND = 20;
/** More than are shown: those of other buildings are left out afterwards. */
const OPTIONS = { kinds: ["code"] as const, limit: 4 * MOST_FOUND, weakest: 0.15 };

/** The provisions around a section in its book, or in every book where none is named: those nearest by number first. */
function selectAround(db: Database, { book, path }: { book: string; path: string }, language: Language) {
  const begins = beginningOf(path);
  const prefix = BOOKS.find(({ id }) => id === book)?.prefix;
  const own = sql`substr(articles.section, instr(articles.section, ' ') + 1)`;
  const number = sql`cast(ltrim(${own}, ${begins?.letter ?? ""}) as integer)`;
  const apart = sql`abs(${number} - ${begins?.number ?? 0})`;
  return selectList(db, language)
    .where(
      and(
        eq(articles.kind, "code"),
        prefix ? and(gte(articles.section, `${prefix} `), lt(articles.section, `${prefix}!`)) : undefined,
        begins ? sql`${own} glob ${`${begins.letter}[0-9]*`} and ${apart} <= ${NEAR}` : sql`0`,
      ),
    )
    .orderBy(apart, asc(articles.section))
    .limit(CODES_LIMITS.book);
}

/**
 * What a search finds, in one round trip: provisions by words or by section; of a section that is not here those beside
 * it, none invented.
 * @param scope leaves out books that do not hold there
 */
export async function findProvisions(
  { db }: Pick<Deps, "db">,
  q: string,
  language: Language,
  scope: Scope | "" = "",
): Promise<FoundProvisions> {
  const { references, written } = takeReferences(q);
  const [asked] = references;
  const around = asked && selectAround(db, asked, language);
  const { answers, broad, beside } = await lookUp(db, q, language, OPTIONS, around);
  const holds = ({ section }: Passage) => scope === "" || scopesOf(section).includes(scope);
  if (answers.some(holds)) return foundOf(answers.filter(holds));
  const provisions = asked ? nearestTo(asked.path, beside, 5) : [];
  if (provisions.length > 0) return { kind: "near", written: written[0] ?? q, provisions };
  return broad.some(holds) ? foundOf(broad.filter(holds)) : { kind: "none" };
}

/** The list says so where there may be more than it shows. */
const foundOf = (passages: Passage[]): FoundProvisions => ({
  kind: "found",
  passages: passages.slice(0, MOST_FOUND),
  more: passages.length > MOST_FOUND,
});

const TEXT = {
  slug: articles.slug,
  kind: articles.kind,
  section: articles.section,
  edition: articles.edition,
  source: articles.source,
  confidence: articles.confidence,
  reviewedAt: articles.reviewedAt,
  title: sql<string>`coalesce(own.title, other.title)`,
  body: sql<string>`coalesce(own.body, other.body)`,
};

/** How many stand before and after a provision where it is shown. */
const BESIDE = 2;

/** The provisions next to one in the order of the index, of its own book. */
function selectBeside(db: Database, slug: string, language: Language, side: "before" | "after") {
  const section = sql`(select one.section from articles as one where one.slug = ${slug})`;
  const sameBook = sql`substr(articles.section, 1, instr(articles.section, ' ')) = substr(${section}, 1, instr(${section}, ' '))`;
  const order = side === "before" ? desc : asc;
  return selectList(db, language)
    .where(
      and(
        eq(articles.kind, "code"),
        side === "before" ? lt(articles.section, section) : gt(articles.section, section),
        sameBook,
      ),
    )
    .orderBy(order(articles.section), order(articles.slug))
    .limit(BESIDE);
}

/** The provisions of other books about the same thing: those written here, and those that limit the same by a number. */
function touchesOf(slug: string): string[] {
  const limiting = alsoLimiting(slug).filter((one) => bookName(one) !== bookName(slug));
  return [...new Set([...touching(slug), ...limiting])];
}

/**
 * One provision with what the visitor keeps of it, what stands beside it and what other books ask about the same thing,
 * in one round trip; undefined where there is none.
 */
export async function readProvision(
  db: Database,
  slug: string,
  language: Language,
  actor: Person | undefined,
) {
  const [[found], kept, jobs, before, after, touches] = await db.batch([
    db
      .select({
        ...TEXT,
        language: sql<Language>`case when own.title is null then ${FALLBACK_LANGUAGE} else ${language} end`,
      })
      .from(articles)
      .leftJoin(sql`article_texts as own`, sql`own.slug = articles.slug and own.language = ${language}`)
      .leftJoin(
        sql`article_texts as other`,
        sql`other.slug = articles.slug and other.language = ${FALLBACK_LANGUAGE}`,
      )
      .where(and(eq(articles.slug, slug), eq(articles.kind, "code"))),
    db
      .select({ note: savedProvisions.note, projectId: savedProvisions.projectId })
      .from(savedProvisions)
      .where(
        actor
          ? and(
              eq(savedProvisions.workspace, actor.workspace),
              eq(savedProvisions.slug, slug),
              mayRead(actor, savedProvisions.workspace),
            )
          : sql`0`,
      )
      .limit(MOST_PROJECTS),
    listJobs(db, actor),
    selectBeside(db, slug, language, "before"),
    selectBeside(db, slug, language, "after"),
    selectList(db, language)
      .where(and(eq(articles.kind, "code"), inArray(articles.slug, touchesOf(slug))))
      .orderBy(asc(articles.section)),
  ]);
  return found && { ...inMeasures(found), kept, jobs, beside: [...before.reverse(), ...after], touches };
}

/** A provision in the measures that readers of its language think in. */
const inMeasures = <T extends { body: string; language: Language }>(provision: T): T => ({
  ...provision,
  body: inOwnMeasures(provision.body, provision.language),
});

const MOST_PROJECTS = 300;

/** The projects whose sheets a workspace has; none of who owns nothing. */
const listJobs = (db: Database, actor: Person | undefined) =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(actor ? and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)) : sql`0`)
    .orderBy(asc(projects.name), asc(projects.id))
    .limit(MOST_PROJECTS);

/**
 * The provisions on a sheet, the last one first, each whole, to print: of a project, or the workspace's own where none is
 * named; and the projects that have a sheet. `undefined`: no such project.
 */
export async function readSheet(db: Database, actor: Person | undefined, language: Language, projectId = "") {
  const [entries, jobs, used] = await db.batch([
    selectSheet(db, actor, language, projectId),
    listJobs(db, actor),
    db
      .selectDistinct({ id: savedProvisions.projectId })
      .from(savedProvisions)
      .where(
        actor
          ? and(eq(savedProvisions.workspace, actor.workspace), mayRead(actor, savedProvisions.workspace))
          : sql`0`,
      ),
  ]);
  const job = jobs.find(({ id }) => id === projectId);
  if (projectId && !job) return undefined;
  const withSheet = new Set(used.map(({ id }) => id));
  return {
    entries: entries.map(inMeasures),
    job,
    jobs: jobs.filter(({ id }) => withSheet.has(id) || id === projectId),
  };
}
export type Sheet = NonNullable<Awaited<ReturnType<typeof readSheet>>>;

function selectSheet(db: Database, actor: Person | undefined, language: Language, projectId: string) {
  return db
    .select({
      ...TEXT,
      language: sql<Language>`case when own.title is null then ${FALLBACK_LANGUAGE} else ${language} end`,
      note: savedProvisions.note,
      savedAt: savedProvisions.createdAt,
    })
    .from(savedProvisions)
    .innerJoin(articles, eq(articles.slug, savedProvisions.slug))
    .leftJoin(sql`article_texts as own`, sql`own.slug = articles.slug and own.language = ${language}`)
    .leftJoin(
      sql`article_texts as other`,
      sql`other.slug = articles.slug and other.language = ${FALLBACK_LANGUAGE}`,
    )
    .where(
      actor
        ? and(
            eq(savedProvisions.workspace, actor.workspace),
            projectId ? eq(savedProvisions.projectId, projectId) : isNull(savedProvisions.projectId),
            mayRead(actor, savedProvisions.workspace),
          )
        : sql`0`,
    )
    .orderBy(desc(savedProvisions.createdAt), asc(savedProvisions.slug))
    .limit(CODES_LIMITS.saved);
}
