import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import {
  createDocument,
  freezeDocument,
  saveDocument,
  verifyDocument,
} from "~/engines/lines/lines.server.ts";
import { emptyContent } from "~/engines/lines/lines.ts";
import { findHeld, type Holding, makeLink, revokeLink } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { documentAcceptances } from "~db/schema/lines.ts";
import { linkEvents } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, fakePasswords, SECRET } from "../../../../tests/factories.ts";
import { ESTIMATE } from "./shared-estimate.schemas.ts";
import { answerShared, approve, readSharedEstimate } from "./shared-estimate.server.ts";

const db = testDatabase();

/** An estimate with one version, and a link to it for a client. */
async function sent(more: Partial<Parameters<typeof makeLink>[2]> = {}) {
  const clock = createClock();
  const deps = {
    db,
    now: clock.now,
    secret: SECRET,
    passwords: fakePasswords,
    contributions: joinedContributions,
  };
  const member = await createMember(db);
  const id = crypto.randomUUID();
  const line = { id: "l1", text: "Joists", qty: "10", unit: "ea", unitCost: "23.5", waste: "10" };
  const content = {
    ...emptyContent("estimate"),
    sections: [{ id: "s1", title: "Deck", lines: [line] }],
    adjustments: [{ id: "profit", kind: "profit" as const, on: "running" as const, rate: "10" }],
  };
  const { workspace } = member.actor;
  await createDocument(deps, member.actor, { id, workspace, title: "Deck", content });
  const link = crypto.randomUUID();
  const make = (idem = link) =>
    makeLink(deps, member.actor, {
      idem,
      workspace,
      subject: { type: ESTIMATE, id },
      name: "The client",
      verbs: ["answer", "sign"],
      kind: "person",
      days: 7,
      asksName: true,
      ...more,
    });
  const early = await make(crypto.randomUUID());
  const frozen = await freezeDocument(deps, member.actor, { id, kind: "estimate", version: 1 });
  if (!frozen.ok) throw new Error(frozen.error);
  const made = await make();
  const holding = async (): Promise<Holding> => {
    const held = await findHeld(deps, link);
    if (!held) throw new Error("no link");
    return { holder: { kind: "holder", link, now: clock.now() }, link: held, name: "" };
  };
  const say = (change: Partial<Parameters<typeof approve>[2]> = {}) =>
    approve(
      deps,
      { kind: "holder", link, now: clock.now() },
      { idem: crypto.randomUUID(), version: frozen.versionId, printedName: "Sample Client", ...change },
    );
  const events = () => db.select().from(linkEvents).where(eq(linkEvents.linkId, link));
  const acceptances = () =>
    db.select().from(documentAcceptances).where(eq(documentAcceptances.documentId, id));
  return { clock, deps, member, id, content, early, made, link, frozen, holding, say, events, acceptances };
}

test("only an estimate that was kept as a version is shared", async () => {
  const { early, made } = await sent();
  expect([early, made.ok]).toEqual([{ ok: false, error: "not-allowed" }, true]);
});

test("a client sees what is done and what it comes to, and no cost of whoever does it", async () => {
  const { deps, holding } = await sent();
  const shared = await readSharedEstimate(deps, await holding());
  // 10 × 1.10 × $23.50 is $258.50; with 10 % profit $284.35.
  expect(shared).toMatchObject({
    title: "Deck",
    subtotal: 258_50,
    added: 25_85,
    total: 284_35,
    mayApprove: true,
  });
  const told = JSON.stringify(shared);
  for (const secret of ["23.5", "unitCost", "waste", "markup", "rate"]) expect(told).not.toContain(secret);
});

test("what is approved is signed once, told to whoever sent it, and changed no more", async () => {
  const { deps, member, id, content, holding, say, events, acceptances } = await sent();
  const idem = crypto.randomUUID();
  for (const _ of [1, 2]) expect(await say({ idem })).toEqual({ ok: true });
  expect(await say()).toEqual({ ok: false, error: "approved" });
  expect(await acceptances()).toMatchObject([{ printedName: "Sample Client", totalCents: 284_35 }]);
  expect((await events()).map(({ act }) => act)).toEqual(["sign"]);
  const told = await db.select().from(notifications).where(eq(notifications.userId, member.id));
  expect(told).toHaveLength(1);
  expect(await verifyDocument(db, id)).toMatchObject({ whole: true });
  expect((await readSharedEstimate(deps, await holding()))?.approved?.name).toBe("Sample Client");
  const saved = await saveDocument(deps, member.actor, { id, version: 1, title: "Deck", content });
  expect(saved).toMatchObject({ ok: false });
});

test("of many who approve at once one does", async () => {
  const { say, acceptances, events } = await sent();
  const all = await Promise.all([1, 2, 3, 4].map(() => say()));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await acceptances()).toHaveLength(1);
  expect(await events()).toHaveLength(1);
});

test("an older version is not approved, nor anything by a link that may not sign or is revoked", async () => {
  const newer = await sent();
  const { deps, member, id, content } = newer;
  await saveDocument(deps, member.actor, { id, version: 1, title: "Deck and stair", content });
  await freezeDocument(deps, member.actor, { id, kind: "estimate", version: 2 });
  expect(await newer.say()).toEqual({ ok: false, error: "superseded" });
  const readOnly = await sent({ verbs: ["read"] });
  expect(await readOnly.say()).toEqual({ ok: false, error: "not-allowed" });
  const revoked = await sent();
  await revokeLink(revoked.deps, revoked.member.actor, revoked.link);
  expect(await revoked.say()).toEqual({ ok: false, error: "not-allowed" });
  for (const { acceptances } of [newer, readOnly, revoked]) expect(await acceptances()).toEqual([]);
});

test("a version of another estimate is not approved by the link to this one", async () => {
  const [mine, other] = [await sent(), await sent()];
  expect(await mine.say({ version: other.frozen.versionId })).toEqual({ ok: false, error: "not-allowed" });
  expect([...(await mine.acceptances()), ...(await other.acceptances()), ...(await mine.events())]).toEqual(
    [],
  );
});

test("a form without a name or a tick is answered beside the field with what was typed", async () => {
  const { deps, holding, frozen } = await sent();
  const form = new FormData();
  const typed = { intent: "approve", idem: crypto.randomUUID(), version: frozen.versionId, printedName: " " };
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  const answer = await answerShared(deps, await holding(), form);
  expect(answer).toMatchObject({
    ok: false,
    status: 400,
    sent: { intent: "approve", errors: { printedName: "errors.name", agreed: "errors.agreed" } },
  });
});
