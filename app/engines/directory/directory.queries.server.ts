import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { GenericSchema, InferOutput } from "valibot";
import { safeParse } from "valibot";
import type { Database } from "~db/client.ts";
import {
  directoryClaims,
  directoryEntries,
  directoryPlaces,
  directoryReviews,
} from "~db/schema/directory.ts";
import { metresOf } from "../place/place.ts";
import { mayRead, mayWrite, type Person } from "../trust/trust.server.ts";
import type { Counts } from "./find.ts";
import { countsOf, fitting, ratingCounts, reachesMore } from "./fitting.server.ts";
import { type Criteria, DIRECTORY_LIMITS, type DirectoryKind, RATING } from "./kind.ts";
import { type Answered, rankSql } from "./rank.server.ts";
import { reaches, visible } from "./walls.server.ts";

// A column that is a bare number would come first among the keys of a row of D1, whatever its place: it stands in brackets.

const SAID = {
  reviews: sql<number>`(select count(*) from directory_reviews as r where r.entry_id = directory_entries.id
    and r.taken_down_at is null)`,
  stars: sql<number>`(select coalesce(sum(r.stars), 0) from directory_reviews as r where r.entry_id = directory_entries.id
    and r.taken_down_at is null)`,
};

const {
  words: _,
  kind: __,
  workspace: ___,
  createdAt: ____,
  person: _____,
  ...SHOWN
} = getTableColumns(directoryEntries);

type Row = { id: string; attrs: unknown };

/** Rows with their attributes as the schema of the kind reads them; what no longer fits is left out. */
const readAs = <Schema extends GenericSchema, R extends Row>(
  kind: DirectoryKind<Schema>,
  rows: readonly R[],
) =>
  rows.flatMap((row) => {
    const read = safeParse(kind.schema, row.attrs);
    return read.success ? [{ ...row, attrs: read.output as InferOutput<Schema> }] : [];
  });

const placesOf = (db: Database, ids: SQL) =>
  db
    .select({
      called: directoryPlaces.called,
      address: directoryPlaces.address,
      phone: directoryPlaces.phone,
      hours: directoryPlaces.hours,
      latitude: directoryPlaces.latitude,
      longitude: directoryPlaces.longitude,
    })
    .from(directoryPlaces)
    .where(sql`${directoryPlaces.entryId} in ${ids}`)
    .orderBy(asc(directoryPlaces.entryId), asc(directoryPlaces.position));
export type ReadPlace = Awaited<ReturnType<typeof placesOf>>[number];

/**
 * One page of a directory with the counts of every facet, in one round trip. The order is the printed one: by the formula of
 * `rank.ts` where the kind has one, else the nearest place first where one is given, else by name. Nothing else counts, and
 * nobody can pay for it. Of very many that fit, `DIRECTORY_LIMITS.ranked` are looked at, and the page says which.
 * @param answered what the formula takes of requests
 * @returns `counts` by facet and value: how many entries that value would show, whatever else of its facet is chosen;
 *   `any` whether the directory has entries at all that the reader may see
 */
export async function searchDirectory<Schema extends GenericSchema>(
  db: Database,
  kind: DirectoryKind<Schema>,
  actor: Person | undefined,
  criteria: Criteria,
  answered?: Answered,
) {
  const { near, page, chosen } = criteria;
  const { rank, facets } = kind;
  const isChosen = (key: string) => (chosen[key] ?? []).length > 0;
  const fit = fitting(kind, actor, criteria);
  const first = rank
    ? sql`-${rankSql(rank, criteria, answered)}`
    : near
      ? sql`directory_entries.chord`
      : sql`0`;
  const shown = sql`(select directory_entries.id, directory_entries.chord, ${first} as first from ${fit} as directory_entries
    order by first, directory_entries.name_key, directory_entries.id
    limit ${DIRECTORY_LIMITS.shown} offset ${(page - 1) * DIRECTORY_LIMITS.shown}) as shown`;
  const ratings = rank?.ratings ?? [];
  const counting = (from: SQL, counts: readonly SQL[]) =>
    db
      .select({ key: sql<string>`key`, value: sql<string>`value`, n: sql<number>`n` })
      .from(sql`(with fit as materialized ${from} ${sql.join([...counts], sql` union all `)})`);
  const [rows, [there], counted, ...others] = await db.batch([
    db
      .select({
        ...{ ...SHOWN, ...SAID, chord: sql<number | null>`(shown.chord)` },
        places: sql<string>`(select json_group_array(json_object('called', p.called, 'address', p.address, 'phone', p.phone,
            'hours', p.hours, 'latitude', p.latitude, 'longitude', p.longitude))
          from (select * from directory_places where entry_id = directory_entries.id order by position) as p)`,
      })
      .from(directoryEntries)
      .innerJoin(shown, sql`shown.id = directory_entries.id`)
      .orderBy(sql`shown.first`, asc(directoryEntries.nameKey), asc(directoryEntries.id)),
    db
      .select({
        any: sql<number>`exists (select 1 from ${directoryEntries} where ${directoryEntries.kind} = ${kind.name}
          and ${visible(actor)})`,
        more: near ? sql<number>`(${reachesMore(kind.name, near)})` : sql<number>`(0)`,
      })
      .from(sql`(select 1)`),
    counting(fit, [
      sql`select '' as key, '' as value, count(*) as n from fit`,
      countsOf(facets.filter((key) => !isChosen(key))),
      ...(isChosen(RATING) ? [] : [ratingCounts(ratings)]),
    ]),
    ...facets.filter(isChosen).map((key) => counting(fitting(kind, actor, criteria, key), [countsOf([key])])),
    ...(isChosen(RATING) ? [counting(fitting(kind, actor, criteria, RATING), [ratingCounts(ratings)])] : []),
  ]);
  const counts: Counts = Object.fromEntries(facets.map((key) => [key, {}]));
  if (rank) counts[RATING] = Object.fromEntries(ratings.map((least) => [least, 0]));
  for (const { key, value, n } of [counted, ...others].flat())
    if (key !== "") counts[key] = { ...counts[key], [value]: n };
  const fits = counted.find(({ key }) => key === "")?.n ?? 0;
  return {
    rows: readAs(kind, rows).map(({ chord, ...row }) => ({
      ...row,
      ...(chord !== null && { metres: metresOf(chord) }),
      places: JSON.parse(row.places) as ReadPlace[],
    })),
    total: Math.min(fits, DIRECTORY_LIMITS.ranked),
    /** Whether others fit, or are within reach, that were not looked at. */
    more: fits > DIRECTORY_LIMITS.ranked || Boolean(there?.more),
    any: Boolean(there?.any),
    counts,
  };
}

/** Some entries beside each other, in the order in which they are asked for; those that nobody may see are left out. */
export async function compareEntries<Schema extends GenericSchema>(
  db: Database,
  kind: DirectoryKind<Schema>,
  actor: Person | undefined,
  asked: readonly string[],
  most: number = DIRECTORY_LIMITS.compared,
) {
  const ids = [...new Set(asked)].slice(0, most);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...SHOWN, ...SAID })
    .from(directoryEntries)
    .where(and(inArray(directoryEntries.id, ids), eq(directoryEntries.kind, kind.name), visible(actor)));
  const read = readAs(kind, rows);
  return ids.flatMap((id) => read.find((row) => row.id === id) ?? []);
}

/**
 * The statements by which one entry is read, for a batch of the page's own: the entry, its places, its newest reviews, and
 * the claims of the reader's workspace. `entryOf` makes one of their rows.
 */
export const entryStatements = (
  db: Database,
  kind: Pick<DirectoryKind, "name">,
  actor: Person | undefined,
  id: string | SQL,
) =>
  [
    db
      .select({
        ...SHOWN,
        ...SAID,
        mayWrite: actor ? sql<number>`(${mayWrite(actor, directoryEntries.workspace)})` : sql<number>`(0)`,
        isAboutReader: sql<number>`coalesce(${directoryEntries.person} = ${actor?.owner ?? ""}, 0)`,
      })
      .from(directoryEntries)
      .where(and(eq(directoryEntries.id, id), eq(directoryEntries.kind, kind.name), visible(actor))),
    placesOf(db, sql`(${id})`),
    db
      .select({
        id: directoryReviews.id,
        relationKind: directoryReviews.relationKind,
        stars: directoryReviews.stars,
        body: directoryReviews.body,
        answer: directoryReviews.answer,
        answeredAt: directoryReviews.answeredAt,
        version: directoryReviews.version,
        sample: directoryReviews.sample,
        createdAt: directoryReviews.createdAt,
        takenDownAt: directoryReviews.takenDownAt,
        takenDownReason: directoryReviews.takenDownReason,
        own: actor ? sql<number>`(${mayWrite(actor, directoryReviews.workspace)})` : sql<number>`(0)`,
      })
      .from(directoryReviews)
      .where(and(eq(directoryReviews.entryId, id), actor && reaches(actor)))
      .orderBy(desc(directoryReviews.createdAt), asc(directoryReviews.id))
      .limit(DIRECTORY_LIMITS.reviews),
    db
      .select({
        id: directoryClaims.id,
        state: directoryClaims.state,
        claimant: directoryClaims.claimant,
        evidence: directoryClaims.evidence,
        address: directoryClaims.address,
        version: directoryClaims.version,
        note: sql<string | null>`(select e.note from process_events as e where e.process = 'directoryClaim'
          and e.record_id = directory_claims.id order by e.record_version desc limit 1)`,
      })
      .from(directoryClaims)
      .where(
        and(
          eq(directoryClaims.entryId, id),
          actor
            ? sql`${directoryClaims.workspace} = ${actor.workspace} and ${mayRead(actor, directoryClaims.workspace)}`
            : sql`0`,
        ),
      )
      .orderBy(desc(directoryClaims.createdAt))
      .limit(5),
  ] as const;

type Read<Statements extends readonly unknown[]> = { [N in keyof Statements]: Awaited<Statements[N]> };
type EntryRead = Read<ReturnType<typeof entryStatements>>;

/** One entry from the rows of its statements; undefined where there is none that the reader may see. */
export function entryOf<Schema extends GenericSchema>(
  kind: DirectoryKind<Schema>,
  [rows, places, reviews, claims]: EntryRead,
) {
  const [entry] = readAs(kind, rows);
  return (
    entry && {
      entry: {
        ...entry,
        mayWrite: Boolean(entry.mayWrite),
        isAboutReader: Boolean(entry.isAboutReader),
      },
      places,
      reviews,
      claims,
    }
  );
}

/** The id of the entry that is about somebody, for the statements above. */
export const entryAbout = ({ name }: Pick<DirectoryKind, "name">, { owner }: Pick<Person, "owner">): SQL =>
  sql`(select own.id from directory_entries as own where own.person = ${owner} and own.kind = ${name})`;

/** The claims that wait for an administrator, those that wait longest first, and the latest that were decided. */
export const readClaims = (db: Database) =>
  db
    .select({
      id: directoryClaims.id,
      entry: directoryClaims.entryId,
      kind: directoryEntries.kind,
      name: directoryEntries.name,
      sample: directoryEntries.sample,
      claimant: directoryClaims.claimant,
      evidence: directoryClaims.evidence,
      address: directoryClaims.address,
      state: directoryClaims.state,
      stateSince: directoryClaims.stateSince,
      version: directoryClaims.version,
      taken: sql<number>`${directoryEntries.firmSince} is not null`,
    })
    .from(directoryClaims)
    .innerJoin(directoryEntries, eq(directoryEntries.id, directoryClaims.entryId))
    .where(or(eq(directoryClaims.state, "shown"), inArray(directoryClaims.state, ["granted", "refused"])))
    .orderBy(
      sql`${directoryClaims.state} <> 'shown'`,
      sql`case ${directoryClaims.state} when 'shown' then ${directoryClaims.stateSince} end`,
      desc(directoryClaims.stateSince),
    )
    .limit(50);
export type WaitingClaim = Awaited<ReturnType<typeof readClaims>>[number];
