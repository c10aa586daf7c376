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

const nearest = (near: NonNullable<Criteria["near"]>) =>
  sql<
    number | null
  >`(select min(${chordTo(near)}) from ${directoryPlaces} as p where p.entry_id = directory_entries.id)`;

/** The entries with a place within reach: of those in its band of latitudes, for which there is an index. */
function within(near: NonNullable<Criteria["near"]>): SQL {
  // A little wider than the circle, which alone decides.
  const degrees = (near.withinMetres / METRES_PER_DEGREE) * 1.01;
  return sql`(select p.entry_id from directory_places as p
    where p.latitude between ${near.latitude - degrees} and ${near.latitude + degrees}
    and ${chordTo(near)} <= ${chordOf(near.withinMetres)})`;
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
    ? sql`max(0.0, 1 - coalesce(${nearest(near)} / ${chordOf(near.withinMetres)}, 1))`
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

function conditions(
  kind: Pick<DirectoryKind, "name" | "facets" | "typed" | "rank">,
  actor: Person | undefined,
  { words, chosen, near }: Criteria,
  without?: string,
): SQL {
  const facets = [...kind.facets, ...(kind.typed ?? [])].flatMap((key) => {
    const values = chosen[key] ?? [];
    if (key === without || values.length === 0) return [];
    return [
      sql`exists (select 1 from directory_facets as f where f.entry_id = directory_entries.id and f.key = ${key}
        and f.value in ${oneOf(values.slice(0, DIRECTORY_LIMITS.chosen))})`,
    ];
  });
  const match = matching(words.slice(0, DIRECTORY_LIMITS.words));
  const least =
    without === RATING ? [] : (chosen[RATING] ?? []).filter((one) => kind.rank?.ratings.includes(one));
  return sql.join(
    [
      // Where words are looked for, what they find is looked at, and not all of the kind: the plus takes its index away.
      sql`${match ? sql.raw("+") : sql.raw("")}directory_entries.kind = ${kind.name} and ${visible(actor)}`,
      ...(match
        ? [
            sql`directory_entries.id in (select entry from directory_search where directory_search match ${match})`,
          ]
        : []),
      ...(least.length > 0 ? [sql`(${sql.join(least.map(rated), sql` or `)})`] : []),
      ...(near ? [sql`directory_entries.id in ${within(near)}`] : []),
      ...facets,
    ],
    sql` and `,
  );
}

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
      entry: directoryPlaces.entryId,
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
 * nobody can pay for it.
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
  const fits = conditions(kind, actor, criteria);
  const { near, page } = criteria;
  const { rank } = kind;
  const order = rank ? [desc(rankSql(rank, criteria, answered))] : near ? [asc(nearest(near))] : [];
  const [rows, [all], places, ...counted] = await db.batch([
    db
      .select({ ...SHOWN, ...SAID, chord: near ? nearest(near) : sql<number | null>`null` })
      .from(directoryEntries)
      .where(fits)
      .orderBy(...order, asc(directoryEntries.nameKey), asc(directoryEntries.id))
      .limit(DIRECTORY_LIMITS.shown)
      .offset((page - 1) * DIRECTORY_LIMITS.shown),
    db
      .select({
        total: sql<number>`count(*)`,
        any: sql<number>`exists (select 1 from ${directoryEntries} where ${directoryEntries.kind} = ${kind.name}
          and ${visible(actor)})`,
      })
      .from(directoryEntries)
      .where(fits),
    placesOf(
      db,
      sql`(select directory_entries.id from directory_entries where ${fits}
        order by ${sql.join([...order, sql`directory_entries.name_key, directory_entries.id`], sql`, `)}
        limit ${DIRECTORY_LIMITS.shown} offset ${(page - 1) * DIRECTORY_LIMITS.shown})`,
    ),
    ...kind.facets.map((key) =>
      db
        .select({ value: sql<string>`counted.value`, n: sql<number>`count(*)` })
        .from(directoryEntries)
        .innerJoin(
          sql`directory_facets as counted`,
          sql`counted.entry_id = directory_entries.id and counted.key = ${key}`,
        )
        .where(conditions(kind, actor, criteria, key))
        .groupBy(sql`counted.value`),
    ),
    ...(rank?.ratings ?? []).map((least) =>
      db
        .select({ value: sql<string>`${least}`, n: sql<number>`count(*)` })
        .from(directoryEntries)
        .where(sql`${conditions(kind, actor, criteria, RATING)} and ${rated(least)}`),
    ),
  ]);
  const counts: Counts = Object.fromEntries(
    kind.facets.map((key, n) => [
      key,
      Object.fromEntries(
        ((counted[n] ?? []) as { value: string; n: number }[]).map((one) => [one.value, one.n]),
      ),
    ]),
  );
  if (rank) {
    const rows = counted.slice(kind.facets.length).flat() as { value: string; n: number }[];
    counts[RATING] = Object.fromEntries(rows.map(({ value, n }) => [value, n]));
  }
  return {
    rows: readAs(kind, rows).map(({ chord, ...row }) => ({
      ...row,
      ...(chord !== null && { metres: metresOf(chord) }),
      places: places.filter(({ entry }) => entry === row.id),
    })),
    total: all?.total ?? 0,
    any: Boolean(all?.any),
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
