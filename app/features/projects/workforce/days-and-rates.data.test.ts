import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { workforceApprovals, workforcePunches, workforceWorkers } from "~db/schema/workforce.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { freshGuest } from "../../../../tests/factories.ts";
import { approveShifts } from "./approvals.commands.server.ts";
import { setBudget } from "./budget.server.ts";
import { clock } from "./clock.commands.server.ts";
import { addWorker, makeCrew, saveWorker } from "./crews.commands.server.ts";
import { addShift, fixShift } from "./fix.commands.server.ts";
import { weekView } from "./workforce.view.server.ts";

const db = testDatabase();
const OK = { ok: true };
const WEEK = "2026-05-04";
const key = () => crypto.randomUUID();
const moment = (time: string, day: string) => `${day}T${time}:00.000Z`;
const at = (time: string, day: string) => ({ db, now: () => new Date(moment(time, day)) });
const later = at("08:00", "2026-05-11");
const asked = { ...later, language: "en" as const, formKey: key };
const fresh = () => inOwn(freshGuest());

async function crewOf(actor: Person, rateCents = 2_000) {
  const made = await makeCrew(later, actor, {
    ...{ idem: key(), name: "Framing", site: "", siteZone: "UTC", fenceMetres: 200, ruleSet: "flsa" },
    ...{ weekStart: 1, burdenPercent: 0 },
  });
  if (!made.ok) throw new Error(made.error);
  const worker = key();
  const described = { crew: made.id, idem: worker, name: "Mason 1", trade: "", rateCents };
  expect(await addWorker(later, actor, described)).toEqual(OK);
  return { crew: made.id, worker };
}

/** A shift of a day that somebody typed, from six in the morning on. */
async function worked(
  actor: Person,
  worker: string,
  { day, hours, code = "", rateCents }: { day: string; hours: number; code?: string; rateCents?: number },
) {
  const idem = key();
  const end = new Date(Date.parse(moment("06:00", day)) + hours * 3_600_000).toISOString();
  const times = { inAt: moment("06:00", day), outAt: end, breakMinutes: 0, code };
  const added = await addShift(later, actor, {
    ...{ worker, idem, reason: "Paper sheet", times: { ...times, rateCents: rateCents ?? null } },
  });
  expect(added).toEqual(OK);
  return idem;
}

const viewOf = async (actor: Person, crew: string) => {
  const view = await weekView(asked, { ...actor, role: "owner" } as never, { id: crew, week: WEEK });
  if (!view) throw new Error("no week");
  return view;
};

test("a day is approved as it was seen: once, however often it is sent, and not by another workspace", async () => {
  const actor = fresh();
  const { crew, worker } = await crewOf(actor);
  const id = await worked(actor, worker, { day: "2026-05-05", hours: 8 });
  const seen = { crew, shifts: [{ id, version: 1 }] };
  expect(await approveShifts(later, fresh(), seen)).toEqual({ ok: false, error: "gone" });
  expect((await viewOf(actor, crew)).approvals).toEqual([
    { day: "2026-05-05", shifts: 1, approved: 0, open: 0, ready: `${id}:1` },
  ]);
  expect(await Promise.all([1, 2, 3].map(() => approveShifts(later, actor, seen)))).toEqual([OK, OK, OK]);
  const rows = await db.select().from(workforceApprovals).where(eq(workforceApprovals.punchId, id));
  expect(rows).toHaveLength(1);
  expect((await viewOf(actor, crew)).approvals).toMatchObject([{ approved: 1, ready: "" }]);
});

test("a shift that was corrected is to be approved again, and what was seen before it is told", async () => {
  const actor = fresh();
  const { crew, worker } = await crewOf(actor);
  const id = await worked(actor, worker, { day: "2026-05-05", hours: 8 });
  await approveShifts(later, actor, { crew, shifts: [{ id, version: 1 }] });
  const times = { inAt: moment("06:00", "2026-05-05"), outAt: moment("15:00", "2026-05-05") };
  const fix = { punch: id, idem: key(), version: 1, kind: "typed", reason: "An hour more" };
  const longer = { ...times, breakMinutes: 0, code: "" };
  expect(await fixShift(later, actor, { ...fix, times: longer })).toMatchObject(OK);
  expect((await viewOf(actor, crew)).approvals).toMatchObject([{ approved: 0, ready: `${id}:2` }]);
  const old = { crew, shifts: [{ id, version: 1 }] };
  expect(await approveShifts(later, actor, old)).toEqual({ ok: false, error: "stale" });
});

test("who is still clocked in is not approved", async () => {
  const actor = fresh();
  const { crew, worker } = await crewOf(actor);
  const idem = key();
  await clock(at("07:00", "2026-05-05"), actor, {
    ...{ idem, crew, workers: [worker], act: "in", at: moment("07:00", "2026-05-05"), code: "", site: "" },
    ...{ breakMinutes: 0, source: "crew" },
  });
  const open = { crew, shifts: [{ id: `${idem}:${worker}`, version: 1 }] };
  expect(await approveShifts(later, actor, open)).toEqual({ ok: false, error: "stale" });
  expect((await viewOf(actor, crew)).approvals).toMatchObject([{ shifts: 1, open: 1, ready: "" }]);
});

test("two rates in a week are paid by their weighted average, as 29 CFR 778.115 has it", async () => {
  const actor = fresh();
  const { crew, worker } = await crewOf(actor);
  // Twenty hours at 20 dollars, and 26 at 30: 1,180 dollars in 46 hours, and half the average again for six.
  for (const day of ["2026-05-04", "2026-05-05"]) await worked(actor, worker, { day, hours: 10, code: "A" });
  for (const day of ["2026-05-06", "2026-05-07"])
    await worked(actor, worker, { day, hours: 13, code: "B", rateCents: 3_000 });
  const view = await viewOf(actor, crew);
  const average = 118_000 / 46;
  expect(view.rows).toMatchObject([
    {
      ...{ minutes: 46 * 60, rates: [2_000, 3_000], rateCents: Math.round(average) },
      pay: { total: Math.round(average * 40) + Math.round(average * 6 * 1.5) },
    },
  ]);
  // 1,180.00 and 0.5 × 25.652 × 6.
  expect(view.cents).toBe(125_696);
  expect(view.costs.reduce((sum, { cents }) => sum + cents, 0)).toBe(125_696);
  const of = (code: string) => view.costs.find((cost) => cost.code === code)?.cents ?? 0;
  expect(of("B") / of("A")).toBeCloseTo(78_000 / 40_000, 3);
});

test("a new rate counts from the next shift on, and for those of open weeks where somebody says so", async () => {
  const actor = fresh();
  const { crew, worker } = await crewOf(actor);
  await worked(actor, worker, { day: "2026-05-05", hours: 10 });
  const change = async (rateCents: number, again: boolean) => {
    const [row] = await db.select().from(workforceWorkers).where(eq(workforceWorkers.id, worker));
    return saveWorker(later, actor, {
      ...{
        id: worker,
        version: row?.version ?? 0,
        active: true,
        name: "Mason 1",
        trade: "",
        rateCents,
        again,
      },
    });
  };
  expect(await change(2_500, false)).toEqual(OK);
  expect((await viewOf(actor, crew)).cents).toBe(20_000);
  expect(await change(3_000, true)).toEqual(OK);
  expect((await viewOf(actor, crew)).cents).toBe(30_000);
});

test("a shift from before rates were kept has that of today", async () => {
  const actor = fresh();
  const { crew, worker } = await crewOf(actor, 4_000);
  const id = await worked(actor, worker, { day: "2026-05-05", hours: 10 });
  await db.update(workforcePunches).set({ rateCents: null }).where(eq(workforcePunches.id, id));
  expect((await viewOf(actor, crew)).cents).toBe(40_000);
});

test("a week with two rates has a line for each, by day, and together with overtime they are the pay", async () => {
  const actor = fresh();
  const { crew, worker } = await crewOf(actor);
  await worked(actor, worker, { day: "2026-05-05", hours: 18 });
  await worked(actor, worker, { day: "2026-05-06", hours: 18, rateCents: 2_400 });
  await worked(actor, worker, { day: "2026-05-07", hours: 6 });
  const [row] = (await viewOf(actor, crew)).rows;
  expect(row?.byRate).toMatchObject([
    { rateCents: 2_000, minutes: 1_440, cents: 48_000, days: [0, 1_080, 0, 360, 0, 0, 0] },
    { rateCents: 2_400, minutes: 1_080, cents: 43_200, days: [0, 0, 1_080, 0, 0, 0, 0] },
  ]);
  expect(91_200 + (row?.premium ?? 0)).toBe(row?.pay.total);
});

test("hours of a code are held against what is planned; it is set once, changed, taken away, and by nobody else", async () => {
  const actor = fresh();
  const { crew, worker } = await crewOf(actor);
  await worked(actor, worker, { day: "2026-05-05", hours: 9, code: "framing" });
  await worked(actor, worker, { day: "2026-05-06", hours: 8 });
  const set = (code: string, hours: number) => setBudget(later, actor, { crew, code, hours });
  await Promise.all([set("Framing", 8), set("Framing", 8)]);
  expect((await viewOf(actor, crew)).budget).toEqual([
    { code: "Framing", used: 540, planned: 480, percent: 112, isOver: true },
    { code: "", used: 480, planned: undefined, percent: undefined, isOver: false },
  ]);
  expect(await setBudget(later, fresh(), { crew, code: "Framing", hours: 0 })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await set("FRAMING", 10)).toEqual(OK);
  expect((await viewOf(actor, crew)).budget[0]).toMatchObject({ planned: 600, isOver: false });
  expect(await set("framing", 0)).toEqual(OK);
  expect((await viewOf(actor, crew)).budget.map(({ planned }) => planned)).toEqual([undefined, undefined]);
});
