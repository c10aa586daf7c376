import { generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { certificates, credentials } from "~db/schema/certificates.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import {
  addCard,
  handleReport,
  issueCertificate,
  makeSet,
  removeCard,
  reportCertificate,
  verifyCard,
} from "./certificates.commands.server.ts";
import { findCertificate, openReports, readCard, readWallet } from "./certificates.queries.server.ts";
import { checkView } from "./certificates.view.server.ts";
import { tellOfCards } from "./reminders.server.ts";
import { signerOf } from "./signing.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const secretKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "der" }).toString("base64url");
const SIGNING = { key: secretKey(), oldKeys: [] };
const signer = await signerOf(SIGNING.key);
const context = {
  ...{ db, now, formKey: key, language: "en", origin: "https://groundwork.example.com" },
  env: { signing: SIGNING },
} as never;

async function member() {
  const { id } = await createMember(db);
  return { id, actor: inOwn(`user:${id}`) };
}

const passed = (enrolment: string, more: object = {}) => ({
  ...{ enrolment, holder: "Mason 1", course: { id: "fall", title: "Fall protection", version: 3 } },
  ...{ passedOn: "2026-01-10", validMonths: 24, ...more },
});

const CARD = {
  ...{ holder: "Mason 1", kind: "forklift", number: "SAMPLE-1", issuer: "Sample firm 1 (rental)" },
  ...{ issuedOn: "2025-03-20", expiresOn: "2026-03-20" },
};
const photo = () => ({ name: "card.png", bytes: png() });

test("an enrolment gives one certificate, also where it is asked for twice at once", async () => {
  const { actor } = await member();
  const enrolment = key();
  const answers = await Promise.all(
    [1, 2, 3].map(() => issueCertificate({ ...deps, signer }, actor, passed(enrolment))),
  );
  expect(new Set(answers.map((answer) => answer.ok && answer.number)).size).toBe(1);
  const rows = await db.select().from(certificates).where(eq(certificates.enrolment, enrolment));
  expect(rows).toMatchObject([{ holder: "Mason 1", expiresOn: "2028-01-10", courseVersion: 3 }]);
});

test("without a signing key nothing is issued, and the same enrolment of another member is another certificate", async () => {
  const [{ actor }, { actor: other }] = [await member(), await member()];
  const enrolment = key();
  expect(await issueCertificate({ ...deps, signer: undefined }, actor, passed(enrolment))).toEqual({
    ok: false,
    error: "unsigned",
  });
  const one = await issueCertificate({ ...deps, signer }, actor, passed(enrolment));
  const two = await issueCertificate({ ...deps, signer }, other, passed(enrolment));
  expect(one.ok && two.ok && one.number !== two.number).toBe(true);
});

test("the page of a certificate says valid, expired, revoked, forged and another's, each by its name", async () => {
  const { actor } = await member();
  const issue = async (more: object = {}) => {
    const issued = await issueCertificate({ ...deps, signer }, actor, passed(key(), more));
    const row = issued.ok ? await findCertificate(db, issued.number) : undefined;
    if (!row) throw new Error("a certificate is issued");
    return row;
  };
  const verdict = async (number: string, code = "") =>
    (await checkView(context, { number, code, day: "2026-03-02" })).verdict;
  const one = await issue();
  expect(await verdict(one.number)).toBe("valid");
  expect(await verdict(one.number, one.signed)).toBe("valid");
  const old = await issue({ passedOn: "2020-01-10" });
  expect(await verdict(old.number, old.signed)).toBe("expired");
  expect(await verdict(one.number, old.signed)).toBe("another");
  const [prefix, , signature] = one.signed.split(".");
  const mine = Buffer.from(
    JSON.stringify(["x", "Mason 9", "fall", "Fall", 3, "", "", signer.publicKeys[0]?.id]),
  );
  const forged = [prefix, mine.toString("base64url"), signature].join(".");
  const view = await checkView(context, { number: one.number, code: forged, day: "2026-03-02" });
  expect([view.verdict, view.facts]).toEqual(["altered", undefined]);
  const foreign = await (await signerOf(secretKey())).sign({
    ...{ number: one.number, holder: "Mason 9", course: "fall", title: "Fall", version: 3 },
    ...{ issuedOn: "2026-01-10", expiresOn: "" },
  });
  expect(await verdict(one.number, foreign)).toBe("otherKey");
  expect(await verdict("0000-0000-0000")).toBe("unknown");

  const report = key();
  for (const words of ["Not their photo", "Not their photo"])
    expect(await reportCertificate(deps, actor, { idem: report, number: one.number, words })).toEqual({
      ok: true,
    });
  expect((await openReports(db)).filter(({ id }) => id === report)).toHaveLength(1);
  const found = { report, revoke: true, finding: "Issued to somebody else" };
  expect(await handleReport(deps, found)).toEqual({ ok: true });
  expect(await handleReport(deps, { ...found, revoke: false })).toEqual({ ok: false, error: "gone" });
  expect(await verdict(one.number, one.signed)).toBe("revoked");
});

test("a card has a photo that is a picture, stands once however often it is sent, and goes with its photo", async () => {
  const { actor } = await member();
  const store = { ...deps };
  const idem = key();
  const bad = { name: "card.png", bytes: new TextEncoder().encode("<svg onload=alert(1)>") };
  expect((await addCard(store, actor, { ...CARD, idem, photo: bad })).ok).toBe(false);
  expect(await readCard(db, actor, idem)).toBeUndefined();
  for (let n = 0; n < 2; n++)
    expect(await addCard(store, actor, { ...CARD, idem, photo: photo() })).toEqual({ ok: true, id: idem });
  const wallet = await readWallet(db, actor);
  expect(wallet.cards).toMatchObject([{ id: idem, verified: "none", photo: idem }]);
  const { actor: other } = await member();
  expect(await readCard(db, other, idem)).toBeUndefined();
  expect(await removeCard(store, other, idem)).toEqual({ ok: true });
  expect((await readWallet(db, actor)).cards).toHaveLength(1);
  expect(await removeCard(store, actor, idem)).toEqual({ ok: true });
  expect((await readWallet(db, actor)).cards).toHaveLength(0);
});

test("who verified a card is written down with the day, once, and not by another workspace", async () => {
  const { actor } = await member();
  const id = key();
  await addCard(deps, actor, { ...CARD, idem: id, photo: photo() });
  const said = {
    ...{ id, version: 1, today: "2026-03-02", verified: "issuer" as const },
    ...{ verifiedBy: "Foreman 1", verifiedHow: "Telephoned" },
  };
  const { actor: other } = await member();
  expect(await verifyCard(deps, other, said)).toEqual({ ok: false, error: "gone" });
  for (let n = 0; n < 2; n++) expect(await verifyCard(deps, actor, said)).toEqual({ ok: true });
  expect(await verifyCard(deps, actor, { ...said, verifiedBy: "Mason 1" })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await readCard(db, actor, id)).toMatchObject({
    ...{ verified: "issuer", verifiedBy: "Foreman 1", verifiedOn: "2026-03-02", version: 2 },
  });
});

test("a set is one workspace's, and stands once", async () => {
  const { actor } = await member();
  const idem = key();
  for (let n = 0; n < 2; n++)
    expect(await makeSet(deps, actor, { idem, title: "Gate", items: [key()] })).toEqual({
      ok: true,
      id: idem,
    });
  const { actor: other } = await member();
  expect((await makeSet(deps, other, { idem, title: "Gate", items: [] })).ok).toBe(false);
});

test("whoever keeps a card is told at 90, 60 and 30 days before its end, each once, and of the nearest only", async () => {
  const { id: user, actor } = await member();
  const id = key();
  await addCard(deps, actor, { ...CARD, idem: id, photo: photo() });
  const told = async () => {
    await tellOfCards(deps);
    await tellOfCards(deps);
    return (await db.select().from(notifications).where(eq(notifications.userId, user))).filter(
      ({ code }) => code === "credentialEnds",
    ).length;
  };
  const ends = (expiresOn: string) => db.update(credentials).set({ expiresOn }).where(eq(credentials.id, id));
  await ends("2026-07-30");
  expect(await told()).toBe(0);
  await ends("2026-05-20");
  expect(await told()).toBe(1);
  await ends("2026-03-20");
  expect(await told()).toBe(2);
});
