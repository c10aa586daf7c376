import { and, eq, type SQL, sql } from "drizzle-orm";
import type { GenericSchema, InferOutput } from "valibot";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { directoryEntries, directoryFacets, directoryPlaces } from "~db/schema/directory.ts";
import { onSphere } from "../place/place.ts";
import { isMember, mayWrite, type Person } from "../trust/trust.server.ts";
import { DIRECTORY_LIMITS, type DirectoryKind, type NewPlace } from "./kind.ts";
import { searchable } from "./words.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface NewEntry<Schema extends GenericSchema> {
  name: string;
  about: string;
  attrs: InferOutput<Schema>;
  places: readonly NewPlace[];
}

/** What an entry is searched by: its name, what it says of itself, where it is, and what its kind adds. */
export const searchedWords = (
  { name, about, places }: Pick<NewEntry<GenericSchema>, "name" | "about" | "places">,
  more: readonly string[] = [],
) =>
  searchable(
    [name, about, ...places.flatMap(({ called, address }) => [called, address]), ...more].join(" "),
  ).join(" ");

/** An entry as its tables have it. */
export const storedEntry = <Schema extends GenericSchema>(
  kind: DirectoryKind<Schema>,
  id: string,
  entry: NewEntry<Schema>,
) => ({
  id,
  kind: kind.name,
  name: entry.name,
  nameKey: fold(entry.name),
  words: searchedWords(entry, kind.wordsOf?.(entry.attrs)),
  about: entry.about,
  attrs: entry.attrs,
  facets: [...new Map(kind.facetsOf(entry.attrs).map((pair) => [pair.join(" "), pair])).values()],
  places: entry.places.map((place, position) => ({
    ...{ ...place, ...onSphere(place) },
    ...{ id: `${id}:${position}`, position },
  })),
});
export type StoredEntry = ReturnType<typeof storedEntry>;

/** The facets and places of some entries, each in one statement: D1 takes a hundred parameters. */
const partsOf = (db: Database, entries: readonly StoredEntry[]) => [
  db
    .insert(directoryFacets)
    .select(
      sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${JSON.stringify(
        entries.flatMap(({ id, kind, facets }) => facets.map((pair) => [id, kind, ...pair])),
      )}) where true`,
    ),
  db.insert(directoryPlaces).select(
    sql`select value ->> 'id', value ->> 'entryId', value ->> 'position', value ->> 'called', value ->> 'address',
      value ->> 'phone', value ->> 'hours', value ->> 'latitude', value ->> 'longitude', value ->> 'x', value ->> 'y',
      value ->> 'z', value ->> 'kind' from json_each(${JSON.stringify(
        entries.flatMap(({ id, kind, places }) => places.map((place) => ({ ...place, kind, entryId: id }))),
      )}) where true`,
  ),
];

/** The statements that put sample entries of a kind into a workspace: three, however many they are. */
export const sampleEntries = (
  db: Database,
  entries: readonly StoredEntry[],
  { workspace, now }: { workspace: string; now: Date },
) => [
  db.insert(directoryEntries).select(
    sql`select value ->> 'id', ${workspace}, value ->> 'kind', value ->> 'name', value ->> 'nameKey', value ->> 'words',
      value ->> 'about', value -> 'attrs', null, 1, 1, ${now.toISOString()}, 0, null from json_each(${JSON.stringify(entries)}) where true`,
  ),
  ...partsOf(db, entries),
];

/**
 * Writes a page about a firm, which everybody sees at once, or changes one that the workspace looks after. Only with an
 * account: a page that everybody sees has somebody behind it. The form's key is the id of a new one, so that what is sent
 * twice is there once; a change carries the version that its page showed.
 */
export async function saveEntry<Schema extends GenericSchema>(
  { db, now }: Deps,
  actor: Person,
  {
    kind,
    idem,
    change,
    hidden = false,
    ...entry
  }: NewEntry<Schema> & {
    kind: DirectoryKind<Schema>;
    idem: string;
    hidden?: boolean;
    change?: { id: string; version: number };
  },
): Promise<CommandResult<"guest" | "full" | "not-allowed" | "stale" | "gone", { id: string }>> {
  if (!isMember(actor)) return { ok: false, error: "guest" };
  const { workspace } = actor;
  const id = change?.id ?? idem;
  const at = now();
  const { facets: _, places: __, ...row } = storedEntry(kind, id, entry);
  const own = sql`exists (select 1 from ${directoryEntries} where ${directoryEntries.id} = ${id}
    and ${directoryEntries.kind} = ${kind.name} and ${mayWrite(actor, directoryEntries.workspace)})`;
  const person = kind.isPerson ? actor.owner : null;
  const taken = sql`exists (select 1 from ${directoryEntries} where ${directoryEntries.id} = ${id}
    or (${directoryEntries.person} = ${person} and ${directoryEntries.kind} = ${kind.name}))`;
  const condition: SQL = change
    ? sql`exists (select 1 from ${directoryEntries} where ${directoryEntries.id} = ${id}
        and ${directoryEntries.kind} = ${kind.name} and ${directoryEntries.version} = ${change.version}
        ${kind.isPerson ? sql`and ${directoryEntries.person} = ${actor.owner}` : sql``}
        and ${mayWrite(actor, directoryEntries.workspace)})`
    : sql`(${mayWrite(actor, workspace)} and not ${taken} and (select count(*) from ${directoryEntries}
        where ${directoryEntries.workspace} = ${workspace} and ${directoryEntries.kind} = ${kind.name}
        and not ${directoryEntries.sample}) < ${DIRECTORY_LIMITS.entries})`;
  const key = await submissionKey(idem, id, JSON.stringify(hidden ? { ...entry, hidden } : entry));
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, at, condition),
      change
        ? db
            .update(directoryEntries)
            // A sample that somebody edits becomes their own.
            .set({ ...row, hidden, sample: false, version: change.version + 1 })
            .where(eq(directoryEntries.id, id))
        : db
            .insert(directoryEntries)
            .values({ ...row, hidden, person, workspace, createdAt: at.toISOString() }),
      db.delete(directoryFacets).where(eq(directoryFacets.entryId, id)),
      db.delete(directoryPlaces).where(eq(directoryPlaces.entryId, id)),
      ...partsOf(db, [storedEntry(kind, id, entry)]),
    ]);
    return { ok: true, id };
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    const [asked] = await db
      .select({
        may: sql<number>`(${mayWrite(actor, workspace)})`,
        own: sql<number>`(${own})`,
        taken: sql<number>`(${taken})`,
        there: sql<number>`exists (select 1 from ${directoryEntries} where ${directoryEntries.id} = ${id})`,
      })
      .from(sql`(select 1)`);
    if (change) return { ok: false, error: !asked?.there ? "gone" : asked.own ? "stale" : "not-allowed" };
    if (asked?.taken) return { ok: false, error: "stale" };
    return { ok: false, error: asked?.may ? "full" : "not-allowed" };
  }
}

/**
 * Takes a page away. One of which somebody else has said something stays: no firm takes away what is said of it by
 * beginning anew. What is gone already is gone.
 */
export async function removeEntry(
  { db }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"not-allowed" | "reviewed">> {
  const own = mayWrite(actor, directoryEntries.workspace);
  const [removed, left] = await db.batch([
    db
      .delete(directoryEntries)
      .where(
        and(
          eq(directoryEntries.id, id),
          own,
          sql`not exists (select 1 from directory_reviews as said where said.entry_id = ${directoryEntries.id}
            and said.workspace_id <> ${directoryEntries.workspace})`,
        ),
      )
      .returning({ id: directoryEntries.id }),
    db
      .select({ own: sql<number>`(${own})` })
      .from(directoryEntries)
      .where(eq(directoryEntries.id, id)),
  ]);
  const [still] = left;
  if (removed.length > 0 || !still) return { ok: true };
  return { ok: false, error: still.own ? "reviewed" : "not-allowed" };
}
