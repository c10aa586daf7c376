import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { costLines } from "~db/schema/costs.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { typedContract } from "./application-content.ts";
import { jobView } from "./billing.view.server.ts";
import { firmCashView } from "./firm-cash.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const today = now().toISOString().slice(0, 10);
const at = now().toISOString();

/** A job of so many dollars, with what it has cost and the day on which it ends. */
async function jobOf(
  { workspace }: Person,
  { dollars, finishOn, spent }: { dollars: number; finishOn: string | null; spent: number },
) {
  const id = crypto.randomUUID();
  const job = { id, workspace, name: `Job ${dollars}`, siteZone: "UTC", state: "active", stateSince: at };
  await db.insert(projects).values({ ...job, finishOn, createdAt: at });
  await db.insert(documents).values({
    ...{ id: crypto.randomUUID(), workspace, kind: "scheduleOfValues", title: "Contract", series: workspace },
    ...{ state: "draft", stateSince: at, createdAt: at, updatedAt: at, totalCents: dollars * 100 },
    content: typedContract([{ id: "one", text: "Work", cents: dollars * 100, code: "" }]),
    ...{ subjectType: "project", subjectId: id },
  });
  if (spent > 0)
    await db.insert(costLines).values({
      ...{ id: crypto.randomUUID(), workspace, projectId: id, code: "03 30 00", createdAt: at },
      ...{ budgetCents: spent * 300, committedCents: spent * 200, actualCents: spent * 100 },
    });
  return id;
}

test("the cash of all jobs is week by week the sum of what the page of each says; the others are named", async () => {
  const actor = inOwn(freshGuest());
  const given = [
    { dollars: 90_000, finishOn: dayAfter(today, 60), spent: 10_000 },
    { dollars: 33_333, finishOn: dayAfter(today, 200), spent: 777 },
  ];
  const ids = await Promise.all(given.map((one) => jobOf(actor, one)));
  const late = await jobOf(actor, { dollars: 1_000, finishOn: dayAfter(today, -3), spent: 10 });
  const bare = await jobOf(actor, { dollars: 2_000, finishOn: dayAfter(today, 30), spent: 0 });
  const context = { db, now, language: "en" as const, formKey: () => crypto.randomUUID() };
  const each = await Promise.all(
    ids.map(async (project, n) => {
      const spent = given[n]?.spent ?? 0;
      const costs = { budgetCents: spent * 300, actualCents: spent * 100, eacCents: spent * 300 };
      const asked = { project, rows: 0, exampleName: "", costs };
      return (await jobView(context, { ...actor, role: "owner" }, asked))?.cash ?? [];
    }),
  );
  const firm = await firmCashView({ db }, actor, { today, project: "" });
  expect([firm.counted, firm.weeks.length]).toEqual([2, 13]);
  for (const [n, week] of firm.weeks.entries())
    for (const of of ["inCents", "outCents", "totalCents"] as const)
      expect([n, of, week[of]]).toEqual([n, of, each.reduce((sum, weeks) => sum + (weeks[n]?.[of] ?? 0), 0)]);
  expect(firm.left.map(({ id }) => id).sort()).toEqual([late, bare].sort());
  const one = await firmCashView({ db }, actor, { today, project: ids[0] ?? "" });
  expect(one.weeks).toEqual(each[0]);
  const nobody = { db };
  expect(await firmCashView(nobody, inOwn(freshGuest()), { today, project: "" })).toEqual({
    ...{ weeks: [], counted: 0, left: [] },
  });
});

test("the cash of a job goes on with the open tasks of its own schedule, on its page and in the sum, and another's schedule moves nothing", async () => {
  const [actor, other] = [inOwn(freshGuest()), inOwn(freshGuest())];
  const project = await jobOf(actor, { dollars: 10_000, finishOn: null, spent: 10 });
  const planned = async ({ workspace }: Person, startOn: string) => {
    const id = crypto.randomUUID();
    const head = { id, workspace, name: "Plan", projectId: project, startOn, dataDate: startOn };
    await db.insert(schedules).values({ ...head, workdays: "0123456", createdAt: at, updatedAt: at });
    const task = { workspace, scheduleId: id, createdAt: at };
    await db.insert(scheduleTasks).values([
      {
        ...task,
        id: crypto.randomUUID(),
        number: 1,
        name: "Done",
        duration: 7,
        started: startOn,
        finished: startOn,
      },
      { ...task, id: crypto.randomUUID(), number: 2, name: "Frame", duration: 7, links: "1" },
    ]);
  };
  // Somebody else's schedule that names the job says nothing of it.
  await planned(other, dayAfter(today, 1));
  expect((await firmCashView({ db }, actor, { today, project })).left.map(({ id }) => id)).toEqual([project]);
  await planned(actor, dayAfter(today, 14));
  const firm = await firmCashView({ db }, actor, { today, project });
  const out = firm.weeks.flatMap(({ outCents }, week) => (outCents > 0 ? [week] : []));
  expect([firm.counted, firm.weeks.reduce((sum, { outCents }) => sum + outCents, 0)]).toEqual([1, 2_000]);
  expect(out.every((week) => week === 2 || week === 3)).toBe(true);
  const context = { db, now, language: "en" as const, formKey: () => crypto.randomUUID() };
  const costs = { budgetCents: 3_000, actualCents: 1_000, eacCents: 3_000 };
  const asked = { project, rows: 0, exampleName: "", costs };
  expect((await jobView(context, { ...actor, role: "owner" }, asked))?.cash).toEqual(firm.weeks);
});
