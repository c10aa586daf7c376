import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { CommandResult } from "~/lib/command-result.ts";
import { randomToken, sha256 } from "~/lib/hash.ts";
import { recordEvent } from "~/services/account-events.server.ts";
import type { SignedIn } from "~/services/complete-sign-in.server.ts";
import type { Database } from "~db/client.ts";
import { challenges, profiles, recoveryCodes, secondFactors, users } from "~db/schema/account.ts";
import type { Queued } from "./account.commands.server.ts";
import { PREFERENCES } from "./account.queries.server.ts";
import { announce, type SecurityDeps } from "./security-change.server.ts";

const PERIOD = 30;
const SECRET_BYTES = 20;
const STEP_MINUTES = 10;
/** Wrong codes that one begun sign-in allows. */
export const STEP_TRIES = 5;
export const RECOVERY_CODES = 10;

/** The authenticator app's reckoning of a secret. */
export function authenticator(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: "Groundwork", label, secret: Secret.fromBase32(secret), period: PERIOD });
}

/** The half-minute that a code stands for: this one, the last or the next. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Letters and digits that nobody takes for one another. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

function randomCode(): string {
  const limit = 256 - (256 % ALPHABET.length);
  let code = "";
  while (code.length < 12) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < limit && code.length < 12) code += ALPHABET[byte % ALPHABET.length];
  }
  return code;
}

/** A recovery code as people write it: in capitals or not, with or without the dashes. */
const plainCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
const recoveryHash = (userId: string, code: string) => sha256(`${userId} ${plainCode(code)}`);
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

async function newRecoveryCodes(userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
  const rows = await Promise.all(
    codes.map(async (code) => ({ userId, codeHash: await recoveryHash(userId, code) })),
  );
  return { codes: codes.map(grouped), rows };
}

/** Begins with a secret for the authenticator app; nothing asks for its codes before one has confirmed it. */
export async function beginSecondFactor(
  { db, now }: Pick<SecurityDeps, "db" | "now">,
  userId: string,
): Promise<CommandResult<"already-on">> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const at = now().toISOString();
  const begun = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: at })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0, createdAt: at },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return begun.length === 1 ? { ok: true } : { ok: false, error: "already-on" };
}

/** Forgets a secret that was begun with and never confirmed. */
export async function dropSecondFactor({ db }: Pick<SecurityDeps, "db">, userId: string): Promise<void> {
  await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
}

/** Turns the second step on by a first code from the app, and answers the recovery codes, which are shown this once. */
export async function confirmSecondFactor(
  deps: SecurityDeps,
  userId: string,
  code: string,
): Promise<CommandResult<"code", Queued & { codes: string[] }>> {
  const { db } = deps;
  const waiting = and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));
  const [begun] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(waiting);
  const step = begun && stepOf(begun.secret, code, deps.now());
  if (!begun || step === undefined) return { ok: false, error: "code" };
  const { codes, rows } = await newRecoveryCodes(userId);
  const isWaiting = sql`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${userId}
    and ${secondFactors.secret} = ${begun.secret} and ${secondFactors.confirmedAt} is null)`;
  const { mailId, statements } = announce(deps, userId, { kind: "second-factor-on" }, isWaiting);
  const results = await db.batch([
    ...statements,
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isWaiting)),
    ...insertCodes(db, rows, isWaiting),
    db
      .update(secondFactors)
      .set({ confirmedAt: deps.now().toISOString(), lastStep: step })
      .where(and(waiting, eq(secondFactors.secret, begun.secret)))
      .returning({ userId: secondFactors.userId }),
  ]);
  const [on] = results.at(-1) as { userId: string }[];
  return on ? { ok: true, codes, mailId } : { ok: false, error: "code" };
}

function insertCodes(db: Database, rows: { userId: string; codeHash: string }[], when = sql`true`) {
  return rows.map(({ userId, codeHash }) =>
    db.insert(recoveryCodes).select(sql`select ${userId}, ${codeHash}, null where ${when}`),
  );
}

/** Ten new recovery codes in place of all earlier ones. */
export async function renewRecoveryCodes(
  deps: SecurityDeps,
  userId: string,
): Promise<CommandResult<"off", Queued & { codes: string[] }>> {
  const { db } = deps;
  const isOn = sql`exists (select 1 from ${secondFactors}
    where ${secondFactors.userId} = ${userId} and ${secondFactors.confirmedAt} is not null)`;
  const { codes, rows } = await newRecoveryCodes(userId);
  const { mailId, statements } = announce(deps, userId, { kind: "recovery-codes-made" }, isOn);
  const results = await db.batch([
    ...statements,
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isOn)),
    ...insertCodes(db, rows, isOn),
    db.select({ hash: recoveryCodes.codeHash }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
  const kept = results.at(-1) as unknown[];
  return kept.length === RECOVERY_CODES ? { ok: true, codes, mailId } : { ok: false, error: "off" };
}

/** Turns the second step off. Whoever calls has made sure that it is the member. */
export async function endSecondFactor(
  deps: SecurityDeps,
  userId: string,
): Promise<CommandResult<"off", Queued>> {
  const { db } = deps;
  const isOn = sql`exists (select 1 from ${secondFactors}
    where ${secondFactors.userId} = ${userId} and ${secondFactors.confirmedAt} is not null)`;
  const { mailId, statements } = announce(deps, userId, { kind: "second-factor-off" }, isOn);
  const results = await db.batch([
    ...statements,
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
      .returning({ userId: secondFactors.userId }),
  ]);
  return results[3].length === 1 ? { ok: true, mailId } : { ok: false, error: "off" };
}

/** How somebody took the first step. */
export type FirstStep = "password" | "mail-code" | "provider";

/**
 * Where the account wants a second step, begins it and answers the secret by which the browser goes on; undefined where
 * it wants none.
 */
export async function beginSecondStep(
  { db, now }: Pick<SecurityDeps, "db" | "now">,
  userId: string,
  method: FirstStep,
): Promise<string | undefined> {
  const secret = randomToken();
  const expiresAt = new Date(now().getTime() + STEP_MINUTES * 60_000).toISOString();
  const begun = await db
    .insert(challenges)
    .select(
      sql`select ${await sha256(secret)}, 'second-step', ${secondFactors.userId}, null, ${method}, 0, ${expiresAt}
        from ${secondFactors}
        where ${secondFactors.userId} = ${userId} and ${secondFactors.confirmedAt} is not null`,
    )
    .returning({ userId: challenges.userId });
  return begun.length === 1 ? secret : undefined;
}

/** Whose second step a browser has begun, and how the first was taken; undefined when it is over. */
export async function secondStepOf({ db, now }: Pick<SecurityDeps, "db" | "now">, secret: string) {
  const [step] = await db
    .select({ userId: challenges.userId, method: challenges.method })
    .from(challenges)
    .where(
      and(
        eq(challenges.secretHash, await sha256(secret)),
        eq(challenges.purpose, "second-step"),
        gt(challenges.expiresAt, now().toISOString()),
        lt(challenges.attempts, STEP_TRIES),
      ),
    );
  return step?.userId ? { userId: step.userId, method: step.method ?? "password" } : undefined;
}

/** Whether a code is right: of the app and not accepted before, or an unused recovery code. It counts once. */
export async function takeFactor(deps: SecurityDeps, userId: string, typed: string): Promise<boolean> {
  const { db } = deps;
  const code = typed.replace(/\s/g, "");
  if (/^\d{6}$/.test(code)) {
    const on = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
    const [factor] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(on);
    const step = factor && stepOf(factor.secret, code, deps.now());
    if (step === undefined) return false;
    const accepted = await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(on, lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId });
    return accepted.length === 1;
  }
  const codeHash = await recoveryHash(userId, code);
  const unused = sql`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId}
    and ${recoveryCodes.codeHash} = ${codeHash} and ${recoveryCodes.usedAt} is null)`;
  const results = await db.batch([
    ...announce(deps, userId, { kind: "recovery-code-used" }, unused).statements,
    db
      .update(recoveryCodes)
      .set({ usedAt: deps.now().toISOString() })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ userId: recoveryCodes.userId }),
  ]);
  return results[2].length === 1;
}

/**
 * Takes one try at the second step. `over`: the first step was too long ago, or was followed by too many wrong codes,
 * and has to be taken again.
 */
export async function passSecondStep(
  deps: SecurityDeps,
  { secret, code }: { secret: string | undefined; code: string },
): Promise<CommandResult<"over" | "code", SignedIn & { method: FirstStep }>> {
  const { db } = deps;
  const secretHash = await sha256(secret ?? "");
  // Counted before the code is looked at, so that many at once get no more tries than one after another.
  const [step] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.secretHash, secretHash),
        eq(challenges.purpose, "second-step"),
        gt(challenges.expiresAt, deps.now().toISOString()),
        lt(challenges.attempts, STEP_TRIES),
      ),
    )
    .returning({ userId: challenges.userId, method: challenges.method });
  if (!step?.userId) return { ok: false, error: "over" };
  if (!(await takeFactor(deps, step.userId, code))) {
    const { network } = deps.session.place;
    await recordEvent(
      db,
      { userId: step.userId, kind: "second-factor-failed", unproved: true, network },
      deps.now(),
    );
    return { ok: false, error: "code" };
  }
  const [ended, [account]] = await db.batch([
    db
      .delete(challenges)
      .where(eq(challenges.secretHash, secretHash))
      .returning({ userId: challenges.userId }),
    db
      .select({ userId: users.id, ...PREFERENCES })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, step.userId)),
  ]);
  if (ended.length !== 1 || !account) return { ok: false, error: "over" };
  return { ok: true, ...account, method: step.method ?? "password" };
}
