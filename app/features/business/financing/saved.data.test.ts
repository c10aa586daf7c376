import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Holder, inOwn, makeLink, type Person } from "~/engines/trust/trust.server.ts";
import { financingScenarios } from "~db/schema/financing.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import contribution from "./financing.contributes.server.ts";
import { removeScenario, renameScenario, saveScenario } from "./saved.commands.server.ts";
import { SCENARIO } from "./saved.limits.ts";
import { readScenario, readScenarios } from "./saved.queries.server.ts";
import { savedView } from "./saved.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const member = async () => inOwn((await createMember(db)).owner);
const LOAN = "kind=term&amount=48000&rate=8.9&months=60";
const save = (actor: Person, topic: string, query = LOAN, idem = key()) =>
  saveScenario(deps, actor, { idem, topic, query });

async function held(actor: Person, id: string) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type: SCENARIO, id } },
    ...{ name: "Lender 1", verbs: [], kind: "person" as const, days: 30, asksName: false },
  });
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: now() };
  return holder;
}

test("a scenario is kept once, whoever presses at the same time, and again only under its new name", async () => {
  const actor = await member();
  const idem = key();
  const done = await Promise.all([1, 2, 3].map(() => save(actor, "Truck", LOAN, idem)));
  expect(done.map(({ ok }) => ok)).toEqual([true, true, true]);
  await save(actor, "The truck");
  const rows = await readScenarios(db, actor);
  expect(rows.map(({ topic, query }) => ({ topic, query }))).toEqual([{ topic: "The truck", query: LOAN }]);
  const view = savedView(rows, new URLSearchParams(LOAN), key());
  expect(view.taken?.own).toBe(LOAN);
  expect(view.entries[0]?.cost.rate).toMatchObject({ ok: true });
});

test("the key of somebody else keeps nothing over theirs", async () => {
  const [one, other] = [await member(), await member()];
  const idem = key();
  await save(one, "Mine", LOAN, idem);
  await save(other, "Theirs", `${LOAN}&fee=100`, idem);
  expect((await readScenarios(db, one)).map(({ topic }) => topic)).toEqual(["Mine"]);
  expect(await readScenarios(db, other)).toEqual([]);
});

test("of two who rename a scenario the second is told, and nobody touches those of another", async () => {
  const actor = await member();
  await save(actor, "Truck");
  const [{ id = "", version = 0 } = {}] = await readScenarios(db, actor);
  expect(await renameScenario(deps, actor, { id, version, topic: "Crane" })).toEqual({ ok: true });
  expect(await renameScenario(deps, actor, { id, version, topic: "Lift" })).toMatchObject({ error: "stale" });
  expect(await renameScenario(deps, actor, { id, version, topic: "Crane" })).toEqual({ ok: true });
  const other = await member();
  expect(await renameScenario(deps, other, { id, version: version + 1, topic: "x" })).toMatchObject({
    error: "gone",
  });
  await removeScenario(deps, other, id);
  expect((await readScenarios(db, actor)).map(({ topic }) => topic)).toEqual(["Crane"]);
});

test("whoever holds a link reads this scenario alone, until it is removed", async () => {
  const actor = await member();
  await save(actor, "Truck");
  await save(actor, "Other", `${LOAN}&fee=100`);
  const rows = await readScenarios(db, actor);
  const shared = rows.find(({ topic }) => topic === "Truck")?.id ?? "";
  const hidden = rows.find(({ topic }) => topic === "Other")?.id ?? "";
  const holder = await held(actor, shared);
  expect(await readScenario(db, holder, shared)).toMatchObject({ topic: "Truck" });
  expect(await readScenario(db, holder, hidden)).toBeUndefined();
  await removeScenario(deps, actor, shared);
  expect(await readScenario(db, holder, shared)).toBeUndefined();
});

test("samples are marked, can be worked out, and touch nothing that was kept", async () => {
  const actor = await member();
  const added = contribution.samples?.(db, {
    ...{ workspace: actor.workspace, language: "es" as const, now: now() },
  } as never);
  for (const statement of added ?? []) await statement;
  const rows = await readScenarios(db, actor);
  expect(rows).toHaveLength(3);
  expect(rows.every(({ sample }) => sample)).toBe(true);
  expect(savedView(rows, new URLSearchParams(), key()).entries).toHaveLength(3);
  const [first] = rows;
  await save(actor, "Mine now", first?.query);
  const [row] = await db
    .select()
    .from(financingScenarios)
    .where(eq(financingScenarios.id, first?.id ?? ""));
  expect(row).toMatchObject({ sample: false, topic: "Mine now" });
});
