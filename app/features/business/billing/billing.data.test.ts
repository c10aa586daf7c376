import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyDocument } from "~/engines/lines/lines.server.ts";
import { emptyContent } from "~/engines/lines/lines.ts";
import { revokeLink } from "~/engines/trust/trust.server.ts";
import { sha256 } from "~/lib/hash.ts";
import { documents } from "~db/schema/lines.ts";
import { processEvents } from "~db/schema/process.ts";
import { projects } from "~db/schema/projects.ts";
import { billing, DUE, FEBRUARY } from "../../../../tests/billing.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { moveApplication, saveWork, setTerms } from "./billing.commands.server.ts";
import { applicationView, heldApplicationView, jobView } from "./billing.view.server.ts";
import { certificateText, certifyApplication, returnApplication } from "./owner.commands.server.ts";
import { applicationPdf } from "./pay-application-pdf.server.ts";

const db = testDatabase();
const { now } = createClock();
const {
  deps,
  key,
  given,
  present,
  member,
  jobOf,
  typed,
  jobWith,
  begin,
  begun,
  rowOf,
  certifiedOf,
  work,
  submit,
  submitted,
  holderOf,
  decision,
  certified,
} = billing(db, now);

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

test("an application has the lines of the contract, and the next goes on from what it left", async () => {
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

test("an application that is returned twice is returned once, and is not certified any more until it is submitted anew", async () => {
  const actor = await member();
  const id = await submitted(actor, await jobWith(actor));
  const [one, other] = [await holderOf(actor, id), await holderOf(actor, id)];
  const back = await decision(id, 0, { note: "Frame is not up" });
  const again = await decision(id, 0, { note: "Roof is not up" });
  const whole = await decision(id, DUE);
  const all = await Promise.all([
    returnApplication(deps, one.holder, back),
    returnApplication(deps, one.holder, back),
    returnApplication(deps, other.holder, again),
  ]);
  expect(all.some(({ ok }) => ok)).toBe(true);
  expect((await certifyApplication(deps, one.holder, whole)).ok).toBe(false);
  const { version } = await rowOf(id);
  expect((await certifyApplication(deps, other.holder, { ...whole, version, idem: key() })).ok).toBe(false);
  expect(await rowOf(id)).toMatchObject({ state: "returned", version });
  const returned = await db
    .select({ note: processEvents.note })
    .from(processEvents)
    .where(and(eq(processEvents.recordId, id), eq(processEvents.transition, "return")));
  expect(returned).toHaveLength(1);
  expect((await certifiedOf(id))?.certifiedCents ?? null).toBeNull();
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
