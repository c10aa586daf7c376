import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { runTogether, type Statement } from "~/services/contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { licenseListRows, licenseLists } from "~db/schema/tools.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import type { ListChange } from "./licences.schemas.ts";
import type { ListLine } from "./read-list.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Lines in one statement: they go in as one text, because D1 allows 100 values, and a text of 2 MB at most. */
const A_STATEMENT = 1_500;

/** The statements that write the lines of a list. */
export function insertLines(db: Database, list: string, lines: readonly ListLine[]): Statement[] {
  const statements: Statement[] = [];
  for (let from = 0; from < lines.length; from += A_STATEMENT) {
    const part = JSON.stringify(
      lines
        .slice(from, from + A_STATEMENT)
        .map((one) => [
          one.line,
          one.number,
          one.numberKey,
          one.name,
          one.nameKey,
          one.status,
          one.classes,
          one.expires,
        ]),
    );
    const cell = (n: number) => sql.raw(`json_extract(value, '$[${n}]')`);
    statements.push(
      db.insert(licenseListRows).select(
        sql`select ${list}, ${cell(0)}, ${cell(1)}, ${cell(2)}, ${cell(3)}, ${cell(4)}, ${cell(5)}, ${cell(6)}, ${cell(7)}
          from json_each(${part})`,
      ),
    );
  }
  return statements;
}

/** Keeps a board's list while there is room: the whole of it or nothing, and once, however often it is sent. */
export async function importList(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    state,
    source,
    asOf,
    lines,
  }: Omit<Extract<ListChange, { intent: "import" }>, "intent"> & {
    lines: readonly ListLine[];
  },
): Promise<CommandResult<"full" | "not-allowed">> {
  const at = now();
  const { workspace } = actor;
  const own = sql`select count(*) from ${licenseLists} where ${licenseLists.workspace} = ${workspace} and not ${licenseLists.sample}`;
  const key = await submissionKey(idem, state, source, asOf, lines.length);
  try {
    await runTogether(db, [
      takeOnlyIf(
        db,
        workspace,
        key,
        at,
        sql`(${own}) < ${LICENCE_LIMITS.lists} and ${mayWrite(actor, workspace)}`,
      ),
      db.insert(licenseLists).values({
        id: idem,
        workspace,
        state,
        source,
        asOf,
        lines: lines.length,
        createdAt: at.toISOString(),
      }),
      ...insertLines(db, idem, lines),
    ]);
  } catch (error) {
    if (isRepeat(error) || isTaken(error, "license_lists.id")) return { ok: true };
    if (!isRefused(error)) throw error;
    const [may] = await db
      .select({ yes: sql<number>`(${mayWrite(actor, workspace)})` })
      .from(sql`(select 1)`);
    return { ok: false, error: may?.yes ? "full" : "not-allowed" };
  }
  return { ok: true };
}

/** Takes a list away with its lines; what is gone already is gone. */
export async function removeList(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const [, [left]] = await db.batch([
    db.delete(licenseLists).where(and(eq(licenseLists.id, id), mayWrite(actor, licenseLists.workspace))),
    db.select({ id: licenseLists.id }).from(licenseLists).where(eq(licenseLists.id, id)),
  ]);
  return left ? { ok: false, error: "not-allowed" } : { ok: true };
}
