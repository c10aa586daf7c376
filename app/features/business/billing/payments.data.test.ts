import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { totalsOf } from "~/engines/lines/lines.ts";
import { billingApplications, billingPayments } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { billing, DUE, FEBRUARY } from "../../../../tests/billing.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { removeProject } from "../../projects/projects/projects.commands.server.ts";
import { paymentsOf } from "./billing.queries.server.ts";
import { applicationView, billingView, jobView } from "./billing.view.server.ts";
import { clearPayment, dropPayment } from "./payments.commands.server.ts";
import { sampleRows } from "./sample-rows.server.ts";

const db = testDatabase();
const { now } = createClock();
const {
  deps,
  key,
  given,
  present,
  member,
  jobOf,
  jobWith,
  begin,
  begun,
  rowOf,
  certifiedOf,
  submit,
  certified,
  pay,
} = billing(db, now);

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
  await jobOf(actor, { name: "A", sample: true, contractCents: 18_500_000 });
  await jobOf(actor, { name: "B", sample: true, contractCents: 9_250_000 });
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
