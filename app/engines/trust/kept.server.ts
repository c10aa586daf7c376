import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { capabilityLinks, keptLinks } from "~db/schema/trust.ts";
import { askedFrom, openWhere, stands } from "./holders.server.ts";
import { type Subjects, titleOf } from "./links.server.ts";
import { TRUST_LIMITS } from "./trust.ts";
import type { Deps } from "./workspaces.server.ts";

/**
 * Links that somebody with an account keeps: whoever came by a link needs no account, and who makes one later loses
 * nothing. The account gets no right of its own by it. What the link opens, and until when, stays with its maker.
 */

/** Only a person's own link without a PIN is kept: a crew's goes from hand to hand, and a device's stays on site. */
const mayBeKept = and(eq(capabilityLinks.kind, "person"), isNull(capabilityLinks.pinHash));

/** Keeps a link that stands, once. */
export async function keepLink(
  { db, now }: Deps,
  userId: string,
  link: string,
): Promise<CommandResult<"over" | "too-many">> {
  const at = now();
  const kept = sql`(select count(*) from ${keptLinks} as mine where mine.user_id = ${userId})`;
  const [, [found]] = await db.batch([
    db
      .insert(keptLinks)
      .select(
        sql`select ${userId}, ${capabilityLinks.id}, ${at.toISOString()} from ${capabilityLinks}
          where ${and(eq(capabilityLinks.id, link), mayBeKept, stands(at))} and ${kept} < ${TRUST_LIMITS.keptLinks}`,
      )
      .onConflictDoNothing(),
    db
      .select({
        isKept: sql<number>`exists (select 1 from ${keptLinks} as mine
          where mine.user_id = ${userId} and mine.link_id = ${capabilityLinks.id})`,
      })
      .from(capabilityLinks)
      .where(and(eq(capabilityLinks.id, link), mayBeKept, stands(at))),
  ]);
  if (!found) return { ok: false, error: "over" };
  return found.isKept ? { ok: true } : { ok: false, error: "too-many" };
}

/** What an account keeps, those that stand first and the newest first. */
export function listKept({ db, now, contributions }: Deps & { contributions: Subjects }, userId: string) {
  const isOpen = sql<number>`coalesce(${stands(now())}, 0)`;
  return db
    .select({
      id: capabilityLinks.id,
      type: capabilityLinks.subjectType,
      title: titleOf(contributions),
      askedFrom,
      expiresAt: capabilityLinks.expiresAt,
      revokedAt: capabilityLinks.revokedAt,
      keptAt: keptLinks.keptAt,
      isOpen,
    })
    .from(keptLinks)
    .innerJoin(capabilityLinks, eq(capabilityLinks.id, keptLinks.linkId))
    .where(eq(keptLinks.userId, userId))
    .orderBy(desc(isOpen), desc(keptLinks.keptAt))
    .limit(TRUST_LIMITS.keptLinks);
}
export type KeptLink = Awaited<ReturnType<typeof listKept>>[number];

/** Whether an account keeps a link. */
export async function isKept({ db }: Pick<Deps, "db">, userId: string, link: string): Promise<boolean> {
  const [row] = await db
    .select({ link: keptLinks.linkId })
    .from(keptLinks)
    .where(and(eq(keptLinks.userId, userId), eq(keptLinks.linkId, link)));
  return row !== undefined;
}

/** Opens a link that the account keeps: counted and written down as any other opening; undefined for any other link. */
export const openKept = (deps: Deps, userId: string, link: string) =>
  openWhere(
    deps,
    and(
      eq(capabilityLinks.id, link),
      mayBeKept,
      sql`exists (select 1 from ${keptLinks} as mine
        where mine.user_id = ${userId} and mine.link_id = ${capabilityLinks.id})`,
    ),
  );

/** Keeps it no more; the link itself stands as before. */
export async function dropKept({ db }: Pick<Deps, "db">, userId: string, link: string): Promise<void> {
  await db.delete(keptLinks).where(and(eq(keptLinks.userId, userId), eq(keptLinks.linkId, link)));
}
