import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { complianceItems, complianceSubjects } from "~db/schema/compliance.ts";
import { sites } from "~db/schema/tools.ts";
import { workforceCrews } from "~db/schema/workforce.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { workersNotCleared } from "../../safety/compliance/compliance.clearance.server.ts";
import { setAsksGate } from "../../tools/sites/gate.commands.server.ts";
import { clock } from "./clock.commands.server.ts";
import { addWorker, makeCrew } from "./crews.commands.server.ts";
import { crewView } from "./workforce.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const contributions = { notCleared: [workersNotCleared] } as never;
const asked = { ...deps, language: "en" as const, formKey: key, contributions };
const fresh = () => inOwn(freshGuest());
const today = () => now().toISOString().slice(0, 10);

async function crewOf(actor: Person) {
  const crew = key();
  const made = { name: "Framing", site: "", siteZone: "UTC", ruleSet: "flsa" as const, weekStart: 1 };
  await makeCrew(deps, actor, { idem: crew, ...made, fenceMetres: 200, burdenPercent: 0 });
  for (const name of ["Mason 1", "Mason 2"])
    await addWorker(deps, actor, { crew, idem: key(), name, trade: "", rateCents: 0 });
  return crew;
}

/** A worker of whom a training is asked that nobody has shown. */
async function asks(actor: Person, called: string) {
  const [subject, item] = [key(), key()];
  const row = { workspace: actor.workspace, createdAt: now().toISOString() };
  const who = { called, legalName: called, kind: "worker" as const, siteZone: "UTC" };
  await db.insert(complianceSubjects).values({ ...row, ...who, id: subject });
  await db.insert(complianceItems).values({ ...row, id: item, subjectId: subject, kind: "training" });
  return item;
}

const flagsOf = async (actor: Person, crew: string) => {
  const view = await crewView(asked, { ...actor, role: "owner" } as never, crew);
  return (view?.workers ?? []).map(({ name, flag, open }) => ({
    ...{ name, lacks: flag?.lacks.length ?? 0, isIn: Boolean(open) },
  }));
};

test("who is not cleared is flagged with what is missing, and is clocked in like everybody else", async () => {
  const actor = fresh();
  const crew = await crewOf(actor);
  await asks(actor, "MASON 1");
  const view = await crewView(asked, { ...actor, role: "owner" } as never, crew);
  const ids = (view?.workers ?? []).map(({ id }) => id);
  expect(view?.workers[0]?.flag?.href).toMatch(/^\/compliance-subject\//);
  const at = `${now().toISOString().slice(0, 16)}:00.000Z`;
  const pressed = await clock(deps, actor, {
    ...{
      idem: key(),
      crew,
      workers: ids,
      act: "in",
      at,
      code: "",
      site: "",
      breakMinutes: 0,
      source: "crew",
    },
  });
  expect(pressed).toMatchObject({ ok: true, done: 2, skipped: [] });
  expect(await flagsOf(actor, crew)).toEqual([
    { name: "Mason 1", lacks: 1, isIn: true },
    { name: "Mason 2", lacks: 0, isIn: true },
  ]);
});

test("a waiver that holds today ends the flag, and another workspace's papers are none of this crew's", async () => {
  const actor = fresh();
  const crew = await crewOf(actor);
  await asks(fresh(), "Mason 2");
  const item = await asks(actor, "Mason 1");
  expect((await flagsOf(actor, crew)).map(({ lacks }) => lacks)).toEqual([1, 0]);
  await db
    .update(complianceItems)
    .set({ waivedBy: "Foreman 1", waivedReason: "Booked", waivedOn: today(), waivedUntil: today() })
    .where(eq(complianceItems.id, item));
  expect((await flagsOf(actor, crew)).map(({ lacks }) => lacks)).toEqual([0, 0]);
});

test("where the site asks for no papers nobody of its crew is flagged", async () => {
  const actor = fresh();
  const crew = await crewOf(actor);
  await asks(actor, "Mason 1");
  const site = key();
  const row = { workspace: actor.workspace, createdAt: now().toISOString(), siteZone: "UTC" };
  await db.insert(sites).values({ ...row, id: site, name: "SAMPLE Dock", status: "active" });
  await db.update(workforceCrews).set({ siteId: site }).where(eq(workforceCrews.id, crew));
  const flags = async () => (await flagsOf(actor, crew)).map(({ lacks }) => lacks);
  expect(await flags()).toEqual([1, 0]);
  expect(await setAsksGate(deps, fresh(), { site, asks: false })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await flags()).toEqual([1, 0]);
  for (const asks of [false, false, true])
    expect(await setAsksGate(deps, actor, { site, asks })).toEqual({ ok: true });
  expect(await flags()).toEqual([1, 0]);
  await setAsksGate(deps, actor, { site, asks: false });
  expect(await flags()).toEqual([0, 0]);
});
