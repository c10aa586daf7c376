import { and, eq, gt, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { CommandResult } from "~/lib/command-result.ts";
import { randomToken, sha256 } from "~/lib/hash.ts";
import { isSealed } from "~/lib/sealed-text.ts";
import type { SignedIn } from "~/services/complete-sign-in.server.ts";
import type { Database } from "~db/client.ts";
import { challenges, profiles, recoveryCodes, secondFactors, users } from "~db/schema/account.ts";
import { log } from "~workers/shared/log.ts";
import type { Queued } from "./account.commands.server.ts";
import { PREFERENCES } from "./account.queries.server.ts";
import { openFactorKey, sealFactorKey } from "./factor-key.server.ts";
import { changeSecurity, type SecurityDeps } from "./security-change.server.ts";

const PERIOD = 30;
const SECRET_BYTES = 20;
const STEP_MINUTES = 10;
/** Wrong codes that one begun sign-in allows. */
export const STEP_TRIES = 5;
export const RECOVERY_CODES = 10;

/** With the secret that seals the keys of apps. */
export interface FactorDeps extends SecurityDeps {
  env: { sessionSecret: string };
}

/** The authenticator app's reckoning of a secret. */
export function authenticator(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: "Groundwork", label, secret: Secret.fromBase32(secret), period: PERIOD });
}

/** The half-minute that a code stands for: this one, the last or the next. */
function stepOf(secret: string | undefined, code: string, now: Date): number | undefined {
  if (secret === undefined) return undefined;
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Letters and digits that nobody takes for one another. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** 118 bits: as much as a plain hash wants for nobody to find the code from it (ASVS 5.0, 6.5.2). */
const CODE_LETTERS = 24;

function randomCode(): string {
  const limit = 256 - (256 % ALPHABET.length);
  let code = "";
  while (code.length < CODE_LETTERS) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < limit && code.length < CODE_LETTERS) code += ALPHABET[byte % ALPHABET.length];
  }
  return code;
}

/** A recovery code as people write it: in capitals or not, with or without the dashes. */
const plainCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
const recoveryHash = (userId: string, code: string) => sha256(`${userId} ${plainCode(code)}`);
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

/** New codes, and the statements that put them in place of all earlier ones if `when` holds. */
async function newRecoveryCodes(db: Database, userId: string, when: SQL) {
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
  const hashes = await Promise.all(codes.map((code) => recoveryHash(userId, code)));
  return {
    codes: codes.map(grouped),
    statements: [
      db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), when)),
      db
        .insert(recoveryCodes)
        .select(sql`select ${userId}, value, null from json_each(${JSON.stringify(hashes)}) where ${when}`),
    ],
  };
}

/** Begins with a secret for the authenticator app; nothing asks for its codes before one has confirmed it. */
export async function beginSecondFactor(
  { db, now, env }: Pick<FactorDeps, "db" | "now" | "env">,
  userId: string,
): Promise<CommandResult<"already-on">> {
  const secret = await sealFactorKey({ env }, userId, new Secret({ size: SECRET_BYTES }).base32);
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
export async function dropSecondFactor(
  { db }: Pick<SecurityDeps, "db">,
  userId: string,
): Promise<CommandResult<never>> {
  await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
  return { ok: true };
}

/** Turns the second step on by a first code from the app, and answers the recovery codes, which are shown this once. */
export async function confirmSecondFactor(
  deps: FactorDeps,
  userId: string,
  code: string,
): Promise<CommandResult<"code", Queued & { codes: string[] }>> {
  const { db } = deps;
  const waiting = and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));
  const [begun] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(waiting);
  const step = begun && stepOf(await openFactorKey(deps, userId, begun.secret), code, deps.now());
  if (!begun || step === undefined) return { ok: false, error: "code" };
  const its = and(waiting, eq(secondFactors.secret, begun.secret));
  const when = sql`exists (select 1 from ${secondFactors} where ${its})`;
  const { codes, statements } = await newRecoveryCodes(db, userId, when);
  const done = await changeSecurity(deps, userId, {
    kind: "second-factor-on",
    when,
    statements: [
      ...statements,
      db.update(secondFactors).set({ confirmedAt: deps.now().toISOString(), lastStep: step }).where(its),
    ],
  });
  return done ? { ok: true, codes, ...done } : { ok: false, error: "code" };
}

/** Whether an account's second step is on. */
const isOn = (userId: string) => sql`exists (select 1 from ${secondFactors}
  where ${secondFactors.userId} = ${userId} and ${secondFactors.confirmedAt} is not null)`;

/** Ten new recovery codes in place of all earlier ones. */
export async function renewRecoveryCodes(
  deps: SecurityDeps,
  userId: string,
): Promise<CommandResult<"off", Queued & { codes: string[] }>> {
  const when = isOn(userId);
  const { codes, statements } = await newRecoveryCodes(deps.db, userId, when);
  const done = await changeSecurity(deps, userId, { kind: "recovery-codes-made", when, statements });
  return done ? { ok: true, codes, ...done } : { ok: false, error: "off" };
}

/** Turns the second step off. Whoever calls has made sure that it is the member. */
export async function endSecondFactor(
  deps: SecurityDeps,
  userId: string,
): Promise<CommandResult<"off", Queued>> {
  const { db } = deps;
  const done = await changeSecurity(deps, userId, {
    kind: "second-factor-off",
    when: isOn(userId),
    statements: [
      db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      db
        .delete(secondFactors)
        .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))),
    ],
  });
  return done ? { ok: true, ...done } : { ok: false, error: "off" };
}

/** Stops what an administrator began: the second step stays on. */
export async function keepSecondFactor(
  deps: SecurityDeps,
  userId: string,
): Promise<CommandResult<"gone", Queued>> {
  const pending = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.endsAt));
  const done = await changeSecurity(deps, userId, {
    kind: "second-factor-kept",
    when: sql`exists (select 1 from ${secondFactors} where ${pending})`,
    statements: [deps.db.update(secondFactors).set({ endsAt: null }).where(pending)],
  });
  return done ? { ok: true, ...done } : { ok: false, error: "gone" };
}

/** How somebody took the first step. */
export type FirstStep = "password" | "mail-code" | "provider" | "demo";

/**
 * Where the account wants a second step, begins it and answers the secret by which the browser goes on; no secret where
 * it wants none.
 */
export async function beginSecondStep(
  { db, now }: Pick<SecurityDeps, "db" | "now">,
  userId: string,
  method: FirstStep,
): Promise<CommandResult<never, { secret?: string }>> {
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
  return begun.length === 1 ? { ok: true, secret } : { ok: true };
}

/** Whether a code is right: of the app and not accepted before, or an unused recovery code. It counts once. */
export async function takeFactor(
  deps: FactorDeps,
  userId: string,
  typed: string,
): Promise<CommandResult<"code", Partial<Queued>>> {
  const { db } = deps;
  const code = typed.replace(/\s/g, "");
  if (/^\d{6}$/.test(code)) {
    const on = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
    const [factor] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(on);
    const key = factor && (await openFactorKey(deps, userId, factor.secret));
    if (factor && key === undefined) log({ level: "error", event: "second-factor.unreadable" });
    const step = stepOf(key, code, deps.now());
    if (key === undefined || step === undefined) return { ok: false, error: "code" };
    const secret = isSealed(factor?.secret ?? "") ? undefined : await sealFactorKey(deps, userId, key);
    const accepted = await db
      .update(secondFactors)
      // A key from before keys were sealed is sealed on the way; undefined changes nothing.
      .set({ lastStep: step, endsAt: null, secret })
      .where(and(on, lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId });
    return accepted.length === 1 ? { ok: true } : { ok: false, error: "code" };
  }
  const its = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, await recoveryHash(userId, code)),
    isNull(recoveryCodes.usedAt),
  );
  const used = await changeSecurity(deps, userId, {
    kind: "recovery-code-used",
    when: sql`exists (select 1 from ${recoveryCodes} where ${its})`,
    statements: [
      db
        .update(secondFactors)
        .set({ endsAt: null })
        .where(
          and(eq(secondFactors.userId, userId), sql`exists (select 1 from ${recoveryCodes} where ${its})`),
        ),
      db.update(recoveryCodes).set({ usedAt: deps.now().toISOString() }).where(its),
    ],
  });
  return used ? { ok: true, ...used } : { ok: false, error: "code" };
}

/**
 * Takes one try at the second step. `over`: the first step was too long ago, or was followed by too many wrong codes,
 * and has to be taken again.
 */
export async function passSecondStep(
  deps: FactorDeps,
  { secret, code }: { secret: string | undefined; code: string },
): Promise<CommandResult<"over" | "code", SignedIn & Partial<Queued> & { method: FirstStep }>> {
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
  const taken = await takeFactor(deps, step.userId, code);
  if (!taken.ok) return taken;
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
  return { ...taken, ...account, method: step.method ?? "password" };
}
