import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { cartLines } from "~db/schema/materials.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, failingAtTheEnd, freshGuest } from "../../../../tests/factories.ts";
import { times } from "../../../../tests/prove.ts";
import { changeCart } from "./shop.commands.server.ts";
import { unitPrice } from "./shop.logic.ts";
import { countItems, listProducts, readCart } from "./shop.queries.server.ts";
import { CATEGORIES, type CartChange } from "./shop.schemas.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };

const HAT = "branded-hard-hat";
const GUIDE = "insurance-guide";
const PACK = "bid-proposal-pack";

const adding = (productId: string, quantity = 1, idem: string = crypto.randomUUID()) =>
  ({ intent: "add", idem, productId, quantity }) as const satisfies CartChange;
const add = (owner: Owner, ...what: Parameters<typeof adding>) => changeCart(deps, owner, adding(...what));
const set = (owner: Owner, productId: string, quantity: number) =>
  changeCart(deps, owner, { intent: "set", productId, quantity });
const remove = (owner: Owner, productId: string) => changeCart(deps, owner, { intent: "remove", productId });
const clear = (owner: Owner) => changeCart(deps, owner, { intent: "clear" });

/** What a cart holds: the quantities by product. */
async function contents(owner: Owner): Promise<Record<string, number>> {
  const { lines } = await readCart(db, owner);
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));
}

const OK = { ok: true };
const FULL = { ok: false, error: "full" };
const UNKNOWN = { ok: false, error: "unknown-product" };

test("the shop has exactly the six products of the catalogue, in their order", async () => {
  const products = await listProducts(db);
  const shown = products.map((one) => ({
    ...one,
    unitCents: unitPrice(one.priceCents, one.discountPercent),
  }));
  expect(shown).toEqual([
    product("contract-template-bundle", "templates", 4999, { featured: true }),
    product("bid-proposal-pack", "templates", 3999, { discountPercent: 15, unitCents: 3399 }),
    product("project-management-course", "education", 19_999),
    product("legal-protection-guide", "books", 7999, { discountPercent: 10, unitCents: 7199 }),
    product("insurance-guide", "books", 2999),
    product("branded-hard-hat", "merchandise", 3499, { featured: true, onHand: expect.any(Number) }),
  ]);
});

function product(id: string, category: string, priceCents: number, extra: object = {}) {
  return {
    id,
    category,
    priceCents,
    unitCents: priceCents,
    discountPercent: 0,
    featured: false,
    onHand: null,
    ...extra,
  };
}

test("every product and every category has words in every language", async () => {
  const products = await listProducts(db);
  for (const language of LANGUAGES) {
    const words = messagesOf(language, "shop") as Record<string, Record<string, unknown>>;
    for (const { id } of products) {
      expect(words.products?.[id]).toEqual({ name: expect.any(String), description: expect.any(String) });
    }
    for (const category of CATEGORIES) expect(words.categories?.[category]).toEqual(expect.any(String));
  }
  expect(products.every(({ category }) => (CATEGORIES as readonly string[]).includes(category))).toBe(true);
});

test("an empty cart and a browser that owns nothing hold nothing and cost nothing", async () => {
  const nothing = { lines: [], totalCents: 0, count: 0 };
  expect(await readCart(db, freshGuest())).toEqual(nothing);
  expect(await readCart(db, undefined)).toEqual(nothing);
  expect(await countItems(db, freshGuest())).toBe(0);
});

test("adding a product that the cart holds adds to its quantity", async () => {
  const owner = freshGuest();
  expect(await add(owner, HAT, 2)).toEqual(OK);
  expect(await add(owner, HAT, 3)).toEqual(OK);
  expect(await add(owner, GUIDE)).toEqual(OK);
  expect(await contents(owner)).toEqual({ [HAT]: 5, [GUIDE]: 1 });
  expect(await countItems(db, owner)).toBe(6);
});

test("a cart costs the sum of discounted price times quantity", async () => {
  const owner = freshGuest();
  await add(owner, PACK, 2);
  await add(owner, HAT, 1);
  const { lines, totalCents, count } = await readCart(db, owner);
  expect(lines).toEqual([
    {
      productId: PACK,
      quantity: 2,
      priceCents: 3999,
      discountPercent: 15,
      unitCents: 3399,
      lineCents: 6798,
      onHand: null,
      before: undefined,
    },
    {
      productId: HAT,
      quantity: 1,
      priceCents: 3499,
      discountPercent: 0,
      unitCents: 3499,
      lineCents: 3499,
      onHand: expect.any(Number),
      before: undefined,
    },
  ]);
  expect({ totalCents, count }).toEqual({ totalCents: 10_297, count: 3 });
});

test("twenty tabs that add at once lose nothing", async () => {
  const owner = freshGuest();
  const results = await Promise.all(Array.from({ length: 20 }, () => add(owner, HAT)));
  expect(results).toEqual(Array(20).fill(OK));
  expect(await contents(owner)).toEqual({ [HAT]: 20 });
});

test("the same form sent again adds nothing and gets the same answer", async () => {
  const owner = freshGuest();
  const idem = crypto.randomUUID();
  expect(await add(owner, HAT, 2, idem)).toEqual(OK);
  expect(await add(owner, HAT, 2, idem)).toEqual(OK);
  expect(await contents(owner)).toEqual({ [HAT]: 2 });
});

test("the same form sent many times at once adds once", async () => {
  const owner = freshGuest();
  const idem = crypto.randomUUID();
  const results = await Promise.all(Array.from({ length: times(20) }, () => add(owner, HAT, 1, idem)));
  expect(results).toEqual(Array(times(20)).fill(OK));
  expect(await contents(owner)).toEqual({ [HAT]: 1 });
});

test("the same form sent again gets the same answer even when no more would fit", async () => {
  const owner = freshGuest();
  const idem = crypto.randomUUID();
  expect(await add(owner, HAT, 60, idem)).toEqual(OK);
  expect(await add(owner, HAT, 60, idem)).toEqual(OK);
  expect(await contents(owner)).toEqual({ [HAT]: 60 });
});

test("a form from which something else is sent means something else", async () => {
  const owner = freshGuest();
  const idem = crypto.randomUUID();
  await add(owner, HAT, 1, idem);
  await add(owner, HAT, 2, idem);
  await add(owner, GUIDE, 1, idem);
  expect(await contents(owner)).toEqual({ [HAT]: 3, [GUIDE]: 1 });
});

test("the form of one visitor says nothing of another's", async () => {
  const owners = [freshGuest(), freshGuest()];
  const idem = crypto.randomUUID();
  for (const owner of owners) expect(await add(owner, HAT, 1, idem)).toEqual(OK);
  for (const owner of owners) expect(await contents(owner)).toEqual({ [HAT]: 1 });
});

test("a cart holds 99 of one product and not one more", async () => {
  const owner = freshGuest();
  expect(await add(owner, HAT, 99)).toEqual(OK);
  expect(await add(owner, HAT, 1)).toEqual(FULL);
  expect(await add(owner, GUIDE, 50)).toEqual(OK);
  expect(await add(owner, GUIDE, 50)).toEqual(FULL);
  expect(await contents(owner)).toEqual({ [HAT]: 99, [GUIDE]: 50 });
});

test("of many tabs that would overfill a cart at once, as many succeed as fit", async () => {
  const owner = freshGuest();
  const results = await Promise.all(Array.from({ length: 12 }, () => add(owner, HAT, 10)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(9);
  expect(await contents(owner)).toEqual({ [HAT]: 90 });
});

test("a form that was refused because the cart was full works once there is room", async () => {
  const owner = freshGuest();
  const idem = crypto.randomUUID();
  await add(owner, HAT, 99);
  expect(await add(owner, HAT, 2, idem)).toEqual(FULL);
  expect(await add(owner, HAT, 2, idem)).toEqual(FULL);
  await set(owner, HAT, 1);
  expect(await add(owner, HAT, 2, idem)).toEqual(OK);
  expect(await contents(owner)).toEqual({ [HAT]: 3 });
});

test.each(["no-such-product", "", "BRANDED-HARD-HAT", "' or 1=1 --"])(
  "%j is no product, however often it is asked for",
  async (productId) => {
    const owner = freshGuest();
    const idem = crypto.randomUUID();
    expect(await add(owner, productId, 1, idem)).toEqual(UNKNOWN);
    expect(await add(owner, productId, 1, idem)).toEqual(UNKNOWN);
    expect(await set(owner, productId, 1)).toEqual(UNKNOWN);
    expect(await contents(owner)).toEqual({});
  },
);

test("when a part of adding fails nothing is added, and the form can be sent again", async () => {
  const owner = freshGuest();
  const idem = crypto.randomUUID();
  const failing = changeCart({ ...deps, db: failingAtTheEnd(db) }, owner, adding(HAT, 1, idem));
  await expect(failing).rejects.toThrow();
  expect(await contents(owner)).toEqual({});
  expect(await add(owner, HAT, 1, idem)).toEqual(OK);
  expect(await contents(owner)).toEqual({ [HAT]: 1 });
});

test("a quantity can be set, up, down and for a product that is not in the cart yet", async () => {
  const owner = freshGuest();
  await add(owner, HAT, 5);
  expect(await set(owner, HAT, 99)).toEqual(OK);
  expect(await set(owner, HAT, 2)).toEqual(OK);
  expect(await set(owner, GUIDE, 3)).toEqual(OK);
  expect(await contents(owner)).toEqual({ [HAT]: 2, [GUIDE]: 3 });
});

test.each([0, -0, -1, -999_999])("setting a quantity to %i removes the product", async (quantity) => {
  const owner = freshGuest();
  await add(owner, HAT, 5);
  await add(owner, GUIDE);
  expect(await set(owner, HAT, quantity)).toEqual(OK);
  expect(await contents(owner)).toEqual({ [GUIDE]: 1 });
});

test("removing takes out one product, and one that is not in the cart harms nothing", async () => {
  const owner = freshGuest();
  await add(owner, HAT, 5);
  await add(owner, GUIDE);
  expect(await remove(owner, HAT)).toEqual(OK);
  expect(await remove(owner, HAT)).toEqual(OK);
  expect(await contents(owner)).toEqual({ [GUIDE]: 1 });
});

test("clearing empties this cart and no other", async () => {
  const [owner, other] = [freshGuest(), freshGuest()];
  for (const each of [owner, other]) await add(each, HAT, 5);
  expect(await clear(owner)).toEqual(OK);
  expect(await clear(owner)).toEqual(OK);
  expect(await contents(owner)).toEqual({});
  expect(await contents(other)).toEqual({ [HAT]: 5 });
});

test("a visitor reaches no other visitor's cart by any change", async () => {
  const [owner, other] = [freshGuest(), freshGuest()];
  await add(owner, HAT, 5);
  await add(other, HAT, 1);
  await set(other, HAT, 2);
  await remove(other, HAT);
  expect(await contents(owner)).toEqual({ [HAT]: 5 });
});

test.each([0, -1, 100])("the table itself takes no line of %i", async (quantity) => {
  const line = { owner: freshGuest(), productId: HAT, quantity, addedAt: deps.now().toISOString() };
  await expect(db.insert(cartLines).values(line)).rejects.toThrow();
  const found = and(eq(cartLines.owner, line.owner), eq(cartLines.productId, HAT));
  expect(await db.select().from(cartLines).where(found)).toEqual([]);
});
