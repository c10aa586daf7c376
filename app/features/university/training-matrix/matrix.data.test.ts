import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { credentials, trainingAsks, trainingPeople } from "~db/schema/certificates.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { addWorker, makeCrew } from "../../projects/workforce/crews.commands.server.ts";
import { crewView } from "../../projects/workforce/workforce.view.server.ts";
import { classList } from "./class-list.ts";
import { beginClass, closeClass, signClass } from "./classes.commands.server.ts";
import { workersNotTrained } from "./matrix.clearance.server.ts";
import { addPerson, askFor, closeAsk, forgetPerson, saveRequirement } from "./matrix.commands.server.ts";
import { askedIn, classView, matrixView } from "./matrix.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const TODAY = now().toISOString().slice(0, 10);
const contributions = { notCleared: [workersNotTrained] } as never;
const context = { ...deps, formKey: key, language: "en" as const, contributions };
const ALL = classList.sections.flatMap(({ items }) => items.map(({ id }) => id));

async function member() {
  const { id } = await createMember(db);
  return inOwn(`user:${id}`);
}

async function listed(actor: Person, called: string, trade = "") {
  const idem = key();
  await addPerson(deps, actor, { idem, called, trade, project: "" });
  return idem;
}

const asked = (query = "") => askedIn(new URL(`https://x.example/training-certifications?${query}`), TODAY);
const view = (actor: Awaited<ReturnType<typeof member>>, query = "") =>
  matrixView(context, actor, asked(query));
const stateOf = async (actor: Awaited<ReturnType<typeof member>>, code: string, query = "") =>
  (await view(actor, query)).people.map(({ cells }) => cells.find((cell) => cell.code === code)?.state);

const REQUIREMENT = {
  ...{
    title: "",
    trades: "",
    tasks: [],
    course: "",
    validMonths: 24,
    minutes: 60,
    costCents: 0,
    active: true,
  },
};

test("a name stands on the list once, however it is written, and each workspace has its own list", async () => {
  const [actor, other] = [await member(), await member()];
  const idem = await listed(actor, "Mason 1", "Mason");
  const again = { idem, called: "Mason 1", trade: "Mason", project: "" };
  expect(await addPerson(deps, actor, again)).toEqual({ ok: true });
  expect(await addPerson(deps, actor, { ...again, idem: key(), called: " MASON  1" })).toEqual({
    ok: false,
    error: "twice",
  });
  await listed(other, "Mason 1");
  expect((await view(actor)).people.map(({ called }) => called)).toEqual(["Mason 1"]);
  expect(await forgetPerson(deps, other, idem)).toEqual({ ok: true });
  expect((await view(actor)).total).toBe(1);
  expect(await forgetPerson(deps, actor, idem)).toEqual({ ok: true });
  expect((await view(actor)).isExample).toBe(true);
});

test("a class that is closed gives everybody who signed its record, once, and nobody else", async () => {
  const actor = await member();
  const people = [await listed(actor, "Roofer 1", "Roofer"), await listed(actor, "Roofer 2", "Roofer")];
  await listed(actor, "Roofer 3", "Roofer");
  const id = key();
  const held = {
    idem: id,
    requirement: "fall",
    heldOn: TODAY,
    trainer: "Foreman 1",
    place: "",
    minutes: 240,
  };
  for (let n = 0; n < 2; n++) expect(await beginClass(deps, actor, held)).toEqual({ ok: true, id });
  const close = (ticked: readonly string[], version = 1) =>
    closeClass(deps, actor, { id, version, ticked, heldOn: TODAY, validMonths: 24, how: "Class, signed" });
  expect(await close(ALL)).toEqual({ ok: false, error: "nobody" });
  for (const person of people)
    expect(await signClass(deps, actor, { id, idem: key(), person, signature: "R." })).toEqual({ ok: true });
  expect(await signClass(deps, actor, { id, idem: key(), person: people[0] ?? "", signature: "R." })).toEqual(
    {
      ok: false,
      error: "twice",
    },
  );
  expect(await close(ALL.slice(1))).toMatchObject({ ok: false, error: "list" });
  expect(await close(ALL, 7)).toEqual({ ok: false, error: "stale" });
  const closed = await Promise.all([close(ALL), close(ALL), close(ALL)]);
  expect(closed).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const rows = await db.select().from(credentials).where(eq(credentials.classId, id));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    kind: "fall",
    verified: "self",
    verifiedBy: "Foreman 1",
    expiresOn: "2028-03-02",
  });
  expect(await stateOf(actor, "fall")).toEqual(["valid", "valid", "missing"]);
  expect(await stateOf(actor, "fall", "date=2028-03-03")).toEqual(["expired", "expired", "missing"]);
  expect(
    await signClass(deps, actor, { id, idem: key(), person: people[1] ?? "", signature: "x" }),
  ).toMatchObject({
    ok: false,
  });
});

test("a class, a request and somebody of another workspace are nobody else's", async () => {
  const [actor, other] = [await member(), await member()];
  const person = await listed(actor, "Mason 1");
  const id = key();
  await beginClass(deps, actor, {
    ...{ idem: id, requirement: "fall", heldOn: TODAY, trainer: "Foreman 1" },
    place: "",
    minutes: 0,
  });
  expect(await classView(context, other, { id, day: TODAY })).toBeUndefined();
  expect(await signClass(deps, other, { id, idem: key(), person, signature: "x" })).toEqual({
    ok: false,
    error: "gone",
  });
  const ask = { idem: key(), person, kind: "card" as const, requirement: "fall", dueOn: null, words: "" };
  expect(await askFor(deps, other, ask)).toEqual({ ok: false, error: "gone" });
  for (let n = 0; n < 2; n++) expect(await askFor(deps, actor, ask)).toEqual({ ok: true, id: ask.idem });
  expect(await closeAsk(deps, other, ask.idem)).toEqual({ ok: false, error: "gone" });
  expect((await view(actor)).asks).toMatchObject([{ called: "Mason 1", kind: "card" }]);
  expect(await closeAsk(deps, actor, ask.idem)).toEqual({ ok: true });
  expect((await view(actor)).asks).toEqual([]);
  expect(await db.select().from(trainingAsks).where(eq(trainingAsks.id, ask.idem))).toHaveLength(1);
});

test("a requirement is saved over the version that was seen, and one of the firm's own is asked of its trade", async () => {
  const actor = await member();
  await listed(actor, "Glazier 1", "Glazier");
  const own = {
    ...REQUIREMENT,
    idem: key(),
    code: "",
    version: 0,
    title: "Glass handling",
    trades: "glazier",
  };
  for (let n = 0; n < 2; n++) expect(await saveRequirement(deps, actor, own)).toEqual({ ok: true });
  const changed = { ...own, code: own.idem, version: 1, title: "Glass" };
  expect(await saveRequirement(deps, actor, { ...changed, version: 5 })).toEqual({
    ok: false,
    error: "stale",
  });
  expect(await saveRequirement(deps, actor, changed)).toEqual({ ok: true });
  const { requirements } = await view(actor);
  expect(requirements).toHaveLength(12);
  expect(requirements.at(-1)?.title).toBe("Glass");
  expect(await stateOf(actor, own.idem)).toEqual(["missing"]);
  const off = { ...REQUIREMENT, idem: key(), code: "osha10", version: 0, active: false };
  expect(await saveRequirement(deps, actor, off)).toEqual({ ok: true });
  expect((await view(actor)).requirements).toHaveLength(11);
});

test("where a crew is clocked in, who lacks what the firm saved is flagged, and nobody before it saved anything", async () => {
  const actor = await member();
  const crew = key();
  const made = { name: "Roofing", site: "", siteZone: "UTC", ruleSet: "flsa" as const, weekStart: 1 };
  await makeCrew(deps, actor, { idem: crew, ...made, fenceMetres: 200, burdenPercent: 0 });
  for (const [name, trade] of [
    ["Roofer 1", "Roofer"],
    ["Laborer 1", "Laborer"],
  ] as const)
    await addWorker(deps, actor, { crew, idem: key(), name, trade, rateCents: 0 });
  const flags = async () =>
    ((await crewView(context, { ...actor, role: "owner" } as never, crew))?.workers ?? []).map(
      ({ name, flag }) => [name, flag?.lacks ?? []],
    );
  expect(await flags()).toEqual([
    ["Laborer 1", []],
    ["Roofer 1", []],
  ]);
  const fall = {
    ...REQUIREMENT,
    idem: key(),
    code: "fall",
    version: 0,
    trades: "roofer",
    tasks: ["height" as const],
  };
  await saveRequirement(deps, actor, fall);
  expect(await flags()).toEqual([
    ["Laborer 1", []],
    ["Roofer 1", ["Fall protection"]],
  ]);
  const roofer = (await view(actor)).people.find(({ called }) => called === "Roofer 1");
  const id = key();
  await beginClass(deps, actor, {
    ...{ idem: id, requirement: "fall", heldOn: TODAY, trainer: "Foreman 1" },
    place: "",
    minutes: 0,
  });
  await signClass(deps, actor, { id, idem: key(), person: roofer?.id ?? "", signature: "R." });
  await closeClass(deps, actor, {
    id,
    version: 1,
    ticked: ALL,
    heldOn: TODAY,
    validMonths: 24,
    how: "Class",
  });
  expect(await flags()).toEqual([
    ["Laborer 1", []],
    ["Roofer 1", []],
  ]);
});

test("whoever has nobody on the list sees nine people by eleven requirements, none of them kept", async () => {
  const actor = await member();
  const seen = await view(actor);
  expect([seen.isExample, seen.people.length, seen.requirements.length]).toEqual([true, 9, 11]);
  const states = new Set(seen.people.flatMap(({ cells }) => cells.map(({ state }) => state)));
  expect([...states].toSorted()).toEqual(["expired", "missing", "notNeeded", "unverified", "valid"]);
  expect(await db.select().from(trainingPeople).where(eq(trainingPeople.workspace, actor.workspace))).toEqual(
    [],
  );
});
