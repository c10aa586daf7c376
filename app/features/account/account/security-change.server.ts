import { and, eq, type SQL, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { recordEvent } from "~/services/account-events.server.ts";
import { queueMailTo } from "~/services/mail.server.ts";
import type { Database } from "~db/client.ts";
import { users } from "~db/schema/account.ts";

/** What commands about an account's security get from a request. */
export interface SecurityDeps {
  db: Database;
  now: () => Date;
  /** Public origin, for links in mails and for passkeys. */
  origin: string;
  language: Language;
  session: { place: { network?: string; device?: string } };
}

export type SecurityChange =
  | "identity-linked"
  | "identity-unlinked"
  | "passkey-added"
  | "passkey-removed"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-code-used"
  | "recovery-codes-made";

/**
 * The first statements of a batch that changes how somebody gets in: the event, and the mail that tells the owner. With
 * `when` both are written only if that holds; it is the condition of the change itself.
 */
export function announce(
  deps: SecurityDeps,
  userId: string,
  change: { kind: SecurityChange; subject?: string },
  when: SQL = sql`true`,
) {
  const { db, language, origin } = deps;
  const t = translator(language, "account");
  const mailId = crypto.randomUUID();
  const text = t("mail.security.text", {
    what: t(`mail.security.what.${change.kind}`, { subject: change.subject ?? "" }),
    link: `${origin}/security-dashboard`,
    recover: `${origin}/auth/recover`,
  });
  const now = deps.now();
  const event = recordEvent(db, { ...change, userId, network: deps.session.place.network }, now, when);
  const mail = queueMailTo(
    db,
    mailId,
    { subject: t("mail.security.subject"), text },
    now,
    and(eq(users.id, userId), when),
  );
  return { mailId, statements: [event, mail] as const };
}
