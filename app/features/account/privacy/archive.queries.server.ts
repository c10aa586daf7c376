import type { R2Bucket } from "@cloudflare/workers-types";
import { makeZip } from "client-zip";
import { and, asc, getTableColumns, getTableName, gt, or, sql } from "drizzle-orm";
import type { Contributions, OwnedFiles } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { confirmedAddress, isTheirs, keyOf, namesThem, tablesOf, type Whose } from "./account-rows.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  pictures?: R2Bucket;
  contributions: Pick<Contributions, "owned" | "mentions">;
}

interface Account {
  id: string;
  /** What is said in the archive about itself. */
  readme: string;
}

const PAGE = 200;

type Row = Record<string, unknown>;
type OwnTable = ReturnType<typeof tablesOf>[number];

/** The rows of one table that are an account's or name it, page by page, without secrets. */
async function* rowsOf(
  db: Database,
  { table, owned, naming }: OwnTable,
  whose: Whose,
): AsyncGenerator<Row[]> {
  const secret = new Set<unknown>(owned.flatMap((one) => one.secret ?? []));
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, column]) => !secret.has(column)),
  );
  const theirs = or(
    ...owned.map(({ by }) => isTheirs(by, whose)),
    ...naming.map((mention) => namesThem(mention, whose)),
  );
  const place = sql<number>`${table}.rowid`;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ ...columns, place })
      .from(table)
      .where(and(theirs, gt(place, last)))
      .orderBy(asc(place))
      .limit(PAGE);
    if (rows.length > 0) yield rows.map(({ place: _, ...row }) => row);
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.place);
  }
}

const encoder = new TextEncoder();

/** The rows as one JSON list, and on the way the names of their files. */
async function* asJson(
  first: Row[],
  others: AsyncGenerator<Row[]>,
  seen: (row: Row) => void,
): AsyncGenerator<Uint8Array> {
  let opening = "[\n";
  for (let rows: Row[] | undefined = first; rows; rows = (await others.next()).value as Row[] | undefined) {
    rows.forEach(seen);
    yield encoder.encode(opening + rows.map((row) => JSON.stringify(row)).join(",\n"));
    opening = ",\n";
  }
  yield encoder.encode("\n]\n");
}

/** A file of a row: where it lies, and what it is called in the archive. */
interface OneFile {
  called: string;
  /** In the bucket; undefined where its bytes lie in the database. */
  key: string | undefined;
  /** Where the row says it. */
  type: string | undefined;
  read: NonNullable<OwnedFiles["kept"]>["read"] | undefined;
}

const extensionOf = (type: string | undefined) => type?.split("/")[1]?.replace(/\W.*$/, "") ?? "bin";

async function contentOf(
  { db, pictures }: Pick<Deps, "db" | "pictures">,
  { called, key, type, read }: OneFile,
) {
  if (key === undefined) {
    const bytes = await read?.(db, called);
    return bytes && { input: bytes, type };
  }
  const file = await pictures?.get(key);
  if (!file) return undefined;
  return {
    input: file.body as unknown as ReadableStream<Uint8Array>,
    type: type ?? file.httpMetadata?.contentType,
  };
}

async function* contentsOf({ db, now, pictures, contributions }: Deps, { id, readme }: Account) {
  const whose: Whose = { id: sql`${id}`, owner: sql`${`user:${id}`}`, email: confirmedAddress(sql`${id}`) };
  const lastModified = now();
  yield { name: "README.txt", lastModified, input: readme };
  for (const own of tablesOf(contributions)) {
    const pages = rowsOf(db, own, whose);
    const first = (await pages.next()).value as Row[] | undefined;
    if (!first) continue;
    const files = own.owned.flatMap((one) => one.files ?? []);
    const found: OneFile[] = [];
    const seen = (row: Row) => {
      for (const { name, key, kept } of files) {
        const stored = row[keyOf(name)] as string | null;
        found.push({
          called: kept ? String(row[keyOf(kept.id)]) : String(stored),
          key: stored === null ? undefined : key(stored),
          type: kept && String(row[keyOf(kept.type)]),
          read: kept?.read,
        });
      }
    };
    const table = getTableName(own.table);
    yield { name: `data/${table}.json`, lastModified, input: asJson(first, pages, seen) };
    for (const file of found) {
      const content = await contentOf({ db, pictures }, file);
      if (content)
        yield {
          name: `files/${table}/${file.called}.${extensionOf(content.type)}`,
          lastModified,
          input: content.input,
        };
    }
  }
}

/**
 * Everything that is kept about an account, as a ZIP: a JSON file for each table that has something, and the files
 * themselves. Read and sent piece by piece, so that it may be longer than the memory of a worker.
 */
export function archiveOf(deps: Deps, account: Account): ReadableStream<Uint8Array> {
  return makeZip(contentsOf(deps, account));
}
