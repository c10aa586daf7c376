import { inArray, sql } from "drizzle-orm";
import { bindProcess, holders, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { lienWaivers } from "~db/schema/back-office.ts";
import { LIEN_WAIVER } from "./waiver.limits.ts";
import { waiverProcess } from "./waiver.process.ts";

const subject = { type: LIEN_WAIVER, id: lienWaivers.id };

/** Cleared payments of the job and the party that are large enough and carry no other waiver. */
const payment = sql`from waiver_payments as paid where paid.workspace_id = lien_waivers.workspace_id
  and paid.project_id = lien_waivers.project_id and paid.party_key = lien_waivers.party_key
  and paid.amount_cents >= lien_waivers.amount_cents and paid.cleared_on is not null
  and paid.sample = lien_waivers.sample
  and not exists (select 1 from lien_waivers as held where held.payment_id = paid.id and held.id <> lien_waivers.id)`;

export default bindProcess(waiverProcess, {
  record: {
    ...{ table: lienWaivers, id: lienWaivers.id, workspace: lienWaivers.workspace, state: lienWaivers.state },
    ...{ since: lienWaivers.stateSince, version: lienWaivers.version },
  },
  read: readers([lienWaivers.workspace], subject),
  parties: {
    desk: members(lienWaivers.workspace),
    signer: holders("sign", lienWaivers.workspace, subject),
  },
  guards: {
    moneyIn: () => sql`(lien_waivers.condition = 'conditional' or exists (select 1 ${payment}
      and (lien_waivers.payment_id is null or lien_waivers.payment_id = paid.id)))`,
  },
  effects: {
    // The smallest that is enough, so that a larger one stays for a larger waiver.
    tied: ({ db, records }: Moved) => [
      db
        .update(lienWaivers)
        .set({
          paymentId: sql`case when lien_waivers.condition = 'conditional' then null else (select paid.id ${payment}
            order by paid.amount_cents, paid.id limit 1) end`,
        })
        .where(inArray(lienWaivers.id, records)),
    ],
    untied: ({ db, records }: Moved) => [
      db.update(lienWaivers).set({ paymentId: null }).where(inArray(lienWaivers.id, records)),
    ],
  },
});
