import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { randomToken, sha256 } from "~/lib/hash.ts";
import type { SignedIn } from "~/services/complete-sign-in.server.ts";
import { queueMailTo } from "~/services/mail.server.ts";
import type { Database } from "~db/client.ts";
import { challenges, emailTokens, profiles, users } from "~db/schema/account.ts";
import type { Queued } from "./account.commands.server.ts";
import { PREFERENCES } from "./account.queries.server.ts";
import { clearWaysIn } from "./ways-in.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  language: Language;
}

export const CODE_MINUTES = 10;
/** Wrong codes that one mail allows. */
export const CODE_TRIES = 5;
const DIGITS = 6;

/** Six digits, each as likely as the others. */
function randomDigits(): string {
  const limit = 10 ** DIGITS;
  // 4,294 whole rounds of a million fit into 32 bits; what is above them is drawn again.
  const fair = Math.floor(2 ** 32 / limit) * limit;
  let drawn = fair;
  while (drawn >= fair) drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? fair;
  return String(drawn % limit).padStart(DIGITS, "0");
}

const answerOf = (secret: string, code: string) => sha256(`${secret} ${code}`);

type Purpose = "mail-code" | "confirm-again";

/**
 * Queues a code for an address. The code belongs to the secret that the asking browser keeps, so that nobody uses up
 * tries of somebody else's code. The same statements run whether or not the address has an account, so that neither
 * the answer nor its time tells.
 */
export async function requestMailCode(
  deps: Deps,
  { email, purpose = "mail-code" }: { email: string; purpose?: Purpose },
): Promise<CommandResult<never, Queued & { secret: string }>> {
  const { db } = deps;
  const t = translator(deps.language, "account");
  const secret = randomToken();
  const code = randomDigits();
  const mailId = crypto.randomUUID();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString();
  const holder = eq(users.email, email);
  await db.batch([
    db.insert(challenges).select(
      sql`select ${await sha256(secret)}, ${purpose}, ${users.id}, ${await answerOf(secret, code)},
        null, 0, ${expiresAt} from ${users} where ${holder}`,
    ),
    queueMailTo(
      db,
      mailId,
      { subject: t("mail.code.subject"), text: t("mail.code.text", { code }) },
      now,
      holder,
    ),
  ]);
  return { ok: true, mailId, secret };
}

/**
 * Takes one try at a code; answers whose it was. A right code is worth nothing afterwards, and so is one that was
 * guessed at too often.
 */
export async function takeMailCode(
  { db, now }: Pick<Deps, "db" | "now">,
  { secret, code, purpose = "mail-code" }: { secret: string; code: string; purpose?: Purpose },
): Promise<CommandResult<"code", { userId: string }>> {
  const its = and(eq(challenges.secretHash, await sha256(secret)), eq(challenges.purpose, purpose));
  const [, taken] = await db.batch([
    db
      .update(challenges)
      .set({ attempts: sql`${challenges.attempts} + 1` })
      .where(its),
    db
      .delete(challenges)
      .where(
        and(
          its,
          eq(challenges.answerHash, await answerOf(secret, code)),
          gt(challenges.expiresAt, now().toISOString()),
          lt(challenges.attempts, CODE_TRIES + 1),
        ),
      )
      .returning({ userId: challenges.userId }),
  ]);
  const userId = taken[0]?.userId;
  return userId ? { ok: true, userId } : { ok: false, error: "code" };
}

/**
 * Signs in by a code. Whoever reads the mailbox owns the address: an account that nobody has confirmed so far may be a
 * stranger's trap, so that it loses every way in that it had.
 */
export async function signInWithMailCode(
  deps: Pick<Deps, "db" | "now">,
  input: { secret: string | undefined; code: string },
): Promise<CommandResult<"code", SignedIn>> {
  const { db } = deps;
  const secret = input.secret ?? randomToken();
  const taken = await takeMailCode(deps, { ...input, secret });
  if (!taken.ok) return taken;
  const claimed = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, taken.userId), isNull(users.emailConfirmedAt)));
  const at = deps.now().toISOString();
  const results = await db.batch([
    db
      .select({ userId: users.id, ...PREFERENCES })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, taken.userId)),
    ...clearWaysIn(db, claimed),
    db.delete(emailTokens).where(inArray(emailTokens.userId, claimed)),
    db.update(users).set({ passwordHash: null, emailConfirmedAt: at }).where(inArray(users.id, claimed)),
  ]);
  const [account] = results[0];
  return account ? { ok: true, ...account } : { ok: false, error: "code" };
}
