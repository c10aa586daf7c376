import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { readArticle, readGlossary, readLinkNames } from "~/engines/knowledge/knowledge.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether, type Statement } from "~/services/contribution.ts";
import type { Reference } from "~/services/reference.server.ts";
import { notifications } from "~db/schema/account.ts";
import { articles, termNames } from "~db/schema/knowledge.ts";
import { lingoCards, termSuggestions } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createMember, freshGuest } from "../../../../tests/factories.ts";
import { CONFUSED, confusedWith } from "./confused.data.ts";
import {
  answerCard,
  missCards,
  restartCards,
  starTerm,
  suggest,
  unstarTerm,
} from "./lingo.commands.server.ts";
import contribution from "./lingo.contributes.server.ts";
import { LINGO_LIMITS } from "./lingo.limits.ts";
import { readCards, readQueue, readStarred, readSuggesting, readTerms } from "./lingo.queries.server.ts";
import type { Suggest } from "./lingo.schemas.ts";
import { termView } from "./lingo.view.server.ts";
import { review } from "./review.commands.server.ts";

const db = testDatabase();
const now = () => new Date("2026-03-02T10:00:00.000Z");
const deps = { db, now, today: "2026-03-02" };
/** Reads anew every time. */
const reference: Reference = (_, read) => read();
const reading = { db, reference };

const fresh = (): Person => inOwn(freshGuest());
const admin = freshGuest();
const PAIR = { shown: "en", asked: "es" } as const;
const OK = { ok: true };

const knew = (slug: string, version: number, intent: "knew" | "missed" = "knew") => ({
  intent,
  slug,
  version,
  ...PAIR,
});
const cardsOf = async (actor: Person) => (await readCards(reading, actor, PAIR)).rows;

/** A word that occurs nowhere else, as a crew might say it. */
const word = () => `Zq${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;

const missing = (name = word()): Extract<Suggest, { intent: "suggest-term" }> => ({
  intent: "suggest-term",
  idem: crypto.randomUUID(),
  region: "es-mx",
  name,
  meaning: "Algo que falta.",
  trade: "framing",
});
const otherName = (slug: string, name = word()): Extract<Suggest, { intent: "suggest-name" }> => ({
  intent: "suggest-name",
  idem: crypto.randomUUID(),
  slug,
  region: "he-site",
  name,
  meaning: "",
});
const accepting = (id: string, english = word()) => ({
  intent: "accept-term" as const,
  id,
  idem: crypto.randomUUID(),
  trade: "framing" as const,
  name_en: english,
  meaning_en: "A missing thing.",
  name_es: "Palabra",
  meaning_es: "Algo que falta.",
  name_he: "",
  meaning_he: "",
});
async function suggested(what: Suggest, actor = fresh()) {
  expect(await suggest(deps, actor, what)).toEqual(OK);
  return what.idem;
}
const statusOf = async (id: string) =>
  (await db.select().from(termSuggestions).where(eq(termSuggestions.id, id)))[0]?.status;
const gone = (slug: string) =>
  onTestFinished(async () => {
    await db.delete(articles).where(eq(articles.slug, slug));
  });

test("the glossary is read whole: names, definitions, trades and what else is said", async () => {
  const terms = await readGlossary(db);
  expect(terms.length).toBeGreaterThan(300);
  expect(terms.find(({ slug }) => slug === "drywall")).toMatchObject({
    trade: "finishes",
    texts: { en: { name: "Drywall" }, es: { name: "Tablaroca" } },
    names: expect.arrayContaining([
      { region: "en-gb", name: "plasterboard", said: "" },
      { region: "he-site", name: "גבס", said: "géves" },
    ]),
  });
  expect((await readLinkNames(db, "es")).find(({ slug }) => slug === "footing")).toEqual({
    name: "zapata",
    slug: "footing",
  });
});

test("a card that is answered moves on, and one sent again or from another window counts once", async () => {
  const actor = fresh();
  const first = await Promise.all([1, 2, 3].map(() => answerCard(deps, actor, knew("beam", 0))));
  expect(first).toEqual([OK, OK, OK]);
  expect(await cardsOf(actor)).toEqual([
    expect.objectContaining({ slug: "beam", box: 2, dueOn: "2026-03-03", version: 1 }),
  ]);
  await Promise.all([1, 2].map(() => answerCard(deps, actor, knew("beam", 1))));
  await answerCard(deps, actor, knew("beam", 1, "missed"));
  expect(await cardsOf(actor)).toEqual([
    expect.objectContaining({ box: 3, dueOn: "2026-03-05", version: 2 }),
  ]);
  await answerCard(deps, actor, knew("beam", 2, "missed"));
  expect(await cardsOf(actor)).toEqual([expect.objectContaining({ box: 1, dueOn: "2026-03-02" })]);
});

test("a card of no term is none, and the two directions are two cards", async () => {
  const actor = fresh();
  expect(await answerCard(deps, actor, knew("sorcery", 0))).toEqual({ ok: false, error: "gone" });
  await answerCard(deps, actor, knew("beam", 0));
  await answerCard(deps, actor, { ...knew("beam", 0), shown: "es", asked: "en" });
  expect(await cardsOf(actor)).toHaveLength(1);
  expect(await restartCards(deps, actor, { intent: "restart", ...PAIR })).toEqual(OK);
  expect(await cardsOf(actor)).toEqual([]);
  expect((await readCards(reading, actor, { shown: "es", asked: "en" })).rows).toHaveLength(1);
});

test("what somebody learns is theirs alone", async () => {
  const [actor, other] = [fresh(), fresh()];
  await answerCard(deps, actor, knew("beam", 0));
  expect(await cardsOf(other)).toEqual([]);
  await restartCards(deps, other, { intent: "restart", ...PAIR });
  expect(await cardsOf(actor)).toHaveLength(1);
  // Whoever says they work in somebody's workspace does not work there.
  await answerCard(deps, { ...other, workspace: actor.workspace }, knew("joist", 0));
  expect(await cardsOf(actor)).toHaveLength(1);
});

test("a guest's cards are the member's after sign-in, and where both have one the member's stays", async () => {
  const guest = fresh();
  const member = await createMember(db);
  await answerCard(deps, guest, knew("beam", 0, "missed"));
  await answerCard(deps, guest, knew("joist", 0));
  await answerCard(deps, inOwn(member.owner), knew("beam", 0));
  for (const { adopt } of contribution.owned)
    await runTogether(db, adopt(db, { guest: guest.owner, owner: member.owner }) as readonly Statement[]);
  const cards = await cardsOf(inOwn(member.owner));
  expect(cards.map(({ slug, box }) => [slug, box]).toSorted()).toEqual([
    ["beam", 2],
    ["joist", 2],
  ]);
  expect(await db.select().from(lingoCards).where(eq(lingoCards.workspace, guest.workspace))).toEqual([]);
});

test("what a quiz showed not to be known is asked again today, once however often it is sent", async () => {
  const actor = fresh();
  for (const version of [0, 1, 2]) await answerCard(deps, actor, knew("beam", version));
  const quiz = { ...PAIR, idem: crypto.randomUUID(), slugs: ["beam", "girder", "no-such-term"] };
  const sent = await Promise.all([missCards(deps, actor, quiz), missCards(deps, actor, quiz)]);
  expect([...sent, await missCards(deps, actor, quiz)]).toEqual([OK, OK, OK]);
  const cards = await cardsOf(actor);
  expect(cards.sort((a, b) => a.slug.localeCompare(b.slug))).toMatchObject([
    { slug: "beam", box: 1, dueOn: deps.today, version: 4 },
    { slug: "girder", box: 1, dueOn: deps.today, startedOn: deps.today, version: 1 },
  ]);
  expect(await missCards(deps, actor, { ...quiz, idem: crypto.randomUUID(), slugs: [] })).toEqual(OK);
  expect(await cardsOf(fresh())).toEqual([]);
});

test("a term is marked once, by everybody for themselves, and no longer when the mark is taken off", async () => {
  const [one, two] = [fresh(), fresh()];
  await Promise.all([
    starTerm(deps, one, "beam"),
    starTerm(deps, one, "beam"),
    starTerm(deps, one, "girder"),
  ]);
  expect([...(await readStarred(reading, one)).starred].sort()).toEqual(["beam", "girder"]);
  expect((await readStarred(reading, two)).starred.size).toBe(0);
  expect((await readStarred(reading, undefined)).starred.size).toBe(0);
  await unstarTerm(deps, two, "beam");
  await unstarTerm(deps, one, "girder");
  await unstarTerm(deps, one, "girder");
  expect([...(await readStarred(reading, one)).starred]).toEqual(["beam"]);
  expect(await starTerm(deps, one, "no-such-term")).toEqual({ ok: false, error: "gone" });
});

test("a guest's marks are the member's after sign-in, each once", async () => {
  const guest = freshGuest();
  const { owner } = await createMember(db);
  const [before, after] = [inOwn(guest), inOwn(owner)];
  for (const slug of ["beam", "girder"]) await starTerm(deps, before, slug);
  await starTerm(deps, after, "beam");
  for (const { adopt } of contribution.owned) for (const one of adopt(db, { guest, owner })) await one;
  expect([...(await readStarred(reading, after)).starred].sort()).toEqual(["beam", "girder"]);
  expect((await readStarred(reading, before)).starred.size).toBe(0);
});

test("a suggestion that is sent three times waits once, and its sender sees it", async () => {
  const actor = fresh();
  const what = missing();
  await Promise.all([1, 2, 3].map(() => suggest(deps, actor, what)));
  const { rows } = await readSuggesting(reading, actor);
  expect(rows).toEqual([expect.objectContaining({ name: what.name, status: "pending", became: null })]);
  expect((await readSuggesting(reading, fresh())).rows).toEqual([]);
});

test("of one owner only so many suggestions wait", async () => {
  const actor = fresh();
  for (let n = 0; n < LINGO_LIMITS.pending; n++) await suggested(missing(), actor);
  expect(await suggest(deps, actor, missing())).toEqual({ ok: false, error: "full" });
  expect(await suggest(deps, fresh(), missing())).toEqual(OK);
});

test("another name of a term that is not there is refused", async () => {
  expect(await suggest(deps, fresh(), otherName("sorcery"))).toMatchObject({ ok: false });
});

test("an accepted word is a term with its article, once, and its sender is told", async () => {
  const member = await createMember(db);
  const what = missing();
  const id = await suggested(what, inOwn(member.owner));
  const form = accepting(id);
  const slug = form.name_en.toLowerCase();
  gone(`term-${slug}`);
  expect(await Promise.all([1, 2, 3].map(() => review(deps, admin, form)))).toEqual([OK, OK, OK]);
  expect((await readGlossary(db)).find((term) => term.slug === slug)).toMatchObject({
    trade: "framing",
    texts: {
      en: { name: form.name_en, definition: "A missing thing." },
      es: { name: "Palabra", definition: "Algo que falta." },
    },
  });
  expect(await readArticle(db, `term-${slug}`, "en")).toMatchObject({
    kind: "term",
    body: "A missing thing. In Spanish: Palabra.",
  });
  expect(await db.select().from(notifications).where(eq(notifications.userId, member.id))).toEqual([
    expect.objectContaining({ code: "termAccepted", subject: what.name, href: `/term/${slug}` }),
  ]);
  expect((await readSuggesting(reading, inOwn(member.owner))).rows[0]).toMatchObject({
    status: "accepted",
    became: slug,
  });
});

test("an English name that is taken, or is none, makes no second term", async () => {
  const id = await suggested(missing());
  for (const english of ["Drywall", "¡!", "לבנה"])
    expect(await review(deps, admin, accepting(id, english))).toEqual({ ok: false, error: "changed" });
  expect(await statusOf(id)).toBe("pending");
  expect(await readArticle(db, "term-drywall", "en")).toMatchObject({ title: "Drywall" });
});

test("an accepted name stands with its term, and the seed leaves it", async () => {
  const what = otherName("beam", "קורונת");
  const id = await suggested(what);
  onTestFinished(async () => {
    await db.delete(termNames).where(eq(termNames.name, what.name));
  });
  const form = {
    intent: "accept-name" as const,
    id,
    idem: crypto.randomUUID(),
    region: "he-site" as const,
    name: what.name,
    said: "korónet",
  };
  expect(await review(deps, admin, form)).toEqual(OK);
  const beam = (await readGlossary(db)).find(({ slug }) => slug === "beam");
  expect(beam?.names).toContainEqual({ region: "he-site", name: what.name, said: "korónet" });
  expect(await db.select().from(termNames).where(eq(termNames.name, what.name))).toMatchObject([
    { author: "admin", slug: "term-beam" },
  ]);
});

test("a word cannot be accepted as a name, nor a name as a word", async () => {
  const [ofWord, ofName] = [await suggested(missing()), await suggested(otherName("beam"))];
  const changed = { ok: false, error: "changed" };
  expect(await review(deps, admin, accepting(ofName))).toEqual(changed);
  const name = {
    intent: "accept-name" as const,
    id: ofWord,
    idem: crypto.randomUUID(),
    region: "en" as const,
    name: "x",
    said: "",
  };
  expect(await review(deps, admin, name)).toEqual(changed);
});

test("of two administrators the second is told, and what was declined can come back", async () => {
  const id = await suggested(missing());
  const step = (intent: "decline" | "restore") => ({ intent, id, idem: crypto.randomUUID() });
  const results = await Promise.all([
    review(deps, admin, step("decline")),
    review(deps, freshGuest(), step("decline")),
  ]);
  expect(results).toEqual(expect.arrayContaining([OK, { ok: false, error: "changed" }]));
  expect(await statusOf(id)).toBe("declined");
  expect(await review(deps, admin, step("restore"))).toEqual(OK);
  expect(await statusOf(id)).toBe("pending");
});

test("the queue counts every state and holds one suggestion alone where it is asked for", async () => {
  const id = await suggested(missing());
  const one = await readQueue(db, "pending", id);
  expect(one.rows).toEqual([expect.objectContaining({ id, slug: null, trade: "framing" })]);
  expect(one.counts.pending).toBeGreaterThan(0);
  expect((await readQueue(db, "pending", "nothing")).rows).toEqual([]);
  expect(one.rows[0]).not.toHaveProperty("workspace");
});

test("terms that are taken for one another all stand in the glossary, and each leads to the others with what it means", async () => {
  const terms = await readTerms(reading);
  const slugs = new Set(terms.map(({ slug }) => slug));
  expect(CONFUSED.flat().filter((slug) => !slugs.has(slug))).toEqual([]);
  for (const set of CONFUSED) expect(new Set(set).size).toBeGreaterThan(1);
  expect(confusedWith("joist")).toEqual(["beam", "girder", "rafter", "truss"]);
  const view = termView(terms, "cement", "he");
  expect(view?.confused.map(({ slug }) => slug)).toEqual(["concrete", "mortar", "grout"]);
  for (const { language, definition } of view?.confused ?? [])
    expect([language, definition.length > 10]).toEqual(["he", true]);
  expect(termView(terms, "drywall", "en")?.confused).toEqual([]);
});
