import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { type Holder, inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { financingApplications, financingLenders } from "~db/schema/financing.ts";
import { capabilityLinks } from "~db/schema/trust.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import {
  acceptOffer,
  addLender,
  addPaper,
  beginApplication,
  dropLender,
  dropPaper,
  linkLenders,
  moveApplication,
  saveApplication,
} from "./application.commands.server.ts";
import { readApplication, readAsked } from "./application.queries.server.ts";
import { applicationView, readOffer } from "./application.view.server.ts";
import { answerLender } from "./lender.commands.server.ts";
import { removeApplication } from "./remove.commands.server.ts";

const db = testDatabase();
const { now } = createClock();
const passwords = { hash: async (text: string) => text, verify: async () => true };
const deps = { db, now, secret: "s".repeat(32), passwords, contributions: joinedContributions };
const key = () => crypto.randomUUID() as string;
const given = { db, now, language: "en" as const, formKey: key };
const member = async () => inOwn((await createMember(db)).owner);
const FACTS = {
  ...{ topic: "A used excavator", amount: 6_200_000, firm: "Sample Ridge Builders", years: "7" },
  ...{ sales: "90000000", income: "18500000", debt: "4200000" },
};
const begin = (actor: Person, idem = key()) =>
  beginApplication(deps, actor, { idem, query: "kind=term&amount=62000&rate=9&months=48", ...FACTS });

async function begun(actor: Person) {
  const made = await begin(actor);
  if (!made.ok) throw new Error(made.error);
  return made.id;
}
const rowOf = async (id: string) =>
  (await db.select().from(financingApplications).where(eq(financingApplications.id, id)))[0];
const lendersOf = (id: string) =>
  db.select().from(financingLenders).where(eq(financingLenders.applicationId, id));

/** An application that was sent to two lenders, with what holds the link of each. */
async function sent(actor: Person) {
  const id = await begun(actor);
  for (const lender of ["Lender 1", "Lender 2"]) await addLender(deps, actor, { id, idem: key(), lender });
  const version = (await rowOf(id))?.version ?? 0;
  const moved = await moveApplication(deps, actor, { record: id, transition: "send", version, idem: key() });
  if (!moved.ok) throw new Error(moved.error);
  const lenders = await lendersOf(id);
  const holderOf = (name: string): Holder => ({
    kind: "holder",
    link: lenders.find(({ lender }) => lender === name)?.linkId ?? "",
    now: now(),
  });
  return { id, one: holderOf("Lender 1"), two: holderOf("Lender 2") };
}
const OFFER = { amount: "62000", months: "48", payment: "1565", fee: "395" };
function offerOf(typed: Record<string, string> = OFFER) {
  const read = readOffer(typed, "en");
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.offer;
}
const offering = (holder: Holder, offer = offerOf(), idem = key()) =>
  answerLender(deps, holder, { idem, offer, words: "Until Friday", printedName: "Officer 1" });

test("an application is begun once, and changed by whoever read it last", async () => {
  const actor = await member();
  const idem = key();
  const [one, other] = await Promise.all([begin(actor, idem), begin(actor, idem)]);
  expect(one).toEqual(other);
  if (!one.ok) throw new Error(one.error);
  const { id } = one;
  expect(await saveApplication(deps, actor, { id, version: 1, ...FACTS, topic: "Truck" })).toEqual({
    ok: true,
  });
  expect(await saveApplication(deps, actor, { id, version: 1, ...FACTS })).toMatchObject({ error: "stale" });
  expect(await saveApplication(deps, await member(), { id, version: 2, ...FACTS })).toMatchObject({
    error: "gone",
  });
  expect(await rowOf(id)).toMatchObject({ topic: "Truck", state: "draft" });
});

test("a lender stands on the list once, nobody else's, and without one nothing is sent", async () => {
  const actor = await member();
  const id = await begun(actor);
  const moving = { record: id, transition: "send", version: 1, idem: key() };
  expect((await moveApplication(deps, actor, moving)).ok).toBe(false);
  const idem = key();
  const add = (who: Person, lender: string, form = key()) => addLender(deps, who, { id, idem: form, lender });
  expect(await add(actor, "Lender 1", idem)).toEqual({ ok: true });
  expect(await add(actor, "Lender 1", idem)).toEqual({ ok: true });
  expect(await add(actor, "Lender 1")).toMatchObject({ error: "twice" });
  expect(await add(await member(), "Lender 2")).toMatchObject({ error: "gone" });
  const [lender] = await lendersOf(id);
  expect(await dropLender(deps, actor, { id, lenderId: lender?.id ?? "" })).toEqual({ ok: true });
  expect(await lendersOf(id)).toEqual([]);
});

test("before it is sent no link stands; afterwards each lender reads the application and nothing of the others", async () => {
  const actor = await member();
  const id = await begun(actor);
  await addLender(deps, actor, { id, idem: key(), lender: "Lender 1" });
  const [lender] = await lendersOf(id);
  const early: Holder = { kind: "holder", link: lender?.linkId ?? "", now: now() };
  expect(await readAsked(db, early, id)).toBeUndefined();
  expect(await offering(early)).toMatchObject({ error: "over" });
  const { id: other, one, two } = await sent(actor);
  expect((await readAsked(db, one, other))?.asked).toMatchObject({ firm: FACTS.firm, lender: "Lender 1" });
  expect(await readAsked(db, one, id)).toBeUndefined();
  await offering(one);
  expect((await readAsked(db, two, other))?.asked.offer).toBe("");
});

test("links are asked for again by whoever sent it, and by nobody for a draft, another's or none", async () => {
  const actor = await member();
  const { id } = await sent(actor);
  expect(await linkLenders(deps, actor, id)).toEqual({ ok: true });
  const stranger = await member();
  for (const [who, which] of [
    [stranger, id],
    [actor, key()],
  ] as const)
    expect(await linkLenders(deps, who, which)).toEqual({ ok: false, error: "gone" });
  const draft = await begun(actor);
  await addLender(deps, actor, { id: draft, idem: key(), lender: "Lender 1" });
  expect(await linkLenders(deps, actor, draft)).toEqual({ ok: false, error: "stale" });
});

test("an offer is said once, shown with its true rate, and the last one counts", async () => {
  const actor = await member();
  const { id, one, two } = await sent(actor);
  const idem = key();
  const cheaper = offerOf({ ...OFFER, payment: "1500" });
  await Promise.all([offering(one, offerOf(), idem), offering(one, offerOf(), idem)]);
  expect((await lendersOf(id)).find(({ linkId }) => linkId === one.link)?.version).toBe(2);
  // The key of a form that another lender sent says nothing here.
  expect((await offering(two, cheaper, idem)).ok).toBe(false);
  await offering(one, cheaper);
  const view = await applicationView(given, actor, id);
  const offered = view?.offers.find(({ lender }) => lender === "Lender 1");
  expect(offered?.figures).toMatchObject({ query: cheaper, payment: 150_000 });
  expect(offered?.figures?.rate.ok && offered.figures.rate.percent).toBeCloseTo(7.92, 0);
  await offering(one, "");
  const after = await applicationView(given, actor, id);
  expect(after?.offers.find(({ lender }) => lender === "Lender 1")).toMatchObject({ declined: true });
});

test("figures of an offer that cannot be are said at their fields", () => {
  const read = readOffer({ amount: "62000", months: "48" }, "en");
  expect(read.ok ? {} : read.errors).toEqual({
    payment: "Enter the payment as quoted, or leave it empty and enter a rate.",
  });
});

test("of two who take offers at once one wins, and all other links end", async () => {
  const actor = await member();
  const { id, one, two } = await sent(actor);
  await offering(one);
  await offering(two, offerOf({ ...OFFER, payment: "1600" }));
  const lenders = await lendersOf(id);
  const version = (await rowOf(id))?.version ?? 0;
  const take = (n: number, offerVersion = lenders[n]?.version ?? 0) =>
    acceptOffer(deps, actor, { id, lenderId: lenders[n]?.id ?? "", offerVersion, version, idem: key() });
  // An offer that was changed since it was read is not taken.
  expect((await take(0, 1)).ok).toBe(false);
  const taken = await Promise.all([take(0), take(1)]);
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: "accepted", acceptedLender: lenders[taken[0]?.ok ? 0 : 1]?.id });
  const [won, lost] = taken[0]?.ok ? [one, two] : [two, one];
  expect((await readAsked(db, won, id))?.asked.state).toBe("accepted");
  expect(await readAsked(db, lost, id)).toBeUndefined();
  const [link] = await db.select().from(capabilityLinks).where(eq(capabilityLinks.id, lost.link));
  expect(link?.revokedAt).not.toBeNull();
  expect(await offering(won)).toMatchObject({ error: "over" });
});

test("a withdrawn application is read by no lender any more", async () => {
  const actor = await member();
  const { id, one } = await sent(actor);
  const version = (await rowOf(id))?.version ?? 0;
  const moving = { record: id, transition: "withdraw", version, idem: key(), note: "" };
  expect(await moveApplication(deps, actor, moving)).toEqual({ ok: true });
  expect(await readAsked(db, one, id)).toBeUndefined();
  expect(await offering(one)).toMatchObject({ error: "over" });
});

test("papers are kept with their kind until it is sent, and read by lenders afterwards", async () => {
  const actor = await member();
  const id = await begun(actor);
  const store = { db, now, bucket: memoryBucket().pictures };
  const file = { id, idem: key(), name: "Statement.png", bytes: png() };
  expect(await addPaper(store, actor, { ...file, paper: "bank" })).toMatchObject({ ok: true });
  const second = { ...file, idem: key(), name: "Other.png" };
  await addPaper(store, actor, { ...second, paper: "other" });
  expect(await dropPaper(store, actor, { id, file: second.idem })).toEqual({ ok: true });
  expect((await readApplication(db, actor, id, now()))?.application.papers).toEqual({ [file.idem]: "bank" });
  await addLender(deps, actor, { id, idem: key(), lender: "Lender 1" });
  const version = (await rowOf(id))?.version ?? 0;
  await moveApplication(deps, actor, { record: id, transition: "send", version, idem: key() });
  const [lender] = await lendersOf(id);
  const holder: Holder = { kind: "holder", link: lender?.linkId ?? "", now: now() };
  expect((await readAsked(db, holder, id))?.files.map(({ name }) => name)).toEqual(["Statement.png"]);
  expect((await addPaper(store, actor, { ...file, idem: key(), paper: "tax" })).ok).toBe(false);
  expect(await dropPaper(store, actor, { id, file: file.idem })).toMatchObject({ error: "stale" });
});

test("an application that was sent is not removed; one that is over goes with everything that hangs on it", async () => {
  const actor = await member();
  const { id, one } = await sent(actor);
  const store = { db, now, bucket: memoryBucket().pictures };
  const version = async () => (await rowOf(id))?.version ?? 0;
  expect(await removeApplication(store, actor, { id, version: await version() })).toMatchObject({
    error: "stale",
  });
  await moveApplication(deps, actor, {
    ...{ record: id, transition: "decline", version: await version(), idem: key(), note: "" },
  });
  expect(await removeApplication(store, await member(), { id, version: await version() })).toMatchObject({
    error: "gone",
  });
  expect(await removeApplication(store, actor, { id, version: await version() })).toEqual({ ok: true });
  expect([await rowOf(id), await lendersOf(id), await readAsked(db, one, id)]).toEqual([
    undefined,
    [],
    undefined,
  ]);
});
