import { and, eq, sql } from "drizzle-orm";
import { isOutdated, prepareAcceptance } from "~/engines/lines/lines.server.ts";
import { type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { type Holder, mayRead, recordAct, tellMaker } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { documents, documentVersions } from "~db/schema/lines.ts";
import type { Deps } from "./billing.commands.server.ts";
import { INVOICE, INVOICE_KIND } from "./invoice.limits.ts";
import bound from "./invoice.process.server.ts";

// What whoever holds the link of an invoice says to it, under a typed name.

interface Said {
  id: string;
  version: number;
  idem: string;
  printedName: string;
}

/** Accepts what was issued: the name as typed and a hash of it and of the version, in the batch that moves it. */
export async function acceptInvoice(
  deps: Deps,
  holder: Holder,
  { id, version, idem, printedName }: Said,
): Promise<CommandResult<MoveRefusal>> {
  const { db } = deps;
  const [newest] = await db
    .select({ id: documentVersions.id, hash: documentVersions.hash, totalCents: documentVersions.totalCents })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(
      and(
        eq(documents.id, id),
        eq(documents.kind, INVOICE_KIND),
        mayRead(holder, documents.workspace, { type: INVOICE, id: documents.id }),
        sql`not exists (select 1 from document_versions as newer where newer.document_id = ${id}
          and newer.number > ${documentVersions.number})`,
      ),
    );
  if (!newest) return { ok: false, error: "gone" };
  const ready = await prepareAcceptance(deps, {
    ...{ versionId: newest.id, name: printedName, actor: `link:${holder.link}` },
  });
  if (!ready.ok) return { ok: false, error: "stale" };
  const act = crypto.randomUUID();
  const content = { decision: "accepted", text: "", hash: newest.hash, totalCents: newest.totalCents };
  try {
    const moved = await move(deps, bound, holder, {
      ...{ record: id, transition: "accept", version, idem, printedName },
      payload: { hash: ready.prepared.hash, totalCents: ready.prepared.totalCents },
      also: ({ happened }) => [
        ...ready.prepared.statements(happened),
        recordAct(db, holder, { idem: act, verb: "sign", printedName, content }, happened),
        tellMaker(db, act),
      ],
    });
    return moved.ok ? { ok: true } : { ok: false, error: moved.error };
  } catch (error) {
    if (!isOutdated(error)) throw error;
    return { ok: false, error: "stale" };
  }
}

/** Asks about an invoice; it waits for the answer of the team. */
export async function questionInvoice(
  deps: Deps,
  holder: Holder,
  { id, version, idem, printedName, note }: Said & { note: string },
): Promise<CommandResult<MoveRefusal>> {
  const { db } = deps;
  const act = crypto.randomUUID();
  const content = { decision: "questioned", text: note };
  const moved = await move(deps, bound, holder, {
    ...{ record: id, transition: "question", version, idem, printedName, note },
    also: ({ happened }) => [
      recordAct(db, holder, { idem: act, verb: "sign", printedName, content }, happened),
      tellMaker(db, act),
    ],
  });
  return moved.ok ? { ok: true } : { ok: false, error: moved.error };
}
