import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { base64Of, bytesFromBase64 } from "~/lib/base64.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { sha256 } from "~/lib/hash.ts";
import type { SignedIn } from "~/services/complete-sign-in.server.ts";
import type { Member } from "~/services/session.server.ts";
import { isTaken } from "~db/client.ts";
import { challenges, passkeys, profiles, users } from "~db/schema/account.ts";
import type { Queued } from "./account.commands.server.ts";
import { PREFERENCES } from "./account.queries.server.ts";
import { changeSecurity, type SecurityDeps } from "./security-change.server.ts";
import { hasAnotherWayIn } from "./ways-in.server.ts";

/** 90 KB of formats: they are read when the first passkey is used, and no other page waits for them. */
const library = () => import("@simplewebauthn/server");

const CHALLENGE_MINUTES = 5;
const RP_NAME = "Groundwork";
export const MAX_PASSKEYS = 20;

/** What passkeys are bound to: the host name. An IP address cannot be one. */
export function relyingParty(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  return /^[\d.]+$|^\[/.test(hostname) ? undefined : hostname;
}

/** What a browser sends; the library looks at the rest. */
const Answer = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1400)),
  rawId: v.string(),
  type: v.literal("public-key"),
  response: v.looseObject({ clientDataJSON: v.string() }),
});

function readAnswer(text: unknown): v.InferOutput<typeof Answer> | undefined {
  try {
    const parsed = v.safeParse(Answer, JSON.parse(String(text)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The challenge that a browser's answer names. Whether it is one of ours, the database says. */
function challengeIn(answer: v.InferOutput<typeof Answer>): string | undefined {
  try {
    const json = atob(answer.response.clientDataJSON.replaceAll("-", "+").replaceAll("_", "/"));
    const { challenge } = JSON.parse(json) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

type Purpose = "passkey-sign-in" | "passkey-add";

async function keepChallenge(deps: SecurityDeps, challenge: string, purpose: Purpose, userId?: string) {
  await deps.db.insert(challenges).values({
    secretHash: await sha256(challenge),
    purpose,
    userId,
    expiresAt: new Date(deps.now().getTime() + CHALLENGE_MINUTES * 60_000).toISOString(),
  });
}

/** Takes a challenge of ours: it is worth one answer, right or wrong. */
async function takeChallenge(deps: SecurityDeps, challenge: string, purpose: Purpose) {
  const [taken] = await deps.db
    .delete(challenges)
    .where(
      and(
        eq(challenges.secretHash, await sha256(challenge)),
        eq(challenges.purpose, purpose),
        gt(challenges.expiresAt, deps.now().toISOString()),
      ),
    )
    .returning({ userId: challenges.userId });
  return taken;
}

const transportsOf = (kept: string) => (kept ? kept.split(",") : []) as never[];

/** What a member's browser needs to make a passkey. */
export async function offerPasskey(
  deps: SecurityDeps,
  member: Pick<Member, "id" | "email">,
): Promise<CommandResult<never, { options: PublicKeyCredentialCreationOptionsJSON }>> {
  const rpID = relyingParty(deps.origin) ?? "";
  const mine = await deps.db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, member.id));
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID,
    userName: member.email,
    userID: new TextEncoder().encode(member.id),
    attestationType: "none",
    excludeCredentials: mine.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(deps, options.challenge, "passkey-add", member.id);
  return { ok: true, options };
}

/** Keeps the passkey that a browser has made. */
export async function addPasskey(
  deps: SecurityDeps,
  member: Pick<Member, "id">,
  input: { answer: unknown; name: string },
): Promise<CommandResult<"passkey" | "too-many", Queued>> {
  const answer = readAnswer(input.answer);
  const challenge = answer && challengeIn(answer);
  if (!answer || !challenge) return { ok: false, error: "passkey" };
  const taken = await takeChallenge(deps, challenge, "passkey-add");
  if (taken?.userId !== member.id) return { ok: false, error: "passkey" };
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deps.origin,
    expectedRPID: relyingParty(deps.origin),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return { ok: false, error: "passkey" };
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const { db } = deps;
  const hasRoom = sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${member.id}) < ${MAX_PASSKEYS}`;
  try {
    const added = await changeSecurity(deps, member.id, {
      kind: "passkey-added",
      subject: input.name,
      when: hasRoom,
      statements: [
        db.insert(passkeys).select(
          sql`select ${id}, ${member.id}, ${base64Of(publicKey)}, ${counter}, ${transports.join(",")}, ${input.name},
            ${deps.session.place.device ?? null}, ${deps.now().toISOString()}, null where ${hasRoom}`,
        ),
      ],
    });
    return added ? { ok: true, ...added } : { ok: false, error: "too-many" };
  } catch (error) {
    if (isTaken(error, "passkeys.id")) return { ok: false, error: "passkey" };
    throw error;
  }
}

/** What any browser needs to sign in by a passkey; nobody is named, so that nobody's having one is told. */
export async function askForPasskey(
  deps: SecurityDeps,
): Promise<CommandResult<never, { options: PublicKeyCredentialRequestOptionsJSON }>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.origin) ?? "",
    userVerification: "required",
  });
  await keepChallenge(deps, options.challenge, "passkey-sign-in");
  return { ok: true, options };
}

/**
 * Who has answered with a passkey. Unlocking it takes the device and its owner, so it is both steps at once. Whatever
 * is wrong with an answer is one refusal.
 */
export async function signInWithPasskey(
  deps: SecurityDeps,
  text: unknown,
): Promise<CommandResult<"passkey", SignedIn>> {
  const refused = { ok: false, error: "passkey" } as const;
  const { db } = deps;
  const answer = readAnswer(text);
  const challenge = answer && challengeIn(answer);
  if (!answer || !challenge || !(await takeChallenge(deps, challenge, "passkey-sign-in"))) return refused;
  const [kept] = await db
    .select({ passkey: passkeys, ...PREFERENCES })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(passkeys.id, answer.id));
  if (!kept) return refused;
  const { passkey, ...preferences } = kept;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deps.origin,
    expectedRPID: relyingParty(deps.origin) ?? "",
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: bytesFromBase64(passkey.publicKey),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
  }).catch(() => undefined);
  if (!verified?.verified) return refused;
  const { newCounter } = verified.authenticationInfo;
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: deps.now().toISOString() })
    // A copy of a passkey is behind its counter. One that is shared between devices has none and says 0.
    .where(
      and(
        eq(passkeys.id, passkey.id),
        or(
          sql`${passkeys.counter} < ${newCounter}`,
          and(eq(passkeys.counter, 0), lte(sql`${newCounter}`, 0)),
        ),
      ),
    )
    .returning({ id: passkeys.id });
  return used.length === 1 ? { ok: true, userId: passkey.userId, ...preferences } : refused;
}

export async function renamePasskey(
  { db }: Pick<SecurityDeps, "db">,
  userId: string,
  input: { id: string; name: string },
): Promise<CommandResult<"gone">> {
  const renamed = await db
    .update(passkeys)
    .set({ name: input.name })
    .where(and(eq(passkeys.id, input.id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return renamed.length === 1 ? { ok: true } : { ok: false, error: "gone" };
}

export async function removePasskey(
  deps: SecurityDeps,
  userId: string,
  id: string,
): Promise<CommandResult<"gone" | "last-way-in", Queued>> {
  const { db } = deps;
  const its = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [found] = await db.select({ name: passkeys.name }).from(passkeys).where(its);
  if (!found) return { ok: false, error: "gone" };
  const removed = await changeSecurity(deps, userId, {
    kind: "passkey-removed",
    subject: found.name,
    when: sql`${hasAnotherWayIn(userId)} and exists (select 1 from ${passkeys} where ${its})`,
    statements: [db.delete(passkeys).where(and(its, hasAnotherWayIn(userId)))],
  });
  return removed ? { ok: true, ...removed } : { ok: false, error: "last-way-in" };
}
