import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, makeWorkspace, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { newThing } from "~db/schema/some-area.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { sampleNewThing } from "~db/seed/sample/some-area/new-thing.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createNewThing, newThingRow } from "../../../../tests/factories/new-thing.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { changeEntries } from "./new-thing.commands.server.ts";
import contribution from "./new-thing.contributes.server.ts";
import { readEntries } from "./new-thing.queries.server.ts";
import { MAX_ENTRIES } from "./new-thing.schemas.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };

/** Somebody in a workspace of their own. */
const fresh = () => inOwn(freshGuest());
/** What an entry says beside its topic. */
const others = { note: "" };
const add = (actor: Person, topic: string, idem: string = crypto.randomUUID()) =>
  changeEntries(deps, actor, { intent: "add", idem, topic, ...others });
const change = (actor: Person, entry: string, version: number, topic: string) =>
  changeEntries(deps, actor, { intent: "change", entry, version, topic, ...others });
const topics = async (actor: Person) => (await readEntries(db, actor)).entries.map(({ topic }) => topic);

const OK = { ok: true };
const GONE = { ok: false, error: "gone" };
const NOT_ALLOWED = { ok: false, error: "not-allowed" };

test("the same form sent again adds nothing and gets the same answer", async () => {
  const own = fresh();
  const idem = crypto.randomUUID();
  expect(await Promise.all([1, 2, 3].map(() => add(own, "first", idem)))).toEqual([OK, OK, OK]);
  expect(await topics(own)).toEqual(["first"]);
});

test("of two who change an entry, the second is told what it says now", async () => {
  const own = fresh();
  const { id } = await createNewThing(db, { workspace: own.workspace, topic: "first" });
  expect(await change(own, id, 1, "second")).toEqual(OK);
  expect(await change(own, id, 1, "second")).toEqual(OK);
  expect(await change(own, id, 1, "third")).toMatchObject({
    ok: false,
    error: "stale",
    current: { topic: "second", version: 2 },
  });
  expect(await topics(own)).toEqual(["second"]);
});

test("a workspace reaches no entry of another", async () => {
  const [own, other] = [fresh(), fresh()];
  const { id } = await createNewThing(db, { workspace: own.workspace, topic: "ours" });
  expect(await change(other, id, 1, "theirs")).toEqual(GONE);
  await changeEntries(deps, other, { intent: "remove", entry: id });
  expect([await topics(own), await topics(other)]).toEqual([["ours"], []]);
});

test("a viewer of a workspace reads its entries and changes none, a member changes them", async () => {
  const [owner, other] = [await createMember(db), await createMember(db)];
  const made = await makeWorkspace(deps, owner.actor, { idem: crypto.randomUUID(), name: "Sample crew" });
  const workspace = made.ok ? made.id : owner.actor.workspace;
  const { id } = await createNewThing(db, { workspace, topic: "theirs" });
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
  expect(await topics(there)).toEqual(["theirs"]);
  await join("member");
  expect(await change(there, id, 1, "ours")).toEqual(OK);
  expect(await topics({ ...owner.actor, workspace })).toEqual(["ours"]);
});

test("a full workspace takes no entry more, and has room again once one is removed", async () => {
  const own = fresh();
  const rows = Array.from({ length: MAX_ENTRIES }, () => newThingRow({ workspace: own.workspace }));
  await runTogether(
    db,
    rows.map((row) => db.insert(newThing).values(row)),
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
  // In the order in which they are listed in the file, the last one newest.
  const written = entries.filter(({ sample }) => sample).map(({ topic }) => topic);
  expect(written.reverse()).toEqual(sampleNewThing("he").map(({ topic }) => topic));
  const days = await db
    .select({ at: newThing.createdAt })
    .from(newThing)
    .where(eq(newThing.workspace, own.workspace));
  expect(new Set(days.map(({ at }) => at)).size).toBeGreaterThanOrEqual(written.length);
  await removeSamples(db, contribution.owned, own.workspace);
  expect(await topics(own)).toEqual(["ours"]);
});
