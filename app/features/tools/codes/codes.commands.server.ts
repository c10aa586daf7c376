import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { savedProvisions } from "~db/schema/tools.ts";
import { CODES_LIMITS } from "./codes.limits.ts";
import type { SaveChange } from "./codes.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

type Save = Extract<SaveChange, { intent: "save" }>;

/** Keeps a provision on the workspace's sheet, or changes its note: sent twice it is there once. */
export async function saveProvision(
  { db, now }: Deps,
  actor: Person,
  { slug, note }: Save,
): Promise<CommandResult<"full" | "gone" | "not-allowed">> {
  const { workspace } = actor;
  const room = sql`((select count(*) from saved_provisions as kept where kept.workspace_id = ${workspace}) < ${CODES_LIMITS.saved}
    or exists (select 1 from saved_provisions as kept where kept.workspace_id = ${workspace} and kept.slug = ${slug}))`;
  const is = sql`exists (select 1 from articles where slug = ${slug} and kind = 'code')`;
  const may = mayWrite(actor, workspace);
  const [[written], [answer]] = await db.batch([
    db
      .insert(savedProvisions)
      .select(
        sql`select ${crypto.randomUUID()}, ${workspace}, ${slug}, ${note}, ${now().toISOString()}
          where ${may} and ${is} and ${room}`,
      )
      .onConflictDoUpdate({ target: [savedProvisions.workspace, savedProvisions.slug], set: { note } })
      .returning({ slug: savedProvisions.slug }),
    db.select({ may: sql<number>`${may}`, is: sql<number>`${is}` }).from(sql`(select 1)`),
  ]);
  if (written) return { ok: true };
  return { ok: false, error: !answer?.may ? "not-allowed" : answer.is ? "full" : "gone" };
}

/** Takes a provision off the sheet; what is not on it is off it. */
export async function removeProvision(
  { db }: Deps,
  actor: Person,
  slug: string,
): Promise<CommandResult<never>> {
  await db
    .delete(savedProvisions)
    .where(
      and(
        eq(savedProvisions.workspace, actor.workspace),
        eq(savedProvisions.slug, slug),
        mayWrite(actor, savedProvisions.workspace),
      ),
    );
  return { ok: true };
}
