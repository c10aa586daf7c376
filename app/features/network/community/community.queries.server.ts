import { eq, type SQL, sql } from "drizzle-orm";
import { isStopWord } from "~/engines/knowledge/knowledge.ts";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import type { Database } from "~db/client.ts";
import {
  communityDrafts,
  communityEdits,
  communityFlags,
  communityFollows,
  communityLog,
  communityNames,
  communityPosts,
  communityReactions,
  communityThreads,
} from "~db/schema/community.ts";
import { files } from "~db/schema/file.ts";
import {
  askPath,
  LOUNGE_SPACE,
  COMMUNITY_LIMITS as MOST,
  POST_PHOTO,
  RANK,
  SPACES,
  spacePath,
  threadPath,
} from "./community.limits.ts";
import { trustOf } from "./trust.server.ts";
import { matchOf, wordsOf } from "./words.ts";

/**
 * The rows of a statement written by hand, for a batch: drizzle's own raw statement is none on D1. The statement has a
 * limit, so that its order stays.
 */
function rowsOf<Row extends object>(db: Database, columns: readonly (keyof Row & string)[], query: SQL) {
  const fields = Object.fromEntries(columns.map((name) => [name, sql.raw(`found."${name}"`)]));
  return db.select(fields as { [K in keyof Row]: SQL<Row[K]> }).from(sql`(${query}) as found`);
}

/** What a list asks for. */
export interface Wanted {
  space?: string;
  trade?: string;
  language?: string;
  unanswered: boolean;
  /** By what helped, in place of the newest word. */
  helped?: boolean;
  q: string;
  /** Where the page before ended: a moment and a thread. */
  before?: { at: string; id: string };
}

const ANSWERS = sql`(select count(*) from ${communityPosts} as answer
  where answer.thread_id = thread.id and not answer.opening and answer.hidden = '')`;

/** An accepted answer that a moderator hid is none while it is hidden. */
const ACCEPTED = sql`exists (select 1 from ${communityPosts} as accepted
  where accepted.id = thread.accepted_post and accepted.hidden = '')`;

const OPEN = sql`thread.kind = 'question' and thread.locked_at is null and not ${ACCEPTED}`;

/** Whether nobody but the asker has said anything. */
const UNANSWERED = sql`not exists (
  select 1 from ${communityPosts} as answer where answer.thread_id = thread.id and not answer.opening
  and answer.hidden = '' and answer.author <> thread.author)`;

const HEAD = sql`thread.id, thread.slug, thread.space, thread.kind, thread.language, thread.trade, thread.title,
  thread.created_at as createdAt, thread.last_at as lastAt, ${ACCEPTED} as accepted,
  thread.locked_at is not null as locked, ${ANSWERS} as answers,
  (select named.called from ${communityNames} as named where named.owner = thread.author) as called`;

export interface Head {
  id: string;
  slug: string;
  space: string;
  kind: string;
  language: string;
  trade: string;
  title: string;
  createdAt: string;
  lastAt: string;
  accepted: number;
  locked: number;
  answers: number;
  called: string | null;
}

const HEAD_COLUMNS = [
  "id",
  "slug",
  "space",
  "kind",
  "language",
  "trade",
  "title",
  "createdAt",
  "lastAt",
  "accepted",
  "locked",
  "answers",
  "called",
] as const satisfies readonly (keyof Head)[];

/** Threads that hold these words, in any of their posts that everybody sees, and how well they do. */
const found = (match: string): SQL => sql`(select hit.thread_id as thread_id, min(hits.rank) as rank
  from (select rowid as number, bm25(community_search, 5.0, 1.0) as rank from community_search
    where community_search match ${match} order by rowid desc limit ${MOST.ranked}) as hits
  join ${communityPosts} as hit on hit.number = hits.number and hit.hidden = ''
  group by hit.thread_id)`;

const conditionsOf = (wanted: Wanted, reader: string | undefined): SQL[] => [
  sql`thread.hidden = ''`,
  ...(wanted.space ? [sql`thread.space = ${wanted.space}`] : []),
  ...(wanted.trade ? [sql`thread.trade = ${wanted.trade}`] : []),
  ...(wanted.language ? [sql`thread.language = ${wanted.language}`] : []),
  ...(reader ? [sql`not ${hasBlocked(reader, sql`thread.author`)}`] : []),
];

/** As `rankOf` counts it. */
const rankAt = (now: Date): SQL => sql`(1.0 + ${sql.raw(String(RANK.accepted))} * ${ACCEPTED}
  + (select count(distinct mark.owner) from ${communityPosts} as said
    join ${communityReactions} as mark on mark.post_id = said.id
    where said.thread_id = thread.id and said.hidden = ''))
  / (max(0.0, julianday(${now.toISOString()}) - julianday(thread.created_at)) + ${sql.raw(String(RANK.days))})`;

/** One page of the threads with the newest words, by what helped: the age of each, its accepted answer and its marks. */
export function helpfulThreads(db: Database, wanted: Wanted, reader: string | undefined, now: Date) {
  const where = sql.join(conditionsOf(wanted, reader), sql` and `);
  return rowsOf<Head>(
    db,
    HEAD_COLUMNS,
    sql`select ${HEAD} from (select * from ${communityThreads} as thread where ${where}
        order by thread.last_at desc, thread.id desc limit ${MOST.helpedThrough}) as thread
      order by ${rankAt(now)} desc, thread.last_at desc, thread.id desc limit ${MOST.shown}`,
  );
}

/**
 * Threads of a list, the newest word first, or by a search the best first: one more than a page has, which says that there
 * are more. A search has one page.
 * @param reader whose blocks count
 */
export function listThreads(db: Database, wanted: Wanted, reader: string | undefined) {
  const words = wordsOf(wanted.q).slice(0, 12);
  const isSearch = words.length > 0;
  const where = sql.join(
    [
      ...conditionsOf(wanted, reader),
      ...(wanted.before && !isSearch
        ? [sql`(thread.last_at, thread.id) < (${wanted.before.at}, ${wanted.before.id})`]
        : []),
    ],
    sql` and `,
  );
  return rowsOf<Head>(
    db,
    HEAD_COLUMNS,
    isSearch
      ? sql`select ${HEAD} from ${found(matchOf(words, "all"))} as result
          join ${communityThreads} as thread on thread.id = result.thread_id
          where ${where} ${wanted.unanswered ? sql`and ${OPEN} and ${UNANSWERED}` : sql``} order by result.rank, thread.id limit ${MOST.shown}`
      : wanted.unanswered
        ? sql`select ${HEAD} from (select * from ${communityThreads} as thread where ${where} and ${OPEN}
            order by thread.last_at desc, thread.id desc limit ${MOST.lookedThrough}) as thread
            where ${UNANSWERED} order by thread.last_at desc, thread.id desc limit ${MOST.shown + 1}`
        : sql`select ${HEAD} from ${communityThreads} as thread
          where ${where} order by thread.last_at desc, thread.id desc limit ${MOST.shown + 1}`,
  );
}

/** Threads of the lounge's space, the newest word first, and where they are read and written. */
export const loungeThreads = (db: Database, reader: string | undefined) =>
  listThreads(db, { space: LOUNGE_SPACE, unanswered: false, q: "" }, reader);
export const LOUNGE_TALK = {
  write: askPath(LOUNGE_SPACE),
  all: spacePath(LOUNGE_SPACE),
  thread: threadPath,
} as const;

/** The words of a text by which others like it are found: those that say something, the longest. */
export const tellingWords = (text: string): string[] =>
  [...new Set(wordsOf(text))]
    .filter((word) => word.length > 2 && !isStopWord(word))
    .sort((one, other) => other.length - one.length)
    .slice(0, 10);

/** Threads like what somebody is about to ask, the likest first. */
export const similarThreads = (db: Database, words: readonly string[], reader: string) =>
  rowsOf<Head>(
    db,
    HEAD_COLUMNS,
    words.length === 0
      ? sql`select ${HEAD} from ${communityThreads} as thread where 0 limit 0`
      : sql`select ${HEAD} from ${found(matchOf(words, "any"))} as result
          join ${communityThreads} as thread on thread.id = result.thread_id
          where thread.hidden = '' and not ${hasBlocked(reader, sql`thread.author`)}
          order by result.rank, thread.id limit ${MOST.similar}`,
  );

/** How many threads each space has that everybody sees. */
export const spaceCounts = (db: Database) =>
  rowsOf<{ space: string; count: number }>(
    db,
    ["space", "count"],
    sql`select space, count(*) as count from ${communityThreads} where space in ${SPACES}
      and hidden = '' group by space limit 100`,
  );

export interface Looker {
  owner?: string;
  moderates: boolean;
  now: Date;
}

/** What of a thread a reader sees: what everybody does, and of the rest their own; a moderator all that has words. */
export const seen = ({ owner = "", moderates }: Looker, table: SQL) =>
  sql`(${table}.hidden = '' or (${table}.hidden <> 'taken' and (${moderates ? 1 : 0} = 1
    or (${table}.author = ${owner} and ${table}.author <> ''))))`;

export interface ThreadRow extends Head {
  hidden: string;
  mine: number;
  acceptedPost: string | null;
  acceptedSince: string | null;
  follows: number;
  draft: string | null;
  named: string | null;
  blockedHere: number;
}

export interface PostRow {
  number: number;
  id: string;
  opening: number;
  title: string;
  body: string;
  hidden: string;
  createdAt: string;
  editedAt: string | null;
  called: string | null;
  trust: number;
  mine: number;
  open: number;
  folded: number;
  quoteBody: string | null;
  quoteCalled: string | null;
  helpful: number;
  same: number;
  thanks: number;
  my: string | null;
  flagged: number;
  edits: number;
  photo: string | null;
}

/** The statements of one thread: itself, a page of its posts, and how changed posts read before. */
export function threadStatements(db: Database, slug: string, looker: Looker, after: number) {
  const { owner = "", now } = looker;
  const count = (kind: string) => sql`(select count(*) from ${communityReactions} as mark
    where mark.post_id = said.id and mark.kind = ${kind})`;
  return [
    rowsOf<ThreadRow>(
      db,
      [
        ...HEAD_COLUMNS,
        "hidden",
        "mine",
        "acceptedPost",
        "acceptedSince",
        "follows",
        "draft",
        "named",
        "blockedHere",
      ],
      sql`select ${HEAD}, thread.hidden, thread.author = ${owner} and ${owner} <> '' as mine,
        thread.accepted_post as acceptedPost, thread.accepted_since as acceptedSince,
        exists (select 1 from ${communityFollows} as f where f.thread_id = thread.id and f.owner = ${owner}) as follows,
        (select d.body from ${communityDrafts} as d where d.thread_id = thread.id and d.owner = ${owner}) as draft,
        (select n.called from ${communityNames} as n where n.owner = ${owner}) as named,
        ${hasBlocked(sql`thread.author`, owner)} as blockedHere
        from ${communityThreads} as thread where thread.slug = ${slug} and ${seen(looker, sql`thread`)} limit 1`,
    ),
    rowsOf<PostRow>(
      db,
      [
        "number",
        "id",
        "opening",
        "title",
        "body",
        "hidden",
        "createdAt",
        "editedAt",
        "called",
        "trust",
        "mine",
        "open",
        "folded",
        "quoteBody",
        "quoteCalled",
        "helpful",
        "same",
        "thanks",
        "my",
        "flagged",
        "edits",
        "photo",
      ],
      sql`select said.number, said.id, said.opening, said.title, said.body, said.hidden, said.created_at as createdAt,
        said.edited_at as editedAt, named.called, ${trustOf(sql`said.author`, now)} as trust,
        said.author = ${owner} and ${owner} <> '' as mine,
        said.author = ${owner} and said.hidden in ('', 'held') and said.created_at > ${new Date(
          now.getTime() - MOST.editMinutes * 60 * 1000,
        ).toISOString()} as open,
        ${hasBlocked(owner, sql`said.author`)} as folded,
        case when quoted.hidden = '' and not ${hasBlocked(owner, sql`quoted.author`)} then quoted.body end as quoteBody,
        (select q.called from ${communityNames} as q where q.owner = quoted.author) as quoteCalled,
        ${count("helpful")} as helpful, ${count("same")} as same, ${count("thanks")} as thanks,
        (select group_concat(mark.kind) from ${communityReactions} as mark
          where mark.post_id = said.id and mark.owner = ${owner}) as my,
        exists (select 1 from ${communityFlags} as flag where flag.post_id = said.id and flag.owner = ${owner}) as flagged,
        (select count(*) from ${communityEdits} as was where was.post_id = said.id) as edits,
        (select shot.id from ${files} as shot where shot.workspace_id = said.author and shot.subject_type = ${POST_PHOTO}
          and shot.subject_id = said.id and shot.thumb_of is null limit 1) as photo
        from ${communityThreads} as thread
        join ${communityPosts} as said on said.thread_id = thread.id
        left join ${communityNames} as named on named.owner = said.author
        left join ${communityPosts} as quoted on quoted.id = said.quotes
        where thread.slug = ${slug} and ${seen(looker, sql`thread`)} and ${seen(looker, sql`said`)}
          and (said.opening or said.id = thread.accepted_post or said.number > ${after})
        order by said.opening desc, said.id = thread.accepted_post desc, said.number limit ${MOST.posts + 3}`,
    ),
    rowsOf<{ postId: string; title: string; body: string; createdAt: string }>(
      db,
      ["postId", "title", "body", "createdAt"],
      sql`select was.post_id as postId, was.title, was.body, was.created_at as createdAt
        from ${communityThreads} as thread join ${communityPosts} as said on said.thread_id = thread.id
        join ${communityEdits} as was on was.post_id = said.id
        where thread.slug = ${slug} and ${seen(looker, sql`thread`)} and ${seen(looker, sql`said`)}
        order by was.created_at limit 200`,
    ),
  ] as const;
}

export const nameOf = (db: Database, owner: string) =>
  db.select({ called: communityNames.called }).from(communityNames).where(eq(communityNames.owner, owner));

/** The trust of somebody from 0 to 3, as a scalar for statements of others. */
export const trustAmongPeople = (owner: string, now: Date): SQL<number> => trustOf(owner, now);

/** What moderators and the rules did, the newest first. */
export const readLog = (db: Database) =>
  rowsOf<{ id: string; action: string; space: string; reason: string; opening: number; createdAt: string }>(
    db,
    ["id", "action", "space", "reason", "opening", "createdAt"],
    sql`select id, action, space, reason, opening, created_at as createdAt from ${communityLog}
      order by created_at desc, id limit ${MOST.log}`,
  );

export interface Waiting {
  id: string;
  slug: string;
  title: string;
  space: string;
  body: string;
  hidden: string;
  opening: number;
  locked: number;
  createdAt: string;
  flags: string | null;
}

/** What waits for a moderator: posts with flags that nobody looked at, and those that are held; the oldest first. */
export const readQueue = (db: Database, also: string) =>
  rowsOf<Waiting>(
    db,
    ["id", "slug", "title", "space", "body", "hidden", "opening", "locked", "createdAt", "flags"],
    sql`select said.id, thread.slug, thread.title, thread.space, said.body, said.hidden, said.opening,
      thread.locked_at is not null as locked, said.created_at as createdAt,
      (select json_group_array(json_object('reason', flag.reason, 'note', flag.note)) from ${communityFlags} as flag
        where flag.post_id = said.id and flag.verdict = '') as flags
      from (select post_id as id from ${communityFlags} where verdict = ''
        union select id from ${communityPosts} where hidden in ('held', 'flags')
        union select id from ${communityPosts} where id = ${also}) as waiting
      join ${communityPosts} as said on said.id = waiting.id and said.hidden <> 'taken'
      join ${communityThreads} as thread on thread.id = said.thread_id
      order by said.id = ${also} desc, said.created_at, said.id limit ${MOST.queue}`,
  );
