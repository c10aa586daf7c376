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
import { chordOf, metresOf, onSphere } from "../place/place.ts";
import { mayRead, mayWrite, type Person } from "../trust/trust.server.ts";
import type { Counts } from "./find.ts";
import { type Criteria, DIRECTORY_LIMITS, type DirectoryKind, PROOF, RATING } from "./kind.ts";
import { oldestProof, RANK, Z_SQUARED } from "./rank.ts";
import { reaches, visible } from "./walls.server.ts";
import { matching } from "./words.ts";

/** Of latitude, rounded down: a degree of the sphere that distances are measured on. */
const METRES_PER_DEGREE = 111_000;

// A column that is a bare number would come first among the keys of a row of D1, whatever its place: it stands in brackets.

/** One of a list as JSON: one parameter, however many there are. */
const oneOf = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** The square of the straight line from a point to a place (`chordOf`). */
function chordTo({ latitude, longitude }: { latitude: number; longitude: number }): SQL {
  const { x, y, z } = onSphere({ latitude, longitude });
  return sql`((p.x - ${x}) * (p.x - ${x}) + (p.y - ${y}) * (p.y - ${y}) + (p.z - ${z}) * (p.z - ${z}))`;
}

/**
 * The nearest places of a kind within reach: of those in its band of latitudes, by an index that has all of it.
 */
const nearest = (kind: string, near: NonNullable<Criteria["near"]>): SQL =>
  sql`(select p.entry_id, ${chordTo(near)} as chord ${within(kind, near)}
    order by chord limit ${DIRECTORY_LIMITS.ranked})`;

/** Whether more places are within reach than are looked at. */
const reachesMore = (kind: string, near: NonNullable<Criteria["near"]>): SQL =>
  sql`exists (select 1 ${within(kind, near)} limit 1 offset ${DIRECTORY_LIMITS.ranked})`;

function within(kind: string, near: NonNullable<Criteria["near"]>): SQL {
  // A little wider than the circle, which alone decides.
  const degrees = (near.withinMetres / METRES_PER_DEGREE) * 1.01;
  return sql`from directory_places as p
    where p.kind = ${kind} and p.latitude between ${near.latitude - degrees} and ${near.latitude + degrees}
    and ${chordTo(near)} <= ${chordOf(near.withinMetres)}`;
}

/** Requests that a firm was asked, and those that it answered in time: of the feature that knows them. */
export interface Answered {
  asked: SQL;
  prompt: SQL;
}

// The arithmetic of `rank.ts`, step by step in the same order, so that both come to the same number.

const half = sql.raw(String(Z_SQUARED));
const wilsonOf = (from: SQL): SQL =>
  sql`coalesce((select max(0.0, (w.share + ${half} / (2 * w.n)
      - 1.96 * sqrt((w.share * (1 - w.share) + ${half} / (4 * w.n)) / w.n)) / (1 + ${half} / w.n))
    from (select g.good / g.n as share, g.n as n from ${from} as g where g.n > 0) as w), 0.0)`;

const RATED = wilsonOf(
  sql`(select count(*) * 1.0 as n, (total(r.stars) - count(*)) / 4 as good from directory_reviews as r
    where r.entry_id = directory_entries.id and r.taken_down_at is null)`,
);

/** Points by the printed formula, in millionths. */
function rankSql(
  { proofs }: NonNullable<DirectoryKind["rank"]>,
  { near, today = "" }: Criteria,
  answered: Answered | undefined,
): SQL {
  const weights = near ? RANK.nearby : RANK.anywhere;
  const weight = (part: keyof typeof weights) => sql.raw(String(weights[part]));
  const nearness = near
    ? sql`max(0.0, 1 - directory_entries.chord / ${chordOf(near.withinMetres)})`
    : sql`0.0`;
  const proof = sql`min((select count(*) from directory_facets as seen where seen.entry_id = directory_entries.id
    and seen.key = ${PROOF} and seen.value >= ${oldestProof(today)} and seen.value < ${`${today}~`}), ${sql.raw(String(proofs))}) * 1.0 / ${sql.raw(String(proofs))}`;
  const prompt = answered
    ? wilsonOf(sql`(select ${answered.asked} * 1.0 as n, ${answered.prompt} * 1.0 as good)`)
    : sql`0.0`;
  return sql`cast((${weight("near")} * ${nearness} + ${weight("rating")} * ${RATED} + ${weight("proof")} * (${proof})
    + ${weight("prompt")} * ${prompt}) * 1000000 + 0.5 as integer)`;
}

const rated = (least: string) => sql`1 + 4 * ${RATED} >= ${sql.raw(String(Number(least)))}`;

/** What the full-text index is asked for; undefined where no words are looked for. */
const matchOf = ({ words }: Criteria) => matching(words.slice(0, DIRECTORY_LIMITS.words));

function conditions(
  kind: Pick<DirectoryKind, "name" | "facets" | "typed" | "rank">,
  actor: Person | undefined,
  criteria: Criteria,
  without?: string,
): SQL {
  const { chosen, near } = criteria;
  const facets = [...kind.facets, ...(kind.typed ?? [])].flatMap((key) => {
    const values = chosen[key] ?? [];
    if (key === without || values.length === 0) return [];
    return [
      sql`exists (select 1 from directory_facets as f where f.entry_id = directory_entries.id and f.key = ${key}
        and f.value in ${oneOf(values.slice(0, DIRECTORY_LIMITS.chosen))})`,
    ];
  });
  const match = near && matchOf(criteria);
  const least =
    without === RATING ? [] : (chosen[RATING] ?? []).filter((one) => kind.rank?.ratings.includes(one));
  return sql.join(
    [
      // Where words or places are looked for, what they find is looked at, and not all of the kind: the plus takes its index away.
      sql`${near || matchOf(criteria) ? sql.raw("+") : sql.raw("")}directory_entries.kind = ${kind.name} and ${visible(actor)}`,
      ...(match
        ? [
            sql`directory_entries.id in (select entry from directory_search where directory_search match ${match})`,
          ]
        : []),
      ...(least.length > 0 ? [sql`(${sql.join(least.map(rated), sql` or `)})`] : []),
      ...facets,
    ],
    sql` and `,
  );
}

/**
 * What fits, as rows of `directory_entries` with their distance: of the nearest where a place is given, else of what has the
 * words, else in the order of their names, up to one more than are looked at.
 * @param without a facet whose values are then counted as if none of them were chosen
 */
function fitting(
  kind: Pick<DirectoryKind, "name" | "facets" | "typed" | "rank">,
  actor: Person | undefined,
  criteria: Criteria,
  without?: string,
): SQL {
  const fits = conditions(kind, actor, criteria, without);
  const { near } = criteria;
  const match = matchOf(criteria);
  // What an order, and the feature that counts answers, may ask of an entry.
  const columns = sql.raw(
    ["id", "name_key", "workspace_id", "firm_since"].map((name) => `directory_entries.${name}`).join(", "),
  );
  return near
    ? sql`(select ${columns}, min(nearest.chord) as chord
        from ${nearest(kind.name, near)} as nearest cross join directory_entries on directory_entries.id = nearest.entry_id
        where ${fits} group by directory_entries.id)`
    : match
      ? sql`(select ${columns}, null as chord from (select entry from directory_search where directory_search match ${match}) as found
          cross join directory_entries on directory_entries.id = found.entry where ${fits}
          limit ${DIRECTORY_LIMITS.ranked + 1})`
      : sql`(select ${columns}, null as chord from directory_entries where ${fits}
          order by directory_entries.name_key, directory_entries.id limit ${DIRECTORY_LIMITS.ranked + 1})`;
}

/** How many entries each value of some facets would show, of those that fit. */
const countsOf = (facets: readonly string[]): SQL =>
  sql`select counted.key, counted.value, count(*) as n from fit join directory_facets as counted
    on counted.entry_id = fit.id and counted.key in ${oneOf(facets)} group by counted.key, counted.value`;

/** How many have at least so good a rating, of those that fit. */
const ratingCounts = (ratings: readonly string[]): SQL =>
  sql`select ${RATING} as key, least.value, sum(1 + 4 * rated.bound >= cast(least.value as real)) as n
    from (select ${RATED} as bound from fit as directory_entries) as rated, json_each(${JSON.stringify(ratings)}) as least
    group by least.value`;

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
