import type { CommandResult } from "~/lib/command-result.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { policyAcceptances } from "~db/schema/legal.ts";
import { type DocumentId, presentEdition } from "./legal.documents.ts";

/**
 * Writes down that somebody agrees to a wording. Only to the present one: whoever reads an old page is shown what
 * changed. The same press twice counts once, with its first moment.
 */
export async function acceptPolicy(
  { db, now }: { db: Database; now: () => Date },
  owner: Owner,
  { document, edition }: { document: DocumentId; edition: number },
): Promise<CommandResult<"superseded">> {
  if (edition !== presentEdition(document).edition) return { ok: false, error: "superseded" };
  await db
    .insert(policyAcceptances)
    .values({ owner, document, edition, createdAt: now().toISOString() })
    .onConflictDoNothing();
  return { ok: true };
}
