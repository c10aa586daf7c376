import { eq, inArray, sql } from "drizzle-orm";
import { audited } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { randomToken, sha256 } from "~/lib/hash.ts";
import { keepAccount, UNDO_DAYS } from "~/services/account-deletion.server.ts";
import { queueMailTo } from "~/services/mail.server.ts";
import type { Database } from "~db/client.ts";
import { accountDeletions, sessions, users } from "~db/schema/account.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { mustHandOver } from "./privacy.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** Public origin, for the link in the mail. */
  origin: string;
  language: Language;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Has an account deleted in seven days: every session ends at once, and a mail tells of it, with a link that undoes it.
 * Whoever owns a workspace alone that others share is refused in the statement.
 */
export async function askDeletion(
  deps: Deps,
  member: { id: string; email: string },
  { address }: { address: string },
): Promise<CommandResult<"address" | "last-owner", { mailId: string }>> {
  const { db, now, origin, language } = deps;
  if (address.toLowerCase() !== member.email) return { ok: false, error: "address" };
  const at = now();
  const dueAt = new Date(at.getTime() + UNDO_DAYS * DAY_MS);
  const token = randomToken();
  const tokenHash = await sha256(token);
  const mailId = crypto.randomUUID();
  const t = translator(language, "privacy");
  const isFree = sql`not exists (select 1 from ${workspaceMembers} where ${mustHandOver(member.id)})`;
  // Only whoever this very press has marked is signed out and told.
  const marked = db
    .select({ id: accountDeletions.userId })
    .from(accountDeletions)
    .where(eq(accountDeletions.tokenHash, tokenHash));
  const { recorded } = await audited(deps, {
    events: [{ chain: `user:${member.id}`, act: "account.deletionAsked", actor: `user:${member.id}` }],
    when: isFree,
    statements: [
      db
        .insert(accountDeletions)
        .select(
          sql`select ${member.id}, ${tokenHash}, ${at.toISOString()}, ${dueAt.toISOString()} where ${isFree}`,
        )
        .onConflictDoUpdate({ target: accountDeletions.userId, set: { tokenHash } }),
      db.delete(sessions).where(inArray(sessions.userId, marked)),
      queueMailTo(
        db,
        mailId,
        {
          subject: t("mail.subject"),
          text: t("mail.text", {
            date: formatsOf(language).date(dueAt.toISOString()),
            link: `${origin}/auth/keep?token=${token}`,
          }),
        },
        at,
        inArray(users.id, marked),
      ),
    ],
  });
  return recorded ? { ok: true, mailId } : { ok: false, error: "last-owner" };
}

/** Undoes it by the mailed link, as long as it can be undone. */
export async function undoDeletion(
  { db, now }: Pick<Deps, "db" | "now">,
  { token }: { token: string },
): Promise<CommandResult<"over">> {
  const kept = await keepAccount(db, { tokenHash: await sha256(token) }, now());
  return kept ? { ok: true } : { ok: false, error: "over" };
}
