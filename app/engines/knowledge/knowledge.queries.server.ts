import { count, eq, sql } from "drizzle-orm";
import { metricFirst } from "~/engines/formula/formula.ts";
import { FALLBACK_LANGUAGE, isMetricFirst, LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { articles, articleTexts } from "~db/schema/knowledge.ts";
import { type Article, type ArticleText, KINDS, type Kind } from "./article.ts";
import { matchQuery } from "./match-query.logic.ts";
import {
  broadConceptsOf,
  type Concept,
  conceptsOf,
  isMeasure,
  type Query,
  queryOf,
} from "./question.logic.ts";
import { excerpt, type Judged, judge, LEAST_COVERAGE } from "./ranking.logic.ts";
import type { Nearness } from "./sections.logic.ts";
import { foldedText } from "./words.logic.ts";

/** A citable piece of an article. All of it is text to be shown as text. */
export interface Passage extends Omit<Article, "tags" | "texts">, ArticleText {
  /** The language of title and body; English where the article is not written in the visitor's. */
  language: Language;
  /** Whole sentences of the article, about 400 characters at most. */
  body: string;
  /** How much of the question the article names, up to 1; above 0.6 in an answer. */
  coverage: number;
  /** Orders the passages of one question; says nothing across questions. */
  score: number;
  /** Where a section was asked for: whether this is that one, one above it, or one below it. */
  nearness?: Nearness;
}

export interface AskOptions {
  /** All kinds when left out. */
  kinds?: readonly Kind[];
  /** The most passages; 5 when left out. */
  limit?: number;
  /** The score of the weakest passage, as a share of the best one's; 0.25 when left out. */
  weakest?: number;
}

/** How many texts of a language the index proposes to the judge. */
const CANDIDATES = 40;
/** An article in English only stands behind one of the visitor's language that answers about as well. */
const FOREIGN = 0.6;
/** A talk that was asked for by name has to name at least a third of it, a term more than half. */
const NAMED = { talk: 0.33, term: 0.55, code: LEAST_COVERAGE, topic: LEAST_COVERAGE };
/** A part of a question has to be named nearly whole, and is worth less than all of it. */
const PART = 0.74;
const PART_WORTH = 0.8;
/** Still less beside something that answers the whole of it: the railing of a scaffold is none of a deck's. */
const PART_BESIDE_WHOLE = 0.5;
const MOST_PASSAGES = 5;
/** In an answer, a passage this much weaker than the best one is noise. */
const WEAK = 0.25;
/** What is listed for a part of a search names more than two fifths of it. */
const SOME = 0.4;

interface Row extends Judged, Omit<Passage, "coverage" | "score" | "nearness"> {
  relevance: number;
}

/**
 * The passages that answer a question, best first; none when nothing in the knowledge base does. One round trip; a
 * second one where a talk or a meaning was asked for and none is there.
 * @param question its text, or what was read in it already
 * @param locale the language to answer in; articles that are not written in it come in English
 */
export async function ask(
  db: Database,
  question: string | Query,
  locale: Language,
  options: AskOptions = {},
): Promise<Passage[]> {
  const { kinds = KINDS, limit = MOST_PASSAGES } = options;
  const { kind, named, readings } = typeof question === "string" ? queryOf(question) : question;
  if (kind && kinds.includes(kind)) {
    const found = await Promise.all(
      named.map((concepts) =>
        find(db, [concepts.map(asSubject)], locale, {
          ...options,
          kinds: [kind],
          least: NAMED[kind],
        }),
      ),
    );
    // Of things that are compared, each is told and nothing else.
    const each = found.length > 1 ? found.map((list) => list.slice(0, 1)) : found;
    const passages = interleaved(each).slice(0, limit);
    if (passages.length > 0) return passages;
  }
  return find(db, readings, locale, { ...options, least: LEAST_COVERAGE });
}

/**
 * The passages that name what is broad, best first: "OSHA" or "safety" asks nothing, yet there is much of it. They are
 * for a list to choose from, never an answer.
 * @param locale as for `ask`
 */
export async function browse(
  db: Database,
  search: string,
  locale: Language,
  options: AskOptions = {},
): Promise<Passage[]> {
  const concepts = broadConceptsOf(search).map(asThing);
  return find(db, [concepts], locale, { ...options, least: LEAST_COVERAGE });
}

/**
 * The passages about one of several things in a search, best first: for "4x8 plywood", the plywood. Like the result
 * of `browse` it is a list to choose from, and the caller has to say that it does not match the whole search.
 * @param locale as for `ask`
 */
export async function browsePart(
  db: Database,
  search: string,
  locale: Language,
  options: AskOptions = {},
): Promise<Passage[]> {
  const concepts = conceptsOf(search, { literal: true });
  const parts = concepts.map(concepts.some(isAbout) ? asWritten : asThing);
  return find(db, [parts], locale, { ...options, least: SOME });
}

/** A statement of a caller's own, as it rides along in a batch. */
type Beside<Own> = Parameters<Database["batch"]>[0][number] & PromiseLike<Own[]>;

/**
 * The passages that answer a search and those that name what is broad in it, as `ask` and `browse` find them, with the
 * rows of a statement of the caller's own: all of it in one round trip, for a page that shows the one or the other.
 * Talks and meanings that are asked for by name are not told from the rest.
 * @param locale as for `ask`
 */
export async function lookUp<Own>(
  db: Database,
  search: string,
  locale: Language,
  options: AskOptions,
  beside?: Beside<Own>,
): Promise<{ answers: Passage[]; broad: Passage[]; beside: Own[] }> {
  const { kinds = KINDS } = options;
  const { readings } = queryOf(search);
  const asked = [readings, [broadConceptsOf(search).map(asThing)]] as const;
  const statements = asked.map(([whole]) =>
    whole.some(isAbout) && kinds.length > 0 ? candidateRows(db, whole, locale, kinds) : undefined,
  );
  const [first, second] = statements;
  // Most searches propose the same texts in both readings.
  const isSame = first && second && JSON.stringify(first.toSQL()) === JSON.stringify(second.toSQL());
  const sent = [first, isSame ? undefined : second, beside].filter((one) => one !== undefined);
  const [head, ...rest] = sent;
  const found = head ? ((await db.batch([head, ...rest])) as unknown[][]) : [];
  const rowsOf = (one: unknown) => found[sent.indexOf(one as never)] ?? [];
  const [answers = [], broad = []] = asked.map((each, n) =>
    passagesOf(each, rowsOf(isSame ? first : statements[n]) as Row[], {
      ...options,
      locale,
      least: LEAST_COVERAGE,
    }),
  );
  return { answers, broad, beside: rowsOf(beside) as Own[] };
}

/** Each is looked at when a search finds nothing; three times what the base begins with. */
const MOST_NAMES = 6_000;

/**
 * What articles are called, titles and tags in every language: the words that a misspelt one may be meant to be. Of
 * more than 6,000 some are left out.
 */
export async function articleNames(db: Database): Promise<string[]> {
  const rows = await db.all<{ name: string }>(
    sql`select ${articleTexts.title} as name from ${articleTexts} union all select ${articles.tags} from ${articles} limit ${MOST_NAMES}`,
  );
  return rows.map(({ name }) => name);
}

/** How many articles there are, as a statement that rides along with others. */
export const articleCount = (db: Database) => db.select({ count: count() }).from(articles);

/** The best of each list first, then the second of each; no article twice. */
function interleaved(lists: readonly Passage[][]): Passage[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const mixed = Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat();
  return [...new Map(mixed.map((passage) => [passage.slug, passage])).values()];
}

/** "On center" narrows a rule down, but may be the very word whose meaning is asked for. */
const asSubject = (concept: Concept): Concept =>
  concept.role === "property" ? { ...concept, role: "subject" } : concept;

/** Includes "2x10" and "8 ft", if nothing else is named; a bare number could mean anything. */
const asThing = (concept: Concept): Concept =>
  isMeasure(concept) ? { ...concept, role: "subject" } : asSubject(asWritten(concept));

const isAbout = ({ role }: Concept) => role === "subject" || role === "reference";

/** Broad words share a group and not a meaning: who looks for the IRC does not look for the IMC. */
const asWritten = (concept: Concept): Concept =>
  concept.role === "property"
    ? { ...concept, alternatives: concept.alternatives.filter(({ literal }) => literal) }
    : concept;

interface Search extends AskOptions {
  /** How much of a reading a passage has to name more than. */
  least: number;
}

type Wanted = Search & { locale: Language };

/** The passages that answer a question in one of its readings; the first is the whole of it. */
async function find(
  db: Database,
  readings: readonly (readonly Concept[])[],
  locale: Language,
  search: Search,
): Promise<Passage[]> {
  const { kinds = KINDS } = search;
  const [whole = []] = readings;
  if (!whole.some(isAbout) || kinds.length === 0) return [];
  const rows = await db.all<Row>(candidates(whole, languagesFor(locale), locale, kinds));
  return passagesOf(readings, rows, { ...search, locale });
}

const languagesFor = (locale: Language) => [...new Set([locale, FALLBACK_LANGUAGE])];

/** What is left of the texts that the index proposes, best first. */
function passagesOf(
  readings: readonly (readonly Concept[])[],
  rows: readonly Row[],
  { locale, limit = MOST_PASSAGES, weakest = WEAK, least }: Wanted,
): Passage[] {
  const [whole = []] = readings;
  const best = new Map<string, Passage>();
  const judged = rows.map((row) => ({ row, judgement: bestOf(readings, row, least) }));
  const isWhole = judged.some(({ judgement }) => judgement && !judgement.ofPart);
  for (const { row, judgement } of judged) {
    if (!judgement) continue;
    const share = judgement.ofPart && isWhole ? PART_BESIDE_WHOLE : 1;
    const score = judgement.score * share * (row.language === locale ? 1 : FOREIGN);
    if (score <= (best.get(row.slug)?.score ?? 0)) continue;
    const { tags, titleWords, sectionWords, tagsWords, bodyWords, relevance, ...article } = row;
    const body = excerpt(whole, row.body, (sentence) => foldedText(sentence, row.language));
    best.set(row.slug, {
      ...article,
      body: isMetricFirst(row.language) ? metricFirst(body) : body,
      coverage: judgement.coverage,
      score,
      nearness: judgement.nearness,
    });
  }
  const passages = [...best.values()].sort((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1));
  const enough = (passages[0]?.score ?? 0) * weakest;
  // Who asks for a provision and nothing else reads on from there.
  if (whole.every(({ role }) => role === "reference")) passages.sort(inOrderOfTheBook);
  return passages.filter(({ score }) => score >= enough).slice(0, limit);
}

const NEAREST_FIRST: readonly (Nearness | undefined)[] = ["exact", "above", "below"];
const bySection = new Intl.Collator("en", { numeric: true });

/** The provision that was asked for, then what it lies under, then what lies under it; rules before talks. */
function inOrderOfTheBook(a: Passage, b: Passage): number {
  return (
    NEAREST_FIRST.indexOf(a.nearness) - NEAREST_FIRST.indexOf(b.nearness) ||
    Number(b.kind === "code") - Number(a.kind === "code") ||
    bySection.compare(a.section, b.section)
  );
}

/** The whole question counts more than a part of it, of which more has to be named. */
function bestOf([whole = [], ...parts]: readonly (readonly Concept[])[], row: Row, least: number) {
  const judgement = judge(whole, row, row.relevance, least);
  if (judgement) return { ...judgement, ofPart: false };
  const judged = parts.flatMap((part) => judge(part, row, row.relevance, PART) ?? []);
  const best = judged.sort((a, b) => b.score - a.score)[0];
  return best && { ...best, score: best.score * PART_WORTH, ofPart: true };
}

/**
 * The texts of each language that the index finds most relevant. What is shown is the visitor's language wherever
 * the article is written in it, whichever of its texts was found. The weights are those of the columns of
 * `article_search`: scope 0, title 6, section 4, tags 4, body 1.
 */
function candidates(
  concepts: readonly Concept[],
  languages: readonly Language[],
  locale: Language,
  kinds: readonly Kind[],
) {
  const found = languages.map((language) => {
    const match = matchQuery(concepts, language, kinds);
    return sql`select * from (
      select rowid as id, bm25(article_search, 0.0, 6.0, 4.0, 4.0, 1.0) as bm25
      from article_search where article_search match ${match} order by bm25 limit ${CANDIDATES})`;
  });
  return sql`with found as (${sql.join(found, sql` union all `)})
    select a.slug, a.kind, a.section, a.edition, a.source, a.confidence, a.tags, a.reviewed_at as "reviewedAt",
      coalesce(own.language, t.language) as language, coalesce(own.title, t.title) as title,
      coalesce(own.body, t.body) as body, t.title_words as "titleWords", t.section_words as "sectionWords",
      t.tags_words as "tagsWords", t.body_words as "bodyWords", -found.bm25 as relevance
    from found
    join article_texts t on t.id = found.id
    join articles a on a.slug = t.slug
    left join article_texts own on own.slug = t.slug and own.language = ${locale}`;
}

/** The same as a statement for a batch: one that is only text cannot be sent in one on D1. */
function candidateRows(db: Database, concepts: readonly Concept[], locale: Language, kinds: readonly Kind[]) {
  const named = <T>(name: keyof Row) => sql<T>`${sql.identifier(name)}`;
  return db
    .select({
      slug: named<string>("slug"),
      kind: named<Kind>("kind"),
      section: named<string>("section"),
      edition: named<string>("edition"),
      source: named<string>("source"),
      confidence: named<Row["confidence"]>("confidence"),
      tags: named<string>("tags"),
      reviewedAt: named<string>("reviewedAt"),
      language: named<Language>("language"),
      title: named<string>("title"),
      body: named<string>("body"),
      titleWords: named<string>("titleWords"),
      sectionWords: named<string>("sectionWords"),
      tagsWords: named<string>("tagsWords"),
      bodyWords: named<string>("bodyWords"),
      relevance: named<number>("relevance"),
    })
    .from(sql`(${candidates(concepts, languagesFor(locale), locale, kinds)})`);
}

/**
 * The texts of some articles with what they cite: a statement for a batch of the caller's own.
 * @param languages those that are wanted; all where none is given. Nothing stands in for one that is missing
 */
export const articleTextsOf = (
  db: Database,
  slugs: readonly string[],
  languages: readonly Language[] = LANGUAGES,
) =>
  db
    .select({
      slug: articles.slug,
      section: articles.section,
      edition: articles.edition,
      confidence: articles.confidence,
      reviewedAt: articles.reviewedAt,
      language: articleTexts.language,
      title: articleTexts.title,
      body: articleTexts.body,
    })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.slug, articles.slug))
    .where(
      // As one parameter: a statement has no more than a hundred.
      sql`${articles.slug} in (select value from json_each(${JSON.stringify(slugs)}))
        and ${articleTexts.language} in (select value from json_each(${JSON.stringify(languages)}))`,
    );

/** An article in a language, or in English where it is not written in it; undefined when there is none. */
export async function readArticle(db: Database, slug: string, locale: Language) {
  const rows = await db
    .select({
      slug: articles.slug,
      kind: articles.kind,
      section: articles.section,
      edition: articles.edition,
      source: articles.source,
      confidence: articles.confidence,
      tags: articles.tags,
      reviewedAt: articles.reviewedAt,
      language: articleTexts.language,
      title: articleTexts.title,
      body: articleTexts.body,
    })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.slug, articles.slug))
    .where(eq(articles.slug, slug));
  return (
    rows.find(({ language }) => language === locale) ??
    rows.find(({ language }) => language === FALLBACK_LANGUAGE)
  );
}
