import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listAudit } from "~/engines/trust/trust.server.ts";
import { sessions } from "~db/schema/account.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createBrowser, createMember } from "../../../../tests/factories.ts";
import { endOtherSessions, endSession } from "./session.commands.server.ts";

const db = testDatabase();
const deps = { db, now: () => new Date() };

async function devicesOf(userId: string, count: number) {
  const devices = Array.from({ length: count }, () => createBrowser(db));
  for (const device of devices) await device.visit(({ session }) => session.signIn(userId));
  const keys: string[] = [];
  for (const device of devices) keys.push((await device.visit(({ session }) => session.key())) ?? "");
  return keys;
}
const left = async (userId: string) =>
  (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ id }) => id).sort();
const acts = async (owner: string) => (await listAudit(db, owner)).map(({ act }) => act);

test("ending the others leaves this device and other people's, and is written down once", async () => {
  const [member, stranger] = [await createMember(db), await createMember(db)];
  const [own = "", ...others] = await devicesOf(member.id, 3);
  const theirs = await devicesOf(stranger.id, 1);
  expect(others).toHaveLength(2);
  expect(await endOtherSessions(deps, member.id, own)).toEqual({ ok: true });
  expect([await left(member.id), await left(stranger.id)]).toEqual([[own], theirs]);
  expect(await endOtherSessions(deps, member.id, own)).toEqual({ ok: false, error: "gone" });
  expect(await acts(member.owner)).toEqual(["session.othersEnded"]);
});

test("one device is ended by its own member only", async () => {
  const [member, stranger] = [await createMember(db), await createMember(db)];
  const [own = "", phone = ""] = await devicesOf(member.id, 2);
  expect(await endSession(deps, stranger.id, phone)).toEqual({ ok: false, error: "gone" });
  expect(await endSession(deps, member.id, phone)).toEqual({ ok: true });
  expect(await left(member.id)).toEqual([own]);
  expect([await acts(member.owner), await acts(stranger.owner)]).toEqual([["session.ended"], []]);
});
