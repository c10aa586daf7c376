import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { sha256 } from "~/lib/hash.ts";
import { notifications, sessions, users } from "~db/schema/account.ts";
import { cartLines } from "~db/schema/materials.ts";
import { testDatabase } from "../../tests/database.ts";
import { createBrowser, createMember, DAY, type TestBrowser } from "../../tests/factories.ts";

const db = testDatabase();

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const rowsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId));
const currentOf = (browser: TestBrowser) => browser.visit(({ session }) => session.current());

/** The id that a browser's session cookie holds. */
function idIn(browser: TestBrowser): string {
  return JSON.parse(atob(decodeURIComponent(browser.jar.get("__Host-session") ?? "")));
}

/** A member who has signed in, with the browser that did it. */
async function signedIn(
  ...profile: Parameters<typeof createMember> extends [unknown, ...infer Rest] ? Rest : never
) {
  const member = await createMember(db, ...profile);
  const browser = createBrowser(db);
  await browser.visit(({ session }) => session.signIn(member.id));
  return { member, browser };
}

/** Puts a session's ends somewhere else in time. */
async function moveEnds(userId: string, expiresAt: string, endsAt = inDays(60)) {
  await db.update(sessions).set({ expiresAt, endsAt }).where(eq(sessions.userId, userId));
}

test("who signs in is known at the next request, with everything that every page shows", async () => {
  const confirmed = { emailConfirmedAt: new Date().toISOString() };
  const { member, browser } = await signedIn(confirmed, {
    firstName: "Ana",
    lastName: "Ruiz",
    language: "es",
    theme: "dark",
  });
  expect(await currentOf(browser)).toEqual({
    id: member.id,
    email: member.email,
    emailConfirmed: true,
    firstName: "Ana",
    lastName: "Ruiz",
    language: "es",
    theme: "dark",
    counts: { cart: 0, unread: 0 },
  });
});

test("an account without a profile row is a member all the same", async () => {
  const id = crypto.randomUUID();
  await db.insert(users).values({ id, email: `${id}@example.com`, createdAt: inDays(0) });
  const browser = createBrowser(db);
  await browser.visit(({ session }) => session.signIn(id));
  expect(await currentOf(browser)).toMatchObject({ id, firstName: "", lastName: "", emailConfirmed: false });
});

test("the member comes with the sum of the cart's quantities, and of no other cart's", async () => {
  const { member, browser } = await signedIn();
  const other = await createMember(db);
  const line = { addedAt: inDays(0) };
  await db.insert(cartLines).values([
    { ...line, owner: member.owner, productId: "insurance-guide", quantity: 3 },
    { ...line, owner: member.owner, productId: "branded-hard-hat", quantity: 4 },
    { ...line, owner: other.owner, productId: "branded-hard-hat", quantity: 50 },
    { ...line, owner: `visitor:${member.id}`, productId: "branded-hard-hat", quantity: 20 },
  ]);
  expect((await currentOf(browser))?.counts.cart).toBe(7);
});

test("the member comes with the count of unread notifications, and of nobody else's", async () => {
  const { member, browser } = await signedIn();
  const other = await createMember(db);
  const told = {
    code: "questionAnswered",
    subject: "Where?",
    href: "/ai-hub",
    createdAt: inDays(0),
  } as const;
  await db.insert(notifications).values([
    { ...told, id: crypto.randomUUID(), userId: member.id },
    { ...told, id: crypto.randomUUID(), userId: member.id },
    { ...told, id: crypto.randomUUID(), userId: member.id, readAt: inDays(0) },
    { ...told, id: crypto.randomUUID(), userId: other.id },
  ]);
  expect((await currentOf(browser))?.counts.unread).toBe(2);
});

test("the database holds the hash of the id, never the id", async () => {
  const { member, browser } = await signedIn();
  const [row, ...more] = await rowsOf(member.id);
  expect(more).toEqual([]);
  expect(row?.id).toBe(await sha256(idIn(browser)));
  expect(JSON.stringify(row)).not.toContain(idIn(browser));
});

test("what stands in the database cannot be used as a cookie", async () => {
  const { member } = await signedIn();
  const [row] = await rowsOf(member.id);
  const thief = createBrowser(db);
  await thief.visit(({ cookies }) => cookies.session.write(row?.id ?? ""));
  expect(await currentOf(thief)).toBeUndefined();
  expect(await rowsOf(member.id)).toHaveLength(1);
});

test("a forged id is nobody's and is taken from the browser", async () => {
  const browser = createBrowser(db);
  await browser.visit(({ cookies }) => cookies.session.write("a".repeat(40)));
  expect(browser.jar.has("__Host-session")).toBe(true);
  expect(await currentOf(browser)).toBeUndefined();
  expect(browser.jar.has("__Host-session")).toBe(false);
});

test("signing in again ends the session that the browser had, so that an id never survives it", async () => {
  const { member, browser } = await signedIn();
  const planted = idIn(browser);
  const victim = await createMember(db);
  await browser.visit(({ session }) => session.signIn(victim.id));
  expect(idIn(browser)).not.toBe(planted);
  expect(await rowsOf(member.id)).toEqual([]);
  expect((await currentOf(browser))?.id).toBe(victim.id);
});

test("a new session lasts 30 days and at most 90", async () => {
  const { member } = await signedIn();
  const [row] = await rowsOf(member.id);
  expect(Date.parse(row?.expiresAt ?? "")).toBeCloseTo(Date.now() + 30 * DAY, -5);
  expect(Date.parse(row?.endsAt ?? "")).toBeCloseTo(Date.now() + 90 * DAY, -5);
});

test("a session in use is prolonged once half of its time is over, with its cookie", async () => {
  const { member, browser } = await signedIn();
  await moveEnds(member.id, inDays(14));
  const set = await browser.visit(async ({ session, outgoing }) => {
    await session.current();
    return outgoing.getSetCookie();
  });
  const [row] = await rowsOf(member.id);
  expect(Date.parse(row?.expiresAt ?? "")).toBeCloseTo(Date.now() + 30 * DAY, -5);
  expect(set.join()).toMatch(/^__Host-session=[^;]+; Max-Age=2592000/);
});

test("a session in use early is left alone, so that reading a page writes nothing", async () => {
  const { member, browser } = await signedIn();
  const early = inDays(16);
  await moveEnds(member.id, early);
  const set = await browser.visit(async ({ session, outgoing }) => {
    await session.current();
    return outgoing.getSetCookie();
  });
  expect((await rowsOf(member.id))[0]?.expiresAt).toBe(early);
  expect(set).toEqual([]);
});

test("however busy a session is, it is never prolonged beyond its absolute end", async () => {
  const { member, browser } = await signedIn();
  const end = inDays(5);
  await moveEnds(member.id, inDays(3), end);
  await currentOf(browser);
  expect((await rowsOf(member.id))[0]?.expiresAt).toBe(end);
  await currentOf(browser);
  expect((await rowsOf(member.id))[0]?.expiresAt).toBe(end);
});

test("an expired session is nobody's and is gone from the database and the browser", async () => {
  const { member, browser } = await signedIn();
  await moveEnds(member.id, inDays(-0.001));
  expect(await currentOf(browser)).toBeUndefined();
  expect(await rowsOf(member.id)).toEqual([]);
  expect(browser.jar.has("__Host-session")).toBe(false);
});

test("signing out ends this session and no other", async () => {
  const { member, browser } = await signedIn();
  const phone = createBrowser(db);
  await phone.visit(({ session }) => session.signIn(member.id));
  const copy = createBrowser(db);
  copy.jar.set("__Host-session", browser.jar.get("__Host-session") ?? "");
  await browser.visit(({ session }) => session.signOut());
  expect(browser.jar.has("__Host-session")).toBe(false);
  // A copied cookie is worth nothing either.
  expect(await currentOf(copy)).toBeUndefined();
  expect((await currentOf(phone))?.id).toBe(member.id);
});

test("signing out without a session harms nothing", async () => {
  const browser = createBrowser(db);
  await browser.visit(({ session }) => session.signOut());
  expect(await currentOf(browser)).toBeUndefined();
});

test("ending all leaves no device signed in", async () => {
  const { member, browser } = await signedIn();
  await browser.visit(({ session }) => session.endAll(member.id));
  expect(await currentOf(browser)).toBeUndefined();
  expect(await rowsOf(member.id)).toEqual([]);
});

test("a member who is deleted is signed out", async () => {
  const { member, browser } = await signedIn();
  await db.delete(users).where(eq(users.id, member.id));
  expect(await currentOf(browser)).toBeUndefined();
});

test("a request asks the database for the session once, however many ask the request", async () => {
  const { member, browser } = await signedIn();
  await browser.visit(async ({ session }) => {
    const first = session.current();
    await db.delete(sessions).where(eq(sessions.userId, member.id));
    expect(await session.current()).toBe(await first);
  });
});

test("a guest has no owner until there is something to own, and then stays the same one", async () => {
  const browser = createBrowser(db);
  expect(await browser.visit(({ visitor }) => visitor.owner())).toBeUndefined();
  expect(browser.jar.size).toBe(0);
  const owner = await browser.visit(async ({ visitor }) => {
    const made = await visitor.ensureOwner();
    expect(await visitor.ensureOwner()).toBe(made);
    return made;
  });
  expect(owner).toMatch(/^visitor:[0-9a-f-]{36}$/);
  expect(await browser.visit(({ visitor }) => visitor.owner())).toBe(owner);
});

test("windows that send their first writes at the same moment become one guest with the next request, and nothing is lost", async () => {
  const browser = createBrowser(db);
  const made = await Promise.all(
    [1, 2, 3].map((quantity) =>
      browser.visit(async ({ visitor }) => {
        const owner = await visitor.ensureOwner();
        await db
          .insert(cartLines)
          .values({ owner, productId: "insurance-guide", quantity, addedAt: inDays(0) });
        return owner;
      }),
    ),
  );
  expect(new Set(made).size).toBe(3);
  // Two tabs come back at once, too.
  const [owner, same] = await Promise.all([1, 2].map(() => browser.visit(({ visitor }) => visitor.guest())));
  expect(made).toContain(owner);
  expect(same).toBe(owner);
  const lines = await db.select().from(cartLines).where(inArray(cartLines.owner, made));
  expect(lines.map(({ owner, quantity }) => ({ owner, quantity }))).toEqual([{ owner, quantity: 6 }]);
  expect(await browser.visit(({ visitor }) => visitor.ensureOwner())).toBe(owner);
});

test("nobody is joined with a guest by a cookie that this browser was not given", async () => {
  const [stranger, browser] = [createBrowser(db), createBrowser(db)];
  const theirs = await stranger.visit(({ visitor }) => visitor.ensureOwner());
  await db
    .insert(cartLines)
    .values({ owner: theirs, productId: "insurance-guide", quantity: 1, addedAt: inDays(0) });
  await browser.visit(({ visitor }) => visitor.ensureOwner());
  const forged = btoa(JSON.stringify(theirs.slice("visitor:".length)));
  browser.jar.set("__Host-arrival-12345678", encodeURIComponent(`${forged}.AAAA`));
  await browser.visit(({ visitor }) => visitor.guest());
  const lines = await db.select().from(cartLines).where(eq(cartLines.owner, theirs));
  expect(lines).toHaveLength(1);
});

test("a member owns as a member, and is still known as the guest they were", async () => {
  const { member, browser } = await signedIn();
  const guest = crypto.randomUUID();
  await browser.visit(({ cookies }) => cookies.visitor.write(guest));
  expect(await browser.visit(({ visitor }) => visitor.owner())).toBe(member.owner);
  expect(await browser.visit(({ visitor }) => visitor.guest())).toBe(`visitor:${guest}`);
});

test("a toast is shown once", async () => {
  const browser = createBrowser(db);
  await browser.visit(({ toast }) => toast.set("addedToCart", { product: "כובע" }));
  expect(await browser.visit(({ toast }) => toast.take())).toEqual({
    tone: "ok",
    words: "Added to your cart: כובע",
    milliseconds: 4_000,
  });
  expect(await browser.visit(({ toast }) => toast.take())).toBeUndefined();
});

test("a toast that no longer exists is dropped", async () => {
  const browser = createBrowser(db);
  await browser.visit(({ cookies }) => cookies.flash.write({ code: "retired" }));
  expect(await browser.visit(({ toast }) => toast.take())).toBeUndefined();
  expect(browser.jar.has("__Host-flash")).toBe(false);
});

test("a session keeps the country that it was last used from, and none where nobody knows it", async () => {
  const { id } = await createMember(db);
  const browser = createBrowser(db, { network: "203.0.113.0/24", country: "US" });
  await browser.visit(({ session }) => session.signIn(id));
  const known = async () => (await rowsOf(id)).map(({ network, country }) => [network, country]);
  expect(await known()).toEqual([["203.0.113.0/24", "US"]]);
  const move = async (network: string, country: string | undefined) => {
    Object.assign(browser.place, { network, country });
    await db
      .update(sessions)
      .set({ lastUsedAt: inDays(-1) })
      .where(eq(sessions.userId, id));
    await currentOf(browser);
  };
  await move("198.51.100.0/24", "MX");
  expect(await known()).toEqual([["198.51.100.0/24", "MX"]]);
  await move("192.0.2.0/24", undefined);
  expect(await known()).toEqual([["192.0.2.0/24", null]]);
});
