import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether, type Statement } from "~/services/contribution.ts";
import { projects } from "~db/schema/projects.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { sites } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { changeLostTime, recordLostTime, removeLostTime, setTerms } from "./days.commands.server.ts";
import { KINDS } from "./kinds.data.ts";
import { sampleDays } from "./sample-days.data.ts";
import { keepForecast, resetLimits, setLimits, setTaskKind } from "./weather.commands.server.ts";
import contribution from "./weather.contributes.server.ts";
import { findWeatherSite, readLimits, readWeather, readWeatherDays } from "./weather.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const fresh = (): Person => inOwn(freshGuest());
/** A viewer of nothing: in another's workspace. */
const inOf = (owner: Person): Person => ({ ...fresh(), workspace: owner.workspace });

async function project(actor: Person, sample = false): Promise<string> {
  const id = crypto.randomUUID();
  const at = now().toISOString();
  await db.insert(projects).values({
    ...{ id, workspace: actor.workspace, name: "Sample job", siteZone: "America/Chicago", sample },
    ...{ stateSince: at, createdAt: at },
  });
  return id;
}

async function site(actor: Person): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(sites).values({
    ...{
      id,
      workspace: actor.workspace,
      name: "Sample gate",
      status: "active",
      latitude: 40.7,
      longitude: -74,
    },
    ...{ siteZone: "America/New_York", createdAt: now().toISOString() },
  });
  return id;
}

const LOST = {
  day: "2026-02-03",
  hours: 60,
  weather: "Rain 0.8 in",
  tasks: "Rafters",
  evidence: "Gauge",
};

test("lost time that is sent three times at once stands once", async () => {
  const actor = fresh();
  const id = await project(actor);
  const form = { project: id, idem: crypto.randomUUID(), ...LOST };
  const results = await Promise.all([1, 2, 3].map(() => recordLostTime(deps, actor, form)));
  expect(results).toEqual(Array(3).fill({ ok: true }));
  const found = await readWeatherDays(db, actor, id);
  expect(found?.events.map(({ day, tenths, sample }) => [day, tenths, sample])).toEqual([
    ["2026-02-03", 60, false],
  ]);
});

test("a day is recorded once: of two people the second gets the record that stands there", async () => {
  const actor = fresh();
  const id = await project(actor);
  await recordLostTime(deps, actor, { project: id, idem: crypto.randomUUID(), ...LOST });
  const other = { project: id, idem: crypto.randomUUID(), ...LOST, weather: "Hail" };
  expect(await recordLostTime(deps, actor, other)).toMatchObject({
    ok: false,
    error: "taken",
    current: { weather: "Rain 0.8 in" },
  });
});

test("of two changes the second is told what stands, and none is moved onto a day that is taken", async () => {
  const actor = fresh();
  const id = await project(actor);
  const [event, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await recordLostTime(deps, actor, { project: id, idem: event, ...LOST });
  await recordLostTime(deps, actor, { project: id, idem: other, ...LOST, day: "2026-02-04" });
  const change = { project: id, event, version: 1, ...LOST, hours: 80 };
  expect(await changeLostTime(deps, actor, change)).toEqual({ ok: true });
  expect(await changeLostTime(deps, actor, change)).toEqual({ ok: true });
  expect(await changeLostTime(deps, actor, { ...change, hours: 10 })).toMatchObject({
    error: "stale",
    current: { tenths: 80, version: 2 },
  });
  expect(await changeLostTime(deps, actor, { ...change, version: 2, day: "2026-02-04" })).toMatchObject({
    error: "taken",
    current: { id: other },
  });
  expect(await removeLostTime(deps, actor, { project: id, event, version: 1 })).toMatchObject({
    error: "stale",
  });
  expect(await removeLostTime(deps, actor, { project: id, event, version: 2 })).toEqual({ ok: true });
  expect(await removeLostTime(deps, actor, { project: id, event, version: 2 })).toEqual({ ok: true });
});

test("others neither read nor write the days of a project", async () => {
  const actor = fresh();
  const id = await project(actor);
  for (const other of [fresh(), inOf(actor)]) {
    expect(await readWeatherDays(db, other, id)).toBeUndefined();
    const form = { project: id, idem: crypto.randomUUID(), ...LOST };
    expect(await recordLostTime(deps, other, form)).toMatchObject({ ok: false });
    expect(
      await setTerms(deps, other, { project: id, version: 0, allowance: Array(12).fill(9), dayTenths: 10 }),
    ).toMatchObject({ ok: false });
  }
  const found = await readWeatherDays(db, actor, id);
  expect([found?.events, found?.terms]).toEqual([[], undefined]);
});

test("the allowance is set once from nothing, and then by its version", async () => {
  const actor = fresh();
  const id = await project(actor);
  const terms = { project: id, version: 0, allowance: [2, 2, ...Array(10).fill(1)], dayTenths: 40 };
  expect(await setTerms(deps, actor, terms)).toEqual({ ok: true });
  expect(await setTerms(deps, actor, terms)).toEqual({ ok: true });
  expect(await setTerms(deps, actor, { ...terms, dayTenths: 50 })).toMatchObject({ error: "stale" });
  expect(await setTerms(deps, actor, { ...terms, version: 1, dayTenths: 50 })).toEqual({ ok: true });
  expect((await readWeatherDays(db, actor, id))?.terms).toEqual({
    allowance: terms.allowance.join(" "),
    dayTenths: 50,
    version: 2,
  });
});

test("limits of one's own stand in place of ours until they are taken back", async () => {
  const actor = fresh();
  const limits = { at: { gust: { caution: 15, stop: 25 } } };
  const own = { kind: "crane" as const, version: 0, limits, reason: "Chart of the sample crane" };
  expect(await setLimits(deps, actor, own)).toEqual({ ok: true });
  expect(await setLimits(deps, actor, { ...own, limits: KINDS.crane })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await readLimits(db, actor)).toEqual([
    { kind: "crane", limits, reason: "Chart of the sample crane", version: 1 },
  ]);
  expect(await readLimits(db, fresh())).toEqual([]);
  expect(await resetLimits(deps, actor, { kind: "crane", version: 7 })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await resetLimits(deps, actor, { kind: "crane", version: 1 })).toEqual({ ok: true });
  expect(await readLimits(db, actor)).toEqual([]);
  expect(await setLimits(deps, inOf(actor), own)).toEqual({ ok: false, error: "not-allowed" });
});

test("a task has the limits that somebody said, of a schedule that is theirs", async () => {
  const actor = fresh();
  const [schedule, task] = [crypto.randomUUID(), crypto.randomUUID()];
  const at = now().toISOString();
  const { workspace } = actor;
  await db.insert(schedules).values({
    ...{ id: schedule, workspace, name: "Sample", startOn: "2026-03-02", dataDate: "2026-03-02" },
    ...{ createdAt: at, updatedAt: at },
  });
  await db.insert(scheduleTasks).values({
    id: task,
    workspace,
    scheduleId: schedule,
    number: 1,
    name: "Beams",
    duration: 2,
    createdAt: at,
  });
  expect(await setTaskKind(deps, actor, { schedule, task, kind: "crane" })).toEqual({ ok: true });
  expect(await setTaskKind(deps, actor, { schedule, task, kind: "steel" })).toEqual({ ok: true });
  expect((await readWeather(db, actor, { site: "", schedule })).kinds).toEqual([
    { taskId: task, kind: "steel" },
  ]);
  expect(await setTaskKind(deps, fresh(), { schedule, task, kind: "crane" })).toMatchObject({
    error: "gone",
  });
  expect(await setTaskKind(deps, actor, { schedule, task, kind: null })).toEqual({ ok: true });
  expect((await readWeather(db, actor, { site: "", schedule })).kinds).toEqual([]);
});

test("the newest forecast of a site is kept, and none of another's site or of where it no longer is", async () => {
  const actor = fresh();
  const id = await site(actor);
  const days = sampleDays("2026-03-02");
  const keep = (who: Person, at: string, more = days) =>
    keepForecast({ db, now: () => new Date(at) }, who, { site: id, source: "nws", days: more });
  await keep(fresh(), "2026-03-02T09:00:00.000Z");
  expect((await findWeatherSite(db, actor, id))?.kept).toBeUndefined();
  await keep(actor, "2026-03-02T10:00:00.000Z");
  await keep(actor, "2026-03-02T08:00:00.000Z", days.slice(0, 1));
  expect((await findWeatherSite(db, actor, id))?.kept).toEqual({
    source: "nws",
    days,
    fetchedAt: "2026-03-02T10:00:00.000Z",
  });
  await db.update(sites).set({ latitude: 41 });
  expect((await findWeatherSite(db, actor, id))?.kept).toBeUndefined();
});

test("a guest's limits come along at sign-in, and do not replace those of the account", async () => {
  const [guest, member] = [fresh(), fresh()];
  const own = (stop: number) => ({
    version: 0,
    limits: { at: { gust: { caution: null, stop } } },
    reason: "",
  });
  await setLimits(deps, guest, { kind: "crane", ...own(21) });
  await setLimits(deps, guest, { kind: "steel", ...own(22) });
  await setLimits(deps, member, { kind: "crane", ...own(30) });
  const hand = { guest: guest.owner, owner: member.owner };
  await runTogether(
    db,
    contribution.owned.flatMap(({ adopt }) => adopt(db, hand) as readonly Statement[]),
  );
  const found = await readLimits(db, member);
  expect(found.map(({ kind, limits }) => [kind, limits.at.gust?.stop]).sort()).toEqual([
    ["crane", 30],
    ["steel", 22],
  ]);
});

test("the examples hang on the example of a project, marked; without one there are none", async () => {
  const actor = fresh();
  const add = () =>
    runTogether(
      db,
      contribution.samples(db, {
        workspace: actor.workspace,
        language: "en",
        now: now(),
      }) as readonly Statement[],
    );
  await project(actor);
  await add();
  const id = await project(actor, true);
  await add();
  const found = await readWeatherDays(db, actor, id);
  expect(found?.events.map(({ sample }) => sample)).toEqual([true, true, true, true]);
});
