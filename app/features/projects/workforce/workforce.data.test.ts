import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { move } from "~/engines/process/process.server.ts";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { removeSamples } from "~/services/sample-data.server.ts";
import {
  workforceCorrections,
  workforceCrews,
  workforcePunches,
  workforceWeeks,
  workforceWorkers,
} from "~db/schema/workforce.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { freshGuest } from "../../../../tests/factories.ts";
import { approveShifts } from "./approvals.commands.server.ts";
import { type Clocking, clock } from "./clock.commands.server.ts";
import { addWorker, makeCrew, removeCrew, saveWorker } from "./crews.commands.server.ts";
import { addShift, fixShift } from "./fix.commands.server.ts";
import week from "./week.process.server.ts";
import { weekId } from "./weeks.server.ts";
import contribution from "./workforce.contributes.server.ts";
import { CREW, WORKER } from "./workforce.limits.ts";
import {
  findWorker,
  readCrew,
  readHeld,
  readShift,
  readWeek,
  readWorkforce,
} from "./workforce.queries.server.ts";

const db = testDatabase();
/** A Wednesday. */
const DAY = "2026-05-06";
const WEEK = "2026-05-04";
const moment = (time: string, day = DAY) => `${day}T${time}:00.000Z`;
const at = (time: string, day = DAY) => ({ db, now: () => new Date(moment(time, day)) });
const OK = { ok: true };
const key = () => crypto.randomUUID();

async function crewOf(actor: Person, names: readonly string[]) {
  const made = await makeCrew(at("06:00"), actor, {
    ...{ idem: key(), name: "Framing", site: "", siteZone: "UTC", fenceMetres: 200, ruleSet: "flsa" },
    ...{ weekStart: 1, burdenPercent: 0 },
  });
  if (!made.ok) throw new Error(made.error);
  const workers: string[] = [];
  for (const name of names) {
    const idem = key();
    expect(
      await addWorker(at("06:00"), actor, { crew: made.id, idem, name, trade: "", rateCents: 3_000 }),
    ).toEqual(OK);
    workers.push(idem);
  }
  return { crew: made.id, workers };
}

const press = (
  crew: string,
  workers: readonly string[],
  act: Clocking["act"],
  time: string,
  more: Partial<Clocking> = {},
) => ({
  ...{ idem: key(), crew, workers, act, at: moment(time), code: "", site: "", breakMinutes: 0 },
  source: "crew" as const,
  ...more,
});

const fresh = () => inOwn(freshGuest());
const shiftsOf = (crew: string) =>
  db.select().from(workforcePunches).where(eq(workforcePunches.crewId, crew)).orderBy(workforcePunches.inAt);

test("a crew is clocked in by one press, and who is in already is named and not clocked in twice", async () => {
  const actor = fresh();
  const { crew, workers } = await crewOf(actor, ["Carpenter 1", "Carpenter 2"]);
  const [first = ""] = workers;
  expect(await clock(at("07:00"), actor, press(crew, [first], "in", "07:00"))).toMatchObject({
    done: 1,
    skipped: [],
  });
  const both = press(crew, workers, "in", "07:05");
  expect(await clock(at("07:05"), actor, both)).toMatchObject({ done: 1, skipped: ["Carpenter 1"] });
  // The same form again, at the same time from another tab too.
  await Promise.all([clock(at("07:06"), actor, both), clock(at("07:06"), actor, both)]);
  expect(await shiftsOf(crew)).toHaveLength(2);
  const out = press(crew, workers, "out", "15:30", { breakMinutes: 30 });
  expect(await clock(at("15:30"), actor, out)).toMatchObject({ done: 2, skipped: [] });
  await clock(at("15:31"), actor, press(crew, workers, "in", "15:31"));
  expect(await clock(at("15:32"), actor, { ...out, at: moment("15:32") })).toMatchObject({ done: 2 });
  expect((await shiftsOf(crew)).map(({ outAt }) => outAt)).toEqual([
    ...[moment("15:30"), moment("15:30"), null, null],
  ]);
});

test("switching the job ends one shift and begins the next in the same minute, and begins none for who is not in", async () => {
  const actor = fresh();
  const { crew, workers } = await crewOf(actor, ["Mason 1", "Mason 2"]);
  await clock(at("07:00"), actor, press(crew, workers.slice(0, 1), "in", "07:00", { code: "A" }));
  const turn = press(crew, workers, "switch", "10:00", { code: "B" });
  expect(await clock(at("10:00"), actor, turn)).toMatchObject({ done: 1, skipped: ["Mason 2"] });
  await clock(at("10:01"), actor, turn);
  expect((await shiftsOf(crew)).map(({ inAt, outAt, code }) => [inAt, outAt, code])).toEqual([
    [moment("07:00"), moment("10:00"), "A"],
    [moment("10:00"), null, "B"],
  ]);
});

test("the same worker stands in a crew once, however the name is written, and comes back from another form", async () => {
  const actor = fresh();
  const { crew, workers } = await crewOf(actor, ["Carpenter 1", "Carpenter 2"]);
  const typed = { crew, name: " CARPENTER  1", trade: "", rateCents: 0 };
  expect(await addWorker(at("06:00"), actor, { ...typed, idem: key() })).toEqual({
    ok: false,
    error: "twice",
  });
  expect(
    await addWorker(at("06:00"), actor, { ...typed, name: "Carpenter 1", idem: workers[0] ?? "" }),
  ).toEqual(OK);
  const other = {
    id: workers[1] ?? "",
    version: 1,
    active: true,
    name: "carpenter 1",
    trade: "",
    rateCents: 1,
  };
  expect(await saveWorker({ db }, actor, other)).toEqual({ ok: false, error: "twice" });
  expect(await saveWorker({ db }, actor, { ...other, name: "Carpenter 9" })).toEqual(OK);
  expect(await saveWorker({ db }, actor, { ...other, name: "Carpenter 9" })).toEqual(OK);
  expect(await saveWorker({ db }, actor, { ...other, name: "Carpenter 8" })).toEqual({
    ok: false,
    error: "stale",
  });
});

test("a correction keeps what was punched, says from what to what and why, and happens once", async () => {
  const actor = fresh();
  const { crew, workers } = await crewOf(actor, ["Roofer 1"]);
  await clock(at("07:00"), actor, press(crew, workers, "in", "07:00"));
  const [shift] = await shiftsOf(crew);
  const fix = {
    ...{ punch: shift?.id ?? "", idem: key(), version: 1, kind: "missed_out", reason: "Phone was flat" },
    times: { inAt: moment("07:00"), outAt: moment("15:30"), breakMinutes: 30, code: "A" },
  };
  expect(await fixShift(at("20:00"), actor, fix)).toMatchObject(OK);
  expect(await fixShift(at("20:00"), actor, fix)).toMatchObject(OK);
  expect(await fixShift(at("20:00"), actor, { ...fix, idem: key() })).toEqual({ ok: false, error: "stale" });
  const read = await readShift(db, actor, fix.punch);
  expect(read?.punch).toMatchObject({ outAt: moment("15:30"), firstInAt: moment("07:00"), firstOutAt: null });
  expect(
    read?.corrections.map(({ kind, reason, before }) => [kind, reason, JSON.parse(before).outAt]),
  ).toEqual([["missed_out", "Phone was flat", null]]);
});

test("typed times of thirty hours, the wrong way round, in the future or over another shift are refused", async () => {
  const actor = fresh();
  const { crew, workers } = await crewOf(actor, ["Tiler 1"]);
  const [worker = ""] = workers;
  const add = (inAt: string, outAt: string, idem = key()) =>
    addShift(at("20:00"), actor, {
      ...{ worker, idem, reason: "Paper sheet" },
      times: { inAt, outAt, breakMinutes: 0, code: "" },
    });
  expect(await add(moment("07:00", "2026-05-04"), moment("13:00", "2026-05-05"))).toMatchObject({
    error: "tooLong",
  });
  expect(await add(moment("15:00"), moment("07:00"))).toMatchObject({ error: "negative" });
  expect(await add(moment("15:00"), moment("21:00"))).toMatchObject({ error: "future" });
  const same = key();
  expect(await add(moment("07:00"), moment("12:00"), same)).toEqual(OK);
  expect(await add(moment("07:00"), moment("12:00"), same)).toEqual(OK);
  expect(await add(moment("11:00"), moment("13:00"))).toMatchObject({ error: "overlap" });
  const two = await Promise.all([
    add(moment("13:00"), moment("14:00")),
    add(moment("13:30"), moment("14:30")),
  ]);
  expect(two.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shiftsOf(crew)).toHaveLength(2);
});

test("hours of another workspace are none of somebody's: nothing is read, clocked or corrected", async () => {
  const actor = fresh();
  const stranger = fresh();
  const { crew, workers } = await crewOf(actor, ["Welder 1"]);
  await clock(at("07:00"), actor, press(crew, workers, "in", "07:00"));
  const [shift] = await shiftsOf(crew);
  expect(await readCrew(db, stranger, { id: crew, since: WEEK })).toBeUndefined();
  expect(await findWorker(db, stranger, workers[0] ?? "")).toBeUndefined();
  expect(await readShift(db, stranger, shift?.id ?? "")).toBeUndefined();
  expect(await clock(at("08:00"), stranger, press(crew, workers, "out", "08:00"))).toEqual({
    ok: false,
    error: "gone",
  });
  const fix = { punch: shift?.id ?? "", idem: key(), version: 1, kind: "void", reason: "No" };
  expect(await fixShift(at("08:00"), stranger, fix)).toEqual({ ok: false, error: "gone" });
  expect(await removeCrew({ db }, stranger, crew)).toEqual(OK);
  expect((await shiftsOf(crew))[0]).toMatchObject({ outAt: null, void: false });
});

test("a week is submitted once it is over and nobody is clocked in; then nothing of it changes until it is handed back", async () => {
  const actor = fresh();
  const { crew, workers } = await crewOf(actor, ["Painter 1"]);
  await clock(at("07:00"), actor, press(crew, workers, "in", "07:00"));
  const record = weekId(crew, WEEK);
  const standing = async (day: string) =>
    (await readWeek(db, actor, { crew, weekOn: WEEK, now: new Date(moment("08:00", day)) }))?.standing;
  const go = async (transition: string, day: string, note?: string) =>
    move(at("08:00", day), week, actor, {
      ...{ record, transition, version: (await standing(day))?.version, idem: key(), note },
    });
  expect(await go("submit", "2026-05-07")).toMatchObject({ error: "blocked", guard: "over" });
  expect(await go("submit", "2026-05-11")).toMatchObject({ error: "blocked", guard: "noneOpen" });
  const seen = (await standing("2026-05-11"))?.version ?? 0;
  await clock(at("15:00"), actor, press(crew, workers, "out", "15:00"));
  // The hours are others than those on the page.
  const old = { record, transition: "submit", version: seen, idem: key() };
  expect(await move(at("08:00", "2026-05-11"), week, actor, old)).toMatchObject({ error: "stale" });
  expect(await go("submit", "2026-05-11")).toMatchObject({ error: "blocked", guard: "daysApproved" });
  const [shift] = await shiftsOf(crew);
  const looked = { crew, shifts: [{ id: shift?.id ?? "", version: shift?.version ?? 0 }] };
  expect(await approveShifts(at("08:00", "2026-05-11"), actor, looked)).toEqual(OK);
  expect(await go("submit", "2026-05-11")).toMatchObject({ state: "submitted" });
  const fix = {
    ...{ punch: shift?.id ?? "", idem: key(), version: shift?.version ?? 0, kind: "typed", reason: "Later" },
    times: { inAt: moment("07:00"), outAt: moment("16:00"), breakMinutes: 0, code: "" },
  };
  expect(await fixShift(at("09:00", "2026-05-11"), actor, fix)).toEqual({ ok: false, error: "locked" });
  const more = {
    worker: workers[0] ?? "",
    idem: key(),
    reason: "x",
    times: { ...fix.times, inAt: moment("15:00") },
  };
  expect(await addShift(at("09:00", "2026-05-11"), actor, more)).toEqual({ ok: false, error: "locked" });
  expect(await go("approve", "2026-05-11")).toMatchObject({ state: "approved" });
  expect(await go("handBack", "2026-05-11", "An hour is missing")).toMatchObject({ state: "draft" });
  expect(await fixShift(at("09:00", "2026-05-11"), actor, fix)).toMatchObject(OK);
});

test("whoever holds a worker's link clocks that worker alone, sees no pay, and nothing more once it is revoked", async () => {
  const owner = fresh();
  const { crew, workers } = await crewOf(owner, ["Plumber 1", "Plumber 2"]);
  const [first = "", second = ""] = workers;
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const secrets = {
    ...{ ...at("06:00"), secret: "s".repeat(32), passwords },
    contributions: { links: contribution.links },
  };
  const made = await makeLink(secrets, owner, {
    ...{ idem: key(), workspace: owner.workspace, subject: { type: WORKER, id: first } },
    ...{ name: "Phone", verbs: ["read", "sign"] as const, kind: "person" as const, days: 7, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: new Date(moment("07:00")) };
  const mine = { source: "phone" as const };
  expect(await clock(at("07:00"), holder, press(crew, [first], "in", "07:00", mine))).toMatchObject({
    done: 1,
  });
  expect(await clock(at("07:00"), holder, press(crew, [second], "in", "07:00", mine))).toMatchObject({
    ok: false,
  });
  const held = await readHeld(db, holder, { type: WORKER, id: first, since: WEEK });
  expect(held?.workers.map(({ name }) => name)).toEqual(["Plumber 1"]);
  expect(JSON.stringify(held)).not.toMatch(/rate/i);
  expect(await readHeld(db, holder, { type: CREW, id: crew, since: WEEK })).toBeUndefined();
  await revokeLink(at("08:00"), owner, holder.link);
  expect(await clock(at("15:00"), holder, press(crew, [first], "out", "15:00", mine))).toMatchObject({
    ok: false,
  });
  expect((await shiftsOf(crew)).map(({ outAt }) => outAt)).toEqual([null]);
});

test("the examples are nine workers and three weeks, stay out of the figures, and go by one press", async () => {
  const actor = fresh();
  const now = new Date(moment("12:00", "2026-11-25"));
  await runTogether(db, contribution.samples(db, { workspace: actor.workspace, language: "es", now }));
  const [shown] = (await readWorkforce(db, actor)).crews;
  expect(shown).toMatchObject({ workers: 9, sample: true });
  const all = await readCrew(db, actor, { id: shown?.id ?? "", since: "2026-11-01" });
  expect(all?.punches.length).toBeGreaterThan(120);
  await removeSamples(db, contribution.owned, actor.workspace);
  for (const table of [
    workforceCrews,
    workforceWorkers,
    workforcePunches,
    workforceWeeks,
    workforceCorrections,
  ])
    expect(await db.$count(table, eq(table.workspace, actor.workspace))).toBe(0);
});
