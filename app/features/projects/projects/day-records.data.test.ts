import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { permitInspections, permits } from "~db/schema/permits.ts";
import { projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { checklistRuns, tailgateAttendees, tailgateRecords } from "~db/schema/safety.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { sites, siteVisits } from "~db/schema/tools.ts";
import { weatherEvents, weatherForecasts } from "~db/schema/weather.ts";
import { workforceCrews, workforcePunches, workforceWorkers } from "~db/schema/workforce.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { dayFacts } from "./day-facts.server.ts";
import { startLog } from "./logs.commands.server.ts";
import { answerLog } from "./projects.form.server.ts";
import { logView } from "./projects.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const key = () => crypto.randomUUID() as string;
const given = { db, now, formKey: key, language: "en" as const, contributions: joinedContributions };
/** A Monday. */
const DAY = "2026-03-02";
const ZONE = "America/Los_Angeles";
const MORNING = "2026-03-02T14:00:00.000Z";
/** In the evening of the day where the job stands, when it is the next one in UTC already. */
const EVENING = "2026-03-03T04:00:00.000Z";

async function placeOf(actor: Person) {
  const { workspace } = actor;
  const [site, job] = [key(), key()];
  await db.insert(sites).values({
    ...{
      id: site,
      workspace,
      name: "Sample yard",
      status: "active",
      siteZone: ZONE,
      latitude: 34,
      longitude: -118,
    },
    ...{ createdAt: MORNING },
  });
  await db.insert(projects).values({
    ...{ id: job, name: "Sample house", workspace, siteId: site, siteZone: ZONE, state: "active" },
    ...{ stateSince: MORNING, createdAt: MORNING },
  });
  return { site, job };
}

async function dayOf(actor: Person, { site, job }: { site: string; job: string }) {
  const { workspace } = actor;
  const schedule = key();
  const forecast = {
    day: DAY,
    condition: "rainy",
    high: 75,
    low: 58,
    rain: 0.2,
    wind: 15,
    gust: 22,
    dry: 40,
  };
  await db.insert(weatherForecasts).values({
    ...{ id: key(), workspace, siteId: site, source: "nws", latitude: 34, longitude: -118 },
    ...{ days: JSON.stringify([{ ...forecast, damp: 80 }]), fetchedAt: MORNING },
  });
  await db.insert(weatherEvents).values({
    ...{ id: key(), workspace, projectId: job, day: DAY, tenths: 15, weather: "Rain", tasks: "Roofing" },
    createdAt: EVENING,
  });
  await db.insert(schedules).values({
    ...{ id: schedule, workspace, name: "Plan", projectId: job, startOn: DAY, dataDate: DAY },
    ...{ createdAt: MORNING, updatedAt: MORNING },
  });
  await db.insert(scheduleTasks).values(
    [
      { number: 1, name: "Walls", crew: "Framers", links: "" },
      { number: 2, name: "Roof", crew: "", links: "1" },
    ].map((task) => ({
      ...task,
      ...{ id: key(), workspace, scheduleId: schedule, duration: 2, createdAt: MORNING },
    })),
  );
  const record = key();
  const safety = { workspace, projectId: job, language: "en", content: "", createdAt: MORNING };
  const words = (text: string) => ({ en: text, es: text, he: text });
  await db.insert(tailgateRecords).values([
    {
      ...safety,
      ...{ id: record, talkKey: "ladders", heldOn: DAY, signedAt: MORNING },
      content: JSON.stringify({ title: words("Ladders") }),
    },
    // Planned and not held.
    {
      ...safety,
      ...{ id: key(), talkKey: "heat", heldOn: DAY },
      content: JSON.stringify({ title: words("Heat") }),
    },
  ]);
  await db.insert(tailgateAttendees).values(
    ["carpenter 1", "carpenter 2"].map((name, position) => ({
      ...{ id: key(), workspace, recordId: record, position, name, nameKey: name, signature: name },
      ...{ language: "en", via: "list" as const, createdAt: MORNING },
    })),
  );
  await db.insert(checklistRuns).values({
    ...{ ...safety, id: key(), templateKey: "scaffold", templateVersion: 1, runOn: DAY, place: "North" },
    ...{ siteId: site, projectId: null, signedAt: MORNING, percent: 60, result: "fail" },
    content: JSON.stringify({ name: words("Scaffold") }),
  });
  const crew = key();
  await db.insert(workforceCrews).values({
    ...{ id: crew, workspace, name: "Framers", siteId: site, siteZone: ZONE, ruleSet: "flsa" as const },
    ...{ weekStart: 0, createdAt: MORNING },
  });
  for (const [n, outAt] of ["2026-03-02T22:30:00.000Z", "2026-03-02T23:30:00.000Z"].entries()) {
    const worker = key();
    await db.insert(workforceWorkers).values({
      ...{ id: worker, workspace, crewId: crew, name: `Carpenter ${n}`, nameKey: `carpenter ${n}` },
      createdAt: MORNING,
    });
    await db.insert(workforcePunches).values({
      ...{
        id: key(),
        workspace,
        crewId: crew,
        workerId: worker,
        siteId: site,
        siteZone: ZONE,
        breakMinutes: 30,
      },
      ...{ inAt: "2026-03-02T15:00:00.000Z", outAt, weekOn: "2026-03-01", weekTo: "2026-03-01" },
      ...{ inSource: "crew" as const, firstInAt: MORNING, createdAt: MORNING },
    });
  }
  const visit = { workspace, siteId: site, acceptedVersion: 1, cameAt: EVENING, leftAt: EVENING };
  await db.insert(siteVisits).values([
    {
      ...visit,
      id: key(),
      printedName: "Inspector 1",
      nameKey: "1",
      company: "SAMPLE City",
      reason: "inspector",
    },
    { ...visit, id: key(), printedName: "Carpenter 3", nameKey: "2", reason: "crew" },
  ]);
  const permit = key();
  await db.insert(permits).values({
    ...{ id: permit, workspace, projectId: job, name: "House", jurisdiction: "SAMPLE City" },
    ...{ recordType: "residential_new" as never, siteZone: ZONE, stateSince: MORNING, createdAt: MORNING },
  });
  await db.insert(permitInspections).values({
    ...{ id: key(), workspace, permitId: permit, type: "framing" as const, requestedFor: DAY },
    ...{ result: "pass" as const, resultOn: DAY, createdAt: MORNING },
  });
}

async function begun() {
  const owner = freshGuest();
  const actor = inOwn(owner);
  const place = await placeOf(actor);
  await dayOf(actor, place);
  const started = await startLog({ db, now }, actor, { project: place.job, idem: key(), day: DAY });
  if (!started.ok) throw new Error(started.error);
  return { owner, actor, present: { ...actor, role: "owner" as const }, ...place, log: started.id };
}

test("a draft shows what is on record elsewhere of its day, each for its field, and takes none of it by itself", async () => {
  const { present, log } = await begun();
  const view = await logView(given, present, log);
  const shown = view?.facts.map(({ into, text, stands }) => [
    into,
    text.replace(/[\u2068\u2069]/g, ""),
    stands,
  ]);
  expect(shown?.sort()).toEqual(
    [
      [
        "weather",
        "Forecast: Rainy, High 75 °F, Low 58 °F, Rain 0.2 in, Wind 15 mph, gusts 22 mph (National Weather Service, fetched Mar 2, 2026, 6:00 AM PST)",
        false,
      ],
      ["crews", "Framers 2 x 7.5", false],
      ["work", "Planned: Walls (Framers)", false],
      ["work", "Inspection: Framing, House: Passed", false],
      ["visitors", "SAMPLE City (Inspector)", false],
      ["delays", "Weather, 1.5 h lost: Rain; Roofing", false],
      ["safety", "Safety talk: Ladders, signatures: 2", false],
      ["safety", "Checklist failed: Scaffold, North, 60 %", false],
    ].sort(),
  );
  expect(Object.values(view?.log.texts ?? {}).every((text) => text === "")).toBe(true);
});

test("another job of another site has none of it, and nobody else sees it", async () => {
  const { actor } = await begun();
  const other = await placeOf(actor);
  const asked = { workspace: actor.workspace, day: DAY, zone: ZONE, sample: false };
  expect(await dayFacts(given, { ...asked, job: other.job })).toEqual([]);
  const { job } = await begun();
  expect(await dayFacts(given, { ...asked, job })).toEqual([]);
});

test("what is ticked is written into its field beside what was typed, once however often the form comes", async () => {
  const { owner, present, log } = await begun();
  const context = { ...given, visitor: { ensureOwner: async () => owner }, env: {} } as never;
  const view = await logView(given, present, log);
  const talk = view?.facts.find(({ text }) => text.startsWith("Safety talk"));
  const form = new FormData();
  const fields = { version: "1", intent: "save", safety: "All well", work: "Walls", facts: talk?.key ?? "" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const rowOf = async () => (await db.select().from(projectLogs).where(eq(projectLogs.id, log)))[0];
  for (const _ of [1, 2]) {
    expect(await answerLog(context, log, form)).toMatchObject({ ok: true, toast: "logSaved" });
    expect(await rowOf()).toMatchObject({
      ...{ safety: "All well\nSafety talk: Ladders, signatures: 2", work: "Walls", crews: "", version: 2 },
    });
  }
  const after = await logView(given, present, log);
  expect(after?.facts.find(({ key: one }) => one === talk?.key)?.stands).toBe(true);
  // All the rest at one press; what stands there already is not written twice.
  form.delete("facts");
  for (const [name, value] of Object.entries({ ...after?.log.texts, version: "2", intent: "take" }))
    form.set(name, value as string);
  expect(await answerLog(context, log, form)).toMatchObject({ ok: true, toast: "logTaken" });
  expect(await rowOf()).toMatchObject({
    ...{ crews: "Framers 2 x 7.5", delays: "Weather, 1.5 h lost: Rain; Roofing", submittedAt: null },
    safety: "All well\nSafety talk: Ladders, signatures: 2\nChecklist failed: Scaffold, North, 60 %",
  });
});

test("a tick of a refused form is kept, and of a record that is gone nothing is written", async () => {
  const { owner, log } = await begun();
  const context = { ...given, visitor: { ensureOwner: async () => owner }, env: {} } as never;
  const form = new FormData();
  const fields = { version: "1", intent: "save", delayHours: "many" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const one of ["talk /tailgate-record/gone", "crew /nowhere"]) form.append("facts", one);
  expect(await answerLog(context, log, form)).toMatchObject({
    ...{ ok: false, status: 400 },
    sent: { fields: { facts: "talk /tailgate-record/gone\ncrew /nowhere" } },
  });
  form.set("delayHours", "");
  expect(await answerLog(context, log, form)).toMatchObject({ ok: true });
  const [row] = await db.select().from(projectLogs).where(eq(projectLogs.id, log));
  expect([row?.safety, row?.crews]).toEqual(["", ""]);
});
