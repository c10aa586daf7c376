import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPost } from "~/engines/talk/talk.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { bidInvites, bidOffers, bidPackages } from "~db/schema/bids.ts";
import {
  afterDue,
  buyer,
  dayAhead,
  db,
  deps,
  given,
  type Invited,
  inviteOf,
  key,
  moved,
  now,
  offer,
  outFor,
  present,
  rowOf,
  sending,
} from "../../../../tests/factories/bids.ts";
import { hashOf, newCode } from "./bid-code.server.ts";
import { acknowledge, ask, intend, keepDraft, submitBid, withdraw } from "./bids.commands.server.ts";
import contribution from "./bids.contributes.server.ts";
import { readHeld, readPackage } from "./bids.queries.server.ts";
import { packageView } from "./bids.view.server.ts";
import { answerQuestion, bidStands, bidSubject, setPlug } from "./invites.commands.server.ts";
import { award, issueAddendum, openAgain } from "./packages.commands.server.ts";

test("an addendum moves the due moment ahead and never back into the past, and gates bids until each has acknowledged it", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A");
  const [a] = invited;
  const seen = async () => ({ id, version: (await rowOf(id)).version });
  const text = { addendum: "Panel moves", newDay: null, newTime: "" };
  expect(
    await issueAddendum(deps, actor, { ...text, newDay: dayAhead(-1), newTime: "10:00", ...(await seen()) }),
  ).toEqual({ ok: false, error: "past" });
  expect(await issueAddendum(deps, actor, { ...text, ...(await seen()) })).toEqual({ ok: true });
  const before = (await rowOf(id)).dueAt;
  expect(
    await issueAddendum(deps, actor, { ...text, newDay: dayAhead(8), newTime: "10:00", ...(await seen()) }),
  ).toEqual({ ok: true });
  expect((await rowOf(id)).dueAt > before).toBe(true);
  expect(await sending(a)).toBe("blocked acked");
  expect(await acknowledge(deps, a.holder(), { id: a.id, n: 3, code: a.code })).toEqual({
    ok: false,
    error: "gone",
  });
  await Promise.all([1, 1, 1].map((n) => acknowledge(deps, a.holder(), { id: a.id, n, code: a.code })));
  expect(await sending(a)).toBe("blocked acked");
  expect(await acknowledge(deps, a.holder(), { id: a.id, n: 2, code: a.code })).toEqual({ ok: true });
  expect(await sending(a)).toBe("ok");
  await afterDue(id);
  expect(
    await issueAddendum(deps, actor, { ...text, newDay: dayAhead(8), newTime: "10:00", ...(await seen()) }),
  ).toEqual({ ok: false, error: "fixed" });
});

test("a question is asked once, answered to all, and says to nobody who asked", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A", "B");
  const [a, b] = invited as [Invited, Invited];
  const idem = key();
  for (let n = 0; n < 2; n++)
    expect(await ask(deps, a.holder(), { id: a.id, idem, question: "Who furnishes fixtures?" })).toEqual({
      ok: true,
    });
  const read = await readPackage(db, actor, { id }, now());
  expect(read?.questions).toHaveLength(1);
  expect(JSON.stringify(read?.questions)).not.toContain(a.id);
  const question = read?.questions[0]?.id ?? "";
  expect(await answerQuestion(deps, actor, { id, question, answer: "The owner" })).toEqual({ ok: true });
  expect(await answerQuestion(deps, actor, { id, question, answer: "Nobody" })).toEqual({
    ok: false,
    error: "stale",
  });
  const other = await readHeld(db, b.holder(), b.id, "", now());
  expect(other?.questions[0]?.answer).toBe("The owner");
  expect(JSON.stringify(other)).not.toContain(a.id);
  await afterDue(id);
  expect(await ask(deps, a.holder(), { id: a.id, idem: key(), question: "And now?" })).toEqual({
    ok: false,
    error: "closed",
  });
});

test("whoever holds one link reads and does nothing with another's bid", async () => {
  const actor = await buyer();
  const { invited } = await outFor(actor, "A", "B");
  const [a, b] = invited as [Invited, Invited];
  expect(await readHeld(db, a.holder(), b.id, await hashOf(b.id, b.code), now())).toBeUndefined();
  const { version } = await inviteOf(b.id);
  const result = await submitBid(deps, a.holder(), {
    id: b.id,
    version,
    idem: key(),
    offer: offer(),
    code: a.code,
    late: false,
  });
  expect(result.ok).toBe(false);
  expect(await keepDraft(deps, a.holder(), { id: b.id, code: a.code, draft: {} })).toEqual({
    ok: false,
    error: "code",
  });
  expect((await inviteOf(b.id)).codeHash).toBeNull();
});

test("a company says that it bids or why not, and may take its bid back and send it anew until it is due", async () => {
  const actor = await buyer();
  const { invited } = await outFor(actor, "A");
  const [a] = invited;
  const step = async () => ({ id: a.id, version: (await inviteOf(a.id)).version, idem: key(), code: a.code });
  expect((await intend(deps, a.holder(), { ...(await step()), answer: "decline" })).ok).toBe(false);
  expect((await intend(deps, a.holder(), { ...(await step()), answer: "decline", note: "No crew" })).ok).toBe(
    true,
  );
  expect((await intend(deps, a.holder(), { ...(await step()), answer: "intend" })).ok).toBe(true);
  expect(await sending(a)).toBe("ok");
  expect(await withdraw(deps, a.holder(), { ...(await step()), code: newCode() })).toEqual({
    ok: false,
    error: "code",
  });
  expect((await withdraw(deps, a.holder(), await step())).ok).toBe(true);
  expect((await inviteOf(a.id)).state).toBe("withdrawn");
  expect(await sending(a, { offer: offer({ baseCents: 2 }) })).toBe("ok");
});

test("without a bid a package goes out again with a moment ahead, and with one it does not", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A");
  await afterDue(id);
  expect(await moved(actor, id, "openBids")).toBe("blocked hasBids");
  const again = async (newDay: string) =>
    openAgain(deps, actor, { id, version: (await rowOf(id)).version, idem: key(), newDay, newTime: "12:00" });
  expect(await again(dayAhead(-1))).toEqual({ ok: false, error: "past" });
  expect(await again(dayAhead(4))).toMatchObject({ ok: true });
  expect(await sending(invited[0])).toBe("ok");
  await afterDue(id);
  expect(await moved(actor, id, "again")).toBe("blocked");
  expect(await again(dayAhead(9))).toMatchObject({ ok: false });
});

test("of two awards at once one wins, and only a bid whose bidder knows every addendum is taken", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A", "B");
  const [a, b] = invited as [Invited, Invited];
  await sending(a);
  await sending(b);
  const seen = async () => ({ id, version: (await rowOf(id)).version });
  await issueAddendum(deps, actor, { addendum: "More", newDay: null, newTime: "", ...(await seen()) });
  await acknowledge(deps, b.holder(), { id: b.id, n: 1, code: b.code });
  await afterDue(id);
  await moved(actor, id, "openBids");
  const take = async (bid: string) =>
    award(deps, actor, { ...(await seen()), idem: key(), bid, reason: "Whole and lowest" });
  expect(await take(a.id)).toEqual({ ok: false, error: "notAcked" });
  await acknowledge(deps, a.holder(), { id: a.id, n: 1, code: a.code });
  const both = await Promise.all([take(a.id), take(b.id)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const row = await rowOf(id);
  expect([row.state, row.awardReason, [a.id, b.id].includes(row.awardedTo ?? "")]).toEqual([
    "awarded",
    "Whole and lowest",
    true,
  ]);
});

test("once a bid has a code nobody else who has its link acknowledges an addendum, declines, or says that it bids", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A");
  const [a] = invited;
  expect(await sending(a)).toBe("ok");
  const { version } = await rowOf(id);
  await issueAddendum(deps, actor, { id, version, addendum: "More", newDay: null, newTime: "" });
  const code = newCode();
  expect(await acknowledge(deps, a.holder(), { id: a.id, n: 1, code })).toEqual({ ok: false, error: "code" });
  expect((await inviteOf(a.id)).acks).toEqual([]);
  expect(await acknowledge(deps, a.holder(), { id: a.id, n: 1, code: a.code })).toEqual({ ok: true });
  const { invited: others } = await outFor(actor, "B");
  const [b] = others;
  await keepDraft(deps, b.holder(), { id: b.id, code: b.code, draft: {} });
  const step = { id: b.id, version: (await inviteOf(b.id)).version, idem: key() };
  const decline = { ...step, answer: "decline" as const, note: "No crew" };
  expect(await intend(deps, b.holder(), { ...decline, code })).toEqual({ ok: false, error: "code" });
  expect(await intend(deps, b.holder(), { ...step, answer: "intend", code })).toMatchObject({ ok: false });
  expect((await intend(deps, b.holder(), { ...decline, code: b.code })).ok).toBe(true);
});

test("what is set for an item is replaced whole and taken back, and changes the leveled total", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A");
  const [a] = invited;
  await sending(a);
  const set = { bid: a.id, item: "i2", mark: "plug" as const, amount: 100_000, source: "Our book" };
  expect(await setPlug(deps, actor, set)).toEqual({ ok: false, error: "fixed" });
  await afterDue(id);
  await moved(actor, id, "openBids");
  const total = async () => (await packageView(given, present(actor), id))?.leveling?.bids[0]?.totalCents;
  const bare = (await total()) ?? 0;
  expect(await setPlug(deps, actor, set)).toEqual({ ok: true });
  expect(await total()).toBe(bare + 100_000);
  await setPlug(deps, actor, { ...set, mark: "gap", amount: null, source: "" });
  expect((await rowOf(id)).plugs).toEqual({ [a.id]: { i2: { mark: "gap", cents: null, source: "" } } });
  await setPlug(deps, actor, { ...set, item: "i3" });
  await setPlug(deps, actor, { ...set, mark: "", amount: null });
  expect(Object.keys((await rowOf(id)).plugs[a.id] ?? {})).toEqual(["i3"]);
  expect(await setPlug(deps, actor, { ...set, item: "i99" })).toEqual({ ok: false, error: "fixed" });
});

test("a clarification is asked once the bids are open, and read by its bidder alone", async () => {
  const actor = await buyer();
  const { id, invited } = await outFor(actor, "A", "B");
  const [a, b] = invited as [Invited, Invited];
  await sending(a);
  const say = () =>
    addPost(
      deps,
      actor,
      { idem: key(), subject: bidSubject(a.id), body: "Is the permit in it?" },
      bidStands(a.id, actor),
    );
  expect((await say()).ok).toBe(false);
  await afterDue(id);
  await moved(actor, id, "openBids");
  expect((await say()).ok).toBe(true);
  expect((await readHeld(db, a.holder(), a.id, "", now()))?.posts).toHaveLength(1);
  expect((await readHeld(db, b.holder(), b.id, "", now()))?.posts).toHaveLength(0);
});

test("the sample has one whole bid, planted gaps, double coverage and a bid far too low, and goes with its package", async () => {
  const actor = await buyer();
  await runTogether(db, contribution.samples(db, { workspace: actor.workspace, language: "en", now: now() }));
  const [row] = await db.select().from(bidPackages).where(eq(bidPackages.workspace, actor.workspace));
  const view = await packageView(given, present(actor), row?.id ?? "");
  const bids = view?.leveling?.bids ?? [];
  expect(
    bids.map(({ gaps, exclusions, doubles, open, outlier }) => [gaps, exclusions, doubles, open, outlier]),
  ).toEqual([
    [0, 0, 0, 0, false],
    [2, 0, 0, 1, false],
    [0, 0, 2, 0, false],
    [1, 2, 0, 3, true],
  ]);
  expect(view?.leveling?.recommendation.bid).toBe(bids[2]?.id);
  await db.delete(bidPackages).where(eq(bidPackages.id, row?.id ?? ""));
  expect(await db.select().from(bidInvites).where(eq(bidInvites.workspace, actor.workspace))).toEqual([]);
  expect(await db.select().from(bidOffers).where(eq(bidOffers.workspace, actor.workspace))).toEqual([]);
});
