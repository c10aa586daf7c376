import { and, eq, inArray, or, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { idFrom } from "~/lib/hash.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { chainLinks } from "~db/schema/chain.ts";
import { crmCompanies, crmContacts, dealActivities, deals } from "~db/schema/deals.ts";
import { processEvents } from "~db/schema/process.ts";
import { CRM_LIMITS } from "./crm.limits.ts";
import type { ContactEdit, Merge } from "./crm.schemas.ts";
import { company, type Deps } from "./deals.commands.server.ts";
import { type Known, readKnown } from "./known.queries.server.ts";
import type { PersonLine } from "./read-people.server.ts";

/** Somebody of the workspace that was chosen: their firm and their twins are looked for there. */
const ofOwn = (actor: Person, id: string) =>
  and(
    ...[eq(crmContacts.id, id), eq(crmContacts.workspace, actor.workspace)],
    mayRead(actor, crmContacts.workspace),
  );

/** Changes what is known of somebody. Who seems to be another is asked about first. */
export async function editContact(
  { db, now }: Deps,
  actor: Person,
  { id, version, company: firmName, anyway, ...said }: ContactEdit & { id: string; anyway: boolean },
): Promise<CommandResult<"gone" | "stale" | "not-allowed" | "known", object, { known?: Known[] }>> {
  const { workspace } = actor;
  const may = mayWrite(actor, crmContacts.workspace);
  const isNew = anyway
    ? sql`1`
    : sql`not exists (select 1 from crm_contacts as twin where twin.workspace_id = ${actor.workspace}
        and twin.id <> ${id} and not twin.sample and ((${phoneKey(said.phone)} <> '' and
        twin.phone_key = ${phoneKey(said.phone)}) or (${said.email} <> '' and twin.email = ${said.email})))`;
  const which = and(
    ...[eq(crmContacts.id, id), eq(crmContacts.workspace, workspace), eq(crmContacts.version, version)],
    ...[may, isNew],
  );
  // No firm is made where nobody is changed.
  const when = sql`exists (select 1 from ${crmContacts} where ${which})`;
  const firm = company(db, actor, { typed: firmName, at: now().toISOString(), when });
  const change = db
    .update(crmContacts)
    .set({
      ...said,
      phoneKey: phoneKey(said.phone),
      companyId: firmName ? firm.id : null,
      sample: false,
      version: sql`${crmContacts.version} + 1`,
    })
    .where(which)
    .returning({ id: crmContacts.id });
  const [changed] = firmName ? (await db.batch([firm.made, change]))[1] : await change;
  if (changed) return { ok: true };
  const [found] = await db
    .select({ version: crmContacts.version, may: sql<number>`(${may})` })
    .from(crmContacts)
    .where(ofOwn(actor, id));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (found.version !== version) return { ok: false, error: "stale" };
  return { ok: false, error: "known", known: await readKnown(db, actor, said, id) };
}

/**
 * Removes somebody with everything that is kept about them here: their deals, what was done about those, their history and
 * what led where, and their firm where nobody else is of it.
 */
export async function removeContact(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const { workspace } = actor;
  const may = mayWrite(actor, deals.workspace);
  const theirs = and(eq(deals.contactId, id), eq(deals.workspace, workspace), may);
  const which = db.select({ id: deals.id }).from(deals).where(theirs);
  const them = and(eq(crmContacts.id, id), eq(crmContacts.workspace, workspace));
  const ends = [chainLinks.fromKind, chainLinks.fromId, chainLinks.toKind, chainLinks.toId] as const;
  const [fromKind, fromId, toKind, toId] = ends;
  const isEnd = or(
    and(eq(fromKind, "deal"), inArray(fromId, which)),
    and(eq(toKind, "deal"), inArray(toId, which)),
  );
  const firm = sql`(select person.company_id from crm_contacts as person where person.id = ${id})`;
  const results = await db.batch([
    db.delete(dealActivities).where(inArray(dealActivities.dealId, which)),
    db
      .delete(processEvents)
      .where(and(eq(processEvents.process, "deal"), inArray(processEvents.recordId, which))),
    db.delete(chainLinks).where(and(eq(chainLinks.workspace, workspace), isEnd)),
    db.delete(deals).where(theirs),
    db.delete(crmCompanies).where(
      and(
        ...[sql`${crmCompanies.id} = ${firm}`, eq(crmCompanies.workspace, workspace)],
        mayWrite(actor, crmCompanies.workspace),
        sql`not exists (select 1 from crm_contacts as other where other.company_id = crm_companies.id
          and other.id <> ${id})`,
      ),
    ),
    db
      .delete(crmContacts)
      .where(and(them, mayWrite(actor, crmContacts.workspace)))
      .returning({ id: crmContacts.id }),
  ]);
  const [gone] = results[5];
  if (gone) return { ok: true };
  const [found] = await db.select({ id: crmContacts.id }).from(crmContacts).where(ofOwn(actor, id));
  return { ok: false, error: found ? "not-allowed" : "gone" };
}

const JOINT = " · ";

/**
 * Makes one of two people: the first stays, with every field from the side that was chosen, and with all deals of both.
 * What was not chosen is kept in the note, so that nothing is lost. One batch, and only if neither was changed meanwhile.
 */
export async function mergeContacts(
  { db, now }: Deps,
  actor: Person,
  { idem, one, other, oneVersion, otherVersion, ...sides }: Merge,
): Promise<CommandResult<"same" | "gone" | "stale" | "not-allowed", { id: string }>> {
  if (one === other) return { ok: false, error: "same" };
  const { workspace } = actor;
  const read = (id: string) =>
    db
      .select({ person: crmContacts, firm: sql<string>`coalesce(${crmCompanies.title}, '')` })
      .from(crmContacts)
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(
        and(
          eq(crmContacts.id, id),
          eq(crmContacts.workspace, workspace),
          mayRead(actor, crmContacts.workspace),
        ),
      );
  const key = await submissionKey(idem, "merge", one, other);
  const [[stays], [goes]] = await db.batch([read(one), read(other)]);
  const isThere = (id: string, version: number) =>
    sql`exists (select 1 from ${crmContacts} where ${crmContacts.id} = ${id} and ${crmContacts.version} = ${version}
      and ${crmContacts.workspace} = ${workspace})`;
  const may = sql`${isThere(one, oneVersion)} and ${isThere(other, otherVersion)} and ${mayWrite(actor, workspace)}`;
  const from = (field: keyof typeof sides) => (sides[field] === "one" ? [stays, goes] : [goes, stays]);
  const left = (["name", "phone", "email", "place"] as const).flatMap((field) => {
    const [taken, not] = from(field).map((row) => row?.person[field] ?? "");
    return not && fold(not) !== fold(taken ?? "") ? [not] : [];
  });
  const [firm, notFirm] = from("company");
  if (notFirm?.firm && notFirm.firm !== firm?.firm) left.push(notFirm.firm);
  const note = [stays?.person.note, goes?.person.note, left.join(JOINT)].filter(Boolean).join("\n");
  const phone = from("phone")[0]?.person.phone ?? "";
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, now(), may),
      db
        .update(crmContacts)
        .set({
          ...{ name: from("name")[0]?.person.name ?? "", phone, phoneKey: phoneKey(phone) },
          ...{ email: from("email")[0]?.person.email ?? "", place: from("place")[0]?.person.place ?? "" },
          companyId: firm?.person.companyId ?? null,
          note,
          sample: Boolean(stays?.person.sample && goes?.person.sample),
          version: sql`${crmContacts.version} + 1`,
        })
        .where(eq(crmContacts.id, one)),
      // The firm of somebody real is no example.
      db
        .update(crmCompanies)
        .set({ sample: false })
        .where(
          sql`${crmCompanies.sample} and ${crmCompanies.id} = (select person.company_id from crm_contacts as person
            where person.id = ${one} and not person.sample) and not exists (select 1 from crm_companies as firm
            where firm.workspace_id = crm_companies.workspace_id and firm.title_key = crm_companies.title_key
            and not firm.sample)`,
        ),
      db
        .update(deals)
        .set({ contactId: one })
        .where(and(eq(deals.contactId, other), eq(deals.workspace, workspace))),
      db.delete(crmContacts).where(and(eq(crmContacts.id, other), eq(crmContacts.workspace, workspace))),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: one };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    return { ok: false, error: stays && goes ? "stale" : "gone" };
  }
  return { ok: true, id: one };
}

/**
 * Adds the people of a file, in one batch and once. Who is known is left out, unless `known` says otherwise: it is looked up
 * in the statement, so that two files at once add nobody twice.
 */
export async function importPeople(
  { db, now }: Deps,
  actor: Person,
  { idem, people, known }: { idem: string; people: readonly PersonLine[]; known: boolean },
): Promise<CommandResult<"full" | "not-allowed", { added: number }>> {
  const { workspace } = actor;
  const at = now().toISOString();
  const rows = await Promise.all(
    people.map(async (person) => ({
      ...{ id: await idFrom(idem, workspace, String(person.line), person.name), name: person.name },
      ...{ phone: person.phone, key: phoneKey(person.phone), email: person.email },
      ...{ firm: fold(person.company), place: person.place, note: person.note },
    })),
  );
  const firms = [
    ...new Map(people.filter((one) => one.company).map((one) => [fold(one.company), one.company])),
  ];
  const room = sql`(select count(*) from ${crmContacts} where ${crmContacts.workspace} = ${workspace}) + ${people.length}
    <= ${CRM_LIMITS.contacts} and ${mayWrite(actor, workspace)}`;
  const isNew = known
    ? sql`1`
    : sql`not exists (select 1 from crm_contacts as twin where twin.workspace_id = ${workspace} and not twin.sample
        and ((row.value ->> 'key' <> '' and twin.phone_key = row.value ->> 'key')
          or (row.value ->> 'email' <> '' and twin.email = row.value ->> 'email')))`;
  const firmRows = firms.map(([titleKey, title]) => ({ id: crypto.randomUUID(), titleKey, title }));
  const key = await submissionKey(idem, "people", String(known), JSON.stringify(rows));
  try {
    const [, , added] = await db.batch([
      takeOnlyIf(db, workspace, key, now(), room),
      db
        .insert(crmCompanies)
        .select(
          sql`select value ->> 'id', ${workspace}, value ->> 'title', value ->> 'titleKey', 0, ${at}
            from json_each(${JSON.stringify(firmRows)}) where true`,
        )
        .onConflictDoNothing(),
      db
        .insert(crmContacts)
        .select(
          sql`select row.value ->> 'id', ${workspace}, row.value ->> 'name', row.value ->> 'phone', row.value ->> 'key',
            row.value ->> 'email', (select firm.id from crm_companies as firm where firm.workspace_id = ${workspace}
              and firm.title_key = row.value ->> 'firm' and firm.title_key <> '' and not firm.sample),
            row.value ->> 'place', row.value ->> 'note', 1, 0, ${at}
            from json_each(${JSON.stringify(rows)}) as row where ${isNew}`,
        )
        .onConflictDoNothing()
        .returning({ id: crmContacts.id }),
    ]);
    return { ok: true, added: added.length };
  } catch (error) {
    if (isRepeat(error)) return { ok: true, added: people.length };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
}
