import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { directoryEntries } from "~db/schema/directory.ts";
import type { DirectoryKind } from "./kind.ts";
import { nameLikeness } from "./twins.ts";
import { searchable } from "./words.ts";

/** Names from this likeness on are named to whoever adds an entry. */
const ALIKE = 0.75;

/** Pages whose names nearly say the same, the likest first: whoever adds one looks whether theirs is there already. */
export async function twinsOf(db: Database, kind: Pick<DirectoryKind, "name">, name: string) {
  const parts = searchable(name).slice(0, 6);
  if (parts.length === 0) return [];
  // The beginnings of the words, so that one letter that is mistyped later on finds them all the same.
  const asked = parts.map((part) => `"${part.slice(0, 4)}"*`).join(" OR ");
  const rows = await db
    .select({ id: directoryEntries.id, name: directoryEntries.name })
    .from(directoryEntries)
    .innerJoin(sql`directory_search as found`, sql`found.entry = ${directoryEntries.id}`)
    .where(
      and(
        sql`found.directory_search match ${`words : (${asked})`}`,
        eq(directoryEntries.kind, kind.name),
        eq(directoryEntries.sample, false),
      ),
    )
    .orderBy(sql`found.rank`)
    .limit(100);
  return rows
    .map((row) => ({ ...row, likeness: nameLikeness(row.name, name) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 5)
    .map(({ id, name: called }) => ({ id, name: called }));
}
