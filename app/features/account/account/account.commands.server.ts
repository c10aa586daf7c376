import { and, eq, exists, gt, inArray, isNull, sql } from "drizzle-orm";
import { audited } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { randomToken, sha256 } from "~/lib/hash.ts";
import type { SignedIn } from "~/services/complete-sign-in.server.ts";
import { queueMail, queueMailTo } from "~/services/mail.server.ts";
import type { Passwords } from "~/services/passwords.ts";
import { isRepeat, submissionKey, takeOnce } from "~/services/submissions.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { challenges, emailTokens, identities, profiles, sessions, users } from "~db/schema/account.ts";
import { PREFERENCES } from "./account.queries.server.ts";
import { COMMON_PASSWORDS } from "./common-passwords.data.ts";
import { clearProofs, clearWaysIn } from "./ways-in.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** Public origin, for the links in mails. */
  origin: string;
  language: Language;
}

const CONFIRM_MS = 60 * 60 * 1000;
const RESET_MS = 60 * 60 * 1000;

/** A mail that the command queued; the caller delivers it outside the batch. */
export interface Queued {
  mailId: string;
}

/** What anybody would try first on this site, with whatever digits and signs around it (ASVS 5.0, 6.2.11). */
const OUR_WORDS = ["groundwork", "construction", "contractor", "builder", "foreman", "jobsite"];

function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  return COMMON_PASSWORDS.has(typed) || OUR_WORDS.includes(typed.replace(/[^\p{L}]/gu, ""));
}

export type SignInResult = CommandResult<"credentials", SignedIn>;

/** Checks an e-mail and password. An unknown account takes as long as a wrong password and is told the same. */
export async function signIn(
  deps: Pick<Deps, "db"> & { passwords: Passwords },
  input: { email: string; password: string },
): Promise<SignInResult> {
  const [account] = await deps.db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      ...PREFERENCES,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, input.email))
    .limit(1);
  const matches = await deps.passwords.verify(account?.passwordHash, input.password);
  if (!account || !matches) return { ok: false, error: "credentials" };
  const { id, passwordHash, ...preferences } = account;
  return { ok: true, userId: id, ...preferences };
}

export type SignUpResult = CommandResult<"common-password", Partial<Queued>>;

/**
 * Creates an account with its profile and queues the confirmation mail, all in one batch. If the address already has
 * an account, a mail says so instead; the result is the same, so that it does not reveal who has an account.
 */
export async function signUp(
  deps: Deps & { passwords: Passwords },
  input: {
    idem: string;
    email: string;
    password: string;
    firstName: string;
    lastName: string;
    askedBy: Owner;
  },
): Promise<SignUpResult> {
  if (isCommon(input.password)) return { ok: false, error: "common-password" };
  const passwordHash = await deps.passwords.hash(input.password);
  const now = deps.now();
  const at = now.toISOString();
  const userId = crypto.randomUUID();
  const mailId = crypto.randomUUID();
  const token = randomToken();
  const key = await submissionKey(input.idem, input.email);
  try {
    await deps.db.batch([
      takeOnce(deps.db, "sign-up", key, now),
      deps.db.insert(users).values({ id: userId, email: input.email, passwordHash, createdAt: at }),
      deps.db.insert(profiles).values({
        id: userId,
        firstName: input.firstName,
        lastName: input.lastName,
        language: deps.language,
        updatedAt: at,
      }),
      deps.db.insert(emailTokens).values({
        tokenHash: await sha256(token),
        userId,
        purpose: "confirm",
        email: input.email,
        askedBy: input.askedBy,
        expiresAt: new Date(now.getTime() + CONFIRM_MS).toISOString(),
      }),
      queueMail(deps.db, mailId, confirmationMail(deps, input.email, token), now),
    ]);
    return { ok: true, mailId };
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isTaken(error, "users.email")) return { ok: true, ...(await tellHolder(deps, key, input.email)) };
    throw error;
  }
}

/** Tells the holder of an address that somebody tried to sign up with it. */
async function tellHolder(deps: Deps, key: string, email: string): Promise<Partial<Queued>> {
  const t = translator(deps.language, "account");
  const mailId = crypto.randomUUID();
  const message = {
    recipient: email,
    subject: t("mail.exists.subject"),
    text: t("mail.exists.text", { link: `${deps.origin}/auth`, recover: `${deps.origin}/auth/recover` }),
  };
  try {
    await deps.db.batch([
      takeOnce(deps.db, "sign-up", key, deps.now()),
      queueMail(deps.db, mailId, message, deps.now()),
    ]);
    return { mailId };
  } catch (error) {
    if (isRepeat(error)) return {};
    throw error;
  }
}

function confirmationMail(deps: Deps, email: string, token: string) {
  const t = translator(deps.language, "account");
  return {
    recipient: email,
    subject: t("mail.confirm.subject"),
    text: t("mail.confirm.text", { link: `${deps.origin}/auth/confirm?token=${token}` }),
  };
}

/** Sends a member a new confirmation link; older ones stop working. */
export async function resendConfirmation(
  deps: Deps,
  member: { id: string; email: string },
): Promise<CommandResult<never, Queued>> {
  const token = randomToken();
  const mailId = crypto.randomUUID();
  const now = deps.now();
  await deps.db.batch([
    deps.db
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, member.id), eq(emailTokens.purpose, "confirm"))),
    deps.db.insert(emailTokens).values({
      tokenHash: await sha256(token),
      userId: member.id,
      purpose: "confirm",
      email: member.email,
      askedBy: `user:${member.id}`,
      expiresAt: new Date(now.getTime() + CONFIRM_MS).toISOString(),
    }),
    queueMail(deps.db, mailId, confirmationMail(deps, member.email, token), now),
  ]);
  return { ok: true, mailId };
}

/** The account of a valid token: right purpose, not expired, and sent to the account's current address. */
async function holderOf(deps: Pick<Deps, "db" | "now">, token: string, purpose: "confirm" | "reset") {
  return deps.db
    .select({ id: emailTokens.userId, askedBy: emailTokens.askedBy, confirmedAt: users.emailConfirmedAt })
    .from(emailTokens)
    .innerJoin(users, and(eq(users.id, emailTokens.userId), eq(users.email, emailTokens.email)))
    .where(
      and(
        eq(emailTokens.tokenHash, await sha256(token)),
        eq(emailTokens.purpose, purpose),
        gt(emailTokens.expiresAt, deps.now().toISOString()),
      ),
    );
}

export type ConfirmResult = CommandResult<"link-over", { resetToken?: string }>;

/**
 * Confirms the address a token was sent to; refuses a token that is used, expired or unknown.
 *
 * Whoever can read the mailbox owns the address, but may not be the person who created the account. If the browser is
 * not the one that requested the link, everything that was set up before is removed: password, sessions, linked
 * identities. The result then has a token with which the owner sets a password. `browser` is the guest or member in
 * whose browser the link was opened.
 */
export async function confirmEmail(
  deps: Pick<Deps, "db" | "now">,
  { token, browser }: { token: string; browser: Owner | undefined },
): Promise<ConfirmResult> {
  const { db } = deps;
  const [holder] = await holderOf(deps, token, "confirm");
  if (!holder) return { ok: false, error: "link-over" };
  const tokenHash = await sha256(token);
  const now = deps.now();
  const isKnown = browser !== undefined && [holder.askedBy, `user:${holder.id}`].includes(browser);
  const isTakenOver = !isKnown && holder.confirmedAt === null;
  const resetToken = randomToken();
  // Checked again inside the batch, so that of two concurrent presses only one counts.
  const holderId = db
    .select({ id: emailTokens.userId })
    .from(emailTokens)
    .where(eq(emailTokens.tokenHash, tokenHash));
  const toClear = db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${isTakenOver}`, inArray(users.id, holderId), isNull(users.emailConfirmedAt)));
  const results = await db.batch([
    ...clearWaysIn(db, toClear),
    db.delete(emailTokens).where(and(inArray(emailTokens.userId, toClear), eq(emailTokens.purpose, "reset"))),
    db.insert(emailTokens).select(
      db
        .select({
          tokenHash: sql<string>`${await sha256(resetToken)}`.as("token_hash"),
          userId: users.id,
          purpose: sql<"reset">`'reset'`.as("purpose"),
          email: users.email,
          askedBy: sql<string | null>`null`.as("asked_by"),
          expiresAt: sql<string>`${new Date(now.getTime() + RESET_MS).toISOString()}`.as("expires_at"),
        })
        .from(users)
        .where(inArray(users.id, toClear)),
    ),
    db
      .update(users)
      .set({ passwordHash: null })
      .where(inArray(users.id, toClear))
      .returning({ id: users.id }),
    db
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()})` })
      .where(inArray(users.id, holderId))
      .returning({ id: users.id }),
    db.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash)),
  ]);
  if (results[9].length !== 1) return { ok: false, error: "link-over" };
  return results[8].length === 1 ? { ok: true, resetToken } : { ok: true };
}

/**
 * Queues a new confirmation link for an address that typed it itself. The same statements run whether or not an
 * account waits there for its confirmation, so that neither the answer nor its time tells.
 */
export async function resendConfirmationTo(
  deps: Deps,
  { email }: { email: string },
): Promise<CommandResult<never, Queued>> {
  const token = randomToken();
  const mailId = crypto.randomUUID();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + CONFIRM_MS).toISOString();
  const waiting = and(eq(users.email, email), isNull(users.emailConfirmedAt));
  const { subject, text } = confirmationMail(deps, email, token);
  await deps.db.batch([
    deps.db.insert(emailTokens).select(
      deps.db
        .select({
          tokenHash: sql<string>`${await sha256(token)}`.as("token_hash"),
          userId: users.id,
          purpose: sql<"confirm">`'confirm'`.as("purpose"),
          email: users.email,
          // Whoever asks for another mail need not be who made the account: only the browser that did stays known.
          askedBy: sql<
            string | null
          >`(select made.asked_by from email_tokens made where made.user_id = ${users.id}
            and made.purpose = 'confirm' order by made.expires_at limit 1)`.as("asked_by"),
          expiresAt: sql<string>`${expiresAt}`.as("expires_at"),
        })
        .from(users)
        .where(waiting),
    ),
    queueMailTo(deps.db, mailId, { subject, text }, now, waiting),
  ]);
  return { ok: true, mailId };
}

/**
 * Queues a link for a new password. The same statements run whether or not the address has an account, so that
 * neither the answer nor its time tells.
 */
export async function requestRecovery(
  deps: Deps,
  { email }: { email: string },
): Promise<CommandResult<never, Queued>> {
  const t = translator(deps.language, "account");
  const token = randomToken();
  const tokenHash = await sha256(token);
  const mailId = crypto.randomUUID();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + RESET_MS).toISOString();
  const link = `${deps.origin}/auth/reset?token=${token}`;
  const holder = eq(users.email, email);
  await deps.db.batch([
    deps.db.insert(emailTokens).select(
      deps.db
        .select({
          tokenHash: sql<string>`${tokenHash}`.as("token_hash"),
          userId: users.id,
          purpose: sql<"reset">`'reset'`.as("purpose"),
          email: users.email,
          askedBy: sql<string | null>`null`.as("asked_by"),
          expiresAt: sql<string>`${expiresAt}`.as("expires_at"),
        })
        .from(users)
        .where(holder),
    ),
    queueMailTo(
      deps.db,
      mailId,
      { subject: t("mail.reset.subject"), text: t("mail.reset.text", { link }) },
      now,
      holder,
    ),
  ]);
  return { ok: true, mailId };
}

export type ResetResult = CommandResult<"common-password" | "link-over", Queued>;

/** Sets a new password by a mailed token, ends every session and tells the holder. */
export async function resetPassword(
  deps: Deps & { passwords: Passwords },
  input: { token: string; password: string },
): Promise<ResetResult> {
  if (isCommon(input.password)) return { ok: false, error: "common-password" };
  const [holder] = await holderOf(deps, input.token, "reset");
  if (!holder) return { ok: false, error: "link-over" };
  const passwordHash = await deps.passwords.hash(input.password);
  const tokenHash = await sha256(input.token);
  const t = translator(deps.language, "account");
  const mailId = crypto.randomUUID();
  const now = deps.now().toISOString();
  // Checked again inside the batch, so that of two concurrent presses only one counts.
  const holderId = deps.db
    .select({ id: emailTokens.userId })
    .from(emailTokens)
    .where(eq(emailTokens.tokenHash, tokenHash));
  const unproved = deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, holderId), isNull(users.emailConfirmedAt)));
  const owner = `user:${holder.id}`;
  const { recorded } = await audited(deps, {
    events: [{ chain: owner, act: "security.password-changed", actor: owner, subject: owner }],
    when: exists(holderId),
    statements: [
      // What was set up before anybody had shown to read the mailbox may be a stranger's, too.
      ...clearProofs(deps.db, unproved),
      // An identity at a provider that did not vouch for the address may be a stranger's.
      deps.db
        .delete(identities)
        .where(and(inArray(identities.userId, holderId), eq(identities.vouched, false))),
      deps.db
        .update(users)
        // Following the link proves access to the mailbox, which is all that confirmation needs.
        .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
        .where(inArray(users.id, holderId)),
      // A session that was stolen ends, and so does a sign-in that somebody is in the middle of.
      deps.db.delete(sessions).where(inArray(sessions.userId, holderId)),
      deps.db.delete(challenges).where(inArray(challenges.userId, holderId)),
      queueMailTo(
        deps.db,
        mailId,
        {
          subject: t("mail.changed.subject"),
          text: t("mail.changed.text", { recover: `${deps.origin}/auth/recover` }),
        },
        deps.now(),
        inArray(users.id, holderId),
      ),
      // Every other link for a new password is over too.
      deps.db
        .delete(emailTokens)
        .where(and(eq(emailTokens.purpose, "reset"), inArray(emailTokens.userId, holderId))),
    ],
  });
  return recorded ? { ok: true, mailId } : { ok: false, error: "link-over" };
}
