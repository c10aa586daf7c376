import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { orderDeliveries, orderProjects, orders } from "~db/schema/orders.ts";
import { projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { rfis } from "~db/schema/rfis.ts";
import { siteServices } from "~db/schema/site-services.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { dayFacts, factLines } from "./day-facts.server.ts";
import { saveLog, startLog } from "./logs.commands.server.ts";
import { lastLogDay } from "./projects.queries.server.ts";
import { logView } from "./projects.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const key = () => crypto.randomUUID() as string;
const given = { db, now, formKey: key, language: "en" as const, contributions: joinedContributions };
const DAY = "2026-03-02";
const ZONE = "America/Los_Angeles";
/** In the evening of the day where the job stands, when it is the next one in UTC already. */
const EVENING = "2026-03-03T04:00:00.000Z";
/** The evening before it. */
const BEFORE = "2026-03-02T04:00:00.000Z";

async function jobOf(actor: Person, sample = false) {
  const id = key();
  await db.insert(projects).values({
    ...{ id, name: "Sample house", workspace: actor.workspace, siteZone: ZONE, state: "active", sample },
    ...{ stateSince: EVENING, createdAt: EVENING },
  });
  return id;
}

async function rfiOf(actor: Person, projectId: string, number: number, more: object) {
  await db.insert(rfis).values({
    ...{ id: key(), workspace: actor.workspace, projectId, number, topic: `Beam ${number}`, question: "?" },
    ...{ trade: "concrete", stateSince: EVENING, createdAt: EVENING, ...more },
  });
}

async function parcelOf(actor: Person, projectId: string, number: number, at: string) {
  const id = key();
  const { workspace } = actor;
  await db.insert(orders).values({
    ...{ id, workspace, number, stateSince: at, email: "buyer@example.com", language: "en", content: {} },
    ...{ taxCents: 0, totalCents: 0, createdAt: at },
  });
  await db.insert(orderDeliveries).values({
    ...{
      id: key(),
      workspace,
      orderId: id,
      kind: "parcel",
      state: "delivered",
      stateSince: at,
      createdAt: at,
    },
  });
  await db.insert(orderProjects).values({ id, workspace, projectId, code: "", createdAt: at });
}

async function hiredOf(actor: Person, projectId: string, more: object) {
  const id = key();
  const { workspace } = actor;
  await db.insert(siteServices).values({
    ...{
      id,
      workspace,
      kind: "toilet",
      quantity: 2,
      supplier: "SAMPLE Sanitation",
      siteName: "Sample house",
    },
    ...{ siteZone: ZONE, startsOn: "2026-02-20", everyDays: 7, stateSince: BEFORE, createdAt: BEFORE },
    ...{ state: "running", ...more },
  });
  await db.insert(orderProjects).values({ id, workspace, projectId, code: "", createdAt: BEFORE });
}

const factsOf = (actor: Person, job: string) =>
  dayFacts(given, { workspace: actor.workspace, job, day: DAY, zone: ZONE, sample: false });
const told = async (actor: Person, job: string) =>
  (await factsOf(actor, job)).map(({ kind, number }) => [kind, number]);

test("a log begins with the parcels of the day and what is hired, and shows what was asked, answered and raised", async () => {
  const actor = inOwn(freshGuest());
  const job = await jobOf(actor);
  const order = 900_000 + Math.floor(Math.random() * 90_000);
  await rfiOf(actor, job, 1, { state: "answered", openedAt: BEFORE, answeredAt: EVENING });
  await rfiOf(actor, job, 2, { state: "open", openedAt: EVENING });
  await parcelOf(actor, job, order, EVENING);
  await hiredOf(actor, job, {});
  await db.insert(punchItems).values({
    ...{ id: key(), workspace: actor.workspace, projectId: job, number: 7, room: "Bath", trade: "tile" },
    ...{ words: "Grout", stateSince: EVENING, createdAt: EVENING },
  });
  expect((await told(actor, job)).sort()).toEqual(
    [
      ["rfiAnswered", 1],
      ["rfiAsked", 2],
      ["parcel", order],
      ["hired", 2],
      ["punchRaised", 7],
    ].sort(),
  );
  const facts = factLines(await factsOf(actor, job), "en");
  const started = await startLog({ db, now }, actor, { project: job, idem: key(), day: DAY, facts });
  if (!started.ok) throw new Error(started.error);
  const present = { ...actor, role: "owner" as const };
  const view = await logView(given, present, started.id);
  expect(view?.log.texts.deliveries).toBe(`Order ORD-${order} delivered`);
  expect(view?.log.texts.equipment).toBe("2 × Portable toilet, SAMPLE Sanitation");
  expect(view?.facts.map(({ text }) => text)).toContain("RFI 1 answered: \u2068Beam 1\u2069");
  const { texts, version } = view?.log ?? {};
  if (!texts || !version) throw new Error("it is there");
  const says = { ...texts, work: "Walls", delayCause: "", delayHours: 0, intent: "submit" as const, version };
  expect(await saveLog({ db, now }, actor, { id: started.id, ...says } as never)).toEqual({ ok: true });
  expect((await logView(given, present, started.id))?.facts).toEqual([]);
});

test("what was on another day, on another job, or is an example is no fact of the day", async () => {
  const actor = inOwn(freshGuest());
  const [job, other] = [await jobOf(actor), await jobOf(actor)];
  await rfiOf(actor, job, 1, { state: "open", openedAt: BEFORE });
  await rfiOf(actor, job, 2, { state: "open", openedAt: EVENING, sample: true });
  await rfiOf(actor, other, 1, { state: "open", openedAt: EVENING });
  await hiredOf(actor, job, { state: "off", stateSince: BEFORE });
  await hiredOf(actor, job, { startsOn: "2026-03-03" });
  expect(await told(actor, job)).toEqual([]);
});

test("what stood on the log of the day before is not written twice", async () => {
  const actor = inOwn(freshGuest());
  const job = await jobOf(actor);
  await hiredOf(actor, job, {});
  const facts = factLines(await factsOf(actor, job), "en");
  for (const day of ["2026-03-01", DAY])
    await startLog({ db, now }, actor, { project: job, idem: key(), day, facts });
  const rows = await db.select().from(projectLogs).where(eq(projectLogs.projectId, job));
  expect(rows.map(({ equipment }) => equipment)).toEqual([facts.equipment, facts.equipment]);
});

test("what was hired leaves the log of the day on which it is off hire, in whatever language the one before was opened", async () => {
  const actor = inOwn(freshGuest());
  const job = await jobOf(actor);
  await hiredOf(actor, job, {});
  const equipment = factLines(await factsOf(actor, job), "es").equipment;
  const first = { project: job, idem: key(), day: "2026-03-01", facts: { deliveries: "", equipment } };
  const begun = await startLog({ db, now }, actor, first);
  if (!begun.ok) throw new Error(begun.error);
  await db
    .update(projectLogs)
    .set({ equipment: `${equipment}\nOwn digger` })
    .where(eq(projectLogs.id, begun.id));
  expect(await lastLogDay(db, actor, { project: job, before: DAY })).toBe("2026-03-01");
  expect(await lastLogDay(db, inOwn(freshGuest()), { project: job, before: DAY })).toBeUndefined();
  await startLog({ db, now }, actor, { project: job, idem: key(), day: DAY, past: equipment.split("\n") });
  const rows = await db.select().from(projectLogs).where(eq(projectLogs.projectId, job));
  expect(rows.find(({ day }) => day === DAY)?.equipment).toBe("Own digger");
});
