import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import type { NotificationCode } from "~db/schema/account.codes.ts";
import { notifications } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import {
  createClock,
  createMember,
  DAY,
  failingAtTheEnd,
  HOUR,
  type TestMember,
} from "../../../../tests/factories.ts";
import { writeDigests } from "./digest.server.ts";
import { chooseChannels, markRead } from "./notifications.commands.server.ts";

const db = testDatabase();
const ORIGIN = "https://groundwork.example";

/** A morning: half past twelve in UTC, when the mail of the day is due. */
function morning() {
  const clock = createClock("2026-03-02T12:30:00.000Z");
  const run = (on = db) =>
    writeDigests({ db: on, now: clock.now, origin: ORIGIN, contributions: joinedContributions });
  return { clock, run };
}

async function reader({
  language = "en",
  confirmed = true,
  codes = ["questionAnswered"] as NotificationCode[],
} = {}) {
  const at = confirmed ? "2026-01-01T00:00:00.000Z" : null;
  const member = await createMember(db, { emailConfirmedAt: at }, { language });
  await chooseChannels({ db }, member.id, { inApp: ["questionAnswered"], mail: codes });
  return member;
}

async function tell(
  member: TestMember,
  subject: string,
  more: Partial<typeof notifications.$inferInsert> = {},
) {
  const id = crypto.randomUUID();
  await db.insert(notifications).values({
    ...{ id, userId: member.id, code: "questionAnswered" as const, subject, href: "/ai-hub?tab=chat" },
    createdAt: "2026-03-02T09:00:00.000Z",
    ...more,
  });
  return id;
}

const mails = (member: TestMember) =>
  db.select().from(mailOutbox).where(eq(mailOutbox.recipient, member.email));

test("who asked for it is mailed what is new, once, in their language, with the way to each and to the choice", async () => {
  const { run } = morning();
  const member = await reader({ language: "es" });
  await tell(member, "How deep\nis a footing?");
  await tell(member, "Who signs?", { createdAt: "2026-03-02T10:00:00.000Z" });
  await run();
  const [mail, ...others] = await mails(member);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Groundwork: 2 novedades");
  expect(mail?.text).toMatch(/How deep is a footing\?\n.*\/ai-hub\?tab=chat.*\n\n.*Who signs\?/);
  expect(mail?.text).toContain(`${ORIGIN}/profile?tab=notifications`);
});

test("of many runs at once, and of every later one that day, none mails again", async () => {
  const { clock, run } = morning();
  const member = await reader();
  await tell(member, "first");
  await Promise.all([run(), run(), run(), run()]);
  expect(await mails(member)).toHaveLength(1);
  clock.advance(HOUR);
  await tell(member, "late", { createdAt: "2026-03-02T11:59:00.000Z" });
  await run();
  expect(await mails(member)).toHaveLength(1);
  clock.advance(DAY);
  await run();
  const [, second] = await mails(member);
  expect(second?.text).toContain("late");
  expect(second?.text).not.toContain("first");
  clock.advance(DAY);
  await run();
  expect(await mails(member)).toHaveLength(2);
});

test("a run that breaks off has mailed nothing and marked nothing, and the next one does it", async () => {
  const { run } = morning();
  const member = await reader();
  const id = await tell(member, "first");
  await expect(run(failingAtTheEnd(db))).rejects.toThrow();
  expect(await mails(member)).toEqual([]);
  await run();
  expect(await mails(member)).toHaveLength(1);
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id)));
  expect(row?.mailedAt).toBe("2026-03-02T12:30:00.000Z");
});

test("nobody is mailed who did not ask, has no confirmed address, or has read it already", async () => {
  const { clock, run } = morning();
  const [quiet, other, unconfirmed, read] = [
    await createMember(db, { emailConfirmedAt: "2026-01-01T00:00:00.000Z" }),
    await reader({ codes: ["memberJoined"] }),
    await reader({ confirmed: false }),
    await reader(),
  ];
  for (const member of [quiet, other, unconfirmed]) await tell(member, "news");
  const id = await tell(read, "news");
  await markRead({ db, now: clock.now }, read.id, { intent: "read", notification: id });
  await run();
  for (const member of [quiet, other, unconfirmed, read]) expect(await mails(member)).toEqual([]);
});

test("before noon nothing is mailed, and what comes after it waits for the next day", async () => {
  const { clock, run } = morning();
  const member = await reader();
  await tell(member, "afternoon", { createdAt: "2026-03-02T12:10:00.000Z" });
  await run();
  clock.advance(12 * HOUR);
  await run();
  expect(await mails(member)).toEqual([]);
  clock.advance(12 * HOUR);
  await run();
  expect(await mails(member)).toHaveLength(1);
});

test("a long list is cut and counted, and nothing of it comes again", async () => {
  const { clock, run } = morning();
  const member = await reader();
  for (let n = 0; n < 33; n++)
    await tell(member, `question ${n}`, { createdAt: `2026-03-02T09:00:${String(n).padStart(2, "0")}.000Z` });
  await run();
  const [mail] = await mails(member);
  expect(mail?.text).toContain("question 29");
  expect(mail?.text).not.toContain("question 30");
  expect(mail?.text).toContain("And 3 more.");
  clock.advance(DAY);
  await run();
  expect(await mails(member)).toHaveLength(1);
});

test("without a known origin the mail has no addresses that lead nowhere", async () => {
  const { clock } = morning();
  const member = await reader();
  await tell(member, "first");
  await writeDigests({ db, now: clock.now, contributions: joinedContributions });
  const [mail] = await mails(member);
  expect(mail?.text).not.toMatch(/https?:|\/profile|\/ai-hub/);
});
