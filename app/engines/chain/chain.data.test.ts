import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { quoteRequests } from "~db/schema/business.ts";
import { chainLinks } from "~db/schema/chain.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../tests/database.ts";
import { freshGuest } from "../../../tests/factories.ts";
import { chaining, readChain, readFrom } from "./chain.server.ts";
import { endText, readEnd } from "./chain.ts";

const db = testDatabase();
const AT = "2026-03-02T08:00:00.000Z";
const now = new Date(AT);
const reads = { db, language: "en" as const, contributions: joinedContributions };
const key = () => crypto.randomUUID() as string;

async function askedAndBuilt(actor: Person) {
  const { workspace } = actor;
  const [asked, built] = [key(), key()];
  const shared = { workspace, stateSince: AT, createdAt: AT };
  const range = { lowCents: 100, likelyCents: 200, highCents: 300, validUntil: "2026-04-01" };
  const request = { pageId: "p", job: "deck", form: "quote-deck", formVersion: 1, answers: {} };
  const client = { client: "Homeowner 1", email: "client-1@example.com", place: "Ridge", note: "Soon" };
  await db
    .insert(quoteRequests)
    .values({ ...shared, ...range, ...request, ...client, id: asked, language: "en" });
  await db.insert(projects).values({
    ...{
      ...shared,
      id: built,
      name: "Deck at Ridge",
      state: "active",
      siteZone: "UTC",
      startOn: "2026-03-02",
    },
  });
  return {
    asked: { kind: "quoteRequest", id: asked } as const,
    built: { kind: "project", id: built } as const,
  };
}

test("a link is walked both ways, in the order of the work, and made twice it is there once", async () => {
  const actor = inOwn(freshGuest());
  const { asked, built } = await askedAndBuilt(actor);
  expect(await readChain(reads, actor, asked)).toEqual([]);
  const link = { workspace: actor.workspace, from: asked, to: built, now };
  await db.batch([chaining(db, link), chaining(db, link)]);
  for (const end of [asked, built])
    expect((await readChain(reads, actor, end)).map(({ kind, name, state }) => [kind, name, state])).toEqual([
      ["quoteRequest", "Homeowner 1, Deck", "New"],
      ["project", "Deck at Ridge", "Active"],
    ]);
});

test("a circle of links ends", async () => {
  const actor = inOwn(freshGuest());
  const { asked, built } = await askedAndBuilt(actor);
  const { workspace } = actor;
  await db.batch([
    chaining(db, { workspace, from: asked, to: built, now }),
    chaining(db, { workspace, from: built, to: asked, now }),
  ]);
  expect(await readChain(reads, actor, built)).toHaveLength(2);
});

test("a stranger finds neither the record nor what it knows, even by a link of their own to it", async () => {
  const { asked, built } = await askedAndBuilt(inOwn(freshGuest()));
  const stranger = inOwn(freshGuest());
  const own = await askedAndBuilt(stranger);
  await chaining(db, { workspace: stranger.workspace, from: asked, to: own.built, now });
  await chaining(db, { workspace: stranger.workspace, from: own.built, to: built, now });
  expect(await readChain(reads, stranger, own.built)).toEqual([]);
  expect(await readFrom(reads, stranger, asked)).toBeUndefined();
});

test("a form begins with what the record before it knows", async () => {
  const actor = inOwn(freshGuest());
  const { asked } = await askedAndBuilt(actor);
  const from = await readFrom(reads, actor, readEnd(endText(asked)));
  expect(from).toMatchObject({
    from: endText(asked),
    facts: {
      client: "Homeowner 1",
      email: "client-1@example.com",
      place: "Ridge",
      title: "Deck",
      cents: 200,
    },
  });
  expect(await readFrom(reads, actor, undefined)).toBeUndefined();
});

test.each(["", "deal", "deal:", "deal:a:b", "nothing:1", "deal:a b", `deal:${"x".repeat(65)}`])(
  "what is no record in an address is none: %s",
  (text) => {
    expect(readEnd(text)).toBeUndefined();
  },
);

test("the links of a guest become the member's", async () => {
  const guest = inOwn(freshGuest());
  const { asked, built } = await askedAndBuilt(guest);
  await chaining(db, { workspace: guest.workspace, from: asked, to: built, now });
  const rows = joinedContributions.owned.find(({ by }) => by === chainLinks.workspace);
  const owner = inOwn(freshGuest()).workspace;
  for (const statement of rows?.adopt?.(db, { guest: guest.workspace, owner } as never) ?? [])
    await statement;
  const links = await db.select().from(chainLinks);
  expect(links.filter(({ fromId }) => fromId === asked.id).map(({ workspace }) => workspace)).toEqual([
    owner,
  ]);
});
