import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settle } from "~/engines/process/process.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { permitPapers, permits } from "~db/schema/permits.ts";
import { projects } from "~db/schema/projects.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { EDIT, HEAD, permitPlace } from "../../../../tests/factories/permits.ts";
import { createMember, DAY, freshGuest } from "../../../../tests/factories.ts";
import { EXAMPLE_FEES } from "./fees.ts";
import { addEntry, addPaper, extendPermit, recordResult, tickPaper } from "./inspections.commands.server.ts";
import process from "./permit.process.server.ts";
import { createPermit, editPermit, movePermit, removePermit, saveFees } from "./permits.commands.server.ts";
import { findPermit, readFees, readPermit, readPermits } from "./permits.queries.server.ts";
import { permitView } from "./permits.view.server.ts";

const db = testDatabase();
const fresh = (): Person => inOwn(freshGuest());
const key = () => crypto.randomUUID();

test("a permit that is sent three times at once is one, with its papers once", async () => {
  const { deps, read } = permitPlace(db);
  const actor = fresh();
  const form = { idem: key(), ...HEAD };
  const results = await Promise.all([1, 2, 3].map(() => createPermit(deps, actor, form)));
  expect(results).toEqual(Array(3).fill({ ok: true, id: form.idem }));
  const found = await read(actor, form.idem);
  expect(found.papers.map(({ name }) => name)).toEqual(["Application", "Site plan"]);
  expect(found.history).toHaveLength(1);
  expect((await readPermits(db, actor, { state: "", project: "", authority: "", page: 0 })).count).toBe(1);
});

test("of two who change a permit at once one is told so", async () => {
  const { deps, made } = permitPlace(db);
  const actor = fresh();
  const id = await made(actor);
  const results = await Promise.all(
    ["North", "South"].map((name) => editPermit(deps, actor, { id, version: 1, ...EDIT, name })),
  );
  expect(results.map((result) => (result.ok ? "saved" : result.error)).sort()).toEqual(["saved", "stale"]);
});

test("a permit without a number is not issued, and its days are those of the site", async () => {
  const { deps, clock, made, moves, read } = permitPlace(db);
  const actor = fresh();
  const id = await made(actor);
  await moves(actor, id, "submit", "review", "approve");
  const { version } = (await read(actor, id)).permit;
  const issue = { record: id, transition: "issue", version, idem: key(), note: "" };
  expect(await movePermit(deps, actor, issue)).toMatchObject({ error: "blocked", guard: "numbered" });
  await editPermit(deps, actor, { id, version, ...EDIT, appliedOn: "2026-02-20" });
  // Three in the morning in London is the evening before in Chicago.
  clock.advance(17 * 60 * 60 * 1000);
  await moves(actor, id, "issue");
  const { permit } = await read(actor, id);
  expect([permit.appliedOn, permit.issuedOn, permit.lastActivityOn]).toEqual([
    "2026-02-20",
    "2026-03-02",
    "2026-03-02",
  ]);
});

test("a permit that was never issued keeps no day of issue", async () => {
  const { deps, made, read } = permitPlace(db);
  const actor = fresh();
  const id = await made(actor);
  await editPermit(deps, actor, { id, version: 1, ...EDIT, issuedOn: "2026-01-05" });
  expect((await read(actor, id)).permit.issuedOn).toBeNull();
});

test("an inspection is asked for once the permit is issued, for a day that is not past, once a form", async () => {
  const { deps, made, issued, read, request } = permitPlace(db);
  const actor = fresh();
  expect(await request(actor, await made(actor))).toEqual({ ok: false, error: "notIssued" });
  const id = await issued(actor);
  expect(await request(actor, id, { requestedFor: "2026-03-01" })).toEqual({ ok: false, error: "past" });
  const idem = key();
  expect(await Promise.all([1, 2, 3].map(() => request(actor, id, { idem })))).toEqual(
    Array(3).fill({ ok: true }),
  );
  expect((await read(actor, id)).inspections).toHaveLength(1);
  expect(await request(fresh(), id)).toEqual({ ok: false, error: "gone" });
  expect(deps.db).toBe(db);
});

test("a result is written down once: the same again is no error, another one is refused", async () => {
  const { deps, issued, read, request, clock } = permitPlace(db);
  const actor = fresh();
  const id = await issued(actor);
  const inspection = key();
  await request(actor, id, { idem: inspection });
  clock.advance(3 * DAY);
  const result = {
    permit: id,
    inspection,
    result: "partial" as const,
    corrections: "Blocking",
    inspector: "Inspector",
  };
  expect(await recordResult(deps, actor, result)).toEqual({ ok: true });
  expect(await recordResult(deps, actor, result)).toEqual({ ok: true });
  expect(await recordResult(deps, actor, { ...result, result: "pass" })).toEqual({
    ok: false,
    error: "resulted",
  });
  const found = await read(actor, id);
  expect(found.inspections[0]).toMatchObject({ result: "partial", resultOn: "2026-03-05" });
  // What passes in part keeps the permit alive.
  expect(found.permit.lastActivityOn).toBe("2026-03-05");
});

test("an inspection that failed is repeated once, with its fee, and does not count as activity", async () => {
  const { deps, issued, read, request, clock } = permitPlace(db);
  const actor = fresh();
  const id = await issued(actor);
  const failed = key();
  await request(actor, id, { idem: failed });
  expect(await request(actor, id, { repeatOf: failed })).toEqual({ ok: false, error: "repeated" });
  clock.advance(3 * DAY);
  await recordResult(deps, actor, {
    permit: id,
    inspection: failed,
    result: "fail",
    corrections: "Nails",
    inspector: "Inspector",
  });
  const again = { repeatOf: failed, fee: 75_00, requestedFor: "2026-03-09" };
  const results = await Promise.all([1, 2].map(() => request(actor, id, again)));
  expect(results.map((one) => (one.ok ? "asked" : one.error)).sort()).toEqual(["asked", "repeated"]);
  const found = await read(actor, id);
  expect(found.inspections.map(({ repeatOf, feeCents }) => [repeatOf, feeCents])).toEqual([
    [failed, 75_00],
    [null, 0],
  ]);
  expect(found.permit.lastActivityOn).toBe("2026-03-02");
});

test("a permit is closed only when an inspection passed and none waits", async () => {
  const { deps, issued, read, request, moves } = permitPlace(db);
  const actor = fresh();
  const id = await issued(actor);
  const final = async () =>
    movePermit(deps, actor, {
      record: id,
      transition: "final",
      version: (await read(actor, id)).permit.version,
      idem: key(),
      note: "",
    });
  expect(await final()).toMatchObject({ error: "blocked", guard: "inspected" });
  const inspection = key();
  await request(actor, id, { idem: inspection });
  expect(await final()).toMatchObject({ error: "blocked", guard: "inspected" });
  await recordResult(deps, actor, {
    permit: id,
    inspection,
    result: "pass",
    corrections: "",
    inspector: "Inspector",
  });
  await moves(actor, id, "final");
  expect((await read(actor, id)).permit.state).toBe("finaled");
});

test("without activity a permit expires by itself, not a day early, and a renewal counts anew", async () => {
  const { deps, issued, read, moves, clock } = permitPlace(db);
  const actor = fresh();
  const id = await issued(actor);
  const settled = async () => {
    await settle(deps, process, { record: id });
    return (await read(actor, id)).permit.state;
  };
  // Issued on 2 March: the last day is 29 August, and it is over when that day has ended everywhere.
  clock.advance(181 * DAY);
  expect(await settled()).toBe("issued");
  clock.advance(3 * 60 * 60 * 1000);
  expect(await settled()).toBe("expired");
  await moves(actor, id, "renew");
  expect(await settled()).toBe("issued");
});

test("work that is logged and an extension move the last day, and nothing else does", async () => {
  const { deps, issued, read, clock } = permitPlace(db);
  const actor = fresh();
  const id = await issued(actor);
  clock.advance(10 * DAY);
  const entry = { permit: id, day: "2026-03-11", words: "Walls", amount: 0 };
  await addEntry(deps, actor, { ...entry, idem: key(), kind: "comment" });
  expect((await read(actor, id)).permit.lastActivityOn).toBe("2026-03-02");
  const form = { ...entry, idem: key(), kind: "activity" as const };
  expect(await Promise.all([1, 2, 3].map(() => addEntry(deps, actor, form)))).toEqual(
    Array(3).fill({ ok: true }),
  );
  expect((await read(actor, id)).permit.lastActivityOn).toBe("2026-03-11");
  expect(await addEntry(deps, actor, { ...entry, idem: key(), kind: "activity", day: "2026-03-20" })).toEqual(
    {
      ok: false,
      error: "future",
    },
  );
  const extension = { permit: id, idem: key(), until: "2027-01-31", reason: "Letter" };
  expect(await extendPermit(deps, actor, { ...extension, until: "2026-03-01" })).toEqual({
    ok: false,
    error: "past",
  });
  expect(await extendPermit(deps, actor, extension)).toEqual({ ok: true });
  const found = await read(actor, id);
  expect(found.permit.expiresOn).toBe("2027-01-31");
  expect(found.entries).toHaveLength(3);
});

test("papers are ticked and unticked, by their own permit only", async () => {
  const { deps, made, read } = permitPlace(db);
  const actor = fresh();
  const [id, other] = [await made(actor), await made(actor)];
  const [paper] = (await read(actor, id)).papers;
  const tick = { permit: id, paper: paper?.id ?? "", done: "1" as const };
  expect(await tickPaper(deps, actor, tick)).toEqual({ ok: true });
  expect((await read(actor, id)).papers[0]?.doneAt).not.toBeNull();
  expect(await tickPaper(deps, actor, { ...tick, permit: other, done: "0" })).toMatchObject({ ok: false });
  expect((await read(actor, id)).papers[0]?.doneAt).not.toBeNull();
});

test("papers are read in the language of whoever reads them, what was typed as it was typed", async () => {
  const { deps, made } = permitPlace(db);
  const actor = { ...fresh(), role: "owner" as const };
  const id = await made(actor);
  expect(await addPaper(deps, actor, { permit: id, idem: key(), paperName: "Flood form" })).toEqual({
    ok: true,
  });
  const papersTo = async (language: Language) => {
    const asked = {
      ...{ db, now: deps.now, language, formKey: key, origin: "https://example.com" },
      ...{ env: { sessionSecret: "x".repeat(40) }, contributions: { links: {} } },
    };
    const view = await permitView(asked, actor as never, id, { sheet: "" });
    return [view?.papers.map(({ name }) => name), view?.missing];
  };
  expect(await papersTo("en")).toEqual([["Application", "Site plan", "Flood form"], 3]);
  expect(await papersTo("he")).toEqual([["בקשה", "תוכנית מגרש", "Flood form"], 3]);
  const { papers } = (await readPermit(db, actor, { id, now: deps.now() })) ?? { papers: [] };
  await tickPaper(deps, actor, { permit: id, paper: papers[1]?.id ?? "", done: "1" });
  expect((await papersTo("es"))[1]).toBe(2);
});

test("a fee table is kept once, and of two who change it one is told", async () => {
  const { deps } = permitPlace(db);
  const actor = fresh();
  const save = (version: number, planReviewPercent: number) =>
    saveFees(deps, actor, { version, bands: EXAMPLE_FEES.bands, planReviewPercent });
  expect(await save(0, 50)).toEqual({ ok: true });
  expect(await save(0, 60)).toEqual({ ok: false, error: "stale" });
  expect(await save(1, 70)).toEqual({ ok: true });
  expect(await readFees(db, actor)).toMatchObject({ planReviewPercent: 70, version: 2 });
});

test("a stranger reads and changes nothing of a permit", async () => {
  const { deps, issued, clock } = permitPlace(db);
  const actor = fresh();
  const id = await issued(actor);
  const stranger = fresh();
  expect(await findPermit(db, stranger, id)).toBeUndefined();
  expect(await readPermit(db, stranger, { id, now: clock.now() })).toBeUndefined();
  const gone = { ok: false, error: "gone" };
  expect(await editPermit(deps, stranger, { id, version: 6, ...EDIT })).toEqual(gone);
  expect(await removePermit(deps, stranger, id)).toEqual(gone);
  expect(
    await addEntry(deps, stranger, {
      permit: id,
      idem: key(),
      kind: "comment",
      day: "2026-03-01",
      words: "No",
      amount: 0,
    }),
  ).toEqual(gone);
});

test("what hangs on a permit goes with it", async () => {
  const { deps, made } = permitPlace(db);
  const actor = fresh();
  const id = await made(actor);
  expect(await removePermit(deps, actor, id)).toEqual({ ok: true, workspace: actor.workspace });
  expect(await db.select().from(permitPapers).where(eq(permitPapers.permitId, id))).toEqual([]);
});

test("a permit of another workspace than the chosen one keeps to its own", async () => {
  const { deps, made, read } = permitPlace(db);
  const member = await createMember(db);
  const own = inOwn(member.owner);
  const workspace = `workspace:${key()}` as const;
  const at = deps.now().toISOString();
  await db.insert(workspaces).values({ id: workspace, name: "Crew", createdAt: at });
  await db.insert(workspaceMembers).values({ workspace, userId: member.id, role: "member", joinedAt: at });
  const crew: Person = { ...own, workspace };
  const [here, there] = [key(), key()];
  const job = { state: "planning", stateSince: at, createdAt: at, siteZone: "UTC" };
  await db.insert(projects).values([
    { ...job, id: here, workspace, name: "Crew's job" },
    { ...job, id: there, workspace: own.workspace, name: "Own job" },
  ]);
  const id = await made(crew);

  const found = await read(own, id);
  expect(found.projects.map(({ name }) => name)).toEqual(["Crew's job"]);
  expect([Boolean(found.permit.mayWrite), Boolean(found.permit.mayManage)]).toEqual([true, false]);
  expect(await editPermit(deps, own, { id, version: 1, ...EDIT, project: there })).toEqual({ ok: true });
  expect((await read(own, id)).permit.projectId).toBeNull();
  expect(await editPermit(deps, own, { id, version: 2, ...EDIT, project: here })).toEqual({ ok: true });
  expect((await read(own, id)).permit.projectId).toBe(here);
  expect(await removePermit(deps, own, id)).toEqual({ ok: false, error: "not-allowed" });
});

test("a list of one authority has its permits, and the next one sees a number that it gave", async () => {
  const { deps, made, read } = permitPlace(db);
  const actor = fresh();
  const [first, second] = [await made(actor), await made(actor)];
  await editPermit(deps, actor, { id: first, version: 1, ...EDIT, number: "D-0104" });
  await made(actor).then((id) =>
    editPermit(deps, actor, { id, version: 1, ...EDIT, jurisdiction: "Other City", number: "77" }),
  );
  const { list, count, filed } = await readPermits(db, actor, {
    ...{ state: "", project: "", page: 0 },
    authority: HEAD.jurisdiction,
  });
  expect([list.map(({ id }) => id).sort(), count]).toEqual([[first, second].sort(), 2]);
  expect(filed).toHaveLength(3);
  expect((await read(actor, second)).numberLike).toBe("D-0104");
  expect((await read(actor, first)).numberLike).toBe("");
});

test("a page compares the days in a state with permits of the same authority only", async () => {
  const { deps, made, moves, clock } = permitPlace(db);
  const actor = fresh();
  const id = await made(actor);
  await moves(actor, id, "submit");
  clock.advance(6 * DAY);
  await moves(actor, id, "review");
  const elsewhere = await made(actor);
  await db.update(permits).set({ jurisdiction: "Other City" }).where(eq(permits.id, elsewhere));
  const here = await made(actor);
  await moves(actor, here, "submit");
  await moves(actor, elsewhere, "submit");
  const asked = {
    ...{ db, now: deps.now, language: "en" as const, formKey: key, origin: "https://example.com" },
    ...{ env: { sessionSecret: "x".repeat(40) }, contributions: { links: {} } },
  };
  const medianOn = async (record: string) =>
    (await permitView(asked, { ...actor, role: "owner" } as never, record, { sheet: "" }))?.median;
  expect(await medianOn(here)).toEqual({ days: 6, stays: 1 });
  expect(await medianOn(elsewhere)).toEqual({ days: undefined, stays: 0 });
});
