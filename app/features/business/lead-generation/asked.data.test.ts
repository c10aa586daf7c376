import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveEntry } from "~/engines/directory/directory.server.ts";
import { block } from "~/engines/talk/talk.server.ts";
import { inOwn, type Present } from "~/engines/trust/trust.server.ts";
import { type Firm, firm } from "~/features/network/professional-directory/firm.ts";
import { notifications } from "~db/schema/account.ts";
import { directoryEntries } from "~db/schema/directory.ts";
import { leadAsked, leads } from "~db/schema/leads.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshEmail, freshGuest } from "../../../../tests/factories.ts";
import { postLead } from "./leads.commands.server.ts";
import { findLead } from "./leads.queries.server.ts";
import { claimLead, savePro } from "./pros.commands.server.ts";
import { findOpenLead, readOpenLeads } from "./pros.queries.server.ts";

const db = testDatabase();
const { now } = createClock("2026-11-02T15:00:00.000Z");
const deps = { db, now, secret: "a secret of the test", origin: "https://x.test" };
const uuid = () => crypto.randomUUID() as string;
let phones = 7_550_000_000;

const FACTS: Firm = {
  ...{ trades: ["roofing"], services: "", areaMiles: 25, licences: [] },
  ...{ insurance: { status: "unknown", seenOn: "" }, crew: "few", price: "low", languages: ["en"] },
  ...{ emergency: false, site: "" },
};

/** A firm with its own page, which looks for nothing like the job. */
async function firmOf(isOwn = true) {
  const { actor, id } = await createMember(db);
  const saved = await saveEntry(deps, actor, {
    ...{ kind: firm, idem: uuid(), name: `Ridge ${uuid()}`, about: "", attrs: FACTS, places: [] },
  });
  if (!saved.ok) throw new Error(saved.error);
  if (isOwn)
    await db
      .update(directoryEntries)
      .set({ firmSince: now().toISOString() })
      .where(eq(directoryEntries.id, saved.id));
  await savePro(deps, actor, {
    ...{ idem: uuid(), version: 0, firm: "Sample Ridge Builders", trades: ["panel"], region: "ME" },
    ...{ place: "Bangor", radiusMiles: 5, classes: [], licence: "", weekly: 5, paused: false },
  });
  return { actor, user: id, page: saved.id };
}

const client = () => inOwn(freshGuest());
function ask(who: ReturnType<typeof client> | Present, firms: string[], idem = uuid()) {
  phones += 1;
  return postLead(deps, who, {
    ...{ source: "site", trade: "deck", scope: "A deck", quote: "", budgetCents: 0, timing: "weeks", cap: 3 },
    ...{
      region: "TX",
      place: "Austin 78704",
      client: "Homeowner 1",
      address: "",
      language: "en",
      idem,
      firms,
    },
    ...{ email: freshEmail(), phone: String(phones) },
  });
}
const open = async ({ actor }: { actor: Present }) =>
  (await readOpenLeads(db, actor, now())).open.map(({ id }) => id);

test("a request that asks two firms by name is on offer to these two alone, whatever they look for, and each is told once", async () => {
  const [one, two, other] = [await firmOf(), await firmOf(), await firmOf()];
  await savePro(deps, other.actor, {
    ...{ idem: uuid(), version: 1, firm: "Deck Sample", trades: ["deck"], region: "TX", place: "Austin" },
    ...{ radiusMiles: 90, classes: [], licence: "", weekly: 5, paused: false },
  });
  const who = client();
  const idem = uuid();
  expect(await ask(who, [one.page, two.page], idem)).toMatchObject({ ok: true, id: idem });
  for (const asked of [one, two]) expect(await open(asked)).toContain(idem);
  expect(await open(other)).not.toContain(idem);
  expect(await findOpenLead(db, other.actor, { lead: idem, now: now() })).toBeUndefined();
  const claim = ({ actor }: { actor: Present }) => claimLead(deps, actor, { idem: uuid(), lead: idem });
  expect(await claim(other)).toEqual({ ok: false, error: "gone" });
  expect(await Promise.all([one, two].map(claim))).toEqual([{ ok: true }, { ok: true }]);
  const found = await findLead(db, who, { lead: idem, now: now() });
  expect([found?.lead.cap, found?.claims, found?.asked.length]).toEqual([2, 2, 2]);
  const told = await db.select().from(notifications).where(eq(notifications.code, "quoteAsked"));
  expect(told.filter(({ userId }) => [one.user, two.user, other.user].includes(userId))).toHaveLength(2);
});

test("only firms whose page is their own are asked, none where one has blocked the other, and none of them by oneself", async () => {
  const [own, written, wall] = [await firmOf(), await firmOf(false), await firmOf()];
  const { actor: asker } = await createMember(db);
  await block(deps, wall.actor.owner, sql`${asker.owner}`);
  const refused = { ok: false, error: "notAskable" };
  expect(await ask(client(), [own.page, written.page])).toEqual(refused);
  expect(await ask(asker, [wall.page])).toEqual(refused);
  expect(await ask(own.actor, [own.page])).toEqual(refused);
  expect(await ask(client(), [uuid()])).toEqual(refused);
  expect(await ask(asker, [own.page])).toMatchObject({ ok: true });
});

test("a form that is sent again with other firms asks nobody else, and nobody adds firms to another's request", async () => {
  const [one, two] = [await firmOf(), await firmOf()];
  const who = client();
  const idem = uuid();
  await ask(who, [one.page], idem);
  await ask(who, [two.page], idem);
  await ask(client(), [two.page], idem);
  expect(
    (await db.select().from(leadAsked).where(eq(leadAsked.leadId, idem))).map((row) => row.entryId),
  ).toEqual([one.page]);
  const plain = uuid();
  await ask(who, [], plain);
  await ask(who, [two.page], plain);
  expect(await db.$count(leadAsked, eq(leadAsked.leadId, plain))).toBe(0);
  expect(await db.$count(leads, eq(leads.id, plain))).toBe(1);
});

test("a firm whose page is taken from it sees a request no more that it has not claimed", async () => {
  const [one, two] = [await firmOf(), await firmOf()];
  const idem = uuid();
  await ask(client(), [one.page, two.page], idem);
  await claimLead(deps, one.actor, { idem: uuid(), lead: idem });
  for (const { page } of [one, two])
    await db.update(directoryEntries).set({ firmSince: null }).where(eq(directoryEntries.id, page));
  expect(await findOpenLead(db, one.actor, { lead: idem, now: now() })).toBeDefined();
  expect(await findOpenLead(db, two.actor, { lead: idem, now: now() })).toBeUndefined();
  expect(await claimLead(deps, two.actor, { idem: uuid(), lead: idem })).toEqual({
    ok: false,
    error: "gone",
  });
});

test.each(["by name", "of everybody"])(
  "a request %s reaches no firm where one of the two has blocked the other, unless the firm has it",
  async (how) => {
    const [blocks, isBlocked, has] = [await firmOf(), await firmOf(), await firmOf()];
    const { actor: asker } = await createMember(db);
    const lead = uuid();
    for (const { actor } of [blocks, isBlocked, has])
      await savePro(deps, actor, {
        ...{ idem: uuid(), version: 1, firm: "Deck Sample", trades: ["deck"], region: "TX", place: "Austin" },
        ...{ radiusMiles: 90, classes: [], licence: "", weekly: 5, paused: false },
      });
    await ask(asker, how === "by name" ? [blocks.page, isBlocked.page, has.page] : [], lead);
    expect(await open(blocks)).toContain(lead);
    await claimLead(deps, has.actor, { idem: uuid(), lead });
    await block(deps, blocks.actor.owner, sql`${asker.owner}`);
    await block(deps, asker.owner, sql`${isBlocked.actor.owner}`);
    await block(deps, has.actor.owner, sql`${asker.owner}`);
    for (const firm of [blocks, isBlocked]) {
      expect(await open(firm)).not.toContain(lead);
      expect(await findOpenLead(db, firm.actor, { lead, now: now() })).toBeUndefined();
      expect(await claimLead(deps, firm.actor, { idem: uuid(), lead })).toEqual({ ok: false, error: "gone" });
    }
    expect(await findOpenLead(db, has.actor, { lead, now: now() })).toBeDefined();
  },
);
