import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { notifications } from "~db/schema/account.ts";
import { licenseChecks } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { addCheck, removeCheck, watchCheck } from "./licences.commands.server.ts";
import contribution from "./licences.contributes.server.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import { findCheck, readChecks, readLists, searchLists } from "./licences.queries.server.ts";
import type { RecordForm } from "./licences.schemas.ts";
import { importList, removeList } from "./lists.commands.server.ts";
import { readList } from "./read-list.server.ts";
import { tellOfExpiries } from "./watch.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const store = { db, bucket: undefined, now };
const fresh = (): Person => inOwn(freshGuest());

const record = (more: Partial<RecordForm> = {}): RecordForm => ({
  intent: "record",
  idem: crypto.randomUUID(),
  state: "CA",
  number: "1234567",
  authority: "",
  status: "active",
  name: "SAMPLE Builders",
  offeredAs: "",
  classes: "B",
  expiresOn: null,
  bond: "unseen",
  compensation: "unseen",
  work: "newHome",
  value: null,
  lookedOn: "2026-01-02",
  checkedBy: "",
  note: "",
  ...more,
});

test("a record that is sent three times at once is one check", async () => {
  const actor = fresh();
  const form = record();
  const answers = await Promise.all([1, 2, 3].map(() => addCheck(deps, actor, form)));
  expect(answers).toEqual(Array(3).fill({ ok: true, id: form.idem }));
  expect(await readChecks(db, actor)).toHaveLength(1);
});

test("an older check of the same licence stands beside the newer, however the number is written", async () => {
  const actor = fresh();
  const first = await addCheck(deps, actor, record({ number: "Lic. # 123 4567", lookedOn: "2026-01-01" }));
  const second = await addCheck(deps, actor, record());
  if (!first.ok || !second.ok) throw new Error("not kept");
  const found = await findCheck(db, actor, first.id);
  expect(found?.others.map(({ id }) => id)).toEqual([second.id]);
});

test("nobody sees, watches or removes what another wrote down", async () => {
  const actor = fresh();
  const kept = await addCheck(deps, actor, record());
  if (!kept.ok) throw new Error(kept.error);
  const stranger = fresh();
  expect(await findCheck(db, stranger, kept.id)).toBeUndefined();
  expect(await watchCheck(deps, stranger, { id: kept.id, on: true })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await removeCheck(store, stranger, kept.id)).toEqual({ ok: false, error: "not-allowed" });
  expect(await removeCheck(store, actor, kept.id)).toEqual({ ok: true });
  expect(await removeCheck(store, actor, kept.id)).toEqual({ ok: true });
});

test("there is room for so many checks, and samples take none of it", async () => {
  const actor = fresh();
  const { intent, idem, asShown, value, ...said } = record();
  const row = (n: number) => ({
    ...said,
    id: crypto.randomUUID(),
    workspace: actor.workspace,
    valueCents: value,
    numberKey: `${n}`,
    createdAt: now().toISOString(),
  });
  for (let n = 0; n < LICENCE_LIMITS.checks; n += 4)
    await db.insert(licenseChecks).values([row(n), row(n + 1), row(n + 2), row(n + 3)]);
  expect(await addCheck(deps, actor, record())).toEqual({ ok: false, error: "full" });
  const [one] = await readChecks(db, actor);
  await db
    .update(licenseChecks)
    .set({ sample: true })
    .where(eq(licenseChecks.id, one?.id ?? ""));
  expect((await addCheck(deps, actor, record())).ok).toBe(true);
});

test("whoever watches is told once before the expiry and once when it has come, and nobody of an older check", async () => {
  const owner = `user:${crypto.randomUUID()}` as const;
  const user = owner.slice(5);
  await db.run(
    `insert into users (id, email, password_hash, created_at) values ('${user}', '${user}@example.com', 'x', '2026-01-01T00:00:00.000Z')`,
  );
  const actor = inOwn(owner);
  const kept = await addCheck(deps, actor, record({ expiresOn: "2026-03-01", lookedOn: "2026-01-02" }));
  if (!kept.ok) throw new Error(kept.error);
  await watchCheck(deps, actor, { id: kept.id, on: true });
  const told = async (at: string) => {
    await runTogether(db, await tellOfExpiries(db, new Date(at)));
    return db
      .select({ id: notifications.id })
      .from(notifications)
      .where(like(notifications.id, `license:${kept.id}:%`));
  };
  expect(await told("2026-01-10T00:00:00.000Z")).toEqual([]);
  expect(await told("2026-02-10T00:00:00.000Z")).toEqual([{ id: `license:${kept.id}:soon` }]);
  expect(await told("2026-02-11T00:00:00.000Z")).toHaveLength(1);
  await addCheck(deps, actor, record({ expiresOn: "2028-03-01", lookedOn: "2026-02-12" }));
  expect(await told("2026-04-01T00:00:00.000Z")).toHaveLength(1);
});

const CSV =
  "License No,Business Name,Status,Expiration Date\n0001,SAMPLE Roofing One,Active,2027-01-01\n0002,SAMPLE Paving Two,Expired,2025-01-01\n";

test("a list is searched by number and by how a name begins, by its owner alone, and goes", async () => {
  const actor = fresh();
  const read = readList(CSV);
  if (read === "empty" || "missing" in read) throw new Error("unreadable");
  const about = { idem: crypto.randomUUID(), state: "NC", source: "SAMPLE list", asOf: "2026-01-01" };
  expect((await importList(deps, actor, { ...about, lines: read.good })).ok).toBe(true);
  expect((await importList(deps, actor, { ...about, lines: read.good })).ok).toBe(true);
  const search = (who: Person, q: string) => searchLists(db, who, { state: "NC", q });
  expect((await search(actor, "0002")).map(({ name }) => name)).toEqual(["SAMPLE Paving Two"]);
  expect((await search(actor, "sample roof")).map(({ number }) => number)).toEqual(["0001"]);
  expect(await search(fresh(), "0002")).toEqual([]);
  const [list, ...more] = await readLists(db, actor);
  expect(more).toEqual([]);
  await removeList(deps, fresh(), list?.id ?? "");
  expect(await readLists(db, actor)).toHaveLength(1);
  await removeList(deps, actor, list?.id ?? "");
  expect(await search(actor, "0002")).toEqual([]);
});

test("what a guest wrote down and watches is the member's after signing in", async () => {
  const [guest, owner] = [freshGuest(), freshGuest()];
  const kept = await addCheck(deps, inOwn(guest), record());
  if (!kept.ok) throw new Error(kept.error);
  await watchCheck(deps, inOwn(guest), { id: kept.id, on: true });
  for (const { adopt } of contribution.owned) await runTogether(db, adopt(db, { guest, owner }));
  expect(await readChecks(db, inOwn(owner))).toMatchObject([{ id: kept.id, watchedBy: owner }]);
});
