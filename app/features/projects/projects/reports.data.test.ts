import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inOwn, type Present } from "~/engines/trust/trust.server.ts";
import { projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { saveLog, startLog } from "./logs.commands.server.ts";
import { daysOf } from "./reports.limits.ts";
import { reportView } from "./reports.view.server.ts";

const db = testDatabase();
// Friday noon in Chicago.
const clock = createClock("2026-03-06T18:00:00.000Z");
const { now } = clock;
const deps = { db, now, language: "en" as const };
const key = () => crypto.randomUUID();

async function job(zone = "America/Chicago") {
  const actor = inOwn(freshGuest());
  const project = key();
  await db.insert(projects).values({
    ...{ id: project, name: "Sample house", workspace: actor.workspace, siteZone: zone, state: "active" },
    ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  return { actor, project };
}

async function logged(actor: Present, project: string, day: string, more: object = {}, intent = "submit") {
  const begun = await startLog(deps, actor, { project, idem: key(), day });
  if (!begun.ok) throw new Error(begun.error);
  const texts = { weather: "", crews: "", work: "", equipment: "", deliveries: "", visitors: "" };
  const rest = { delays: "", safety: "", tomorrow: "", delayCause: "", delayHours: 0 };
  const form = { ...texts, ...rest, intent, version: 1, ...more };
  expect(await saveLog(deps, actor, { id: begun.id, ...form } as never)).toMatchObject({ ok: true });
  return begun.id;
}

test.each([
  ["2026-03-02", "2026-03-02", "2026-03-08"],
  ["2026-03-08", "2026-03-02", "2026-03-08"],
  ["2026-03-01", "2026-02-23", "2026-03-01"],
])("the week of %s goes from Monday %s to Sunday %s", (day, from, to) => {
  expect(daysOf(day, "week")).toEqual({ from, to });
});

describe("the report of a week", () => {
  test("adds up its crews and delays, names the days without a log, and leaves other weeks out", async () => {
    const { actor, project } = await job();
    await logged(actor, project, "2026-03-01", { crews: "Framers 9 x 9" });
    const rain = { delayCause: "weather", delayHours: 15 };
    await logged(actor, project, "2026-03-02", { crews: "Framers 4 x 8\nMasons 2 x 5", ...rain });
    await logged(actor, project, "2026-03-04", { crews: "Framers 3 x 8", ...rain }, "save");
    const view = await reportView(deps, actor, project, { day: "2026-03-04", span: "week" });
    expect(view).toMatchObject({ from: "2026-03-02", to: "2026-03-08", hours: 66, next: undefined });
    expect(view?.crews).toEqual([
      { name: "Framers", hours: 56 },
      { name: "Masons", hours: 10 },
    ]);
    expect(view?.delays).toEqual([{ name: "weather", hours: 3 }]);
    expect(view?.days.map(({ day, state }) => [day, state])).toEqual([
      ["2026-03-02", "submitted"],
      ["2026-03-04", "draft"],
    ]);
    expect(view?.missing).toEqual(["2026-03-03", "2026-03-05", "2026-03-06"]);
  });

  test("carries the seal of each day, and says so where a day was changed behind it", async () => {
    const { actor, project } = await job();
    const id = await logged(actor, project, "2026-03-03", { work: "Walls" });
    const asked = { day: "2026-03-03", span: "week" as const };
    const whole = await reportView(deps, actor, project, asked);
    expect(whole?.proof).toBe("whole");
    expect(whole?.last?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(whole?.days[0]?.seal).toEqual(whole?.last);
    await db.update(projectLogs).set({ work: "No walls" }).where(eq(projectLogs.id, id));
    expect((await reportView(deps, actor, project, asked))?.proof).toBe("broken");
  });
});

test("without a day it is about the last one that was logged, and nothing is sealed before a log is handed in", async () => {
  const { actor, project } = await job();
  const asked = { day: "", span: "day" as const };
  expect(await reportView(deps, actor, project, asked)).toMatchObject({ day: "2026-03-06", proof: "none" });
  await logged(actor, project, "2026-03-03", {}, "save");
  expect(await reportView(deps, actor, project, asked)).toMatchObject({
    ...{ day: "2026-03-03", proof: "none", previous: "2026-03-02", next: "2026-03-04", missing: [] },
  });
});

test("punch items count on the day that it was where the job stands", async () => {
  const { actor, project } = await job("Pacific/Honolulu");
  const item = (number: number, createdAt: string, closed = "") => ({
    ...{ id: key(), workspace: actor.workspace, projectId: project, number, createdAt, words: "Grout" },
    ...{ room: "Bath", trade: "tile", state: closed ? "closed" : "draft", stateSince: closed || createdAt },
  });
  // The 3rd of March in Honolulu goes on until ten in the morning of the 4th in London.
  await db
    .insert(punchItems)
    .values([
      item(1, "2026-03-04T09:59:00.000Z"),
      item(2, "2026-03-04T10:00:00.000Z"),
      item(3, "2026-02-01T10:00:00.000Z", "2026-03-03T10:00:00.000Z"),
    ]);
  const on = async (day: string) => (await reportView(deps, actor, project, { day, span: "day" }))?.punch;
  expect(await on("2026-03-03")).toEqual({ raised: 1, closed: 1, open: 2 });
  expect(await on("2026-03-04")).toEqual({ raised: 1, closed: 0, open: 2 });
});

test("a stranger has no report of it", async () => {
  const { project } = await job();
  const asked = { day: "", span: "day" as const };
  expect(await reportView(deps, inOwn(freshGuest()), project, asked)).toBeUndefined();
  expect(await reportView(deps, undefined, project, asked)).toBeUndefined();
});
