import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Actor, type Holder, inOwn, makeLink, type Person } from "~/engines/trust/trust.server.ts";
import { materialOrders } from "~db/schema/material-express.ts";
import { sites } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { loadsOfDay } from "../../materials/material-express/deliveries.server.ts";
import { addWorker, makeCrew } from "../../projects/workforce/crews.commands.server.ts";
import workforce from "../../projects/workforce/workforce.contributes.server.ts";
import { markSeen } from "./deliveries.commands.server.ts";
import { CREW } from "./hard-hat.limits.ts";
import { readDay, readHub, readOwnCrew } from "./hard-hat.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const passwords = { hash: async () => "", verify: async () => false };
const uuid = () => crypto.randomUUID() as string;
const fresh = (): Person => inOwn(freshGuest());
const DAY = "2026-07-06";
const AT = new Date("2026-07-06T12:40:00.000Z");
const OK = { ok: true };
const GONE = { ok: false, error: "gone" };

async function linkTo(owner: Person, id: string): Promise<Holder> {
  const secrets = { ...deps, passwords, secret: "s".repeat(32), contributions: { links: workforce.links } };
  const made = await makeLink(secrets, owner, {
    ...{ idem: uuid(), workspace: owner.workspace, subject: { type: CREW, id } },
    ...{ name: "Crew", verbs: ["sign"] as const, kind: "crew" as const, days: 7, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  return { kind: "holder", link: made.id, now: now() };
}

/** A crew of two at a site, with a load that is expected there. */
async function waiting(change: Partial<typeof materialOrders.$inferInsert> = {}) {
  const owner = fresh();
  const [site, crew, order] = [uuid(), uuid(), uuid()];
  const row = { workspace: owner.workspace, createdAt: now().toISOString(), siteZone: "America/Chicago" };
  await db.insert(sites).values({ ...row, id: site, name: "SAMPLE Ridge 4", status: "active" });
  const framing = {
    name: "Framing",
    site,
    siteZone: "America/Chicago",
    ruleSet: "flsa" as const,
    weekStart: 1,
  };
  await makeCrew(deps, owner, { idem: crew, ...framing, fenceMetres: 200, burdenPercent: 0 });
  const workers = [uuid(), uuid()] as const;
  for (const [n, idem] of workers.entries())
    await addWorker(deps, owner, { crew, idem, name: `Mason ${n + 1}`, trade: "", rateCents: 0 });
  await db.insert(materialOrders).values({
    ...{ ...row, id: order, topic: "Studs", supplier: "SAMPLE Yard", siteName: " sample ridge 4", lines: [] },
    ...{ deliverOn: DAY, window: "07" as const, state: "out", stateSince: row.createdAt },
    ...change,
  });
  const holder = await linkTo(owner, crew);
  const hub = await readHub(db, holder, { type: CREW, id: crew });
  if (!hub) throw new Error("no crew");
  const press = (worker: string, { who = holder as Actor, day = DAY, at = AT } = {}) =>
    markSeen(deps, who, { crew: hub.crew, order, worker, day, at });
  const shown = async (day = DAY) =>
    (await readDay(db, hub.crew, { day, language: "en" }, [], [loadsOfDay])).deliveries;
  const seen = async () => {
    const [found] = await db.select().from(materialOrders).where(eq(materialOrders.id, order));
    return found && [found.seenBy, found.seenAt, found.version, found.state];
  };
  return { owner, crew, workers, holder, press, shown, seen };
}

test("a load of the site is expected on its day, and whoever of the crew presses first has seen it, once", async () => {
  const { workers, press, shown, seen } = await waiting();
  expect(await shown()).toMatchObject([{ name: "Studs", supplier: "SAMPLE Yard", window: "7 to 10 a.m." }]);
  expect(await shown("2026-07-07")).toEqual([]);
  expect(await press(workers[0])).toEqual(OK);
  expect(await press(workers[0], { at: new Date("2026-07-06T13:00:00.000Z") })).toEqual(OK);
  expect(await press(workers[1])).toEqual(OK);
  // The order is where it was: nobody has signed for anything, and no page of it is out of date.
  expect(await seen()).toEqual(["Mason 1", AT.toISOString(), 1, "out"]);
  expect(await shown()).toMatchObject([{ seen: { by: "Mason 1", at: AT.toISOString() } }]);
});

test("of two who press at once one is written down, and a crew without a name says it as the crew", async () => {
  const { workers, press, seen } = await waiting();
  expect(await Promise.all(workers.map((worker) => press(worker)))).toEqual([OK, OK]);
  expect((await seen())?.[0]).toMatch(/^Mason [12]$/);
  const other = await waiting();
  expect(await other.press("")).toEqual(OK);
  expect((await other.seen())?.[0]).toBe("Framing");
});

test("the foreman presses too; a stranger, another crew's link and a name of another crew do not", async () => {
  const { owner, workers, press, seen } = await waiting();
  const other = await waiting();
  expect(await press(workers[0], { who: fresh() })).toEqual(GONE);
  expect(await press(workers[0], { who: other.holder })).toEqual(GONE);
  expect(await press(other.workers[0])).toEqual(GONE);
  expect((await seen())?.[1]).toBeNull();
  expect(await press(workers[1], { who: owner })).toEqual(OK);
  expect(await readOwnCrew(db, fresh(), other.crew)).toBeUndefined();
});

test("what is not expected is not seen: another day, another site, a list that is not ordered, one that is called off", async () => {
  for (const change of [
    { deliverOn: "2026-07-07" },
    { siteName: "SAMPLE Ridge 5" },
    { state: "draft" },
    { state: "cancelled" },
    { sample: true },
  ]) {
    const { workers, press, shown, seen } = await waiting(change);
    expect([change, await press(workers[0])]).toEqual([change, GONE]);
    expect(await shown()).toEqual([]);
    expect((await seen())?.[1]).toBeNull();
  }
});
