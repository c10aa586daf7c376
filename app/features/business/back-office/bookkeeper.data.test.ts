import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Holder, makeLink, type Person } from "~/engines/trust/trust.server.ts";
import { bookkeeperPapers, bookkeeperRequests, deskItems } from "~db/schema/back-office.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { desk } from "../../../../tests/desk.ts";
import { createClock } from "../../../../tests/factories.ts";
import contribution from "./back-office.contributes.server.ts";
import { answerRequest, askBookkeeper, moveRequest } from "./bookkeeper.commands.server.ts";
import { ASK_LIMITS, BOOKKEEPER } from "./bookkeeper.limits.ts";
import { openRequestFile } from "./bookkeeper.queries.server.ts";
import { askingView, heldRequestView } from "./bookkeeper.view.server.ts";
import { itemView } from "./desk.view.server.ts";
import { tickLine } from "./month-end.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const given = { db, now, language: "en" as const, formKey: key };
const DAY = "2026-03-02";
const { fresh } = desk(db, now);
const present = (actor: Person) => ({ ...actor, role: "owner" as const });

async function paperOf(actor: Person, vendor = "Sample Lumber") {
  const [id, at] = [key(), now().toISOString()];
  await db.insert(deskItems).values({
    ...{ id, workspace: actor.workspace, kind: "receipt", vendor, vendorKey: vendor.toLowerCase() },
    ...{ spentOn: DAY, cents: 12_900, stateSince: at, createdAt: at },
  });
  return id;
}

const SAID = { topic: "Where do these go", words: "Which codes would you take?", month: "", day: DAY };

async function asking(actor: Person, papers: readonly string[], more: object = {}) {
  const made = await askBookkeeper(deps, actor, { idem: key(), ...SAID, papers, ...more });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

async function holderOf(actor: Person, id: string) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = {
    ...{ ...deps, secret: "s".repeat(32), passwords },
    contributions: { links: contribution.links },
  };
  const subject = { type: BOOKKEEPER, id };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject, name: "Sample Books", verbs: ["answer"] },
    ...{ kind: "person", days: 30, asksName: true },
  } as never);
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: now() };
  return {
    holder,
    holding: { holder, link: { id: made.id, subject, verbs: ["answer"] }, name: "" } as never,
  };
}

const versionOf = async (id: string) => {
  const [row] = await db.select().from(bookkeeperRequests).where(eq(bookkeeperRequests.id, id));
  if (!row) throw new Error("it is there");
  return row.version;
};

const page = (actor: Person, query: string) =>
  askingView(given, present(actor), { params: new URLSearchParams(query), day: DAY });

test("a bookkeeper reads what is asked by link, proposes codes and answers; the paper waits for the desk", async () => {
  const actor = await fresh();
  const [lumber, fuel] = [await paperOf(actor), await paperOf(actor, "Sample Fuel")];
  const id = await asking(actor, [lumber, fuel]);
  const { holder, holding } = await holderOf(actor, id);
  const seen = await heldRequestView(given, holding);
  expect(seen).toMatchObject({ request: { topic: SAID.topic, words: SAID.words }, mayAnswer: true });
  expect(seen?.papers.map((paper) => paper.vendor).sort()).toEqual(["Sample Fuel", "Sample Lumber"]);
  const answer = {
    ...{ id, version: await versionOf(id), idem: key(), printedName: "Sample Books", answer: "See below" },
    papers: [
      { item: lumber, code: "06 10 00", note: "Framing" },
      { item: key(), code: "99", note: "" },
    ],
  };
  expect(await answerRequest(deps, holder, answer)).toEqual({ ok: true });
  // Sent again it does nothing more; from an old page it is refused.
  expect(await answerRequest(deps, holder, answer)).toEqual({ ok: true });
  expect(await answerRequest(deps, holder, { ...answer, idem: key() })).toMatchObject({ ok: false });
  const rows = await db.select().from(bookkeeperPapers).where(eq(bookkeeperPapers.requestId, id));
  expect(rows.map(({ itemId, code }) => [itemId, code]).sort()).toEqual(
    [
      [lumber, "06 10 00"],
      [fuel, ""],
    ].sort(),
  );
  const item = await itemView(given, present(actor), lumber);
  expect(item?.proposals).toEqual([{ code: "06 10 00", note: "Framing", by: "Sample Books", request: id }]);
  expect(item?.item).toMatchObject({ code: "" });
  const ours = await page(actor, `request=${id}`);
  expect(ours.chosen).toMatchObject({ request: { answer: "See below", answeredBy: "Sample Books" } });
  expect((await heldRequestView(given, holding))?.mayAnswer).toBe(false);
  const again = { record: id, version: await versionOf(id), idem: key(), note: "And the fuel?" };
  expect(await moveRequest(deps, actor, { ...again, transition: "answer" })).toMatchObject({
    error: "blocked",
  });
  expect(await moveRequest(deps, actor, { ...again, transition: "askAgain" })).toMatchObject({ ok: true });
  expect((await heldRequestView(given, holding))?.mayAnswer).toBe(true);
});

test("the list of a month goes along as it stood when it was asked", async () => {
  const actor = await fresh();
  await paperOf(actor);
  expect(await tickLine(deps, actor, { month: "2026-03", line: "bank", note: "Agrees", day: DAY })).toEqual({
    ok: true,
  });
  const id = await asking(actor, [], { month: "2026-03" });
  await paperOf(actor);
  const { holding } = await holderOf(actor, id);
  const { list = [] } = (await heldRequestView(given, holding))?.request ?? {};
  expect(list.find(({ line }) => line === "papers")).toEqual({
    line: "papers",
    open: 1,
    isDone: false,
    note: "",
  });
  expect(list.find(({ line }) => line === "bank")).toEqual({ line: "bank", isDone: true, note: "Agrees" });
});

test("nobody is asked about another's paper, and nobody reads another's request", async () => {
  const [actor, other] = [await fresh(), await fresh()];
  const paper = await paperOf(other);
  const form = { idem: key(), ...SAID, papers: [paper] };
  expect(await askBookkeeper(deps, actor, form)).toEqual({ ok: false, error: "gone" });
  const id = await asking(other, [paper]);
  expect(await page(actor, `request=${id}`)).toMatchObject({ isMissing: true, chosen: undefined });
  const [mine, theirs] = [await holderOf(actor, await asking(actor, [])), await holderOf(other, id)];
  const store = { db, bucket: undefined } as never;
  expect(await openRequestFile(store, mine.holder, { request: id, file: "none" })).toBeUndefined();
  const answer = { id, version: 1, idem: key(), printedName: "X", answer: "Y", papers: [] };
  expect(await answerRequest(deps, mine.holder, answer)).toMatchObject({ ok: false });
  expect(await answerRequest(deps, theirs.holder, { ...answer, answer: "" })).toEqual({
    ok: false,
    error: "nothing",
  });
});

test("a question is saved once however often it is sent, and a paper goes with its proposals", async () => {
  const actor = await fresh();
  const papers = [await paperOf(actor)];
  const form = { idem: key(), ...SAID, papers };
  const made = await Promise.all([1, 2, 3].map(() => askBookkeeper(deps, actor, form)));
  expect(new Set(made.map((one) => (one.ok ? one.id : one.error))).size).toBe(1);
  const { requests, waiting } = await page(actor, `paper=${papers[0]}`);
  expect(requests).toMatchObject([{ topic: SAID.topic, papers: 1, state: "asked" }]);
  expect(waiting.map(({ id }) => id)).toEqual(papers);
  expect(waiting.length).toBeLessThanOrEqual(ASK_LIMITS.papers);
  await db.delete(deskItems).where(eq(deskItems.id, papers[0] ?? ""));
  expect((await page(actor, "")).requests).toMatchObject([{ papers: 0 }]);
});
