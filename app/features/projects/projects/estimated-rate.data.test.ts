import { expect, test } from "vitest";
import { inOwn, type Person, type Present } from "~/engines/trust/trust.server.ts";
import { chainLinks } from "~db/schema/chain.ts";
import { documents } from "~db/schema/lines.ts";
import { projectLogs } from "~db/schema/project-logs.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { createProject } from "./projects.commands.server.ts";
import { projectView } from "./projects.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const key = () => crypto.randomUUID() as string;
const at = now().toISOString();

/** A job whose crew made 96 ft of walls on each of three days, in 32 hours. */
async function job() {
  const actor = inOwn(freshGuest());
  const made = await createProject({ db, now }, actor, {
    ...{ idem: key(), name: "Sample house", number: "", client: "", site: "", summary: "" },
    ...{ startOn: null, finishOn: null, contract: 0, zone: "America/Chicago" },
  });
  if (!made.ok) throw new Error(made.error);
  for (const day of ["2026-01-05", "2026-01-06", "2026-01-07"])
    await db.insert(projectLogs).values({
      ...{ id: key(), workspace: actor.workspace, projectId: made.id, day, crews: "Framers 4 x 8" },
      ...{ work: "Walls, 96 ft", submittedAt: at, createdAt: at },
    });
  const read = async () => {
    const view = await projectView(
      { db, now, formKey: key, language: "en" },
      { ...actor, role: "owner" } as Present,
      { id: made.id, page: 0 },
    );
    return { rate: view?.production[0]?.estimate, from: view?.estimate };
  };
  return { actor, project: made.id, read };
}

/** An estimate of 200 ft of framed wall. */
async function estimate({ workspace }: Person, hours: string, { title = "Estimate", updatedAt = at } = {}) {
  const id = key();
  const lines = [
    { id: "s", code: "06-stud-2x4x92.625in", text: "Stud", qty: "200", unit: "ea", unitCost: "4" },
    { id: "h", code: "06-labour", text: "Labor", qty: hours, unit: "h", unitCost: "58" },
  ];
  const content = {
    ...{ kind: "estimate", adjustments: [], chosen: { lines: [], options: {} }, facts: {} },
    sections: [{ id: "wall-2x4~k", title: "Framed wall", lines }],
  };
  await db.insert(documents).values({
    ...{ id, workspace, kind: "estimate", title, series: workspace, stateSince: at, content },
    ...{ totalCents: 1, createdAt: at, updatedAt },
  });
  return { kind: "estimate", id } as const;
}

type End = { kind: string; id: string };
const link = ({ workspace }: Person, from: End, to: End) =>
  db.insert(chainLinks).values({
    ...{ id: key(), workspace, fromKind: from.kind, fromId: from.id, toKind: to.kind, toId: to.id },
    createdAt: at,
  });

test("the estimate behind the contract of a job stands beside what was measured, and without one nothing does", async () => {
  const { actor, project, read } = await job();
  const made = await estimate(actor, "60");
  expect(await read()).toEqual({ rate: undefined, from: undefined });
  const proposal = { kind: "proposal", id: key() };
  await link(actor, made, proposal);
  await link(actor, proposal, { kind: "project", id: project });
  expect(await read()).toEqual({
    rate: { rate: 3.33, percent: -10, work: ["Framed wall, 2×4"] },
    from: { title: "Estimate", href: `/estimate/${made.id}` },
  });
});

test("of a deal that became a job and was estimated, the newest estimate counts", async () => {
  const { actor, project, read } = await job();
  const deal = { kind: "deal", id: key() };
  await link(actor, deal, { kind: "project", id: project });
  await link(
    actor,
    deal,
    await estimate(actor, "50", { title: "Newer", updatedAt: "2999-01-01T00:00:00.000Z" }),
  );
  await link(actor, deal, await estimate(actor, "100"));
  expect(await read()).toMatchObject({ rate: { rate: 4, percent: -25 }, from: { title: "Newer" } });
});

test("an estimate of somebody else, or of another job, is none", async () => {
  const { actor, project, read } = await job();
  const stranger = inOwn(freshGuest());
  const here = { kind: "project", id: project };
  // A link of others is not walked, and an estimate of others not read.
  await link(stranger, await estimate(stranger, "60"), here);
  await link(actor, await estimate(stranger, "60"), here);
  await link(actor, await estimate(actor, "60"), { kind: "project", id: key() });
  expect(await read()).toEqual({ rate: undefined, from: undefined });
});
