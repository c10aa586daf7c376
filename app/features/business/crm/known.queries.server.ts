import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import type { Database } from "~db/client.ts";
import { crmContacts } from "~db/schema/deals.ts";
import type { PersonLine } from "./read-people.server.ts";

/** Somebody who seems to be the one that was typed. */
export interface Known {
  id: string;
  name: string;
  phone: string;
  email: string;
}

/** Whether a row of the contacts has this number or this address, as a condition; examples are nobody. */
export const isSame = ({ phone, email }: { phone: string; email: string }): SQL => {
  const key = phoneKey(phone);
  const same = [
    ...(key ? [sql`${crmContacts.phoneKey} = ${key}`] : []),
    ...(email ? [sql`${crmContacts.email} = ${email}`] : []),
  ];
  return same.length === 0 ? sql`0` : sql`(${sql.join(same, sql` or `)}) and not ${crmContacts.sample}`;
};

/** People of a workspace with this number or this address. */
export const readKnown = (
  db: Database,
  actor: Person,
  typed: { phone: string; email: string },
  except = "",
): Promise<Known[]> =>
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
        eq(crmContacts.workspace, actor.workspace),
        mayRead(actor, crmContacts.workspace),
        ne(crmContacts.id, except),
        isSame(typed),
      ),
    )
    .limit(5);

/** Which numbers and addresses of a file a workspace knows already. */
export async function readKnownOf(db: Database, actor: Person, people: readonly PersonLine[]) {
  const of = (values: readonly string[]) =>
    sql`(select value from json_each(${JSON.stringify(values.filter(Boolean))}))`;
  const rows = await db
    .select({ phoneKey: crmContacts.phoneKey, email: crmContacts.email })
    .from(crmContacts)
    .where(
      and(
        eq(crmContacts.workspace, actor.workspace),
        mayRead(actor, crmContacts.workspace),
        sql`not ${crmContacts.sample}`,
        sql`(${crmContacts.phoneKey} in ${of(people.map(({ phone }) => phoneKey(phone)))}
          or ${crmContacts.email} in ${of(people.map((person) => person.email))})`,
      ),
    );
  return new Set(rows.flatMap((row) => [row.phoneKey, row.email]).filter(Boolean));
}
