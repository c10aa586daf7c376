import { eq, getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import {
  heatPeople,
  wellnessCalls,
  wellnessGroups,
  wellnessRounds,
  wellnessTokens,
} from "~db/schema/wellness.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { askForCall, dropCall } from "./calls.commands.server.ts";
import { checkIn } from "./check-ins.commands.server.ts";
import {
  addPerson,
  dropPerson,
  dropPlan,
  dropRound,
  enrol,
  keepPlan,
  markDay,
  planSession,
  setAttended,
  startRound,
} from "./wellness.commands.server.ts";
import contribution from "./wellness.contributes.server.ts";
import { GROUP, ROUND } from "./wellness.limits.ts";
import { readPlan, readRounds, readWellness } from "./wellness.queries.server.ts";
import { wellnessView } from "./wellness.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const OK = { ok: true };
const fresh = () => inOwn(freshGuest());
const uuid = () => crypto.randomUUID() as string;
const readAll = (actor: Person) => readWellness(db, actor, { since: "2026-01-01" });

const planOf = (idem = uuid()) => ({
  ...{ idem, site: "", siteName: "Ridge", planOn: "2026-07-06", temperature: 35.5, unit: "c" as const },
  ...{ humidity: 60, fullSun: true, people: 9, hours: 8, place: "Gate 2" },
});

test("a plan sent twice is kept once, is seen by its workspace alone, and only that takes it away", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const plan = planOf();
  expect(await Promise.all([1, 2, 3].map(() => keepPlan(deps, actor, plan)))).toEqual([OK, OK, OK]);
  expect((await readAll(actor)).plans.map(({ id }) => id)).toEqual([plan.idem]);
  expect((await readPlan(db, actor, plan.idem))?.plan).toMatchObject({
    temperature: 35.5,
    siteName: "Ridge",
  });
  expect(await readPlan(db, stranger, plan.idem)).toBeUndefined();
  await dropPlan(deps, stranger, plan.idem);
  expect(await readPlan(db, actor, plan.idem)).toBeDefined();
  await dropPlan(deps, actor, plan.idem);
  expect(await readPlan(db, actor, plan.idem)).toBeUndefined();
});

async function noted(actor: Person, name: string) {
  const idem = uuid();
  expect(await addPerson(deps, actor, { idem, name, kind: "new", buddy: "Mason 1" })).toEqual(OK);
  return idem;
}

test("somebody is noted once by name, a day is marked once, and each day marked is one day further", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const person = await noted(actor, "Laborer 2");
  const again = { idem: uuid(), name: " laborer  2", kind: "returning" as const, buddy: "" };
  expect(await addPerson(deps, actor, again)).toEqual({ ok: false, error: "twice" });
  const mark = (workedOn: string, who = actor) => markDay(deps, who, { person, workedOn });
  expect([await mark("2026-07-02"), await mark("2026-07-02"), await mark("2026-07-03")]).toEqual([
    OK,
    OK,
    OK,
  ]);
  expect(await mark("2026-07-04", stranger)).toEqual({ ok: false, error: "gone" });
  const asked = { db, now, language: "en" as const, formKey: uuid };
  const { people } = await wellnessView(asked, { ...actor, role: "owner" } as never, { today: "2026-07-06" });
  expect(people).toMatchObject([{ name: "Laborer 2", day: 3, share: 60 }]);
  await dropPerson(deps, actor, person);
  expect((await readAll(actor)).days).toEqual([]);
});

/** A round with a link to it. */
async function asked() {
  const owner = fresh();
  const round = uuid();
  expect(await startRound(deps, owner, { idem: round, crew: "Framing", heldOn: "2026-07-06" })).toEqual(OK);
  const secrets = {
    ...{ ...deps, passwords, secret: "s".repeat(32), contributions: { links: contribution.links } },
  };
  const made = await makeLink(secrets, owner, {
    ...{ idem: uuid(), workspace: owner.workspace, subject: { type: ROUND, id: round } },
    ...{ name: "Crew", verbs: ["sign"] as const, kind: "crew" as const, days: 7, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  const link = made.id;
  const holder: Holder = { kind: "holder", link, now: now() };
  const answer = (mood: number, fatigue: number, token = uuid()) =>
    checkIn(deps, holder, { round, token, mood, fatigue });
  const shown = async () => {
    const [one] = await readRounds(db, owner);
    return one && [Number(one.answers), Number(one.moodSum), Number(one.fatigueSum)];
  };
  return { owner, round, link, holder, answer, shown };
}

const passwords = { hash: async () => "", verify: async () => false };

test("four answers show nothing, five show their sum, and nine show the same as five", async () => {
  const { answer, shown } = await asked();
  for (const mood of [1, 2, 3, 4]) expect(await answer(mood, 2)).toEqual({ ok: true, again: false });
  expect(await shown()).toEqual([0, 0, 0]);
  await answer(5, 2);
  expect(await shown()).toEqual([5, 15, 10]);
  for (const mood of [1, 1, 1, 1]) await answer(mood, 5);
  expect(await shown()).toEqual([5, 15, 10]);
});

test("of any two looks the difference is a sum of at least five people or nothing, whatever comes between", async () => {
  const { answer, shown } = await asked();
  let before = await shown();
  for (let n = 0; n < 3 * GROUP + 2; n += 1) {
    await answer(1 + (n % 5), 1 + ((n * 3) % 5));
    const after = await shown();
    const more = (after?.[0] ?? 0) - (before?.[0] ?? 0);
    expect(more % GROUP).toBe(0);
    if (more === 0) expect(after).toEqual(before);
    before = after;
  }
  expect(before?.[0]).toBe(3 * GROUP);
});

test("many who answer at once are counted once each, in groups of five that are whole", async () => {
  const { answer, shown, round } = await asked();
  await Promise.all(Array.from({ length: 12 }, () => answer(3, 3)));
  expect(await shown()).toEqual([10, 30, 30]);
  const groups = await db.select().from(wellnessGroups).where(eq(wellnessGroups.roundId, round));
  expect(groups.map(({ answers }) => answers).sort()).toEqual([2, 5, 5]);
});

test("two answers by one form count once, and the first stays", async () => {
  const { answer, shown } = await asked();
  for (let n = 0; n < 4; n += 1) await answer(3, 3);
  const token = uuid();
  expect(await answer(5, 1, token)).toEqual({ ok: true, again: false });
  expect(await answer(1, 5, token)).toEqual({ ok: true, again: true });
  expect(await shown()).toEqual([5, 17, 13]);
});

test("nothing that is kept of an answer names whoever gave it, when, or by which form or link", async () => {
  const { answer, round, link } = await asked();
  const token = uuid();
  await answer(4, 2, token);
  const kept = await db.select().from(wellnessTokens).where(eq(wellnessTokens.roundId, round));
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(JSON.stringify(kept)).not.toContain(link);
  // A new column would have to be thought about here.
  expect(Object.keys(getTableColumns(wellnessTokens))).toEqual([
    ...["id", "workspace", "roundId", "begunAt", "sample"],
  ]);
  expect(Object.keys(getTableColumns(wellnessGroups))).toEqual([
    ...["id", "workspace", "roundId", "number", "answers", "moodSum", "fatigueSum", "begunAt", "sample"],
  ]);
  const secret = contribution.owned.flatMap((rows) => ("secret" in rows && rows.secret) || []);
  expect(secret).toContain(wellnessGroups.moodSum);
  expect(secret).toContain(wellnessTokens.id);
});

test("a link that was revoked while the page was open counts nothing more, nor does one to another round", async () => {
  const { answer, shown, owner, link, holder } = await asked();
  const other = await asked();
  expect(await checkIn(deps, holder, { round: other.round, token: uuid(), mood: 3, fatigue: 3 })).toEqual({
    ok: false,
    error: "gone",
  });
  for (let n = 0; n < 4; n += 1) await answer(3, 3);
  await revokeLink(deps, owner, link);
  expect(await answer(3, 3)).toEqual({ ok: false, error: "gone" });
  expect(await shown()).toEqual([0, 0, 0]);
});

test("a round goes with everything that was answered to it", async () => {
  const { answer, owner, round } = await asked();
  await answer(3, 3);
  await dropRound(deps, fresh(), round);
  expect(await readRounds(db, owner)).toHaveLength(1);
  await dropRound(deps, owner, round);
  expect(await db.select().from(wellnessTokens).where(eq(wellnessTokens.roundId, round))).toEqual([]);
  expect(await db.select().from(wellnessGroups).where(eq(wellnessGroups.roundId, round))).toEqual([]);
  expect(await db.select().from(wellnessRounds).where(eq(wellnessRounds.id, round))).toEqual([]);
});

test("a call is asked for once, is read by owners alone, and goes once it was made", async () => {
  const { owner, round, link, holder } = await asked();
  const idem = uuid();
  const ask = (who: Holder | Person, key = idem) =>
    askForCall(deps, who, { round, idem: key, contact: "555 0100, after four", language: "es" });
  expect([await ask(holder), await ask(holder)]).toEqual([OK, OK]);
  const { calls } = await readAll(owner);
  expect(calls).toMatchObject([{ contact: "555 0100, after four", language: "es" }]);
  const kept = await db.select().from(wellnessCalls).where(eq(wellnessCalls.id, idem));
  expect(JSON.stringify(kept)).not.toContain(round);
  expect(JSON.stringify(kept)).not.toContain(link);
  // Whoever reads the workspace without owning it sees none.
  expect((await readAll({ ...fresh(), workspace: owner.workspace })).calls).toEqual([]);
  expect(await dropCall(deps, fresh(), idem)).toEqual(OK);
  expect((await readAll(owner)).calls).toHaveLength(1);
  expect(await dropCall(deps, owner, idem)).toEqual(OK);
  expect((await readAll(owner)).calls).toEqual([]);
  await revokeLink(deps, owner, link);
  expect(await ask(holder, uuid())).toEqual({ ok: false, error: "gone" });
});

test("a name stands once on the list of a session, and whoever came is counted", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const session = uuid();
  const set = {
    idem: session,
    program: "stretch" as const,
    heldOn: "2026-07-06",
    heldAt: "06:45",
    place: "",
  };
  expect(await planSession(deps, actor, set)).toEqual(OK);
  const put = (name: string, idem = uuid(), who = actor) => enrol(deps, who, { idem, session, name });
  const first = uuid();
  expect([await put("Mason 1", first), await put("Mason 1", first)]).toEqual([OK, OK]);
  expect(await put("mason 1")).toEqual({ ok: false, error: "twice" });
  expect(await put("Roofer 1", uuid(), stranger)).toEqual({ ok: false, error: "gone" });
  expect(await setAttended(deps, stranger, { id: first, attended: true })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await setAttended(deps, actor, { id: first, attended: true })).toEqual(OK);
  expect((await readAll(actor)).sessions).toMatchObject([{ enrolled: 1, came: 1 }]);
  expect((await readAll(actor)).enrolments).toMatchObject([{ name: "Mason 1", attended: true }]);
});

test("whom an account has noted already stays as it says when a guest signs in, with their days", async () => {
  const [guest, { id }] = [fresh(), await createMember(db)];
  const member = inOwn(`user:${id}`);
  await noted(guest, "Laborer 2");
  await noted(guest, "Mason 1");
  const kept = await noted(member, "laborer 2");
  const rows = contribution.owned.flatMap((one) =>
    "adopt" in one && one.adopt ? one.adopt(db, { guest: guest.owner, owner: member.owner }) : [],
  );
  const [first, ...others] = rows;
  if (first) await db.batch([first, ...others]);
  const { people } = await readAll(member);
  expect(people.map(({ name }) => name)).toEqual(["laborer 2", "Mason 1"]);
  expect(people[0]?.id).toBe(kept);
  expect(await db.select().from(heatPeople).where(eq(heatPeople.workspace, guest.workspace))).toEqual([]);
});
