import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { mutedBenefits } from "~db/schema/membership.ts";
import type { OnceId } from "./benefits.data.ts";
import { startTrial, type TrialRefusal } from "./membership.commands.server.ts";
import type { BenefitClaim, BenefitMark } from "./membership.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Puts a benefit last, or among the others again; what stands so already stays so. */
export async function markBenefit(
  { db, now }: Deps,
  actor: Person,
  { intent, benefit }: BenefitMark,
): Promise<CommandResult<"not-allowed">> {
  const { workspace } = actor;
  const write =
    intent === "mute"
      ? db
          .insert(mutedBenefits)
          .select(
            sql`select ${crypto.randomUUID()}, ${workspace}, ${benefit}, ${now().toISOString()}
              where ${mayWrite(actor, workspace)}`,
          )
          .onConflictDoNothing()
      : db
          .delete(mutedBenefits)
          .where(
            and(
              eq(mutedBenefits.workspace, workspace),
              eq(mutedBenefits.benefit, benefit),
              mayWrite(actor, mutedBenefits.workspace),
            ),
          );
  const [[may]] = await db.batch([
    db.select({ yes: sql<number>`${mayWrite(actor, workspace)}` }).from(sql`(select 1)`),
    write,
  ]);
  return may?.yes ? { ok: true } : { ok: false, error: "not-allowed" };
}

interface Claim {
  idem: string;
  language: Language;
}

/** What each claim is written down as; a key of its table keeps it to one. */
const CLAIMS: Record<
  OnceId,
  (deps: Deps, actor: Person, claim: Claim) => Promise<CommandResult<TrialRefusal>>
> = { trial: startTrial };

/** Claims a benefit that is had once, by a workspace and by whoever claims it: of two presses at once one does. */
export const claimBenefit = (
  deps: Deps,
  actor: Person,
  { benefit, ...claim }: Pick<BenefitClaim, "benefit" | "idem"> & Claim,
): Promise<CommandResult<TrialRefusal>> => CLAIMS[benefit](deps, actor, claim);
