import { and, desc, eq, or, sql } from "drizzle-orm";
import { listFiles } from "~/engines/file/file.server.ts";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { licenseChecks, licenseListRows, licenseLists } from "~db/schema/tools.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import { nameKeyOf } from "./names.logic.ts";
import { numberKey } from "./number.logic.ts";

/** The kind of a check's files. */
export const CHECK = "license-check";

const SHOWN = {
  id: licenseChecks.id,
  workspace: licenseChecks.workspace,
  state: licenseChecks.state,
  authority: licenseChecks.authority,
  number: licenseChecks.number,
  status: licenseChecks.status,
  name: licenseChecks.name,
  offeredAs: licenseChecks.offeredAs,
  classes: licenseChecks.classes,
  expiresOn: licenseChecks.expiresOn,
  bond: licenseChecks.bond,
  compensation: licenseChecks.compensation,
  work: licenseChecks.work,
  valueCents: licenseChecks.valueCents,
  lookedOn: licenseChecks.lookedOn,
  checkedBy: licenseChecks.checkedBy,
  note: licenseChecks.note,
  watchedBy: licenseChecks.watchedBy,
  sample: licenseChecks.sample,
  createdAt: licenseChecks.createdAt,
};

/** The checks of the workspace that somebody works in, newest first. */
export function readChecks(db: Database, actor: Person) {
  return db
    .select(SHOWN)
    .from(licenseChecks)
    .where(and(eq(licenseChecks.workspace, actor.workspace), mayRead(actor, licenseChecks.workspace)))
    .orderBy(desc(licenseChecks.createdAt), desc(licenseChecks.id))
    .limit(LICENCE_LIMITS.checks + 20);
}
export type Check = Awaited<ReturnType<typeof readChecks>>[number];

/** A check and the others of the same licence, newest first; nothing where it is none of theirs. */
function sameLicence(db: Database, actor: Actor, id: string) {
  const same = sql`exists (select 1 from license_checks as asked where asked.id = ${id}
    and asked.workspace_id = license_checks.workspace_id and asked.state = license_checks.state
    and asked.number_key = license_checks.number_key)`;
  return db
    .select(SHOWN)
    .from(licenseChecks)
    .where(and(same, mayRead(actor, licenseChecks.workspace, { type: CHECK, id: licenseChecks.id })))
    .orderBy(desc(licenseChecks.lookedOn), desc(licenseChecks.createdAt))
    .limit(50);
}

const subjectOf = (id: string, workspace: string) => ({
  workspace: workspace as Person["workspace"],
  type: CHECK,
  id,
});

/** One check with the others of its licence and its files, in one round trip where it is in the workspace at hand. */
export async function findCheck(db: Database, actor: Person, id: string) {
  const [rows, here] = await db.batch([
    sameLicence(db, actor, id),
    listFiles({ db }, actor, subjectOf(id, actor.workspace)),
  ]);
  const check = rows.find((row) => row.id === id);
  if (!check) return undefined;
  const elsewhere = check.workspace !== actor.workspace;
  const files = elsewhere ? await listFiles({ db }, actor, subjectOf(id, check.workspace)) : here;
  return { check, others: rows.filter((row) => row.id !== id), files };
}

/** The lists of a workspace, newest first. */
export function readLists(db: Database, actor: Person) {
  return db
    .select({
      id: licenseLists.id,
      state: licenseLists.state,
      source: licenseLists.source,
      asOf: licenseLists.asOf,
      lines: licenseLists.lines,
      sample: licenseLists.sample,
    })
    .from(licenseLists)
    .where(and(eq(licenseLists.workspace, actor.workspace), mayRead(actor, licenseLists.workspace)))
    .orderBy(desc(licenseLists.createdAt), desc(licenseLists.id))
    .limit(LICENCE_LIMITS.lists + 5);
}
export type LicenceList = Awaited<ReturnType<typeof readLists>>[number];

/** What the workspace's own lists say of a number, or of names that begin so, each with the list's source and day. */
export function searchLists(db: Database, actor: Person, { state, q }: { state: string; q: string }) {
  const [number, name] = [numberKey(q), nameKeyOf(q)];
  return db
    .select({
      list: licenseLists.id,
      source: licenseLists.source,
      asOf: licenseLists.asOf,
      sample: licenseLists.sample,
      line: licenseListRows.line,
      number: licenseListRows.number,
      name: licenseListRows.name,
      status: licenseListRows.status,
      classes: licenseListRows.classes,
      expires: licenseListRows.expires,
    })
    .from(licenseLists)
    .innerJoin(licenseListRows, eq(licenseListRows.listId, licenseLists.id))
    .where(
      and(
        eq(licenseLists.workspace, actor.workspace),
        mayRead(actor, licenseLists.workspace),
        eq(licenseLists.state, state),
        or(
          eq(licenseListRows.numberKey, number),
          sql`${name} <> '' and ${licenseListRows.nameKey} >= ${name} and ${licenseListRows.nameKey} < ${`${name}\u{10ffff}`}`,
        ),
      ),
    )
    .orderBy(desc(licenseLists.asOf), licenseListRows.line)
    .limit(LICENCE_LIMITS.found + 1);
}
export type FoundLine = Awaited<ReturnType<typeof searchLists>>[number];
