import { beforeAll, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { SCREENS, type Screen } from "../../../app/site-map.ts";
import { pdf } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { builtRoutes } from "../support/built-routes.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "bids");
const key = () => crypto.randomUUID();
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const SAID = {
  template: "electrical",
  topic: "Wiring of the annex",
  trade: "electrical",
  scope: "",
  zone: "UTC",
};

async function making(browser: Browser, more: Record<string, string> = {}) {
  const form = {
    intent: "create",
    idem: key(),
    ...SAID,
    dueDay: dayAhead(9),
    dueTime: "14:00",
    sealed: "on",
  };
  return (await browser.post("/bid-management", { ...form, ...more })).location ?? "";
}
const moving = async (browser: Browser, path: string, transition: string, note = "") =>
  browser.submit(await browser.visit(path), { transition }, note ? { note } : {});

async function inviting(browser: Browser, path: string, company: string) {
  const page = await browser.submit(await browser.visit(path), { intent: "invite" }, { company });
  const links = [...page.body.matchAll(/\/workspace\/share\?link=([\w-]+)/g)].map(([, id]) => id ?? "");
  const bids = [...page.body.matchAll(/\/bid\/([\w-]+)/g)].map(([, id]) => id ?? "");
  const link = links.at(-1) ?? "";
  const holder = new Browser(product);
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  return { holder, here: `/shared/${link}/bid`, link, bid: bids.at(-1) ?? "", sheet };
}
const BID = {
  base: "47,110.17",
  said_0: "included",
  said_1: "included",
  said_7: "priced",
  price_7: "1850",
  printedName: "Carpenter 3",
};
const sending = async (holder: Browser, here: string, typed: Record<string, string> = {}) =>
  holder.submit(await holder.visit(`${here}?lang=en`), { intent: "submit" }, { ...BID, ...typed });

/** Puts the moment of a package so far into the past that its second has ended. */
const passed = (path: string) =>
  product.query(
    `update bid_packages set due_at = '${new Date(Date.now() - 5_000).toISOString()}' where id = '${path.split("/").at(-1)}'`,
  );
const PLANTED = /47[,.\s]?110|4711017/;

test.each(LANGUAGES)("a package is begun from a template and found on the list, in %s", async (language) => {
  const words = translator(language, "bids");
  const browser = new Browser(product);
  expect((await browser.visit(`/bid-management?lang=${language}`)).text).toContain(words("empty.title"));
  const path = await making(browser);
  const page = await browser.visit(path);
  expect([page.status, page.toasts]).toEqual([200, [words("toasts.bidsMade")]]);
  expect(page.text).toContain("UTC");
  expect((await browser.visit("/bid-management")).text).toContain(SAID.topic);
  expect((await new Browser(product).visit(path)).status).toBe(404);
  for (const example of [
    "/bid-leveling/sample",
    "/bid-package/sample",
    "/bid/sample-2",
    "/bid-letters/sample",
  ])
    expect((await browser.visit(example)).status).toBe(200);
  expect((await browser.visit("/bid-leveling/sample")).text).toContain(words("cells.gap"));
});

test("what is missing or past is said beside its field, and what was typed stays", async () => {
  const browser = new Browser(product);
  const form = { intent: "create", idem: key(), ...SAID, dueTime: "14:00" };
  const past = await browser.post("/bid-management", { ...form, dueDay: "2020-01-02" });
  expect([past.status, past.text.includes(t("errors.past")), past.valueOf("topic")]).toEqual([
    400,
    true,
    SAID.topic,
  ]);
  const empty = await browser.post("/bid-management", {
    ...form,
    topic: " ",
    dueDay: dayAhead(3),
    dueTime: "25:00",
  });
  for (const said of ["errors.topic", "errors.time"] as const) expect(empty.text).toContain(t(said));
});

let owner: Browser;
let path: string;
let bidder: Awaited<ReturnType<typeof inviting>>;

beforeAll(async () => {
  owner = (await newMember(product)).browser;
  path = await making(owner);
  bidder = await inviting(owner, path, "Sample Electric 1");
  expect((await bidder.holder.visit(bidder.here)).text).toContain(t("held.notYet"));
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "file", idem: key() })) body.append(name, value);
  body.append("file", new Blob([pdf()]), "E-1.pdf");
  await owner.send(path, { method: "POST", body });
  await moving(owner, path, "open");
});

test("a bidder without an account reads, downloads, asks, acknowledges, keeps a draft, bids, bids anew and takes it back", async () => {
  const { holder, here, link } = bidder;
  const page = await holder.visit(`${here}?lang=en`);
  for (const said of [SAID.topic, t("due.label"), t("seal.sealed"), "E-1.pdf", "UTC"])
    expect(page.text).toContain(said);
  const file = new RegExp(`/shared/${link}/bid-file/[\\w-]+`).exec(page.body)?.[0] ?? "";
  expect((await holder.get(file)).headers.get("content-type")).toBe("application/pdf");
  expect((await holder.submit(page, { intent: "intend" })).status).toBe(200);
  const empty = await holder.submit(await holder.visit(here), { intent: "ask" }, { ask: " " });
  expect([empty.status, empty.text.includes(t("errors.ask"))]).toEqual([400, true]);
  await holder.submit(await holder.visit(here), { intent: "ask" }, { ask: "Who furnishes the fixtures?" });
  const asked = await owner.visit(path);
  expect(asked.text).toContain("Who furnishes the fixtures?");
  await owner.submit(asked, { intent: "answer" }, { answer: "The owner does." });
  expect((await holder.visit(here)).text).toContain("The owner does.");
  await owner.submit(await owner.visit(path), { intent: "addendum" }, { addendum: "The panel moves." });
  const gated = await holder.visit(here);
  expect(gated.text).toContain(t("guards.acked"));
  const acked = await holder.submit(gated, { intent: "ack" });
  expect(acked.text).toContain(t("addenda.acked"));
  const wrong = await sending(holder, here, {
    base: "a lot",
    said_2: "excluded",
    price_2: "5",
    price_3: "7",
  });
  expect(wrong.status).toBe(400);
  for (const said of ["errors.base", "errors.noPrice", "errors.saidPrice"] as const)
    expect(wrong.text).toContain(t(said));
  expect(wrong.valueOf("printedName")).toBe("Carpenter 3");
  const draft = await holder.submit(await holder.visit(here), { intent: "draft" }, { ...BID, base: "1,0" });
  expect([draft.toasts, draft.valueOf("base")]).toEqual([[t("toasts.bidsDraft")], "1,0"]);
  const sent = await sending(holder, here);
  expect([sent.toasts, sent.text.includes(t("code.yours"))]).toEqual([[t("toasts.bidsSent")], true]);
  expect(sent.valueOf("base")).toBe("47110.17");
  const back = await holder.submit(sent, { intent: "withdraw" });
  expect(back.text).toContain(t("held.withdrawn"));
  expect((await sending(holder, here)).toasts).toEqual([t("toasts.bidsSent")]);
});

/** Every route that answers a GET, with whatever it asks for being the package, the bid, and the link of its bidder. */
async function everyAddress({ id, bid, link }: { id: string; bid: string; link: string }) {
  const routes = (await builtRoutes()).filter(({ module }) => module.loader || module.default);
  return routes.flatMap(({ path = "" }) =>
    [id, bid, link].map((given) =>
      `/${path.replace(/^\//, "")}`
        .replaceAll(/:(\w+)\??/g, (_, name) => (name === "link" ? link : given))
        .replace(/\*$/, given),
    ),
  );
}

test("before the opening no address of the site shows the owner, or whoever only has the link, a price", async () => {
  const { holder, here, bid, link, sheet } = bidder;
  expect((await holder.visit(here)).body).toMatch(PLANTED);
  const id = path.split("/").at(-1) ?? "";
  const addresses = new Set<string>([
    ...(SCREENS as readonly Screen[])
      .map((screen) => screen.example ?? screen.path)
      .filter((one) => !one.includes(":")),
    ...(await everyAddress({ id, bid, link })),
    ...["/search?q=47110", "/search?q=Wiring", `/workspace/share?type=bid&id=${bid}`],
  ]);
  const own = [path, `/bid/${bid}`, `/bid-leveling/${id}/matrix.csv`, "/profile/archive", here];
  expect(own.filter((address) => !addresses.has(address))).toEqual([]);
  for (const address of addresses) {
    const pages: Page[] = [await owner.get(address)];
    if (!address.includes("."))
      pages.push(await owner.get(`${address === "/" ? "/_root" : address.split("?")[0]}.data`));
    // What was searched for stands on the page of the search.
    const told = (page: Page) => page.body.replaceAll(/47110(?!17)/g, "");
    for (const page of pages) expect([address, PLANTED.test(told(page))]).toEqual([address, false]);
  }
  // Whoever made the link can open it, and still reads nothing.
  await owner.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const opened = await owner.visit(`${here}?lang=en`);
  expect([opened.text.includes(t("code.title")), PLANTED.test(opened.body)]).toEqual([true, false]);
  const guessed = await owner.submit(opened, { intent: "unlock" }, { code: "AAAA-BBBB-CCCC" });
  expect([guessed.status, PLANTED.test(guessed.body)]).toEqual([403, false]);
}, 300_000);

test("with its code a bid opens on another device", async () => {
  const { holder, here, sheet } = bidder;
  const code = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await holder.visit(here)).text)?.[0] ?? "";
  const other = new Browser(product);
  await other.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const opened = await other.submit(
    await other.visit(here),
    { intent: "unlock" },
    { code: code.toLowerCase() },
  );
  expect(opened.valueOf("base")).toBe("47110.17");
});

test("after its second a bid is refused with all that was typed, and counts as a late one only by the buyer's word; then bids are leveled, one is taken, and each gets a letter", async () => {
  const second = await inviting(owner, path, "Sample Electric 2");
  const { holder } = second;
  await holder.submit(await holder.visit(second.here), { intent: "ack" });
  const open = await holder.visit(second.here);
  await passed(path);
  const refused = await holder.submit(open, { intent: "submit" }, { ...BID, base: "39,000" });
  expect([refused.status, refused.text.includes(t("guards.inTime")), refused.valueOf("base")]).toEqual([
    409,
    true,
    "39,000",
  ]);
  const late = await holder.submit(refused, { intent: "sendLate" }, { ...BID, base: "39,000" });
  expect(late.text).toContain(t("held.late"));
  const closed = await owner.visit(path);
  expect(closed.text).toContain(t("states.closed"));
  const leveled = await moving(owner, path, "openBids");
  expect(leveled.text).toMatch(PLANTED);
  expect(leveled.text).not.toContain("39,000");
  const apart = await owner.visit(`/bid/${second.bid}`);
  expect([apart.text.includes(t("late.title")), apart.text.includes("39,000")]).toEqual([true, false]);
  const letIn = await owner.submit(apart, { intent: "acceptLate" }, { note: "Snow on the pass" });
  for (const said of ["39,000", "Snow on the pass"]) expect(letIn.text).toContain(said);
  const plugged = await owner.submit(
    letIn,
    { intent: "plug", item: "i3" },
    { mark: "plug", amount: "2,500", source: "Our book" },
  );
  expect(plugged.text).toContain("Our book");
  const id = path.split("/").at(-1) ?? "";
  const csv = await owner.get(`/bid-leveling/${id}/matrix.csv`);
  expect(csv.headers.get("content-type")).toContain("text/csv");
  expect(csv.body).toContain('"Sample Electric 2"');
  const matrix = await owner.visit(`/bid-leveling/${id}`);
  const nameless = await owner.submit(matrix, { intent: "award" }, { bid: second.bid, reason: " " });
  expect([nameless.status, nameless.text.includes(t("errors.reason"))]).toEqual([400, true]);
  const taken = await owner.submit(
    await owner.visit(`/bid-leveling/${id}`),
    { intent: "award" },
    { bid: second.bid, reason: "Whole, and a crew in May" },
  );
  for (const said of [t("states.awarded"), "Whole, and a crew in May"]) expect(taken.text).toContain(said);
  for (const language of LANGUAGES) {
    const letters = await owner.visit(`/bid-letters/${id}?in=${language}`);
    expect(letters.text).toContain(translator(language, "bids")("letters.lost"));
    expect(letters.text).not.toMatch(PLANTED);
  }
  expect((await holder.visit(second.here)).text).toContain(t("held.won"));
});
