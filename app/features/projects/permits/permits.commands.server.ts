import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { itemsOf, type Template, wordsIn } from "~/engines/checklist/checklist.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayManage, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { permitFeeTables, permitPapers, permits } from "~db/schema/permits.ts";
import { projects } from "~db/schema/projects.ts";
import { schedules } from "~db/schema/schedules.ts";
import type { FeeTable } from "./fees.ts";
import process from "./permit.process.server.ts";
import { PERMIT_LIMITS } from "./permits.limits.ts";
import { findPermit } from "./permits.queries.server.ts";
import type { NewPermit, PermitEdit } from "./permits.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** Whether somebody may still change what their workspace has. */
async function mayStill(db: Database, actor: Person): Promise<boolean> {
  const [may] = await db
    .select({ yes: sql<number>`(${mayWrite(actor, actor.workspace)})` })
    .from(sql`(select 1)`);
  return Boolean(may?.yes);
}

// What a form names is not believed: a project and a schedule are of the same workspace, or none.
type Whose = string | SQLWrapper;
const projectOf = (workspace: Whose, id: string) =>
  sql`(select ${projects.id} from ${projects} where ${projects.id} = ${id} and ${projects.workspace} = ${workspace})`;
const scheduleOf = (workspace: Whose, id: string) =>
  sql`(select ${schedules.id} from ${schedules} where ${schedules.id} = ${id} and ${schedules.workspace} = ${workspace})`;

/**
 * Begins a permit with the papers of its submittal, while there is room. The form's key is its id: what is sent twice is
 * begun once.
 * @param submittal what has to be handed in; the permit keeps its words, whatever the list says later
 * @param language of whoever begins it
 * @param zone where its days are counted when it belongs to no job
 */
export async function createPermit(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    submittal,
    language,
    zone,
    ...typed
  }: Omit<NewPermit, "intent"> & { submittal: Template; language: Language; zone: string },
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const moment = now();
  const at = moment.toISOString();
  const room = sql`(select count(*) from ${permits} where ${permits.workspace} = ${workspace} and not ${permits.sample})
    < ${PERMIT_LIMITS.permits} and ${mayWrite(actor, workspace)}`;
  const key = await submissionKey(idem, JSON.stringify(typed));
  const zoneOfJob = sql`(select ${projects.siteZone} from ${projects} where ${projects.id} = ${permits.projectId})`;
  const list = JSON.stringify(
    itemsOf(submittal).map(({ prompt }) => ({
      id: crypto.randomUUID(),
      name: wordsIn(prompt, language),
      words: JSON.stringify(prompt),
    })),
  );
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, moment, room),
      db.insert(permits).values({
        id: idem,
        workspace,
        projectId: projectOf(workspace, typed.project),
        name: typed.name,
        jurisdiction: typed.jurisdiction,
        recordType: typed.recordType,
        scope: typed.scope,
        valuationCents: typed.valuation,
        siteZone: zone,
        state: "preparing",
        stateSince: at,
        createdAt: at,
      }),
      db
        .update(permits)
        .set({ siteZone: sql`coalesce(${zoneOfJob}, ${permits.siteZone})` })
        .where(eq(permits.id, idem)),
      db
        .insert(permitPapers)
        .select(
          sql`select value ->> 'id', ${workspace}, ${idem}, key, value ->> 'name', value ->> 'words', null, ${at} from json_each(${list})`,
        ),
      began(db, process, actor, { record: idem, party: "crew", now: moment }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

/** Why a write that is guarded by a version changed nothing. */
async function whyNot(
  db: Database,
  actor: Person,
  id: string,
): Promise<{ ok: false; error: "stale" | "gone" | "not-allowed" }> {
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, permits.workspace)})` })
    .from(permits)
    .where(and(eq(permits.id, id), mayRead(actor, permits.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.may ? "stale" : "not-allowed" };
}

/**
 * Changes what is said of a permit unless it was changed since the form was rendered. A sample that somebody changes is
 * theirs from then on. A permit that was never issued has no day of issue.
 */
export async function editPermit(
  { db }: Deps,
  actor: Person,
  { id, version, valuation, project, schedule, ...typed }: Omit<PermitEdit, "intent"> & { id: string },
): Promise<CommandResult<"stale" | "gone" | "not-allowed">> {
  const { name, jurisdiction, recordType, scope, number, applicant, portalUrl } = typed;
  const { appliedOn, issuedOn, expiresOn, ruleDays } = typed;
  const issued = sql`${permits.state} in ('issued', 'expired', 'finaled', 'revoked')`;
  const [changed] = await db
    .update(permits)
    .set({
      ...{ name, jurisdiction, recordType, scope, number, applicant, portalUrl },
      ...{ appliedOn, expiresOn, ruleDays },
      valuationCents: valuation,
      projectId: projectOf(permits.workspace, project),
      scheduleId: scheduleOf(permits.workspace, schedule),
      issuedOn: sql`case when ${issued} then ${issuedOn} end`,
      lastActivityOn: sql`case when ${issued} and ${issuedOn} is not null
        then max(coalesce(${permits.lastActivityOn}, ''), ${issuedOn}) else ${permits.lastActivityOn} end`,
      sample: false,
      version: sql`${permits.version} + 1`,
    })
    .where(and(eq(permits.id, id), eq(permits.version, version), mayWrite(actor, permits.workspace)))
    .returning({ id: permits.id });
  return changed ? { ok: true } : whyNot(db, actor, id);
}

/** Moves a permit. The days that a move stands for are those of the site. */
export async function movePermit(
  deps: Deps,
  actor: Person,
  moving: { record: string; transition: string; version: number; idem: string; note: string },
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> {
  const found = await findPermit(deps.db, actor, moving.record);
  const today = localDay(deps.now(), found?.siteZone);
  return move(deps, process, actor, {
    ...moving,
    also: ({ db, records }) => {
      const its = inArray(permits.id, records);
      switch (moving.transition) {
        case "submit":
          return [
            db
              .update(permits)
              .set({ appliedOn: sql`coalesce(${permits.appliedOn}, ${today})` })
              .where(its),
          ];
        case "issue":
          return [db.update(permits).set({ issuedOn: today, lastActivityOn: today }).where(its)];
        // The authority's earlier date is what it has run out of: another is written in.
        case "renew":
          return [db.update(permits).set({ lastActivityOn: today, expiresOn: null }).where(its)];
        default:
          return [];
      }
    },
  });
}

/** Another address for the calendar of a permit; the ones before end. */
export async function changeFeed(
  { db }: Deps,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<CommandResult<"stale" | "gone" | "not-allowed">> {
  const [changed] = await db
    .update(permits)
    .set({ feed: sql`${permits.feed} + 1`, version: sql`${permits.version} + 1` })
    .where(and(eq(permits.id, id), eq(permits.version, version), mayWrite(actor, permits.workspace)))
    .returning({ id: permits.id });
  return changed ? { ok: true } : whyNot(db, actor, id);
}

/**
 * Removes a permit with its rows; its files are left to whoever called, and lie in the workspace that is answered. Only who
 * manages that workspace may.
 */
export async function removePermit(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed", { workspace: Person["workspace"] }>> {
  const [gone] = await db
    .delete(permits)
    .where(and(eq(permits.id, id), mayManage(actor, permits.workspace)))
    .returning({ workspace: permits.workspace });
  if (gone) return { ok: true, workspace: gone.workspace as Person["workspace"] };
  const why = await whyNot(db, actor, id);
  return { ok: false, error: why.error === "gone" ? "gone" : "not-allowed" };
}

/** Keeps the fee table of a workspace, unless somebody else did since the form was rendered. Version 0: there was none. */
export async function saveFees(
  { db, now }: Deps,
  actor: Person,
  { version, bands, planReviewPercent }: FeeTable & { version: number },
): Promise<CommandResult<"stale" | "not-allowed">> {
  const { workspace } = actor;
  const text = JSON.stringify(bands);
  const [saved] = await db
    .insert(permitFeeTables)
    .select(
      sql`select ${workspace}, ${text}, ${planReviewPercent}, ${version} + 1, ${now().toISOString()}
        where ${mayWrite(actor, workspace)}`,
    )
    .onConflictDoUpdate({
      target: permitFeeTables.workspace,
      set: { bands: text, planReviewPercent, version: sql`${permitFeeTables.version} + 1` },
      setWhere: eq(permitFeeTables.version, version),
    })
    .returning({ version: permitFeeTables.version });
  if (saved) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}
