import { and, eq, sql } from "drizzle-orm";
import { isOutdated, prepareAcceptance, sentContent } from "~/engines/lines/lines.server.ts";
import { decide, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { type Holder, mayRead, type Person, recordAct, tellMaker } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { sha256 } from "~/lib/hash.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { billingApplications } from "~db/schema/billing.ts";
import { documents, documentVersions } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import bound from "./application.process.server.ts";
import { headOf } from "./application-content.ts";
import type { Deps } from "./billing.commands.server.ts";
import { KIND, PAY_APPLICATION } from "./billing.limits.ts";
import { settingDeposit } from "./deposits.commands.server.ts";
import { settled } from "./payments.commands.server.ts";

// What is decided about an application that was submitted: by whoever holds its link, or on paper.

/** What the hash of a certificate is of. */
export const certificateText = (said: {
  version: string;
  name: string;
  certifiedCents: number;
  reason: string;
  at: string;
}): string => JSON.stringify([said.version, said.name, said.certifiedCents, said.reason, said.at]);

/** The newest version that was submitted, for whoever may read it. */
async function newestOf(db: Database, who: Holder | Person, id: string) {
  const [newest] = await db
    .select({
      ...{ id: documentVersions.id, content: documentVersions.content, hash: documentVersions.hash },
      ...{ totalCents: documentVersions.totalCents, zone: projects.siteZone },
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .innerJoin(projects, eq(projects.id, documents.subjectId))
    .where(
      and(
        eq(documents.id, id),
        eq(documents.kind, KIND),
        mayRead(who, documents.workspace, { type: PAY_APPLICATION, id: documents.id }),
        sql`not exists (select 1 from document_versions as newer where newer.document_id = ${id}
          and newer.number > ${documentVersions.number})`,
      ),
    );
  return newest;
}

export interface Certifying {
  id: string;
  version: number;
  idem: string;
  printedName: string;
  /** What is certified: what was applied for, or less with a reason. */
  amount: number;
  note: string;
}

/**
 * Certifies what was submitted, wholly or in part: the name as typed, the amount, the reason, the moment and a hash of all of
 * it and of the version, in the batch that moves it. Of two at once one certifies.
 */
export async function certifyApplication(
  deps: Deps,
  who: Holder | Person,
  { id, version, idem, printedName, amount, note }: Certifying,
): Promise<CommandResult<MoveRefusal | "over-applied" | "reason">> {
  const { db, now } = deps;
  const newest = await newestOf(db, who, id);
  if (!newest) return { ok: false, error: "gone" };
  if (amount > newest.totalCents) return { ok: false, error: "over-applied" };
  if (amount < newest.totalCents && !note) return { ok: false, error: "reason" };
  const isHolder = who.kind === "holder";
  const ready = await prepareAcceptance(deps, {
    ...{ versionId: newest.id, name: printedName, actor: isHolder ? `link:${who.link}` : who.owner },
  });
  if (!ready.ok) return { ok: false, error: "stale" };
  const at = now();
  const said = { version: newest.hash, name: printedName, certifiedCents: amount, reason: note };
  const hash = await sha256(certificateText({ ...said, at: at.toISOString() }));
  const act = crypto.randomUUID();
  const content = { decision: "certified", text: note, hash, totalCents: amount };
  const dueOn = dayAfter(localDay(at, newest.zone), headOf(sentContent(newest)).payDays);
  try {
    const moved = await move(deps, bound, who, {
      ...{
        record: id,
        transition: isHolder ? "certify" : "certifyOnPaper",
        version,
        idem,
        printedName,
        note,
      },
      payload: { hash, totalCents: amount },
      also: ({ happened }) => [
        ...ready.prepared.statements(happened),
        db
          .update(billingApplications)
          .set({
            ...{ certifiedCents: amount, certifiedReason: note, certifiedAt: at.toISOString(), dueOn },
            ...{ certifiedBy: printedName, certificateHash: hash },
          })
          .where(and(eq(billingApplications.id, id), happened)),
        settingDeposit(db, { document: id, most: amount, day: localDay(at, newest.zone), at }, happened),
        ...(isHolder
          ? [
              recordAct(db, who, { idem: act, verb: "sign", printedName, content }, happened),
              tellMaker(db, act),
            ]
          : []),
      ],
    });
    if (!moved.ok) return { ok: false, error: moved.error };
    // A deposit that covers all of it has paid it.
    await settled(deps, { document: id, kind: KIND, cause: idem });
    return { ok: true };
  } catch (error) {
    if (!isOutdated(error)) throw error;
    return { ok: false, error: "stale" };
  }
}

/** Returns what was submitted with what is to be changed; the team works on it again and submits another version. */
export async function returnApplication(
  deps: Deps,
  holder: Holder,
  { id, version, idem, printedName, note }: Omit<Certifying, "amount">,
): Promise<CommandResult<MoveRefusal>> {
  return decide(deps, bound, holder, {
    ...{ record: id, transition: "return", version, idem, printedName, note },
    content: { decision: "returned", text: note },
  });
}
