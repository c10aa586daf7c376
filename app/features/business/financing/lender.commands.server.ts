import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Holder, mayAct, recordAct, tellMaker } from "~/engines/trust/trust.server.ts";
import { TRUST_LIMITS } from "~/engines/trust/trust.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { financingApplications, financingLenders } from "~db/schema/financing.ts";
import { linkEvents } from "~db/schema/trust.ts";
import { APPLICATION } from "./application.limits.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** The lender of this link, while the application waits for answers. */
const isAsked = (holder: Holder): SQL =>
  and(
    eq(financingLenders.linkId, holder.link),
    mayAct(holder, "answer", financingLenders.workspace, {
      type: APPLICATION,
      id: financingLenders.applicationId,
    }),
    sql`exists (select 1 from ${financingApplications} where ${financingApplications.id} = ${financingLenders.applicationId}
      and ${financingApplications.state} = 'sent')`,
  ) as SQL;

/**
 * What a lender answers: an offer as a scenario, or that it declines. The last answer counts, the history keeps all; what is
 * sent twice is said once.
 */
export async function answerLender(
  { db, now }: Deps,
  holder: Holder,
  { idem, offer, words, printedName }: { idem: string; offer: string; words: string; printedName: string },
): Promise<CommandResult<"over" | "too-many">> {
  const at = now().toISOString();
  const said = sql`exists (select 1 from ${linkEvents} as said where said.id = ${idem} and said.link_id = ${holder.link})`;
  const mine = sql`exists (select 1 from ${financingLenders} where ${isAsked(holder)})`;
  const room = sql`(select count(*) from ${linkEvents} as more where more.link_id = ${holder.link}
    and more.act not in ('open', 'pin')) < ${TRUST_LIMITS.answers}`;
  const [[written], , , [found]] = await db.batch([
    db
      .update(financingLenders)
      .set({
        ...{ offer, words, answeredAt: at, declinedAt: offer === "" ? at : null },
        version: sql`${financingLenders.version} + 1`,
      })
      .where(
        and(
          isAsked(holder),
          room,
          sql`not exists (select 1 from ${linkEvents} as any_said where any_said.id = ${idem})`,
        ),
      )
      .returning({ id: financingLenders.id }),
    recordAct(
      db,
      holder,
      { idem, verb: "answer", printedName, content: { text: words, offer, declined: offer === "" } },
      mine,
    ),
    tellMaker(db, idem),
    db.select({ said: sql<number>`(${said})`, mine: sql<number>`(${mine})` }).from(sql`(select 1)`),
  ]);
  if (written || found?.said) return { ok: true };
  return { ok: false, error: found?.mine ? "too-many" : "over" };
}
