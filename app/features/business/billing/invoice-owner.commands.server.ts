import { isOutdated, newestVersion, prepareAcceptance } from "~/engines/lines/lines.server.ts";
import { decide, type MoveRefusal } from "~/engines/process/process.server.ts";
import type { Holder } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
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
  const newest = await newestVersion(deps.db, holder, { id, kind: INVOICE_KIND, subject: INVOICE });
  if (!newest) return { ok: false, error: "gone" };
  const ready = await prepareAcceptance(deps, {
    ...{ versionId: newest.id, name: printedName, actor: `link:${holder.link}` },
  });
  if (!ready.ok) return { ok: false, error: "stale" };
  const { hash, totalCents, statements } = ready.prepared;
  try {
    return await decide(deps, bound, holder, {
      ...{ record: id, transition: "accept", version, idem, printedName, payload: { hash, totalCents } },
      content: { decision: "accepted", text: "", hash: newest.hash, totalCents: newest.totalCents },
      also: ({ happened }) => statements(happened),
    });
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
  return decide(deps, bound, holder, {
    ...{ record: id, transition: "question", version, idem, printedName, note },
    content: { decision: "questioned", text: note },
  });
}
