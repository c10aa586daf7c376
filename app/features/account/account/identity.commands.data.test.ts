import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Identity } from "~/services/oauth.server.ts";
import { identities, users } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { linkIdentity, unlinkIdentity } from "./identity.commands.server.ts";

const db = testDatabase();
const deps = {
  db,
  now: createClock().now,
  origin: "https://groundwork.example",
  language: "en" as const,
  session: { place: {} },
};

const identity = (fields: Partial<Identity> = {}): Identity => ({
  provider: "oidc",
  subject: crypto.randomUUID(),
  email: undefined,
  emailVerified: false,
  firstName: "",
  lastName: "",
  ...fields,
});

const linkedTo = (userId: string) => db.select().from(identities).where(eq(identities.userId, userId));
const withoutPassword = (id: string) => db.update(users).set({ passwordHash: null }).where(eq(users.id, id));

test("a provider's account is linked once, whatever its address, and the owner is told once", async () => {
  const { id, email } = await createMember(db);
  const theirs = identity({ email: "somebody.else@example.com", emailVerified: true });
  expect(await linkIdentity(deps, id, theirs)).toMatchObject({ ok: true, mailId: expect.any(String) });
  expect(await linkIdentity(deps, id, theirs)).toEqual({ ok: true });
  expect(await linkedTo(id)).toMatchObject([{ subject: theirs.subject, vouched: false }]);
  expect(await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).toHaveLength(1);
});

test("what vouches for the account's own address is remembered as that", async () => {
  const { id, email } = await createMember(db);
  await linkIdentity(deps, id, identity({ email, emailVerified: true }));
  await linkIdentity(deps, id, identity({ email, emailVerified: false }));
  expect((await linkedTo(id)).map(({ vouched }) => vouched).sort()).toEqual([false, true]);
});

test("what somebody else signs in with is not taken from them", async () => {
  const [holder, other] = [await createMember(db), await createMember(db)];
  const theirs = identity();
  await linkIdentity(deps, holder.id, theirs);
  expect(await linkIdentity(deps, other.id, theirs)).toEqual({ ok: false, error: "taken" });
  expect(await unlinkIdentity(deps, other.id, theirs)).toEqual({ ok: false, error: "gone" });
  expect(await linkedTo(holder.id)).toHaveLength(1);
});

test("the last way to sign in cannot be removed", async () => {
  const { id } = await createMember(db);
  const [first, second] = [identity(), identity()];
  await linkIdentity(deps, id, first);
  await linkIdentity(deps, id, second);
  await withoutPassword(id);
  expect(await unlinkIdentity(deps, id, first)).toMatchObject({ ok: true });
  expect(await unlinkIdentity(deps, id, second)).toEqual({ ok: false, error: "last-way-in" });
  expect(await linkedTo(id)).toMatchObject([{ subject: second.subject }]);
});

test("of two ways that are removed at once one stays", async () => {
  const { id } = await createMember(db);
  const both = [identity(), identity()];
  for (const each of both) await linkIdentity(deps, id, each);
  await withoutPassword(id);
  const results = await Promise.all(both.map((each) => unlinkIdentity(deps, id, each)));
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await linkedTo(id)).toHaveLength(1);
});
