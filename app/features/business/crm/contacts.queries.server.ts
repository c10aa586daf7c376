import { and, asc, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import type { Database } from "~db/client.ts";
import { holdsText } from "~db/holds-text.ts";
import { crmCompanies, crmContacts, deals } from "~db/schema/deals.ts";
import { SHOWN } from "./crm.limits.ts";

export interface AskedPeople {
  view: "people" | "companies";
  q: string;
  after: string;
}

const inOwn = (actor: Person) =>
  and(eq(crmContacts.workspace, actor.workspace), mayRead(actor, crmContacts.workspace));
const dealsOf = sql<number>`(select count(*) from deals where deals.contact_id = crm_contacts.id)`;

function matches(q: string): SQL | undefined {
  if (!q) return undefined;
  const key = phoneKey(q);
  const byPhone = key.length >= 3 ? sql` or ${holdsText(crmContacts.phoneKey, key)}` : sql``;
  return sql`(${holdsText(crmContacts.name, q)} or ${holdsText(crmContacts.email, q)} or ${holdsText(crmContacts.place, q)}
    or ${holdsText(crmCompanies.title, q)}${byPhone})`;
}

/** After a row of a list by name. */
function past(name: SQLWrapper, id: SQLWrapper, after: string) {
  const at = after.lastIndexOf("~");
  return at > 0 ? sql`(${name}, ${id}) > (${after.slice(0, at)}, ${after.slice(at + 1)})` : undefined;
}

/** A page of people or firms by name, in one round trip. */
export async function readPeopleList(db: Database, actor: Person, { view, q, after }: AskedPeople) {
  const [people, firms, [may]] = await db.batch([
    db
      .select({
        ...{ id: crmContacts.id, name: crmContacts.name, phone: crmContacts.phone, email: crmContacts.email },
        ...{ place: crmContacts.place, sample: crmContacts.sample, deals: dealsOf },
        company: sql<string>`coalesce(${crmCompanies.title}, '')`,
      })
      .from(crmContacts)
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(
        view === "people"
          ? and(inOwn(actor), matches(q), past(crmContacts.name, crmContacts.id, after))
          : sql`0`,
      )
      .orderBy(asc(crmContacts.name), asc(crmContacts.id))
      .limit(SHOWN + 1),
    db
      .select({
        ...{ id: crmCompanies.id, title: crmCompanies.title, sample: crmCompanies.sample },
        titleKey: crmCompanies.titleKey,
        people: sql<number>`(select count(*) from crm_contacts where crm_contacts.company_id = crm_companies.id)`,
        deals: sql<number>`(select count(*) from deals join crm_contacts on crm_contacts.id = deals.contact_id
          where crm_contacts.company_id = crm_companies.id)`,
        wonCents: sql<number>`(select coalesce(sum(deals.value_cents), 0) from deals join crm_contacts
          on crm_contacts.id = deals.contact_id
          where crm_contacts.company_id = crm_companies.id and deals.state = 'won')`,
      })
      .from(crmCompanies)
      .where(
        view === "companies"
          ? and(
              eq(crmCompanies.workspace, actor.workspace),
              mayRead(actor, crmCompanies.workspace),
              q ? holdsText(sql`${crmCompanies.title}`, q) : undefined,
              past(sql`${crmCompanies.titleKey}`, sql`${crmCompanies.id}`, after),
            )
          : sql`0`,
      )
      .orderBy(asc(crmCompanies.titleKey), asc(crmCompanies.id))
      .limit(SHOWN + 1),
    db.select({ write: sql<number>`(${mayWrite(actor, actor.workspace)})` }).from(sql`(select 1)`),
  ]);
  const [lastPerson, lastFirm] = [people[SHOWN - 1], firms[SHOWN - 1]];
  return {
    people: people.slice(0, SHOWN),
    firms: firms.slice(0, SHOWN),
    next:
      people.length > SHOWN && lastPerson
        ? `${lastPerson.name}~${lastPerson.id}`
        : firms.length > SHOWN && lastFirm
          ? `${lastFirm.titleKey}~${lastFirm.id}`
          : "",
    mayWrite: Boolean(may?.write),
  };
}

/** Somebody with their deals, and with others who seem to be the same, in one round trip. */
export async function readContact(db: Database, actor: Person, id: string) {
  const [[found], theirs, twins] = await db.batch([
    db
      .select({
        ...getTableColumns(crmContacts),
        company: sql<string>`coalesce(${crmCompanies.title}, '')`,
        mayWrite: sql<number>`(${mayWrite(actor, crmContacts.workspace)})`,
      })
      .from(crmContacts)
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(and(eq(crmContacts.id, id), inOwn(actor))),
    db
      .select({
        ...{ id: deals.id, title: deals.title, state: deals.state, valueCents: deals.valueCents },
        ...{ nextAction: deals.nextAction, nextOn: deals.nextOn },
      })
      .from(deals)
      .where(and(eq(deals.contactId, id), mayRead(actor, deals.workspace)))
      .orderBy(desc(deals.createdAt), desc(deals.id))
      .limit(30),
    db
      .select({
        id: crmContacts.id,
        name: crmContacts.name,
        phone: crmContacts.phone,
        email: crmContacts.email,
      })
      .from(crmContacts)
      .where(
        and(
          inOwn(actor),
          sql`${crmContacts.id} <> ${id} and exists (select 1 from crm_contacts as self where self.id = ${id}
            and self.workspace_id = crm_contacts.workspace_id
            and ((self.phone_key <> '' and self.phone_key = crm_contacts.phone_key)
              or (self.email <> '' and self.email = crm_contacts.email)
              or lower(trim(self.name)) = lower(trim(crm_contacts.name))))`,
        ),
      )
      .limit(10),
  ]);
  return found && { contact: found, deals: theirs, twins };
}
export type ReadContact = NonNullable<Awaited<ReturnType<typeof readContact>>>;

/** Two people side by side; fewer where one is not there. */
export const readPair = (db: Database, actor: Person, ids: readonly [string, string]) =>
  db
    .select({
      ...getTableColumns(crmContacts),
      company: sql<string>`coalesce(${crmCompanies.title}, '')`,
      deals: dealsOf,
    })
    .from(crmContacts)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(and(inOwn(actor), sql`${crmContacts.id} in (${ids[0]}, ${ids[1]})`));

/** All people of a workspace, for a file. */
export const readPeopleSheet = (db: Database, actor: Person) =>
  db
    .select({
      ...{
        name: crmContacts.name,
        phone: crmContacts.phone,
        email: crmContacts.email,
        place: crmContacts.place,
      },
      ...{
        note: crmContacts.note,
        company: sql<string>`coalesce(${crmCompanies.title}, '')`,
        deals: dealsOf,
      },
      createdAt: crmContacts.createdAt,
    })
    .from(crmContacts)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(inOwn(actor))
    .orderBy(asc(crmContacts.name), asc(crmContacts.id))
    .limit(50_000);
