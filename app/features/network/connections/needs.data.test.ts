import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { block } from "~/engines/talk/talk.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { parseForm } from "~/services/form.server.ts";
import { notifications } from "~db/schema/account.ts";
import { crewNeeds, needResponses } from "~db/schema/connections.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import { connect, metBy } from "./connections.commands.server.ts";
import { CONNECT_LIMITS, DAILY } from "./connections.limits.ts";
import { findNeed, findNeeds, readOwnNeeds } from "./connections.queries.server.ts";
import { NeedPageForm } from "./connections.schemas.ts";
import { type NewNeed, postNeed, stepNeed } from "./needs.commands.server.ts";
import {
  acceptResponse,
  blockAnswerer,
  blockPoster,
  declineResponse,
  keepFreeDays,
  respond,
  takeBack,
} from "./responses.commands.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const fresh = () => `Framer ${uuid().slice(0, 20)}`;

const NEED: Omit<NewNeed, "idem" | "called"> = {
  ...{ trade: "framing", headcount: 2, firstDay: "2026-03-03", lastDay: "2026-03-06" },
  ...{ siteZone: "America/Chicago", area: "West side", address: "12 Hidden Street, gate B" },
  position: { latitude: 41.87654, longitude: -87.62345 },
  ...{ pay: "hour", payCents: 3200, currency: "USD", language: "en", notes: "", papers: ["workersComp"] },
};

/** It is Monday, 2 March 2026. */
async function place(more: Partial<NewNeed> = {}) {
  const clock = createClock("2026-03-02T10:00:00.000Z");
  const deps = { db, now: clock.now };
  const person = async () => {
    const member = await createMember(db);
    return { ...inOwn(`user:${member.id}`), id: member.id };
  };
  const poster = await person();
  const id = uuid();
  expect(await postNeed(deps, poster, { ...NEED, ...more, idem: id, called: fresh() })).toEqual({
    ok: true,
    id,
  });
  type Somebody = Awaited<ReturnType<typeof person>>;
  const answer = (who: Somebody, typed: object = {}) =>
    respond(deps, who, {
      ...{
        idem: uuid(),
        need: id,
        called: fresh(),
        headcount: 1,
        fromDay: "2026-03-03",
        line: "Two years of it",
      },
      ...typed,
    });
  const answered = async (who: Somebody, headcount = 1) => {
    const idem = uuid();
    expect(await answer(who, { idem, headcount })).toEqual({ ok: true });
    return idem;
  };
  const accept = (response: string, who = poster, idem = uuid()) =>
    acceptResponse(deps, who, { need: id, response, idem });
  const row = async () => (await db.select().from(crewNeeds).where(eq(crewNeeds.id, id)))[0];
  const told = async (who: Somebody) =>
    (
      await db
        .select({ code: notifications.code })
        .from(notifications)
        .where(eq(notifications.userId, who.id))
    ).map(({ code }) => code);
  return { clock, deps, poster, id, person, answer, answered, accept, row, told };
}

test("a need is posted once, however often the form is sent, and a second name is nobody's", async () => {
  const { deps, poster, id, person } = await place();
  expect(await postNeed(deps, poster, { ...NEED, idem: id, called: "" })).toEqual({ ok: true, id });
  const other = await person();
  expect(await postNeed(deps, other, { ...NEED, idem: uuid(), called: "" })).toEqual({
    ok: false,
    error: "no-name",
  });
  const { called } = await readOwnNeeds(db, poster);
  expect(await postNeed(deps, other, { ...NEED, idem: uuid(), called: called?.toUpperCase() ?? "" })).toEqual(
    {
      ok: false,
      error: "name-taken",
    },
  );
  expect((await readOwnNeeds(db, other)).posted).toEqual([]);
});

test("days that are over, that end before they begin or lie too far are refused, and so is pay without an amount", async () => {
  const { deps, person } = await place();
  const who = await person();
  const post = (more: Partial<NewNeed>) =>
    postNeed(deps, who, { ...NEED, idem: uuid(), called: fresh(), ...more });
  expect(await post({ firstDay: "2026-03-01" })).toEqual({ ok: false, error: "past" });
  expect(await post({ lastDay: "2026-03-02" })).toEqual({ ok: false, error: "span" });
  expect(await post({ lastDay: "2026-09-02" })).toEqual({ ok: false, error: "span" });
  expect(await post({ firstDay: "2028-03-03", lastDay: "2028-03-03" })).toEqual({ ok: false, error: "far" });
  expect(await post({ payCents: 0 })).toEqual({ ok: false, error: "amount" });
  expect(await post({ pay: "agreed" })).toEqual({ ok: false, error: "amount" });
});

test("who has no trust yet posts and answers so much a day and no more", async () => {
  const { deps, poster, clock } = await place();
  const post = () =>
    postNeed(deps, poster, {
      ...NEED,
      idem: uuid(),
      called: "",
      lastDay: "2026-03-20",
      firstDay: "2026-03-10",
    });
  for (let n = 1; n < DAILY[0]; n++) expect((await post()).ok).toBe(true);
  expect(await post()).toEqual({ ok: false, error: "limit" });
  clock.advance(DAY);
  expect((await post()).ok).toBe(true);
});

test("a need is found by trade, days and place, and its exact place is in nobody's hands but theirs who were accepted", async () => {
  const { deps, poster, id, person, answered, accept } = await place({ area: `Area ${uuid()}` });
  const find = async (asked: object) =>
    (await findNeeds(db, undefined, { radius: 50, ...asked }, deps.now())).needs.some(
      (need) => need.id === id,
    );
  expect(await find({ trade: "framing" })).toBe(true);
  expect(await find({ trade: "electrical" })).toBe(false);
  expect(await find({ from: "2026-03-06", to: "2026-03-09" })).toBe(true);
  expect(await find({ from: "2026-03-07", to: "2026-03-09" })).toBe(false);
  expect(await find({ place: { latitude: 41.9, longitude: -87.7 } })).toBe(true);
  expect(await find({ place: { latitude: 29.76, longitude: -95.37 } })).toBe(false);
  const one = await person();
  const seen = async (who?: Awaited<ReturnType<typeof person>>) =>
    JSON.stringify(await findNeed(db, who, id, deps.now()));
  const response = await answered(one);
  for (const who of [undefined, one, await person()]) {
    expect(await seen(who)).not.toContain("Hidden Street");
    expect(await seen(who)).not.toContain("41.87654");
    expect(await seen(who)).not.toContain(poster.owner);
  }
  await accept(response);
  expect(await seen(one)).toContain("Hidden Street");
  expect(await seen(one)).toContain("41.87654");
  expect(await seen(poster)).toContain("Hidden Street");
});

test("of more needs than are looked at those of the trade itself are found, however many of its family are newer", async () => {
  // Out at sea, and older than what other tests find.
  const { id, deps } = await place({ trade: "framing", position: { latitude: -45, longitude: 100 } });
  const many = JSON.stringify(Array.from({ length: CONNECT_LIMITS.found + 5 }, () => uuid()));
  await db.update(crewNeeds).set({ createdAt: "2025-01-01T00:00:00.000Z" }).where(eq(crewNeeds.id, id));
  const { id: own, trade, createdAt, ...same } = getTableColumns(crewNeeds);
  const other = new Map<unknown, SQL>([
    [own, sql`one.value`],
    [trade, sql`'drywall'`],
    [createdAt, sql`'2025-02-01T00:00:00.000Z'`],
  ]);
  expect(Object.keys(same).length).toBeGreaterThan(10);
  const row = Object.values(getTableColumns(crewNeeds)).map((column) => other.get(column) ?? sql`${column}`);
  await db
    .insert(crewNeeds)
    .select(
      sql`select ${sql.join(row, sql`, `)} from json_each(${many}) as one join crew_needs on crew_needs.id = ${id}`,
    );
  const asked = { trade: "framing", place: { latitude: -45, longitude: 100 }, radius: 50 } as const;
  const { needs } = await findNeeds(db, undefined, asked, deps.now());
  // One more than are looked at says that there are more.
  expect([needs.length, needs[0]?.id]).toEqual([CONNECT_LIMITS.found + 1, id]);
});

test("an answer carries free days and clearance as they stood, and only whoever posted the need reads it", async () => {
  const { deps, poster, id, person, answer } = await place();
  const one = await person();
  await keepFreeDays(deps, one, { days: ["2026-03-02", "2026-03-04"], today: "2026-03-02" });
  const clearance = {
    on: "2026-03-02",
    cleared: true,
    papers: [{ kind: "workersComp", clears: true, until: null }],
  };
  expect(await answer(one, { clearance, headcount: 2 })).toEqual({ ok: true });
  await keepFreeDays(deps, one, { days: [], today: "2026-03-02" });
  const [found] = (await findNeed(db, poster, id, deps.now()))?.responses ?? [];
  expect([found?.freeDays, found?.clearance, found?.line]).toEqual([
    ["2026-03-04"],
    clearance,
    "Two years of it",
  ]);
  expect(JSON.stringify(found)).not.toContain(one.owner);
  expect((await findNeed(db, await person(), id, deps.now()))?.responses).toEqual([]);
  expect(await keepFreeDays(deps, one, { days: ["2026-08-01"], today: "2026-03-02" })).toEqual({
    ok: false,
    error: "outside",
  });
});

test("nobody answers twice, themselves, with more than is open, outside the days or after the last one", async () => {
  const { poster, person, answer, answered, clock, id, deps } = await place();
  const one = await person();
  const idem = await answered(one);
  expect(await answer(one, { idem })).toEqual({ ok: true });
  expect(await answer(one)).toEqual({ ok: false, error: "once" });
  expect(await answer(poster)).toEqual({ ok: false, error: "own" });
  const two = await person();
  expect(await answer(two, { headcount: 3 })).toEqual({ ok: false, error: "too-many" });
  expect(await answer(two, { fromDay: "2026-03-07" })).toEqual({ ok: false, error: "outside" });
  expect(await answer(two, { fromDay: "2026-03-01" })).toEqual({ ok: false, error: "outside" });
  expect(await answer(two, { need: uuid() })).toEqual({ ok: false, error: "gone" });
  expect(await answer(two, { called: "" })).toEqual({ ok: false, error: "no-name" });
  clock.advance(6 * DAY);
  expect(await answer(two, { fromDay: "2026-03-06" })).toEqual({ ok: false, error: "closed" });
  expect(
    (await findNeeds(db, undefined, { radius: 50 }, deps.now())).needs.map((need) => need.id),
  ).not.toContain(id);
  expect((await findNeed(db, undefined, id, deps.now()))?.need.passed).toBe(1);
});

test("of forty answers that are accepted at once to a need for two, two come, and it is filled", async () => {
  const { person, answered, accept, row, id } = await place();
  const people = await Promise.all(Array.from({ length: 40 }, person));
  const responses = await Promise.all(people.map((who) => answered(who)));
  const done = await Promise.all(responses.map((response) => accept(response)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(2);
  const taken = await db
    .select({ id: needResponses.id })
    .from(needResponses)
    .where(and(eq(needResponses.needId, id), eq(needResponses.state, "accepted")));
  expect(taken).toHaveLength(2);
  expect(await row()).toMatchObject({ state: "filled", filledAt: "2026-03-02T10:00:00.000Z" });
});

test("more than are needed are not accepted, and one that is accepted twice is accepted once", async () => {
  const { person, answered, accept, row, told, id, deps } = await place({ headcount: 3 });
  const [one, two, three] = [await person(), await person(), await person()];
  const [first, second, third] = [await answered(one, 2), await answered(two, 2), await answered(three, 1)];
  expect(await accept(first)).toEqual({ ok: true });
  expect(await accept(first)).toEqual({ ok: true });
  expect(await accept(second)).toEqual({ ok: false, error: "over" });
  expect((await row())?.state).toBe("open");
  expect(await accept(third, one)).toEqual({ ok: false, error: "gone" });
  expect(await accept(third)).toEqual({ ok: true });
  expect((await row())?.state).toBe("filled");
  expect(await accept(second)).toEqual({ ok: false, error: "closed" });
  expect(await told(one)).toEqual(["needAccepted"]);
  expect(await takeBack(deps, one, { need: id })).toEqual({ ok: false, error: "closed" });
});

test("an answer is taken back or declined while nobody has decided it", async () => {
  const { deps, poster, person, answered, accept, told, id } = await place();
  const [one, two] = [await person(), await person()];
  const [first, second] = [await answered(one), await answered(two)];
  expect(await told(poster)).toEqual(["needAnswered", "needAnswered"]);
  expect(await takeBack(deps, one, { need: id })).toEqual({ ok: true });
  expect(await accept(first)).toEqual({ ok: false, error: "closed" });
  expect(await declineResponse(deps, one, { need: id, response: second })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await declineResponse(deps, poster, { need: id, response: second })).toEqual({ ok: true });
  expect(await accept(second)).toEqual({ ok: false, error: "closed" });
  expect(await told(two)).toEqual(["needDeclined"]);
});

test("a need is withdrawn by whoever posted it alone, and takes no answers then", async () => {
  const { deps, poster, person, answer, id, row } = await place();
  const step = { record: id, transition: "withdraw", version: 1, idem: uuid(), note: "" };
  expect((await stepNeed(deps, await person(), step)).ok).toBe(false);
  expect(await stepNeed(deps, poster, { ...step, transition: "fill" })).toEqual({
    ok: false,
    error: "blocked",
  });
  expect((await stepNeed(deps, poster, step)).ok).toBe(true);
  expect((await row())?.state).toBe("withdrawn");
  expect(await answer(await person())).toEqual({ ok: false, error: "closed" });
});

test("who is blocked neither sees a need nor answers it nor is told, and whoever blocks sees nothing of theirs", async () => {
  const { deps, poster, person, answer, answered, id, told } = await place();
  const [one, two] = [await person(), await person()];
  const response = await answered(one);
  expect(await blockAnswerer(deps, poster, { need: id, response })).toEqual({ ok: true });
  expect((await findNeed(db, poster, id, deps.now()))?.responses).toEqual([]);
  expect(await findNeed(db, one, id, deps.now())).toBeUndefined();
  expect((await readOwnNeeds(db, one)).answered).toEqual([]);
  expect(await told(one)).toEqual([]);
  const shown = async (who: typeof one) =>
    (await findNeeds(db, who, { radius: 50 }, deps.now())).needs.some((need) => need.id === id);
  expect(await shown(one)).toBe(false);
  await block(deps, poster.owner, sql`${two.owner}`);
  expect(await answer(two)).toEqual({ ok: false, error: "gone" });
  const three = await person();
  expect(await shown(three)).toBe(true);
  expect(await blockPoster(deps, three, id)).toEqual({ ok: true });
  expect(await shown(three)).toBe(false);
  expect((await answer(three)).ok).toBe(false);
  expect(await blockPoster(deps, poster, id)).toEqual({ ok: false, error: "own" });
});

test("whoever posted a need, and whoever answered it, is asked to connect by what they wrote", async () => {
  const { deps, poster, person, answered, id } = await place();
  const [one, two] = [await person(), await person()];
  const response = await answered(one);
  const ask = (who: typeof one, whom: { need: string; response?: string }) =>
    connect(deps, who, {
      idem: uuid(),
      whom: metBy(who, whom),
      line: "We should know each other",
      called: fresh(),
    });
  expect(await ask(two, { need: id, response: "" })).toMatchObject({ ok: true });
  const done = await ask(poster, { need: id, response });
  expect(done).toMatchObject({ ok: true });
  // Who answered is nobody else's to ask by it.
  expect(await ask(two, { need: id, response })).toEqual({ ok: false, error: "gone" });
  expect(await ask(two, { need: uuid() })).toEqual({ ok: false, error: "gone" });
  expect(await ask(one, { need: id })).toEqual(done);
  const form = new FormData();
  const typed = { intent: "connect", idem: uuid(), response: "", line: "Hello" };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  expect(parseForm(form, NeedPageForm)).toMatchObject({
    status: "success",
    value: { response: "", called: "" },
  });
});
