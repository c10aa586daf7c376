import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { began } from "~/engines/process/process.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isTaken } from "~db/client.ts";
import { partnerCodes, partnerOffers, partners } from "~db/schema/partners.ts";
import type { Deps } from "./claims.commands.server.ts";
import partner from "./partner.process.server.ts";
import { PARTNER_LIMITS as MOST, type OfferTier, type OfferTrade, type Period } from "./partners.limits.ts";

export interface PartnerFields {
  shownAs: string;
  about: string;
  place: string;
  latitude: number;
  longitude: number;
}

/** A firm asks to be a partner. The form's key is the id; of several forms of a workspace the first is the one. */
export async function apply(
  { db, now: clock }: Deps,
  actor: Person,
  { idem, ...fields }: PartnerFields & { idem: string },
): Promise<CommandResult<"already" | "not-allowed">> {
  const now = clock();
  const at = now.toISOString();
  const { workspace } = actor;
  try {
    const [, , [kept]] = await db.batch([
      db.insert(partners).select(
        sql`select ${idem}, ${workspace}, ${fields.shownAs}, ${fields.about}, ${fields.place}, ${fields.latitude},
          ${fields.longitude}, 'applied', ${at}, 1, ${at} where ${mayWrite(actor, sql`${workspace}`)}`,
      ),
      began(db, partner, actor, { record: idem, party: "firm", now }),
      db
        .select({ id: partners.id })
        .from(partners)
        .where(and(eq(partners.id, idem), eq(partners.workspace, workspace))),
    ]);
    return kept ? { ok: true } : { ok: false, error: "not-allowed" };
  } catch (error) {
    if (!isTaken(error, "partners.workspace_id") && !isTaken(error, "partners.id")) throw error;
    const [own] = await db
      .select({ id: partners.id })
      .from(partners)
      .where(eq(partners.workspace, workspace));
    return own?.id === idem ? { ok: true } : { ok: false, error: "already" };
  }
}

export interface OfferFields {
  title: string;
  terms: string;
  trade: OfferTrade;
  tier: OfferTier;
  radiusMiles: number;
  validFrom: string;
  validTo: string;
  per: Period;
  singleCode: string;
  /** Where each claim takes one of a list. */
  codes: readonly string[];
}

/** How many offers of a workspace are open and not over. */
const running = (workspace: SQLWrapper | string, day: string) =>
  sql`(select count(*) from ${partnerOffers} as one where one.workspace_id = ${workspace} and one.open
    and one.valid_to >= ${day})`;

/** A partner that is listed offers something. The offer and its codes are written in one batch. */
export async function offer(
  { db, now }: Deps,
  actor: Person,
  { idem, codes, ...fields }: OfferFields & { idem: string },
): Promise<CommandResult<"not-listed" | "full">> {
  const { workspace } = actor;
  const at = now().toISOString();
  const many = running(workspace, at.slice(0, 10));
  const listed = sql`firm.workspace_id = ${workspace} and firm.state = 'listed' and ${mayWrite(actor, sql`${workspace}`)}`;
  const [, , [kept], [why]] = await db.batch([
    db
      .insert(partnerOffers)
      .select(
        sql`select ${idem}, ${workspace}, firm.id, ${fields.title}, ${fields.terms}, ${fields.trade}, ${fields.tier},
          ${fields.radiusMiles}, ${fields.validFrom}, ${fields.validTo}, ${fields.per}, ${fields.singleCode}, 1, ${at}
          from ${partners} as firm where ${listed} and ${many} < ${MOST.offers}`,
      )
      .onConflictDoNothing(),
    db
      .insert(partnerCodes)
      .select(
        sql`select ${idem}, value, key from json_each(${JSON.stringify(codes)}) where exists
          (select 1 from ${partnerOffers} as mine where mine.id = ${idem} and mine.workspace_id = ${workspace}
            and mine.created_at = ${at})`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: partnerOffers.id })
      .from(partnerOffers)
      .where(and(eq(partnerOffers.id, idem), eq(partnerOffers.workspace, workspace))),
    db
      .select({ id: sql<string>`firm.id`.as("firm") })
      .from(sql`${partners} as firm`)
      .where(listed),
  ]);
  if (kept) return { ok: true };
  return { ok: false, error: why ? "full" : "not-listed" };
}

/** Opens or closes an offer. Codes that were given out stay what they are. */
export async function openOffer(
  { db, now }: Deps,
  actor: Person,
  { offer: id, open }: { offer: string; open: boolean },
): Promise<CommandResult<"gone" | "full">> {
  const its = and(eq(partnerOffers.id, id), mayWrite(actor, partnerOffers.workspace));
  const many = running(
    sql`(select of.workspace_id from ${partnerOffers} as of where of.id = ${id})`,
    now().toISOString().slice(0, 10),
  );
  const [, [found]] = await db.batch([
    db
      .update(partnerOffers)
      .set({ open })
      .where(and(its, open ? sql`${many} < ${MOST.offers}` : undefined)),
    db.select({ open: partnerOffers.open }).from(partnerOffers).where(its),
  ]);
  if (!found) return { ok: false, error: "gone" };
  return found.open === open ? { ok: true } : { ok: false, error: "full" };
}
