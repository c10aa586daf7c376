import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { NOTIFICATION_CODES } from "~db/schema/account.codes.ts";
import { notifications } from "~db/schema/account.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, MINUTE, type TestMember } from "../../../../tests/factories.ts";
import { chooseChannels, markRead } from "./notifications.commands.server.ts";
import { choicesOf, isShown, listNotifications } from "./notifications.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const deps = { db, now: clock.now };

async function tell(member: TestMember, subject: string) {
  const id = crypto.randomUUID();
  await db.insert(notifications).values({
    id,
    userId: member.id,
    code: "questionAnswered",
    subject,
    href: "/ai-hub?tab=chat",
    createdAt: clock.now().toISOString(),
  });
  clock.advance(MINUTE);
  return id;
}

const readAt = async (id: string) =>
  (await db.select().from(notifications).where(eq(notifications.id, id)))[0]?.readAt;

test("a member sees the newest first, and nobody else's", async () => {
  const [member, other] = [await createMember(db), await createMember(db)];
  for (const subject of ["first", "second"]) await tell(member, subject);
  await tell(other, "another's");
  expect((await listNotifications(db, member.id)).map(({ subject }) => subject)).toEqual(["second", "first"]);
});

test("a notification is read once: a second time keeps the first moment", async () => {
  const member = await createMember(db);
  const id = await tell(member, "first");
  const read = { intent: "read", notification: id } as const;
  await markRead(deps, member.id, read);
  const at = await readAt(id);
  clock.advance(MINUTE);
  await markRead(deps, member.id, read);
  expect([at, await readAt(id)]).toEqual([expect.any(String), at]);
});

test("all up to a moment are read, what is newer and what is another's are not", async () => {
  const [member, other] = [await createMember(db), await createMember(db)];
  const old = await tell(member, "old");
  const anothers = await tell(other, "another's");
  const until = clock.now().toISOString();
  clock.advance(MINUTE);
  const fresh = await tell(member, "fresh");
  await markRead(deps, member.id, { intent: "read-all", until });
  expect(await readAt(old)).toEqual(expect.any(String));
  expect([await readAt(fresh), await readAt(anothers)]).toEqual([null, null]);
});

test("what a member does not want here is neither listed nor counted, and comes back with the choice", async () => {
  const member = await createMember(db);
  await tell(member, "first");
  const seen = async () => (await listNotifications(db, member.id)).length;
  const counted = async () => {
    const [row] = await db
      .select({ n: sql<number>`count(*)` })
      .from(notifications)
      .where(and(eq(notifications.userId, member.id), isShown));
    return row?.n;
  };
  expect([await seen(), await counted()]).toEqual([1, 1]);
  await chooseChannels(deps, member.id, { inApp: ["linkUsed"], mail: [] });
  expect([await seen(), await counted()]).toEqual([0, 0]);
  expect(await choicesOf(db, member.id)).toEqual({
    questionAnswered: { inApp: false, mail: false },
    linkUsed: { inApp: true, mail: false },
    memberJoined: { inApp: false, mail: false },
    termAccepted: { inApp: false, mail: false },
    licenseExpires: { inApp: false, mail: false },
    permitExpires: { inApp: false, mail: false },
    inspectionNear: { inApp: false, mail: false },
    complianceEnds: { inApp: false, mail: false },
    credentialEnds: { inApp: false, mail: false },
    rentalFound: { inApp: false, mail: false },
    loanAsked: { inApp: false, mail: false },
    loanAnswered: { inApp: false, mail: false },
    loanHands: { inApp: false, mail: false },
    loanDeposit: { inApp: false, mail: false },
    loanOff: { inApp: false, mail: false },
    stayAsked: { inApp: false, mail: false },
    stayAnswered: { inApp: false, mail: false },
    stayMoved: { inApp: false, mail: false },
    stayOff: { inApp: false, mail: false },
    saleOffered: { inApp: false, mail: false },
    saleMoved: { inApp: false, mail: false },
    saleOff: { inApp: false, mail: false },
    mentorSession: { inApp: false, mail: false },
    quoteAsked: { inApp: false, mail: false },
    needAnswered: { inApp: false, mail: false },
    needAccepted: { inApp: false, mail: false },
    needDeclined: { inApp: false, mail: false },
    connectionAsked: { inApp: false, mail: false },
    connectionAccepted: { inApp: false, mail: false },
    connectionSaid: { inApp: false, mail: false },
    championMoved: { inApp: false, mail: false },
    partnerMoved: { inApp: false, mail: false },
    planRenews: { inApp: false, mail: false },
    trialEnds: { inApp: false, mail: false },
    verificationMoved: { inApp: false, mail: false },
    ticketMoved: { inApp: false, mail: false },
    communityReply: { inApp: false, mail: false },
    communityAccepted: { inApp: false, mail: false },
    communityModerated: { inApp: false, mail: false },
    loungePromoted: { inApp: false, mail: false },
    loungeDecided: { inApp: false, mail: false },
    figureCrossed: { inApp: false, mail: false },
    pointsExpire: { inApp: false, mail: false },
  });
  await chooseChannels(deps, member.id, { inApp: ["questionAnswered"], mail: ["questionAnswered"] });
  expect([await seen(), await counted()]).toEqual([1, 1]);
});

test("until somebody chooses, they are told everything here and mailed nothing", async () => {
  const member = await createMember(db);
  expect(Object.values(await choicesOf(db, member.id))).toEqual(
    NOTIFICATION_CODES.map(() => ({ inApp: true, mail: false })),
  );
});
