import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, listAudit, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { files } from "~db/schema/file.ts";
import { safetyObservations, safetyReports } from "~db/schema/safety.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { reportNearMiss } from "./dashboard.commands.server.ts";
import contributes from "./dashboard.contributes.server.ts";
import { SAFETY_LIMITS } from "./dashboard.limits.ts";
import { REPORT_FILES } from "./dashboard.queries.server.ts";
import { dashboardView } from "./dashboard.view.server.ts";
import { observe, removeObservation } from "./observations.commands.server.ts";
import { seenAt } from "./observations.form.server.ts";
import { readObservations } from "./observations.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const store = { db, now, bucket: memoryBucket().pictures };
const TODAY = "2026-03-02";
const SPAN = { since: "2025-12-02", until: TODAY };
const OK = { ok: true };
const fresh = (): Person => inOwn(freshGuest());
const seen = (change: object = {}) => ({
  ...{ idem: crypto.randomUUID(), isSafe: true, what: "Tied off", place: "Roof", seenOn: TODAY, ...change },
});

test("an observation that is sent twice stands once with its photo, and goes with it", async () => {
  const actor = fresh();
  const one = seen({ photo: { name: "roof.png", bytes: png() } });
  expect([await observe(store, actor, one), await observe(store, actor, one)]).toEqual([OK, OK]);
  const found = await readObservations(db, actor, SPAN);
  expect(found).toMatchObject({ observed: 1, safe: 1, rows: [{ id: one.idem, photo: one.idem }] });
  const bare = seen();
  await observe(store, actor, bare);
  const photos = (await readObservations(db, actor, SPAN)).rows.map(({ id, photo }) => [
    id === one.idem,
    photo,
  ]);
  expect(photos).toEqual(
    expect.arrayContaining([
      [true, one.idem],
      [false, null],
    ]),
  );
  await removeObservation(store, actor, bare.idem);
  expect(await removeObservation(store, fresh(), one.idem)).toEqual(OK);
  expect((await readObservations(db, actor, SPAN)).rows).toHaveLength(1);
  expect(await removeObservation(store, actor, one.idem)).toEqual(OK);
  expect((await readObservations(db, actor, SPAN)).rows).toEqual([]);
});

test("what was seen done safely is counted of all that was seen lately; examples and older ones count for nothing", async () => {
  const actor = fresh();
  for (const isSafe of [true, true, false]) await observe(store, actor, seen({ isSafe }));
  await observe(store, actor, seen({ seenOn: "2025-01-01" }));
  const example = seen();
  await observe(store, actor, example);
  await db.update(safetyObservations).set({ sample: true }).where(eq(safetyObservations.id, example.idem));
  await observe(store, fresh(), seen());
  const context = { db, now, formKey: () => "" };
  const { leading } = await dashboardView(context, { ...actor, role: "owner" }, { page: 1, today: TODAY });
  expect([leading.safe, leading.observed]).toEqual([2, 3]);
});

test("the key of another workspace's observation opens and changes nothing", async () => {
  const one = seen();
  await observe(store, fresh(), one);
  const other = fresh();
  expect((await observe(store, other, { ...one, what: "Mine" })).ok).toBe(false);
  expect((await readObservations(db, other, SPAN)).rows).toEqual([]);
});

test("a photo of an injury that is opened by its address is logged once an hour and kept from whoever only reads", async () => {
  const { owner, actor } = await createMember(db);
  const id = crypto.randomUUID();
  const near = { idem: id, what: "A fall", place: "Gate 2", happenedOn: TODAY, siteZone: "UTC" };
  expect(await reportNearMiss({ db, now }, actor, near)).toEqual(OK);
  const guard = contributes.guardedFiles[REPORT_FILES];
  const record = { workspace: actor.workspace, id };
  const writes = { owner: actor.owner, may: (of: never) => mayWrite(actor, of) };
  const reads = { ...writes, may: (of: never) => mayWrite(fresh(), of) };
  const open = (reader: typeof writes) => guard?.({ db, now }, reader as never, record);
  expect([await open(writes), await open(reads), await listAudit(db, owner)]).toEqual([true, true, []]);
  await db.update(safetyReports).set({ kind: "injury" }).where(eq(safetyReports.id, id));
  expect([await open(reads), await open(writes), await open(writes)]).toEqual([false, true, true]);
  const log = await listAudit(db, owner);
  expect(log.map(({ act }) => act)).toEqual(["medical.opened"]);
  await db.update(safetyReports).set({ sample: true }).where(eq(safetyReports.id, id));
  expect(await open(writes)).toBe(true);
  expect(await listAudit(db, owner)).toHaveLength(1);
});

test("without room for an observation its photo is not kept either, and those of examples take room as well", async () => {
  const actor = fresh();
  const key = crypto.randomUUID();
  await db.run(sql`insert into safety_observations (id, workspace_id, is_safe, what, place, seen_on, sample, created_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${SAFETY_LIMITS.reports})
    select ${key} || i, ${actor.workspace}, 1, 'Tied off', '', ${TODAY}, 1, ${now().toISOString()} from n`);
  const one = seen({ photo: { name: "roof.png", bytes: png() } });
  expect(await observe(store, actor, one)).toEqual({ ok: false, error: "full" });
  expect(await db.$count(files, eq(files.id, one.idem))).toBe(0);
});

test("what waited for the network was seen when it was written, as far back as a phone may lie in a truck", () => {
  const at = (days: number) =>
    seenAt(
      new Request("https://groundwork.example/", {
        headers: { "X-Waiting": "guest", "X-Waited": String(days * 86_400_000) },
      }),
      new Date("2026-03-20T15:00:00.000Z"),
    ).toISOString();
  expect([at(0), at(3), at(90)].map((moment) => moment.slice(0, 10))).toEqual([
    ...["2026-03-20", "2026-03-17", "2026-03-20"],
  ]);
});
