import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, revokeLink } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { bidOffers } from "~db/schema/bids.ts";
import { processEvents } from "~db/schema/process.ts";
import { capabilityLinks, linkEvents } from "~db/schema/trust.ts";
import {
  afterDue,
  buyer,
  clock,
  dayAhead,
  db,
  deps,
  given,
  type Invited,
  inviteOf,
  key,
  making,
  moved,
  now,
  offer,
  outFor,
  PRICE,
  rowOf,
  SAID,
  sending,
  trust,
} from "../../../../tests/factories/bids.ts";
import { DAY, freshGuest } from "../../../../tests/factories.ts";
import { hashOf, isCode, newCode } from "./bid-code.server.ts";
import { beginAnew, keepDraft, submitBid, withdraw } from "./bids.commands.server.ts";
import { BID_LIMITS } from "./bids.limits.ts";
import { readHeld, readPackage } from "./bids.queries.server.ts";
import { heldBidView } from "./bids.view.server.ts";
import { acceptLate, inviteCompany, linkAgain } from "./invites.commands.server.ts";
import { addItem, changeItem, createPackage, editPackage } from "./packages.commands.server.ts";
import { itemsOf } from "./templates.data.server.ts";

test("the same form makes one package, in the zone that was chosen, and one that is due before now makes none", async () => {
  const actor = await buyer();
  const form = { idem: key(), ...SAID, dueDay: dayAhead(5) };
  const made = await Promise.all(
    [1, 2, 3].map(() => createPackage(deps, actor, { ...form, items: itemsOf("electrical", "en") })),
  );
  expect(new Set(made.map((one) => (one.ok ? one.id : one.error))).size).toBe(1);
  const first = made[0];
  if (!first?.ok) throw new Error("it is made");
  const row = await rowOf(first.id);
  expect(
    new Date(row.dueAt).toLocaleTimeString("en-US", { timeZone: "America/Chicago", hour12: false }),
  ).toBe("14:00:00");
  expect(await createPackage(deps, actor, { ...form, idem: key(), dueDay: dayAhead(-2), items: [] })).toEqual(
    {
      ok: false,
      error: "past",
    },
  );
});

test("items change while a package is a draft, and no more once it is out", async () => {
  const actor = await buyer();
  const id = await making(actor);
  const seen = async () => ({ id, version: (await rowOf(id)).version });
  const item = { text: "Doorbell", qty: "1", unit: "ea", kind: "base" as const };
  expect(await addItem(deps, actor, { item, ...(await seen()) })).toEqual({ ok: true });
  expect(await addItem(deps, actor, { item, id, version: 1 })).toEqual({ ok: false, error: "stale" });
  expect(await changeItem(deps, actor, { intent: "drop", item: "i1", ...(await seen()) })).toEqual({
    ok: true,
  });
  expect(await changeItem(deps, actor, { intent: "take", item: "i8", ...(await seen()) })).toEqual({
    ok: true,
  });
  expect((await rowOf(id)).items).toHaveLength(9);
  await moved(actor, id, "open");
  expect(await addItem(deps, actor, { item, ...(await seen()) })).toEqual({ ok: false, error: "fixed" });
  const said = { ...SAID, topic: "Other", dueDay: dayAhead(6) };
  expect(await editPackage(deps, actor, { ...said, ...(await seen()) })).toEqual({
    ok: false,
    error: "fixed",
  });
  expect(await addItem(deps, inOwn(freshGuest()), { item, ...(await seen()) })).toEqual({
    ok: false,
    error: "gone",
  });
  const empty = await createPackage(deps, actor, {
    idem: key(),
    ...SAID,
    template: "",
    dueDay: dayAhead(5),
    items: [],
  });
  if (!empty.ok) throw new Error("it is made");
  expect(await moved(actor, empty.id, "open")).toBe("blocked hasScope");
});

test("a company is invited once, with one link, however often and by however many the form is sent", async () => {
  const actor = await buyer();
  const id = await making(actor);
  const form = { id, idem: key(), company: "Sample Electric" };
  const all = await Promise.all([1, 2, 3].map(() => inviteCompany(trust, actor, form)));
  expect(all).toEqual([1, 2, 3].map(() => ({ ok: true })));
  expect(await inviteCompany(trust, actor, { ...form, idem: key() })).toEqual({ ok: false, error: "twice" });
  const links = await db.select().from(capabilityLinks).where(eq(capabilityLinks.workspace, actor.workspace));
  expect(links).toHaveLength(1);
  expect(await inviteCompany(trust, inOwn(freshGuest()), { ...form, idem: key(), company: "X" })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("a company whose link was never made or has ended gets one that stands, one however often it is asked for, and its bid stays", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A");
  const [a] = invited;
  await sending(a);
  const again = (who = actor) => linkAgain(trust, who, { id, bid: a.id });
  const links = () => db.select().from(capabilityLinks).where(eq(capabilityLinks.subjectId, a.id));
  expect([await again(), (await links()).length]).toEqual([{ ok: true }, 1]);
  await revokeLink(deps, actor, a.link);
  expect(await again(inOwn(freshGuest()))).toEqual({ ok: false, error: "gone" });
  for (let n = 0; n < 2; n++)
    expect(await Promise.all([again(), again()])).toEqual([{ ok: true }, { ok: true }]);
  const { linkId, codeHash, state } = await inviteOf(a.id);
  expect([(await links()).length, linkId === a.link, codeHash !== null, state]).toEqual([
    2,
    false,
    true,
    "submitted",
  ]);
  await db.delete(capabilityLinks).where(eq(capabilityLinks.id, linkId ?? ""));
  expect([await again(), (await inviteOf(a.id)).linkId, (await links()).length]).toEqual([
    { ok: true },
    linkId,
    2,
  ]);
});

test("past the versions that a bid may have it is full, and not somebody faster", async () => {
  const actor = await buyer();
  const { invited } = await outFor(actor, "A");
  const [a] = invited;
  expect(await sending(a)).toBe("ok");
  const [first] = await db.select().from(bidOffers).where(eq(bidOffers.inviteId, a.id));
  if (!first) throw new Error("it is there");
  for (let number = 2; number <= BID_LIMITS.offers; number++)
    await db.insert(bidOffers).values({ ...first, id: key(), number });
  expect(await sending(a)).toBe("full");
});

test("a bid counts through the whole second at which it is due, and not in the next", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A", "B", "C");
  const [a, b, c] = invited as [Invited, Invited, Invited];
  const due = Date.parse((await rowOf(id)).dueAt);
  clock.advance(due - now().getTime());
  expect(await sending(a)).toBe("ok");
  clock.advance(999);
  expect(await sending(b)).toBe("ok");
  expect(await sending(a, { offer: offer({ baseCents: 1 }) })).toBe("ok");
  clock.advance(1);
  expect(await sending(c)).toBe("blocked inTime");
  // What came in time cannot be replaced afterwards, not even as a late bid, and not be taken back.
  expect(await sending(a, { late: true })).toBe("stale");
  const { version } = await inviteOf(a.id);
  const back = await withdraw(deps, a.holder(), { id: a.id, version, idem: key(), code: a.code });
  expect([back.ok, (await inviteOf(a.id)).state, (await rowOf(id)).state]).toEqual([
    false,
    "submitted",
    "closed",
  ]);
  const offers = await db.select().from(bidOffers).where(eq(bidOffers.inviteId, a.id));
  expect(offers.map(({ number }) => number).sort()).toEqual([1, 2]);
});

test("the same bid sent again is one version, and another person's key takes nothing away", async () => {
  const actor = await buyer();
  const { invited } = await outFor(actor, "A", "B");
  const [a, b] = invited as [Invited, Invited];
  const { version } = await inviteOf(a.id);
  const sent = { id: a.id, version, idem: key(), offer: offer(), code: a.code, late: false };
  for (let n = 0; n < 3; n++) expect((await submitBid(deps, a.holder(), sent)).ok).toBe(true);
  expect(await db.select().from(bidOffers).where(eq(bidOffers.inviteId, a.id))).toHaveLength(1);
  expect(await sending(b, { idem: sent.idem })).toBe("ok");
});

test("until the opening nobody but whoever knows the code reads a price, the buyer and the holder of the link included", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A");
  const [a] = invited;
  expect(await keepDraft(deps, a.holder(), { id: a.id, code: a.code, draft: { base: "47110.17" } })).toEqual({
    ok: true,
  });
  const other = newCode();
  expect(await keepDraft(deps, a.holder(), { id: a.id, code: other, draft: {} })).toEqual({
    ok: false,
    error: "code",
  });
  expect(await sending(a, { code: other })).toBe("code");
  expect(await sending(a)).toBe("ok");
  const planted = /4711017|47,?110/;
  const seen = async () => JSON.stringify(await readPackage(db, actor, { id, bid: a.id }, now()));
  const held = async (code: string | undefined) =>
    JSON.stringify(
      await heldBidView(
        given,
        { holder: a.holder(), link: { id: a.link, subject: { type: "bid", id: a.id } }, name: "" } as never,
        code,
      ),
    );
  expect(await seen()).not.toMatch(planted);
  expect(await held(undefined)).not.toMatch(planted);
  expect(await held(other)).not.toMatch(planted);
  expect(await held(a.code)).toMatch(planted);
  expect(await isCode(db, a.holder(), { id: a.id, code: other })).toBe(false);
  const told = [
    await db.select().from(processEvents).where(eq(processEvents.workspace, actor.workspace)),
    await db.select().from(linkEvents).where(eq(linkEvents.workspace, actor.workspace)),
    await db
      .select()
      .from(notifications)
      .where(sql`${notifications.userId} = ${actor.owner.slice(5)}`),
  ];
  expect(JSON.stringify(told)).not.toMatch(planted);
  await afterDue(id);
  expect(await seen()).not.toMatch(planted);
  expect(await moved(actor, id, "openBids")).toBe("leveling");
  expect(await seen()).toMatch(planted);
});

test("a bidder whose code is lost begins anew until it is due; what was sent before counts no longer, and no later code opens it", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A", "B");
  const [a, b] = invited as [Invited, Invited];
  const step = async () => ({ id: a.id, version: (await inviteOf(a.id)).version, idem: key() });
  expect(await beginAnew(deps, a.holder(), await step())).toMatchObject({ ok: false, error: "stale" });
  await sending(a);
  await keepDraft(deps, a.holder(), { id: a.id, code: a.code, draft: { base: "47110.17" } });
  expect(await beginAnew(deps, b.holder(), await step())).toMatchObject({ ok: false });
  clock.advance(1_000);
  const pressed = await step();
  for (let n = 0; n < 2; n++) expect((await beginAnew(deps, a.holder(), pressed)).ok).toBe(true);
  const row = await inviteOf(a.id);
  expect([row.state, row.codeHash, row.draft]).toEqual(["invited", null, null]);
  const event = and(eq(processEvents.recordId, a.id), eq(processEvents.transition, "anew"));
  expect(await db.select().from(processEvents).where(event)).toMatchObject([{ actor: `link:${a.link}` }]);
  clock.advance(1_000);
  const code = newCode();
  expect(await keepDraft(deps, a.holder(), { id: a.id, code, draft: {} })).toEqual({ ok: true });
  const held = async () =>
    JSON.stringify(await readHeld(db, a.holder(), a.id, await hashOf(a.id, code), now()));
  expect(await held()).not.toContain(String(PRICE));
  expect(await sending(a)).toBe("code");
  expect(await sending(a, { code, offer: offer({ baseCents: 123_457 }) })).toBe("ok");
  expect(await held()).toContain("123457");
  await afterDue(id);
  expect(await beginAnew(deps, a.holder(), await step())).toMatchObject({ ok: false, guard: "inTime" });
  expect((await inviteOf(a.id)).state).toBe("submitted");
});

test("a package that is cancelled before the opening stays sealed", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A");
  await sending(invited[0]);
  expect(await moved(actor, id, "cancel", "Not built")).toBe("cancelled");
  clock.advance(30 * DAY);
  expect(JSON.stringify(await readPackage(db, actor, { id }, now()))).not.toContain(String(PRICE));
});

test("a late bid is kept apart, closed, until the buyer lets it in with a reason that is written down", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A", "B");
  const [a, b] = invited as [Invited, Invited];
  expect(await sending(b, { late: true })).toBe("blocked tooLate");
  await sending(a);
  await afterDue(id);
  expect(await sending(b, { late: true, offer: offer({ baseCents: 123_457 }) })).toBe("ok");
  expect(await moved(actor, id, "openBids")).toBe("leveling");
  const read = async () => JSON.stringify(await readPackage(db, actor, { id }, now()));
  expect(await read()).not.toContain("123457");
  const version = async () => (await inviteOf(b.id)).version;
  const step = { id: b.id, version: await version(), idem: key() };
  expect(await acceptLate(deps, actor, { ...step, note: " " })).toEqual({ ok: false, error: "note-missing" });
  expect(await acceptLate(deps, inOwn(freshGuest()), { ...step, note: "Truck" })).toMatchObject({
    ok: false,
  });
  expect((await acceptLate(deps, actor, { ...step, note: "Snow on the pass" })).ok).toBe(true);
  expect(await read()).toContain("123457");
  const [event] = await db
    .select()
    .from(processEvents)
    .where(and(eq(processEvents.recordId, b.id), eq(processEvents.transition, "acceptLate")));
  expect([event?.note, event?.actor, (await inviteOf(b.id)).late]).toEqual([
    "Snow on the pass",
    actor.owner,
    true,
  ]);
});
