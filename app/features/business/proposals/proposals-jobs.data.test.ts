import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { chaining, readChain } from "~/engines/chain/chain.server.ts";
import { type Content, totalsOf } from "~/engines/lines/lines.ts";
import { idFrom } from "~/lib/hash.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { type Holding, proposing } from "../../../../tests/proposals.ts";
import { createProject } from "../../projects/projects/projects.commands.server.ts";
import { valuesView } from "./certificate.server.ts";
import { convertProposal } from "./convert.commands.server.ts";
import { createProposal } from "./proposals.commands.server.ts";
import { acceptedOf } from "./proposals.queries.server.ts";
import { askedOf, proposalsView, proposalView } from "./proposals.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const { key, given, present, member, rowOf, drafted, sentOff, sent, outline, holderOf, accept, begin } =
  proposing(db, now);

test("an accepted proposal becomes one job with a schedule of values that sums to it, however often it is pressed", async () => {
  const actor = await member();
  const id = await sent(actor, { ...outline(), deposit: { cents: 90_000 } });
  expect(await convertProposal(deps, actor, { id, ...begin })).toMatchObject({ ok: false });
  const held = await holderOf(actor, id);
  expect(await accept(held, id, "pick=1&g0=1")).toEqual({ ok: true });
  const made = await Promise.all([1, 2, 3].map(() => convertProposal(deps, actor, { id, ...begin })));
  const ids = new Set(made.map((one) => (one.ok ? one.project : one.error)));
  expect(ids.size).toBe(1);
  const [project = ""] = [...ids];
  const accepted = await acceptedOf(db, actor, id);
  const [job] = await db.select().from(projects).where(eq(projects.id, project));
  expect(job?.contractCents).toBe(accepted?.totalCents);
  const values = await db
    .select()
    .from(documents)
    .where(and(eq(documents.subjectId, project), eq(documents.kind, "scheduleOfValues")));
  expect(values.map(({ totalCents }) => totalCents)).toEqual([accepted?.totalCents]);
  expect(totalsOf(values[0]?.content as Content).deposit).toBe(90_000);
  const shown = await valuesView(given, present(actor), project);
  expect(shown?.payments.reduce((all, { cents }) => all + cents, 0)).toBe(accepted?.totalCents);
  expect(await valuesView(given, present(await member()), project)).toBeUndefined();
  const chain = await readChain(given, actor, { kind: "project", id: project });
  expect(chain.map((one) => [one.kind, one.id])).toEqual([
    ["proposal", id],
    ["project", project],
  ]);
  expect((await proposalView(given, present(actor), id))?.job).toBe(project);
});

test("an amendment replaces what was accepted once it is signed, and a job has none", async () => {
  const actor = await member();
  const id = await sent(actor);
  await accept(await holderOf(actor, id), id);
  const accepted = await acceptedOf(db, actor, id);
  if (!accepted) throw new Error("it is accepted");
  const next = await sent(actor, accepted.content, id);
  expect((await rowOf(id)).state).toBe("accepted");
  expect(await accept(await holderOf(actor, next), next)).toEqual({ ok: true });
  expect((await rowOf(id)).state).toBe("superseded");
  const { winRates } = await proposalsView(given, present(actor), {
    ...{ asked: askedOf(new URLSearchParams()), from: null },
  });
  expect(winRates).toEqual([{ template: "deck", decided: 1, won: 1, percent: "100" }]);
  await convertProposal(deps, actor, { id: next, ...begin });
  const late = await createProposal(deps, actor, {
    ...{ idem: key(), title: "Deck", content: accepted.content, amends: next },
  });
  expect(late).toMatchObject({ ok: false });
});

test("of two amendments one is signed, and a contract that is a job already is not amended: one contract is one job", async () => {
  const actor = await member();
  const signed = async () => {
    const id = await sent(actor);
    await accept(await holderOf(actor, id), id);
    return id;
  };
  const twice = await signed();
  const content = (await acceptedOf(db, actor, twice))?.content;
  const both = [await sent(actor, content, twice), await sent(actor, content, twice)];
  expect(await convertProposal(deps, actor, { id: twice, ...begin })).toMatchObject({ error: "amended" });
  const held = await Promise.all(both.map((id) => holderOf(actor, id)));
  const results = await Promise.all(both.map((id, n) => accept(held[n] as Holding, id)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await convertProposal(deps, actor, { id: twice, ...begin })).toMatchObject({
    error: "not-accepted",
  });

  const job = await signed();
  const late = await drafted(actor, content, job);
  expect(await convertProposal(deps, actor, { id: job, ...begin })).toMatchObject({ ok: true });
  expect(await sentOff(actor, late)).toMatchObject({ error: "blocked", guard: "amendsOpen" });
  expect(await db.$count(projects, eq(projects.workspace, actor.workspace))).toBe(1);
});

test("a deal that is a job already gives it the contract and the values of its proposal, and no second job", async () => {
  const actor = await member();
  const deal = { kind: "deal", id: key() } as const;
  const project = { kind: "project", id: key() } as const;
  const { workspace } = actor;
  const head = { name: "Deck", number: "", client: "", summary: "", site: "", startOn: null, finishOn: null };
  await createProject(deps, actor, {
    ...{ ...head, idem: project.id, contract: 5, zone: "America/Chicago", from: deal },
  });
  const offered = async () => {
    const id = await sent(actor);
    await db.batch([chaining(db, { workspace, from: deal, to: { kind: "proposal", id }, now: now() })]);
    await accept(await holderOf(actor, id), id);
    return id;
  };
  const [id, second] = [await offered(), await offered()];
  const made = await Promise.all([1, 2].map(() => convertProposal(deps, actor, { id, ...begin })));
  expect(made).toEqual([1, 2].map(() => ({ ok: true, project: project.id })));
  const [job] = await db.select().from(projects).where(eq(projects.id, project.id));
  expect(job?.contractCents).toBe((await acceptedOf(db, actor, id))?.totalCents);
  expect((await valuesView(given, present(actor), project.id))?.totalCents).toBe(job?.contractCents);
  expect(await convertProposal(deps, actor, { id: second, ...begin })).toEqual({
    ok: false,
    error: "has-job",
  });
  expect(await db.$count(projects, eq(projects.workspace, workspace))).toBe(1);
});

test("the id of a job does not follow from what the client knows", async () => {
  const actor = await member();
  const id = await sent(actor);
  await accept(await holderOf(actor, id), id);
  const client = await member();
  const taken = await idFrom("proposal-job", id);
  const head = { name: "Mine", number: "", client: "", summary: "", site: "", startOn: null, finishOn: null };
  await createProject(deps, client, { ...head, idem: taken, contract: 0, zone: "America/Chicago" });
  const made = await convertProposal(deps, actor, { id, ...begin });
  expect(made).toMatchObject({ ok: true });
  const project = made.ok ? made.project : "";
  expect(project).not.toBe(taken);
  expect(await valuesView(given, present(actor), project)).toBeDefined();
});
