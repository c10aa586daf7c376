import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listFiles } from "~/engines/file/file.server.ts";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { hardHatNotes } from "~db/schema/hard-hat.ts";
import { projects } from "~db/schema/projects.ts";
import { safetyObservations, safetyReports, tailgateAttendees, tailgateRecords } from "~db/schema/safety.ts";
import { schedules } from "~db/schema/schedules.ts";
import { sites } from "~db/schema/tools.ts";
import { workforceCrews } from "~db/schema/workforce.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { readTasks } from "../../projects/schedules/read-tasks.ts";
import { addTasks, createSchedule } from "../../projects/schedules/schedules.commands.server.ts";
import { scheduleTasksOfDay } from "../../projects/schedules/site-plans.queries.server.ts";
import { addWorker, makeCrew } from "../../projects/workforce/crews.commands.server.ts";
import workforce from "../../projects/workforce/workforce.contributes.server.ts";
import { SAFETY_LIMITS } from "../dashboard/dashboard.limits.ts";
import { REPORT_FILES } from "../dashboard/dashboard.queries.server.ts";
import { keepNote, keepSeen, reportHazard, saveBoard, signTalk } from "./hard-hat.commands.server.ts";
import { CREW, WORKER } from "./hard-hat.limits.ts";
import { readDay, readHub, readOwnCrew } from "./hard-hat.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const store = { db, bucket: undefined, now };
const passwords = { hash: async () => "", verify: async () => false };
const OK = { ok: true };
const GONE = { ok: false, error: "gone" };
const uuid = () => crypto.randomUUID() as string;
const fresh = () => inOwn(freshGuest());
const TODAY = "2026-07-06";

async function linkTo(owner: Person, type: string, id: string): Promise<Holder> {
  const secrets = { ...deps, passwords, secret: "s".repeat(32), contributions: { links: workforce.links } };
  const made = await makeLink(secrets, owner, {
    ...{ idem: uuid(), workspace: owner.workspace, subject: { type, id } },
    ...{ name: "Crew", verbs: ["sign", "upload"] as const, kind: "crew" as const, days: 7, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  return { kind: "holder", link: made.id, now: now() };
}

/** A crew of two with a link to it. */
async function crewOf(owner = fresh()) {
  const crew = uuid();
  const framing = { name: "Framing", site: "", siteZone: "UTC", ruleSet: "flsa" as const, weekStart: 1 };
  await makeCrew(deps, owner, { idem: crew, ...framing, fenceMetres: 200, burdenPercent: 0 });
  const workers = [uuid(), uuid()] as const;
  for (const [n, idem] of workers.entries())
    await addWorker(deps, owner, { crew, idem, name: `Mason ${n + 1}`, trade: "", rateCents: 0 });
  const holder = await linkTo(owner, CREW, crew);
  const hub = await readHub(db, holder, { type: CREW, id: crew });
  if (!hub) throw new Error("no crew");
  const report = (idem: string, photo?: Uint8Array, who = holder) =>
    reportHazard(store, who, {
      ...{ crew: hub.crew, link: { type: CREW, id: crew }, idem, what: "Somebody can fall", today: TODAY },
      ...(photo && { photo: { name: "edge.png", bytes: photo } }),
    });
  return { owner, crew, workers, holder, report };
}

test("a hazard pressed twice is one near miss with one photo, and nothing says who pressed", async () => {
  const { owner, report, holder } = await crewOf();
  const idem = uuid();
  expect([await report(idem, png()), await report(idem, png())]).toEqual([OK, OK]);
  const kept = await db.select().from(safetyReports).where(eq(safetyReports.workspace, owner.workspace));
  expect(kept).toMatchObject([
    { id: idem, kind: "near-miss", place: "Framing", person: "", happenedOn: TODAY },
  ]);
  expect(JSON.stringify(kept)).not.toContain(holder.link);
  const subject = { workspace: owner.workspace, type: REPORT_FILES, id: idem };
  expect(await listFiles({ db }, owner, subject)).toHaveLength(1);
});

test("what was seen safely is one observation with one photo, by the crew's own link alone", async () => {
  const { owner, crew, holder } = await crewOf();
  const other = await crewOf();
  const hub = await readHub(db, holder, { type: CREW, id: crew });
  if (!hub) throw new Error("no crew");
  const idem = uuid();
  const press = (who = holder, key = idem) =>
    keepSeen(store, who, {
      ...{ crew: hub.crew, link: { type: CREW, id: crew }, idem: key, isSafe: true, what: "Tied off" },
      ...{ seenOn: TODAY, photo: { name: "roof.png", bytes: png() } },
    });
  expect([await press(), await press()]).toEqual([OK, OK]);
  expect((await press(other.holder, uuid())).ok).toBe(false);
  const kept = await db
    .select()
    .from(safetyObservations)
    .where(eq(safetyObservations.workspace, owner.workspace));
  expect(kept).toMatchObject([{ id: idem, isSafe: true, what: "Tied off", place: "Framing", seenOn: TODAY }]);
  expect(JSON.stringify(kept)).not.toContain(holder.link);
});

test("a photo that is no picture sends nothing, and without one it is sent", async () => {
  const { owner, report } = await crewOf();
  const idem = uuid();
  expect((await report(idem, new TextEncoder().encode("no picture"))).ok).toBe(false);
  const kept = () => db.select().from(safetyReports).where(eq(safetyReports.workspace, owner.workspace));
  expect(await kept()).toEqual([]);
  expect(await report(idem)).toEqual(OK);
  expect(await kept()).toHaveLength(1);
});

test("a link that was revoked while the page was open does nothing more, nor does that of another crew", async () => {
  const { owner, crew, workers, holder, report } = await crewOf();
  const other = await crewOf();
  const note = { crew, kind: "question" as const, words: "Come", worker: "" };
  expect(await report(uuid(), undefined, other.holder)).toEqual(GONE);
  expect(await keepNote(deps, other.holder, { ...note, idem: uuid() })).toEqual(GONE);
  expect(await readHub(db, other.holder, { type: CREW, id: crew })).toBeUndefined();
  await revokeLink(deps, owner, holder.link);
  expect(await report(uuid())).toEqual(GONE);
  expect((await report(uuid(), png())).ok).toBe(false);
  expect(await keepNote(deps, holder, { ...note, idem: uuid() })).toEqual(GONE);
  expect(
    await signTalk(deps, holder, { crew, talk: uuid(), worker: workers[0], idem: uuid(), language: "en" }),
  ).toEqual(GONE);
  expect(await db.select().from(hardHatNotes).where(eq(hardHatNotes.crewId, crew))).toEqual([]);
});

async function talkOf(owner: Person, heldOn = TODAY) {
  const id = uuid();
  await db.insert(tailgateRecords).values({
    ...{ id, workspace: owner.workspace, talkKey: "edge", language: "en", heldOn },
    content: JSON.stringify({ title: { en: "The edge" }, points: { en: ["Rail first."] } }),
    createdAt: now().toISOString(),
  });
  return id;
}

test("the talk that is open today is signed once by each name, and neither yesterday's nor somebody else's", async () => {
  const { owner, crew, workers, holder } = await crewOf();
  const hub = await readHub(db, holder, { type: CREW, id: crew });
  const [talk, foreign] = [await talkOf(owner), await talkOf(fresh())];
  await talkOf(owner, "2026-07-05");
  expect((await readDay(db, hub?.crew as never, { day: TODAY, language: "en" })).talk?.id).toBe(talk);
  const idem = uuid();
  const sign = (worker: string, key = uuid(), of = talk) =>
    signTalk(deps, holder, { crew, talk: of, worker, idem: key, language: "es" });
  expect([await sign(workers[0], idem), await sign(workers[0], idem)]).toEqual([OK, OK]);
  expect(await sign(workers[0])).toEqual({ ok: false, error: "twice" });
  expect(await sign(workers[1])).toEqual(OK);
  expect(await sign(workers[1], uuid(), foreign)).toEqual(GONE);
  expect(await sign(uuid())).toEqual(GONE);
  const lines = await db.select().from(tailgateAttendees).where(eq(tailgateAttendees.recordId, talk));
  expect(lines.map(({ name, via, understood }) => [name, via, understood]).sort()).toEqual([
    ["Mason 1", "link", false],
    ["Mason 2", "link", false],
  ]);
});

test("by a worker's own link their crew's page opens, and no other crew's", async () => {
  const { owner, crew, workers } = await crewOf();
  const own = await linkTo(owner, WORKER, workers[0]);
  expect((await readHub(db, own, { type: WORKER, id: workers[0] }))?.crew.id).toBe(crew);
  const other = await crewOf();
  expect(await readHub(db, own, { type: CREW, id: other.crew })).toBeUndefined();
});

test("a mate is thanked once by one press, and nobody of another crew is", async () => {
  const { crew, workers, holder } = await crewOf();
  const other = await crewOf();
  const idem = uuid();
  const thank = (worker: string, key = uuid()) =>
    keepNote(deps, holder, { crew, idem: key, kind: "thanks", words: "", worker });
  expect([await thank(workers[1], idem), await thank(workers[1], idem), await thank("")]).toEqual([
    OK,
    OK,
    OK,
  ]);
  expect(await thank(other.workers[0])).toEqual(GONE);
  const kept = await db.select().from(hardHatNotes).where(eq(hardHatNotes.crewId, crew));
  expect(kept).toHaveLength(2);
});

test("of two who write on a crew's page at once one is told, and the same form sent twice changes it once", async () => {
  const [{ owner, crew }, stranger] = [await crewOf(), fresh()];
  const text = { tasks: "Trusses\nSheathing", phone: "555 0100", muster: "Gate 2", hospital: "" };
  const save = (version: number, more = {}, who = owner) =>
    saveBoard(deps, who, { crew, version, ...text, ...more });
  expect(await save(0)).toEqual(OK);
  expect(await save(0)).toEqual(OK);
  expect(await save(1, { muster: "Gate 3" })).toEqual(OK);
  expect(await save(1, { muster: "Gate 4" })).toEqual({ ok: false, error: "stale" });
  expect(await save(2, {}, stranger)).toEqual(GONE);
  expect((await readOwnCrew(db, owner, crew))?.board).toMatchObject({ muster: "Gate 3", version: 2 });
  expect(await readOwnCrew(db, stranger, crew)).toBeUndefined();
});

test("where the foreman wrote no tasks, the crew reads those of its site's schedule of today, in one round trip", async () => {
  const owner = fresh();
  const [site, job] = [uuid(), uuid()];
  const at = now().toISOString();
  await db.insert(sites).values({
    ...{ id: site, workspace: owner.workspace, name: "SAMPLE Yard", status: "active", siteZone: "UTC" },
    createdAt: at,
  });
  const place = { workspace: owner.workspace, siteZone: "UTC", createdAt: at };
  await db.insert(projects).values({ ...place, id: job, name: "SAMPLE House", siteId: site, stateSince: at });
  const schedule = await createSchedule(deps, owner, {
    ...{ idem: uuid(), name: "House", startOn: TODAY, dataDate: TODAY, deadline: null, workdays: "12345" },
    ...{ holidays: "", extraDays: "", tasks: [] },
  });
  if (!schedule.ok) throw new Error(schedule.error);
  const typed = readTasks("Walls 3d\nRoof 2d 1").tasks;
  expect(typed).toMatchObject([{ name: "Walls" }, { name: "Roof" }]);
  await addTasks(deps, owner, { id: schedule.id, idem: uuid(), typed });
  await db.update(schedules).set({ projectId: job }).where(eq(schedules.id, schedule.id));
  const { crew } = await crewOf(owner);
  await db.update(workforceCrews).set({ siteId: site }).where(eq(workforceCrews.id, crew));
  const found = await readOwnCrew(db, owner, crew);
  if (!found) throw new Error("no crew");
  const sources = [scheduleTasksOfDay];
  const planned = async (of: Person["workspace"], day = TODAY) =>
    (await readDay(db, { ...found.crew, workspace: of }, { day, language: "en" }, sources)).tasks.map(
      ({ name }) => name,
    );
  expect(await planned(owner.workspace)).toEqual(["Walls"]);
  expect(await planned(owner.workspace, "2026-07-09")).toEqual(["Roof"]);
  // Of another workspace nothing is read, whatever the ids.
  expect(await planned(fresh().workspace)).toEqual([]);
});

test("without room for the report its photo is not kept either", async () => {
  const { owner, report } = await crewOf();
  const at = now().toISOString();
  const columns = JSON.stringify(Array.from({ length: SAFETY_LIMITS.reports }, () => uuid()));
  await db.run(sql`insert into safety_reports (id, workspace_id, what, happened_on, site_zone, created_at)
    select value, ${owner.workspace}, 'x', ${TODAY}, 'America/Chicago', ${at} from json_each(${columns})`);
  const idem = uuid();
  expect(await report(idem, png())).toEqual({ ok: false, error: "full" });
  expect(
    await listFiles({ db }, owner, { workspace: owner.workspace, type: REPORT_FILES, id: idem }),
  ).toEqual([]);
});
