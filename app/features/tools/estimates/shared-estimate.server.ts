import { eq, sql } from "drizzle-orm";
import { isOutdated, prepareAcceptance, readDocument, sentContent } from "~/engines/lines/lines.server.ts";
import { type Content, linesOf, shortHash, totalsOf } from "~/engines/lines/lines.ts";
import {
  act,
  type Holder,
  type Holding,
  listAnswers,
  mayAct,
  recordAct,
  type Subjects,
  tellMaker,
} from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { Database } from "~db/client.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { linkEvents } from "~db/schema/trust.ts";
import { factOf } from "./estimate-facts.ts";
import { ESTIMATE, SharedEstimateChange } from "./shared-estimate.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** What a client may see of a version: what is done and what it comes to, and nothing of what it costs whoever does it. */
function priced(content: Content) {
  const totals = totalsOf(content);
  return {
    sections: content.sections.map(({ id, title, lines }) => ({
      id,
      title,
      cents: totals.sections.find((section) => section.id === id)?.cents ?? 0,
      lines: lines.map((line) => ({
        id: line.id,
        text: line.text,
        qty: line.qty,
        unit: line.unit,
        cents: totals.lines.get(line.id)?.cents ?? 0,
      })),
    })),
    // What is added to the lines is one sum: how it is made up is not the client's.
    added: totals.total - totals.subtotal,
    subtotal: totals.subtotal,
    total: totals.total,
  };
}

/** An estimate as whoever holds a link to it sees it: the newest version, and whether it was approved. */
export async function readSharedEstimate({ db }: Pick<Deps, "db">, { holder, link, name }: Holding) {
  const { id } = link.subject;
  const [document, said] = await Promise.all([
    readDocument(db, holder, id, { type: ESTIMATE, id: documents.id }),
    listAnswers({ db }, eq(linkEvents.linkId, link.id), { type: ESTIMATE, id }),
  ]);
  // What was approved stands, whatever was kept after it.
  const version =
    document?.versions.find((each) => each.id === document.acceptance?.versionId) ?? document?.versions[0];
  if (document?.kind !== "estimate" || !version) return undefined;
  const content = sentContent(version);
  const { acceptance } = document;
  return {
    title: document.title,
    client: factOf(content, "client"),
    scope: factOf(content, "scope"),
    version: {
      id: version.id,
      number: version.number,
      createdAt: version.createdAt,
      hash: shortHash(version.hash),
    },
    ...priced(content),
    hasSamples: linesOf(content).some(({ basis }) => basis?.source === "sample"),
    approved: acceptance && {
      name: acceptance.printedName,
      at: acceptance.acceptedAt,
      hash: shortHash(acceptance.hash),
    },
    mayApprove: link.verbs.includes("sign"),
    mayAsk: link.verbs.includes("answer"),
    asksName: link.asksName,
    from: link.askedFrom,
    said: said.map(({ id: key, createdAt, printedName, content: words }) => ({
      id: key,
      at: createdAt,
      name: printedName,
      text: (words as { text?: string } | null)?.text ?? "",
    })),
    name,
  };
}
export type SharedEstimate = NonNullable<Awaited<ReturnType<typeof readSharedEstimate>>>;

export type ApproveError = "superseded" | "approved" | "not-allowed";

/**
 * Approves the version that the page showed: signed, written down for the link and told to its maker in one batch. The
 * form's key is the act's id, so that what is sent twice is approved once.
 */
export async function approve(
  { db, now }: Deps,
  holder: Holder,
  { idem, version, printedName }: { idem: string; version: string; printedName: string },
): Promise<{ ok: true } | { ok: false; error: ApproveError }> {
  const actor = `link:${holder.link}`;
  const [before] = await db.select({ id: linkEvents.id }).from(linkEvents).where(eq(linkEvents.id, idem));
  if (before) return { ok: true };
  const ready = await prepareAcceptance({ db, now }, { versionId: version, name: printedName, actor });
  if (!ready.ok) return { ok: false, error: ready.error === "superseded" ? "superseded" : "not-allowed" };
  const { hash, totalCents, statements } = ready.prepared;
  const may = mayAct(holder, "sign", documents.workspace, { type: ESTIMATE, id: documents.id });
  try {
    await runTogether(db, [
      ...statements(
        sql`exists (select 1 from ${documents} where ${documents.id} = ${documentVersions.documentId} and ${may})`,
      ),
      recordAct(
        db,
        holder,
        { idem, verb: "sign", printedName, content: { decision: "approved", text: "", hash, totalCents } },
        sql`exists (select 1 from ${documentAcceptances} where ${documentAcceptances.hash} = ${hash})`,
      ),
      tellMaker(db, idem),
    ]);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    const [taken] = await db
      .select({ id: documentAcceptances.id })
      .from(documentAcceptances)
      .innerJoin(documentVersions, eq(documentVersions.documentId, documentAcceptances.documentId))
      .where(eq(documentVersions.id, version));
    return { ok: false, error: taken ? "approved" : "superseded" };
  }
  const [written] = await db
    .select({ id: documentAcceptances.id })
    .from(documentAcceptances)
    .where(eq(documentAcceptances.hash, hash));
  return written ? { ok: true } : { ok: false, error: "not-allowed" };
}

export const SHARED_TYPED = ["printedName", "text"] as const;

export interface SharedEstimateReply {
  intent: "approve" | "ask";
  fields: Record<string, string>;
  errors: Record<string, string>;
  problem?: string;
}

/** Carries out one of the two forms of the page. */
export async function answerShared(
  deps: Deps & { contributions: Subjects },
  { holder }: Pick<Holding, "holder">,
  form: FormData,
): Promise<
  | { ok: true; intent: "approve" | "ask"; printedName: string }
  | { ok: false; status: number; sent: SharedEstimateReply }
> {
  const fields = typedIn(form);
  const intent = fields.intent === "ask" ? "ask" : "approve";
  const submission = parseForm(form, SharedEstimateChange);
  if (submission.status !== "success") {
    const { errors, formError } = replyOf(submission);
    return { ok: false, status: 400, sent: { intent, fields, errors, problem: formError } };
  }
  const change = submission.value;
  const refused = (status: number, problem: string, errors = {}) =>
    ({ ok: false, status, sent: { intent, fields, errors, problem } }) as const;
  if (change.intent === "approve") {
    const done = await approve(deps, holder, change);
    if (done.ok) return { ok: true, intent, printedName: change.printedName };
    if (done.error === "not-allowed") throw noAccess(fields, SHARED_TYPED);
    return refused(409, `errors.${done.error}`);
  }
  const { idem, printedName, text } = change;
  const said = await act(deps, holder, { idem, verb: "answer", printedName, content: { text } });
  if (said.ok) return { ok: true, intent, printedName };
  if (said.error === "name") return refused(400, "", { printedName: "errors.name" });
  if (said.error === "too-many") return refused(409, "errors.full");
  throw noAccess(fields, SHARED_TYPED);
}
