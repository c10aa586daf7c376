import { inArray, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { directoryClaims, directoryEntries } from "~db/schema/directory.ts";
import { type Administrator, began, type MoveRefusal, move } from "../process/process.server.ts";
import { isMember, mayWrite, type Person } from "../trust/trust.server.ts";
import process from "./claim.process.server.ts";
import type { Deps } from "./entries.commands.server.ts";
import { DIRECTORY_LIMITS } from "./kind.ts";

/**
 * A firm says that a page is its own. One claim of a workspace for a page at a time; a page that is a firm's already is
 * not claimed, and neither is the profile of a person.
 */
export async function claimEntry(
  { db, now }: Deps,
  actor: Person,
  { entry, claimant, idem }: { entry: string; claimant: string; idem: string },
): Promise<CommandResult<"guest" | "gone" | "not-allowed" | "claimed" | "already" | "full", { id: string }>> {
  if (!isMember(actor)) return { ok: false, error: "guest" };
  const { workspace } = actor;
  const at = now();
  const seen = sql`(not ${directoryEntries.sample} or ${directoryEntries.workspace} = ${workspace})`;
  const free = sql`exists (select 1 from ${directoryEntries} where ${directoryEntries.id} = ${entry} and ${seen}
    and ${directoryEntries.firmSince} is null and ${directoryEntries.person} is null)`;
  const open = sql`${directoryClaims.workspace} = ${workspace} and ${directoryClaims.state} in ('asked', 'shown')`;
  const already = sql`exists (select 1 from ${directoryClaims} where ${directoryClaims.entryId} = ${entry} and ${open})`;
  const room = sql`(select count(*) from ${directoryClaims} where ${open}) < ${DIRECTORY_LIMITS.openClaims}`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, entry),
        at,
        sql`(${free} and not ${already} and ${room} and ${mayWrite(actor, workspace)})`,
      ),
      db.insert(directoryClaims).values({
        ...{ id: idem, workspace, entryId: entry, claimant },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, process, actor, { record: idem, party: "claimant", now: at }),
    ]);
    return { ok: true, id: idem };
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    const [asked] = await db
      .select({
        may: sql<number>`(${mayWrite(actor, workspace)})`,
        there: sql<number>`exists (select 1 from ${directoryEntries} where ${directoryEntries.id} = ${entry} and ${seen})`,
        free: sql<number>`(${free})`,
        already: sql<number>`(${already})`,
      })
      .from(sql`(select 1)`);
    if (!asked?.there) return { ok: false, error: "gone" };
    if (!asked.may) return { ok: false, error: "not-allowed" };
    if (!asked.free) return { ok: false, error: "claimed" };
    return { ok: false, error: asked.already ? "already" : "full" };
  }
}

interface Step {
  claim: string;
  version: number;
  idem: string;
}

/** How somebody can see that the page is the firm's own; may be said anew until it is decided. */
export const showEvidence = (
  deps: Deps,
  actor: Person,
  { claim, version, idem, evidence, address }: Step & { evidence: string; address: string },
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, process, actor, {
    ...{ record: claim, transition: "show", version, idem },
    also: ({ db, records }) => [
      db.update(directoryClaims).set({ evidence, address }).where(inArray(directoryClaims.id, records)),
    ],
  });

export const withdrawClaim = (
  deps: Deps,
  actor: Person,
  { claim, version, idem }: Step,
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, process, actor, { record: claim, transition: "withdraw", version, idem });

/** What an administrator says who looked at the evidence: the page is the firm's from then on, or the reason why not. */
export const decideClaim = (
  deps: Deps,
  actor: Administrator,
  { claim, version, idem, verdict, note }: Step & { verdict: "grant" | "refuse"; note: string },
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, process, actor, { record: claim, transition: verdict, version, idem, note });
