import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { listViews } from "./order-list.queries.server.ts";
import { removeView, saveView } from "./order-views.commands.server.ts";
import contribution from "./orders.contributes.server.ts";
import { ORDER_LIMITS } from "./orders.limits.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const OK = { ok: true };
const OPEN = "show=open";
const fresh = (): Person => inOwn(freshGuest());

test("a view that is kept three times at once is there once, under the last name", async () => {
  const actor = fresh();
  const keep = (name: string) => saveView(deps, actor, { filter: OPEN, name });
  expect(await Promise.all([1, 2, 3].map((n) => keep(`Open ${n}`)))).toEqual([OK, OK, OK]);
  expect(await keep("Under way")).toEqual(OK);
  expect(await listViews(db, actor)).toMatchObject([{ name: "Under way", filter: OPEN }]);
});

test("of tabs that keep more views at once than there is room for, as many succeed as fit", async () => {
  const actor = fresh();
  const many = Array.from({ length: ORDER_LIMITS.views + 5 }, (_, n) => `find=${n}`);
  const kept = await Promise.all(many.map((filter) => saveView(deps, actor, { filter, name: filter })));
  expect(kept.filter(({ ok }) => ok)).toHaveLength(ORDER_LIMITS.views);
  expect(kept.filter(({ ok }) => !ok)).toContainEqual({ ok: false, error: "full" });
  // One that is there already can have another name all the same.
  const [first] = await listViews(db, actor);
  expect(await saveView(deps, actor, { filter: first?.filter ?? "", name: "Again" })).toEqual(OK);
});

test("nobody sees or removes another's view", async () => {
  const actor = fresh();
  await saveView(deps, actor, { filter: OPEN, name: "Mine" });
  const [view] = await listViews(db, actor);
  const stranger = fresh();
  expect(await listViews(db, stranger)).toEqual([]);
  await removeView(deps, stranger, view?.id ?? "");
  expect(await listViews(db, actor)).toHaveLength(1);
  await removeView(deps, actor, view?.id ?? "");
  expect(await listViews(db, actor)).toEqual([]);
});

test("a guest's views are the member's after signing in, and the member's own names stay", async () => {
  const [guest, member] = [fresh(), fresh()];
  await saveView(deps, guest, { filter: OPEN, name: "Guest" });
  await saveView(deps, guest, { filter: "find=hat", name: "Hats" });
  await saveView(deps, member, { filter: OPEN, name: "Member" });
  const owned = contribution.owned.flatMap(
    (rows) => rows.adopt?.(db, { guest: guest.owner, owner: member.owner }) ?? [],
  );
  await runTogether(db, owned);
  expect(await listViews(db, guest)).toEqual([]);
  expect((await listViews(db, member)).map(({ name }) => name)).toEqual(["Hats", "Member"]);
});
