import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adoptGuest } from "~/services/guest.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { chatMessages } from "~db/schema/assistant.ts";
import { cartLines } from "~db/schema/materials.ts";
import { testDatabase } from "../../tests/database.ts";
import { createMember, failingAtTheEnd, freshGuest } from "../../tests/factories.ts";
import { joinedContributions } from "./contributions.server.ts";

const db = testDatabase();
const { owned } = joinedContributions;
const AT = "2026-03-02T10:00:00.000Z";
const HAT = "branded-hard-hat";
const GUIDE = "insurance-guide";

async function fill(owner: Owner, quantities: Record<string, number>) {
  const lines = Object.entries(quantities).map(([productId, quantity]) => ({
    owner,
    productId,
    quantity,
    addedAt: AT,
  }));
  await db.insert(cartLines).values(lines);
}

async function say(owner: Owner, ...contents: string[]) {
  const line = { owner, role: "user" as const, createdAt: AT };
  await db
    .insert(chatMessages)
    .values(contents.map((content, position) => ({ ...line, id: crypto.randomUUID(), position, content })));
}

async function cartOf(owner: Owner): Promise<Record<string, number>> {
  const lines = await db.select().from(cartLines).where(eq(cartLines.owner, owner));
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));
}

async function saidBy(owner: Owner): Promise<string[]> {
  const rows = await db
    .select({ content: chatMessages.content })
    .from(chatMessages)
    .where(eq(chatMessages.owner, owner))
    .orderBy(asc(chatMessages.position));
  return rows.map(({ content }) => content);
}

test("the guest's cart is added to the member's, and nothing is left with the guest", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  await fill(guest, { [HAT]: 2, [GUIDE]: 1 });
  await fill(owner, { [HAT]: 3 });
  await adoptGuest(db, owned, guest, id);
  expect(await cartOf(owner)).toEqual({ [HAT]: 5, [GUIDE]: 1 });
  expect(await cartOf(guest)).toEqual({});
});

test("two full carts become one full cart", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  await fill(guest, { [HAT]: 60, [GUIDE]: 99 });
  await fill(owner, { [HAT]: 60, [GUIDE]: 99 });
  await adoptGuest(db, owned, guest, id);
  expect(await cartOf(owner)).toEqual({ [HAT]: 99, [GUIDE]: 99 });
});

test("the guest's conversation becomes the member's", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  await say(guest, "How deep?", "How wide?");
  await adoptGuest(db, owned, guest, id);
  expect(await saidBy(owner)).toEqual(["How deep?", "How wide?"]);
  expect(await saidBy(guest)).toEqual([]);
});

test("signing in a second time adds nothing a second time", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  await fill(guest, { [HAT]: 2 });
  await adoptGuest(db, owned, guest, id);
  await adoptGuest(db, owned, guest, id);
  expect(await cartOf(owner)).toEqual({ [HAT]: 2 });
});

test("two sign-ins of one browser at once add its cart once", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  await fill(guest, { [HAT]: 2 });
  await fill(owner, { [HAT]: 1 });
  await Promise.all([adoptGuest(db, owned, guest, id), adoptGuest(db, owned, guest, id)]);
  expect(await cartOf(owner)).toEqual({ [HAT]: 3 });
});

test("when a part of it fails the guest keeps everything", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  await fill(guest, { [HAT]: 2 });
  await fill(owner, { [HAT]: 3 });
  await say(guest, "How deep?");
  await expect(adoptGuest(failingAtTheEnd(db), owned, guest, id)).rejects.toThrow();
  expect(await cartOf(guest)).toEqual({ [HAT]: 2 });
  expect(await cartOf(owner)).toEqual({ [HAT]: 3 });
  expect(await saidBy(guest)).toEqual(["How deep?"]);
});

test("other guests keep what is theirs, and a browser that owned nothing brings nothing", async () => {
  const other = freshGuest();
  const { id, owner } = await createMember(db);
  await fill(other, { [HAT]: 2 });
  await adoptGuest(db, owned, freshGuest(), id);
  await adoptGuest(db, owned, undefined, id);
  expect(await cartOf(other)).toEqual({ [HAT]: 2 });
  expect(await cartOf(owner)).toEqual({});
});
