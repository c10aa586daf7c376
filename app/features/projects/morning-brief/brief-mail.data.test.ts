import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, makeWorkspace, type Present } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { briefLimits, briefMails } from "~db/schema/morning-brief.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { sites } from "~db/schema/tools.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest, HOUR } from "../../../../tests/factories.ts";
import { writeBriefMails } from "./brief-mail.server.ts";
import { chooseBriefMail } from "./morning-brief.commands.server.ts";
import { briefView } from "./morning-brief.view.server.ts";
import { nextMorning } from "./mornings.ts";
import { sampleBriefSites } from "./samples.server.ts";

const db = testDatabase();
const ORIGIN = "https://groundwork.example";

/** A Tuesday afternoon: the next morning of the sample sites begins at half past five in Chicago. */
async function place({ language = "en", confirmed = true } = {}) {
  const clock = createClock("2026-03-03T20:00:00.000Z");
  const deps = { db, now: clock.now };
  const at = confirmed ? "2026-01-01T00:00:00.000Z" : null;
  const member = await createMember(db, { emailConfirmedAt: at }, { language });
  const actor = inOwn(`user:${member.id}`);
  await runTogether(
    db,
    await sampleBriefSites(db, { workspace: actor.workspace, language: "en", now: clock.now() }),
  );
  const rows = await db
    .select({ id: sites.id, name: sites.name, zone: sites.siteZone })
    .from(sites)
    .where(eq(sites.workspace, actor.workspace));
  const site = rows.find(({ name }) => name.includes("terrace"));
  if (!site) throw new Error("there is a site");
  const run = () => writeBriefMails({ ...deps, origin: ORIGIN, contributions: joinedContributions });
  const mails = () => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, member.email));
  const choose = (wanted: boolean, who: Present = actor) =>
    chooseBriefMail(deps, who, { site: site.id, wanted });
  const toMorning = () =>
    clock.advance(Date.parse(nextMorning(site.zone, clock.now())) - clock.now().getTime());
  return { clock, deps, member, actor, site, run, mails, choose, toMorning };
}

test("who asked for it is mailed the brief of the morning once, in their language, with its way", async () => {
  const { choose, clock, mails, run, site, toMorning } = await place({ language: "es" });
  expect(await choose(true)).toEqual({ ok: true });
  expect(await choose(true)).toEqual({ ok: true });
  await run();
  expect(await mails()).toEqual([]);
  toMorning();
  await Promise.all([run(), run(), run()]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain("Parte de la mañana");
  expect(mail?.text).toContain(`${ORIGIN}/job-site-intelligence?site=${site.id}`);
  expect(mail?.text.match(/^- .+ \(\d × \d = \d+\)$/gm)?.length).toBeGreaterThan(3);
  clock.advance(HOUR);
  await run();
  expect(await mails()).toHaveLength(1);
  toMorning();
  await run();
  expect(await mails()).toHaveLength(2);
});

test("nobody is mailed who did not ask, who ended it, whose address is not confirmed, or in the afternoon", async () => {
  const silent = await place();
  const ended = await place();
  const unconfirmed = await place({ confirmed: false });
  const late = await place();
  for (const { choose } of [ended, unconfirmed, late]) await choose(true);
  expect(await ended.choose(false)).toEqual({ ok: true });
  for (const one of [silent, ended, unconfirmed, late]) one.toMorning();
  for (const one of [silent, ended, unconfirmed]) await one.run();
  late.clock.advance(7 * HOUR);
  await late.run();
  for (const { mails } of [silent, ended, unconfirmed]) expect(await mails()).toEqual([]);
  const [row] = await db.select().from(briefMails).where(eq(briefMails.userId, late.member.id));
  expect(row?.dueAt.slice(0, 10)).toBe("2026-03-05");
});

test("a brief that cannot be written is told, waits a day, and holds up nobody else's", async () => {
  const [broken, sound] = [await place(), await place()];
  for (const { choose } of [broken, sound]) expect(await choose(true)).toEqual({ ok: true });
  const { workspace } = broken.actor;
  await db
    .insert(briefLimits)
    .values({ workspace, limits: "12, and no more", createdAt: broken.clock.now().toISOString() });
  for (const { toMorning } of [broken, sound]) toMorning();
  await expect(broken.run()).rejects.toThrow("morning brief: 1 could not be written");
  expect(await broken.mails()).toEqual([]);
  expect(await sound.mails()).toHaveLength(1);
  await broken.run();
  await db.update(briefLimits).set({ limits: "{}" }).where(eq(briefLimits.workspace, workspace));
  broken.clock.advance(25 * HOUR);
  await broken.run();
  expect(await broken.mails()).toHaveLength(1);
});

test("a guest, and another's site, are refused", async () => {
  const { choose } = await place();
  expect(await choose(true, inOwn(freshGuest()))).toEqual({ ok: false, error: "not-allowed" });
  const other = await createMember(db);
  expect(await choose(true, inOwn(`user:${other.id}`))).toEqual({ ok: false, error: "gone" });
  expect(await db.select().from(briefMails).where(eq(briefMails.userId, other.id))).toEqual([]);
});

test("whoever leaves the workspace is mailed nothing more", async () => {
  const { actor, deps, run, site, toMorning } = await place();
  const made = await makeWorkspace(deps, actor, { idem: crypto.randomUUID(), name: "Sample crew" });
  if (!made.ok) throw new Error(made.error);
  await db.update(sites).set({ workspace: made.id }).where(eq(sites.id, site.id));
  const joined = await createMember(db, { emailConfirmedAt: "2026-01-01T00:00:00.000Z" });
  const there = and(eq(workspaceMembers.userId, joined.id), eq(workspaceMembers.workspace, made.id));
  await db.insert(workspaceMembers).values({
    ...{ workspace: made.id, userId: joined.id, role: "viewer" as const, joinedAt: deps.now().toISOString() },
  });
  const who: Present = { ...inOwn(`user:${joined.id}`), workspace: made.id, role: "viewer" };
  expect(await chooseBriefMail(deps, who, { site: site.id, wanted: true })).toEqual({ ok: true });
  const mails = () => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, joined.email));
  toMorning();
  await run();
  expect(await mails()).toHaveLength(1);
  await db.delete(workspaceMembers).where(there);
  toMorning();
  await run();
  expect(await mails()).toHaveLength(1);
  expect(await db.select().from(briefMails).where(eq(briefMails.userId, joined.id))).toEqual([]);
});

test("the page says whether it is mailed, and to a guest nothing of it", async () => {
  const { actor, choose, deps, site } = await place();
  const context = {
    ...{ ...deps, language: "en" as const, formKey: () => crypto.randomUUID() as string },
    contributions: joinedContributions,
  };
  const seen = async (who: Present) => {
    const view = await briefView(context, who, new URLSearchParams({ site: site.id }));
    return view && "mail" in view ? view.mail : undefined;
  };
  expect(await seen(actor)).toEqual({ isOn: false, time: "05:30" });
  await choose(true);
  expect(await seen(actor)).toEqual({ isOn: true, time: "05:30" });
});

test("the morning of a site is that of its clocks, over both changes of them", () => {
  const next = (now: string) => nextMorning("America/Chicago", new Date(now));
  expect(next("2026-03-07T11:29:00.000Z")).toBe("2026-03-07T11:30:00.000Z");
  expect(next("2026-03-07T11:30:00.000Z")).toBe("2026-03-08T10:30:00.000Z");
  expect(next("2026-10-31T11:00:00.000Z")).toBe("2026-11-01T11:30:00.000Z");
  expect(nextMorning("Asia/Jerusalem", new Date("2026-03-03T12:00:00.000Z"))).toBe(
    "2026-03-04T03:30:00.000Z",
  );
});
