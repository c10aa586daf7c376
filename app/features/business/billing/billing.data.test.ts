import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyDocument } from "~/engines/lines/lines.server.ts";
import { emptyContent, totalsOf } from "~/engines/lines/lines.ts";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { sha256 } from "~/lib/hash.ts";
import { billingApplications, billingPayments } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { removeProject } from "../../projects/projects/projects.commands.server.ts";
import {
  beginApplication,
  moveApplication,
  saveWork,
  setTerms,
  submitApplication,
  typeContract,
} from "./billing.commands.server.ts";
import contribution from "./billing.contributes.server.ts";
import { PAY_APPLICATION } from "./billing.limits.ts";
import { paymentsOf } from "./billing.queries.server.ts";
import { applicationView, billingView, heldApplicationView, jobView } from "./billing.view.server.ts";
import { certificateText, certifyApplication, returnApplication } from "./owner.commands.server.ts";
import { applicationPdf } from "./pay-application-pdf.server.ts";
import { clearPayment, dropPayment, recordPayment } from "./payments.commands.server.ts";
import { sampleRows } from "./sample-rows.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const given = { db, now, language: "en" as const, formKey: key };
const present = (actor: Person) => ({ ...actor, role: "owner" as const });
const member = async () => inOwn((await createMember(db)).owner);

async function jobOf(actor: Person, more: Partial<typeof projects.$inferInsert> = {}) {
  const id = key();
  const at = now().toISOString();
  await db.insert(projects).values({
    ...{ id, name: "Sample house", workspace: actor.workspace, siteZone: "America/Chicago", state: "active" },
    ...{ stateSince: at, createdAt: at, ...more },
  });
  return id;
}

const CONTRACT = {
  ...{ version: 1, contract: 1_000_000, texts: ["Footings", "Frame", "", "Roof"], codes: [] },
  amounts: [200_000, 500_000, 0, 300_000],
};
const typed = (actor: Person, project: string, more: object = {}) =>
  typeContract(deps, actor, { project, idem: key(), ...CONTRACT, ...more });

async function jobWith(actor: Person) {
  const project = await jobOf(actor);
  expect(await typed(actor, project)).toEqual({ ok: true });
  return project;
}

const JANUARY = { periodFrom: "2026-01-01", periodTo: "2026-01-31" };
const FEBRUARY = { periodFrom: "2026-02-01", periodTo: "2026-02-28" };
const begin = (actor: Person, project: string, more: object = {}) =>
  beginApplication(deps, actor, {
    ...{ project, idem: key(), kind: "progress" as const, releasing: 0, ...JANUARY, ...more },
  });

async function begun(actor: Person, project: string, more: object = {}) {
  const made = await begin(actor, project, more);
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

const rowOf = async (id: string) => {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error("it is there");
  return row;
};
const certifiedOf = async (id: string) => {
  const [row] = await db.select().from(billingApplications).where(eq(billingApplications.id, id));
  return row;
};

/** Work in dollars a line, whole ones, and stored material. */
const work = async (actor: Person, id: string, done: number[], more: object = {}) =>
  saveWork(deps, actor, {
    ...{ id, version: (await rowOf(id)).version, done: done.map((amount) => ({ cents: amount * 100 })) },
    ...{ stored: [], credit: "", note: "", ...more },
  });

const submit = async (actor: Person, id: string, idem = key()) =>
  submitApplication(deps, actor, { record: id, version: (await rowOf(id)).version, idem });

async function submitted(actor: Person, project: string, done = [1_000, 1_000, 0], more: object = {}) {
  const id = await begun(actor, project, more);
  expect(await work(actor, id, done)).toEqual({ ok: true });
  expect(await submit(actor, id)).toEqual({ ok: true });
  return id;
}

async function holderOf(actor: Person, id: string) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type: PAY_APPLICATION, id } },
    ...{ name: "The owner", verbs: ["sign"], kind: "person" as const, days: 30, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: now() };
  const link = { id: made.id, subject: { type: PAY_APPLICATION, id }, verbs: ["sign"], asksName: true };
  return { trust, holder, holding: { holder, link: link as never, name: "" } };
}

const decision = async (id: string, amount: number, more: object = {}) => ({
  ...{ id, version: (await rowOf(id)).version, idem: key(), printedName: "Owner 1", note: "", amount },
  ...more,
});

/** 10 % is held back of $2,000. */
const DUE = 180_000;

async function certified(actor: Person, project: string, more: object = {}) {
  const id = await submitted(actor, project, undefined, more);
  const { holder } = await holderOf(actor, id);
  const { totalCents } = await rowOf(id);
  expect(await certifyApplication(deps, holder, await decision(id, totalCents))).toEqual({ ok: true });
  return id;
}

const PAYMENT = { payer: "Owner LLC", paidOn: "2026-02-20", reference: "1001", clearedOn: null };
const pay = (actor: Person, document: string, amount: number, more: object = {}) =>
  recordPayment(deps, actor, { document, idem: key(), amount, ...PAYMENT, ...more });

test("a typed contract adds up to its sum, is kept once, and is typed anew until something is applied for", async () => {
  const actor = await member();
  const project = await jobOf(actor);
  expect(await typed(actor, project, { contract: 999_999 })).toMatchObject({
    error: "unequal",
    sum: 1_000_000,
  });
  expect(await typed(actor, project, { amounts: [200_000, 800_000, 0, 0] })).toMatchObject({
    ...{ error: "invalid", rows: [{ field: "amounts", at: 3 }] },
  });
  const form = { idem: key() };
  const all = await Promise.all([1, 2, 3].map(() => typed(actor, project, form)));
  expect(all).toEqual(Array(3).fill({ ok: true }));
  const view = await jobView(given, present(actor), { project, rows: 0, exampleName: "" });
  expect(view?.figures.contract).toBe(1_000_000);
  expect((await db.select().from(projects).where(eq(projects.id, project)))[0]?.contractCents).toBe(
    1_000_000,
  );
  expect(
    await typed(actor, project, { contract: 1_200_000, amounts: [400_000, 500_000, 0, 300_000] }),
  ).toEqual({
    ok: true,
  });
  await begun(actor, project);
  expect((await typed(actor, project, { version: 2 })).ok).toBe(false);
  const [stranger] = [await member()];
  expect(await typed(stranger, project)).toEqual({ ok: false, error: "gone" });
});

test("an application of a job that came from a proposal has its lines, and the next goes on from it", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const id = await certified(actor, project);
  expect(await certifiedOf(id)).toMatchObject({ certifiedCents: DUE });
  const next = await begun(actor, project, FEBRUARY);
  const view = await applicationView(given, present(actor), { id: next, exampleName: "" });
  expect(view?.lines.map(({ previous, current }) => [previous, current])).toEqual([
    [100_000, 0],
    [100_000, 0],
    [0, 0],
  ]);
  expect(view?.sums).toMatchObject({ completed: 200_000, retainage: 20_000, previous: DUE, due: 0 });
  expect(view?.notYet).toBe("hasDue");
});

test("a job has one open application, none without a contract, and no period that is turned or overlaps", async () => {
  const actor = await member();
  const bare = await jobOf(actor);
  expect(await begin(actor, bare)).toEqual({ ok: false, error: "no-contract" });
  const project = await jobWith(actor);
  expect(await begin(actor, project, { periodTo: "2025-12-31" })).toEqual({ ok: false, error: "period" });
  const racing = await Promise.all([1, 2, 3, 4].map(() => begin(actor, project)));
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await begin(actor, project, FEBRUARY)).toEqual({ ok: false, error: "has-open" });
  const other = await jobWith(actor);
  await certified(actor, other);
  expect(await begin(actor, other, { periodFrom: "2026-01-31", periodTo: "2026-02-28" })).toEqual({
    ok: false,
    error: "overlap",
  });
  const form = { idem: key(), ...FEBRUARY };
  const twice = await Promise.all([1, 2].map(() => begin(actor, other, form)));
  expect(twice[0]).toEqual(twice[1]);
  expect(await begin(await member(), other, FEBRUARY)).toEqual({ ok: false, error: "gone" });
});

test("a line over its value, or below what was billed without a reason, is refused and nothing is written", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  await certified(actor, project);
  const id = await begun(actor, project, FEBRUARY);
  expect(await work(actor, id, [1_001, 0, 0])).toMatchObject({
    error: "invalid",
    troubles: [{ at: 0, code: "over" }],
  });
  expect(await work(actor, id, [0, 0, 0], { stored: [0, 400_001] })).toMatchObject({
    ...{ error: "invalid", troubles: [{ at: 1, code: "over" }] },
  });
  expect(await work(actor, id, [-100, 500, 0])).toMatchObject({ troubles: [{ at: 0, code: "falling" }] });
  expect((await rowOf(id)).version).toBe(1);
  expect(await work(actor, id, [-100, 500, 0], { credit: "Billed too much" })).toEqual({ ok: true });
  expect((await rowOf(id)).totalCents).toBe(36_000);
  expect(await saveWork(deps, actor, { id, version: 1, done: [], stored: [], credit: "", note: "" })).toEqual(
    {
      ok: false,
      error: "stale",
    },
  );
});

test("terms are written once for a job, and a draft takes them up when it is saved", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const id = await begun(actor, project);
  const terms = { firstRate: 1_000, threshold: 1_000, laterRate: 500, storedRate: 2_000, payDays: 10 };
  const racing = await Promise.all(
    [1, 2].map(() => setTerms(deps, actor, { project, version: 0, ...terms })),
  );
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await setTerms(deps, actor, { project, version: 0, ...terms })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await work(actor, id, [1_000, 1_000, 0], { stored: [0, 0, 50_000] })).toEqual({ ok: true });
  const view = await applicationView(given, present(actor), { id, exampleName: "" });
  // 10 % of the first $1,000, 5 % of the second, 20 % of what is stored.
  expect(view?.sums).toMatchObject({ retainedWork: 15_000, retainedStored: 10_000, due: 225_000 });
});

test("an approved change order becomes a line, and one that came later is taken up before it is submitted", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const id = await begun(actor, project);
  await work(actor, id, [1_000, 0, 0]);
  const at = now().toISOString();
  await db.insert(documents).values({
    ...{ id: key(), workspace: actor.workspace, kind: "changeOrder", title: "Rock", number: 3 },
    ...{ subjectType: "project", subjectId: project, series: `project:${project}`, state: "approved" },
    ...{
      content: emptyContent("changeOrder"),
      totalCents: 79_250,
      stateSince: at,
      createdAt: at,
      updatedAt: at,
    },
  });
  expect(await submit(actor, id)).toMatchObject({ ok: false, error: "blocked", guard: "changesTaken" });
  await work(actor, id, [1_000, 0, 0]);
  const view = await applicationView(given, present(actor), { id, exampleName: "" });
  expect(view?.lines.at(-1)).toMatchObject({ text: "CO-003 Rock", scheduled: 79_250 });
  expect(view?.sums).toMatchObject({ original: 1_000_000, changes: 79_250, contract: 1_079_250 });
  expect(await submit(actor, id)).toEqual({ ok: true });
});

test("submitting freezes the content under a hash and a number; of several at once one wins, and nobody edits it then", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const id = await begun(actor, project);
  await work(actor, id, [1_000, 1_000, 0]);
  const all = await Promise.all([1, 2, 3].map(() => submit(actor, id)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: "submitted", number: 1, totalCents: DUE });
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 1 });
  expect(await work(actor, id, [0, 0, 0])).toEqual({ ok: false, error: "sent" });
  expect((await applicationPdf(given, actor, id))?.length).toBeGreaterThan(1_000);
});

test("of two decisions at once one counts; a certificate has a hash over version, name, amount and reason", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const id = await submitted(actor, project);
  const [one, other] = [await holderOf(actor, id), await holderOf(actor, id)];
  expect(await certifyApplication(deps, one.holder, await decision(id, DUE + 1))).toMatchObject({
    error: "over-applied",
  });
  expect(await certifyApplication(deps, one.holder, await decision(id, DUE - 1))).toMatchObject({
    error: "reason",
  });
  const less = await decision(id, DUE - 5_000, { note: "Roof not begun" });
  const all = await Promise.all([
    certifyApplication(deps, one.holder, less),
    certifyApplication(deps, one.holder, less),
    certifyApplication(deps, other.holder, await decision(id, DUE, { printedName: "Owner 2" })),
    returnApplication(deps, other.holder, await decision(id, DUE, { note: "Wrong period" })),
  ]);
  expect(all.some(({ ok }) => ok)).toBe(true);
  const { state } = await rowOf(id);
  const row = await certifiedOf(id);
  if (state === "certified" && row?.certifiedCents === DUE - 5_000) {
    const view = await heldApplicationView(given, one.holding);
    expect(view).toMatchObject({ mayDecide: false, application: { reason: "Roof not begun" } });
    expect(row.certificateHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 2 });
    // What was not certified is applied for again.
    const next = await begun(actor, project, FEBRUARY);
    expect((await rowOf(next)).totalCents).toBe(5_000);
  }
  expect(
    await sha256(certificateText({ version: "v", name: "n", certifiedCents: 1, reason: "", at: "t" })),
  ).not.toBe(
    await sha256(certificateText({ version: "v", name: "n", certifiedCents: 2, reason: "", at: "t" })),
  );
});

test("what is returned says why, is revised and submitted again; a link that was revoked decides nothing", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const id = await submitted(actor, project);
  const { holder, holding, trust } = await holderOf(actor, id);
  expect(await returnApplication(deps, holder, await decision(id, 0, { note: " " }))).toMatchObject({
    error: "note-missing",
  });
  expect(await returnApplication(deps, holder, await decision(id, 0, { note: "Frame is not up" }))).toEqual({
    ok: true,
  });
  const { version } = await rowOf(id);
  expect(
    await moveApplication(deps, actor, { record: id, transition: "revise", version, idem: key(), note: "" }),
  ).toMatchObject({ ok: true, state: "draft" });
  expect(await work(actor, id, [500, 0, 0])).toEqual({ ok: true });
  // Whoever holds the link sees what was submitted, until it is submitted anew.
  expect((await heldApplicationView(given, holding))?.sums.completed).toBe(200_000);
  await submit(actor, id);
  expect((await heldApplicationView(given, holding))?.sums.completed).toBe(50_000);
  await revokeLink(trust, actor, holder.link);
  expect((await certifyApplication(deps, holder, await decision(id, 45_000))).ok).toBe(false);
  expect((await rowOf(id)).state).toBe("submitted");
  const paper = await decision(id, 45_000, { note: "Signed copy in the file" });
  expect(await certifyApplication(deps, actor, paper)).toEqual({ ok: true });
  expect(await certifiedOf(id)).toMatchObject({ certifiedCents: 45_000, certifiedBy: "Owner 1" });
});

test("payments come to no more than was certified, the same is not taken twice, and the last one makes it paid", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const draft = await begun(actor, project);
  expect(await pay(actor, draft, 100)).toEqual({ ok: false, error: "not-certified" });
  const other = await jobWith(actor);
  const id = await certified(actor, other);
  expect(await pay(actor, id, DUE + 1)).toEqual({ ok: false, error: "over-paid" });
  const form = { idem: key() };
  expect(await Promise.all([1, 2, 3].map(() => pay(actor, id, 80_000, form)))).toEqual(
    Array(3).fill({ ok: true }),
  );
  expect(await pay(actor, id, 80_000)).toEqual({ ok: false, error: "twice" });
  expect(await pay(actor, id, 80_000, { confirmed: "on" })).toEqual({ ok: true });
  expect((await rowOf(id)).state).toBe("certified");
  expect(await pay(actor, id, 20_000, { clearedOn: "2026-02-01" })).toEqual({
    ok: false,
    error: "not-cleared",
  });
  const [first] = await paymentsOf(db, actor, { document: id });
  if (!first) throw new Error("it is there");
  expect(await dropPayment(deps, await member(), { payment: first.id })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await dropPayment(deps, actor, { payment: first.id })).toEqual({ ok: true });
  const racing = await Promise.all([
    pay(actor, id, 100_000, { reference: "a" }),
    pay(actor, id, 100_000, { reference: "b" }),
  ]);
  expect(racing.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await rowOf(id)).state).toBe("paid");
  expect(await pay(actor, id, 1)).toEqual({ ok: false, error: "not-certified" });
  const [last] = await paymentsOf(db, actor, { project: other });
  if (!last) throw new Error("it is there");
  expect(await dropPayment(deps, actor, { payment: last.id })).toEqual({ ok: false, error: "is-settled" });
  expect(await clearPayment(deps, actor, { payment: last.id, clearedOn: "2026-02-19" })).toMatchObject({
    error: "not-cleared",
  });
  expect(await clearPayment(deps, actor, { payment: last.id, clearedOn: "2026-02-23" })).toEqual({
    ok: true,
  });
});

test("retainage is released by an application of its own, and no more than is held", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const release = { kind: "release" as const, ...FEBRUARY };
  expect(await begin(actor, project, { ...release, releasing: 100 })).toEqual({
    ok: false,
    error: "release",
  });
  await certified(actor, project);
  expect(await begin(actor, project, { ...release, releasing: 20_001 })).toEqual({
    ok: false,
    error: "over-release",
  });
  const id = await begun(actor, project, { ...release, releasing: 15_000 });
  const view = await applicationView(given, present(actor), { id, exampleName: "" });
  expect(view?.sums).toMatchObject({ retainage: 5_000, due: 15_000, completed: 200_000 });
  expect(await submit(actor, id)).toEqual({ ok: true });
});

test("what is owed is listed by how late it is; others see nothing of it", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const id = await certified(actor, project);
  await pay(actor, id, 30_000);
  const due = (await certifiedOf(id))?.dueOn ?? "";
  const view = await billingView(given, present(actor), due);
  expect(view).toMatchObject({ openCents: DUE - 30_000, ages: { current: DUE - 30_000, to30: 0 } });
  expect(view.jobs).toMatchObject([{ id: project, contract: 1_000_000, certified: DUE, paid: 30_000 }]);
  const stranger = await member();
  expect((await billingView(given, present(stranger), due)).jobs).toEqual([]);
  expect(await applicationView(given, present(stranger), { id, exampleName: "" })).toBeUndefined();
  expect(await jobView(given, present(stranger), { project, rows: 0, exampleName: "" })).toBeUndefined();
  expect(await pay(stranger, id, 100)).toEqual({ ok: false, error: "gone" });
  expect(await submit(stranger, id)).toEqual({ ok: false, error: "gone" });
});

test("a project that is removed takes its billing with it", async () => {
  const actor = await member();
  const project = await jobWith(actor);
  const id = await certified(actor, project);
  await pay(actor, id, 100);
  expect(await removeProject(deps, actor, project)).toEqual({ ok: true });
  expect(await db.$count(documents, eq(documents.subjectId, project))).toBe(0);
  expect(await db.$count(billingApplications, eq(billingApplications.projectId, project))).toBe(0);
  expect(await db.$count(billingPayments, eq(billingPayments.projectId, project))).toBe(0);
});

test("the examples are two jobs with five applications, marked, and count for nothing", async () => {
  const actor = await member();
  await jobOf(actor, { sample: true, contractCents: 18_500_000 });
  await jobOf(actor, { sample: true, contractCents: 9_250_000 });
  const rows = await sampleRows(db, { workspace: actor.workspace, language: "en", now: now() });
  const [first, ...others] = rows;
  if (!first) throw new Error("there are some");
  await db.batch([first, ...others]);
  const view = await billingView(given, present(actor), now().toISOString().slice(0, 10));
  expect(view.jobs.map(({ contract, applications }) => [contract, applications])).toEqual([
    [18_500_000, 3],
    [9_250_000, 2],
  ]);
  expect(view.openCents).toBe(0);
  const made = await db.select().from(documents).where(eq(documents.workspace, actor.workspace));
  for (const { content, totalCents } of made) expect(totalsOf(content as never).total).toBe(totalCents);
});
