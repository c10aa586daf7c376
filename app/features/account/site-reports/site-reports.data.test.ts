import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, makeWorkspace, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { siteReports } from "~db/schema/account.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { sampleSiteReports } from "~db/seed/sample/account/site-reports.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createSiteReports, siteReportsRow } from "../../../../tests/factories/site-reports.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { openAfter } from "./after-incident.server.ts";
import { changeEntries } from "./site-reports.commands.server.ts";
import contribution from "./site-reports.contributes.server.ts";
import { readEntries } from "./site-reports.queries.server.ts";
import { MAX_ENTRIES, STEPS } from "./site-reports.schemas.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };

/** Somebody in a workspace of their own. */
const fresh = () => inOwn(freshGuest());
/** What an entry says beside its place. */
const others = {
  kind: "theft" as const,
  happenedOn: "2026-03-01",
  note: "",
  taken: "",
  loss: null,
  caseNumber: "",
  status: "open" as const,
};
const add = (actor: Person, place: string, idem: string = crypto.randomUUID()) =>
  changeEntries(deps, actor, { intent: "add", idem, place, ...others });
const change = (actor: Person, entry: string, version: number, place: string) =>
  changeEntries(deps, actor, { intent: "change", entry, version, place, ...others });
const places = async (actor: Person) => (await readEntries(db, actor)).entries.map(({ place }) => place);

const OK = { ok: true };
const GONE = { ok: false, error: "gone" };
const NOT_ALLOWED = { ok: false, error: "not-allowed" };

test("the same form sent again adds nothing and gets the same answer", async () => {
  const own = fresh();
  const idem = crypto.randomUUID();
  expect(await Promise.all([1, 2, 3].map(() => add(own, "first", idem)))).toEqual([OK, OK, OK]);
  expect(await places(own)).toEqual(["first"]);
});

test("what was ticked after an incident is kept, and the rest stays open in the order of the list", async () => {
  const own = fresh();
  const idem = crypto.randomUUID();
  await changeEntries(deps, own, {
    intent: "add",
    idem,
    place: "gate",
    ...others,
    locks: "on",
    police: "on",
  });
  const [entry] = (await readEntries(db, own)).entries;
  expect([entry?.steps, openAfter(entry?.steps ?? "")]).toEqual([
    "police locks",
    ["pictures", "counted", "closed", "insurer"],
  ]);
  const all = Object.fromEntries(STEPS.map((step) => [step, "on" as const]));
  const whole = {
    intent: "change" as const,
    entry: entry?.id ?? "",
    version: 1,
    place: "gate",
    ...others,
    ...all,
  };
  expect(await changeEntries(deps, own, whole)).toEqual(OK);
  expect(await changeEntries(deps, own, whole)).toEqual(OK);
  expect(openAfter((await readEntries(db, own)).entries[0]?.steps ?? "")).toEqual([]);
});

test("of two who change an entry, the second is told what it says now", async () => {
  const own = fresh();
  const { id } = await createSiteReports(db, { workspace: own.workspace, place: "first" });
  expect(await change(own, id, 1, "second")).toEqual(OK);
  expect(await change(own, id, 1, "second")).toEqual(OK);
  expect(await change(own, id, 1, "third")).toMatchObject({
    ok: false,
    error: "stale",
    current: { place: "second", version: 2 },
  });
  expect(await places(own)).toEqual(["second"]);
});

test("a workspace reaches no entry of another", async () => {
  const [own, other] = [fresh(), fresh()];
  const { id } = await createSiteReports(db, { workspace: own.workspace, place: "ours" });
  expect(await change(other, id, 1, "theirs")).toEqual(GONE);
  await changeEntries(deps, other, { intent: "remove", entry: id });
  expect([await places(own), await places(other)]).toEqual([["ours"], []]);
});

test("a viewer of a workspace reads its entries and changes none, a member changes them", async () => {
  const [owner, other] = [await createMember(db), await createMember(db)];
  const made = await makeWorkspace(deps, owner.actor, { idem: crypto.randomUUID(), name: "Sample crew" });
  const workspace = made.ok ? made.id : owner.actor.workspace;
  const { id } = await createSiteReports(db, { workspace, place: "theirs" });
  const there = { ...other.actor, workspace };
  const join = (role: "viewer" | "member") =>
    db
      .insert(workspaceMembers)
      .values({ workspace, userId: other.id, role, joinedAt: deps.now().toISOString() })
      .onConflictDoUpdate({ target: [workspaceMembers.workspace, workspaceMembers.userId], set: { role } });
  await join("viewer");
  expect(await add(there, "mine")).toEqual(NOT_ALLOWED);
  expect(await change(there, id, 1, "mine")).toEqual(NOT_ALLOWED);
  expect(await changeEntries(deps, there, { intent: "remove", entry: id })).toEqual(NOT_ALLOWED);
  expect(await places(there)).toEqual(["theirs"]);
  await join("member");
  expect(await change(there, id, 1, "ours")).toEqual(OK);
  expect(await places({ ...owner.actor, workspace })).toEqual(["ours"]);
});

test("a full workspace takes no entry more, and has room again once one is removed", async () => {
  const own = fresh();
  const rows = Array.from({ length: MAX_ENTRIES }, () => siteReportsRow({ workspace: own.workspace }));
  await runTogether(
    db,
    rows.map((row) => db.insert(siteReports).values(row)),
  );
  expect(await add(own, "one too many")).toEqual({ ok: false, error: "full" });
  await changeEntries(deps, own, { intent: "remove", entry: rows[0]?.id ?? "" });
  expect(await add(own, "fits")).toEqual(OK);
});

test("examples are marked, not counted, and cleared without what was written", async () => {
  const own = fresh();
  await add(own, "ours");
  const samples = [contribution.samples];
  const to = { workspace: own.workspace, language: "he" as const, idem: crypto.randomUUID() };
  await addSamples(deps, { owned: contribution.owned, samples }, to);
  const { entries, count } = await readEntries(db, own);
  expect([entries.length > 1, entries.filter(({ sample }) => !sample).length, count]).toEqual([true, 1, 1]);
  // What is closed stands last; the others as they happened, the last one first.
  const written = entries.filter(({ sample }) => sample).map(({ place }) => place);
  const inFile = sampleSiteReports("he").toReversed();
  const placesOf = (status: string) =>
    inFile.filter((one) => one.status === status).map(({ place }) => place);
  expect(written).toEqual([...placesOf("open"), ...placesOf("closed")]);
  const days = await db
    .select({ at: siteReports.createdAt })
    .from(siteReports)
    .where(eq(siteReports.workspace, own.workspace));
  expect(new Set(days.map(({ at }) => at)).size).toBeGreaterThanOrEqual(written.length);
  await removeSamples(db, contribution.owned, own.workspace);
  expect(await places(own)).toEqual(["ours"]);
});
