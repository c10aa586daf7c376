import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { chaining, readChain } from "~/engines/chain/chain.server.ts";
import { verifyDocument } from "~/engines/lines/lines.server.ts";
import { type Content, linesOf, totalsOf } from "~/engines/lines/lines.ts";
import { settle } from "~/engines/process/process.server.ts";
import { type Holder, inOwn, makeLink, type Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { idFrom } from "~/lib/hash.ts";
import { removeSamples } from "~/services/sample-data.server.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { readPaper } from "../../../../tests/integration/support/read-paper.ts";
import { createProject } from "../../projects/projects/projects.commands.server.ts";
import { certificateView, valuesView } from "./certificate.server.ts";
import { acceptProposal, declineProposal } from "./client.commands.server.ts";
import { convertProposal } from "./convert.commands.server.ts";
import { outlineOf } from "./outline.server.ts";
import bound from "./proposal.process.server.ts";
import { chosenOf, withFacts } from "./proposal-content.ts";
import { proposalPdf } from "./proposal-pdf.server.ts";
import {
  createProposal,
  editFacts,
  editProposal,
  moveProposal,
  putLine,
  sendProposal,
} from "./proposals.commands.server.ts";
import contribution from "./proposals.contributes.server.ts";
import { PROPOSAL } from "./proposals.limits.ts";
import { acceptedOf } from "./proposals.queries.server.ts";
import { askedOf, heldProposalView, proposalsView, proposalView } from "./proposals.view.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const given = { ...deps, language: "en" as const, formKey: key, contributions: joinedContributions };
const present = (actor: Person) => ({ ...actor, role: "owner" as const });
const member = async () => inOwn((await createMember(db)).owner);
const today = () => now().toISOString().slice(0, 10);

const outline = (facts: Record<string, string> = {}) =>
  withFacts(
    outlineOf(
      "en",
      { template: "deck", client: "Homeowner 1", site: "Ridge", size: "0", facts: "" },
      today(),
    ),
    facts,
  );

const rowOf = async (id: string) => {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error("it is there");
  return row;
};
const at = async (id: string) => ({ id, version: (await rowOf(id)).version });

async function drafted(actor: Person, content: Content = outline(), amends?: string) {
  const made = await createProposal(deps, actor, { idem: key(), title: "Deck", content, amends });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

async function sentOff(actor: Person, id: string) {
  const { version } = await rowOf(id);
  return sendProposal(deps, actor, { record: id, version, idem: key() });
}

async function sent(actor: Person, content?: Content, amends?: string) {
  const id = await drafted(actor, content, amends);
  expect(await sentOff(actor, id)).toEqual({ ok: true });
  return id;
}

async function holderOf(actor: Person, id: string) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type: PROPOSAL, id } },
    ...{
      name: "The client",
      verbs: ["sign", "answer"] as const,
      kind: "person" as const,
      days: 60,
      asksName: true,
    },
  } as never);
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: now() };
  const link = {
    id: made.id,
    subject: { type: PROPOSAL, id },
    verbs: ["sign", "answer"],
    asksName: true,
  } as never;
  return { holder, holding: { holder, link, name: "" } };
}

type Held = Awaited<ReturnType<typeof holderOf>>;
const look = async ({ holding }: Held, query = "") => {
  const view = await heldProposalView(given, holding, new URLSearchParams(query));
  if (!view) throw new Error("it is shown");
  return view;
};

async function accept(held: Held, id: string, query = "", more: object = {}) {
  const view = await look(held, query);
  const params = new URLSearchParams(query);
  return acceptProposal(deps, held.holder, {
    ...{
      id,
      version: view.proposal.version,
      idem: key(),
      printedName: "Homeowner 1",
      totalCents: view.total,
    },
    choose: (content) => chosenOf(content, (field) => params.get(field)),
    ...more,
  });
}

const begin = { zone: "America/Chicago", begin: createProject };

test("an example that is changed or sent is one no longer: removing the examples leaves it", async () => {
  const actor = await member();
  const [edited, out, stays] = [await drafted(actor), await drafted(actor), await drafted(actor)];
  await db.update(documents).set({ sample: true }).where(eq(documents.workspace, actor.workspace));
  const facts = { exclusions: "Rock" };
  await editFacts(deps, actor, { ...(await at(edited)), title: "Deck", facts });
  expect(await sentOff(actor, out)).toEqual({ ok: true });
  expect((await rowOf(stays)).sample).toBe(true);
  await removeSamples(db, joinedContributions.owned, actor.workspace);
  const left = await db.select().from(documents).where(eq(documents.workspace, actor.workspace));
  expect(left.map(({ id }) => id).sort()).toEqual([edited, out].sort());
});

test("a line at its price stays one when it is edited", async () => {
  const actor = await member();
  const base = outline();
  const line = { id: "lump", text: "Contingency", qty: "1", unit: "ls", unitCost: "100" };
  const id = await drafted(actor, {
    ...base,
    sections: [...base.sections, { id: "lumps", title: "", lines: [{ ...line, flat: true }] }],
  });
  await putLine(deps, actor, { ...(await at(id)), section: "", line: { ...line, unitCost: "120" } });
  const lines = linesOf((await rowOf(id)).content as Content);
  expect(lines.find((one) => one.id === "lump")).toMatchObject({ unitCost: "120", flat: true });
});

test("a proposal is begun once, and changed only by who has seen what stands", async () => {
  const actor = await member();
  const form = { idem: key(), title: "Deck", content: outline() };
  const made = await Promise.all([1, 2, 3].map(() => createProposal(deps, actor, form)));
  expect(new Set(made.map((one) => (one.ok ? one.id : one.error))).size).toBe(1);
  const id = made[0]?.ok ? made[0].id : "";
  const facts = { exclusions: "Rock" };
  const seen = await at(id);
  expect(await editFacts(deps, actor, { ...seen, title: "Deck", facts })).toEqual({ ok: true });
  expect(await editFacts(deps, actor, { ...seen, title: "Other", facts })).toMatchObject({ error: "stale" });
  expect(await editFacts(deps, await member(), { ...(await at(id)), title: "X", facts })).toMatchObject({
    error: "gone",
  });
});

test("a deposit over the cap of the state is refused, and one within it is kept", async () => {
  const actor = await member();
  const id = await drafted(actor, outline({ state: "CA" }));
  const asking = (cents: number) => (content: Content) => ({ ...content, deposit: { cents } });
  const checked = { checksDeposit: true };
  expect(
    await editProposal(deps, actor, { ...(await at(id)), ...checked, change: asking(100_001) }),
  ).toMatchObject({
    error: "overCap",
  });
  expect(await editProposal(deps, actor, { ...(await at(id)), ...checked, change: asking(100_000) })).toEqual(
    { ok: true },
  );
  await editFacts(deps, actor, { ...(await at(id)), title: "Deck", facts: { state: "CA" } });
  await editProposal(deps, actor, { ...(await at(id)), change: asking(200_000) });
  expect(await sentOff(actor, id)).toMatchObject({ error: "overCap" });
});

test("what is sent is opened once, chosen by the client at the server's total, and accepted once", async () => {
  const actor = await member();
  const id = await sent(actor);
  const held = await holderOf(actor, id);
  const first = await look(held);
  expect(first.standing.state).toBe("viewed");
  const best = await look(held, "pick=1&g0=2&l0=on");
  expect(best.total).toBeGreaterThan(first.total);
  expect(await accept(held, id, "pick=1&g0=2", { totalCents: first.total })).toMatchObject({
    error: "stale",
  });
  const both = await Promise.all([accept(held, id, "pick=1&g0=2&l0=on"), accept(held, id, "pick=1&g0=1")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const acceptances = await db
    .select()
    .from(documentAcceptances)
    .where(eq(documentAcceptances.documentId, id));
  expect(acceptances).toHaveLength(1);
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 2 });
  const after = await look(held, "pick=1&g0=0");
  expect([after.total, after.mayDecide]).toEqual([acceptances[0]?.totalCents, false]);
  const line = { id: "x", text: "More", qty: "1", unit: "", unitCost: "1" };
  expect(await putLine(deps, actor, { ...(await at(id)), section: "", line })).toMatchObject({
    error: "sent",
  });
});

test("what was taken back cannot be accepted; the next version shows what changed, and the old page is refused", async () => {
  const actor = await member();
  const id = await sent(actor);
  const held = await holderOf(actor, id);
  const old = await look(held);
  const { version } = await rowOf(id);
  const back = { record: id, transition: "takeBack", version, idem: key(), note: "Price of lumber" };
  expect(await moveProposal(deps, actor, back)).toMatchObject({ ok: true });
  await editFacts(deps, actor, { ...(await at(id)), title: "Secret", facts: {} });
  expect(await look(held)).toMatchObject({ isBack: true, proposal: { title: "Deck" } });
  const paper = await proposalPdf({ ...deps, language: "en" }, held.holder, id);
  const words = readPaper(paper ?? new Uint8Array()).map(({ text }) => text);
  expect([words.includes("Deck"), words.includes("Secret")]).toEqual([true, false]);
  const line = { id: "x", text: "Bench", qty: "1", unit: "ea", unitCost: "400" };
  await putLine(deps, actor, { ...(await at(id)), section: "Extras", line });
  expect(await sentOff(actor, id)).toEqual({ ok: true });
  const late = {
    ...{ version: old.proposal.version, totalCents: old.total },
  };
  expect(await accept(held, id, "", late)).toMatchObject({ ok: false, error: "stale" });
  const view = await proposalView(given, present(actor), id);
  expect(view?.changes).toMatchObject([
    { number: 2, before: 1, total: 40_000, lines: [{ is: "added", text: "Bench", cents: 40_000 }] },
  ]);
  expect(await accept(held, id)).toEqual({ ok: true });
  expect(await db.select().from(documentVersions).where(eq(documentVersions.documentId, id))).toHaveLength(2);
});

test("what is declined goes back with its reason, and what runs out cannot be accepted", async () => {
  const actor = await member();
  const id = await sent(actor);
  const held = await holderOf(actor, id);
  const { proposal } = await look(held);
  const no = { id, version: proposal.version, idem: key(), printedName: "Homeowner 1", note: "Too dear" };
  expect(await declineProposal(deps, held.holder, no)).toEqual({ ok: true });
  expect((await rowOf(id)).state).toBe("declined");
  const short = await sent(actor, outline({ validUntil: today() }));
  const other = await holderOf(actor, short);
  const seen = await look(other);
  const later = { db, now: () => new Date(now().getTime() + 3 * 86_400_000) };
  const yes = { id: short, version: seen.proposal.version, idem: key(), printedName: "Homeowner 1" };
  const choice = { totalCents: seen.total, choose: (content: Content) => content.chosen };
  expect(
    await acceptProposal(later, { ...other.holder, now: later.now() }, { ...yes, ...choice }),
  ).toMatchObject({
    ok: false,
  });
  await settle(later, bound, { record: short });
  expect((await rowOf(short)).state).toBe("expired");
});

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
  const results = await Promise.all(both.map((id, n) => accept(held[n] as Held, id)));
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

test("a certificate is found by its whole hash, and says whether the text has it", async () => {
  const actor = await member();
  const id = await sent(actor);
  await accept(await holderOf(actor, id), id);
  const [signed] = await db.select().from(documentAcceptances).where(eq(documentAcceptances.documentId, id));
  const { certificate } = await certificateView(deps, ` ${signed?.hash.toUpperCase()} `);
  expect(certificate).toMatchObject({ isWhole: true, name: "Homeowner 1", totalCents: signed?.totalCents });
  expect(JSON.stringify(certificate)).not.toMatch(/unitCost|markup/);
  for (const typed of ["", "abc", "0".repeat(64)])
    expect((await certificateView(deps, typed)).certificate).toBeUndefined();
});

test("the paper of a proposal says what its client sees, in each language, and no cost", async () => {
  const actor = await member();
  const id = await sent(actor);
  const held = await holderOf(actor, id);
  await accept(held, id);
  for (const language of LANGUAGES) {
    const t = translator(language, "proposals");
    const paper = await proposalPdf({ ...deps, language }, held.holder, id);
    if (!paper) throw new Error("it is printed");
    const words = readPaper(paper)
      .map(({ text }) => text)
      .join(" ");
    expect(words).toContain("Homeowner 1");
    expect(words).toContain("Concrete footings");
    if (language === "en") expect(words).toContain(t("prices.total"));
    expect(words).not.toContain("$13.50");
  }
  expect(await proposalPdf({ ...deps, language: "en" }, await member(), id)).toBeUndefined();
});

test("the list counts what is out and how often a template was won, without examples", async () => {
  const actor = await member();
  const [won, lost] = [await sent(actor), await sent(actor)];
  await sent(actor);
  await accept(await holderOf(actor, won), won);
  const held = await holderOf(actor, lost);
  const { proposal } = await look(held);
  await declineProposal(deps, held.holder, {
    ...{ id: lost, version: proposal.version, idem: key(), printedName: "Homeowner 1", note: "No" },
  });
  await db
    .update(documents)
    .set({ sample: true })
    .where(eq(documents.id, await drafted(actor)));
  const asked = askedOf(new URLSearchParams("view=all"));
  const view = await proposalsView(given, present(actor), { asked, from: null });
  expect(view.proposals).toHaveLength(4);
  expect(view.figures.out).toBe(1);
  expect(view.winRates).toEqual([{ template: "deck", decided: 2, won: 1, percent: "50" }]);
});
