import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveEntry } from "~/engines/directory/directory.server.ts";
import { block } from "~/engines/talk/talk.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { careerEndorsements } from "~db/schema/careers.ts";
import { documentAcceptances, documents } from "~db/schema/lines.ts";
import { mentorSessions, mentors } from "~db/schema/mentors.ts";
import { projects } from "~db/schema/projects.ts";
import { capabilityLinks, keptLinks, workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { type Career, career, NO_CAREER } from "./career.ts";
import { answerEndorsement, endorse, withdrawEndorsement } from "./endorsements.commands.server.ts";
import { endorsementsOf, sharedJobs } from "./endorsements.server.ts";
import { CLOSENESS, endorsedBy } from "./endorsements.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const uuid = () => crypto.randomUUID() as string;
const at = now().toISOString();

async function person(skills: string[], hidden: Career["hidden"] = []) {
  const { actor, id: user } = await createMember(db);
  const saved = await saveEntry(deps, actor, {
    ...{ kind: career, idem: uuid(), name: "Carpenter 12", about: "", places: [] },
    attrs: { ...NO_CAREER, headline: "Builds", skills, hidden },
  });
  if (!saved.ok) throw new Error(saved.error);
  return { actor, user, entry: saved.id };
}

/** A project in a workspace of some people. */
async function projectOf(users: string[], sample = false) {
  const [workspace, id] = [`workspace:${uuid()}` as const, uuid()];
  await db.batch([
    db.insert(workspaces).values({ id: workspace, name: "Firm 1", createdAt: at } as never),
    ...users.map((userId) =>
      db.insert(workspaceMembers).values({ workspace, userId, role: "member", joinedAt: at }),
    ),
    db.insert(projects).values({
      ...{ id, workspace, name: "School", siteZone: "UTC", sample, stateSince: at, createdAt: at },
    } as never),
  ] as never);
  return id;
}

const say = (actor: Present, entry: string, relation: string, skill = "Stairs", idem = uuid()) => {
  const [kind = "", id = ""] = relation.split(":");
  return endorse(deps, actor, {
    entry,
    skill,
    shownAs: "Foreman 2",
    idem,
    relation: { kind: kind as "project", id },
  });
};
const refused = (error: string) => ({ ok: false, error });
const seen = async (reader: Present | undefined, entry: string) =>
  (await endorsementsOf(db, reader, entry)).map(({ skill }) => skill);

test("a skill is endorsed by whoever shared a project, once however often it is sent, and by nobody else", async () => {
  const { actor, user, entry } = await person(["Stairs", "Tile"]);
  const mate = await createMember(db);
  const stranger = await createMember(db);
  const project = await projectOf([user, mate.id]);
  const sample = await projectOf([user, mate.id], true);
  const elsewhere = await projectOf([user, stranger.id]);
  expect((await sharedJobs(db, mate.actor, entry)).map(({ id }) => id)).toEqual([project]);
  expect(await sharedJobs(db, undefined, entry)).toEqual([]);
  expect(await say(stranger.actor, entry, `project:${project}`)).toEqual(refused("unrelated"));
  for (const other of [sample, elsewhere, uuid()])
    expect(await say(mate.actor, entry, `project:${other}`)).toEqual(refused("unrelated"));
  expect(await say(mate.actor, entry, `booking:${project}`)).toEqual(refused("unrelated"));
  expect(await say(mate.actor, entry, `project:${project}`, "Roofs")).toEqual(refused("noSkill"));
  expect(await say(actor, entry, `project:${project}`)).toEqual(refused("gone"));
  const idem = uuid();
  const sent = await Promise.all([
    ...[0, 1].map(() => say(mate.actor, entry, `project:${project}`, "Stairs", idem)),
    ...Array.from({ length: 6 }, () => say(mate.actor, entry, `project:${project}`, "STAIRS")),
  ]);
  const rows = await db.select().from(careerEndorsements).where(eq(careerEndorsements.entryId, entry));
  expect([rows.length, sent.some(({ ok }) => ok)]).toEqual([1, true]);
  for (const one of sent) if (!one.ok) expect(one.error).toBe("already");
});

test("it is shown once the person confirms it, not once they decline it, and then it is not said again", async () => {
  const { actor, user, entry } = await person(["Stairs", "Tile"]);
  const mate = await createMember(db);
  const project = await projectOf([user, mate.id]);
  for (const skill of ["Stairs", "Tile"]) await say(mate.actor, entry, `project:${project}`, skill);
  expect(await seen(undefined, entry)).toEqual([]);
  expect((await seen(actor, entry)).sort()).toEqual(["Stairs", "Tile"]);
  const rows = await db.select().from(careerEndorsements).where(eq(careerEndorsements.entryId, entry));
  const idOf = (skill: string) => rows.find((row) => row.skill === skill)?.id ?? "";
  // Nobody else answers it, not even whoever said it.
  expect(await answerEndorsement(deps, mate.actor, { id: idOf("Tile"), verdict: "confirm" })).toEqual(
    refused("gone"),
  );
  expect(await answerEndorsement(deps, actor, { id: idOf("Tile"), verdict: "confirm" })).toEqual({
    ok: true,
  });
  expect(await answerEndorsement(deps, actor, { id: idOf("Stairs"), verdict: "decline" })).toEqual({
    ok: true,
  });
  expect(await answerEndorsement(deps, actor, { id: idOf("Stairs"), verdict: "confirm" })).toEqual(
    refused("gone"),
  );
  expect(await seen(undefined, entry)).toEqual(["Tile"]);
  const said = await endorsementsOf(db, undefined, entry);
  expect(endorsedBy(said, "TILE")).toEqual({
    by: [{ shownAs: "Foreman 2", relation: "project" }],
    weight: CLOSENESS.project,
  });
  await withdrawEndorsement(deps, mate.actor, { id: idOf("Stairs") });
  expect(await say(mate.actor, entry, `project:${project}`)).toEqual(refused("already"));
  await withdrawEndorsement(deps, actor, { id: idOf("Tile") });
  expect(await seen(undefined, entry)).toEqual(["Tile"]);
  await withdrawEndorsement(deps, mate.actor, { id: idOf("Tile") });
  expect(await seen(undefined, entry)).toEqual([]);
});

test("a mentor session counts once it was held, whichever of the two says something", async () => {
  const { actor, entry } = await person(["Stairs"]);
  const { actor: mentor } = await createMember(db);
  const listing = uuid();
  await db.insert(mentors).values({
    ...{ id: listing, workspace: mentor.workspace, shownAs: "Mentor 1", about: "", trades: [], topics: [] },
    ...{ languages: [], years: 9, siteZone: "UTC", rules: [], daysOff: [], noticeHours: 1, weekMost: 1 },
    ...{ joinBy: "", createdAt: at },
  });
  const session = async (state: string) => {
    const id = uuid();
    await db.insert(mentorSessions).values({
      ...{ id, workspace: actor.workspace, mentorWorkspace: mentor.workspace, mentorId: listing },
      ...{ askedAs: "Carpenter 12", startsAt: at, minutes: 30, question: "How?", state },
      ...{ stateSince: at, createdAt: at },
    });
    return id;
  };
  expect(await say(mentor, entry, `mentor:${await session("booked")}`)).toEqual(refused("unrelated"));
  expect(await say(mentor, entry, `mentor:${await session("held")}`)).toEqual({ ok: true });
});

test("of two of whom one has blocked the other neither endorses the other, and what was said is not shown", async () => {
  const { actor, user, entry } = await person(["Stairs", "Tile"]);
  const mate = await createMember(db);
  const reader = await createMember(db);
  const project = await projectOf([user, mate.id]);
  await say(mate.actor, entry, `project:${project}`);
  const [row] = await db.select().from(careerEndorsements).where(eq(careerEndorsements.entryId, entry));
  await answerEndorsement(deps, actor, { id: row?.id ?? "", verdict: "confirm" });
  expect(await seen(reader.actor, entry)).toEqual(["Stairs"]);
  await block(deps, reader.actor.owner, sql`${mate.owner}`);
  expect(await seen(reader.actor, entry)).toEqual([]);
  expect(await seen(undefined, entry)).toEqual(["Stairs"]);
  await block(deps, actor.owner, sql`${mate.owner}`);
  expect(await seen(undefined, entry)).toEqual([]);
  expect(await say(mate.actor, entry, `project:${project}`, "Tile")).toEqual(refused("gone"));
});

test("a skill that is hidden is not endorsed, and what is said of a profile goes with it", async () => {
  const { user, entry } = await person(["Stairs"], ["skills"]);
  const mate = await createMember(db);
  const project = await projectOf([user, mate.id]);
  expect(await say(mate.actor, entry, `project:${project}`)).toEqual(refused("noSkill"));
});

test("an accepted proposal is a shared job of the firm and of the account that keeps the link it was signed by", async () => {
  const { actor, user, entry } = await person(["Stairs"]);
  const [client, stranger] = [await createMember(db), await createMember(db)];
  const [document, link] = [uuid(), uuid()];
  const signed = { id: uuid(), documentId: document, versionId: uuid(), printedName: "Homeowner 1" };
  await db.batch([
    db.insert(documents).values({
      ...{
        id: document,
        workspace: actor.workspace,
        kind: "proposal",
        title: "Stairs",
        series: actor.workspace,
      },
      ...{ state: "accepted", stateSince: at, content: {}, totalCents: 1, createdAt: at, updatedAt: at },
    }),
    db.insert(documentAcceptances).values({
      ...{ ...signed, workspace: actor.workspace, actor: `link:${link}`, content: "", hash: "" },
      ...{ totalCents: 1, acceptedAt: at },
    }),
    db.insert(capabilityLinks).values({
      ...{
        id: link,
        workspace: actor.workspace,
        subjectType: "proposal",
        subjectId: document,
        name: "Client",
      },
      ...{ verbs: ["sign"], kind: "person", tokenHash: uuid(), asksName: true, createdBy: actor.owner },
      ...{ createdAt: at, expiresAt: "2099-01-01T00:00:00.000Z" },
    }),
  ]);
  expect(await say(client.actor, entry, `proposal:${document}`)).toEqual(refused("unrelated"));
  // Whoever wrote it is not its client, although they have the link.
  for (const userId of [client.id, user])
    await db.insert(keptLinks).values({ userId, linkId: link, keptAt: at });
  expect((await sharedJobs(db, client.actor, entry)).map(({ kind, id }) => [kind, id])).toEqual([
    ["proposal", document],
  ]);
  expect(await say(stranger.actor, entry, `proposal:${document}`)).toEqual(refused("unrelated"));
  expect(await say(client.actor, entry, `proposal:${document}`)).toEqual({ ok: true });
});
