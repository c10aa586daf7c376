import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "~db/schema/operations.ts";
import { testDatabase } from "../../tests/database.ts";
import { createClock } from "../../tests/factories.ts";
import { sha256 } from "../lib/hash.ts";
import {
  COUNTERS,
  createRateLimits,
  type MailKind,
  RATE_LIMITS,
  type RateLimitName,
} from "./rate-limit.server.ts";
import { forget } from "./retention.server.ts";

const db = testDatabase();
const SECOND = 1000;

/** An address that no other test uses. */
function freshAddress(): string {
  const groups = [...crypto.getRandomValues(new Uint16Array(2))].map((group) => group.toString(16));
  return `2001:db8:${groups.join(":")}::1`;
}

/** The limits of one address, at the beginning of a window of every length. */
function createLimits(address = freshAddress()) {
  const clock = createClock("2026-03-02T10:00:00.000Z");
  const outgoing = new Headers();
  const limits = createRateLimits({ db: () => db, now: clock.now, outgoing, address });
  return { ...limits, clock, outgoing };
}

/** How many uses in a row are allowed, of more than anybody may have. */
async function allowedOf(limits: ReturnType<typeof createLimits>, name: RateLimitName, subject?: string) {
  let allowed = 0;
  for (let use = 0; use <= RATE_LIMITS[name].max; use++) if (await limits.allows(name, subject)) allowed++;
  return allowed;
}

test.each([
  { name: "signIn", max: 10, seconds: 600 },
  { name: "signUp", max: 20, seconds: 3600 },
  { name: "mail", max: 5, seconds: 3600 },
  { name: "mailAnywhere", max: 20, seconds: 3600 },
  { name: "ask", max: 30, seconds: 60 },
  { name: "voice", max: 10, seconds: 60 },
  { name: "drawing", max: 20, seconds: 60 },
] as const)("$name is allowed $max times in $seconds seconds", async ({ name, max, seconds }) => {
  const limits = createLimits();
  expect(await allowedOf(limits, name)).toBe(max);
  limits.clock.advance((seconds - 1) * SECOND);
  expect(await limits.allows(name)).toBe(false);
  limits.clock.advance(SECOND);
  expect(await limits.allows(name)).toBe(true);
});

test("a new window begins with everything allowed again", async () => {
  const limits = createLimits();
  await allowedOf(limits, "voice");
  limits.clock.advance(60 * SECOND);
  expect(await allowedOf(limits, "voice")).toBe(10);
});

test("uses that are refused do not prolong the wait", async () => {
  const limits = createLimits();
  for (let use = 0; use < 25; use++) await limits.allows("voice");
  limits.clock.advance(60 * SECOND);
  expect(await limits.allows("voice")).toBe(true);
});

test("a refused use says when to come back, an allowed one says nothing", async () => {
  const limits = createLimits();
  for (let use = 0; use < 10; use++) await limits.allows("voice");
  expect(limits.outgoing.has("retry-after")).toBe(false);
  limits.clock.advance(18 * SECOND);
  await limits.allows("voice");
  expect(limits.outgoing.get("retry-after")).toBe("42");
  limits.clock.advance(41.999 * SECOND);
  await limits.allows("voice");
  expect(limits.outgoing.get("retry-after")).toBe("1");
});

test("taking a use that is not allowed answers the 429 page", async () => {
  const limits = createLimits();
  for (let use = 0; use < 10; use++) await limits.take("voice");
  const thrown = await limits.take("voice").catch((refusal: unknown) => refusal);
  expect((thrown as Response).status).toBe(429);
  expect(await (thrown as Response).json()).toEqual({ error: "rate-limited" });
});

test("a hundred uses at once are counted one by one", async () => {
  const limits = createLimits();
  const allowed = await Promise.all(Array.from({ length: 100 }, () => limits.allows("ask")));
  expect(allowed.filter(Boolean)).toHaveLength(30);
});

test("a database that another writer holds for a moment turns nobody away, and counts a use once", async () => {
  const address = freshAddress();
  const { now } = createClock("2026-03-02T10:00:00.000Z");
  let held = 2;
  const busy = createRateLimits({
    ...{ now, outgoing: new Headers(), address },
    db: () => {
      if (held-- > 0) throw Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
      return db;
    },
  });
  expect(await busy.allows("voice")).toBe(true);
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `voice:${await sha256(busy.network)}`));
  expect(row?.count).toBe(1);
});

test("every address has its own count, and the addresses of one network share theirs", async () => {
  const address = freshAddress();
  await allowedOf(createLimits(address), "voice");
  expect(await createLimits(address.replace("::1", "::2")).allows("voice")).toBe(false);
  expect(await createLimits().allows("voice")).toBe(true);
});

test("every limit has its own count", async () => {
  const limits = createLimits();
  await allowedOf(limits, "voice");
  expect(await limits.allows("ask")).toBe(true);
});

test("a narrower subject is counted by itself, from whatever address it comes", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  expect(await allowedOf(createLimits(), "mail", email)).toBe(5);
  const elsewhere = createLimits();
  expect(await elsewhere.allows("mail", email)).toBe(false);
  expect(await elsewhere.allows("mail", `other-${email}`)).toBe(true);
});

/** How many mails of a kind to an address are allowed in a row, each from a network of its own if so wished. */
async function mailsAllowed(kind: MailKind, email: string, from = () => createLimits()) {
  let allowed = 0;
  for (let n = 0; n < 30; n++) {
    const refused = await from()
      .takeMail(kind, email)
      .catch((refusal: unknown) => refusal);
    if (refused === undefined) allowed++;
    else expect((refused as Response).status).toBe(429);
  }
  return allowed;
}

test("one network makes an address receive five mails an hour, of whatever kind, and keeps no other from it", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const one = createLimits();
  expect(await mailsAllowed("recovery", email, () => one)).toBe(5);
  expect(await mailsAllowed("sign-up", email, () => one)).toBe(0);
  expect(await mailsAllowed("recovery", `other-${email}`, () => one)).toBe(5);
  const holder = createLimits();
  expect(await mailsAllowed("recovery", email, () => holder)).toBe(5);
});

test("all networks together make an address receive twenty mails of a kind an hour", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  expect(await mailsAllowed("recovery", email)).toBe(20);
  const later = createLimits();
  later.clock.advance(3600 * SECOND);
  expect(await mailsAllowed("recovery", email, () => later)).toBe(5);
});

test("what one network is refused does not use up what all together may", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const one = createLimits();
  expect(await mailsAllowed("recovery", email, () => one)).toBe(5);
  expect(await mailsAllowed("recovery", email)).toBe(15);
});

test("mails of one kind use up none of another, so that a way in always remains", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  for (const kind of ["confirmation", "invitation", "sign-up"] as const)
    expect(await mailsAllowed(kind, email)).toBe(20);
  expect(await mailsAllowed("recovery", email)).toBe(20);
});

test("the table of counters holds no address of anybody", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  await createLimits().allows("mail", email);
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `mail:${await sha256(email)}`));
  expect(row).toMatchObject({ count: 1, expiresAt: "2026-03-02T11:00:00.000Z" });
  expect(JSON.stringify(row)).not.toContain(email);
});

test("windows that are over are forgotten, open ones are not", async () => {
  const limits = createLimits();
  await limits.allows("voice");
  await limits.allows("mail");
  const kept = async () =>
    (await db.select({ key: rateLimits.key }).from(rateLimits)).filter(({ key }) => keys.includes(key))
      .length;
  const hash = await sha256(limits.network);
  const keys = [`voice:${hash}`, `mail:${hash}`];
  await forget(db, COUNTERS, limits.clock.now());
  expect(await kept()).toBe(2);
  limits.clock.advance(61 * SECOND);
  await forget(db, COUNTERS, limits.clock.now());
  expect(await kept()).toBe(1);
});
