import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { droneFlights, droneMissions } from "~db/schema/drone.ts";
import { sites } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import {
  keepMission,
  keepPhotos,
  keepPreflight,
  logFlight,
  moveMission,
  removeMission,
  replanMission,
  strikeFlight,
} from "./missions.commands.server.ts";
import { MISSION_LIMITS } from "./missions.limits.ts";
import { readFlightLog, readMission, readMissions } from "./missions.queries.server.ts";
import { answersIn, preflightTemplate } from "./preflight.data.ts";
import type { Verdict } from "./rules.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const OK = { ok: true };
const BLOCKED = { ok: false, error: "blocked" };
const PLAN = "units=us&camera=phantom4rtk&centre=39.7%2C+-104.7&zone=America%2FDenver";

const member = async (): Promise<Person> => inOwn((await createMember(db)).owner);

async function kept(actor: Person, verdict: Verdict = "holds") {
  const made = await keepMission(deps, actor, {
    ...{ idem: crypto.randomUUID(), name: "North lot", site: "", plan: PLAN, verdict },
  });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

const versionOf = async (id: string) => {
  const [row] = await db
    .select({ version: droneMissions.version })
    .from(droneMissions)
    .where(eq(droneMissions.id, id));
  return row?.version ?? 0;
};

const allOf = (answer: "yes" | "no") =>
  answersIn(
    Object.fromEntries(
      preflightTemplate()
        .sections.flatMap(({ items }) => items)
        .flatMap(({ id }) => [
          [`answer_${id}`, answer],
          [`note_${id}`, "Seen"],
        ]),
    ),
    MISSION_LIMITS.note,
  );

const step = async (actor: Person, record: string, transition: string) =>
  moveMission(deps, actor, {
    ...{ record, transition, version: await versionOf(record), idem: crypto.randomUUID(), note: "" },
  });

const flight = (mission: string, minutesAgo = 60) => ({
  ...{ idem: crypto.randomUUID(), mission, pilot: "Surveyor 1", certificate: "4000001" },
  startedAt: new Date(now().getTime() - minutesAgo * 60_000).toISOString(),
  endedAt: new Date(now().getTime() - (minutesAgo - 20) * 60_000).toISOString(),
  ...{ zone: "America/Denver", conditions: "Wind 5 mph, clear" },
});

async function checked(actor: Person) {
  const id = await kept(actor);
  await keepPreflight(deps, actor, { id, version: await versionOf(id), answers: allOf("yes") });
  expect(await step(actor, id, "check")).toMatchObject(OK);
  return id;
}

test("a form that is sent three times at once keeps one mission, with its beginning in the history", async () => {
  const actor = await member();
  const form = { idem: crypto.randomUUID(), name: "Pad", site: "", plan: PLAN, verdict: "open" as const };
  const made = await Promise.all([1, 2, 3].map(() => keepMission(deps, actor, form)));
  expect(made).toEqual(made.map(() => ({ ok: true, id: form.idem })));
  expect((await readMissions(db, actor, 0, now())).total).toBe(1);
  expect((await readMission(db, actor, form.idem, now()))?.history).toMatchObject([{ transition: "begin" }]);
});

test("a mission is for one's own site only, and stays when that goes", async () => {
  const [actor, other] = [await member(), await member()];
  const site = async ({ workspace }: Person) => {
    const id = crypto.randomUUID();
    await db.insert(sites).values({
      ...{ id, workspace, name: "Gate", status: "active", siteZone: "UTC", createdAt: now().toISOString() },
    });
    return id;
  };
  const [own, foreign] = [await site(actor), await site(other)];
  const form = {
    idem: crypto.randomUUID(),
    name: "Pad",
    site: foreign,
    plan: PLAN,
    verdict: "open" as const,
  };
  expect(await keepMission(deps, actor, form)).toEqual({ ok: false, error: "siteGone" });
  expect(await keepMission(deps, actor, { ...form, site: own })).toMatchObject(OK);
  expect((await readMission(db, actor, form.idem, now()))?.mission.place).toBe("Gate");
  await db.delete(sites).where(eq(sites.id, own));
  expect((await readMission(db, actor, form.idem, now()))?.mission.place).toBeNull();
});

test("it is checked only with a plan that holds and a preflight with nothing against it", async () => {
  const actor = await member();
  const id = await kept(actor, "fails");
  expect(await step(actor, id, "check")).toMatchObject(BLOCKED);
  await keepPreflight(deps, actor, { id, version: await versionOf(id), answers: allOf("yes") });
  expect(await step(actor, id, "check")).toMatchObject(BLOCKED);
  // Another plan asks for the answers again.
  expect(
    await replanMission(deps, actor, {
      id,
      version: await versionOf(id),
      plan: `${PLAN}&altitude=200`,
      verdict: "holds",
    }),
  ).toEqual(OK);
  expect(await step(actor, id, "check")).toMatchObject(BLOCKED);
  await keepPreflight(deps, actor, { id, version: await versionOf(id), answers: allOf("no") });
  expect(await step(actor, id, "check")).toMatchObject(BLOCKED);
  await keepPreflight(deps, actor, { id, version: await versionOf(id), answers: allOf("yes") });
  expect(await step(actor, id, "check")).toMatchObject(OK);
  expect(
    await replanMission(deps, actor, {
      id,
      version: await versionOf(id),
      plan: `${PLAN}&altitude=500`,
      verdict: "fails",
    }),
  ).toEqual({ ok: false, error: "stale" });
  expect(await step(actor, id, "reopen")).toMatchObject(OK);
  expect(await step(actor, id, "check")).toMatchObject(BLOCKED);
});

test("it is flown once a flight is written down, and processed once its photos have places", async () => {
  const actor = await member();
  const id = await checked(actor);
  expect(await step(actor, id, "fly")).toMatchObject(BLOCKED);
  const form = flight(id);
  expect(await Promise.all([1, 2].map(() => logFlight(deps, actor, form)))).toEqual([OK, OK]);
  expect((await readMission(db, actor, id, now()))?.flights).toHaveLength(1);
  expect(await step(actor, id, "fly")).toMatchObject(OK);
  expect(await step(actor, id, "finish")).toMatchObject(BLOCKED);
  const version = await versionOf(id);
  const photos: [number, number, number | null][] = [[39.7, -104.7, 1712]];
  expect(await keepPhotos(deps, actor, { id, version, photos })).toEqual(OK);
  // The same form again has been kept already; another one of the same page comes too late.
  expect(await keepPhotos(deps, actor, { id, version, photos })).toEqual(OK);
  expect(await keepPhotos(deps, actor, { id, version, photos: [[1, 2, null]] })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await step(actor, id, "finish")).toMatchObject(OK);
  expect(await readFlightLog(db, actor)).toMatchObject([{ mission: "North lot", pilot: "Surveyor 1" }]);
});

test("a flight of the future, of a mission that is not checked, or of another's is not written down", async () => {
  const [actor, stranger] = [await member(), await member()];
  const draft = await kept(actor);
  expect(await logFlight(deps, actor, flight(draft))).toEqual({ ok: false, error: "unchecked" });
  const id = await checked(actor);
  expect(await logFlight(deps, actor, flight(id, -60))).toEqual({ ok: false, error: "future" });
  expect(await logFlight(deps, stranger, flight(id))).toEqual({ ok: false, error: "gone" });
});

test("nobody changes, strikes or removes what another keeps", async () => {
  const [actor, stranger] = [await member(), await member()];
  const id = await checked(actor);
  const form = flight(id);
  await logFlight(deps, actor, form);
  const version = await versionOf(id);
  expect(await keepPreflight(deps, stranger, { id, version, answers: {} })).toEqual({
    ok: false,
    error: "gone",
  });
  await strikeFlight(deps, stranger, { mission: id, flight: form.idem });
  await removeMission(deps, stranger, { id, version });
  expect(await readMission(db, stranger, id, now())).toBeUndefined();
  expect((await readMission(db, actor, id, now()))?.flights).toHaveLength(1);
  expect(await removeMission(deps, actor, { id, version })).toEqual({ ok: false, error: "stale" });
  await strikeFlight(deps, actor, { mission: id, flight: form.idem });
  expect(await db.$count(droneFlights, eq(droneFlights.missionId, id))).toBe(0);
});

test("a draft is removed, twice as once", async () => {
  const actor = await member();
  const id = await kept(actor);
  expect(await removeMission(deps, actor, { id, version: 1 })).toEqual(OK);
  expect(await removeMission(deps, actor, { id, version: 1 })).toEqual(OK);
  expect((await readMissions(db, actor, 0, now())).total).toBe(0);
});
