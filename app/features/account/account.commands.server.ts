import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { randomToken, sha256 } from "~/lib/hash.ts";
import type { SignedIn } from "~/services/complete-sign-in.server.ts";
import type { Display } from "~/services/display.ts";
import { queueMail, queueMailTo } from "~/services/mail.server.ts";
import type { Passwords } from "~/services/passwords.ts";
import { isRepeat, submissionKey, takeOnce } from "~/services/submissions.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { emailTokens, identities, profiles, sessions, users } from "~db/schema/accounts.ts";
import { PREFERENCES } from "./account.queries.server.ts";
import { COMMON_PASSWORDS } from "./common-passwords.data.ts";

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

function isCommon(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}

export type SignInResult = ({ ok: true } & SignedIn) | { ok: false };

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
  if (!account || !matches) return { ok: false };
  const { id, passwordHash, ...preferences } = account;
  return { ok: true, userId: id, ...preferences };
}

export type SignUpResult = ({ ok: true } & Partial<Queued>) | { ok: false; error: "common-password" };

/**
 * Makes an account with its profile and queues the confirmation mail, all in one batch. An address that already has
 * an account gets a mail that says so instead; the answer is the same, so that nobody learns who has an account.
 */
export async function signUp(
  deps: Deps & { passwords: Passwords },
  input: { idem: string; email: string; password: string; firstName: string; lastName: string },
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
export async function resendConfirmation(deps: Deps, member: { id: string; email: string }): Promise<Queued> {
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
      expiresAt: new Date(now.getTime() + CONFIRM_MS).toISOString(),
    }),
    queueMail(deps.db, mailId, confirmationMail(deps, member.email, token), now),
  ]);
  return { mailId };
}

/** The account that a token still stands for: right purpose, in time, and sent to the address it has now. */
async function holderOf(deps: Pick<Deps, "db" | "now">, token: string, purpose: "confirm" | "reset") {
  return deps.db
    .select({ id: emailTokens.userId })
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

/** Confirms the address a token was sent to. Answers false for a token that is used, late or unknown. */
export async function confirmEmail(deps: Pick<Deps, "db" | "now">, token: string): Promise<boolean> {
  const [holder] = await holderOf(deps, token, "confirm");
  if (!holder) return false;
  const tokenHash = await sha256(token);
  // The update asks for the token again, so that of two presses at once only one counts.
  const [confirmed] = await deps.db.batch([
    deps.db
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${deps.now().toISOString()})` })
      .where(
        inArray(
          users.id,
          deps.db
            .select({ id: emailTokens.userId })
            .from(emailTokens)
            .where(eq(emailTokens.tokenHash, tokenHash)),
        ),
      )
      .returning({ id: users.id }),
    deps.db.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash)),
  ]);
  return confirmed.length === 1;
}

/**
 * Queues a link for a new password. The same statements run whether or not the address has an account, so that
 * neither the answer nor its time tells.
 */
export async function requestRecovery(deps: Deps, email: string): Promise<Queued> {
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
  return { mailId };
}

export type ResetResult = ({ ok: true } & Queued) | { ok: false; error: "common-password" | "link-over" };

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
  // Asked for again inside the batch, so that of two presses at once only one counts.
  const holderId = deps.db
    .select({ id: emailTokens.userId })
    .from(emailTokens)
    .where(eq(emailTokens.tokenHash, tokenHash));
  const [, changed] = await deps.db.batch([
    // Until now nobody had proved the address: an identity at a provider that did not vouch for it may be a stranger's.
    deps.db.delete(identities).where(
      inArray(
        identities.userId,
        deps.db
          .select({ id: users.id })
          .from(users)
          .where(and(inArray(users.id, holderId), isNull(users.emailConfirmedAt))),
      ),
    ),
    deps.db
      .update(users)
      // Whoever follows the link reads the mailbox, which is all that confirmation asks.
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
      .where(inArray(users.id, holderId))
      .returning({ id: users.id }),
    deps.db.delete(sessions).where(inArray(sessions.userId, holderId)),
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
  ]);
  if (changed.length !== 1) return { ok: false, error: "link-over" };
  return { ok: true, mailId };
}

/** Saves a member's names unless the profile was changed since the form was rendered. */
export async function saveProfile(
  deps: Pick<Deps, "db" | "now">,
  memberId: string,
  input: { version: number; firstName: string; lastName: string },
): Promise<boolean> {
  const values = {
    firstName: input.firstName,
    lastName: input.lastName,
    updatedAt: deps.now().toISOString(),
  };
  const saved = await deps.db
    .insert(profiles)
    .values({ id: memberId, ...values })
    .onConflictDoUpdate({
      target: profiles.id,
      set: { ...values, version: sql`${profiles.version} + 1` },
      setWhere: eq(profiles.version, input.version),
    })
    .returning({ id: profiles.id });
  return saved.length === 1;
}

/** Keeps choices of the accessibility panel with the profile, so that they follow the member to every device. */
export async function keepPreferences(
  deps: Pick<Deps, "db" | "now">,
  memberId: string,
  choice: { language?: string; theme?: string } & Partial<Display>,
): Promise<void> {
  const values = { ...choice, updatedAt: deps.now().toISOString() };
  await deps.db
    .insert(profiles)
    .values({ id: memberId, ...values })
    .onConflictDoUpdate({ target: profiles.id, set: values });
}
