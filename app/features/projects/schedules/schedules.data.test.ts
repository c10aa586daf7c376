import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether, type Statement } from "~/services/contribution.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { readTasks } from "./read-tasks.ts";
import {
  addTasks,
  changeSettings,
  createSchedule,
  type Of,
  removeSchedule,
  setDataDate,
  takeBaseline,
} from "./schedules.commands.server.ts";
import contribution from "./schedules.contributes.server.ts";
import { listSchedules, type ReadTask, readForFeed, readSchedule } from "./schedules.queries.server.ts";
import { changeTask, closePromise, finishTask, promiseTasks, removeTask } from "./tasks.commands.server.ts";
import { templateTasks } from "./templates.data.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const fresh = (): Person => inOwn(freshGuest());

const HEAD = {
  name: "Sample house",
  startOn: "2026-03-02",
  dataDate: "2026-03-02",
  deadline: null,
  workdays: "12345",
  holidays: "",
  extraDays: "",
};

async function made(actor: Person, tasks = templateTasks("bath", "en")) {
  const result = await createSchedule(deps, actor, { idem: crypto.randomUUID(), ...HEAD, tasks });
  if (!result.ok) throw new Error(result.error);
  return result.id;
}
const add = (actor: Person, id: string, text: string, idem: string = crypto.randomUUID()) =>
  addTasks(deps, actor, { id, idem, typed: readTasks(text).tasks });
async function read(actor: Person, id: string) {
  const found = await readSchedule(db, actor, id);
  if (!found) throw new Error("it is there");
  return found;
}
const edit = (id: string, task: ReadTask, more: Partial<Of<"edit">>): Of<"edit"> => {
  const { id: taskId, number, ...values } = task;
  return { ...values, intent: "edit", id, task: taskId, ...more };
};

test("a schedule that is sent three times at once is one, with its tasks once", async () => {
  const actor = fresh();
  const form = { idem: crypto.randomUUID(), ...HEAD, tasks: templateTasks("house", "en") };
  const results = await Promise.all([1, 2, 3].map(() => createSchedule(deps, actor, form)));
  expect(results).toEqual(Array(3).fill({ ok: true, id: form.idem }));
  expect((await listSchedules(db, actor)).map(({ name, tasks }) => [name, tasks])).toEqual([
    ["Sample house", 62],
  ]);
});

test("tasks of two people at once get numbers of their own, and the same form adds its tasks once", async () => {
  const actor = fresh();
  const id = await made(actor, []);
  const idem = crypto.randomUUID();
  await Promise.all([
    add(actor, id, "Dig 2d\nPour 1d 1", idem),
    add(actor, id, "Frame 5d"),
    add(actor, id, "Roof 3d"),
  ]);
  await add(actor, id, "Dig 2d\nPour 1d 1", idem);
  const { tasks } = await read(actor, id);
  expect(tasks.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test("a number that was given is not given again, so that no link comes to mean another task", async () => {
  const actor = fresh();
  const id = await made(actor, []);
  await add(actor, id, "Dig 2d\nPour 1d 1\nFrame 5d 2");
  const [, , frame] = (await read(actor, id)).tasks;
  expect(
    await removeTask(deps, actor, { id, intent: "remove", task: frame?.id ?? "", version: 1 }),
  ).toMatchObject({
    ok: true,
  });
  await add(actor, id, "Roof 3d");
  expect((await read(actor, id)).tasks.map(({ number, name }) => [number, name])).toEqual([
    [1, "Dig"],
    [2, "Pour"],
    [4, "Roof"],
  ]);
});

test("of two who change one task, the second is told what it says now, and nothing is written over", async () => {
  const actor = fresh();
  const id = await made(actor);
  const [task] = (await read(actor, id)).tasks;
  if (!task) throw new Error("it has tasks");
  expect(await changeTask(deps, actor, edit(id, task, { duration: 7 }))).toEqual({ ok: true, id });
  // The same form sent twice is no conflict.
  expect(await changeTask(deps, actor, edit(id, task, { duration: 7 }))).toEqual({ ok: true, id });
  expect(await changeTask(deps, actor, edit(id, task, { duration: 9 }))).toMatchObject({
    error: "stale",
    current: { duration: 7, version: 2 },
  });
  expect(await removeTask(deps, actor, { id, intent: "remove", task: task.id, version: 1 })).toMatchObject({
    error: "stale",
  });
});

test("a loop is refused by the names of all its tasks, and nothing of it is written", async () => {
  const actor = fresh();
  const id = await made(actor, []);
  await add(actor, id, "Dig 2d\nPour 1d 1\nFrame 5d 2");
  const [dig] = (await read(actor, id)).tasks;
  if (!dig) throw new Error("it has tasks");
  const result = await changeTask(deps, actor, edit(id, dig, { links: "3FS+2d" }));
  expect(result).toMatchObject({ ok: false, error: "field", field: "links", key: "errors.loop" });
  const loop = "words" in result ? (result.words?.loop ?? "") : "";
  for (const name of ["1 ⁨Dig⁩", "2 ⁨Pour⁩", "3 ⁨Frame⁩"]) expect(loop).toContain(name);
  expect((await read(actor, id)).tasks[0]?.links).toBe("");
  expect(await add(actor, id, "Cure 3d 9")).toMatchObject({ field: "lines", key: "errors.linksOf" });
});

test("work is reported up to the data date and no further", async () => {
  const actor = fresh();
  const id = await made(actor);
  const [task] = (await read(actor, id)).tasks;
  if (!task) throw new Error("it has tasks");
  const begun = { started: "2026-03-04", percent: 30 };
  expect(await changeTask(deps, actor, edit(id, task, begun))).toMatchObject({ key: "errors.afterDataDate" });
  expect(
    await setDataDate(deps, actor, { id, intent: "report", version: 1, dataDate: "2026-03-06" }),
  ).toEqual({
    ok: true,
    id,
  });
  expect(await changeTask(deps, actor, edit(id, task, begun))).toEqual({ ok: true, id });
  expect(
    await setDataDate(deps, actor, { id, intent: "report", version: 2, dataDate: "2026-03-03" }),
  ).toMatchObject({ key: "errors.doneLater" });
  expect(
    await setDataDate(deps, actor, { id, intent: "report", version: 1, dataDate: "2026-03-09" }),
  ).toMatchObject({ error: "stale" });
});

test("a calendar without days is refused", async () => {
  const actor = fresh();
  const id = await made(actor, []);
  const settings = {
    ...{ intent: "settings" as const, version: 1, name: "One", startOn: "2026-03-02", deadline: null },
    ...{ holidays: "", extraDays: "", nearDays: 3, workers: null, project: "" },
  };
  expect(await changeSettings(deps, actor, { id, ...settings, workday: "" })).toMatchObject({
    field: "workday",
    key: "errors.workdays",
  });
  expect(await changeSettings(deps, actor, { id, ...settings, workday: "01234" })).toEqual({ ok: true, id });
});

test("a schedule belongs to a project of its own workspace, and to nobody else's", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const jobOf = async ({ workspace }: Person) => {
    const id = crypto.randomUUID();
    const at = now().toISOString();
    await db.insert(projects).values({
      ...{ id, workspace, name: "Ridge house", siteZone: "UTC", stateSince: at, createdAt: at },
    });
    return id;
  };
  const [own, foreign] = [await jobOf(actor), await jobOf(stranger)];
  const make = async (project: string) => {
    const form = { idem: crypto.randomUUID(), ...HEAD, project, tasks: [] };
    await createSchedule(deps, actor, form);
    return read(actor, form.idem);
  };
  expect(await make(own)).toMatchObject({ projectId: own, project: "Ridge house" });
  expect(await make(foreign)).toMatchObject({ projectId: null, project: null });
  const { id } = await make("");
  const settings = {
    ...{ id, intent: "settings" as const, version: 1, name: "One", startOn: "2026-03-02", deadline: null },
    ...{ holidays: "", extraDays: "", nearDays: 3, workers: null, workday: "12345" },
  };
  await changeSettings(deps, actor, { ...settings, project: own });
  expect(await read(actor, id)).toMatchObject({ projectId: own });
  // The same form once more is no change, another one of the same page is stale.
  expect(await changeSettings(deps, actor, { ...settings, project: own })).toEqual({ ok: true, id });
  expect(await changeSettings(deps, actor, { ...settings, project: "" })).toMatchObject({ error: "stale" });
});

test("a task is ticked off once, on the day of whoever ticks it, and work is reported up to that day", async () => {
  const actor = fresh();
  const id = await made(actor);
  const [task, next] = (await read(actor, id)).tasks;
  if (!task || !next) throw new Error("it has tasks");
  const tick = { id, intent: "tick" as const, task: task.id, version: 1, back: "home", day: "2026-03-05" };
  const twice = await Promise.all([finishTask(deps, actor, tick), finishTask(deps, actor, tick)]);
  expect(twice).toEqual([
    { ok: true, id },
    { ok: true, id },
  ]);
  const after = await read(actor, id);
  expect([after.dataDate, after.version, after.tasks[0]]).toMatchObject([
    "2026-03-05",
    2,
    { started: "2026-03-05", finished: "2026-03-05", percent: 100, version: 2 },
  ]);
  // A day before the data date moves nothing back.
  await finishTask(deps, actor, { ...tick, task: next.id, day: "2026-03-03" });
  const later = await read(actor, id);
  expect([later.dataDate, later.tasks[1]?.finished]).toEqual(["2026-03-05", "2026-03-03"]);
  const stale = { ...tick, task: later.tasks[2]?.id ?? "", version: 9 };
  expect(await finishTask(deps, actor, stale)).toMatchObject({ ok: false, error: "stale" });
  expect(await finishTask(deps, fresh(), { ...stale, version: 1 })).toMatchObject({ error: "gone" });
});

test("a promise is made once, and keeps its name and what became of it when its task is gone", async () => {
  const actor = fresh();
  const id = await made(actor);
  const [task] = (await read(actor, id)).tasks;
  if (!task) throw new Error("it has tasks");
  for (let n = 0; n < 2; n++) await promiseTasks(deps, actor, { id, intent: "promise", task: [task.id] });
  const [promise] = (await read(actor, id)).promises;
  await closePromise(deps, actor, { id, intent: "close", promise: promise?.id ?? "", state: "weather" });
  await removeTask(deps, actor, { id, intent: "remove", task: task.id, version: 1 });
  expect((await read(actor, id)).promises).toMatchObject([
    { name: task.name, week: "2026-03-01", state: "missed", reason: "weather" },
  ]);
});

test("another workspace reaches nothing of a schedule", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const id = await made(actor);
  const [task] = (await read(actor, id)).tasks;
  if (!task) throw new Error("it has tasks");
  expect(await readSchedule(db, stranger, id)).toBeUndefined();
  expect(await add(stranger, id, "Theirs 1d")).toMatchObject({ error: "gone" });
  expect(await changeTask(deps, stranger, edit(id, task, { name: "Theirs" }))).toMatchObject({
    error: "gone",
  });
  await removeTask(deps, stranger, { id, intent: "remove", task: task.id, version: 1 });
  await removeSchedule(deps, stranger, { id });
  await closePromise(deps, stranger, { id, intent: "close", promise: "any", state: "kept" });
  expect(
    await takeBaseline(deps, stranger, { id, intent: "baseline", idem: crypto.randomUUID(), name: "T" }),
  ).toMatchObject({ error: "gone" });
  expect((await read(actor, id)).tasks).toHaveLength(21);
});

test("a feed ends when the schedule has another address for it", async () => {
  const actor = fresh();
  const id = await made(actor);
  expect((await readForFeed(db, id, 1))?.tasks).toHaveLength(21);
  expect(await readForFeed(db, id, 2)).toBeUndefined();
});

test("what a guest planned is a member's after signing in, with tasks, baselines and promises", async () => {
  const actor = fresh();
  const owner = `user:${crypto.randomUUID()}` as const;
  const id = await made(actor);
  const [task] = (await read(actor, id)).tasks;
  await takeBaseline(deps, actor, { id, intent: "baseline", idem: crypto.randomUUID(), name: "First" });
  await promiseTasks(deps, actor, { id, intent: "promise", task: [task?.id ?? ""] });
  const statements: Statement[] = contribution.owned.flatMap(({ adopt }) => [
    ...adopt(db, { guest: actor.owner, owner }),
  ]);
  await runTogether(db, statements);
  const member = inOwn(owner);
  const found = await read(member, id);
  expect([found.tasks.length, found.baselines.length, found.promises.length]).toEqual([21, 1, 1]);
  expect(await removeSchedule(deps, member, { id })).toEqual({ ok: true, id });
  expect(await readSchedule(db, member, id)).toBeUndefined();
});
