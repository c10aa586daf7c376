import { expect, test } from "vitest";
import { createHeaderCounts } from "~/services/header-counts.server.ts";
import { notifications } from "~db/schema/account.ts";
import { cartLines } from "~db/schema/materials.ts";
import { openLibsql } from "../../db/client.ts";
import { testDatabase } from "../../tests/database.ts";
import { createBrowser, createMember, freshGuest } from "../../tests/factories.ts";
import { joinedContributions } from "./contributions.server.ts";

const db = testDatabase();
const AT = "2026-03-02T10:00:00.000Z";

const fill = (owner: string) =>
  db.insert(cartLines).values([
    { owner, productId: "branded-hard-hat", quantity: 2, addedAt: AT },
    { owner, productId: "insurance-guide", quantity: 3, addedAt: AT },
  ]);

test("a browser that owns nothing has nothing to count", async () => {
  expect(await createBrowser(db).visit(({ headerCounts }) => headerCounts())).toEqual({ cart: 0, unread: 0 });
});

test("a guest's cart is counted, and of nothing else that only members have", async () => {
  const browser = createBrowser(db);
  const owner = await browser.visit(({ visitor }) => visitor.ensureOwner());
  await fill(owner);
  await fill(freshGuest());
  expect(await browser.visit(({ headerCounts }) => headerCounts())).toEqual({ cart: 5, unread: 0 });
});

test("a member's counts come with the session", async () => {
  const { id, owner } = await createMember(db);
  const browser = createBrowser(db);
  await browser.visit(({ session }) => session.signIn(id));
  await fill(owner);
  await db.insert(notifications).values({
    id: crypto.randomUUID(),
    userId: id,
    code: "questionAnswered",
    subject: "Where?",
    href: "/ai-hub",
    createdAt: AT,
  });
  const { member, counted } = await browser.visit(async ({ session, headerCounts }) => ({
    member: await session.current(),
    counted: await headerCounts(),
  }));
  expect(counted).toEqual({ cart: 5, unread: 1 });
  expect(counted).toBe(member?.counts);
});

test("where the database is out of reach a guest has nothing to count, and the page stands", async () => {
  const counts = createHeaderCounts({
    db: () => openLibsql("http://127.0.0.1:9"),
    counts: joinedContributions.counts,
    session: { current: async () => undefined },
    visitor: { guest: async () => freshGuest() },
  });
  expect(await counts()).toEqual({ cart: 0, unread: 0 });
});
