import { eq, inArray, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { type Actor, mayAct, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { complianceEvidence, complianceItems } from "~db/schema/compliance.ts";
import { type Deps, keptAsOwn } from "./compliance.commands.server.ts";
import { COMPLIANCE_LIMITS, SUBJECT } from "./compliance.limits.ts";
import { findEvidence, findItem } from "./compliance.queries.server.ts";
import process from "./evidence.process.server.ts";
import { hasEnd, isInsurance } from "./requirements.ts";
import { reviewList, unticked } from "./review.ts";
import { type Finding, findingsOf, type Shown } from "./standing.ts";

type Kept = Awaited<ReturnType<typeof keepFile>>;
type FileRefusal = Extract<Kept, { ok: false }>["error"];

/** A field that this kind of evidence has to have; each is an error beside the field. */
export type NeededField = "insurer" | "policyNumber" | "expiresOn" | "limit" | "file" | "sentBy";

/**
 * Takes evidence in, with its file where one comes along: from members, and from whoever holds a link with `upload`, who
 * has to bring the file and print a name. The form's key is the id of both: what is sent twice is kept once.
 */
export async function sendEvidence(
  store: FileStore,
  actor: Actor,
  {
    item: itemId,
    idem,
    file,
    sentBy,
    ...shown
  }: Shown & { item: string; idem: string; sentBy: string; file?: { name: string; bytes: Uint8Array } },
): Promise<
  CommandResult<
    "gone" | "full" | "not-allowed" | "needed" | FileRefusal,
    { id: string },
    { fields?: NeededField[] }
  >
> {
  const { db, now } = store;
  const item = await findItem(db, actor, itemId);
  if (!item) return { ok: false, error: "gone" };
  const byLink = actor.kind === "holder";
  const insured = isInsurance(item.kind);
  const needs: [NeededField, boolean][] = [
    ["insurer", insured && shown.insurer === ""],
    ["policyNumber", insured && shown.policyNumber === ""],
    ["limit", insured && item.limitCents > 0 && shown.limitCents === 0],
    ["expiresOn", hasEnd(item.kind) && shown.expiresOn === null],
    ["file", byLink && !file],
    ["sentBy", byLink && sentBy === ""],
  ];
  const fields = needs.flatMap(([field, isNeeded]) => (isNeeded ? [field] : []));
  if (fields.length > 0) return { ok: false, error: "needed", fields };
  const workspace = item.workspace as WorkspaceId;
  const subject = { workspace, type: SUBJECT, id: item.subjectId };
  const moment = now();
  const at = moment.toISOString();
  const room = sql`(select count(*) from ${complianceEvidence} where ${complianceEvidence.itemId} = ${itemId})
    < ${COMPLIANCE_LIMITS.evidence}`;
  const there = sql`exists (select 1 from ${complianceEvidence} where ${complianceEvidence.id} = ${idem}
    and ${complianceEvidence.itemId} = ${itemId})`;
  const may = sql`${mayAct(actor, "upload", workspace, subject)} and exists (select 1 from ${complianceItems}
    where ${complianceItems.id} = ${itemId} and ${complianceItems.workspace} = ${workspace})`;
  const refused = async () => {
    const [asked] = await db
      .select({ may: sql<number>`(${may})`, room: sql<number>`(${room})`, there: sql<number>`(${there})` })
      .from(sql`(select 1)`);
    if (!asked?.may) return { ok: false, error: "not-allowed" } as const;
    return asked.room || asked.there ? undefined : ({ ok: false, error: "full" } as const);
  };
  // Before the file is kept: it would stay behind without its evidence.
  const early = await refused();
  if (early) return early;
  const key = await submissionKey(idem, itemId, JSON.stringify([shown, sentBy]));
  if (file) {
    const kept = await keepFile(
      store,
      actor,
      subject,
      { id: idem, ...file },
      { kind: "document", most: COMPLIANCE_LIMITS.fileBytes, count: COMPLIANCE_LIMITS.files, byLink: true },
    );
    if (!kept.ok) return kept;
  }
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, moment, sql`${may} and ${room}`),
      db.insert(complianceEvidence).values({
        ...{ ...shown, id: idem, workspace, itemId, subjectId: item.subjectId, sentBy, byLink },
        ...{ stateSince: at, createdAt: at },
      }),
      db
        .update(complianceItems)
        .set({ requestedAt: sql`coalesce(${complianceItems.requestedAt}, ${at})` })
        .where(eq(complianceItems.id, itemId)),
      keptAsOwn(db, sql`${item.subjectId}`),
      began(db, process, actor, { record: idem, party: byLink ? "sender" : "crew", now: moment }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    return (await refused()) ?? { ok: false, error: "full" };
  }
  return { ok: true, id: idem };
}

export interface Review {
  evidence: string;
  version: number;
  idem: string;
  /** The items of the review that are ticked. */
  ticked: readonly string[];
  note: string;
}

type ReviewResult = CommandResult<
  MoveRefusal | "unticked" | "findings",
  object,
  { unticked?: readonly string[]; findings?: readonly Finding[]; guard?: string }
>;

/**
 * What somebody says who looks at evidence: keeps what is ticked so far, accepts it, or hands it back with a reason. It is
 * accepted only with its file, with every item of its list ticked and with nothing against it that stops.
 */
export async function reviewEvidence(
  deps: Deps,
  actor: Person,
  { verdict, evidence: id, version, idem, ticked, note }: Review & { verdict: "check" | "accept" | "reject" },
): Promise<ReviewResult> {
  const { db, now } = deps;
  const found = await findEvidence(db, actor, id);
  if (!found) return { ok: false, error: "gone" };
  const findings = findingsOf(found.item, found.evidence, {
    entity: found.legalName,
    today: localDay(now(), found.siteZone),
  });
  const list = reviewList(
    found.item,
    findings.some(({ code }) => code === "nameNear"),
  );
  // What is over already is the engine's to say: the same form twice is one event.
  if (verdict === "accept" && ["received", "in_review"].includes(found.evidence.state)) {
    const stops = findings.filter(({ weight }) => weight === "stop");
    if (stops.length > 0) return { ok: false, error: "findings", findings: stops };
    const missing = unticked(list, ticked);
    if (missing.length > 0) return { ok: false, error: "unticked", unticked: missing };
  }
  const known = list.sections.flatMap(({ items }) => items.map((item) => item.id));
  const checks = JSON.stringify(known.filter((item) => ticked.includes(item)));
  return move(deps, process, actor, {
    ...{ record: id, version, idem, note },
    transition: verdict === "check" ? "review" : verdict,
    also: ({ db: within, records }) => [
      within.update(complianceEvidence).set({ checks }).where(inArray(complianceEvidence.id, records)),
      keptAsOwn(
        within,
        sql`(select moved.subject_id from compliance_evidence as moved where moved.id in ${records})`,
      ),
    ],
  });
}

/** Takes back what was sent, while nobody has looked at it. */
export const withdrawEvidence = (
  deps: Deps,
  actor: Actor,
  { evidence, version, idem }: { evidence: string; version: number; idem: string },
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, process, actor, { record: evidence, transition: "withdraw", version, idem });
