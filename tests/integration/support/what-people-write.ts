import { png } from "../../pictures.ts";
import type { Browser, Fields, Page } from "./browser.ts";
import { newAdmin, newMember } from "./members.ts";
import { product } from "./product.ts";

const uuid = () => crypto.randomUUID();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const HOURS = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`hours${day}`, "00:00-24:00"]));
const called = (what: string) => `${what} ${uuid().slice(0, 12)}`;
export const lastOf = (path: string) => new URL(path, "http://x").pathname.split("/").at(-1) ?? "";

/** Where somebody writes, or says something to a picture. */
const PLACES = [
  ...(["thread", "hidden", "reply", "need", "exact", "response", "message", "note"] as const),
  ...(["mentor", "joinBy", "case", "event", "photo", "firm", "job", "career", "ticket"] as const),
  ...(["search", "request", "asker"] as const),
];
export type Place = (typeof PLACES)[number];

/** A word that stands nowhere else. */
const secret = (place: string) => `zq${place}${uuid().slice(0, 8)}`;

const FIRM = {
  ...{ trade_roofing: "on", language_he: "on", position: "41.88, -87.63", area: "25" },
  ...{ insurance: "unknown", crew: "few", price: "middle" },
};

/** What a firm looks for that would like such work as is asked for here. */
export const PRO = { firm: "Sample firm 7", trades: "deck", region: "TX", place: "Austin 78704" };

const firmOf = async (browser: Browser, more: Fields = {}) =>
  browser.submit(
    await browser.visit("/pro-form"),
    { intent: "save" },
    { ...FIRM, name: called("Roofers"), sure: "on", ...more },
  );

/** Posts a need and answers with its page. */
const need = async (browser: Browser, more: Fields) =>
  browser.submit(
    await browser.visit("/crew-need-form"),
    { intent: "post-need" },
    {
      ...{ trade: "welding", headcount: "2", zone: "UTC", area: "West side", pay: "agreed", amount: "" },
      ...{ currency: "USD", language: "en", position: "41.88, -87.63", called: "", address: "" },
      ...{ firstDay: inDays(3), lastDay: inDays(5), ...more },
    },
  );

/** Sends a form of a page together with a picture. */
async function show(browser: Browser, page: Page, wanted: Fields, typed: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...page.form(wanted).fields, ...typed, ...wanted }))
    form.set(name, value);
  form.set("photo", new File([png()], "a.png", { type: "image/png" }));
  return browser.send(page.path, { method: "POST", body: form });
}

/** What of a member is read by everybody: with the same key of the form, so that all of it has one id. */
async function inPublic(browser: Browser, words: Record<Place, string>, idem: string) {
  const ask = async (word: string, key: string) => {
    const typed = {
      ...{ title: called("A question about wire"), body: `Which wire for a thin sheet? ${word}`, idem: key },
      ...{ space: "concrete", called: called("Welder") },
    };
    const page = await browser.submit(await browser.visit("/community-ask"), { intent: "check" }, typed);
    return browser.submit(page, { intent: "ask" }, typed);
  };
  const thread = await ask(words.thread, idem);
  const hidden = await ask(words.hidden, uuid());
  const own = await need(browser, { notes: words.need, address: words.exact, idem });
  const mentor = await browser.submit(
    await browser.visit("/become-a-mentor"),
    { intent: "become" },
    {
      ...{ shownAs: "Welder 4", about: `Thirty years of welding and more. ${words.mentor}`, years: "30" },
      ...{ trades: "welding", topics: "craft", languages: "en", zone: "UTC", joinBy: words.joinBy },
      ...{ ...HOURS, noticeHours: "0", weekMost: "40", idem },
    },
  );
  const career = await browser.submit(
    await browser.visit("/career-form"),
    { intent: "save" },
    {
      ...{ name: called("Welder"), headline: `Welds wire ${words.career}`, hide_tickets: "on", idem },
      ...{ title_0: "Welder", trade_0: "welding", from_0: "2019-03" },
      ...{ ticket_0: "other", ticketCalled_0: words.ticket },
    },
  );
  const event = await browser.submit(
    await browser.visit("/lounge-suggest"),
    { intent: "suggest" },
    {
      ...{ title: `Grill ${words.event}`, place: "Yard", zone: "UTC", day: inDays(9), from: "17:00" },
      ...{ until: "20:00", capacity: "9", idem },
    },
  );
  return { thread, hidden, own, mentor, career, event };
}

/** What goes between a member and a friend. */
async function between(browser: Browser, friend: Browser, words: Record<Place, string>, idem: string) {
  const theirWord = secret("friend");
  const theirs = await need(friend, { notes: theirWord, called: called("Friend") });
  const answered = await browser.submit(
    await browser.visit(theirs.path),
    { intent: "respond" },
    { headcount: "1", fromDay: inDays(3), line: words.response },
  );
  const asked = await browser.submit(answered, { intent: "connect" }, { line: "We met", idem });
  await friend.submit(await friend.visit(asked.path), { intent: "accept" });
  await browser.submit(await browser.visit(asked.path), { intent: "post" }, { body: words.message });
  await browser.submit(
    await browser.visit(asked.path),
    { intent: "note" },
    { note: words.note, tags: words.note },
  );
  // A request by name reaches firms whose page is their own.
  const firm = lastOf((await firmOf(friend)).path);
  await product.query("update directory_entries set firm_since = created_at where id = ?", firm);
  await friend.submit(await friend.visit("/open-leads"), { intent: "profile" }, PRO);
  const request = await browser.submit(
    await browser.visit(`/lead-generation?firm=${firm}`),
    { intent: "post" },
    {
      ...{ trade: "deck", scope: `A deck, and ${words.request}`, timing: "weeks", region: "TX", firm, idem },
      ...{ place: "Austin 78704", client: "Homeowner 1", phone: "", agreed: "on" },
      ...{ email: `${words.asker}@example.com`, address: `${words.asker} Sample Street` },
    },
  );
  return { theirs, theirWord, asked, request };
}

/** Pictures, each with its words: one waits for an administrator, one is hidden, one is of a page that is gone. */
async function pictures(browser: Browser, words: Record<Place, string>, thread: string) {
  const keys = { photo: uuid(), reply: uuid(), job: uuid() };
  const firm = await firmOf(browser, { about: words.firm });
  const sent = [
    await show(
      browser,
      await browser.visit("/builders-lounge"),
      { intent: "photo" },
      { says: words.photo, idem: keys.photo },
    ),
    await show(
      browser,
      await browser.visit(thread),
      { intent: "reply" },
      { body: `And thicker? ${words.reply}`, idem: keys.reply },
    ),
    await show(
      browser,
      await browser.visit(firm.path),
      { intent: "photo" },
      { job: words.job, year: "", idem: keys.job },
    ),
  ];
  if (sent.some(({ status }) => status !== 303)) throw new Error("a picture was not taken");
  return { keys, firm };
}

/** Hides what a member said, as a moderator. */
export async function hide(word: string) {
  const admin = await newAdmin(product);
  const [post] = await product.query<{ id: string }>(
    "select id from community_posts where body like ?",
    `%${word}%`,
  );
  const queue = await admin.visit(`/admin/community?post=${post?.id}`);
  const form = queue.forms.find(({ fields }) => fields.post === post?.id);
  const hiding = { ...form?.fields, decision: "hide", reason: "spam" };
  const { status } = await admin.post("/admin/community", hiding);
  if (status !== 303) throw new Error(`hiding answered ${status}`);
}

/**
 * Everything that one person writes and shows where people meet, and somebody whom they write to. As far as can be it has
 * one id, so that each route that takes one is opened once for all of it.
 */
export async function written() {
  const words = Object.fromEntries(PLACES.map((place) => [place, secret(place)])) as Record<Place, string>;
  const { browser, id: user } = await newMember(product);
  const friend = (await newMember(product)).browser;
  await product.query("update users set email_confirmed_at = created_at where id = ?", user);
  // The only one whose id follows from what is said. All the others are written with it as the key of their form.
  const began = await browser.post("/verification", {
    ...{ intent: "create", idem: uuid(), firm: words.case, address: "1 Sample Street" },
  });
  const id = lastOf(began.location ?? "");
  const open = await inPublic(browser, words, id);
  const shared = await between(browser, friend, words, id);
  const shown = await pictures(browser, words, open.thread.path);
  await browser.submit(
    await browser.visit("/professional-directory?language=he&trade=roofing&q="),
    { intent: "keepSearch" },
    { called: words.search },
  );
  const made = [open.own, open.mentor, open.career, open.event, shared.asked, shared.request].map((page) => [
    ...[page.status, lastOf(page.path)],
  ]);
  return { browser, friend, words, id, made, ...open, ...shared, ...shown };
}
export type Written = Awaited<ReturnType<typeof written>>;
