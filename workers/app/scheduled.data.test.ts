import { eq, inArray } from "drizzle-orm";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { joinedContributions } from "../../app/composition/contributions.server.ts";
import { emailTokens, sessions } from "../../db/schema/account.ts";
import { mailOutbox, rateLimits, submissions } from "../../db/schema/operations.ts";
import { testDatabase } from "../../tests/database.ts";
import { createMember, DAY, freshEmail, freshGuest, SECRET } from "../../tests/factories.ts";
import { fakeProvider } from "../../tests/fakes/provider.ts";
import { runScheduled } from "./scheduled.ts";

const db = testDatabase();
const MAIL_URL = "https://mail.example/emails";

/** The bindings of a worker on the database that this project tests. */
function bindings(variables: Record<string, string> = {}): AppBindings {
  const database = inject("database");
  const place =
    database.kind === "libsql"
      ? { LIBSQL_URL: database.url }
      : { DB: (db as unknown as { $client: unknown }).$client };
  return { ENVIRONMENT: "local", SESSION_SECRET: SECRET, ...place, ...variables } as unknown as AppBindings;
}

/** What the run wrote to the log, by event. */
async function run(
  variables?: Record<string, string>,
  contributions: Partial<typeof joinedContributions> = {},
): Promise<string[]> {
  const lines: string[] = [];
  for (const method of ["info", "error"] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((line) => {
      lines.push(JSON.parse(line).event);
    });
    onTestFinished(() => spy.mockRestore());
  }
  await runScheduled(bindings(variables), {
    contributions: { ...joinedContributions, ...contributions },
    readBeside: async () => {},
  });
  return lines;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

test("what is over is forgotten, what is not stays", async () => {
  const { id: userId, email } = await createMember(db);
  const owner = freshGuest();
  const [old, fresh] = [crypto.randomUUID(), crypto.randomUUID()];
  const session = { userId, endsAt: inDays(90), createdAt: inDays(-1) };
  const token = { userId, email, purpose: "reset" as const };
  const message = { recipient: email, subject: "x", text: "x", status: "sent" as const };
  await db.batch([
    db.insert(sessions).values([
      { ...session, id: old, expiresAt: inDays(-1) },
      { ...session, id: fresh, expiresAt: inDays(1) },
    ]),
    db.insert(emailTokens).values([
      { ...token, tokenHash: old, expiresAt: inDays(-1) },
      { ...token, tokenHash: fresh, expiresAt: inDays(1) },
    ]),
    db.insert(rateLimits).values([
      { key: old, window: 1, count: 1, expiresAt: inDays(-1) },
      { key: fresh, window: 1, count: 1, expiresAt: inDays(1) },
    ]),
    db.insert(submissions).values([
      { owner, key: old, createdAt: inDays(-8) },
      { owner, key: fresh, createdAt: inDays(-6) },
    ]),
    db.insert(mailOutbox).values([
      { ...message, id: old, createdAt: inDays(-8) },
      { ...message, id: fresh, createdAt: inDays(-6) },
    ]),
  ]);
  expect(await run()).toEqual(["scheduled.done"]);
  const both = [old, fresh];
  const left = await Promise.all([
    db.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, both)),
    db.select({ id: emailTokens.tokenHash }).from(emailTokens).where(inArray(emailTokens.tokenHash, both)),
    db.select({ id: rateLimits.key }).from(rateLimits).where(inArray(rateLimits.key, both)),
    db.select({ id: submissions.key }).from(submissions).where(inArray(submissions.key, both)),
    db.select({ id: mailOutbox.id }).from(mailOutbox).where(inArray(mailOutbox.id, both)),
  ]);
  expect(left).toEqual(Array(5).fill([{ id: fresh }]));
});

test("mail that is still waiting is sent", async () => {
  const { requests } = fakeProvider(MAIL_URL, () => Response.json({}));
  const id = crypto.randomUUID();
  const createdAt = "1997-01-01T00:00:00.000Z";
  await db.insert(mailOutbox).values({ id, recipient: freshEmail(), subject: "x", text: "x", createdAt });
  await run({ MAIL_API_URL: MAIL_URL, MAIL_API_KEY: "key", MAIL_FROM: "a@example.com" });
  expect(requests[0]?.headers.get("idempotency-key")).toBe(id);
});

test("a run that fails says so in the log and breaks nothing else", async () => {
  const lines = await run({ LIBSQL_URL: "http://127.0.0.1:9" });
  expect(lines).toEqual(["scheduled.failed"]);
});

test("a run in which no mail can be sent forgets what is over all the same", async () => {
  fakeProvider(MAIL_URL, () => new Response(null, { status: 500 }));
  const key = crypto.randomUUID();
  await db.insert(rateLimits).values({ key, window: 1, count: 1, expiresAt: inDays(-1) });
  await run({ MAIL_API_URL: MAIL_URL, MAIL_API_KEY: "key", MAIL_FROM: "a@example.com" });
  expect(await db.select().from(rateLimits).where(eq(rateLimits.key, key))).toEqual([]);
});

test("a task that fails is told, and keeps neither other tasks nor late work from their turn", async () => {
  const key = crypto.randomUUID();
  await db.insert(rateLimits).values({ key, window: 1, count: 1, expiresAt: inDays(-1) });
  const done: string[] = [];
  const tasks = [
    async () => {
      throw new Error("a record that cannot be moved");
    },
    async () => {
      done.push("second");
    },
  ];
  expect(await run(undefined, { tasks })).toEqual(["scheduled.failed"]);
  expect(done).toEqual(["second"]);
  expect(await db.select().from(rateLimits).where(eq(rateLimits.key, key))).toEqual([]);
});
