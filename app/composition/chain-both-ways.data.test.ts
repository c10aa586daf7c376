import { expect, test } from "vitest";
import { chaining } from "~/engines/chain/chain.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { addDeal } from "~/features/business/crm/deals.commands.server.ts";
import { receivedView } from "~/features/business/instant-quote/quote-page.view.server.ts";
import { openLeadsView } from "~/features/business/lead-generation/leads.view.server.ts";
import { quoteRequests } from "~db/schema/business.ts";
import { leadClaims, leads } from "~db/schema/leads.ts";
import { testDatabase } from "../../tests/database.ts";
import { createClock, freshGuest } from "../../tests/factories.ts";
import { joinedContributions } from "./contributions.server.ts";

const db = testDatabase();
const { now } = createClock();
const key = () => crypto.randomUUID() as string;
const at = now().toISOString();
const context = {
  ...{ db, now, language: "en" as const, formKey: key, origin: "https://x.test" },
  contributions: joinedContributions,
};

/** A deal that came of a record. */
async function dealFrom(actor: ReturnType<typeof inOwn>, kind: "lead" | "quoteRequest", id: string) {
  const made = await addDeal({ db, now }, actor, {
    ...{ idem: key(), contact: "", name: "Homeowner 1", phone: "(512) 555-0101", email: "", company: "" },
    ...{ title: "Deck", source: "lead", jobType: "deck", value: 0, chance: null, place: "", note: "" },
    ...{ expectedOn: null, nextAction: "Call", nextOn: at.slice(0, 10), anyway: true, from: { kind, id } },
  });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

test("the page of a request that was sent shows what came of it", async () => {
  const actor = inOwn(freshGuest());
  const request = key();
  await db.insert(quoteRequests).values({
    ...{ id: request, workspace: actor.workspace, pageId: "p", job: "deck", form: "quote-deck" },
    ...{ formVersion: 1, answers: {}, lowCents: 1, likelyCents: 2, highCents: 3, validUntil: "2026-04-01" },
    ...{ client: "Homeowner 4", email: "client@example.com", language: "en" as const, place: "Ridge" },
    ...{ stateSince: at, createdAt: at },
  });
  const asked = async () =>
    (await receivedView(context, actor, new URLSearchParams({ request }))).one?.chain.map(({ kind }) => kind);
  expect(await asked()).toEqual([]);
  await dealFrom(actor, "quoteRequest", request);
  expect(await asked()).toEqual(["quoteRequest", "deal"]);
});

test("the page of a claimed lead shows what came of the claim, and to nobody who has not claimed it", async () => {
  const [actor, other] = [inOwn(freshGuest()), inOwn(freshGuest())];
  const [lead, claim] = [key(), key()];
  await db.insert(leads).values({
    ...{ id: lead, workspace: inOwn(freshGuest()).workspace, source: "site", trade: "deck", scope: "A deck" },
    ...{ timing: "weeks", cap: 3, region: "TX", place: "Austin 78704", client: "Homeowner 7" },
    ...{ email: "client@example.com", language: "en", state: "claimed" },
    ...{ stateSince: at, createdAt: at },
  } as typeof leads.$inferInsert);
  await db.insert(leadClaims).values({
    ...{
      id: claim,
      workspace: actor.workspace,
      leadId: lead,
      proId: key(),
      seat: 1,
      score: 90,
      firm: "Sample Ridge",
    },
    ...{ claimedAt: at, createdAt: at },
  } as typeof leadClaims.$inferInsert);
  const seen = async (who: typeof actor) => {
    const { one } = await openLeadsView(context, who, new URLSearchParams({ lead }));
    return (one?.chain ?? []).map(({ kind }) => kind);
  };
  expect(await seen(actor)).toEqual([]);
  const deal = await dealFrom(actor, "lead", claim);
  expect(await seen(actor)).toEqual(["lead", "deal"]);
  // Whoever links a record of their own to it reads nothing of it.
  const own = await dealFrom(other, "lead", claim);
  await db.batch([
    chaining(db, {
      ...{ workspace: other.workspace, now: now(), from: { kind: "lead", id: claim } },
      to: { kind: "deal", id: own },
    }),
  ]);
  expect(await seen(other)).toEqual([]);
  expect(await seen(actor)).toHaveLength(2);
  expect(deal).not.toBe(own);
});
