import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { makeLink, type Present } from "~/engines/trust/trust.server.ts";
import type { MadeWorkspaceId } from "~/services/workspace.ts";
import { projectDuties } from "~db/schema/project-documents.ts";
import { projects } from "~db/schema/projects.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, fakePasswords, SECRET } from "../../../../tests/factories.ts";
import { createChangeOrder } from "../change-orders/change-orders.commands.server.ts";
import { createRfi } from "../rfis/rfis.commands.server.ts";
import { DOCUMENTS } from "./documents.limits.ts";
import { setDuty } from "./team.commands.server.ts";
import { teamView } from "./team.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now, contributions: joinedContributions, language: "en" as const };
const key = () => crypto.randomUUID();

async function room() {
  const workspace: MadeWorkspaceId = `workspace:${key()}`;
  await db.insert(workspaces).values({ id: workspace, name: "Room", version: 1, createdAt: "" });
  const people = [];
  for (const role of ["owner", "member", "viewer"] as const) {
    const { id, actor } = await createMember(db, {}, { firstName: "Carpenter", lastName: role });
    await db.insert(workspaceMembers).values({ workspace, userId: id, role, joinedAt: "" });
    people.push({ id, actor: { ...actor, workspace, role } satisfies Present });
  }
  const [owner, member, viewer] = people;
  if (!owner || !member || !viewer) throw new Error("they are there");
  const job = async () => {
    const id = key();
    await db.insert(projects).values({
      ...{ id, name: "Sample house", workspace, siteZone: "America/Chicago", state: "planning" },
      ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
    });
    return id;
  };
  return { workspace, owner, member, viewer, job, project: await job() };
}

const duties = async (actor: Present, project: string) =>
  (await teamView(deps, actor, project))?.people.map(({ name, role, duty }) => [name, role, duty]).sort();

test("everybody of the workspace is on the team with what they do on this job, and on no other", async () => {
  const { owner, member, viewer, project, job } = await room();
  const set = { project, member: member.id, duty: "foreman" as const };
  expect(await setDuty(deps, member.actor, set)).toEqual({ ok: true });
  expect(await setDuty(deps, owner.actor, { ...set, duty: "superintendent" })).toEqual({ ok: true });
  expect(await duties(viewer.actor, project)).toEqual([
    ["Carpenter member", "member", "superintendent"],
    ["Carpenter owner", "owner", ""],
    ["Carpenter viewer", "viewer", ""],
  ]);
  expect(await db.$count(projectDuties, eq(projectDuties.projectId, project))).toBe(1);
  expect((await duties(viewer.actor, await job()))?.every(([, , duty]) => duty === "")).toBe(true);
  expect(await setDuty(deps, owner.actor, { ...set, duty: "none" })).toEqual({ ok: true });
  expect(await db.$count(projectDuties, eq(projectDuties.projectId, project))).toBe(0);
});

test("a viewer gives nobody a duty, a stranger sees nobody, and who does not belong there gets none", async () => {
  const { owner, viewer, project } = await room();
  const set = { project, member: owner.id, duty: "foreman" as const };
  expect(await setDuty(deps, viewer.actor, set)).toEqual({ ok: false, error: "not-allowed" });
  const { actor: stranger, id } = await createMember(db);
  expect(await setDuty(deps, stranger, set)).toEqual({ ok: false, error: "gone" });
  expect(await teamView(deps, stranger, project)).toBeUndefined();
  expect(await setDuty(deps, owner.actor, { ...set, member: id })).toEqual({ ok: false, error: "gone" });
  expect(await db.$count(projectDuties, eq(projectDuties.projectId, project))).toBe(0);
});

test("a job of one's own has its owner on the team", async () => {
  const { actor, id } = await createMember(db, {}, { firstName: "Mason", lastName: "1" });
  const project = key();
  await db.insert(projects).values({
    ...{ id: project, name: "Sample shed", workspace: actor.workspace, siteZone: "America/Chicago" },
    ...{ state: "planning", stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  expect(await setDuty(deps, actor, { project, member: id, duty: "manager" })).toEqual({ ok: true });
  expect(await duties(actor, project)).toEqual([["Mason 1", "owner", "manager"]]);
});

test("the links to what hangs on a job stand on its team page, those of other jobs do not, and viewers see none", async () => {
  const { workspace, owner, viewer, project, job } = await room();
  const linked = { db, now, secret: SECRET, passwords: fakePasswords, contributions: joinedContributions };
  for (const [name, id] of [
    ["Sample Architects", project],
    ["Sample Plumbing", await job()],
  ] as const)
    expect(
      await makeLink(linked, owner.actor, {
        ...{ idem: key(), workspace, subject: { type: DOCUMENTS, id }, name, verbs: ["upload"] },
        ...{ kind: "person", days: 7, asksName: false },
      }),
    ).toMatchObject({ ok: true });
  const view = await teamView(deps, owner.actor, project);
  expect(view?.links).toMatchObject([
    { name: "Sample Architects", title: "Sample house", kind: DOCUMENTS, state: "stands", uses: 0 },
  ]);
  expect((await teamView(deps, viewer.actor, project))?.links).toEqual([]);
});

test("links to an RFI and to a change order of a job stand on its team page", async () => {
  const { workspace, owner, project } = await room();
  const linked = { db, now, secret: SECRET, passwords: fakePasswords, contributions: joinedContributions };
  const asked = await createRfi(deps, owner.actor, {
    ...{ idem: key(), project, topic: "Header", question: "Which one?", trade: "structure", location: "" },
    ...{ drawing: "", askedOf: "", neededBy: null, costImpact: "none", timeImpact: "none" },
  });
  const changed = await createChangeOrder(deps, owner.actor, {
    ...{ idem: key(), project, title: "Rock", reason: "hidden", scope: "", days: 0 },
    ...{ overhead: "0", profit: "0", tax: "0" },
  });
  if (!asked.ok || !changed.ok) throw new Error("they are made");
  for (const subject of [
    { type: "rfi", id: asked.id },
    { type: "change-order", id: changed.id },
  ])
    expect(
      await makeLink(linked, owner.actor, {
        ...{ idem: key(), workspace, subject, name: "Sample Architects", verbs: ["answer"] },
        ...{ kind: "person", days: 7, asksName: true },
      }),
    ).toMatchObject({ ok: true });
  const view = await teamView(deps, owner.actor, project);
  expect(view?.links.map(({ kind, title }) => [kind, title]).sort()).toEqual([
    ["change-order", "Rock"],
    ["rfi", "Header"],
  ]);
});
