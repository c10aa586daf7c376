import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { block } from "~/engines/talk/talk.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { mentorQuarters, mentorRatings, mentorSessions, mentors } from "~db/schema/mentors.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, HOUR, MINUTE } from "../../../../tests/factories.ts";
import { addAction, finishAction, rateSession, writeNotes } from "./after.commands.server.ts";
import { leavingSessions } from "./leaving.server.ts";
import { becomeMentor, changeMentor, type MentorFields, openMentor } from "./mentors.commands.server.ts";
import { MENTOR_LIMITS, NO_SHOWS } from "./mentors.limits.ts";
import { findMentor, findMentors, findSession, ownMentor } from "./mentors.queries.server.ts";
import { publishRatings } from "./ratings.server.ts";
import { bookSession, moveToSlot, stepSession } from "./sessions.commands.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;

const OFFER: MentorFields = {
  ...{
    shownAs: "Mason 4",
    about: "Thirty years of brick and block.",
    trades: ["masonry"],
    topics: ["craft"],
  },
  ...{ languages: ["en"], years: 30, hourCents: 0, siteZone: "America/Chicago" },
  // From Monday to Friday, nine to twelve in Chicago.
  rules: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "12:00", minutes: 60 })),
  ...{ daysOff: [], noticeHours: 2, weekMost: 40, joinBy: "555-0100" },
};
const QUESTION = "How thick is the bed joint below a sill, and why is it?";

/** It is Monday, 2 March 2026, four in the morning in Chicago. */
async function place(offer: Partial<MentorFields> = {}) {
  const clock = createClock("2026-03-02T10:00:00.000Z");
  const deps = { db, now: clock.now };
  const person = async () => {
    const member = await createMember(db);
    return { ...inOwn(`user:${member.id}`), id: member.id };
  };
  const mentor = await person();
  const id = uuid();
  expect(await becomeMentor(deps, mentor, { ...OFFER, ...offer, idem: id })).toEqual({ ok: true, id });
  const book = (who: Awaited<ReturnType<typeof person>>, at: string, idem = uuid(), of = id) =>
    bookSession(deps, who, { idem, mentor: of, at, question: QUESTION, askedAs: "Carpenter 3" });
  const booked = async (who: Awaited<ReturnType<typeof person>>, at: string) => {
    const done = await book(who, at);
    if (!done.ok) throw new Error(done.error);
    return done.id;
  };
  const row = async (session: string) =>
    (await db.select().from(mentorSessions).where(eq(mentorSessions.id, session)))[0];
  const step = async (
    who: Awaited<ReturnType<typeof person>>,
    record: string,
    transition: string,
    note = "",
  ) =>
    stepSession(deps, who, {
      ...{ record, transition, note, idem: uuid() },
      version: (await row(record))?.version ?? 0,
    });
  return { clock, deps, mentor, id, person, book, booked, row, step };
}

const MONDAY = "2026-03-02T15:00:00.000Z";
const TUESDAY = "2026-03-03T15:00:00.000Z";
const WEDNESDAY = "2026-03-04T15:00:00.000Z";

test("somebody becomes a mentor once, however often the form is sent, and changes it by its version", async () => {
  const { deps, mentor, id } = await place();
  expect(await becomeMentor(deps, mentor, { ...OFFER, idem: id })).toEqual({ ok: true, id });
  expect(await becomeMentor(deps, mentor, { ...OFFER, idem: uuid() })).toEqual({
    ok: false,
    error: "already",
  });
  const years = { ...OFFER, years: 31, id, version: 1 };
  expect(await changeMentor(deps, mentor, years)).toEqual({ ok: true, id });
  expect(await changeMentor(deps, mentor, years)).toEqual({ ok: true, id });
  expect(await changeMentor(deps, mentor, { ...years, years: 32 })).toEqual({ ok: false, error: "stale" });
  const other = inOwn(`user:${uuid()}`);
  expect(await changeMentor(deps, other, { ...years, version: 2 })).toEqual({ ok: false, error: "gone" });
  expect((await ownMentor(db, mentor))?.years).toBe(31);
});

test("a search finds by words and by trade, and how one joins is in nobody's hands", async () => {
  const { mentor, id, deps } = await place({ shownAs: `Mason ${uuid()}` });
  const own = await ownMentor(db, mentor);
  const words = [own?.shownAs.split(" ")[1] ?? ""];
  const [found, ...more] = await findMentors(db, undefined, { words, trade: "masonry" });
  expect([found?.id, more]).toEqual([id, []]);
  expect(JSON.stringify(found)).not.toContain("555-0100");
  expect(JSON.stringify(await findMentor(db, undefined, id, deps.now()))).not.toContain("555-0100");
  expect(await findMentors(db, undefined, { words, trade: "tile" })).toEqual([]);
  await openMentor(deps, mentor, { id, open: false });
  expect(await findMentors(db, undefined, { words })).toEqual([]);
});

test("a word is found whatever its case, and one as long as the field takes finds nobody and breaks nothing", async () => {
  const { id } = await place({ about: `Lays BRICK ${uuid()} at 100%_of the time` });
  const [own] = await db.select({ about: mentors.about }).from(mentors).where(eq(mentors.id, id));
  const key = own?.about.split(" ")[2]?.toUpperCase() ?? "";
  for (const word of ["brick", "100%_of"])
    expect((await findMentors(db, undefined, { words: [key, word] })).map((one) => one.id)).toEqual([id]);
  expect(await findMentors(db, undefined, { words: [key, "100%of"] })).toEqual([]);
  for (const letter of ["x", "ש", "%"])
    expect(await findMentors(db, undefined, { words: [letter.repeat(MENTOR_LIMITS.search)] })).toEqual([]);
});

test("of more mentors than are looked at whoever has most of what is asked for is found, however late they came", async () => {
  const about = `Many ${uuid()}`;
  const early = Array.from({ length: MENTOR_LIMITS.found + 5 }, () => uuid());
  const { shownAs: _, about: __, ...offer } = OFFER;
  await db.insert(mentors).select(
    sql`select value, 'user:' || value, 'Mason', ${about}, ${JSON.stringify(offer.trades)}, ${JSON.stringify(offer.topics)},
      ${JSON.stringify(offer.languages)}, 3, 0, ${offer.siteZone}, ${JSON.stringify(offer.rules)}, '[]', 2, 40, '', 1, 1, 0,
      '2026-01-01T00:00:00.000Z' from json_each(${JSON.stringify(early)})`,
  );
  const { id } = await place({ about, trades: ["tile"], topics: ["estimating"] });
  const asked = { words: about.split(" "), trade: "tile", topic: "craft", language: "en" };
  const found = await findMentors(db, undefined, asked);
  // One more than are looked at says that there are more.
  expect([found.length, found[0]?.id]).toEqual([MENTOR_LIMITS.found + 1, id]);
});

test("who is blocked neither finds a mentor nor books one, and whoever blocks is not shown them either", async () => {
  const { deps, mentor, id, person, book } = await place({ shownAs: `Mason ${uuid()}` });
  const [blocked, blocker] = [await person(), await person()];
  expect(await block(deps, mentor.owner, sql`${blocked.owner}`)).toEqual({ ok: true });
  expect(await block(deps, blocker.owner, sql`${mentor.owner}`)).toEqual({ ok: true });
  const words = [(await ownMentor(db, mentor))?.shownAs.split(" ")[1] ?? ""];
  for (const who of [blocked, blocker]) {
    expect(await findMentors(db, who, { words })).toEqual([]);
    expect(await findMentor(db, who, id, deps.now())).toBeUndefined();
    expect(await book(who, TUESDAY)).toEqual({ ok: false, error: "gone" });
  }
  expect(await findMentors(db, await person(), { words })).toHaveLength(1);
});

test("of forty who book one slot at once one gets it, and the others are offered the three nearest", async () => {
  const { id, person, book } = await place();
  const people = await Promise.all(Array.from({ length: 40 }, person));
  const done = await Promise.all(people.map((who) => book(who, TUESDAY)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  const lost = done.find(({ ok }) => !ok);
  expect(lost).toEqual({
    ok: false,
    error: "taken",
    next: [
      { at: "2026-03-02T17:00:00.000Z", minutes: 60 },
      { at: "2026-03-03T16:00:00.000Z", minutes: 60 },
      { at: "2026-03-03T17:00:00.000Z", minutes: 60 },
    ],
  });
  expect(await db.$count(mentorSessions, eq(mentorSessions.mentorId, id))).toBe(1);
});

test("a booking that is sent three times is one, and the mentor is told once", async () => {
  const { mentor, person, book, id } = await place();
  const who = await person();
  const idem = uuid();
  const sent = await Promise.all([1, 2, 3].map(() => book(who, TUESDAY, idem)));
  expect(sent).toEqual([1, 2, 3].map(() => ({ ok: true, id: idem })));
  expect(await db.$count(mentorSessions, eq(mentorSessions.mentorId, id))).toBe(1);
  const told = await db.select().from(notifications).where(eq(notifications.userId, mentor.id));
  expect(told.map(({ code, subject, href }) => [code, subject, href])).toEqual([
    ["mentorSession", "Carpenter 3", `/mentor-session/${idem}`],
  ]);
});

test("what is past, too near, never offered, one's own or of a mentor who pauses is refused", async () => {
  const { deps, mentor, id, person, book } = await place();
  const who = await person();
  expect(await book(who, "2026-03-01T15:00:00.000Z")).toMatchObject({ error: "past" });
  expect(await book(who, "2026-03-03T15:30:00.000Z")).toMatchObject({ error: "no-slot" });
  expect(await book(who, "2026-04-07T14:00:00.000Z")).toMatchObject({ error: "no-slot" });
  expect(await book(mentor, TUESDAY)).toMatchObject({ error: "own" });
  expect(await book(who, TUESDAY, uuid(), uuid())).toMatchObject({ error: "gone" });
  await openMentor(deps, mentor, { id, open: false });
  expect(await book(who, TUESDAY)).toMatchObject({ error: "gone" });
});

test("an hour that the mentor's clocks leap over cannot be booked, and the hours around it can", async () => {
  const night = [{ weekday: 0, from: "01:00", to: "04:00", minutes: 60 as const }];
  const { person, book } = await place({ rules: night });
  const who = await person();
  // Two in the morning of 8 March is not there in Chicago: eight in UTC is three already.
  expect(await book(who, "2026-03-08T07:00:00.000Z")).toMatchObject({ ok: true });
  expect(await book(who, "2026-03-08T08:00:00.000Z")).toMatchObject({ ok: true });
  expect(await book(who, "2026-03-08T09:00:00.000Z")).toMatchObject({ error: "no-slot" });
});

test("nobody is promised twice at one time, neither as one who asks nor as a mentor", async () => {
  const [one, two] = [await place(), await place()];
  const who = await one.person();
  await one.booked(who, TUESDAY);
  expect(await two.book(who, TUESDAY)).toMatchObject({ error: "overlap" });
  // The first mentor asks the second one at the hour at which the first is booked.
  expect(await two.book(one.mentor, TUESDAY)).toMatchObject({ error: "overlap" });
  expect(await two.book(one.mentor, WEDNESDAY)).toMatchObject({ ok: true });
  expect(await one.book(await one.person(), WEDNESDAY)).toMatchObject({ error: "taken" });
});

test("a week of the mentor holds as many as they said, also of those who book at once", async () => {
  const { id, person, book } = await place({ weekMost: 2 });
  const slots = [15, 16, 17].flatMap((hour) => [
    `2026-03-03T${hour}:00:00.000Z`,
    `2026-03-04T${hour}:00:00.000Z`,
  ]);
  const done = await Promise.all(slots.map(async (at) => book(await person(), at)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(2);
  expect(done.filter((one) => !one.ok && one.error === "week")).toHaveLength(4);
  expect(await book(await person(), "2026-03-09T14:00:00.000Z")).toMatchObject({ ok: true });
  expect(await db.$count(mentorSessions, eq(mentorSessions.mentorId, id))).toBe(3);
});

test("how one joins is shown to the two of a session, and the session to nobody else", async () => {
  const { deps, mentor, person, booked, step } = await place();
  const who = await person();
  const session = await booked(who, TUESDAY);
  expect(await step(who, session, "confirm")).toMatchObject({ ok: false, error: "not-allowed" });
  expect(await step(mentor, session, "confirm")).toMatchObject({ ok: true, state: "confirmed" });
  for (const one of [who, mentor])
    expect((await findSession(db, one, session, deps.now()))?.session).toMatchObject({
      ...{ joinBy: "555-0100", mentorZone: OFFER.siteZone, rules: OFFER.rules, daysOff: [], open: true },
      noticeHours: 2,
    });
  expect(await findSession(db, await person(), session, deps.now())).toBeUndefined();
  expect(await step(await person(), session, "cancel", "No")).toMatchObject({ ok: false, error: "gone" });
});

test("a session moves to another slot until a day before it, gives the old one back and is confirmed anew", async () => {
  const { clock, deps, mentor, person, book, booked, row, step } = await place();
  const [who, other] = [await person(), await person()];
  const session = await booked(who, TUESDAY);
  await booked(other, WEDNESDAY);
  await step(mentor, session, "confirm");
  const to = (at: string, version: number, idem = uuid()) =>
    moveToSlot(deps, who, { id: session, at, version, idem });
  expect(await to(WEDNESDAY, 2)).toMatchObject({ ok: false, error: "taken", next: expect.any(Array) });
  const idem = uuid();
  const thursday = "2026-03-05T15:00:00.000Z";
  expect(await to(thursday, 2, idem)).toMatchObject({ ok: true, state: "booked" });
  expect(await to(thursday, 2, idem)).toMatchObject({ ok: true });
  expect(await row(session)).toMatchObject({ startsAt: thursday, state: "booked", version: 3 });
  expect(await book(other, TUESDAY)).toMatchObject({ ok: true });
  const quarters = await db.select().from(mentorQuarters).where(eq(mentorQuarters.sessionId, session));
  expect(new Set(quarters.map(({ at }) => at.slice(0, 13)))).toEqual(new Set([thursday.slice(0, 13)]));
  expect(quarters).toHaveLength(8);
  clock.advance(2 * DAY + 6 * HOUR);
  expect(await to("2026-03-06T15:00:00.000Z", 3)).toMatchObject({
    ok: false,
    error: "blocked",
    guard: "dayAhead",
  });
});

test("a session that is called off gives its slot back, and one that nobody confirmed lapses by itself", async () => {
  const { clock, deps, mentor, person, book, booked, row, step } = await place();
  const who = await person();
  const session = await booked(who, TUESDAY);
  expect(await step(who, session, "cancel")).toMatchObject({ error: "note-missing" });
  expect(await step(who, session, "cancel", "The pour moved")).toMatchObject({
    ok: true,
    state: "cancelled",
  });
  const again = await book(await person(), TUESDAY);
  if (!again.ok) throw new Error(again.error);
  clock.advance(2 * DAY);
  expect(await step(mentor, again.id, "confirm")).toMatchObject({ ok: false, error: "stale" });
  expect((await row(again.id))?.state).toBe("cancelled");
  expect(await findSession(db, mentor, again.id, deps.now())).toBeDefined();
});

test("who does not come is written down, may object, and waits as the rule says", async () => {
  const { clock, deps, mentor, person, book, booked, row, step } = await place();
  const who = await person();
  const missed = async (at: string) => {
    const session = await booked(who, at);
    expect(await step(mentor, session, "confirm")).toMatchObject({ ok: true });
    clock.advance(Date.parse(at) + 10 * MINUTE - clock.now().getTime());
    expect(await step(mentor, session, "menteeAway")).toMatchObject({ ok: false, guard: "waited" });
    clock.advance(10 * MINUTE);
    expect(await step(mentor, session, "menteeAway")).toMatchObject({ ok: true, state: "menteeAway" });
    return session;
  };
  const first = await missed(MONDAY);
  expect(await step(who, first, "menteeObjects", "I called twice")).toMatchObject({
    ok: true,
    state: "disputed",
  });
  await missed("2026-03-04T15:00:00.000Z");
  const second = await missed("2026-03-06T15:00:00.000Z");
  // Two: one session ahead at a time.
  await booked(who, "2026-03-10T14:00:00.000Z");
  expect(await book(who, "2026-03-11T14:00:00.000Z")).toMatchObject({ error: "limit" });
  clock.advance(4 * DAY);
  expect(await step(who, second, "menteeObjects", "Too late")).toMatchObject({ ok: false });
  const third = await missed("2026-03-12T14:00:00.000Z");
  // Three: none for sixty days after the last one, and then one at a time again.
  expect(await book(who, "2026-03-18T14:00:00.000Z")).toMatchObject({ error: "limit" });
  clock.advance(NO_SHOWS.pause * DAY);
  const later = "2026-05-13T14:00:00.000Z";
  expect(await book(who, later)).toMatchObject({ ok: true });
  expect(await book(who, "2026-05-14T14:00:00.000Z")).toMatchObject({ error: "limit" });
  expect((await row(third))?.state).toBe("menteeAway");
  expect((await findMentor(db, who, (await row(third))?.mentorId ?? "", deps.now()))?.ledger?.missed).toBe(3);
});

test("each rates blind: neither is read before both have said it, or before a week is over", async () => {
  const { clock, deps, mentor, person, booked, step, id } = await place();
  const who = await person();
  const session = await booked(who, MONDAY);
  await step(mentor, session, "confirm");
  const rate = (by: typeof who, stars: number, idem = uuid()) =>
    rateSession(deps, by, { idem, session, stars, body: "Clear" });
  expect(await rate(who, 5)).toMatchObject({ error: "closed" });
  clock.advance(6 * HOUR);
  await step(who, session, "hold");
  const idem = uuid();
  expect(await rate(who, 4, idem)).toEqual({ ok: true });
  expect(await rate(who, 4, idem)).toEqual({ ok: true });
  expect(await rate(who, 1)).toMatchObject({ error: "already" });
  expect((await findSession(db, mentor, session, deps.now()))?.ratings).toEqual([]);
  expect((await findMentor(db, undefined, id, deps.now()))?.ratings).toEqual([]);
  expect(await rate(mentor, 5)).toEqual({ ok: true });
  expect((await findSession(db, mentor, session, deps.now()))?.ratings).toHaveLength(2);
  expect((await findMentor(db, undefined, id, deps.now()))?.mentor).toMatchObject({
    held: 1,
    rated: 1,
    stars: 4,
  });
  const alone = await booked(who, TUESDAY);
  await step(mentor, alone, "confirm");
  clock.advance(DAY);
  await step(mentor, alone, "hold");
  await rateSession(deps, who, { idem: uuid(), session: alone, stars: 2, body: "" });
  clock.advance(7 * DAY + MINUTE);
  await publishRatings(deps);
  const [said] = await db
    .select()
    .from(mentorRatings)
    .where(and(eq(mentorRatings.sessionId, alone), eq(mentorRatings.side, "mentee")));
  expect(said?.publishedAt).toBe(clock.now().toISOString());
});

test("notes are written by either, what is to be done is ticked by who is to do it, and strangers do neither", async () => {
  const { deps, mentor, person, booked, row } = await place();
  const [who, stranger] = [await person(), await person()];
  const session = await booked(who, TUESDAY);
  const notes = (by: typeof who, version: number, text: string) =>
    writeNotes(deps, by, { id: session, version, notes: text });
  expect(await notes(mentor, 1, "Ten millimetres")).toEqual({ ok: true });
  expect(await notes(who, 1, "Three eighths")).toEqual({ ok: false, error: "stale" });
  expect(await notes(stranger, 2, "x")).toEqual({ ok: false, error: "gone" });
  expect((await row(session))?.notes).toBe("Ten millimetres");
  const idem = uuid();
  const action = { idem, session, task: "Lay ten metres", dueOn: "2026-03-09" };
  await Promise.all([1, 2, 3].map(() => addAction(deps, mentor, action)));
  expect(await addAction(deps, stranger, { ...action, idem: uuid() })).toEqual({ ok: false, error: "gone" });
  expect(await finishAction(deps, mentor, { action: idem })).toEqual({ ok: false, error: "gone" });
  expect(await finishAction(deps, who, { action: idem })).toEqual({ ok: true });
  const found = await findSession(db, who, session, deps.now());
  expect(found?.actions.map(({ task, doneAt }) => [task, doneAt])).toEqual([
    ["Lay ten metres", deps.now().toISOString()],
  ]);
});

test("whoever deletes their account has sessions called off, and the other side is told", async () => {
  const { deps, mentor, person, booked, row } = await place();
  const who = await person();
  const session = await booked(who, TUESDAY);
  await leavingSessions.end(deps, { workspace: mentor.workspace } as never);
  expect((await row(session))?.state).toBe("cancelled");
  const told = await db.select().from(notifications).where(eq(notifications.userId, who.id));
  expect(told.map(({ code }) => code)).toEqual(["mentorSession"]);
});
