import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import {
  type Administrator,
  began,
  type MoveRefusal,
  move,
  settle,
} from "~/engines/process/process.server.ts";
import { addPost } from "~/engines/talk/talk.server.ts";
import { type Actor, mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { INVALID_REASONS, LEAD_SIDES } from "~db/schema/leads.terms.ts";
import { leadClaims, leadReports, leadReviews, leads } from "~db/schema/leads.ts";
import process, { isClient } from "./lead.process.server.ts";
import reports from "./lead-report.process.server.ts";
import { type Deps, RUNS } from "./leads.commands.server.ts";
import { LEAD_CLAIM, LEAD_LIMITS, LEAD_REPORT } from "./leads.limits.ts";

type ClaimRefused = CommandResult<"gone" | "not-allowed" | "ended">;

const theirs = (actor: Person, claim: string) =>
  and(eq(leadClaims.id, claim), mayWrite(actor, leadClaims.workspace));

const runs = sql`exists (select 1 from ${leads} where ${leads.id} = ${leadClaims.leadId} and ${leads.state} in ${RUNS})`;

/** What an update of a claim that wrote nothing means. */
async function whyNot({ db }: Deps, actor: Person, claim: string): Promise<ClaimRefused> {
  const [found] = await db
    .select({ id: leadClaims.id })
    .from(leadClaims)
    .where(and(eq(leadClaims.id, claim), mayRead(actor, leadClaims.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: (await mayStill(db, actor)) ? "ended" : "not-allowed" };
}

/** Writes down that the client was reached. The first time counts: said again it stays. */
export async function logContact(
  deps: Deps,
  actor: Person,
  { claim }: { claim: string },
): Promise<ClaimRefused> {
  const { db, now } = deps;
  const at = now().toISOString();
  const [written, [found]] = await db.batch([
    db
      .update(leadClaims)
      .set({ contactedAt: at })
      .where(and(theirs(actor, claim), isNull(leadClaims.contactedAt), runs))
      .returning({ lead: leadClaims.leadId }),
    db.select({ contactedAt: leadClaims.contactedAt }).from(leadClaims).where(theirs(actor, claim)),
  ]);
  if (written[0]) await settle(deps, process, { record: written[0].lead });
  return written[0] || found?.contactedAt ? { ok: true } : whyNot(deps, actor, claim);
}

/** Writes down what was offered, and that the client was reached with it. A later sum stands in the place of the first. */
export async function logQuote(
  deps: Deps,
  actor: Person,
  { claim, cents }: { claim: string; cents: number },
): Promise<ClaimRefused> {
  const { db, now } = deps;
  const at = now().toISOString();
  const written = await db
    .update(leadClaims)
    .set({
      contactedAt: sql`coalesce(${leadClaims.contactedAt}, ${at})`,
      quotedAt: sql`coalesce(${leadClaims.quotedAt}, ${at})`,
      quoteCents: cents,
    })
    .where(and(theirs(actor, claim), runs))
    .returning({ lead: leadClaims.leadId });
  if (written[0]) await settle(deps, process, { record: written[0].lead });
  return written[0] ? { ok: true } : whyNot(deps, actor, claim);
}

export interface NewReport {
  idem: string;
  claim: string;
  reason: (typeof INVALID_REASONS)[number];
  evidence: string;
  file?: { name: string; bytes: Uint8Array };
}

type ReportRefusal = "gone" | "not-allowed" | "ended" | "file.tooLarge" | "file.kind" | "file.full";

/** Reports that a request is none, with what shows it: once for each claim. The file is kept before it is asked about. */
export async function reportLead(
  { db, now, store }: Deps & { store: FileStore },
  actor: Person,
  { idem, claim, reason, evidence, file }: NewReport,
): Promise<CommandResult<ReportRefusal>> {
  const at = now().toISOString();
  const [made, , [found], [own]] = await db.batch([
    db
      .insert(leadReports)
      .select(
        sql`select ${idem}, ${leadClaims.workspace}, ${leadClaims.leadId}, ${leadClaims.id}, ${reason}, ${evidence},
          'open', ${at}, 1, ${leadClaims.sample}, ${at} from ${leadClaims} where ${theirs(actor, claim)} and ${runs}`,
      )
      .onConflictDoNothing()
      .returning({ id: leadReports.id }),
    began(db, reports, actor, { record: idem, party: "pro", now: now() }),
    db
      .select({ id: leadReports.id })
      .from(leadReports)
      .where(and(eq(leadReports.claimId, claim), mayWrite(actor, leadReports.workspace))),
    db.select({ workspace: leadClaims.workspace }).from(leadClaims).where(theirs(actor, claim)),
  ]);
  if (!found || !own) return whyNot({ db, now }, actor, claim);
  if (made.length === 0 || !file) return { ok: true };
  const subject = { workspace: own.workspace as Person["workspace"], type: LEAD_REPORT, id: idem };
  const kept = await keepFile(
    store,
    actor,
    subject,
    { id: crypto.randomUUID(), ...file },
    { kind: "document", most: LEAD_LIMITS.evidenceBytes, count: 1 },
  );
  if (kept.ok) return { ok: true };
  // Without what was to be shown the report is taken back, so that it can be sent again with another file.
  await dropFiles(store, actor, subject);
  await db
    .delete(leadReports)
    .where(
      and(eq(leadReports.id, idem), eq(leadReports.state, "open"), mayWrite(actor, leadReports.workspace)),
    );
  if (kept.error === "not-allowed") return { ok: false, error: "not-allowed" };
  if (kept.error === "tooLarge") return { ok: false, error: "file.tooLarge" };
  return { ok: false, error: kept.error === "full" || kept.error === "tooMany" ? "file.full" : "file.kind" };
}

/** Decides of a report. Confirmed, the request ends as none, and the claim counts for nobody's week. */
export async function decideReport(
  deps: Deps,
  admin: Administrator,
  {
    report,
    transition,
    version,
    idem,
  }: { report: string; transition: "confirm" | "refuse"; version: number; idem: string },
): Promise<CommandResult<MoveRefusal>> {
  const moved = await move(deps, reports, admin, { record: report, transition, version, idem });
  if (!moved.ok) return moved;
  const [found] = await deps.db
    .select({ lead: leadReports.leadId })
    .from(leadReports)
    .where(eq(leadReports.id, report));
  if (found) await settle(deps, process, { record: found.lead });
  return moved;
}

/** The side of a claim on which somebody is, as a condition on the claim. */
const isSide = (actor: Actor, side: (typeof LEAD_SIDES)[number]): SQL =>
  side === "pro"
    ? actor.kind === "person"
      ? mayWrite(actor, leadClaims.workspace)
      : sql`0`
    : sql`exists (select 1 from ${leads} where ${leads.id} = ${leadClaims.leadId} and ${isClient(actor)})`;

/** Days after the end of a request for which its two sides still write to each other. */
const TALK_DAYS = 14;

/**
 * Says what one side thinks of the other: once, after the request has ended; a pro only of a client who was reached. What was
 * written stays as it is, and neither is shown before the other could know of it. Nobody says anything of a workspace of
 * their own.
 */
export async function writeReview(
  { db, now }: Deps,
  actor: Actor,
  {
    idem,
    claim,
    side,
    stars,
    body,
  }: { idem: string; claim: string; side: (typeof LEAD_SIDES)[number]; stars: number; body: string },
): Promise<CommandResult<"early" | "gone">> {
  const is = and(eq(leadClaims.id, claim), isSide(actor, side));
  const whose = side === "pro" ? leadClaims.workspace : leads.workspace;
  const [written, [before], [there]] = await db.batch([
    db
      .insert(leadReviews)
      .select(
        sql`select ${idem}, ${whose}, ${leadClaims.id}, ${side}, ${stars}, ${body}, ${leadClaims.sample},
          ${now().toISOString()} from ${leadClaims} join ${leads} on ${leads.id} = ${leadClaims.leadId}
          where ${is} and ${side === "pro" ? sql`${leadClaims.contactedAt} is not null` : sql`1`}
          and ${leads.state} in ('won', 'lost', 'expired') and not ${leadClaims.sample}
          and not (${mayRead(actor, side === "pro" ? leads.workspace : leadClaims.workspace)})`,
      )
      .onConflictDoNothing()
      .returning({ id: leadReviews.id }),
    db
      .select({ id: leadReviews.id })
      .from(leadReviews)
      .where(and(eq(leadReviews.claimId, claim), eq(leadReviews.side, side))),
    db.select({ id: leadClaims.id }).from(leadClaims).where(is),
  ]);
  if (!there) return { ok: false, error: "gone" };
  return written.length > 0 || before ? { ok: true } : { ok: false, error: "early" };
}

/**
 * Says something to the other side of a claim, under the name by which it knows whoever speaks: while the request runs, and
 * for some days after it was closed. What was withdrawn, or was none, is over at once.
 */
export async function sendMessage(
  { db, now }: Deps,
  actor: Actor,
  {
    idem,
    claim,
    side,
    body,
  }: { idem: string; claim: string; side: (typeof LEAD_SIDES)[number]; body: string },
): Promise<CommandResult<"not-allowed" | "full" | "gone" | "talkOver">> {
  const is = and(eq(leadClaims.id, claim), isSide(actor, side));
  const since = new Date(now().getTime() - TALK_DAYS * 86_400_000).toISOString();
  const mayTalk = sql`exists (select 1 from ${leads} where ${leads.id} = ${leadClaims.leadId} and (${leads.state} in ${RUNS}
    or (${leads.state} in ('won', 'lost', 'expired') and ${leads.stateSince} > ${since})))`;
  const [found] = await db
    .select({
      ...{ firm: leadClaims.firm, client: leads.client, lead: leads.id },
      mayTalk: sql<number>`(${mayTalk})`.as("may_talk"),
    })
    .from(leadClaims)
    .innerJoin(leads, eq(leads.id, leadClaims.leadId))
    .where(is);
  if (!found) return { ok: false, error: "gone" };
  if (!found.mayTalk) return { ok: false, error: "talkOver" };
  const stands = sql`exists (select 1 from ${leadClaims} where ${is} and ${mayTalk})`;
  return addPost(
    { db, now },
    actor,
    {
      idem,
      subject: {
        workspace: sql`(select l.workspace_id from leads as l where l.id = ${found.lead})`,
        ...{ type: LEAD_CLAIM, id: claim, by: stands },
      },
      body,
      printedName: side === "pro" ? found.firm : found.client,
    },
    stands,
  );
}
