import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import {
  CHAIN_KINDS,
  type ChainEnd,
  type ChainKind,
  type ChainReach,
  type ChainRecord,
  type ChainSource,
} from "~/services/chain-sources.ts";
import { readSources } from "~/services/site-sources.ts";
import type { Database } from "~db/client.ts";
import { chainLinks } from "~db/schema/chain.ts";
import { endText } from "./chain-end.ts";

// biome-ignore lint/performance/noBarrelFile: an engine's front door to the database
export { type ChainSource, chainSource } from "~/services/chain-sources.ts";

/** The most records that one chain shows; a job has fewer. */
const MOST = 60;

interface Reads {
  db: Database;
  language: Language;
  contributions: { chain: readonly ChainSource[] };
}

interface Chained {
  workspace: string;
  from: ChainEnd;
  to: ChainEnd;
  now: Date;
  /** Where the batch may make no record: that it is there. */
  when?: SQL;
}

/**
 * The statement that says which record led to one that is made in the same batch. Made twice it is there once. Whether the
 * workspace may read the first is not asked: a record that may not be read is not shown, and nothing else comes of a link.
 */
export const chaining = (db: Database, { workspace, from, to, now, when }: Chained) =>
  db
    .insert(chainLinks)
    .select(
      sql`select ${crypto.randomUUID()}, ${workspace}, ${from.kind}, ${from.id}, ${to.kind}, ${to.id},
        ${now.toISOString()} where ${when ?? sql`true`}`,
    )
    .onConflictDoNothing();

/** A record, also one whose id the statement finds by itself. */
interface Sought {
  kind: ChainKind;
  id: string | SQL;
}

/** Everything that hangs together with a record, from link to link both ways, as rows of `kind` and `id`. */
const walk = (actor: Person, { kind, id }: Sought): SQL => sql`with recursive walk(kind, id) as (
  select ${kind}, ${id}
  union
  select case when link.from_id = walk.id then link.to_kind else link.from_kind end,
    case when link.from_id = walk.id then link.to_id else link.from_id end
  from walk join chain_links as link on (link.from_id = walk.id and link.from_kind = walk.kind)
    or (link.to_id = walk.id and link.to_kind = walk.kind)
  where ${mayRead(actor, sql`link.workspace_id`)}
  limit ${MOST})`;

/** The kind that is asked for, and the kinds over which the way leads. */
interface Over {
  kind: ChainKind;
  through: readonly ChainKind[];
}

/**
 * The ids of the records of a kind that came of one, as a list for `in`: from link to link onward, and on only from records of
 * the kinds `through`, so that what came of another one beside it is none of them.
 */
export const cameOf = (
  workspace: string,
  from: ChainEnd,
  { kind, through }: Over,
): SQL => sql`(with recursive onward(kind, id) as (
  select ${from.kind}, ${from.id}
  union
  select link.to_kind, link.to_id
  from onward join chain_links as link on link.from_id = onward.id and link.from_kind = onward.kind
  where link.workspace_id = ${workspace} and onward.kind in ${[from.kind, ...through]}
  limit ${MOST})
  select onward.id from onward where onward.kind = ${kind})`;

/** From link to link back from a record over some kinds alone, as the table `back`, in which it stands itself. */
const backOver = (workspace: SQL | string, from: ChainEnd, kinds: readonly ChainKind[]): SQL =>
  sql`with recursive back(kind, id) as (
  select ${from.kind}, ${from.id}
  union
  select link.from_kind, link.from_id
  from back join chain_links as link on link.to_id = back.id and link.to_kind = back.kind
  where link.workspace_id = ${workspace} and link.from_kind in ${kinds}
  limit ${MOST})`;

/** What came of the records of `back` in one link. */
const madeOfBack = (workspace: SQL | string, kind: ChainKind): SQL =>
  sql`select made.to_id from back join chain_links as made on made.from_id = back.id and made.from_kind = back.kind
  where made.workspace_id = ${workspace} and made.to_kind = ${kind}`;

/**
 * The ids of the records of a kind that came of what led to one, as a list for `in`: from link to link back over the kinds
 * `through` alone, and one link onward. What came of the record itself is among them.
 */
export const besideOf = (workspace: string, from: ChainEnd, { kind, through }: Over): SQL =>
  sql`(${backOver(workspace, from, through)} ${madeOfBack(workspace, kind)})`;

/**
 * The ids of the records of a kind that a record rests on, as a list for `in`: those that led to it over the kinds `through`,
 * and what came of one of these in one link.
 */
export const restsOn = (workspace: SQL | string, from: ChainEnd, { kind, through }: Over): SQL =>
  sql`(${backOver(workspace, from, [kind, ...through])}
  select back.id from back where back.kind = ${kind} union ${madeOfBack(workspace, kind)})`;

const reachOf = (actor: Person, ids: (kind: ChainKind) => SQL): ChainReach => ({
  of: (workspace: SQLWrapper) => sql`(${mayRead(actor, workspace)})`,
  ids,
});

async function found({ db, language, contributions }: Reads, reach: ChainReach): Promise<ChainRecord[]> {
  const sources = readSources<ChainReach, ChainRecord>(db, contributions.chain, reach);
  const [first, ...rest] = sources.statements;
  if (!first) return [];
  return sources.found(await db.batch([first, ...rest]), { day: "", language });
}

const rank = ({ kind }: ChainEnd) => CHAIN_KINDS.indexOf(kind);

/**
 * A record with everything that led to it and that came of it, in the order of `CHAIN_KINDS`, in one round trip. Empty
 * where nothing hangs together with it. Only what the reader may read.
 */
export async function readChain(reads: Reads, actor: Person, end: Sought): Promise<ChainRecord[]> {
  const ids = (kind: ChainKind) => sql`(${walk(actor, end)} select id from walk where kind = ${kind})`;
  const records = await found(reads, reachOf(actor, ids));
  const isOwn = ({ kind, id }: ChainRecord) =>
    kind === end.kind && (typeof end.id !== "string" || id === end.id);
  if (records.length < 2 && records.every(isOwn)) return [];
  return records.sort((a, b) => rank(a) - rank(b));
}

/** What the form of the next record begins with: a record as its `from` names it, if the reader may read it. */
export async function readFrom(
  reads: Reads,
  actor: Person,
  from: ChainEnd | undefined,
): Promise<(ChainRecord & { from: string }) | undefined> {
  if (!from) return undefined;
  const ids = (kind: ChainKind) => sql`(select ${from.id} where ${kind} = ${from.kind})`;
  const [record] = await found(reads, reachOf(actor, ids));
  return record && { ...record, from: endText(from) };
}
