import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { readNeeds } from "~/services/needs.ts";
import { lienClocks } from "~db/schema/back-office.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { desk } from "../../../../tests/desk.ts";
import { createClock } from "../../../../tests/factories.ts";
import { saveClock, saveRule, startClock } from "./clock.commands.server.ts";
import { clockNeeds } from "./clock.needs.server.ts";
import { clocksIcs, clocksView } from "./clock.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const given = { db, now, language: "en" as const, formKey: key };
const TODAY = "2026-03-02";
const view = (actor: Person) => clocksView(given, { ...actor, role: "owner" }, { day: TODAY });

const { fresh, jobOf } = desk(db, now);

const CLOCK = { usState: "CA", firstOn: "2026-02-20", lastOn: null as string | null };

test("a job has one clock, however often its form is sent", async () => {
  const actor = await fresh();
  const form = { idem: key(), project: await jobOf(actor), ...CLOCK };
  expect(await Promise.all([1, 2, 3].map(() => startClock(deps, actor, form)))).toEqual(
    [1, 2, 3].map(() => ({ ok: true })),
  );
  expect(await startClock(deps, actor, { ...form, idem: key() })).toEqual({ ok: false, error: "taken" });
  const shown = await view(actor);
  expect(shown.clocks.map(({ deadlines }) => deadlines)).toEqual([
    [{ kind: "notice", day: "2026-03-12", daysLeft: 10, state: "soon", weekend: false, doneOn: null }],
  ]);
  expect(shown.jobs).toEqual([]);
});

test("a clock is started and read in one's own workspace only, and does not run backward", async () => {
  const [actor, stranger] = [await fresh(), await fresh()];
  const project = await jobOf(actor);
  expect(await startClock(deps, stranger, { idem: key(), project, ...CLOCK })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await startClock(deps, actor, { idem: key(), project, ...CLOCK, lastOn: "2026-02-19" })).toEqual({
    ok: false,
    error: "backward",
  });
  const clock = key();
  await startClock(deps, actor, { idem: clock, project, ...CLOCK });
  const edit = {
    clock,
    version: 1,
    firstOn: "2026-02-20",
    lastOn: "2026-02-27",
    noticeSentOn: "2026-03-01",
    lienFiledOn: null,
  };
  expect(await saveClock(deps, stranger, edit)).toEqual({ ok: false, error: "gone" });
  expect(await saveClock(deps, actor, edit)).toEqual({ ok: true });
  expect(await saveClock(deps, actor, edit)).toEqual({ ok: false, error: "stale" });
  expect((await view(stranger)).clocks).toEqual([]);
  const [shown] = (await view(actor)).clocks;
  expect(shown?.deadlines.map(({ kind, state, day }) => [kind, state, day])).toEqual([
    ["notice", "done", "2026-03-12"],
    ["lien", "running", "2026-05-28"],
  ]);
});

test("a workspace changes the days of a state, once for the version that it saw, and others keep ours", async () => {
  const [actor, other] = [await fresh(), await fresh()];
  await startClock(deps, actor, { idem: key(), project: await jobOf(actor), ...CLOCK });
  const rule = { usState: "CA", version: 0, noticeDays: 15, lienDays: 60, source: "Counsel", day: TODAY };
  expect(await saveRule(deps, actor, rule)).toEqual({ ok: true });
  expect(await saveRule(deps, actor, rule)).toEqual({ ok: true });
  expect(await saveRule(deps, actor, { ...rule, noticeDays: 16 })).toEqual({ ok: false, error: "stale" });
  expect(await saveRule(deps, actor, { ...rule, version: 1, noticeDays: null })).toEqual({ ok: true });
  const of = async (person: Person) => (await view(person)).rules.find(({ usState }) => usState === "CA");
  expect([(await of(actor))?.noticeDays, (await of(actor))?.isOwn, (await of(other))?.noticeDays]).toEqual([
    null,
    true,
    20,
  ]);
  expect((await view(actor)).clocks[0]?.deadlines).toEqual([]);
});

test("what is due soon waits for whoever may write, and open deadlines are days of a calendar", async () => {
  const actor = await fresh();
  const clock = key();
  await startClock(deps, actor, { idem: clock, project: await jobOf(actor), ...CLOCK });
  const of = (workspace: Parameters<typeof mayWrite>[1], isSample: unknown) =>
    sql`(${workspace} = ${actor.workspace} and ${mayWrite(actor, workspace)} and not ${isSample})`;
  const needs = () => readNeeds(db, [clockNeeds] as never, { of: of as never, day: TODAY, language: "en" });
  expect((await needs()).map(({ dueOn, name }) => [dueOn, name])).toEqual([["2026-03-12", "Sample house"]]);
  const ics = clocksIcs(await view(actor), { host: "example.com", now: now(), language: "en" });
  expect(ics).toContain("DTSTART;VALUE=DATE:20260312");
  expect(ics.match(/BEGIN:VEVENT/g)?.length).toBe(1);
  await db.update(lienClocks).set({ noticeSentOn: TODAY }).where(eq(lienClocks.id, clock));
  expect(await needs()).toEqual([]);
});
