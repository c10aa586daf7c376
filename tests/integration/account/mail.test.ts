import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Fake, type Received, startFake } from "../../fakes/loopback.ts";
import { tookAtMost } from "../../prove.ts";
import { Browser } from "../support/browser.ts";
import { signUp, uniqueEmail } from "../support/members.ts";
import { type OwnProduct, startProduct } from "../support/product.ts";

const KEY = "mail-key-that-nobody-may-see";
const FROM = "Groundwork <no-reply@groundwork.example>";

let fake: Fake;
let own: OwnProduct;
beforeAll(async () => {
  fake = await startFake(() => ({ status: 202 }));
  own = await startProduct({ MAIL_API_URL: `${fake.url}/emails`, MAIL_API_KEY: KEY, MAIL_FROM: FROM });
});
afterAll(async () => {
  await own.stop();
  fake.stop();
});
beforeEach(async () => {
  fake.received.length = 0;
  // Another test's mail is not this one's business.
  await own.query("update mail_outbox set status = 'failed' where status = 'queued'");
});

interface Mail {
  id: string;
  status: string;
  attempts: number;
  /** When it was handed over; null again after a try that failed. */
  sent_at: string | null;
}

async function mailTo(recipient: string): Promise<Mail | undefined> {
  const [mail] = await own.query<Mail>(
    "select id, status, attempts, sent_at from mail_outbox where recipient = ?",
    recipient,
  );
  return mail;
}

const received = (recipient: string): Received[] =>
  fake.received.filter(({ body }) => body.includes(recipient));

test("the confirmation is handed to the mail service at once, with the key and a number that makes it unique", async () => {
  fake.answer = () => ({ status: 202, body: '{"id":"x"}' });
  const email = await signUp(own);
  await expect.poll(() => mailTo(email)).toMatchObject({ status: "sent", attempts: 1 });
  const [request, ...more] = received(email);
  expect(more).toEqual([]);
  expect(request).toMatchObject({ method: "POST", path: "/emails" });
  expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(request?.headers["idempotency-key"]).toBe((await mailTo(email))?.id);
  const message = JSON.parse(request?.body ?? "");
  expect(message).toEqual({
    from: FROM,
    to: [email],
    subject: "Confirm your Groundwork account",
    text: expect.stringContaining(`${own.origin}/auth/confirm?token=`),
  });
});

test.each([
  ["fails", { status: 500, body: "no" }],
  ["is busy", { status: 429 }],
  ["redirects", { status: 302, headers: { location: "/elsewhere" } }],
  ["turns out to be a web page", { status: 200, headers: { "content-type": "text/html" }, body: "<html>" }],
  ["hangs up", "reset"],
] as const)(
  "when the mail service %s, the account stands, and the mail is tried again under the same number",
  async (_, reply) => {
    fake.answer = () => reply;
    const email = await signUp(own);
    await expect.poll(() => mailTo(email)).toMatchObject({ status: "queued", attempts: 1, sent_at: null });
    fake.answer = () => ({ status: 202 });
    await expect
      .poll(async () => {
        await own.runScheduled();
        return (await mailTo(email))?.status;
      })
      .toBe("sent");
    const numbers = received(email).map(({ headers }) => headers["idempotency-key"]);
    expect(numbers).toHaveLength(2);
    expect(new Set(numbers)).toEqual(new Set([(await mailTo(email))?.id]));
    expect(fake.received.every(({ path }) => path === "/emails")).toBe(true);
  },
);

test("a mail that nobody takes is given up after five tries", async () => {
  fake.answer = () => ({ status: 500 });
  const email = await signUp(own);
  await expect.poll(() => mailTo(email)).toMatchObject({ attempts: 1, sent_at: null });
  for (let run = 0; run < 6; run++) await own.runScheduled();
  expect(await mailTo(email)).toMatchObject({ status: "failed", attempts: 5 });
  expect(received(email)).toHaveLength(5);
});

test("a mail service that does not answer keeps nobody waiting", async () => {
  fake.answer = () => "hang";
  const started = performance.now();
  const email = await signUp(own);
  await new Browser(own).post("/auth/recover", { email });
  // The time after which the mail service is given up.
  tookAtMost("two answers beside a mail service that hangs", 10_000, performance.now() - started);
  await expect.poll(() => received(email).length).toBe(2);
  // What is on its way is not taken by a second run.
  await own.runScheduled();
  expect(received(email)).toHaveLength(2);
});

test("an address without an account gets no mail, and nobody can tell", async () => {
  fake.answer = () => ({ status: 202 });
  const email = uniqueEmail();
  const answer = await new Browser(own).post("/auth/recover", { email });
  expect([answer.status, answer.location]).toEqual([303, "/auth"]);
  await own.runScheduled();
  expect(received(email)).toEqual([]);
});

test("whoever gets mail has no outbox page beside it, where others could read it", async () => {
  const browser = new Browser(own);
  const page = await browser.get("/dev/outbox");
  expect([page.status, page.heading]).toEqual([404, (await browser.get("/nope")).heading]);
  expect(page.body).not.toMatch(/confirm\?token|reset\?token/);
});
