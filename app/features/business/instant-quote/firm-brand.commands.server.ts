import { and, eq } from "drizzle-orm";
import { dropFiles, type FileProblem, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayRead, mayStill, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom, sha256 } from "~/lib/hash.ts";
import { quotePages } from "~db/schema/business.ts";
import { FIRM_LOGO, LOGO_LIMITS } from "./firm-brand.ts";

/** The page of the workspace, of which the picture is a file; undefined where there is none. */
async function subjectOf({ db }: Pick<FileStore, "db">, actor: Person) {
  const [page] = await db
    .select({ id: quotePages.id })
    .from(quotePages)
    .where(and(eq(quotePages.workspace, actor.workspace), mayRead(actor, quotePages.workspace)));
  return page && { workspace: actor.workspace, type: FIRM_LOGO, id: page.id };
}

/** Keeps the picture of a firm in place of the one before. What is sent twice is kept once. */
export async function keepLogo(
  store: FileStore,
  actor: Person,
  { idem, name, bytes }: { idem: string; name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<CommandResult<"gone" | "not-allowed" | FileProblem | "tooLarge" | "full" | "tooMany">> {
  const subject = await subjectOf(store, actor);
  if (!subject) return { ok: false, error: "gone" };
  const id = await idFrom(idem, await sha256(bytes));
  const rules = { kind: "picture", most: LOGO_LIMITS.bytes, count: "replace" } as const;
  return keepFile(store, actor, subject, { id, name, bytes }, rules);
}

/** Takes the picture of a firm away. What is gone already is gone. */
export async function dropLogo(store: FileStore, actor: Person): Promise<CommandResult<"not-allowed">> {
  const subject = await subjectOf(store, actor);
  if (subject && (await dropFiles(store, actor, subject)) > 0) return { ok: true };
  return (await mayStill(store.db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
