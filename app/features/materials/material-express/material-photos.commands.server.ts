import { and, eq, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { materialOrders } from "~db/schema/material-express.ts";
import { MATERIAL_ORDER, EXPRESS_LIMITS as MOST } from "./material-express.limits.ts";

/** Keeps a photo of a load, while it stands at the gate or what is wrong with it is open. The form's key is its id. */
export async function keepPhoto(
  store: FileStore,
  actor: Person,
  { id, idem, name, bytes }: { id: string; idem: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const [order] = await store.db
    .select({ workspace: materialOrders.workspace })
    .from(materialOrders)
    .where(and(eq(materialOrders.id, id), mayRead(actor, materialOrders.workspace)));
  if (!order) return { ok: false, error: "gone" };
  const subject = { workspace: order.workspace as WorkspaceId, type: MATERIAL_ORDER, id };
  return keepFile(
    store,
    actor,
    subject,
    { id: idem, name, bytes },
    {
      ...({ kind: "picture", most: MOST.photoBytes, count: MOST.photos } as const),
      when: sql`exists (select 1 from ${materialOrders} where ${materialOrders.id} = ${id}
        and ${materialOrders.state} in ('delivered', 'short', 'damaged', 'accepted'))`,
    },
  );
}
