import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { projects } from "~db/schema/projects.ts";
import { tailgateAttendees, tailgateRecords } from "~db/schema/safety.ts";
import { schedules } from "~db/schema/schedules.ts";
import { sites } from "~db/schema/tools.ts";
import { SAMPLE_TALK } from "~db/seed/sample/safety/tailgate.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { readTasks } from "../../projects/schedules/read-tasks.ts";
import { addTasks, createSchedule } from "../../projects/schedules/schedules.commands.server.ts";
import { LIBRARY } from "./library/library.data.ts";
import { libraryTalk } from "./library.ts";
import { dropOwnTalk, keepOwnTalk } from "./own.commands.server.ts";
import { isWhole, ownTalkOf } from "./record-content.server.ts";
import {
  addLate,
  removeRecord,
  saveRecord,
  signByLink,
  signRecord,
  startRecord,
} from "./records.commands.server.ts";
import { keyOf, type Row } from "./rows.logic.ts";
import contribution from "./tailgate.contributes.server.ts";
import { RECORD } from "./tailgate.limits.ts";
import {
  findRecord,
  listAttendees,
  readCoverage,
  readRecord,
  readTailgate,
  readTalk,
} from "./tailgate.queries.server.ts";
import { coverageView, matrixOf, recordView, tailgateView } from "./tailgate.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const OK = { ok: true };
const DAY = "2026-03-02";

const PLANLESS = { ...joinedContributions, siteTasks: [] };

const fresh = () => inOwn(freshGuest());
const row = (name: string, more: Partial<Row> = {}): Row => ({
  ...{ name, nameKey: keyOf(name), signature: "X", company: "", language: "es", understood: true },
  drawn: "",
  ...more,
});
const startOf = (idem: string = crypto.randomUUID()) => ({
  ...{ idem, talk: SAMPLE_TALK, site: "", project: "", place: "Gate 2", presenter: "Foreman 1" },
  ...{ day: DAY, language: "en" },
});
const kept = (id: string, version: number, rows: readonly Row[]) => ({
  ...{ id, version, rows, idem: crypto.randomUUID() },
  ...{ place: "Gate 2", presenter: "Foreman 1", qualification: "", hazards: "Truck" },
});
const signing = (id: string, version: number) => ({ id, version, idem: crypto.randomUUID(), today: DAY });
const signer = (name: string) => ({
  ...{ idem: crypto.randomUUID(), name, signature: "P1", company: "", language: "he", understood: true },
});

async function started(actor: Person) {
  const result = await startRecord(deps, actor, startOf());
  if (!result.ok) throw new Error(result.error);
  return result.id;
}

/** A record that was closed with these names. */
async function closed(actor: Person, ...names: string[]) {
  const id = await started(actor);
  await saveRecord(
    deps,
    actor,
    kept(
      id,
      1,
      names.map((name) => row(name)),
    ),
  );
  const result = await signRecord(deps, actor, signing(id, 2));
  if (!result.ok) throw new Error(result.error);
  return id;
}

const wholeness = async (actor: Person, id: string) => {
  const record = await findRecord(db, actor, id);
  return record && isWhole(record, await listAttendees(db, actor, id));
};

test("every talk of the library has its article in the knowledge base", async () => {
  for (const { slug } of LIBRARY) {
    const { texts } = await readTalk(db, undefined, slug);
    expect([slug, texts.length, libraryTalk(slug, texts)?.section]).toEqual([slug, 3, expect.any(String)]);
  }
});

test("a record that is sent three times at once is one", async () => {
  const actor = fresh();
  const start = startOf();
  const all = await Promise.all([1, 2, 3].map(() => startRecord(deps, actor, start)));
  expect(all).toEqual([1, 2, 3].map(() => ({ ok: true, id: start.idem })));
  expect((await readTailgate(db, actor, { page: 1, day: DAY, language: "en" })).counted).toBe(1);
});

test("a record is closed with all that an inspector asks for, and not before its day", async () => {
  const actor = fresh();
  const id = await started(actor);
  expect(await signRecord(deps, actor, signing(id, 1))).toEqual({ ok: false, error: "attendee" });
  const without = { ...kept(id, 1, [row("Mason 1", { signature: "" })]), presenter: "", place: "" };
  expect(await saveRecord(deps, actor, without)).toEqual({ ok: true, version: 2 });
  expect(await signRecord(deps, actor, signing(id, 2))).toEqual({ ok: false, error: "presenter" });
  await saveRecord(deps, actor, {
    ...without,
    version: 2,
    idem: crypto.randomUUID(),
    presenter: "Foreman 1",
  });
  expect(await signRecord(deps, actor, signing(id, 3))).toEqual({ ok: false, error: "place" });
  await saveRecord(deps, actor, { ...kept(id, 3, without.rows) });
  expect(await signRecord(deps, actor, signing(id, 4))).toEqual({ ok: false, error: "signature" });
  await saveRecord(deps, actor, kept(id, 4, [row("Mason 1")]));
  expect(await signRecord(deps, actor, { ...signing(id, 5), today: "2026-03-01" })).toEqual({
    ...{ ok: false, error: "early" },
  });
  const sign = signing(id, 5);
  const all = await Promise.all([1, 2, 3].map(() => signRecord(deps, actor, sign)));
  expect(all).toEqual([1, 2, 3].map(() => ({ ok: true, id })));
  expect(await wholeness(actor, id)).toBe(true);
});

test("what is closed is changed no more, and every change beside the door is seen", async () => {
  const actor = fresh();
  const id = await closed(actor, "Mason 1", "Mason 2");
  const refused = { ok: false, error: "signed" };
  expect(await saveRecord(deps, actor, kept(id, 3, []))).toEqual(refused);
  expect(await removeRecord(deps, actor, id)).toEqual(refused);
  await db.update(tailgateAttendees).set({ language: "en" }).where(eq(tailgateAttendees.recordId, id));
  expect(await wholeness(actor, id)).toBe(false);
  await db.update(tailgateAttendees).set({ language: "es" }).where(eq(tailgateAttendees.recordId, id));
  expect(await wholeness(actor, id)).toBe(true);
  await db.update(tailgateRecords).set({ hazards: "None" }).where(eq(tailgateRecords.id, id));
  expect(await wholeness(actor, id)).toBe(false);
});

test("of two who save at once the second is told, and the same form twice is kept once", async () => {
  const actor = fresh();
  const id = await started(actor);
  const first = kept(id, 1, [row("Mason 1")]);
  const both = await Promise.all([1, 2].map(() => saveRecord(deps, actor, first)));
  expect(both).toEqual([1, 2].map(() => ({ ok: true, version: 2 })));
  expect(await saveRecord(deps, actor, kept(id, 1, [row("Mason 2")]))).toEqual({ ok: false, error: "stale" });
  expect((await listAttendees(db, actor, id)).map(({ name }) => name)).toEqual(["Mason 1"]);
});

test("whoever comes late is added once, under the hash of the record, and nobody twice", async () => {
  const actor = fresh();
  const open = await started(actor);
  expect(await addLate(deps, actor, { record: open, ...signer("Painter 1") })).toEqual({
    ...{ ok: false, error: "open" },
  });
  const id = await closed(actor, "Mason 1");
  const late = { record: id, ...signer("Painter 1") };
  expect(await Promise.all([1, 2].map(() => addLate(deps, actor, late)))).toEqual(
    [1, 2].map(() => ({ ok: true, id })),
  );
  expect(await addLate(deps, actor, { record: id, ...signer("MASON 1") })).toEqual({
    ok: false,
    error: "twice",
  });
  expect(await listAttendees(db, actor, id)).toHaveLength(2);
  expect(await wholeness(actor, id)).toBe(true);
  await db.update(tailgateAttendees).set({ name: "Painter 2" }).where(eq(tailgateAttendees.id, late.idem));
  expect(await wholeness(actor, id)).toBe(false);
});

test("nobody else sees, saves, closes or discards a record", async () => {
  const [actor, other] = [fresh(), fresh()];
  const id = await started(actor);
  expect(await findRecord(db, other, id)).toBeUndefined();
  const gone = { ok: false, error: "gone" };
  expect(await saveRecord(deps, other, kept(id, 1, []))).toEqual(gone);
  expect(await signRecord(deps, other, signing(id, 1))).toEqual(gone);
  expect(await addLate(deps, other, { record: id, ...signer("Painter 1") })).toEqual(gone);
  await removeRecord(deps, other, id);
  expect(await findRecord(db, actor, id)).toBeDefined();
  const foreign = await startRecord(deps, actor, { ...startOf(), site: "of-somebody", project: "else" });
  expect(foreign.ok && (await findRecord(db, actor, foreign.id))).toMatchObject({
    siteId: null,
    projectId: null,
  });
  expect(await removeRecord(deps, actor, id)).toEqual(OK);
  expect(await listAttendees(db, actor, id)).toEqual([]);
});

test("by link one worker signs once beside the list, with a revoked link nobody, and a closed record not at all", async () => {
  const actor = fresh();
  const id = await started(actor);
  const other = await started(actor);
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const secrets = {
    ...deps,
    secret: "s".repeat(32),
    passwords,
    contributions: { links: contribution.links },
  };
  const made = await makeLink(secrets, actor, {
    ...{ idem: crypto.randomUUID(), workspace: actor.workspace, subject: { type: RECORD, id } },
    ...{ name: "Crew", verbs: ["read", "sign"] as const, kind: "crew" as const, days: 7, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  const holder = { kind: "holder" as const, link: made.id, now: now() };
  const sign = { record: id, ...signer("Painter 1") };
  expect(await Promise.all([1, 2, 3].map(() => signByLink(deps, holder, sign)))).toEqual([OK, OK, OK]);
  expect(await signByLink(deps, holder, { record: id, ...signer("painter  1") })).toEqual({
    ok: false,
    error: "twice",
  });
  expect(await signByLink(deps, holder, { record: other, ...signer("Painter 2") })).toEqual({
    ok: false,
    error: "gone",
  });
  // The list is written anew around those who signed by themselves.
  expect(await saveRecord(deps, actor, kept(id, 1, [row("Mason 1")]))).toEqual({ ok: true, version: 2 });
  expect(await saveRecord(deps, actor, kept(id, 2, [row("Painter 1")]))).toEqual({
    ok: false,
    error: "twice",
  });
  const there = await listAttendees(db, actor, id);
  expect(there.map(({ name, via }) => [name, via])).toEqual([
    ["Mason 1", "list"],
    ["Painter 1", "link"],
  ]);
  expect(await signRecord(deps, actor, signing(id, 2))).toEqual({ ok: true, id });
  expect(await wholeness(actor, id)).toBe(true);
  expect(await signByLink(deps, holder, { record: id, ...signer("Painter 3") })).toEqual({
    ok: false,
    error: "closed",
  });
  await revokeLink(deps, actor, made.id);
  expect(await signByLink(deps, holder, { record: id, ...signer("Painter 4") })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("the coverage has each worker once, the last day of each talk, and no examples", async () => {
  const actor = fresh();
  await closed(actor, "Mason 1", "Albañil 2");
  const second = await closed(actor, "ALBANIL 2");
  await db.update(tailgateRecords).set({ talkKey: "talk-heat" }).where(eq(tailgateRecords.id, second));
  const open = await started(actor);
  await saveRecord(deps, actor, kept(open, 1, [row("Nobody yet")]));
  const { workers, talks } = matrixOf(await readCoverage(db, actor), "en");
  expect(talks.map(({ key }) => key).sort()).toEqual(["talk-heat", "talk-ladders"]);
  expect(workers.map(({ key, last }) => [key, last])).toEqual([
    ["albanil 2", { "talk-heat": DAY, "talk-ladders": DAY }],
    ["mason 1", { "talk-ladders": DAY }],
  ]);
  const asked = { db, language: "en" as const, now, formKey: () => "" };
  expect((await coverageView(asked, { ...actor, role: "owner" })).gaps).toBe(1);
  await db.update(tailgateRecords).set({ sample: true }).where(eq(tailgateRecords.id, second));
  expect(matrixOf(await readCoverage(db, actor), "en").talks).toHaveLength(1);
});

test("who signed lately and is not on the list is named, and a talk that was just given goes down", async () => {
  const actor = { ...fresh(), role: "owner" as const };
  await closed(actor, "Mason 1", "Mason 2");
  const id = await started(actor);
  await saveRecord(deps, actor, kept(id, 1, [row("Mason 2")]));
  const read = await readRecord(db, actor, { id, since: "2026-02-01" });
  expect(read?.crew.map(({ name }) => name).sort()).toEqual(["Mason 1", "Mason 2"]);
  const asked = { db, language: "he" as const, now, formKey: () => "", contributions: PLANLESS };
  const view = await recordView(asked, actor, { id, today: DAY, rows: 0 });
  expect([view?.missing, view?.lines]).toEqual([["Mason 1"], 9]);
  const search = new URLSearchParams([["all", "1"]]);
  const { ranked } = await tailgateView(asked, actor, { page: 1, search, today: "2026-03-05" });
  expect(ranked.at(-1)).toMatchObject({ key: "talk-ladders", terms: { since: -30 } });
  expect(ranked).toHaveLength(LIBRARY.length);
});

test("what a site's schedule has today counts as work, for its own workspace, and an example's for no other site", async () => {
  const owner = { ...fresh(), role: "owner" as const };
  const [site, job, schedule] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const at = now().toISOString();
  const own = { workspace: owner.workspace, siteZone: "UTC", createdAt: at };
  await db.insert(sites).values({ ...own, id: site, name: "SAMPLE Yard", status: "active" });
  await db.insert(projects).values({ ...own, id: job, name: "SAMPLE House", siteId: site, stateSince: at });
  await createSchedule(deps, owner, {
    ...{ idem: schedule, name: "House", startOn: DAY, dataDate: DAY, deadline: null, workdays: "12345" },
    ...{ holidays: "", extraDays: "", tasks: [] },
  });
  const { tasks } = readTasks("Roof trusses 3d\nExcavation 2d 1");
  await addTasks(deps, owner, { id: schedule, idem: crypto.randomUUID(), typed: tasks });
  await db.update(schedules).set({ projectId: job }).where(eq(schedules.id, schedule));
  const asked = { db, language: "en" as const, now, formKey: () => "", contributions: joinedContributions };
  const of = (actor: typeof owner, today = DAY) =>
    tailgateView(asked, actor, { page: 1, search: new URLSearchParams({ site }), today });
  const view = await of(owner);
  expect(view.plan).toMatchObject({ tasks: ["Roof trusses"], work: ["roofing"] });
  expect(view.ranked[0]?.terms.work).toBe(30);
  // What is ticked stays what somebody ticked.
  expect(view.chosen.work).toEqual([]);
  expect((await of(owner, "2026-03-05")).plan.work).toEqual(["digging"]);
  expect((await of({ ...fresh(), role: "owner" })).plan.tasks).toEqual([]);
  await db.update(schedules).set({ sample: true }).where(eq(schedules.id, schedule));
  expect((await of(owner)).plan.tasks).toEqual([]);
  await db.update(sites).set({ sample: true }).where(eq(sites.id, site));
  expect((await of(owner)).plan.tasks).toEqual(["Roof trusses"]);
});

test("a talk of one's own is kept, changed by its version, taken away, and its records stay", async () => {
  const [actor, other] = [fresh(), fresh()];
  const words = (text: string) => ({ en: text, es: "", he: "" });
  const talk = {
    ...{ title: words("Own talk"), questions: [], section: "", edition: "", written: "es" as const },
    points: { en: ["Uno"], es: [], he: [] },
  };
  const idem = crypto.randomUUID();
  const keep = { idem, id: "", version: 1, talk };
  expect(await Promise.all([1, 2].map(() => keepOwnTalk(deps, actor, keep)))).toEqual(
    [1, 2].map(() => ({ ok: true, id: idem })),
  );
  const change = { ...keep, id: idem, idem: crypto.randomUUID(), talk: { ...talk, title: words("Newer") } };
  expect(await keepOwnTalk(deps, other, change)).toEqual({ ok: false, error: "gone" });
  expect(await keepOwnTalk(deps, actor, change)).toEqual({ ok: true, id: idem });
  expect(await keepOwnTalk(deps, actor, { ...change, idem: crypto.randomUUID() })).toEqual({
    ...{ ok: false, error: "stale" },
  });
  const { own } = await readTalk(db, actor, idem);
  expect(own && ownTalkOf(own)).toMatchObject({ key: idem, version: "2", title: { en: "Newer" } });
  expect((await readTalk(db, other, idem)).own).toBeUndefined();
  const record = await startRecord(deps, actor, { ...startOf(), talk: { ...talk, key: idem, version: "2" } });
  await dropOwnTalk(deps, other, idem);
  expect((await readTalk(db, actor, idem)).own).toBeDefined();
  expect(await dropOwnTalk(deps, actor, idem)).toEqual(OK);
  expect(record.ok && (await findRecord(db, actor, record.id))?.talkKey).toBe(idem);
});

const STROKE = "M10 20L30 40L50 20";

test("a drawn signature stands for a typed one, on the list, by link of a line added late, and under the seal", async () => {
  const actor = fresh();
  const id = await started(actor);
  await saveRecord(
    deps,
    actor,
    kept(id, 1, [row("Mason 1", { signature: "", drawn: STROKE }), row("Mason 2")]),
  );
  expect(await signRecord(deps, actor, signing(id, 2))).toEqual({ ok: true, id });
  expect(
    await addLate(deps, actor, { ...signer("Late 1"), signature: "", drawn: STROKE, record: id }),
  ).toMatchObject(OK);
  const [record, attendees] = [await findRecord(db, actor, id), await listAttendees(db, actor, id)];
  expect(attendees.map(({ name, drawn }) => [name, drawn])).toEqual([
    ["Mason 1", STROKE],
    ["Mason 2", ""],
    ["Late 1", STROKE],
  ]);
  if (!record) throw new Error("gone");
  expect(await isWhole(record, attendees)).toBe(true);
  for (const name of ["Mason 1", "Late 1"])
    expect(
      await isWhole(
        record,
        attendees.map((one) => (one.name === name ? { ...one, drawn: "M1 1L2 2" } : one)),
      ),
    ).toBe(false);
});

test("a record is not closed while somebody neither typed nor drew a signature", async () => {
  const actor = fresh();
  const id = await started(actor);
  await saveRecord(deps, actor, kept(id, 1, [row("Mason 1", { signature: "" })]));
  expect(await signRecord(deps, actor, signing(id, 2))).toEqual({ ok: false, error: "signature" });
});
