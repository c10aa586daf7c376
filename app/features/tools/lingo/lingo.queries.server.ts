import { and, desc, eq, sql } from "drizzle-orm";
import { glossaryOf, glossaryRows, readGlossary } from "~/engines/knowledge/knowledge.server.ts";
import type { Term } from "~/engines/knowledge/knowledge.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Reference } from "~/services/reference.server.ts";
import type { Database } from "~db/client.ts";
import { lingoCards, lingoStars, termSuggestions } from "~db/schema/tools.ts";
import { LINGO_LIMITS } from "./lingo.limits.ts";

interface Deps {
  db: Database;
  reference: Reference;
}

const NAME = "glossary";

/** The glossary as everybody sees it, read once in some seconds. */
export const readTerms = ({ db, reference }: Deps): Promise<Term[]> =>
  reference(NAME, () => readGlossary(db));

/**
 * The glossary, and rows of the visitor's own, in one round trip whether the glossary is at hand or not.
 * @param own the statement of those rows, as it can run alone and in a batch
 */
async function readWith<Row>(
  { db, reference }: Deps,
  own: Parameters<Database["batch"]>[0][number] & PromiseLike<Row[]>,
): Promise<{ terms: Term[]; rows: Row[] }> {
  let rows: Row[] | undefined;
  const terms = await reference(NAME, async () => {
    const [texts, names, mine] = await db.batch([...glossaryRows(db), own]);
    rows = mine as Row[];
    return glossaryOf(texts, names);
  });
  return { terms, rows: rows ?? (await own) };
}

const cardRows = (db: Database, actor: Person, pair: Pair) =>
  db
    .select({
      // The address of a term says less than the name of its article.
      slug: sql<string>`substr(${lingoCards.slug}, 6)`,
      box: lingoCards.box,
      dueOn: lingoCards.dueOn,
      startedOn: lingoCards.startedOn,
      version: lingoCards.version,
      answeredAt: lingoCards.answeredAt,
    })
    .from(lingoCards)
    .where(
      and(
        eq(lingoCards.workspace, actor.workspace),
        eq(lingoCards.shown, pair.shown),
        eq(lingoCards.asked, pair.asked),
        mayRead(actor, lingoCards.workspace),
      ),
    );

/** The language that a card shows, and the one that is to be remembered. */
export interface Pair {
  shown: Language;
  asked: Language;
}

/** The cards that somebody has answered; who owns nothing yet has none. */
export async function readCards(deps: Deps, actor: Person | undefined, pair: Pair) {
  if (!actor) return { terms: await readTerms(deps), rows: [] };
  return readWith(deps, cardRows(deps.db, actor, pair));
}

/** The terms that somebody has marked. */
const starRows = (db: Database, actor: Person) =>
  db
    .select({ slug: sql<string>`substr(${lingoStars.slug}, 6)` })
    .from(lingoStars)
    .where(and(eq(lingoStars.workspace, actor.workspace), mayRead(actor, lingoStars.workspace)));

export async function readStarred(deps: Deps, actor: Person | undefined) {
  const { terms, rows } = actor
    ? await readWith(deps, starRows(deps.db, actor))
    : { terms: await readTerms(deps), rows: [] };
  return { terms, starred: new Set(rows.map(({ slug }) => slug)) };
}

/** What somebody suggested, the newest first. */
const suggestionRows = (db: Database, actor: Person) =>
  db
    .select({
      id: termSuggestions.id,
      name: termSuggestions.name,
      region: termSuggestions.region,
      status: termSuggestions.status,
      became: sql<string | null>`substr(${termSuggestions.became}, 6)`,
    })
    .from(termSuggestions)
    .where(and(eq(termSuggestions.workspace, actor.workspace), mayRead(actor, termSuggestions.workspace)))
    .orderBy(desc(termSuggestions.createdAt), desc(termSuggestions.id))
    .limit(LINGO_LIMITS.pending);

export async function readSuggesting(deps: Deps, actor: Person | undefined) {
  if (!actor) return { terms: await readTerms(deps), rows: [] };
  return readWith(deps, suggestionRows(deps.db, actor));
}
export type OwnSuggestion = Awaited<ReturnType<typeof readSuggesting>>["rows"][number];

export const STATUSES = ["pending", "accepted", "declined"] as const;
export type SuggestionStatus = (typeof STATUSES)[number];

const MOST_LISTED = 100;

/** What the queue of an administrator shows: who suggested is nobody's business there. */
const QUEUED = {
  id: termSuggestions.id,
  slug: sql<string | null>`substr(${termSuggestions.slug}, 6)`,
  region: termSuggestions.region,
  name: termSuggestions.name,
  meaning: termSuggestions.meaning,
  trade: termSuggestions.trade,
  status: termSuggestions.status,
  became: sql<string | null>`substr(${termSuggestions.became}, 6)`,
  createdAt: termSuggestions.createdAt,
};

/** The queue in one state, the oldest first, with how many stand in each; with an id one suggestion alone. */
export async function readQueue(db: Database, status: SuggestionStatus, id: string | undefined) {
  const [rows, counted] = await db.batch([
    db
      .select(QUEUED)
      .from(termSuggestions)
      .where(id === undefined ? eq(termSuggestions.status, status) : eq(termSuggestions.id, id))
      .orderBy(termSuggestions.createdAt, termSuggestions.id)
      .limit(MOST_LISTED),
    db
      .select({ status: termSuggestions.status, count: sql<number>`count(*)` })
      .from(termSuggestions)
      .groupBy(termSuggestions.status),
  ]);
  const counts = Object.fromEntries(STATUSES.map((one) => [one, 0])) as Record<SuggestionStatus, number>;
  for (const { status: one, count } of counted) counts[one] = count;
  return { rows, counts };
}
export type QueuedSuggestion = Awaited<ReturnType<typeof readQueue>>["rows"][number];
