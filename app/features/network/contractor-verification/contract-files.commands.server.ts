import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isOwn } from "./contractor.commands.server.ts";
import { CONTRACT_FILE, CONTRACTOR_LIMITS } from "./contractor.limits.ts";

/** It names both sides and what they pay, so that it is its maker's alone: whoever has the report's address sees none of it. */
const subjectOf = ({ workspace }: Person, id: string) => ({ workspace, type: CONTRACT_FILE, id });

/** Keeps a page of the contract, or all of it, with a report. */
export const attachContract = (
  store: FileStore,
  actor: Person,
  { id, idem, name, bytes }: { id: string; idem: string; name: string; bytes: Uint8Array },
) =>
  keepFile(
    store,
    actor,
    subjectOf(actor, id),
    { id: idem, name, bytes },
    {
      ...{ kind: "document", most: CONTRACTOR_LIMITS.fileBytes, count: CONTRACTOR_LIMITS.files },
      when: isOwn(actor, id),
    },
  );

/** Takes a file of the contract away; what is gone is gone. */
export async function detachContract(
  store: FileStore,
  actor: Person,
  { id, file }: { id: string; file: string },
): Promise<CommandResult> {
  await dropFiles(store, actor, subjectOf(actor, id), file);
  return { ok: true };
}
