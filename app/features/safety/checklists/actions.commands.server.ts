import { and, eq } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { type Actor, mayRead } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { checklistActions } from "~db/schema/safety.ts";
import process from "./action.process.server.ts";
import { ACTION, CHECKLISTS_LIMITS } from "./checklists.limits.ts";
import type { Deps } from "./runs.commands.server.ts";

/** Pictures that one action may have. */
const MOST = 10;

/** Keeps a picture of what was done, from the crew or from whoever holds a link with `upload`. */
export async function addProof(
  store: FileStore,
  actor: Actor,
  { action, id, name, bytes }: { action: string; id: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const [found] = await store.db
    .select({ workspace: checklistActions.workspace })
    .from(checklistActions)
    .where(
      and(
        eq(checklistActions.id, action),
        mayRead(actor, checklistActions.workspace, { type: ACTION, id: checklistActions.id }),
      ),
    );
  if (!found) return { ok: false, error: "gone" };
  return keepFile(
    store,
    actor,
    { workspace: found.workspace as WorkspaceId, type: ACTION, id: action },
    { id, name, bytes },
    { kind: "picture", most: CHECKLISTS_LIMITS.photoBytes, count: MOST, byLink: true },
  );
}

/** Moves an action on: done, looked at, or handed back. */
export const moveAction = (
  deps: Deps,
  actor: Actor,
  moving: {
    record: string;
    transition: string;
    version: number;
    idem: string;
    note: string;
    printedName?: string;
  },
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  move(deps, process, actor, moving);
