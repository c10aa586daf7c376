import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../tests/database.ts";
import { createClock, createMember, DAY, freshEmail, MINUTE } from "../../tests/factories.ts";
import { fakeProvider, hang, heldTimeouts } from "../../tests/fakes/provider.ts";
import { createMail, listOutbox, queueMail, queueMailTo, SENT_MAIL } from "./mail.server.ts";
import { forget } from "./retention.server.ts";

const db = testDatabase();
const URL = "https://mail.example/emails";
const PROVIDER = { url: URL, key: "mail-key", from: "Groundwork <hello@groundwork.example>" };

function createPost(provider: typeof PROVIDER | undefined = PROVIDER) {
  const clock = createClock();
  return { ...createMail({ db: () => db, provider, now: clock.now }), clock };
}

/** A message that waits in the outbox. */
async function queued(createdAt = createClock().now(), message: { subject?: string; text?: string } = {}) {
  const id = crypto.randomUUID();
  const recipient = freshEmail();
  await queueMail(
    db,
    id,
    { recipient, subject: "Hello", text: "A line\nand another", ...message },
    createdAt,
  );
  return { id, recipient };
}

const stateOf = async (id: string) => (await db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];

/** The ids of the messages that a provider was asked to send. */
const sentIds = (requests: Request[]) => requests.map((request) => request.headers.get("idempotency-key"));

test("a queued message is handed to the provider once and is then sent", async () => {
  const { requests } = fakeProvider(URL, () => Response.json({ id: "1" }));
  const post = createPost();
  const { id, recipient } = await queued();
  await post.deliver([id]);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer mail-key");
  expect(await requests[0]?.json()).toEqual({
    from: PROVIDER.from,
    to: [recipient],
    subject: "Hello",
    text: "A line\nand another",
  });
  expect(await stateOf(id)).toMatchObject({
    status: "sent",
    attempts: 1,
    sentAt: post.clock.now().toISOString(),
  });
});

test("without a provider a message waits and nothing counts as a try", async () => {
  const { requests } = fakeProvider("https://", () => Response.json({}));
  const post = createPost(undefined);
  const withoutProvider = createMail({ db: () => db, now: post.clock.now });
  const { id } = await queued();
  await withoutProvider.deliver([id]);
  await withoutProvider.deliverQueued();
  expect(requests).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ status: "queued", attempts: 0, sentAt: null });
});

test("a message that was sent is never sent again", async () => {
  const { requests } = fakeProvider(URL, () => Response.json({}));
  const post = createPost();
  const { id } = await queued();
  await post.deliver([id]);
  await post.deliver([id, id]);
  await post.deliverQueued(1_000);
  expect(sentIds(requests).filter((sent) => sent === id)).toEqual([id]);
});

test("two deliveries of one message at once hand it over once", async () => {
  const { requests } = fakeProvider(URL, () => Response.json({}));
  const post = createPost();
  const { id } = await queued();
  await Promise.all([post.deliver([id]), post.deliver([id]), post.deliver([id])]);
  expect(sentIds(requests)).toEqual([id]);
  expect(await stateOf(id)).toMatchObject({ status: "sent", attempts: 1 });
});

test("a message that is being sent is not taken by the scheduled run", async () => {
  const { requests } = fakeProvider(URL, hang);
  const timeouts = heldTimeouts();
  const post = createPost();
  const { id } = await queued();
  const first = post.deliver([id]);
  await expect.poll(() => requests).toHaveLength(1);
  await post.deliver([id]);
  expect(sentIds(requests)).toEqual([id]);
  timeouts.expire();
  await first;
  expect(await stateOf(id)).toMatchObject({ status: "queued", attempts: 1 });
});

test("a message whose delivery broke off is tried again after a while", async () => {
  const { requests } = fakeProvider(URL, hang);
  const timeouts = heldTimeouts();
  const broken = createPost();
  const { id } = await queued();
  const never = broken.deliver([id]);
  await expect.poll(() => requests).toHaveLength(1);
  // The isolate is gone and never says how it ended.
  const later = createPost();
  later.clock.advance(5 * MINUTE);
  const second = later.deliver([id]);
  await expect.poll(() => requests).toHaveLength(2);
  timeouts.expire();
  await Promise.all([never, second]);
  expect(sentIds(requests)).toEqual([id, id]);
});

test("every try of a message carries the same key, so that the provider can tell", async () => {
  const { requests } = fakeProvider(URL, () => new Response("busy", { status: 503 }));
  const post = createPost();
  const { id } = await queued();
  await post.deliver([id]);
  await post.deliver([id]);
  expect(sentIds(requests)).toEqual([id, id]);
});

test.each([
  { what: "status 500", answer: () => new Response("<h1>Oops</h1>", { status: 500 }) },
  { what: "status 401", answer: () => Response.json({ error: "key" }, { status: 401 }) },
  { what: "status 429", answer: () => new Response(null, { status: 429 }) },
  { what: "a redirect", answer: () => Response.redirect("https://evil.example/", 307) },
  {
    what: "a web page, which is no mail service's answer",
    answer: () =>
      new Response("<!doctype html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
  },
  { what: "a broken connection", answer: () => Promise.reject(new TypeError("Network connection lost.")) },
])("after $what the message waits for the next try", async ({ answer }) => {
  fakeProvider(URL, answer);
  const { id } = await queued();
  await createPost().deliver([id]);
  expect(await stateOf(id)).toMatchObject({ status: "queued", attempts: 1, sentAt: null });
});

test.each([
  { what: "201 and JSON", answer: () => Response.json({ id: "1" }, { status: 201 }) },
  { what: "202 and nothing", answer: () => new Response(null, { status: 202 }) },
  { what: "200 and plain text", answer: () => new Response("Queued. Thank you.") },
])("$what means that the message is sent", async ({ answer }) => {
  fakeProvider(URL, answer);
  const { id } = await queued();
  await createPost().deliver([id]);
  expect(await stateOf(id)).toMatchObject({ status: "sent" });
});

test("a provider that hangs is given up after ten seconds", async () => {
  const timeouts = heldTimeouts();
  const { requests } = fakeProvider(URL, hang);
  const { id } = await queued();
  const delivery = createPost().deliver([id]);
  await expect.poll(() => requests).toHaveLength(1);
  timeouts.expire();
  await delivery;
  expect(timeouts.limits).toContain(10_000);
  expect(await stateOf(id)).toMatchObject({ status: "queued", attempts: 1 });
});

test("after five tries a message has failed and is tried no more", async () => {
  const { requests } = fakeProvider(URL, () => new Response(null, { status: 500 }));
  const post = createPost();
  const { id } = await queued();
  for (let attempt = 1; attempt <= 4; attempt++) {
    await post.deliver([id]);
    expect(await stateOf(id)).toMatchObject({ status: "queued", attempts: attempt });
  }
  await post.deliver([id]);
  expect(await stateOf(id)).toMatchObject({ status: "failed", attempts: 5, sentAt: null });
  await post.deliver([id]);
  expect(requests).toHaveLength(5);
});

test("a message whose last try broke off is tried once more and does not wait for ever", async () => {
  fakeProvider(URL, () => new Response(null, { status: 500 }));
  const { id } = await queued(new Date("1998-01-01T00:00:00Z"));
  await db
    .update(mailOutbox)
    .set({ attempts: 5, sentAt: "1998-01-01T00:00:00.000Z" })
    .where(eq(mailOutbox.id, id));
  await createPost().deliverQueued(1);
  expect(await stateOf(id)).toMatchObject({ status: "failed" });
});

test("one message that fails does not hold up the others", async () => {
  fakeProvider(URL, async (request) => {
    const { subject } = (await request.json()) as { subject: string };
    return new Response(null, { status: subject === "Cursed" ? 500 : 202 });
  });
  const cursed = await queued(undefined, { subject: "Cursed" });
  const blessed = await queued();
  await createPost().deliver([cursed.id, blessed.id]);
  expect(await stateOf(cursed.id)).toMatchObject({ status: "queued" });
  expect(await stateOf(blessed.id)).toMatchObject({ status: "sent" });
});

test("the scheduled run takes what waits, the oldest first and not more than it should", async () => {
  // Older than whatever other tests have left in the outbox.
  const days = ["1999-01-03", "1999-01-01", "1999-01-02"];
  const messages = await Promise.all(days.map((day) => queued(new Date(`${day}T00:00:00Z`))));
  const { requests } = fakeProvider(URL, () => Response.json({}));
  await createPost().deliverQueued(2);
  expect(sentIds(requests)).toEqual([messages[1]?.id, messages[2]?.id]);
  await createPost().deliverQueued(1);
  expect(sentIds(requests)[2]).toBe(messages[0]?.id);
});

test("a message to a condition goes to the accounts that it finds, and to nobody when there are none", async () => {
  const member = await createMember(db);
  const [found, missed] = [crypto.randomUUID(), crypto.randomUUID()];
  const message = { subject: "Hello", text: "x" };
  const { now } = createClock();
  await db.batch([
    queueMailTo(db, found, message, now(), eq(users.email, member.email)),
    queueMailTo(db, missed, message, now(), eq(users.email, freshEmail())),
  ]);
  expect(await stateOf(found)).toEqual({
    id: found,
    recipient: member.email,
    ...message,
    status: "queued",
    attempts: 0,
    createdAt: now().toISOString(),
    sentAt: null,
  });
  expect(await stateOf(missed)).toBeUndefined();
});

test("the outbox shows the newest messages first", async () => {
  const older = await queued(new Date("2999-01-01T00:00:00Z"));
  const newer = await queued(new Date("2999-01-02T00:00:00Z"));
  const listed = await listOutbox(db, 2);
  expect(listed.map(({ id }) => id)).toEqual([newer.id, older.id]);
  await db.delete(mailOutbox).where(inArray(mailOutbox.id, [newer.id, older.id]));
});

test("what was delivered is forgotten after a week, what waits is not", async () => {
  fakeProvider(URL, () => Response.json({}));
  const post = createPost();
  const [sent, waiting] = [await queued(), await queued()];
  await post.deliver([sent.id]);
  await forget(db, SENT_MAIL, new Date(post.clock.now().getTime() + 7 * DAY));
  expect(await stateOf(sent.id)).toBeDefined();
  await forget(db, SENT_MAIL, new Date(post.clock.now().getTime() + 7 * DAY + 1));
  expect(await stateOf(sent.id)).toBeUndefined();
  expect(await stateOf(waiting.id)).toBeDefined();
});
