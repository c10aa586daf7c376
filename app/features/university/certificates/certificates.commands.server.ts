import { and, eq, isNull, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { nameKey } from "~/lib/fold.ts";
import { monthsAfter } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { certificateReports, certificates, credentialSets, credentials } from "~db/schema/certificates.ts";
import { newNumber } from "./cards.ts";
import { CARD, CERTIFICATE_LIMITS, type Verified } from "./certificates.limits.ts";
import { qrInPicture } from "./read-qr.server.ts";
import type { Signer } from "./signing.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface Passed {
  /** The enrolment that was passed: it gives one certificate, however often it is asked for. */
  enrolment: string;
  /** As it is shown to whoever checks it. */
  holder: string;
  course: { id: string; title: string; version: number };
  /** `YYYY-MM-DD` */
  passedOn: string;
  /** Without it, it never ends. */
  validMonths?: number;
}

/** Signs and keeps the certificate of a course that somebody passed. The same enrolment answers with the same number. */
export async function issueCertificate(
  { db, now, signer }: Deps & { signer: Signer | undefined },
  actor: Person,
  { enrolment, holder, course, passedOn, validMonths }: Passed,
): Promise<CommandResult<"unsigned" | "not-allowed", { number: string }>> {
  if (!signer) return { ok: false, error: "unsigned" };
  const { workspace } = actor;
  const number = newNumber();
  const expiresOn = validMonths ? monthsAfter(passedOn, validMonths) : "";
  const shown = holder.trim().slice(0, CERTIFICATE_LIMITS.holder);
  const signed = await signer.sign({
    ...{ number, holder: shown, course: course.id, title: course.title, version: course.version },
    ...{ issuedOn: passedOn, expiresOn },
  });
  await db
    .insert(certificates)
    .select(
      sql`select ${crypto.randomUUID()}, ${workspace}, ${number}, ${enrolment}, ${shown}, ${nameKey(shown)},
        ${course.id}, ${course.title}, ${course.version}, ${passedOn}, ${expiresOn || null}, ${signed}, null, '', 0,
        ${now().toISOString()} where ${mayWrite(actor, sql`${workspace}`)}`,
    )
    .onConflictDoNothing({ target: [certificates.workspace, certificates.enrolment] });
  const [found] = await db
    .select({ number: certificates.number })
    .from(certificates)
    .where(and(eq(certificates.workspace, workspace), eq(certificates.enrolment, enrolment)));
  return found ? { ok: true, number: found.number } : { ok: false, error: "not-allowed" };
}

export interface CardText {
  holder: string;
  kind: string;
  number: string;
  issuer: string;
  issuedOn: string | null;
  expiresOn: string | null;
}

type Kept = Awaited<ReturnType<typeof keepFile>>;
type FileRefusal = Extract<Kept, { ok: false }>["error"];

/**
 * Keeps a card of another issuer with its photo, which it has to have. The form's key is the id of both. What the QR code on
 * the photo says is kept as evidence: it proves nothing, because anybody can print one.
 */
export async function addCard(
  store: FileStore,
  actor: Person,
  {
    idem,
    photo,
    ...card
  }: CardText & { idem: string; photo: { name: string; bytes: Uint8Array<ArrayBuffer> } },
): Promise<CommandResult<"full" | "not-allowed" | FileRefusal, { id: string }>> {
  const { db, now } = store;
  const { workspace } = actor;
  const room = sql`(select count(*) from ${credentials} where ${credentials.workspace} = ${workspace})
    < ${CERTIFICATE_LIMITS.cards}`;
  const kept = await keepFile(
    store,
    actor,
    { workspace, type: CARD, id: idem },
    { id: idem, ...photo },
    { kind: "picture", most: CERTIFICATE_LIMITS.photoBytes, count: 1, when: room },
  );
  if (!kept.ok) return kept.error === "tooMany" ? { ok: false, error: "full" } : kept;
  const qrText = (await qrInPicture(photo.bytes))?.slice(0, CERTIFICATE_LIMITS.qrText) ?? "";
  await db
    .insert(credentials)
    .select(
      sql`select ${idem}, ${workspace}, '', ${card.holder}, ${card.kind}, ${card.number}, ${card.issuer},
        ${card.issuedOn}, ${card.expiresOn}, 'none', '', '', null, ${qrText}, null, null, '', 1, 0, ${now().toISOString()}
        where ${mayWrite(actor, sql`${workspace}`)} and ${room}`,
    )
    .onConflictDoNothing();
  const [there] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.id, idem), eq(credentials.workspace, workspace)));
  if (there) return { ok: true, id: idem };
  await dropFiles(store, actor, { workspace, type: CARD, id: idem });
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Writes down who verified a card, how and when, unless it changed since it was shown. */
export async function verifyCard(
  { db }: Deps,
  actor: Person,
  {
    id,
    version,
    today,
    ...said
  }: {
    id: string;
    version: number;
    today: string;
    verified: Exclude<Verified, "none">;
    verifiedBy: string;
    verifiedHow: string;
  },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [written] = await db
    .update(credentials)
    .set({ ...said, verifiedOn: today, sample: false, version: sql`${credentials.version} + 1` })
    .where(
      and(eq(credentials.id, id), eq(credentials.version, version), mayWrite(actor, credentials.workspace)),
    )
    .returning({ id: credentials.id });
  if (written) return { ok: true };
  const [found] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, credentials.workspace)})`,
      verified: credentials.verified,
      verifiedBy: credentials.verifiedBy,
      verifiedHow: credentials.verifiedHow,
    })
    .from(credentials)
    .where(and(eq(credentials.id, id), mayRead(actor, credentials.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  const same = (["verified", "verifiedBy", "verifiedHow"] as const).every(
    (name) => found[name] === said[name],
  );
  return same ? { ok: true } : { ok: false, error: "stale" };
}

/** Takes a card out of the wallet, with its photo. */
export async function removeCard(
  store: FileStore,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const { db } = store;
  const [gone] = await db
    .delete(credentials)
    .where(and(eq(credentials.id, id), mayWrite(actor, credentials.workspace)))
    .returning({ workspace: credentials.workspace });
  if (gone) {
    const workspace = gone.workspace as Person["workspace"];
    await dropFiles(store, actor, { workspace, type: CARD, id });
    return { ok: true };
  }
  const [still] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.id, id), mayRead(actor, credentials.workspace)));
  return still ? { ok: false, error: "not-allowed" } : { ok: true };
}

/** Keeps which cards one link shows; without a choice it shows all that stand in the wallet when somebody looks. */
export async function makeSet(
  { db, now }: Deps,
  actor: Person,
  { idem, title, items }: { idem: string; title: string; items: readonly string[] },
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const { workspace } = actor;
  const chosen = items.length > 0 ? JSON.stringify(items.slice(0, CERTIFICATE_LIMITS.shown)) : null;
  await db
    .insert(credentialSets)
    .select(
      sql`select ${idem}, ${workspace}, ${title}, ${chosen}, ${now().toISOString()}
        where ${mayWrite(actor, sql`${workspace}`)} and (select count(*) from ${credentialSets}
          where ${credentialSets.workspace} = ${workspace}) < ${CERTIFICATE_LIMITS.sets}`,
    )
    .onConflictDoNothing();
  const [there] = await db
    .select({ id: credentialSets.id })
    .from(credentialSets)
    .where(and(eq(credentialSets.id, idem), eq(credentialSets.workspace, workspace)));
  if (there) return { ok: true, id: idem };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Tells the administrators that something is wrong with a certificate. What is sent twice stands once. */
export async function reportCertificate(
  { db, now }: Deps,
  actor: Person,
  { idem, number, words }: { idem: string; number: string; words: string },
): Promise<CommandResult<"full">> {
  const { workspace } = actor;
  await db
    .insert(certificateReports)
    .select(
      sql`select ${idem}, ${workspace}, ${number}, ${words}, null, '', ${now().toISOString()}
        where (select count(*) from ${certificateReports} where ${certificateReports.workspace} = ${workspace}
          and ${certificateReports.handledAt} is null) < ${CERTIFICATE_LIMITS.openReports}`,
    )
    .onConflictDoNothing();
  const [there] = await db
    .select({ id: certificateReports.id })
    .from(certificateReports)
    .where(and(eq(certificateReports.id, idem), eq(certificateReports.workspace, workspace)));
  return there ? { ok: true } : { ok: false, error: "full" };
}

/** Writes down what an administrator found, once, and revokes the certificate where it was wrong. The caller is one. */
export async function handleReport(
  { db, now }: Deps,
  { report, revoke, finding }: { report: string; revoke: boolean; finding: string },
): Promise<CommandResult<"gone">> {
  const at = now().toISOString();
  const open = and(eq(certificateReports.id, report), isNull(certificateReports.handledAt));
  const [, handled] = await db.batch([
    db
      .update(certificates)
      .set({ revokedAt: at, revokedFor: finding })
      .where(
        and(
          sql`${revoke ? 1 : 0}`,
          isNull(certificates.revokedAt),
          sql`${certificates.number} = (select ${certificateReports.number} from ${certificateReports} where ${open})`,
        ),
      ),
    db
      .update(certificateReports)
      .set({ handledAt: at, finding })
      .where(open)
      .returning({ id: certificateReports.id }),
  ]);
  return handled.length > 0 ? { ok: true } : { ok: false, error: "gone" };
}
