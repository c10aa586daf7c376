import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { planIn } from "~/features/general/membership/entitlements.queries.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { partnerClaims, partnerCodes, partnerOffers, partners } from "~db/schema/partners.ts";
import { OFFER_TIERS, type Period, periodOf } from "./partners.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** Whoever claims, and the workspace whose plan counts. */
export interface Claimer {
  owner: string;
  workspace: WorkspaceId;
}

/** The place of a plan among all, in SQL. */
const rankOf = (tier: SQL): SQL =>
  sql`case ${tier} ${sql.join(
    OFFER_TIERS.map((name, n) => sql.raw(`when '${name}' then ${n}`)),
    sql` `,
  )} else 99 end`;

/** Whether the plan of a workspace is enough for an offer. @param offer what the statement calls it */
export const isEntitled = (workspace: WorkspaceId, now: Date, offer: SQL): SQL =>
  sql`(${rankOf(planIn(workspace, now))} >= ${rankOf(sql`${offer}.tier`)})`;

/** Whether an offer is shown on a day to a reader, who may have blocked whoever makes it. */
export const isShown = (offer: SQL, day: string, reader: string): SQL =>
  sql`(${offer}.open and ${offer}.valid_to >= ${day} and exists (select 1 from ${partners} as firm
    where firm.id = ${offer}.partner_id and firm.state = 'listed'
    and not ${hasBlocked(reader, sql`firm.workspace_id`)}))`;

/** The next code of a list that nobody has, as a scalar; null where there is none. */
const nextCode = (offer: SQL): SQL =>
  sql`(select one.code from ${partnerCodes} as one where one.offer_id = ${offer}.id and not exists
    (select 1 from ${partnerClaims} as had where had.offer_id = one.offer_id and had.list_code = one.code)
    order by one.position limit 1)`;

/** How many codes of a list are left; null where everybody has the same. */
export const codesLeft = (offer: SQL): SQL<number | null> =>
  sql<number | null>`case when ${offer}.single_code <> '' then null else
    (select count(*) from ${partnerCodes} as one where one.offer_id = ${offer}.id)
    - (select count(*) from ${partnerClaims} as had where had.offer_id = ${offer}.id and had.list_code is not null) end`;

/**
 * Gives a member a code of an offer: one each period, in one statement that picks the code and writes the claim, so that of
 * any number who ask for the last one exactly one is given it.
 */
export async function claim(
  { db, now: clock }: Deps,
  { owner, workspace }: Claimer,
  { idem, offer: id }: { idem: string; offer: string },
): Promise<
  CommandResult<"gone" | "early" | "ended" | "tier" | "own" | "exhausted" | "again" | "form", { id: string }>
> {
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const periods = sql`case offer.per ${sql.join(
    (["month", "quarter", "once"] as const satisfies Period[]).map(
      (per) => sql`when ${sql.raw(`'${per}'`)} then ${periodOf(per, day)}`,
    ),
    sql` `,
  )} end`;
  const entitled = isEntitled(workspace, now, sql`offer`);
  const own = sql`exists (select 1 from ${partners} as firm where firm.id = offer.partner_id
    and (firm.workspace_id = ${owner} or exists (select 1 from workspace_members as inside
      where inside.workspace_id = firm.workspace_id and 'user:' || inside.user_id = ${owner})))`;
  const [, [mine], [why]] = await db.batch([
    db
      .insert(partnerClaims)
      .select(
        sql`select ${idem}, ${owner}, picked.id, picked.period, coalesce(picked.code, picked.single_code), picked.code,
          null, null, null, ${now.toISOString()}
          from (select offer.id, offer.single_code, ${periods} as period,
            case when offer.single_code = '' then ${nextCode(sql`offer`)} end as code
            from ${partnerOffers} as offer where offer.id = ${id} and ${isShown(sql`offer`, day, owner)}
              and offer.valid_from <= ${day} and ${entitled} and not ${own}) as picked
          where picked.single_code <> '' or picked.code is not null`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: partnerClaims.id })
      .from(partnerClaims)
      .innerJoin(partnerOffers, eq(partnerOffers.id, partnerClaims.offerId))
      .where(
        sql`${partnerClaims.offerId} = ${id} and ${partnerClaims.owner} = ${owner} and ${partnerClaims.period} =
          (select ${periods} from ${partnerOffers} as offer where offer.id = ${id})`,
      ),
    db
      .select({
        shown: sql<number>`${isShown(sql`offer`, day, owner)}`.as("shown"),
        early: sql<number>`offer.valid_from > ${day}`.as("early"),
        ended: sql<number>`offer.valid_to < ${day}`.as("ended"),
        entitled: sql<number>`${entitled}`.as("entitled"),
        own: sql<number>`${own}`.as("own"),
        left: codesLeft(sql`offer`).as("left_over"),
      })
      .from(sql`${partnerOffers} as offer`)
      .where(sql`offer.id = ${id}`),
  ]);
  if (mine?.id === idem) return { ok: true, id: idem };
  if (mine) return { ok: false, error: "again" };
  if (!why) return { ok: false, error: "gone" };
  if (why.ended) return { ok: false, error: "ended" };
  if (!why.shown) return { ok: false, error: "gone" };
  if (why.early) return { ok: false, error: "early" };
  if (why.own) return { ok: false, error: "own" };
  if (!why.entitled) return { ok: false, error: "tier" };
  // Where there is a code and none was given, the key of the form is another claim's.
  return { ok: false, error: why.left === 0 ? "exhausted" : "form" };
}

/** Says that a code was used, and what it saved. Said twice it is as it was said first. */
export async function markUsed(
  { db, now }: Deps,
  { owner }: Pick<Claimer, "owner">,
  { claim: id, savedCents, stars }: { claim: string; savedCents: number; stars: number },
): Promise<CommandResult<"gone">> {
  const its = and(eq(partnerClaims.id, id), eq(partnerClaims.owner, owner));
  const [, [found]] = await db.batch([
    db
      .update(partnerClaims)
      .set({ usedAt: now().toISOString(), savedCents, stars })
      .where(and(its, isNull(partnerClaims.usedAt))),
    db.select({ id: partnerClaims.id }).from(partnerClaims).where(its),
  ]);
  return found ? { ok: true } : { ok: false, error: "gone" };
}
