import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { USUAL_TERMS } from "~/features/tools/estimates/priced-work.queries.server.ts";
import { quotePages, quoteRequests } from "~db/schema/business.ts";
import { priceItems } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, DAY, freshGuest } from "../../../../tests/factories.ts";
import contribution from "./instant-quote.contributes.server.ts";
import { moveRequest, savePage, sendRequest } from "./quote-page.commands.server.ts";
import { QUOTE_LIMITS } from "./quote-page.limits.ts";
import { readReceived } from "./quote-page.queries.server.ts";
import { findQuotePage, quotePageView, receivedView } from "./quote-page.view.server.ts";

const db = testDatabase();
const uuid = () => crypto.randomUUID() as string;
const fresh = () => inOwn(freshGuest());
const FIRM = {
  firm: "Sample Ridge Builders",
  intro: "",
  jobs: ["deck", "fence"],
  terms: USUAL_TERMS,
  accent: "",
  open: true,
};
const CLIENT = { client: "Homeowner 1", email: "client@example.com", phone: "", place: "", note: "" };

function place() {
  const clock = createClock("2026-11-02T15:00:00.000Z");
  const deps = { db, now: clock.now };
  const actor = fresh();
  const page = uuid();
  const made = () => savePage(deps, actor, { ...FIRM, terms: { ...USUAL_TERMS }, idem: page, version: 0 });
  const context = {
    ...{ db, now: clock.now, language: "en" as const, formKey: uuid, origin: "https://x.test" },
    contributions: joinedContributions,
  };
  const ask = (id: string, query: string) => findQuotePage(context, id, new URLSearchParams(query));
  const send = async (idem = uuid(), more = {}) =>
    sendRequest(deps, {
      ...{ ...CLIENT, idem, page, job: "deck", form: { id: "quote-deck", version: 1 } },
      ...{ answers: { area: "200" }, range: { p10: 700_000, p50: 750_000, p90: 800_000 } },
      ...{ validUntil: "2026-12-02", language: "es" as const, ...more },
    });
  const received = async (who = actor) => (await readReceived(db, who)).requests;
  return { clock, deps, actor, page, made, context, ask, send, received };
}

test("a workspace has one page, however often and by how many forms it is made", async () => {
  const { deps, actor, page, made, ask } = place();
  expect(await Promise.all([made(), made()])).toEqual([{ ok: true }, { ok: true }]);
  const other = { ...FIRM, terms: { ...USUAL_TERMS }, firm: "Another", idem: uuid(), version: 0 };
  expect(await savePage(deps, actor, other)).toEqual({ ok: false, error: "stale" });
  expect(await ask(page, "")).toMatchObject({ firm: FIRM.firm, jobs: ["deck", "fence"] });
});

test("of two changes of one version one holds, and what is sent again says the same again", async () => {
  const { deps, actor, page, made, ask } = place();
  await made();
  const change = (firm: string) =>
    savePage(deps, actor, { ...FIRM, terms: { ...USUAL_TERMS }, firm, idem: uuid(), version: 1 });
  const both = await Promise.all([change("One"), change("Two")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const stands = (await ask(page, ""))?.firm ?? "";
  expect(await change(stands)).toEqual({ ok: true });
  expect(await change("Three")).toEqual({ ok: false, error: "stale" });
});

test("a closed page is nobody's: it is not shown and nothing is sent from it", async () => {
  const { deps, actor, page, made, ask, send, received } = place();
  await made();
  const closed = { ...FIRM, terms: { ...USUAL_TERMS }, open: false, idem: uuid(), version: 1 };
  expect(await savePage(deps, actor, closed)).toEqual({ ok: true });
  expect(await ask(page, "job=deck")).toBeUndefined();
  expect(await send()).toEqual({ ok: false, error: "gone" });
  expect(await received()).toEqual([]);
  expect(await ask(uuid(), "")).toBeUndefined();
});

test("a page reckons with its workspace's own prices and terms, and tells neither", async () => {
  const { deps, actor, page, made, ask, context } = place();
  await made();
  const before = (await ask(page, "job=deck"))?.quote?.priced;
  await db.insert(priceItems).values({
    ...{ id: uuid(), workspace: actor.workspace, code: "06-deck-board-5-4x6x16ft", text: "Cedar board" },
    ...{ unit: "ea", unitCost: "61.37", taxable: true, pricedOn: "2026-10-20", updatedAt: "2026-10-20" },
  });
  const after = (await ask(page, "job=deck&profit=0"))?.quote?.priced;
  expect(after?.owned).toBe(1);
  expect(after?.range.p50).toBeGreaterThan(before?.range.p50 ?? 0);
  // The address changes no term of the firm's, and nobody else's page has its price.
  expect(after?.total).toBe((await ask(page, "job=deck"))?.quote?.priced?.total);
  const dear = { ...USUAL_TERMS, profit: "60" };
  expect(await savePage(deps, actor, { ...FIRM, terms: dear, idem: uuid(), version: 1 })).toEqual({
    ok: true,
  });
  expect((await ask(page, "job=deck"))?.quote?.priced?.range.p50).toBeGreaterThan(after?.range.p50 ?? 0);
  const shown = JSON.stringify(await quotePageView(context, page, new URLSearchParams("job=deck")));
  for (const secret of ["61.37", "Cedar", '"profit"', "unitCost", "wage"])
    expect(shown).not.toContain(secret);
});

test("a job that the firm does not offer is none", async () => {
  const { page, made, ask } = place();
  await made();
  expect(await ask(page, "job=roof")).toMatchObject({ unknown: true, quote: undefined });
});

test("what a client sends three times at once is received once, by that workspace alone", async () => {
  const { made, send, received } = place();
  await made();
  const idem = uuid();
  expect(await Promise.all([1, 2, 3].map(() => send(idem)))).toEqual([1, 2, 3].map(() => ({ ok: true })));
  expect(await received()).toMatchObject([
    { id: idem, job: "deck", formVersion: 1, answers: { area: "200" }, likelyCents: 750_000, language: "es" },
  ]);
  expect(await received(fresh())).toEqual([]);
  // With the key of another's form nothing is received and nothing told.
  expect(await send(idem, { email: "thief@example.com" })).toEqual({ ok: false, error: "form" });
  // Nor is a correction taken for what was sent before it.
  expect(await send(idem, { phone: "555-0100" })).toEqual({ ok: false, error: "form" });
  expect(await send(idem, { answers: { area: "300" } })).toEqual({ ok: false, error: "form" });
  expect(await received()).toHaveLength(1);
});

test("a page takes so many requests a day and not one more, also of those who come at once", async () => {
  const { clock, made, send, received, actor, page } = place();
  await made();
  const at = clock.now().toISOString();
  const rows = Array.from({ length: QUOTE_LIMITS.day - 2 }, () => ({
    ...{
      id: uuid(),
      workspace: actor.workspace,
      pageId: page,
      job: "deck",
      form: "quote-deck",
      formVersion: 1,
    },
    ...{ answers: {}, lowCents: 1, likelyCents: 2, highCents: 3, validUntil: "2026-12-02", ...CLIENT },
    ...{ language: "en" as const, stateSince: at, createdAt: at },
  }));
  for (let n = 0; n < rows.length; n += 4) await db.insert(quoteRequests).values(rows.slice(n, n + 4));
  const sent = await Promise.all([1, 2, 3, 4, 5].map(() => send()));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(2);
  expect(sent).toContainEqual({ ok: false, error: "full" });
  clock.advance(DAY + 1_000);
  expect(await send()).toEqual({ ok: true });
  expect((await received()).length).toBe(QUOTE_LIMITS.day + 1);
});

test("a request is answered, then won; of two at once one holds, and a stranger moves nothing", async () => {
  const { deps, actor, made, send, received } = place();
  await made();
  const request = uuid();
  await send(request);
  const step = (transition: "answer" | "convert" | "close", version: number, who = actor) =>
    moveRequest(deps, who, { request, transition, version, idem: uuid() });
  expect((await step("answer", 1, fresh())).ok).toBe(false);
  expect((await step("answer", 1)).ok).toBe(true);
  const both = await Promise.all([step("convert", 2), step("close", 2)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(["converted", "closed"]).toContain((await received())[0]?.state);
  expect((await step("answer", 3)).ok).toBe(false);
});

test("whoever answers writes in the client's language, and what a client typed is part of no address but as text", async () => {
  const { actor, made, send, context } = place();
  await made();
  const request = uuid();
  await send(request, { client: "A & B?cc=x@example.com", email: "a+b@example.com" });
  const view = await receivedView(context, actor, new URLSearchParams({ request }));
  const mail = new URL(view.one?.mailTo ?? "");
  expect(decodeURIComponent(mail.pathname)).toBe("a+b@example.com");
  expect([...mail.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(mail.searchParams.get("body")).toContain("Hola, A & B?cc=x@example.com");
  expect((await receivedView(context, fresh(), new URLSearchParams({ request }))).missing).toBe(true);
});

test("the samples are three requests, marked, in one statement", async () => {
  const actor = fresh();
  const now = new Date("2026-11-02T15:00:00.000Z");
  const statements = contribution.samples(db, { workspace: actor.workspace, language: "he", now });
  await db.batch(statements as never);
  const { requests } = await readReceived(db, actor);
  expect(requests.map(({ sample, state }) => [sample, state])).toEqual([
    [true, "received"],
    [true, "answered"],
    [true, "converted"],
  ]);
  expect(requests[0]?.answers).toMatchObject({ area: "240" });
  await db.delete(quotePages).where(eq(quotePages.workspace, actor.workspace));
});
