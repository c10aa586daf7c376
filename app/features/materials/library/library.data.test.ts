import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { goodParts, libraryEntries } from "~db/schema/library.ts";
import { orderPayments, orderRefunds, orders } from "~db/schema/orders.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { answerLesson, fillBlanks } from "./library.commands.server.ts";
import { readGood, readLibrary, readPart } from "./library.queries.server.ts";

const db = testDatabase();
const BUNDLE = "contract-template-bundle";
const COURSE = "project-management-course";
const deps = { db, now: createClock("2026-11-23T12:00:00.000Z").now };
const reader = (): Person => inOwn(freshGuest());

let numbered = 900_000 + Math.floor(Math.random() * 90_000);

/** An order of this product with a payment in this state. */
async function bought(actor: Person, product: string, state = "captured") {
  const at = deps.now().toISOString();
  const order = crypto.randomUUID();
  const payment = crypto.randomUUID();
  await db.batch([
    db.insert(orders).values({
      id: order,
      workspace: actor.workspace,
      number: numbered++,
      state: "completed",
      stateSince: at,
      email: "buyer@example.com",
      language: "en",
      content: {
        sections: [{ id: "digital", title: "", lines: [{ id: product, text: product, qty: "1" }] }],
      },
      taxCents: 0,
      totalCents: 4_999,
      createdAt: at,
    }),
    db.insert(orderPayments).values({
      id: payment,
      workspace: actor.workspace,
      orderId: order,
      provider: "test",
      state,
      stateSince: at,
      amountCents: 4_999,
      createdAt: at,
    }),
  ]);
  const back = (amountCents: number, reason: string) =>
    db.insert(orderRefunds).values({
      id: crypto.randomUUID(),
      workspace: actor.workspace,
      orderId: order,
      paymentId: payment,
      amountCents,
      reason,
      state: "made",
      stateSince: at,
      createdAt: at,
    });
  return { back };
}
const ownsIt = async (actor: Person, good = BUNDLE) => (await readGood(db, actor, good, "en")).owned;

test("the shop's products that are read have their parts in three languages", async () => {
  const rows = await db.select({ good: goodParts.productId, language: goodParts.language }).from(goodParts);
  const counted: Record<string, number> = {};
  for (const { good, language } of rows) {
    const set = `${good} ${language}`;
    counted[set] = (counted[set] ?? 0) + 1;
  }
  expect(Object.keys(counted)).toHaveLength(15);
  expect([counted[`${COURSE} es`], counted[`${COURSE} he`]]).toEqual([9, 9]);
});

test("a product is owned by the workspace that paid for it, and by no other", async () => {
  const buyer = reader();
  await bought(buyer, BUNDLE);
  expect([await ownsIt(buyer), await ownsIt(buyer, COURSE), await ownsIt(reader())]).toEqual([
    true,
    false,
    false,
  ]);
  expect((await readLibrary(db, buyer)).map(({ good }) => good)).toEqual([BUNDLE]);
  expect(await readLibrary(db, reader())).toEqual([]);
});

test.each(["open", "declined", "lapsed"])("a payment that is %s opens nothing", async (state) => {
  const buyer = reader();
  await bought(buyer, BUNDLE, state);
  expect(await ownsIt(buyer)).toBe(false);
});

test("a part of the payment that goes back takes nothing away; the whole of it, or a cancelled order, does", async () => {
  const [partly, wholly, cancelled] = [reader(), reader(), reader()];
  await (await bought(partly, BUNDLE)).back(1_000, "goodwill");
  await (await bought(wholly, BUNDLE)).back(4_999, "goodwill");
  await (await bought(cancelled, BUNDLE)).back(4_999, "cancelled");
  expect([await ownsIt(partly), await ownsIt(wholly), await ownsIt(cancelled)]).toEqual([true, false, false]);
  // Bought again it is there again.
  await bought(wholly, BUNDLE);
  expect(await ownsIt(wholly)).toBe(true);
});

test("blanks are kept once for a product; of two who saw the same, the second is told; twice is once", async () => {
  const buyer = reader();
  await bought(buyer, BUNDLE);
  const fill = (owner: string, version: number) =>
    fillBlanks(deps, buyer, { good: BUNDLE, filled: { owner }, version });
  expect(await fill("Owner 1", 1)).toEqual({ ok: true });
  expect(await fill("Owner 1", 1)).toEqual({ ok: true });
  expect(await fill("Owner 2", 1)).toEqual({ ok: false, error: "stale", filled: { owner: "Owner 1" } });
  expect(await fillBlanks(deps, buyer, { good: BUNDLE, filled: { price: "1" }, version: 2 })).toEqual({
    ok: true,
  });
  const { entry } = await readPart(db, buyer, { good: BUNDLE, part: "change-order", language: "es" });
  expect(JSON.parse(entry?.filled ?? "")).toEqual({ owner: "Owner 1", price: "1" });
});

test("of ten that fill the same blank at once, one does", async () => {
  const buyer = reader();
  await bought(buyer, BUNDLE);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      fillBlanks(deps, buyer, { good: BUNDLE, filled: { owner: `Owner ${n}` }, version: 1 }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(
    await db.select().from(libraryEntries).where(eq(libraryEntries.workspace, buyer.workspace)),
  ).toHaveLength(1);
});

test("who has not bought it writes nothing, and a lesson counts as it was answered last", async () => {
  const stranger = reader();
  const answer = { good: COURSE, part: "budget", right: 1, of: 2 };
  expect(await answerLesson(deps, stranger, answer)).toEqual({ ok: false, error: "not-owned" });
  expect(await fillBlanks(deps, stranger, { good: BUNDLE, filled: { owner: "x" }, version: 1 })).toEqual({
    ok: false,
    error: "not-owned",
  });
  expect(
    await db.select().from(libraryEntries).where(eq(libraryEntries.workspace, stranger.workspace)),
  ).toEqual([]);
  await bought(stranger, COURSE);
  expect(await answerLesson(deps, stranger, answer)).toEqual({ ok: true });
  expect(await answerLesson(deps, stranger, { ...answer, right: 2 })).toEqual({ ok: true });
  const { entry } = await readGood(db, stranger, COURSE, "en");
  expect(JSON.parse(entry?.answered ?? "")).toEqual({ budget: [2, 2] });
});
