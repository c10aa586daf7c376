import { expect, test } from "vitest";
import { Browser, type Page } from "../support/browser.ts";
import { builtRoutes } from "../support/built-routes.ts";
import { PATIENT } from "../support/crawl.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

// A member writes a word of their own in every place where people meet. Then every route is opened by everybody else, with the
// id of everything that was written, and looked through for the words that its reader should not have.

const uuid = () => crypto.randomUUID();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const HOURS = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`hours${day}`, "00:00-24:00"]));
const lastOf = (path: string) => new URL(path, "http://x").pathname.split("/").at(-1) ?? "";

/** A word that stands nowhere else. */
const secret = (place: string) => `zq${place}${uuid().slice(0, 8)}`;

type Words = Record<
  | "thread"
  | "reply"
  | "hidden"
  | "need"
  | "exact"
  | "response"
  | "message"
  | "note"
  | "mentor"
  | "joinBy"
  | "case",
  string
>;

interface Told {
  words: Words;
  /** The ids and addresses of what was written. */
  ids: string[];
}

/** Posts a need and answers with its page. */
async function need(browser: Browser, notes: string, address: string, called: string) {
  return browser.submit(
    await browser.visit("/crew-need-form"),
    { intent: "post-need" },
    {
      ...{ trade: "welding", headcount: "2", zone: "UTC", area: "West side", pay: "agreed", amount: "" },
      ...{
        currency: "USD",
        language: "en",
        position: "41.88, -87.63",
        firstDay: inDays(3),
        lastDay: inDays(5),
      },
      ...{ notes, address, called },
    },
  );
}

/** Everything that one person writes where people meet, and somebody whom they write to. */
async function written() {
  const words = Object.fromEntries(
    [
      "thread",
      "reply",
      "hidden",
      "need",
      "exact",
      "response",
      "message",
      "note",
      "mentor",
      "joinBy",
      "case",
    ].map((place) => [place, secret(place)]),
  ) as Words;
  const called = `Welder ${uuid().slice(0, 12)}`;
  const { browser, id } = await newMember(product);
  const friend = (await newMember(product)).browser;
  const question = (word: string) => ({
    ...{
      title: `A question about wire ${uuid().slice(0, 8)}`,
      body: `Which wire for a thin sheet? ${word}`,
      space: "concrete",
    },
    called,
  });
  const ask = async (word: string) => {
    const typed = question(word);
    const page = await browser.submit(await browser.visit("/community-ask"), { intent: "check" }, typed);
    return browser.submit(page, { intent: "ask" }, typed);
  };
  const thread = await ask(words.thread);
  const hidden = await ask(words.hidden);
  await browser.submit(
    await browser.visit(thread.path),
    { intent: "reply" },
    { body: `And thicker? ${words.reply}` },
  );
  const own = await need(browser, words.need, words.exact, "");
  const theirWord = secret("friend");
  const theirs = await need(friend, theirWord, "", `Friend ${uuid().slice(0, 12)}`);
  const answered = await browser.submit(
    await browser.visit(theirs.path),
    { intent: "respond" },
    { headcount: "1", fromDay: inDays(3), line: words.response },
  );
  const asked = await browser.submit(answered, { intent: "connect" }, { line: "We met" });
  await friend.submit(await friend.visit(asked.path), { intent: "accept" });
  await browser.submit(await browser.visit(asked.path), { intent: "post" }, { body: words.message });
  await browser.submit(
    await browser.visit(asked.path),
    { intent: "note" },
    { note: words.note, tags: words.note },
  );
  const mentor = await browser.submit(
    await browser.visit("/become-a-mentor"),
    { intent: "become" },
    {
      ...{ shownAs: "Welder 4", about: `Thirty years of welding and more. ${words.mentor}`, years: "30" },
      ...{ trades: "welding", topics: "craft", languages: "en", zone: "UTC", joinBy: words.joinBy },
      ...{ ...HOURS, noticeHours: "0", weekMost: "40" },
    },
  );
  await product.query("update users set email_confirmed_at = created_at where id = ?", id);
  const verification = await browser.post("/verification", {
    ...{ intent: "create", idem: uuid(), firm: words.case, address: "1 Sample Street" },
  });
  const made = [thread, hidden, own, theirs, asked, mentor];
  // Nothing of this test is worth anything where one of these was not written.
  for (const page of made) expect([page.status, page.path.split("/").length]).toEqual([200, 3]);
  expect(verification.location).toContain("/verification-case/");
  const ids = [...made.map(({ path }) => lastOf(path)), lastOf(verification.location ?? "")];
  return { browser, friend, words, ids, thread, own, theirs, theirWord, asked, mentor };
}

/** Every address that is read: each route once, and those about a record with each of the ids. */
async function addresses(ids: readonly string[]): Promise<string[]> {
  const routes = (await builtRoutes()).filter(
    ({ path, module }) => path && path !== "*" && (module.loader || module.default),
  );
  const paths = new Set(routes.map(({ path }) => `/${path?.replace(/^\//, "")}`));
  return (
    [...paths]
      // A link names its holder, a way out ends the session, and what an administrator does is none of these readers'.
      .filter((path) => !/^\/(?:shared\/|admin\/|dev\/|auth|api\/voice)/.test(path))
      .flatMap((path) => {
        const found = /:\w+\??/g;
        if (!path.includes(":")) return [path];
        if ((path.match(found) ?? []).length > 1) return [];
        return ids.map((id) => path.replace(found, id));
      })
  );
}

const SEARCHES = [
  "/community",
  "/search",
  "/hire-a-mentor",
  "/contractor-connect",
  "/professional-directory",
];

/** What a reader sees of words anywhere. */
async function leaksOf(reader: Browser, { ids, words }: Told, forbidden: readonly (keyof Words)[]) {
  const found: string[] = [];
  const look = (page: Page, address: string) => {
    for (const place of forbidden) if (page.body.includes(words[place])) found.push(`${place} at ${address}`);
  };
  const all = [
    ...(await addresses(ids)),
    ...SEARCHES.map((path) => `${path}?q=wire%20welding&trade=welding`),
    "/community-feed/concrete.en.xml",
    "/community-feed/unanswered.en.xml",
  ];
  // Several at once: nothing that is read changes what another reads.
  for (let n = 0; n < all.length; n += 8)
    await Promise.all(all.slice(n, n + 8).map(async (address) => look(await reader.get(address), address)));
  return { found, opened: all.length };
}

const PRIVATE = ["exact", "response", "message", "note", "joinBy", "case"] as const;

test("what is private, hidden by a moderator or blocked reaches nobody it should not, on any route", {
  timeout: PATIENT * 2,
}, async () => {
  const told = await written();
  const { browser, friend, words, thread, own, mentor } = told;
  const admin = await newAdmin(product);
  const [post] = await product.query<{ id: string }>(
    "select id from community_posts where body like ?",
    `%${words.hidden}%`,
  );
  const queue = await admin.visit(`/admin/community?post=${post?.id}`);
  const form = queue.forms.find(({ fields }) => fields.post === post?.id);
  const hiding = { ...form?.fields, decision: "hide", reason: "spam" };
  expect((await admin.post("/admin/community", hiding)).status).toBe(303);
  const stranger = (await newMember(product)).browser;
  const guest = new Browser(product);
  // The words are where they should be, or not finding them would say nothing.
  expect((await guest.visit(thread.path)).body).toContain(words.thread);
  expect((await guest.visit(own.path)).body).toContain(words.need);
  expect((await guest.visit(mentor.path)).body).toContain(words.mentor);
  expect((await browser.visit(told.asked.path)).body).toContain(words.note);
  expect((await friend.visit(told.asked.path)).body).toContain(words.message);
  for (const reader of [guest, stranger]) {
    const { found, opened } = await leaksOf(reader, told, [...PRIVATE, "hidden"]);
    expect(opened).toBeGreaterThan(200);
    expect(found).toEqual([]);
  }
  // Whom they write to reads what was written to them, and nothing of what was not.
  expect((await leaksOf(friend, told, ["exact", "note", "joinBy", "case", "hidden"])).found).toEqual([]);
  await friend.submit(await friend.visit(told.asked.path), { intent: "block" });
  // Whoever blocked somebody may still open what that one posted by its address, where the block is told; no list leads there.
  const blockers = await leaksOf(friend, told, [...PRIVATE, "hidden", "need", "mentor"]);
  expect(blockers.found).toEqual([`need at ${own.path}`]);
  expect((await friend.visit("/contractor-connect")).body).not.toContain(words.need);
  expect((await browser.get(told.theirs.path)).status).toBe(404);
  expect((await browser.get(told.asked.path)).status).toBe(404);
  // And the other way round: who is blocked sees nothing where people meet of whoever blocks them.
  const theirWord = { ids: told.ids, words: { ...words, need: told.theirWord } };
  expect((await guest.visit(told.theirs.path)).body).toContain(told.theirWord);
  expect((await leaksOf(browser, theirWord, ["need"])).found).toEqual([]);
});
