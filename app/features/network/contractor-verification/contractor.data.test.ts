import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openFile } from "~/engines/file/file.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { files } from "~db/schema/file.ts";
import { contractorConcerns, contractorPapers, contractorReports } from "~db/schema/verification.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { attachContract, detachContract } from "./contract-files.commands.server.ts";
import {
  answerPaper,
  askPaper,
  beginReport,
  handleConcern,
  raiseConcern,
  removeReport,
  saveCheck,
  saveContract,
} from "./contractor.commands.server.ts";
import { CONTRACTOR_LIMITS, SAMPLE } from "./contractor.limits.ts";
import { readConcerns, readReport } from "./contractor.queries.server.ts";
import { reportView } from "./contractor.view.server.ts";
import contribution from "./contractor-verification.contributes.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const context = { db, now, language: "en" as const, origin: "https://example.com", formKey: key };
const guest = () => inOwn(freshGuest());
const query = new URLSearchParams();

const WHO = {
  ...{ called: "Sample Ridge Builders", region: "CA", number: "123456", badge: "" },
  ...{ work: "roofing" as const, crew: "yes" as const },
};
const CHECK = {
  kind: "licence" as const,
  result: "good" as const,
  source: "board.example",
  day: "2026-03-02",
  note: "",
};

async function begun(actor = guest()) {
  const made = await beginReport(deps, actor, { idem: key(), ...WHO });
  if (!made.ok) throw new Error(made.error);
  return { actor, id: made.id };
}

test("the same form three times begins one report, which whoever has the address reads and only its maker changes", async () => {
  const actor = guest();
  const form = { idem: key(), ...WHO };
  const made = await Promise.all([1, 2, 3].map(() => beginReport(deps, actor, form)));
  const [first] = made;
  if (!first?.ok) throw new Error("it is begun");
  expect(made).toEqual([first, first, first]);
  const { id } = first;
  const other = guest();
  expect((await readReport(db, other, id))?.report).toMatchObject({ called: WHO.called, own: 0 });
  expect((await readReport(db, undefined, id))?.report.own).toBe(0);
  expect(await saveCheck(deps, other, { id, version: 1, ...CHECK })).toEqual({ ok: false, error: "gone" });
  expect(await removeReport(deps, other, id)).toEqual({ ok: false, error: "gone" });
  expect(await askPaper(deps, other, { id, idem: key(), kind: "bond", question: "" })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("of two who write into a report at once the second is told, and checks stand beside each other", async () => {
  const { actor, id } = await begun();
  const both = await Promise.all(
    (["licence", "bond"] as const).map((kind) => saveCheck(deps, actor, { id, version: 1, ...CHECK, kind })),
  );
  expect(both.map((one) => (one.ok ? "ok" : one.error)).sort()).toEqual(["ok", "stale"]);
  const lost = both[0]?.ok ? "bond" : "licence";
  await saveCheck(deps, actor, { id, version: 2, ...CHECK, kind: lost });
  const [row] = await db.select().from(contractorReports).where(eq(contractorReports.id, id));
  expect(Object.keys(row?.checks ?? {}).sort()).toEqual(["bond", "licence"]);
  expect(row?.checks.bond).toEqual({ result: "good", source: "board.example", day: "2026-03-02", note: "" });
});

test("a deposit over the limit of the state is named with its source, and so is an unknown badge", async () => {
  const { actor, id } = await begun();
  const contract = {
    priceCents: 2_000_000,
    depositCents: 500_000,
    readContract: true,
    clauses: [],
    payments: [],
  };
  await saveContract(deps, actor, { id, version: 1, ...contract });
  await db.update(contractorReports).set({ badge: "nowhere" }).where(eq(contractorReports.id, id));
  const view = await reportView(context, actor, id, query);
  expect(view?.limit).toMatchObject({ cents: 100_000, source: expect.stringContaining("7159") });
  const reasons = view?.risk.reasons.map(({ why }) => why);
  expect(reasons).toEqual(expect.arrayContaining(["depositOver", "badge.unknown", "clauses"]));
});

test("a contractor answers for a paper once, and not at all once the report is removed", async () => {
  const { actor, id } = await begun();
  const asked = { id, idem: key(), kind: "insurance", question: "Please" };
  expect(await Promise.all([askPaper(deps, actor, asked), askPaper(deps, actor, asked)])).toEqual([
    { ok: true },
    { ok: true },
  ]);
  const papers = await db.select().from(contractorPapers).where(eq(contractorPapers.reportId, id));
  expect(papers).toHaveLength(1);
  const paper = papers[0]?.id ?? "";
  const said = { id: paper, number: "", untilOn: null, printedName: "Roofer 1" };
  const answers = await Promise.all(["One", "Two"].map((answer) => answerPaper(deps, { ...said, answer })));
  expect(answers.map((one) => (one.ok ? "ok" : one.error)).sort()).toEqual(["answered", "ok"]);
  expect(await removeReport(deps, actor, id)).toEqual({ ok: true });
  expect(await answerPaper(deps, { ...said, answer: "Three" })).toEqual({ ok: false, error: "gone" });
  expect(await readReport(db, actor, id)).toBeUndefined();
});

test("a concern reaches administrators once, five a day, and is dealt with once", async () => {
  const { actor, id } = await begun();
  const words = `They never came ${key()}`;
  const told = { id, idem: key(), about: "deposit", words };
  expect(await raiseConcern(deps, actor, told)).toEqual({ ok: true });
  expect(await raiseConcern(deps, actor, told)).toEqual({ ok: true });
  const rows = await db.select().from(contractorConcerns).where(eq(contractorConcerns.words, words));
  expect(rows).toMatchObject([{ called: WHO.called, region: "CA", number: "123456", about: "deposit" }]);
  const more = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      raiseConcern(deps, actor, { ...told, idem: key(), words: `${words} ${n}` }),
    ),
  );
  expect(more.filter(({ ok }) => ok)).toHaveLength(4);
  const who = { kind: "administrator", owner: (await createMember(db)).owner } as const;
  const concern = rows[0]?.id ?? "";
  expect(await handleConcern(deps, who, { concern, finding: "Called them" })).toEqual({ ok: true });
  expect(await handleConcern(deps, who, { concern, finding: "Again" })).toEqual({
    ok: false,
    error: "stale",
  });
  expect((await readConcerns(db)).map((one) => one.id)).not.toContain(concern);
});

test("the four examples are there, and one of them can be looked at by anybody", async () => {
  const { actor } = await createMember(db);
  for (const statement of contribution.samples(db, {
    workspace: actor.workspace,
    language: "es",
    now: now(),
  }))
    await statement;
  const rows = await db
    .select()
    .from(contractorReports)
    .where(eq(contractorReports.workspace, actor.workspace));
  expect(rows.map(({ sample }) => sample)).toEqual([true, true, true, true]);
  const view = await reportView(context, undefined, SAMPLE, query);
  expect([view?.own, view?.risk.band]).toEqual([false, "high"]);
});

test("the contract is kept with the report of whoever made it, read by them alone, and goes with it", async () => {
  const { actor, id } = await begun();
  const store = { db, now };
  const page = () => ({ id, idem: key(), name: "contract.png", bytes: png() });
  const first = page();
  for (let time = 0; time < 2; time += 1)
    expect(await attachContract(store, actor, first)).toEqual({ ok: true });
  const other = guest();
  expect((await attachContract(store, other, page())).ok).toBe(false);
  expect((await readReport(db, actor, id))?.contract).toEqual([{ id: first.idem, name: "contract.png" }]);
  for (const reader of [other, undefined]) expect((await readReport(db, reader, id))?.contract).toEqual([]);
  expect(await openFile(store, other, first.idem)).toBeUndefined();
  expect((await reportView(context, other, id, query))?.contract).toEqual([]);
  await detachContract(store, other, { id, file: first.idem });
  expect(await openFile(store, actor, first.idem)).toBeDefined();
  const many = Array.from({ length: CONTRACTOR_LIMITS.files + 3 }, page);
  const kept = await Promise.all(many.map((one) => attachContract(store, actor, one)));
  expect(kept.filter(({ ok }) => ok)).toHaveLength(CONTRACTOR_LIMITS.files - 1);
  await detachContract(store, actor, { id, file: first.idem });
  expect(await db.$count(files, eq(files.subjectId, id))).toBe(CONTRACTOR_LIMITS.files - 1);
  expect(await removeReport(deps, other, id)).toEqual({ ok: false, error: "gone" });
  expect(await removeReport(deps, actor, id)).toEqual({ ok: true });
  expect(await db.$count(files, eq(files.subjectId, id))).toBe(0);
});
