import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { inOwn, makeWorkspace, type Person } from "~/engines/trust/trust.server.ts";
import { leadClaims, leads } from "~db/schema/leads.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { posts } from "~db/schema/talk.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshEmail, freshGuest } from "../../../../tests/factories.ts";
import { logContact, logQuote, reportLead, sendMessage, writeReview } from "./claims.commands.server.ts";
import contribution from "./lead-generation.contributes.server.ts";
import { hirePro, moveLead, type NewLead, pauseLead, postLead } from "./leads.commands.server.ts";
import { findLead, readLeads } from "./leads.queries.server.ts";
import { LeadForm } from "./leads.schemas.ts";
import { claimLead, type ProInput, passLead, savePro } from "./pros.commands.server.ts";
import { findOpenLead, readOpenLeads } from "./pros.queries.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const fresh = () => inOwn(freshGuest());
let phones = 5_550_000_000;

const LEAD: Omit<NewLead, "email" | "phone"> = {
  ...{ source: "site", trade: "deck", scope: "A deck of 16 by 20 feet", quote: "", budgetCents: 0 },
  ...{ timing: "weeks", cap: 3, region: "TX", place: "Austin 78704" },
  ...{ client: "Homeowner 1", address: "", language: "en" },
};
const PRO: Omit<ProInput, "idem" | "version"> = {
  ...{ firm: "Sample Ridge Builders", trades: ["deck", "panel"], region: "TX", place: "Austin 78704" },
  ...{ radiusMiles: 30, classes: [], licence: "", weekly: 5, paused: false },
};

function place() {
  const clock = createClock("2026-11-02T15:00:00.000Z");
  const deps = { db, now: clock.now, secret: "a secret of the test", origin: "https://x.test" };
  const client = fresh();
  const post = async (more: Partial<NewLead> = {}, who: Person = client, idem = uuid()) => {
    phones += 1;
    const contact = { email: freshEmail(), phone: String(phones) };
    return postLead(deps, who, { ...LEAD, ...contact, ...more, idem });
  };
  const posted = async (more: Partial<NewLead> = {}) => {
    const result = await post(more);
    if (!result.ok) throw new Error(result.error);
    return result.id;
  };
  const pro = async (more: Partial<ProInput> = {}) => {
    const who = fresh();
    await savePro(deps, who, { ...PRO, ...more, idem: uuid(), version: 0 });
    return who;
  };
  const claim = (who: Person, lead: string) => claimLead(deps, who, { idem: uuid(), lead });
  const claimed = async (who: Person, lead: string) => {
    await claim(who, lead);
    const [row] = await db
      .select()
      .from(leadClaims)
      .where(sql`${leadClaims.leadId} = ${lead} and ${leadClaims.workspace} = ${who.workspace}`);
    return row?.id ?? "";
  };
  const seen = async (lead: string) => {
    const found = await findLead(db, client, { lead, now: clock.now() });
    if (!found) throw new Error("gone");
    return found;
  };
  const step = async (lead: string) => ({ lead, version: (await seen(lead)).version, idem: uuid() });
  return { clock, deps, client, post, posted, pro, claim, claimed, seen, step };
}

test("of 500 who claim one request at once exactly three get it, and each has a seat of its own", async () => {
  const { posted, pro, claim, seen } = place();
  const lead = await posted();
  const pros = await Promise.all(Array.from({ length: 20 }, () => pro()));
  const answers: Awaited<ReturnType<typeof claim>>[] = [];
  // Each pro presses 25 times: its own claim is one, however often it is asked for. More at once than the bridge of the
  // embedded database takes would be refused by that.
  for (let round = 0; round < 5; round++)
    answers.push(
      ...(await Promise.all(Array.from({ length: 5 }, () => pros.map((who) => claim(who, lead))).flat())),
    );
  expect(answers).toHaveLength(500);
  const { firms, claims, state } = await seen(lead);
  expect([firms.length, claims, state]).toEqual([3, 3, "claimed"]);
  const seats = await db.select().from(leadClaims).where(eq(leadClaims.leadId, lead));
  expect(seats.map(({ seat }) => seat).sort()).toEqual([1, 2, 3]);
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
  expect(new Set(refused)).toEqual(new Set(["full"]));
}, 240_000);

test("a request that is wanted by one goes to one, and sent again it is the same request with one mail", async () => {
  const { post, pro, claim, seen } = place();
  const idem = uuid();
  const email = freshEmail();
  const who = fresh();
  expect(await post({ cap: 1, email }, who, idem)).toMatchObject({ ok: true, id: idem });
  expect(await post({ cap: 1, email }, who, idem)).toMatchObject({ ok: true, id: idem });
  expect(await post({ email }, fresh(), idem)).toEqual({ ok: false, error: "not-allowed" });
  expect(await claim(await pro(), idem)).toEqual({ ok: true });
  expect(await claim(await pro(), idem)).toEqual({ ok: false, error: "full" });
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  expect(mails.map(({ id }) => id.split(":")[0]).sort()).toEqual(["lead", "lead-claim"]);
  expect(mails.every(({ text }) => text.includes("https://x.test/l/"))).toBe(true);
  await expect(seen(idem)).rejects.toThrow("gone");
});

test("nobody reads who asks before they have claimed it, and whoever has not claimed it never does", async () => {
  const { clock, posted, pro, claim, post } = place();
  const lead = await posted({ address: "12 Sample Street" });
  const [one, other] = [await pro(), await pro()];
  const look = (who: Person) => findOpenLead(db, who, { lead, now: clock.now() });
  const secrets = async (who: Person) => {
    const { client, email, phone, address } = (await look(who))?.wanted ?? {};
    return [client, email, phone, address];
  };
  expect(await secrets(one)).toEqual(["", "", "", ""]);
  await claim(one, lead);
  expect(await secrets(one)).toEqual([
    "Homeowner 1",
    expect.any(String),
    expect.any(String),
    "12 Sample Street",
  ]);
  expect(await secrets(other)).toEqual(["", "", "", ""]);
  expect(JSON.stringify(await look(other))).not.toContain("Homeowner 1");
  expect(JSON.stringify(await readOpenLeads(db, other, clock.now()))).not.toContain("12 Sample Street");
  expect(await findLead(db, other, { lead, now: clock.now() })).toBeUndefined();
  expect((await post()).ok).toBe(true);
});

test("a week that is full, a break and a profile of another trade claim nothing, and each is told why", async () => {
  const { posted, pro, claim } = place();
  const first = await posted();
  const second = await posted();
  const small = await pro({ weekly: 1 });
  expect(await claim(small, first)).toEqual({ ok: true });
  expect(await claim(small, second)).toEqual({ ok: false, error: "week" });
  expect(await claim(await pro({ paused: true }), second)).toEqual({ ok: false, error: "paused" });
  expect(await claim(await pro({ trades: ["tile"] }), second)).toEqual({ ok: false, error: "misfit.trade" });
  expect(await claim(await pro({ region: "OK" }), second)).toEqual({ ok: false, error: "misfit.state" });
  expect(await claim(fresh(), second)).toEqual({ ok: false, error: "noProfile" });
  expect(await claim(small, uuid())).toEqual({ ok: false, error: "gone" });
});

test("a pro without the class of licence that the state asks for is refused, and with it is not", async () => {
  const { posted, pro, claim } = place();
  const lead = await posted({ trade: "panel" });
  expect(await claim(await pro(), lead)).toEqual({ ok: false, error: "misfit.licence" });
  expect(await claim(await pro({ classes: ["electrical"], licence: "E-1" }), lead)).toEqual({ ok: true });
});

test("the same phone or address within 30 days waits until its client says that it is another job", async () => {
  const { clock, post, pro, claim, seen, step, deps, client } = place();
  const phone = String(++phones);
  await post({ phone });
  const again = await post({ phone: `+1 ${phone.slice(0, 3)}-${phone.slice(3)}` });
  expect(again).toMatchObject({ ok: true, twin: true });
  const lead = again.ok ? again.id : "";
  expect((await seen(lead)).state).toBe("new");
  expect(await claim(await pro(), lead)).toEqual({ ok: false, error: "ended" });
  expect(
    await moveLead(deps, client, { ...(await step(lead)), transition: "screen", note: "" }),
  ).toMatchObject({
    ok: true,
  });
  expect((await seen(lead)).state).toBe("offered");
  expect(await claim(await pro(), lead)).toEqual({ ok: true });
  clock.advance(31 * DAY);
  expect(await post({ phone })).toMatchObject({ ok: true, twin: false });
});

test("one contact posts three requests within a day and no more", async () => {
  const { post } = place();
  const email = freshEmail();
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await post({ email }, fresh()));
  expect(answers.map((answer) => (answer.ok ? "ok" : answer.error))).toEqual([
    "ok",
    "ok",
    "ok",
    "contactFull",
  ]);
});

test("a paused request is claimed by nobody, and one that nobody claimed ends after 30 days", async () => {
  const { clock, deps, client, posted, pro, claim, seen, step } = place();
  const lead = await posted();
  expect(await pauseLead(deps, client, { ...(await step(lead)), paused: true })).toEqual({ ok: true });
  expect(await claim(await pro(), lead)).toEqual({ ok: false, error: "ended" });
  expect(await pauseLead(deps, fresh(), { ...(await step(lead)), paused: false })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await pauseLead(deps, client, { ...(await step(lead)), paused: false })).toEqual({ ok: true });
  clock.advance(31 * DAY);
  expect(await claim(await pro(), lead)).toEqual({ ok: false, error: "ended" });
  expect((await seen(lead)).state).toBe("expired");
});

test("the first call and the first offer move the request, and its client says who got the job", async () => {
  const { clock, deps, client, posted, pro, claimed, seen, step } = place();
  const lead = await posted();
  const [one, other] = [await pro(), await pro()];
  const claim = await claimed(one, lead);
  await claimed(other, lead);
  clock.advance(DAY / 24);
  expect(await logContact(deps, other, { claim })).toEqual({ ok: false, error: "gone" });
  expect(await logContact(deps, one, { claim })).toEqual({ ok: true });
  expect(await logContact(deps, one, { claim })).toEqual({ ok: true });
  expect((await seen(lead)).state).toBe("contacted");
  expect(await logQuote(deps, one, { claim, cents: 1_700_000 })).toEqual({ ok: true });
  expect((await seen(lead)).state).toBe("quoted");
  const review = { idem: uuid(), claim, stars: 5, body: "Clean work" };
  expect(await writeReview(deps, client, { ...review, side: "client" })).toEqual({
    ok: false,
    error: "early",
  });
  expect(await hirePro(deps, client, { ...(await step(lead)), claim: uuid() })).toMatchObject({ ok: false });
  expect(await hirePro(deps, client, { ...(await step(lead)), claim })).toMatchObject({ ok: true });
  expect(await seen(lead)).toMatchObject({ state: "won", lead: { hired: claim } });

  // Neither side sees what the other wrote before both have.
  expect(await writeReview(deps, client, { ...review, side: "client" })).toEqual({ ok: true });
  const shown = async () =>
    (await findOpenLead(db, one, { lead, now: clock.now() }))?.reviews.filter(({ isShown }) => isShown);
  expect(await shown()).toEqual([]);
  expect(await writeReview(deps, one, { ...review, idem: uuid(), side: "pro" })).toEqual({ ok: true });
  expect(await shown()).toHaveLength(2);
});

test("the two sides of a claim write to each other, and nobody else reads it", async () => {
  const { clock, deps, client, posted, pro, claimed, seen } = place();
  const lead = await posted();
  const [one, other] = [await pro(), await pro()];
  const claim = await claimed(one, lead);
  await claimed(other, lead);
  const says = (who: Person, side: "client" | "pro") =>
    sendMessage(deps, who, { idem: uuid(), claim, side, body: `From the ${side}` });
  expect(await says(client, "client")).toEqual({ ok: true });
  expect(await says(one, "pro")).toEqual({ ok: true });
  expect(await says(other, "pro")).toEqual({ ok: false, error: "gone" });
  expect(await says(one, "client")).toEqual({ ok: false, error: "gone" });
  const bodies = (said: readonly { body: string }[] = []) => said.map(({ body }) => body).sort();
  expect(bodies((await seen(lead)).said)).toEqual(["From the client", "From the pro"]);
  const read = (who: Person) => findOpenLead(db, who, { lead, now: clock.now() });
  expect(bodies((await read(one))?.said)).toEqual(["From the client", "From the pro"]);
  expect((await read(other))?.said).toEqual([]);
});

test("what is passed leaves the list, and examples are in no published number", async () => {
  const { clock, deps, posted, pro } = place();
  const lead = await posted();
  const who = await pro();
  const open = async () => (await readOpenLeads(db, who, clock.now())).open.map(({ id }) => id);
  expect(await open()).toContain(lead);
  expect(await passLead(deps, who, { idem: uuid(), lead, reason: "busy" })).toEqual({ ok: true });
  expect(await open()).not.toContain(lead);

  const total = async () =>
    (await readLeads(db, undefined, clock.now())).sources.reduce((sum, { posted: n }) => sum + n, 0);
  const before = await total();
  const { workspace } = who;
  const rows = await contribution.samples(db, { workspace, language: "he", now: clock.now() });
  for (const row of rows) await row;
  expect(await db.select().from(leads).where(eq(leads.workspace, workspace))).toHaveLength(15);
  expect(await total()).toBe(before);
  expect((await readOpenLeads(db, await pro(), clock.now())).open.some(({ sample }) => sample)).toBe(false);
});

test("a report of what is no request is sent once, and only by who has claimed it", async () => {
  const { deps, posted, pro, claimed } = place();
  const lead = await posted();
  const [one, other] = [await pro(), await pro()];
  const claim = await claimed(one, lead);
  const store = { db, now: deps.now };
  const report = (who: Person) =>
    reportLead({ ...deps, store }, who, {
      idem: uuid(),
      claim,
      reason: "noProject",
      evidence: "Called twice",
    });
  expect(await report(other)).toEqual({ ok: false, error: "gone" });
  expect(await report(one)).toEqual({ ok: true });
  expect(await report(one)).toEqual({ ok: true });
});

test("one account has one seat of a request, and none of what any workspace of it posted", async () => {
  const { deps, post, posted, claim } = place();
  const owner = (await createMember(db)).actor;
  const made = await makeWorkspace(deps, owner, { idem: uuid(), name: "Ridge Framing" });
  if (!made.ok) throw new Error(made.error);
  const second: Person = { ...owner, workspace: made.id };
  for (const who of [owner, second])
    await savePro(deps, who, { ...PRO, weekly: 1, idem: uuid(), version: 0 });
  const lead = await posted();
  expect(await claim(owner, lead)).toEqual({ ok: true });
  expect(await claim(second, lead)).toEqual({ ok: false, error: "elsewhere" });
  // One week, too.
  expect(await claim(second, await posted())).toEqual({ ok: false, error: "week" });
  const own = await post({}, second);
  expect(await claim(owner, own.ok ? own.id : "")).toEqual({ ok: false, error: "own" });
  const open = (await readOpenLeads(db, owner, deps.now())).open.map(({ id }) => id);
  expect(open).not.toContain(own.ok && own.id);
});

test("a client says what they think of a pro who never called, and it counts once it has waited for the other side", async () => {
  const { clock, deps, client, posted, pro, claimed, seen, step } = place();
  const lead = await posted();
  const who = await pro();
  const claim = await claimed(who, lead);
  await moveLead(deps, client, { ...(await step(lead)), transition: "lose", note: "Nobody called" });
  const review = { idem: uuid(), claim, stars: 1, body: "Never called" };
  expect(await writeReview(deps, who, { ...review, idem: uuid(), side: "pro" })).toMatchObject({ ok: false });
  expect(await writeReview(deps, client, { ...review, side: "client" })).toEqual({ ok: true });
  const stars = async () => (await seen(lead)).firms.map((firm) => [firm.stars, firm.reviews]);
  expect(await stars()).toEqual([[null, 0]]);
  clock.advance(15 * DAY);
  expect(await stars()).toEqual([[1, 1]]);
});

test("nobody reviews an example, nor a workspace of their own", async () => {
  const { clock, deps, client, posted, pro, claimed, step } = place();
  const who = await pro();
  const { workspace } = who;
  for (const row of await contribution.samples(db, { workspace, language: "en", now: clock.now() }))
    await row;
  const [sample] = await db
    .select({ claim: leadClaims.id })
    .from(leadClaims)
    .innerJoin(leads, eq(leads.id, leadClaims.leadId))
    .where(sql`${leads.workspace} = ${workspace} and ${leads.state} = 'won'`);
  const review = { idem: uuid(), stars: 5, body: "" };
  const said = (claim: string, by: Person) => writeReview(deps, by, { ...review, claim, side: "client" });
  expect(await said(sample?.claim ?? "", who)).toEqual({ ok: false, error: "early" });
  const lead = await posted();
  const claim = await claimed(who, lead);
  await moveLead(deps, client, { ...(await step(lead)), transition: "lose", note: "Not now" });
  // The browser in which it was posted signed in as the firm afterwards.
  await db.update(leads).set({ workspace }).where(eq(leads.id, lead));
  expect(await said(claim, who)).toEqual({ ok: false, error: "early" });
});

test("what is withdrawn is over for messages, and what was closed is some days later", async () => {
  const { clock, deps, client, posted, pro, claimed, step } = place();
  const who = await pro();
  const says = (claim: string) => sendMessage(deps, who, { idem: uuid(), claim, side: "pro", body: "Hello" });
  const [lost, gone] = [await posted(), await posted()];
  const [one, other] = [await claimed(who, lost), await claimed(who, gone)];
  await moveLead(deps, client, { ...(await step(lost)), transition: "lose", note: "Not now" });
  await moveLead(deps, client, { ...(await step(gone)), transition: "withdraw", note: "" });
  expect([await says(one), await says(other)]).toEqual([{ ok: true }, { ok: false, error: "talkOver" }]);
  clock.advance(15 * DAY);
  expect(await says(one)).toEqual({ ok: false, error: "talkOver" });
});

test("what everybody sees of a place has no number but a ZIP", () => {
  const placed = (place: string) =>
    v.safeParse(LeadForm.entries.place, place).issues?.map(({ message }) => message) ?? "ok";
  expect(["Austin", "78704", "Austin 78704-1234"].map(placed)).toEqual(["ok", "ok", "ok"]);
  expect(["12 Oak St, Austin", "Austin 78704 12"].map(placed)).toEqual([
    ["errors.placeNumber"],
    ["errors.placeNumber"],
  ]);
});

test("what is said of a request goes with it", async () => {
  const { deps, posted, pro, claimed } = place();
  const who = await pro();
  const lead = await posted();
  const claim = await claimed(who, lead);
  await sendMessage(deps, who, { idem: uuid(), claim, side: "pro", body: "Hello" });
  const left = () => db.$count(posts, eq(posts.subjectId, claim));
  for (const statement of contribution.late(db)) await statement;
  expect(await left()).toBe(1);
  await db.delete(leads).where(eq(leads.id, lead));
  for (const statement of contribution.late(db)) await statement;
  expect(await left()).toBe(0);
});
