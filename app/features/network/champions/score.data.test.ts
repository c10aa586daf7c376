import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { championEntries } from "~db/schema/champions.ts";
import { blocks, communityPosts, communityThreads } from "~db/schema/community.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { checklistActions, checklistRuns, safetyHours, safetyReports } from "~db/schema/safety.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createMember } from "../../../../tests/factories.ts";
import { enter } from "./champions.commands.server.ts";
import type { Board, Kind } from "./champions.limits.ts";
import { boardQuery, eventsQuery } from "./score.server.ts";
import { seasonAt } from "./season.ts";

const db = testDatabase();
const NOW = new Date("2026-03-02T10:00:00.000Z");
const now = () => NOW;
const deps = { db, now };
const season = seasonAt(NOW);
const uuid = () => crypto.randomUUID() as string;
const at = (day: number, hour = 8) =>
  `2026-02-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00.000Z`;

/** Somebody who is shown under a name that nobody else has. */
async function shownPerson(shown = true) {
  const member = await createMember(db);
  const shownAs = `Mason ${member.id}`;
  await enter(deps, member.actor, { kind: "person", shownAs, shown });
  return { ...member, shownAs };
}

/** A crew with an owner, shown. */
async function shownCrew(kind: "crew" | "company" = "crew", shown = true) {
  const member = await createMember(db);
  const workspace = `workspace:${uuid()}` as const;
  await db.batch([
    db.insert(workspaces).values({ id: workspace, name: "Crew", createdAt: at(1) }),
    db.insert(workspaceMembers).values({ workspace, userId: member.id, role: "owner", joinedAt: at(1) }),
  ]);
  const actor = { ...member.actor, workspace };
  const shownAs = `Crew ${workspace}`;
  expect(await enter(deps, actor, { kind, shownAs, shown })).toEqual({ ok: true });
  return { workspace, shownAs, actor };
}

const rowOf = async (kind: Kind, board: Board, who: string, reader?: string) =>
  (await boardQuery(db, { kind, board, season, reader })).find((row) => row.who === who);

/** A question of one whose accepted answer is the other's. */
async function accepted(asker: string, answerer: string, when: string) {
  const thread = uuid();
  const answer = uuid();
  const said = { body: "Two days at this cold.", bodyKey: uuid(), createdAt: when, threadId: thread };
  await db.insert(communityThreads).values({
    ...{ id: thread, slug: thread, space: "concrete", kind: "question", language: "en", title: "Forms" },
    ...{ author: asker, acceptedPost: answer, acceptedSince: when, lastAt: when, createdAt: when },
  });
  await db.insert(communityPosts).values({ ...said, id: answer, author: answerer });
  return { thread, answer };
}

const run = (workspace: string, when: string, more = {}) => ({
  ...{ id: uuid(), workspace, templateKey: "scaffold", templateVersion: 1, content: "{}", language: "en" },
  ...{ runOn: when.slice(0, 10), signedAt: when, createdAt: when, ...more },
});

const report = (workspace: string, when: string, more = {}) => ({
  ...{ id: uuid(), workspace, what: "A board broke", happenedOn: when.slice(0, 10), siteZone: "UTC" },
  ...{ createdAt: when, ...more },
});

/** One by one: D1 takes a hundred parameters a statement. */
async function runsOf(rows: ReturnType<typeof run>[]) {
  for (const row of rows) await db.insert(checklistRuns).values(row);
}
async function reportsOf(rows: ReturnType<typeof report>[]) {
  for (const row of rows) await db.insert(safetyReports).values(row);
}

test("whoever has not agreed is on no board, and is there once they have", async () => {
  const one = await shownPerson(false);
  await db.insert(checklistRuns).values(run(one.owner, at(3)));
  expect(await rowOf("person", "safety", one.owner)).toBeUndefined();
  expect(await eventsQuery(db, one.owner, season)).toHaveLength(1);
  await enter(deps, one.actor, { kind: "person", shownAs: one.shownAs, shown: true });
  expect(await rowOf("person", "safety", one.owner)).toMatchObject({
    shownAs: one.shownAs,
    points: 300,
    acts: 1,
  });
  expect(await rowOf("crew", "safety", one.owner)).toBeUndefined();
});

test("points follow the records: what is over the number of a day, unsigned, a sample or of another quarter counts for nothing", async () => {
  const one = await shownPerson();
  await runsOf([
    ...Array.from({ length: 7 }, (_, n) => run(one.owner, at(3, n + 1))),
    run(one.owner, at(4)),
    run(one.owner, at(4), { signedAt: null }),
    run(one.owner, at(5), { sample: true }),
    run(one.owner, "2025-12-31T23:59:59.999Z"),
  ]);
  expect(await rowOf("person", "safety", one.owner)).toMatchObject({ points: 6 * 300, acts: 6, days: 2 });
  const events = await eventsQuery(db, one.owner, season);
  expect(events.filter(({ worth }) => worth === 0)).toHaveLength(2);
  // What is deleted in the records is gone here.
  await db.delete(checklistRuns).where(eq(checklistRuns.workspace, one.owner));
  expect(await rowOf("person", "safety", one.owner)).toBeUndefined();
});

test("two who reward each other get less each time, and an answer of many to many is worth its points", async () => {
  const [one, two] = [await shownPerson(), await shownPerson()];
  await accepted(one.owner, two.owner, at(3));
  expect(await rowOf("person", "helping", two.owner)).toMatchObject({ points: 500 });
  await accepted(one.owner, two.owner, at(4));
  expect(await rowOf("person", "helping", two.owner)).toMatchObject({ points: 500 + 250 });
  // In return: all of theirs are divided once more.
  await accepted(two.owner, one.owner, at(5));
  expect(await rowOf("person", "helping", two.owner)).toMatchObject({ points: 250 + 166 });
  expect(await rowOf("person", "helping", one.owner)).toMatchObject({ points: 166 });
  const third = await createMember(db);
  await accepted(third.owner, two.owner, at(6));
  expect(await rowOf("person", "helping", two.owner)).toMatchObject({ points: 250 + 166 + 500 });
});

test("an answer to oneself, a hidden one, or one of an account that is gone earns nothing", async () => {
  const one = await shownPerson();
  await accepted(one.owner, one.owner, at(3));
  const { answer } = await accepted((await createMember(db)).owner, one.owner, at(4));
  await db.update(communityPosts).set({ hidden: "moderator" }).where(eq(communityPosts.id, answer));
  expect(await rowOf("person", "helping", one.owner)).toBeUndefined();
});

test("a crew is ranked by acts per thousand hours, and not at all below two hundred", async () => {
  const [small, large] = [await shownCrew(), await shownCrew()];
  await runsOf([
    run(small.workspace, at(3)),
    run(small.workspace, at(4)),
    ...Array.from({ length: 5 }, (_, n) => run(large.workspace, at(5 + n))),
  ]);
  const worked = (workspace: string, hours: number, month = "2026-02") => ({
    ...{ id: uuid(), workspace, month, hours, people: 4, createdAt: at(1) },
  });
  await db.insert(safetyHours).values([worked(small.workspace, 199), worked(large.workspace, 2_000)]);
  expect(await rowOf("crew", "safety", small.workspace)).toBeUndefined();
  await db
    .insert(safetyHours)
    .values([worked(small.workspace, 201, "2026-01"), worked(small.workspace, 900, "2025-12")]);
  expect(await rowOf("crew", "safety", small.workspace)).toMatchObject({ acts: 2, hours: 400, rate: 500 });
  expect(await rowOf("crew", "safety", large.workspace)).toMatchObject({ acts: 5, hours: 2_000, rate: 250 });
  const order = (await boardQuery(db, { kind: "crew", board: "safety", season })).map(({ who }) => who);
  expect(order.indexOf(small.workspace)).toBeLessThan(order.indexOf(large.workspace));
});

test("hiding an injury gains nothing: reporting one raises the score of the crew, whatever came of it", async () => {
  const crew = await shownCrew();
  await db.insert(safetyHours).values({
    ...{ id: uuid(), workspace: crew.workspace, month: "2026-02", hours: 1_000, people: 9, createdAt: at(1) },
  });
  await db.insert(checklistRuns).values(run(crew.workspace, at(3)));
  const score = async () => (await rowOf("crew", "safety", crew.workspace))?.rate ?? 0;
  const hidden = await score();
  let before = hidden;
  for (const [n, outcome] of ["none", "first-aid", "other", "restricted", "away", "death"].entries()) {
    const kind = outcome === "none" ? "near-miss" : "injury";
    await db.insert(safetyReports).values(report(crew.workspace, at(4 + n), { kind, outcome }));
    const after = await score();
    expect(after).toBeGreaterThan(before);
    before = after;
  }
  // And what is over the number of a day lowers it neither.
  await reportsOf(
    Array.from({ length: 15 }, () => report(crew.workspace, at(20), { kind: "injury", outcome: "away" })),
  );
  expect(await score()).toBeGreaterThan(before);
});

test("a hazard counts once more when it was put right and somebody looked at it again", async () => {
  const one = await shownPerson();
  const its = report(one.owner, at(3));
  await db.insert(safetyReports).values(its);
  const action = (state: string) => ({
    ...{ id: uuid(), workspace: one.owner, reportId: its.id, what: "Mend it", assignedTo: "Mason 3" },
    ...{ dueOn: "2026-02-20", state, stateSince: at(8), createdAt: at(3) },
  });
  await db.insert(checklistActions).values(action("done"));
  expect(await rowOf("person", "safety", one.owner)).toMatchObject({ points: 200 });
  await db.insert(checklistActions).values([action("verified"), action("verified")]);
  expect(await rowOf("person", "safety", one.owner)).toMatchObject({ points: 200 + 600, acts: 2 });
});

test("a punch item counts when it was closed without being sent back", async () => {
  const one = await shownPerson();
  const projectId = uuid();
  await db.insert(projects).values({
    ...{
      id: projectId,
      workspace: one.owner,
      name: "Job",
      stateSince: at(1),
      createdAt: at(1),
      siteZone: "UTC",
    },
  } as typeof projects.$inferInsert);
  const item = (number: number, more: object) => ({
    ...{ id: uuid(), workspace: one.owner, projectId, number, room: "101", trade: "paint", words: "Scratch" },
    ...{ state: "closed", stateSince: at(5), createdAt: at(2), ...more },
  });
  await db
    .insert(punchItems)
    .values([item(1, {}), item(2, { rejections: 1 }), item(3, { state: "ready_to_close" })]);
  expect(await rowOf("person", "quality", one.owner)).toMatchObject({ points: 300, acts: 1 });
});

test("whom a reader has blocked is not shown to them", async () => {
  const [one, reader] = [await shownPerson(), await createMember(db)];
  await db.insert(checklistRuns).values(run(one.owner, at(3)));
  await db.insert(blocks).values({ blocker: reader.owner, blocked: one.owner, createdAt: at(1) });
  expect(await rowOf("person", "safety", one.owner, reader.owner)).toBeUndefined();
  expect(await rowOf("person", "safety", one.owner)).toBeDefined();
});

test("ties go to more days, then to the earlier last event, then by name", async () => {
  const people = await Promise.all([shownPerson(), shownPerson(), shownPerson()]);
  const [a, b, c] = people.map(({ owner }) => owner) as [string, string, string];
  await runsOf([
    ...[run(a, at(3)), run(a, at(3, 9))],
    ...[run(b, at(3)), run(b, at(9))],
    ...[run(c, at(2)), run(c, at(8))],
  ]);
  const order = (await boardQuery(db, { kind: "person", board: "safety", season })).map(({ who }) => who);
  expect([a, b, c].sort((x, y) => order.indexOf(x) - order.indexOf(y))).toEqual([c, b, a]);
});

test("a name is one person's as it is read, and only an owner enters a workspace", async () => {
  const [one, two] = [await shownPerson(), await createMember(db)];
  const taken = { kind: "person", shownAs: `  ${one.shownAs.toUpperCase()} `, shown: true } as const;
  expect(await enter(deps, two.actor, taken)).toEqual({ ok: false, error: "taken" });
  expect(await enter(deps, two.actor, { ...taken, kind: "crew" })).toEqual({ ok: false, error: "kind" });
  const crew = await shownCrew();
  await db
    .insert(workspaceMembers)
    .values({ workspace: crew.workspace, userId: two.id, role: "member", joinedAt: at(1) });
  const inside = { ...two.actor, workspace: crew.workspace, role: "member" as const };
  expect(await enter(deps, inside, { kind: "crew", shownAs: "Ours", shown: false })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  const [kept] = await db.select().from(championEntries).where(eq(championEntries.workspace, crew.workspace));
  expect(kept).toMatchObject({ shownAs: crew.shownAs, shown: true });
});
