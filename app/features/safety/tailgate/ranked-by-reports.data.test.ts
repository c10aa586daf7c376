import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { safetyReports } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { tailgateView } from "./tailgate.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const DAY = "2026-03-02";
const fresh = () => inOwn(freshGuest());

test("a near miss of the last month counts for the work that its words speak of, and an example, an old one and another's do not", async () => {
  const owner = { ...fresh(), role: "owner" as const };
  const reported = (what: string, happenedOn: string, sample = false, workspace = owner.workspace) => ({
    ...{ id: crypto.randomUUID(), workspace, what, happenedOn, sample },
    ...{ siteZone: "UTC", createdAt: now().toISOString() },
  });
  for (const one of [
    reported("Ladder slid off the gutter", DAY),
    reported("The excavator swung over the crew", "2025-11-20"),
    reported("A roof edge without a rail", DAY, true),
    reported("The trench wall fell", DAY, false, fresh().workspace),
  ])
    await db.insert(safetyReports).values(one);
  const asked = { db, language: "en" as const, now, formKey: () => "", contributions: joinedContributions };
  const view = await tailgateView(asked, owner, {
    page: 1,
    search: new URLSearchParams("all=1"),
    today: DAY,
  });
  expect(view.reports).toBe(1);
  const counted = view.ranked.filter(({ terms }) => terms.reports > 0).map(({ key }) => key);
  expect([counted.includes("talk-ladders"), counted.includes("talk-trenches")]).toEqual([true, false]);
});

test("for a site its own reports count and those that say no site, in the score that is shown, and those of another do not", async () => {
  const owner = { ...fresh(), role: "owner" as const };
  const row = { workspace: owner.workspace, siteZone: "UTC", createdAt: now().toISOString() };
  const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(sites).values({ ...row, id: here, name: "SAMPLE Ridge", status: "active" });
  await db.insert(sites).values({ ...row, id: there, name: "SAMPLE Dock", status: "active" });
  const report = { ...row, happenedOn: DAY };
  for (const one of [
    { what: "Ladder slid off the gutter", siteName: "SAMPLE Ridge" },
    { what: "The trench wall fell", place: " sample dock" },
    { what: "The scaffold plank broke", kind: "injury", place: "Behind the shed" },
  ])
    await db.insert(safetyReports).values({ ...report, ...one, id: crypto.randomUUID() });
  const asked = { db, language: "en" as const, now, formKey: () => "", contributions: joinedContributions };
  const counted = async (site: string) => {
    const search = new URLSearchParams({ all: "1", ...(site && { site }) });
    const view = await tailgateView(asked, owner, { page: 1, search, today: DAY });
    const keys = view.ranked.filter(({ terms }) => terms.reports > 0).map(({ key }) => key);
    const has = ["talk-ladders", "talk-trenches", "talk-scaffolds"].map((key) => keys.includes(key));
    return [view.reports, ...has];
  };
  expect(await counted(here)).toEqual([2, true, false, true]);
  expect(await counted(there)).toEqual([2, false, true, true]);
  expect(await counted("")).toEqual([3, true, true, true]);
});
