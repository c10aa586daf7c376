import { and, eq } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { sites } from "~db/schema/tools.ts";
import { SITE_LIMITS } from "./sites.limits.ts";
import { SITE } from "./sites.queries.server.ts";

/** The site's own workspace, for its files; undefined where there is no such site that one may change. */
async function subjectOf(db: Database, actor: Person, id: string) {
  const [row] = await db
    .select({ workspace: sites.workspace })
    .from(sites)
    .where(and(eq(sites.id, id), mayWrite(actor, sites.workspace)));
  return row && { workspace: row.workspace as Person["workspace"], type: SITE, id };
}

/**
 * Keeps a photo of a site: what its gate looks like. Where it was taken is not kept, whatever the camera wrote into it.
 * `gone`: no such site that one may change.
 */
export async function addPhoto(
  store: FileStore,
  actor: Person,
  { site, id, name, bytes }: { site: string; id: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const subject = await subjectOf(store.db, actor, site);
  if (!subject) return { ok: false, error: "gone" };
  return keepFile(
    store,
    actor,
    subject,
    { id, name, bytes },
    { kind: "picture", most: SITE_LIMITS.photoBytes, count: SITE_LIMITS.photos },
  );
}

/** Takes one photo of a site away. What is gone already is gone. */
export async function dropPhoto(
  store: FileStore,
  actor: Person,
  { site, file }: { site: string; file: string },
): Promise<CommandResult<"gone">> {
  const subject = await subjectOf(store.db, actor, site);
  if (!subject) return { ok: false, error: "gone" };
  await dropFiles(store, actor, subject, file);
  return { ok: true };
}
