import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { schedules } from "~db/schema/schedules.ts";
import { crewNotices } from "~db/schema/weather.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest, HOUR } from "../../../../tests/factories.ts";
import { tellCrew } from "./crew-notice.commands.server.ts";
import type { Told } from "./crew-notice.ts";
import { readNotice, readWeather } from "./weather.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const fresh = (): Person => inOwn(freshGuest());

const TOLD: Told = {
  ...{
    site: "Sample gate",
    zone: "America/New_York",
    source: { kind: "nws", at: now().toISOString(), stale: false },
  },
  ...{ crew: "Riggers", note: "", tasks: [] },
};

async function schedule(actor: Person) {
  const id = key();
  const at = now().toISOString();
  await db.insert(schedules).values({
    ...{ id, workspace: actor.workspace, name: "Sample job", startOn: "2026-03-02", dataDate: "2026-03-02" },
    ...{ createdAt: at, updatedAt: at },
  });
  return id;
}

test("what is told three times at once stands once, as it was, and says when something newer was told", async () => {
  const actor = fresh();
  const plan = await schedule(actor);
  const id = key();
  const tell = () => tellCrew(deps, actor, { id, schedule: plan, told: TOLD });
  expect(await Promise.all([tell(), tell(), tell()])).toEqual(Array(3).fill({ ok: true }));
  expect(await db.$count(crewNotices, eq(crewNotices.scheduleId, plan))).toBe(1);
  expect(await readNotice(db, actor, id)).toMatchObject({ title: "Sample job", told: TOLD, isOld: 0 });
  clock.advance(HOUR);
  const newer = key();
  await tellCrew(deps, actor, { id: newer, schedule: plan, told: { ...TOLD, crew: "" } });
  expect((await readNotice(db, actor, id))?.isOld).toBe(1);
  const { notices } = await readWeather(db, actor, { site: "", schedule: plan });
  expect(notices.map((one) => [one.id, one.crew])).toEqual([
    [newer, ""],
    [id, "Riggers"],
  ]);
});

test("nobody tells of a schedule of others, reads what they told, or tells as a viewer", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const plan = await schedule(actor);
  const id = key();
  expect(await tellCrew(deps, stranger, { id, schedule: plan, told: TOLD })).toEqual({
    ok: false,
    error: "gone",
  });
  const viewer = { ...stranger, workspace: actor.workspace };
  expect(await tellCrew(deps, viewer, { id, schedule: plan, told: TOLD })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  await tellCrew(deps, actor, { id, schedule: plan, told: TOLD });
  expect(await readNotice(db, stranger, id)).toBeUndefined();
  expect((await readWeather(db, stranger, { site: "", schedule: plan })).notices).toEqual([]);
  // With its schedule it goes.
  await db.delete(schedules).where(eq(schedules.id, plan));
  expect(await readNotice(db, actor, id)).toBeUndefined();
});
