import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { files } from "~db/schema/file.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { addProof, moveAction } from "../checklists/actions.commands.server.ts";
import { readAction, readChecklists } from "../checklists/checklists.queries.server.ts";
import { removeReport, reportNearMiss, saveReport } from "./dashboard.commands.server.ts";
import { dashboardView, reportView } from "./dashboard.view.server.ts";
import { planAction } from "./report-actions.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const store = { db, now, bucket: memoryBucket().pictures };
const context = { ...deps, formKey: () => crypto.randomUUID(), language: "en" as const };
const OK = { ok: true };
const today = () => now().toISOString().slice(0, 10);

const fresh = () => inOwn(freshGuest());

async function reported(actor: ReturnType<typeof fresh>) {
  const idem = crypto.randomUUID();
  const near = { idem, what: "A brace fell", place: "Gate 2", happenedOn: today(), siteZone: "UTC" };
  expect(await reportNearMiss(deps, actor, near)).toEqual(OK);
  return idem;
}

const plan = (report: string) => ({
  ...{ idem: crypto.randomUUID(), report, what: "Tie the braces", assignedTo: "Foreman 1", dueOn: today() },
});

test("an action of a report that is sent three times at once is one, with its beginning in its history", async () => {
  const actor = fresh();
  const planned = plan(await reported(actor));
  expect(await Promise.all([1, 2, 3].map(() => planAction(deps, actor, planned)))).toEqual([OK, OK, OK]);
  const view = await reportView(context, actor, { id: planned.report, today: today() });
  expect(view?.actions).toMatchObject([{ id: planned.idem, what: "Tie the braces", state: "open" }]);
  const found = await readAction(db, actor, { id: planned.idem, now: now() });
  expect(found?.history.map(({ transition }) => transition)).toEqual(["begin"]);
  expect(found?.action).toMatchObject({ runId: null, reportId: planned.report, place: "Gate 2" });
});

test("it is closed as an action of a run is: with a picture, looked at, and counted as on time", async () => {
  const actor = fresh();
  const { idem: action, ...rest } = plan(await reported(actor));
  await planAction(deps, actor, { idem: action, ...rest });
  const move = (transition: string, version: number) =>
    moveAction(deps, actor, { record: action, idem: crypto.randomUUID(), transition, version, note: "" });
  const leading = async () => (await dashboardView(context, actor, { page: 1, today: today() })).leading;
  const open = async () =>
    (await readChecklists(db, actor, { page: 1, since: "2026-01-01", today: "2026-03-01" }))?.actions ?? [];
  expect(await move("finish", 1)).toMatchObject({ error: "blocked", guard: "proof" });
  expect([await leading(), (await open()).length]).toMatchObject([{ actionsDue: 1, actionsOnTime: 0 }, 1]);
  await addProof(store, actor, { action, id: crypto.randomUUID(), name: "done.png", bytes: png() });
  expect(await move("finish", 1)).toMatchObject({ ok: true, state: "done" });
  expect(await move("verify", 2)).toMatchObject({ ok: true, state: "verified" });
  expect([await leading(), (await open()).length]).toMatchObject([{ actionsDue: 1, actionsOnTime: 1 }, 0]);
});

test("nobody begins one at a report of somebody else, and there are twenty of a report at most", async () => {
  const actor = fresh();
  const report = await reported(actor);
  expect(await planAction(deps, fresh(), plan(report))).toEqual({ ok: false, error: "gone" });
  for (let n = 0; n < 20; n += 1) expect(await planAction(deps, actor, plan(report))).toEqual(OK);
  expect(await planAction(deps, actor, plan(report))).toEqual({ ok: false, error: "full" });
});

test("a report that is taken away takes its actions with their proof along", async () => {
  const actor = fresh();
  const planned = plan(await reported(actor));
  await planAction(deps, actor, planned);
  const proof = { action: planned.idem, id: crypto.randomUUID(), name: "done.png", bytes: png() };
  await addProof(store, actor, proof);
  expect(await removeReport(store, actor, { id: planned.report, version: 1 })).toEqual(OK);
  expect(await readAction(db, actor, { id: planned.idem, now: now() })).toBeUndefined();
  expect((await db.select().from(files)).some(({ id }) => id === proof.id)).toBe(false);
});

test("causes stand with how many reports name one; a report without is counted among none of them", async () => {
  const actor = fresh();
  const kept = { kind: "near-miss", what: "A brace fell", happenedOn: today(), siteZone: "UTC" };
  for (const cause of ["guard", "guard", "hurry", ""]) {
    const id = await reported(actor);
    expect(await saveReport(deps, actor, { id, version: 1, kept: { ...kept, cause } })).toEqual(OK);
  }
  const { hotspots } = await dashboardView(context, actor, { page: 1, today: today() });
  expect(hotspots).toMatchObject({ reports: 4, told: 3 });
  expect(hotspots.causes).toEqual([
    { cause: "guard", reports: 2 },
    { cause: "hurry", reports: 1 },
  ]);
});
