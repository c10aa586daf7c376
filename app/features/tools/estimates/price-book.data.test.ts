import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { adoptGuest } from "~/services/guest.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createMember, freshGuest } from "../../../../tests/factories.ts";
import type { OwnPrice } from "./estimate-lines.server.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";
import { keepPrices, removePrice } from "./price-book.commands.server.ts";
import { readPrices } from "./price-book.queries.server.ts";

const db = testDatabase();
const deps = { db, now: () => new Date("2026-11-23T12:00:00Z") };

const price = (code: string, unitCost = "2.5"): OwnPrice => ({
  code,
  text: `Pipe "${code}"`,
  unit: "ft",
  unitCost,
  asOf: "2026-11-01",
  supplier: "",
  taxable: true,
});

test("a price is written in the place of the one with its code, and of two in one list the later counts", async () => {
  const actor = inOwn(freshGuest());
  await keepPrices(deps, actor, [price("a", "1"), price("b")]);
  const again = await keepPrices(deps, actor, [price("a", "3"), price("a", "4")]);
  expect(again).toMatchObject({ ok: true });
  const kept = await readPrices(db, actor);
  expect(kept.map(({ code, unitCost, taxable }) => [code, unitCost, taxable])).toEqual([
    ["a", "4", true],
    ["b", "2.5", true],
  ]);
});

test("each supplier has its own price of a code, however its name is spelt, and each is taken out alone", async () => {
  const actor = inOwn(freshGuest());
  const of = (supplier: string, unitCost: string) => ({ ...price("a", unitCost), supplier });
  await keepPrices(deps, actor, [of("Sample Supply", "1"), of("Sample Yard", "2"), of("", "3")]);
  await keepPrices(deps, actor, [of(" sample  SUPPLY ", "4")]);
  const kept = async () =>
    (await readPrices(db, actor)).map(({ supplier, unitCost }) => [supplier, unitCost]);
  expect(await kept()).toEqual([
    ["", "3"],
    ["Sample Supply", "4"],
    ["Sample Yard", "2"],
  ]);
  await removePrice(deps, actor, { code: "a", supplier: "Sample Supply" });
  expect(await kept()).toEqual([
    ["", "3"],
    ["Sample Yard", "2"],
  ]);
});

test("a whole list is kept in one statement, up to the room of the book and all or nothing", async () => {
  const actor = inOwn(freshGuest());
  const all = Array.from({ length: ESTIMATE_LIMITS.prices }, (_, n) => price(`c${n}`));
  expect(await keepPrices(deps, actor, all)).toMatchObject({ ok: true });
  expect(await keepPrices(deps, actor, [price("one more"), price("c1", "9")])).toEqual({
    ok: false,
    error: "full",
  });
  expect(await keepPrices(deps, actor, [price("c1", "9")])).toMatchObject({ ok: true });
  expect(await readPrices(db, actor)).toHaveLength(ESTIMATE_LIMITS.prices);
});

test("nobody writes into another's book, nor takes a price out of it", async () => {
  const [mine, other] = [inOwn(freshGuest()), inOwn(freshGuest())];
  await keepPrices(deps, mine, [price("a")]);
  const intruder = { ...other, workspace: mine.workspace };
  expect(await keepPrices(deps, intruder, [price("a", "0")])).toEqual({ ok: false, error: "not-allowed" });
  expect(await removePrice(deps, intruder, { code: "a", supplier: "" })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await readPrices(db, intruder)).toEqual([]);
  expect(await readPrices(db, mine)).toHaveLength(1);
  expect(await removePrice(deps, mine, { code: "a", supplier: "" })).toEqual({ ok: true });
  expect(await removePrice(deps, mine, { code: "a", supplier: "" })).toEqual({ ok: true });
});

test("at sign-in a guest's prices come along, and the member's own stay as they were", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  await keepPrices(deps, inOwn(guest), [price("a", "1"), price("g")]);
  await keepPrices(deps, inOwn(owner), [price("a", "2")]);
  await adoptGuest(db, joinedContributions.owned, guest, id);
  const kept = await readPrices(db, inOwn(owner));
  expect(kept.map(({ code, unitCost }) => [code, unitCost])).toEqual([
    ["a", "2"],
    ["g", "2.5"],
  ]);
});
