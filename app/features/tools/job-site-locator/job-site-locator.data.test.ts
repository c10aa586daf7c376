import { expect, test } from "vitest";
import { runTogether } from "~/services/contribution.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { type WorkspaceId, workspaceOf } from "~/services/workspace.ts";
import { jobSiteLocator } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createJobSiteLocator, jobSiteLocatorRow } from "../../../../tests/factories/job-site-locator.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { changeEntries } from "./job-site-locator.commands.server.ts";
import contribution from "./job-site-locator.contributes.server.ts";
import { readEntries } from "./job-site-locator.queries.server.ts";
import { MAX_ENTRIES } from "./job-site-locator.schemas.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };

const fresh = () => workspaceOf(freshGuest());
/** What an entry says beside its title. */
const others = {};
const add = (workspace: WorkspaceId, title: string, idem: string = crypto.randomUUID()) =>
  changeEntries(deps, workspace, { intent: "add", idem, title, ...others });
const change = (workspace: WorkspaceId, entry: string, version: number, title: string) =>
  changeEntries(deps, workspace, { intent: "change", entry, version, title, ...others });
const titles = async (workspace: WorkspaceId) =>
  (await readEntries(db, workspace)).entries.map(({ title }) => title);

const OK = { ok: true };
const GONE = { ok: false, error: "gone" };

test("the same form sent again adds nothing and gets the same answer", async () => {
  const own = fresh();
  const idem = crypto.randomUUID();
  expect(await Promise.all([1, 2, 3].map(() => add(own, "first", idem)))).toEqual([OK, OK, OK]);
  expect(await titles(own)).toEqual(["first"]);
});

test("of two who change an entry, the second is told what it says now", async () => {
  const own = fresh();
  const { id } = await createJobSiteLocator(db, { workspace: own, title: "first" });
  expect(await change(own, id, 1, "second")).toEqual(OK);
  expect(await change(own, id, 1, "second")).toEqual(OK);
  expect(await change(own, id, 1, "third")).toMatchObject({
    ok: false,
    error: "stale",
    current: { title: "second", version: 2 },
  });
  expect(await titles(own)).toEqual(["second"]);
});

test("a workspace reaches no entry of another", async () => {
  const [own, other] = [fresh(), fresh()];
  const { id } = await createJobSiteLocator(db, { workspace: own, title: "ours" });
  expect(await change(other, id, 1, "theirs")).toEqual(GONE);
  await changeEntries(deps, other, { intent: "remove", entry: id });
  expect([await titles(own), await titles(other)]).toEqual([["ours"], []]);
});

test("a full workspace takes no entry more, and has room again once one is removed", async () => {
  const own = fresh();
  const rows = Array.from({ length: MAX_ENTRIES }, () => jobSiteLocatorRow({ workspace: own }));
  await runTogether(
    db,
    rows.map((row) => db.insert(jobSiteLocator).values(row)),
  );
  expect(await add(own, "one too many")).toEqual({ ok: false, error: "full" });
  await changeEntries(deps, own, { intent: "remove", entry: rows[0]?.id ?? "" });
  expect(await add(own, "fits")).toEqual(OK);
});

test("examples are marked, not counted, and cleared without what was written", async () => {
  const own = fresh();
  await add(own, "ours");
  const samples = [contribution.samples];
  const to = { workspace: own, language: "he" as const, idem: crypto.randomUUID() };
  await addSamples(deps, { owned: contribution.owned, samples }, to);
  const { entries, count } = await readEntries(db, own);
  expect([entries.length > 1, entries.filter(({ sample }) => !sample).length, count]).toEqual([true, 1, 1]);
  await removeSamples(db, contribution.owned, own);
  expect(await titles(own)).toEqual(["ours"]);
});
