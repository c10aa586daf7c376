import { and, eq, type SQL, sql } from "drizzle-orm";
import { audited } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Statement } from "~/services/contribution.ts";
import { queueMailTo } from "~/services/mail.server.ts";
import type { Database } from "~db/client.ts";
import { users } from "~db/schema/account.ts";

/** What commands about an account's security get from a request. */
export interface SecurityDeps {
  db: Database;
  now: () => Date;
  /** Public origin, for links in mails and for passkeys; empty where only requests tell it. */
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
  | "second-factor-reset"
  | "second-factor-kept"
  | "recovery-code-used"
  | "recovery-codes-made";

/**
 * Changes how somebody gets in, writes it into their log, and tells them by mail, all in one batch. `when` is asked
 * before the statements run; the statements ask it, too. Without it nothing happens, and there is no mail to deliver.
 */
export async function changeSecurity(
  deps: SecurityDeps,
  userId: string,
  {
    kind,
    subject = "",
    actor = `user:${userId}`,
    when = sql`true`,
    statements,
  }: {
    kind: SecurityChange;
    subject?: string;
    /** Who did it, where it was not the account itself. */
    actor?: string;
    when?: SQL;
    statements: readonly Statement[];
  },
): Promise<{ mailId: string } | undefined> {
  const { db, language, origin } = deps;
  const t = translator(language, "account");
  const mailId = crypto.randomUUID();
  const what = t(`mail.security.what.${kind}`, { subject });
  // Without a known origin the mail has no addresses that lead nowhere.
  const text = origin
    ? t("mail.security.text", {
        what,
        link: `${origin}/security-dashboard`,
        recover: `${origin}/auth/recover`,
      })
    : what;
  const message = { subject: t("mail.security.subject"), text };
  const owner = `user:${userId}`;
  const { recorded } = await audited(deps, {
    events: [
      {
        chain: owner,
        act: `security.${kind}`,
        actor,
        subject: owner,
        details: { name: subject, network: deps.session.place.network ?? "" },
      },
    ],
    when,
    statements: [
      queueMailTo(db, mailId, message, deps.now(), and(eq(users.id, userId), when)),
      ...statements,
    ],
  });
  return recorded ? { mailId } : undefined;
}
