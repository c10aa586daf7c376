import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { verifyDocument } from "~/engines/lines/lines.server.ts";
import { type Content, linesOf } from "~/engines/lines/lines.ts";
import { settle } from "~/engines/process/process.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { removeSamples } from "~/services/sample-data.server.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { readPaper } from "../../../../tests/integration/support/read-paper.ts";
import { proposing } from "../../../../tests/proposals.ts";
import { certificateView } from "./certificate.server.ts";
import { acceptProposal, declineProposal } from "./client.commands.server.ts";
import bound from "./proposal.process.server.ts";
import { proposalPdf } from "./proposal-pdf.server.ts";
import {
  createProposal,
  editFacts,
  editProposal,
  moveProposal,
  putLine,
} from "./proposals.commands.server.ts";
import { askedOf, proposalsView, proposalView } from "./proposals.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const {
  key,
  given,
  present,
  member,
  today,
  outline,
  rowOf,
  at,
  drafted,
  sentOff,
  sent,
  holderOf,
  look,
  accept,
} = proposing(db, now);

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
  const yes = {
    id: short,
    version: seen.proposal.version,
    idem: key(),
    printedName: "Homeowner 1",
    drawn: "",
  };
  const choice = { totalCents: seen.total, choose: (content: Content) => content.chosen };
  expect(
    await acceptProposal(later, { ...other.holder, now: later.now() }, { ...yes, ...choice }),
  ).toMatchObject({
    ok: false,
  });
  await settle(later, bound, { record: short });
  expect((await rowOf(short)).state).toBe("expired");
});

test("a drawn signature is kept beside the typed name, in the text that the hash is of", async () => {
  const actor = await member();
  const id = await sent(actor);
  const held = await holderOf(actor, id);
  const drawn = "M10 10L200 80L390 20";
  expect(await accept(held, id, "", { drawn })).toEqual({ ok: true });
  expect((await look(held)).accepted).toMatchObject({ name: "Homeowner 1", drawn });
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 2 });
  const [signed] = await db.select().from(documentAcceptances).where(eq(documentAcceptances.documentId, id));
  const { certificate } = await certificateView(deps, signed?.hash ?? "");
  expect(certificate).toMatchObject({ isWhole: true, drawn });
  const typed = await sent(actor);
  const other = await holderOf(actor, typed);
  expect(await accept(other, typed)).toEqual({ ok: true });
  expect((await look(other)).accepted?.drawn).toBe("");
});

test("a choice between the cheapest and the dearest of which the deposit is over the cap is not signed", async () => {
  const actor = await member();
  const lump = (id: string, unitCost: string, choice: string) => ({
    ...{ id, text: choice, qty: "1", unit: "ls", unitCost, flat: true },
    option: { group: "Level", choice },
  });
  // In Pennsylvania a price up to $5,000 has no cap: the one in the middle is the only one that asks for too much.
  const content: Content = {
    ...outline({ state: "PA" }),
    adjustments: [],
    sections: [
      {
        ...{ id: "s", title: "" },
        lines: [lump("a", "4000", "Good"), lump("b", "6000", "Better"), lump("c", "12000", "Best")],
      },
    ],
    deposit: { cents: 3_000_00 },
  };
  const id = await sent(actor, content);
  const held = await holderOf(actor, id);
  expect(await accept(held, id, "pick=1&g0=1")).toEqual({ ok: false, error: "overCap" });
  expect(await accept(held, id, "pick=1&g0=0")).toEqual({ ok: true });
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
