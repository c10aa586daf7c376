import { expect, test } from "vitest";
import { inOwn, listAudit } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { safetyReports } from "~db/schema/safety.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { removeReport, reportNearMiss, saveReport, setHours } from "./dashboard.commands.server.ts";
import contributes from "./dashboard.contributes.server.ts";
import { findReport } from "./dashboard.queries.server.ts";
import { dashboardView, logView, reportView } from "./dashboard.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const store = { db, now, bucket: undefined };
const TODAY = "2026-03-02";
const context = { db, now, formKey: () => crypto.randomUUID() };

const fresh = () => inOwn(freshGuest());
const near = (idem: string) => ({
  ...{ idem, what: "A brace fell", place: "Gate 2", happenedOn: "2026-02-10", siteZone: "America/New_York" },
});
const hurt = {
  kind: "injury",
  what: "A fall",
  happenedOn: "2026-02-10",
  siteZone: "UTC",
  injury: "Broken wrist",
};

async function reported(
  actor: ReturnType<typeof fresh>,
  kept: Partial<typeof safetyReports.$inferInsert> = {},
) {
  const idem = crypto.randomUUID();
  expect(await reportNearMiss(deps, actor, near(idem))).toEqual({ ok: true });
  if (Object.keys(kept).length > 0)
    expect(await saveReport(deps, actor, { id: idem, version: 1, kept: { ...hurt, ...kept } })).toEqual({
      ok: true,
    });
  return idem;
}

test("a near miss that is sent twice stands once, and nothing about its sender is kept but the workspace", async () => {
  const actor = fresh();
  const idem = await reported(actor);
  expect(await reportNearMiss(deps, actor, near(idem))).toEqual({ ok: true });
  const view = await dashboardView(context, actor, { page: 1, today: TODAY });
  expect(view.total).toBe(1);
  expect(view.leading.nearMisses).toBe(1);
  expect(await findReport(db, actor, idem)).toMatchObject({ person: "", kind: "near-miss", sample: false });
});

test("a report is none of another workspace's: neither read nor changed nor taken away", async () => {
  const owner = fresh();
  const id = await reported(owner);
  const other = fresh();
  expect(await findReport(db, other, id)).toBeUndefined();
  expect(await saveReport(deps, other, { id, version: 1, kept: hurt })).toEqual({ ok: false, error: "gone" });
  await removeReport(store, other, { id, version: 1 });
  expect(await findReport(db, owner, id)).toMatchObject({ what: "A brace fell", version: 1 });
});

test("a second who saves is told, and the same form sent again is no second change", async () => {
  const actor = fresh();
  const id = await reported(actor, { outcome: "other" });
  const again = { id, version: 1, kept: { ...hurt, outcome: "other" } };
  expect(await saveReport(deps, actor, again)).toEqual({ ok: true });
  expect(await saveReport(deps, actor, { ...again, kept: { ...hurt, outcome: "away" } })).toEqual({
    ...{ ok: false, error: "stale" },
  });
});

test("a rate needs hours, and then counts the cases and hours of its months and no example", async () => {
  const actor = fresh();
  await reported(actor, { outcome: "other" });
  await reported(actor, {
    outcome: "restricted",
    restrictedFrom: "2026-02-11",
    restrictedUntil: "2026-02-13",
  });
  await reported(actor, { outcome: "first-aid" });
  await db.insert(safetyReports).values({
    ...{ ...hurt, id: crypto.randomUUID(), workspace: actor.workspace, outcome: "away", sample: true },
    createdAt: now().toISOString(),
  });
  const rates = async () => (await dashboardView(context, actor, { page: 1, today: TODAY })).rates[0];
  expect(await rates()).toMatchObject({ typed: 0, trir: { cases: 2, rate: undefined }, dart: { cases: 1 } });
  expect(await setHours(deps, actor, { month: "2026-02", hours: 1, people: 1 })).toEqual({ ok: true });
  expect(await setHours(deps, actor, { month: "2026-02", hours: 10_000, people: 60 })).toEqual({ ok: true });
  expect(await rates()).toMatchObject({ typed: 1, trir: { rate: 40 }, dart: { rate: 20, isSmall: true } });
});

test("Form 300A counts the rows of Form 300, and a privacy case has no name on it", async () => {
  const actor = fresh();
  const away = { awayFrom: "2026-02-11", awayUntil: "2026-02-20" };
  await reported(actor, { outcome: "away", person: "Carpenter 3", isPrivate: true, ...away });
  await reported(actor, { outcome: "other", person: "Mason 1", caseType: "hearing" });
  await reported(actor);
  await setHours(deps, actor, { month: "2026-01", hours: 1_000, people: 7 });
  await setHours(deps, actor, { month: "2026-02", hours: 1_200, people: 9 });
  const log = await logView(context, actor, { year: "2026", today: TODAY });
  expect(log.lines.map(({ person }) => person).sort()).toEqual(["Mason 1", undefined]);
  expect(log).toMatchObject({
    totals: { G: 0, H: 1, I: 0, J: 1, K: 10, L: 0, M: [1, 0, 0, 0, 1, 0] },
    ...{ hours: 2_200, averagePeople: 8 },
  });
  expect((await logView(context, actor, { year: "2025", today: TODAY })).lines).toEqual([]);
});

test("severity counts the days of its months, and the places stand with how many reports they have", async () => {
  const actor = fresh();
  const away = { awayFrom: "2026-02-11", awayUntil: "2026-02-15" };
  await reported(actor, { outcome: "away", place: " gate 2", ...away });
  await reported(actor);
  await reported(actor, { outcome: "other", place: "Roof" });
  const board = () => dashboardView(context, actor, { page: 1, today: TODAY });
  expect((await board()).rates[0]).toMatchObject({
    ...{ severity: { cases: 5, rate: undefined }, nearMisses: { cases: 1, rate: undefined } },
  });
  await setHours(deps, actor, { month: "2026-02", hours: 10_000, people: 60 });
  const { rates, hotspots } = await board();
  expect(rates[0]).toMatchObject({ severity: { rate: 100 }, nearMisses: { rate: 20, isSmall: true } });
  expect(hotspots).toMatchObject({
    reports: 3,
    places: [
      { reports: 2, hurt: 1 },
      { place: "Roof", reports: 1, hurt: 1 },
    ],
  });
});

test("who opens a case with an injury stands in the log of the workspace once an hour, without a name of who was hurt", async () => {
  const { owner, actor: person } = await createMember(db);
  const actor = { ...person, role: "owner" as const };
  const clock = createClock();
  const asked = { ...context, now: clock.now, language: "en" as const };
  const id = await reported(actor, { person: "Mason 4", outcome: "other" });
  const plain = await reported(actor);
  const open = (which: string) => reportView(asked, actor, { id: which, today: TODAY });
  await Promise.all([open(id), open(id), open(plain)]);
  await logView(asked, actor, { year: "2026", today: TODAY });
  clock.advance(2 * 60 * 60 * 1000);
  await open(id);
  const log = (await listAudit(db, owner)).reverse();
  expect(log.map(({ act, details, actor: by }) => [act, details, by])).toEqual([
    ["medical.opened", { record: id.slice(0, 8).toUpperCase() }, owner],
    ["medical.listed", { record: "2026" }, owner],
    ["medical.opened", { record: id.slice(0, 8).toUpperCase() }, owner],
  ]);
  expect(JSON.stringify(log)).not.toContain("Mason 4");
});

test("a guest's case is opened without a log, and whoever only reads sees neither name nor injury and leaves no entry", async () => {
  const guest = { ...fresh(), role: "owner" as const };
  const id = await reported(guest, { person: "Mason 4" });
  const asked = { ...context, language: "en" as const };
  expect((await reportView(asked, guest, { id, today: TODAY }))?.fields.injury).toBe("Broken wrist");
  expect(await listAudit(db, guest.workspace)).toEqual([]);
  const { owner, actor } = await createMember(db);
  const own = await reported(actor, { person: "Mason 4" });
  const seen = await reportView(asked, { ...actor, role: "viewer" }, { id: own, today: TODAY });
  expect([seen?.fields.injury, seen?.fields.person]).toEqual(["", ""]);
  expect(await listAudit(db, owner)).toEqual([]);
});

test("the examples are eighteen months that read as a trend, count for no figure, and yield to the first report of one's own", async () => {
  const actor = fresh();
  const at = {
    workspace: actor.workspace as never,
    language: "en" as const,
    now: new Date(`${TODAY}T12:00:00Z`),
  };
  await runTogether(db, contributes.samples(db, at));
  const view = await dashboardView(context, actor, { page: 1, today: TODAY });
  expect(view.trend.isSample).toBe(true);
  expect(view.trend.months).toHaveLength(18);
  expect(view.trend.months.reduce((sum, { nears }) => sum + nears, 0)).toBe(43);
  expect(view.trend.months.reduce((sum, { cases }) => sum + cases, 0)).toBe(5);
  expect(view.trend.months.at(-1)?.trir?.rate).toBeGreaterThan(0);
  expect([view.rates[0]?.trir.cases, view.hours, view.leading.nearMisses]).toEqual([0, [], 0]);
  expect((await logView(context, actor, { year: "2025", today: TODAY })).lines).toEqual([]);
  await reported(actor);
  const { trend } = await dashboardView(context, actor, { page: 1, today: TODAY });
  expect([trend.isSample, trend.months.at(-1)?.nears]).toEqual([false, 1]);
});
