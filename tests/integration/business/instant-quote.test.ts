import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png, SVG } from "../../pictures.ts";
import { Browser } from "../support/browser.ts";
import { holderOf } from "../support/by-link.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const FIRM = "Sample Ridge Builders";

/** A member with an open page, and its address. */
async function withPage() {
  const member = await newMember(product);
  const made = await member.browser.submit(
    await member.browser.visit("/quote-requests"),
    { intent: "page" },
    { firm: FIRM, jobs: "deck" },
  );
  const page = /\/quote-page\/[\w-]{36}/.exec(made.body)?.[0] ?? "";
  return { ...member, page, embed: page.replace("page", "embed") };
}

test.each(LANGUAGES)("everybody picks a job, answers it and is told a range, in %s", async (language) => {
  const t = translator(language, "instant-quote");
  const browser = new Browser(product);
  const list = await browser.get(`/instant-quote?lang=${language}`);
  expect([list.status, list.heading]).toEqual([
    200,
    translator(language, "shell")("screens.instantQuote.title"),
  ]);
  expect(list.text).toContain(translator(language, "job-types")("names.roof"));
  const quote = await browser.get("/instant-quote?job=roof");
  for (const words of [
    t("low"),
    t("likely"),
    t("high"),
    t("drivers"),
    t("rates.profit"),
    t("questions.cover"),
  ])
    expect(quote.text).toContain(words);
  // Nothing asks who it is.
  expect(quote.body).not.toMatch(/name="(?:email|client|phone)"/);
});

test("answers and assumptions stand in the address, and a form sends them without scripts", async () => {
  const browser = new Browser(product);
  const page = await browser.get(
    "/instant-quote?lang=en&job=fence&length=200&panels=vinyl&profit=25&units=us",
  );
  expect(page.status).toBe(200);
  expect(page.body).toContain('value="200"');
  expect(page.text).toContain("Profit, 25%");
  expect(page.text).toContain("Vinyl fence");
});

test("what cannot be is named beside its field with what was typed, and an unknown job leads back to the list", async () => {
  const browser = new Browser(product);
  const wrong = await browser.get("/instant-quote?lang=en&job=roof&area=12&units=us");
  expect(wrong.status).toBe(400);
  expect(wrong.body).toContain('value="12"');
  expect(wrong.text).toContain("Enter 200 or more");
  const unknown = await browser.get("/instant-quote?lang=en&job=castle");
  expect(unknown.status).toBe(400);
  expect(unknown.text).toContain("There is no such job");
});

test("a client sends what they want from a firm's page without an account; the firm sees it and marks it", async () => {
  const { browser, page } = await withPage();
  const client = new Browser(product);
  const quote = await client.get(`${page}?lang=en&job=deck&area=200&units=us`);
  expect([quote.status, quote.text.includes(FIRM)]).toEqual([200, true]);
  expect(quote.text).not.toContain("Profit");
  const refused = await client.submit(quote, { intent: "send" }, { client: "Homeowner 1", email: "nowhere" });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('value="nowhere"');
  expect(refused.text).toContain("Enter an e-mail address");
  const sent = await client.submit(refused, { intent: "send" }, { email: "homeowner@example.com" });
  expect([sent.status, sent.toasts]).toEqual([200, ["Sent"]]);
  // The same form once more is the same request.
  const again = refused.form({ intent: "send" });
  await client.post(again.action || `${page}?job=deck&area=200&units=us`, {
    ...again.fields,
    intent: "send",
    email: "homeowner@example.com",
  });

  const list = await browser.visit("/quote-requests");
  const links = [...new Set(list.body.match(/\/quote-requests\?request=[\w-]{36}/g))];
  expect(links).toHaveLength(1);
  const one = await browser.visit(links[0] ?? "");
  expect(one.text).toContain("homeowner@example.com");
  expect(one.body).toContain("mailto:homeowner@example.com?subject=");
  const answered = await browser.submit(one, { intent: "answer" });
  expect(answered.text).toContain("Answered");
  const won = await browser.submit(answered, { intent: "convert" });
  expect(won.text).toContain("Won");

  const stranger = await newMember(product);
  expect((await stranger.browser.get(links[0] ?? "")).status).toBe(404);
  expect((await new Browser(product).get(links[0] ?? "")).status).toBe(303);
});

test("other sites may show the page that is made for it and no other, and nothing is sent from there", async () => {
  const { page, embed } = await withPage();
  const browser = new Browser(product);
  const framed = await browser.get(`${embed}?job=deck`);
  expect(framed.status).toBe(200);
  expect(framed.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect(framed.headers.get("x-frame-options")).toBeNull();
  expect(framed.body).not.toContain('value="send"');
  expect(framed.body).toContain(`href="${page}?job=deck`);
  expect((await browser.post(`${embed}?job=deck`, { intent: "send" })).status).toBe(405);
  for (const other of [`${page}?job=deck`, "/instant-quote", "/quote-requests"]) {
    const { headers } = await browser.get(other);
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
});

test("a page that nobody made, or that is closed, is not found", async () => {
  const { browser, page, embed } = await withPage();
  const stranger = new Browser(product);
  expect((await stranger.get(`/quote-page/${crypto.randomUUID()}`)).status).toBe(404);
  const form = (await browser.visit("/quote-requests")).form({ intent: "page" });
  const { open: _, ...fields } = form.fields;
  await browser.post("/quote-requests", { ...fields, intent: "page" });
  // An address that nobody has opened before: open ones may be kept for some seconds.
  expect((await stranger.get(`${page}?job=deck&area=321`)).status).toBe(404);
  expect((await stranger.get(`${embed}?job=deck`)).status).toBe(404);
});

test("the example takes nothing", async () => {
  const browser = new Browser(product);
  const page = await browser.get("/quote-page/sample?lang=en&job=deck");
  expect(page.text).toContain("This page is an example");
  const idem = crypto.randomUUID();
  const sent = { intent: "send", idem, client: "Homeowner 1", email: "a@example.com" };
  expect((await browser.post("/quote-page/sample?job=deck", sent)).status).toBe(409);
});

test("a firm's colour and picture stand on its page, within other sites and on its proposals, without an account", async () => {
  const { browser, page, embed } = await withPage();
  const form = (await browser.visit("/quote-requests?lang=en")).form({ intent: "page" });
  const coloured = await browser.post("/quote-requests", { ...form.fields, intent: "page", accent: "teal" });
  expect(coloured.status).toBe(303);
  const client = new Browser(product);
  // Another address than before: a page that is open to all may be kept for some seconds.
  const named = await client.get(`${page}?lang=en&job=deck&area=211&units=us`);
  expect([named.body.includes('data-brand="teal"'), named.text.includes(FIRM)]).toEqual([true, true]);

  const logo = async (file: Blob) => {
    const body = new FormData();
    body.set("intent", "logo");
    body.set("idem", crypto.randomUUID());
    body.set("logo", file, "logo.png");
    const answer = await browser.send("/quote-requests", { method: "POST", body });
    return answer.location ? browser.visit(answer.location) : answer;
  };
  const refused = await logo(new Blob([SVG]));
  expect([refused.status, refused.text.includes("This is no picture of ours")]).toEqual([400, true]);
  expect((await logo(new Blob([new Uint8Array(600 * 1024)]))).status).toBe(413);
  const kept = await logo(new Blob([png({ width: 480, height: 120 })]));
  expect([kept.status, kept.toasts]).toEqual([200, ["Logo kept"]]);
  const src = /\/firm-logo\/[\w-]{36}/.exec(kept.body)?.[0] ?? "";
  expect((await client.get(src)).headers.get("content-type")).toBe("image/png");
  for (const path of [`${page}?job=deck&area=212&units=us`, `${embed}?job=deck&area=212&units=us`])
    expect((await client.get(path)).body).toContain(`src="${src}" alt="${FIRM}"`);

  const begun = await browser.visit("/proposal-builder?lang=en");
  const offer = await browser.submit(begun, { intent: "create" }, { title: "Deck", template: "deck" });
  const id = /\/proposal\/([\w-]{36})/.exec(offer.path)?.[1] ?? "";
  await browser.submit(await browser.visit(`/proposal/${id}`), { transition: "send" }, {});
  const { holder, link } = await holderOf(browser, "proposal", id);
  const held = await holder.visit(`/shared/${link}/proposal?lang=en`);
  expect(held.body).toContain('data-brand="teal"');
  expect(held.body).toContain(`src="${src}"`);

  const dropped = await browser.submit(await browser.visit("/quote-requests"), { intent: "dropLogo" });
  expect(dropped.toasts).toEqual(["Logo removed"]);
  expect((await client.get(src)).status).toBe(404);
});
