import { expect, test } from "vitest";
import { Browser, type Page } from "../support/browser.ts";
import { builtRoutes } from "../support/built-routes.ts";
import { PATIENT } from "../support/crawl.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";
import { hide, lastOf, type Place, PRO, type Written, written } from "../support/what-people-write.ts";

// A member writes a word of their own in every place where people meet, and shows pictures there. Then every route is opened
// by everybody else, with the id of everything that was written, and looked through for what its reader should not have.

/** Every address that is read: each route once, and those about a record with its id, which all but a few have in common. */
async function addresses({ id, theirs, thread, hidden, keys, firm }: Written): Promise<string[]> {
  // What has an id or a name of its own because it is the second of its kind, and the routes that take such a one.
  const others: Record<string, string[]> = {
    thread: [thread.path, hidden.path].map(lastOf),
    need: [lastOf(theirs.path)],
    firm: [lastOf(firm.path)],
    file: Object.values(keys),
    id: Object.values(keys),
  };
  const routes = (await builtRoutes()).filter(
    ({ path, module }) => path && path !== "*" && (module.loader || module.default),
  );
  const paths = new Set(routes.map(({ path }) => `/${path?.replace(/^\//, "")}`));
  return (
    [...paths]
      // A link names its holder, a way out ends the session, and what an administrator does is none of these readers'.
      .filter((path) => !/^\/(?:shared\/|admin\/|dev\/|auth|api\/voice)/.test(path))
      .flatMap((path) => {
        const [first, second] = [...path.matchAll(/:(\w+)\??/g)];
        if (!first) return [path];
        if (second) return [];
        return [id, ...(others[first[1] ?? ""] ?? [])].map((one) => path.replace(first[0], one));
      })
  );
}

const SEARCHES = [
  ...["/community", "/search", "/hire-a-mentor", "/contractor-connect", "/professional-directory"],
  "/linkedin-contractors",
].map((path) => `${path}?q=wire%20weld&trade=welding`);
/** Records that are named behind the question mark. */
const ASKED = ["/open-leads?lead=", "/lounge-suggest?event=", "/crew-need-form?need=", "/pro-form?firm="];
const FEEDS = ["/community-feed/concrete.en.xml", "/community-feed/unanswered.en.xml"];

const isPicture = (page: Page) => /^image\//.test(page.headers.get("content-type") ?? "");

/** What a reader has of words or pictures anywhere that they should not have. */
async function leaksOf(reader: Browser, told: Written, forbidden: Partial<Record<Place, string>>) {
  const found: string[] = [];
  const keys: Partial<Record<Place, string>> = told.keys;
  const look = (page: Page, address: string) => {
    for (const [place, word] of Object.entries(forbidden) as [Place, string][]) {
      if (page.body.includes(word)) found.push(`${place} at ${address}`);
      const key = keys[place];
      if (key && address.includes(key) && isPicture(page))
        found.push(`the picture of ${place} at ${address}`);
    }
  };
  const all = [
    ...(await addresses(told)),
    ...ASKED.map((address) => `${address}${told.id}`),
    ...[...SEARCHES, ...FEEDS],
  ];
  // Several at once: nothing that is read changes what another reads.
  for (let n = 0; n < all.length; n += 8)
    await Promise.all(all.slice(n, n + 8).map(async (address) => look(await reader.get(address), address)));
  return { found, opened: all.length };
}

const UNSAID = ["exact", "note", "joinBy", "case", "ticket", "search", "event", "asker"] as const;
const HIDDEN = ["hidden", "reply", "firm", "job"] as const;
const BETWEEN = ["response", "message", "request"] as const;

test("what is private, hidden by a moderator or blocked reaches nobody it should not, on any route", {
  timeout: PATIENT,
}, async () => {
  const told = await written();
  const { browser, friend, words, thread, own, mentor, career, asked, theirs, firm, keys, id } = told;
  const these = (...places: Place[]) => Object.fromEntries(places.map((place) => [place, words[place]]));
  const guest = new Browser(product);
  const stranger = (await newMember(product)).browser;
  await stranger.submit(await stranger.visit("/open-leads"), { intent: "profile" }, PRO);
  // The words and pictures are where they should be, or not finding them would say nothing.
  expect(told.made).toEqual(told.made.map(() => [200, id]));
  for (const [place, path] of [
    ...([
      ["thread", thread.path],
      ["reply", thread.path],
      ["need", own.path],
      ["mentor", mentor.path],
    ] as const),
    ...([
      ["career", career.path],
      ["firm", firm.path],
      ["job", firm.path],
    ] as const),
    ["hidden", told.hidden.path] as const,
  ])
    expect((await guest.visit(path)).body).toContain(words[place]);
  for (const path of [`/community-photo/${keys.reply}`, `/pro-photo/${keys.job}`])
    expect(isPicture(await guest.get(path))).toBe(true);
  for (const [place, path] of [
    ...([
      ["note", asked.path],
      ["event", told.event.path],
      ["case", `/verification-case/${id}`],
    ] as const),
    ...([
      ["search", "/professional-directory"],
      ["photo", "/builders-lounge"],
    ] as const),
    ...([
      ["ticket", "/career-form"],
      ["asker", `/lead/${id}`],
    ] as const),
  ])
    expect((await browser.visit(path)).body).toContain(words[place]);
  expect(isPicture(await browser.get(`/lounge-photo/${keys.photo}`))).toBe(true);
  expect((await friend.visit(asked.path)).body).toContain(words.message);
  expect((await friend.visit(`/open-leads?lead=${id}`)).body).toContain(words.request);
  // A moderator hides a thread, and an answer with its picture; the page of a firm goes with those of its jobs.
  await hide(words.hidden);
  await hide(words.reply);
  await browser.submit(await browser.visit(firm.path), { intent: "remove" });
  for (const reader of [guest, stranger]) {
    // The photo of the week is not yet on.
    const { found, opened } = await leaksOf(reader, told, these(...UNSAID, ...HIDDEN, ...BETWEEN, "photo"));
    expect(opened).toBeGreaterThan(300);
    expect(found).toEqual([]);
  }
  await (await newAdmin(product)).post("/admin/lounge", { intent: "showPhoto", photo: keys.photo });
  expect(isPicture(await friend.get(`/lounge-photo/${keys.photo}`))).toBe(true);
  // Whom they write to reads what was written to them, and nothing of what was not.
  expect((await leaksOf(friend, told, these(...UNSAID, ...HIDDEN))).found).toEqual([]);
  await friend.submit(await friend.visit(asked.path), { intent: "block" });
  // Whoever blocked somebody may still open what that one posted by its address, where the block is told; no list leads there.
  const walled = these(...UNSAID, ...HIDDEN, ...BETWEEN, "need", "mentor", "career", "photo");
  expect((await leaksOf(friend, told, walled)).found).toEqual([`need at ${own.path}`]);
  expect((await friend.visit("/contractor-connect")).body).not.toContain(words.need);
  for (const path of [theirs.path, asked.path]) expect((await browser.get(path)).status).toBe(404);
  expect((await friend.get(`${career.path}/cv.pdf`)).status).toBe(404);
  // And the other way round: who is blocked sees nothing where people meet of whoever blocks them.
  expect((await guest.visit(theirs.path)).body).toContain(told.theirWord);
  expect((await leaksOf(browser, told, { need: told.theirWord })).found).toEqual([]);
});
