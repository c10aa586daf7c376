import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { projectLogEntries, projectLogs } from "~db/schema/project-logs.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest, HOUR, MINUTE } from "../../../../tests/factories.ts";
import { addToLog, saveLog, startLog } from "./logs.commands.server.ts";
import { createProject, editProject, moveProject, removeProject } from "./projects.commands.server.ts";
import { LOG_TEXTS } from "./projects.limits.ts";
import { findProject, readLog, readProject, readProjects } from "./projects.queries.server.ts";
import type { LogEdit } from "./projects.schemas.ts";
import { projectView } from "./projects.view.server.ts";
import { contentHashOf, firstBroken } from "./seal.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const fresh = (): Person => inOwn(freshGuest());

const HEAD = {
  name: "Sample house",
  number: "",
  client: "",
  site: "",
  summary: "",
  startOn: null,
  finishOn: null,
  contract: 0,
  zone: "America/Chicago",
};
const key = () => crypto.randomUUID();

async function made(actor: Person) {
  const result = await createProject(deps, actor, { idem: key(), ...HEAD });
  if (!result.ok) throw new Error(result.error);
  return result.id;
}
async function day(actor: Person, project: string, on: string) {
  const result = await startLog(deps, actor, { project, idem: key(), day: on });
  if (!result.ok) throw new Error(result.error);
  return result.id;
}
const says = (more: Partial<LogEdit> = {}): LogEdit =>
  ({
    ...Object.fromEntries(LOG_TEXTS.map((id) => [id, ""])),
    intent: "save",
    version: 1,
    delayCause: "",
    delayHours: 0,
    ...more,
  }) as LogEdit;
const save = (actor: Person, id: string, more: Partial<LogEdit> = {}) =>
  saveLog(deps, actor, { id, ...says(more) });
async function read(actor: Person, id: string) {
  const found = await readLog(db, actor, id);
  if (!found) throw new Error("it is there");
  return found;
}

test("a project that is sent three times at once is one, with one beginning in its history", async () => {
  const actor = fresh();
  const form = { idem: key(), ...HEAD };
  const results = await Promise.all([1, 2, 3].map(() => createProject(deps, actor, form)));
  expect(results).toEqual(Array(3).fill({ ok: true, id: form.idem }));
  expect((await readProjects(db, actor)).list.map(({ name }) => name)).toEqual(["Sample house"]);
  const found = await readProject(db, actor, { id: form.idem, page: 0, now: now() });
  expect(found?.history).toHaveLength(1);
});

test("of two who change a project at once one is told so, and nothing of the other is lost", async () => {
  const actor = fresh();
  const id = await made(actor);
  const results = await Promise.all(
    ["East wing", "West wing"].map((name) => editProject(deps, actor, { id, version: 1, ...HEAD, name })),
  );
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, error: "stale" });
});

test("a day has one log, whoever begins it and however often", async () => {
  const actor = fresh();
  const project = await made(actor);
  const ids = await Promise.all([1, 2, 3].map(() => day(actor, project, "2026-03-02")));
  expect(new Set(ids).size).toBe(1);
});

test("a new day takes over the crews and the equipment of the last one before it", async () => {
  const actor = fresh();
  const project = await made(actor);
  const monday = await day(actor, project, "2026-03-02");
  await save(actor, monday, { crews: "Framers 4 x 8", equipment: "Lift", work: "Walls", tomorrow: "Roof" });
  const found = await read(actor, await day(actor, project, "2026-03-04"));
  expect([found.log.crews, found.log.equipment, found.log.work]).toEqual(["Framers 4 x 8", "Lift", ""]);
  expect(found.before).toMatchObject({ day: "2026-03-02", tomorrow: "Roof" });
  const earlier = await read(actor, await day(actor, project, "2026-03-01"));
  expect(earlier.log.crews).toBe("");
});

test("of two who save a log at once one is told that it changed", async () => {
  const actor = fresh();
  const log = await day(actor, await made(actor), "2026-03-02");
  const results = await Promise.all(
    ["North", "South"].map((work) => save(actor, log, { work, intent: "submit" })),
  );
  expect(results.map((result) => (result.ok ? "saved" : result.error)).sort()).toEqual(["saved", "stale"]);
  expect((await read(actor, log)).chain).toHaveLength(1);
});

test("the same words that are sent three times are saved once, and handed in once", async () => {
  const actor = fresh();
  const log = await day(actor, await made(actor), "2026-03-02");
  const change = { work: "North", delayCause: "weather", delayHours: 15, intent: "submit" } as const;
  expect(await save(actor, log, change)).toEqual({ ok: true });
  for (const _ of [2, 3]) expect(await save(actor, log, change)).toEqual({ ok: true });
  expect(await save(actor, log, { ...change, work: "South" })).toEqual({ ok: false, error: "stale" });
  const { log: row, chain } = await read(actor, log);
  expect([row.work, row.version, chain.length]).toEqual(["North", 2, 1]);
});

test("what was saved and is then handed in from the page of before is no repeat", async () => {
  const actor = fresh();
  const log = await day(actor, await made(actor), "2026-03-02");
  await save(actor, log, { work: "North", intent: "save" });
  expect(await save(actor, log, { work: "North", intent: "submit" })).toEqual({ ok: false, error: "stale" });
});

test("what is handed in may be changed for a day, each time on record, and then no more", async () => {
  const actor = fresh();
  const log = await day(actor, await made(actor), "2026-03-02");
  expect(await save(actor, log, { work: "Walls", intent: "submit" })).toEqual({ ok: true });
  clock.advance(23 * HOUR + 59 * MINUTE);
  expect(await save(actor, log, { version: 2, work: "Walls and stairs", intent: "save" })).toEqual({
    ok: true,
  });
  clock.advance(MINUTE);
  expect(await save(actor, log, { version: 3, work: "Nothing", intent: "submit" })).toEqual({
    ok: false,
    error: "locked",
  });
  const { log: row, chain } = await read(actor, log);
  expect(row.work).toBe("Walls and stairs");
  expect(chain.map(({ kind }) => kind)).toEqual(["submitted", "submitted"]);
  expect(chain.at(-1)?.contentHash).toBe(await contentHashOf(row));
});

test("words are added below what was handed in, once for each form; a draft takes none", async () => {
  const actor = fresh();
  const log = await day(actor, await made(actor), "2026-03-02");
  const form = { id: log, idem: key(), words: "Inspector came at 4", printedName: "Site office" };
  expect(await addToLog(deps, actor, form)).toEqual({ ok: false, error: "draft" });
  await save(actor, log, { work: "Walls", intent: "submit" });
  const results = await Promise.all([1, 2, 3].map(() => addToLog(deps, actor, form)));
  expect(results).toEqual(Array(3).fill({ ok: true }));
  const { chain } = await read(actor, log);
  expect(chain.map(({ kind, words }) => [kind, words])).toEqual([
    ["submitted", ""],
    ["added", "Inspector came at 4"],
  ]);
});

test("days that are handed in at the same moment stand one behind the other in one unbroken chain", async () => {
  const actor = fresh();
  const project = await made(actor);
  const logs = [];
  for (const on of ["2026-03-01", "2026-03-02", "2026-03-03"]) logs.push(await day(actor, project, on));
  const results = await Promise.all(logs.map((log) => save(actor, log, { work: log, intent: "submit" })));
  expect(results).toEqual(Array(3).fill({ ok: true }));
  const { chain } = await read(actor, logs[0] ?? "");
  expect(chain.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(await firstBroken(chain)).toBeUndefined();
});

test("whoever rewrites a log or takes an entry out behind our back breaks the proof", async () => {
  const actor = fresh();
  const project = await made(actor);
  const logs = [];
  for (const on of ["2026-03-01", "2026-03-02"]) {
    const log = await day(actor, project, on);
    await save(actor, log, { work: "Walls", intent: "submit" });
    logs.push(log);
  }
  const [first = "", second = ""] = logs;
  await db.update(projectLogs).set({ work: "Nothing" }).where(eq(projectLogs.id, second));
  const { log, chain } = await read(actor, second);
  expect(chain.at(-1)?.contentHash).not.toBe(await contentHashOf(log));
  await db.delete(projectLogEntries).where(eq(projectLogEntries.logId, first));
  expect(await firstBroken((await read(actor, second)).chain)).toBe(1);
});

test("a stranger reads and changes nothing of it", async () => {
  const actor = fresh();
  const project = await made(actor);
  const log = await day(actor, project, "2026-03-02");
  await save(actor, log, { work: "Walls", intent: "submit" });
  const stranger = fresh();
  expect(await findProject(db, stranger, project)).toBeUndefined();
  expect(await readProject(db, stranger, { id: project, page: 0, now: now() })).toBeUndefined();
  expect(await readLog(db, stranger, log)).toBeUndefined();
  const refusals = [
    await editProject(deps, stranger, { id: project, version: 1, ...HEAD }),
    await removeProject(deps, stranger, project),
    await startLog(deps, stranger, { project, idem: key(), day: "2026-03-02" }),
    await saveLog(deps, stranger, { id: log, ...says({ version: 2 }) }),
    await addToLog(deps, stranger, { id: log, idem: key(), words: "No", printedName: "Nobody" }),
    await moveProject(deps, stranger, {
      record: project,
      transition: "begin",
      version: 1,
      idem: key(),
      note: "",
    }),
  ];
  expect(refusals).toEqual(Array(6).fill({ ok: false, error: "gone" }));
  expect((await read(actor, log)).chain).toHaveLength(1);
});

test("a site of somebody else is not taken for one's own", async () => {
  const actor = fresh();
  const result = await createProject(deps, actor, { idem: key(), ...HEAD, site: "site-of-nobody" });
  expect(result.ok).toBe(true);
  expect((await readProjects(db, actor)).list[0]?.site).toBeNull();
});

test("a job of four hundred days shows its figures and a page of its days in two round trips", async () => {
  const actor = fresh();
  const project = await made(actor);
  const rows = Array.from({ length: 400 }, (_, n) => ({
    id: key(),
    workspace: actor.workspace,
    projectId: project,
    day: new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10),
    crews: "Framers 4 x 8",
    equipment: "",
    sample: false,
    submittedAt: now().toISOString(),
    createdAt: now().toISOString(),
  }));
  for (let at = 0; at < rows.length; at += 5) await db.insert(projectLogs).values(rows.slice(at, at + 5));
  const asked = { db, now, language: "en" as const, formKey: key };
  const view = await projectView(asked, { ...actor, role: "owner" } as never, { id: project, page: 12 });
  expect(view).toMatchObject({ hours: 12_800, logged: { logs: 400 }, pages: 13, page: 12 });
  expect(view?.logs).toHaveLength(28);
});
