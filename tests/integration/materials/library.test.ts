import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, signIn, signUp } from "../support/members.ts";
import { product } from "../support/product.ts";

const BUNDLE = "contract-template-bundle";
const COURSE = "project-management-course";
const CONTRACT = `/library/read/${BUNDLE}/fixed-price`;
const t = translator("en", "library");

/** A browser that has bought these, with the test payment. */
async function bought(...products: string[]) {
  const browser = new Browser(product);
  for (const productId of products)
    await browser.submit(await browser.visit("/shop"), { intent: "add", productId });
  const order = await browser.submit(
    await browser.visit("/checkout"),
    { intent: "place" },
    { email: `${crypto.randomUUID()}@example.com` },
  );
  const paid = await browser.submit(order, { transition: "pay" });
  return { browser, paid };
}
const fileOf = (body: string) =>
  (/href="(\/library\/file\/[^"]+)"/.exec(body)?.[1] ?? "").replaceAll("&amp;", "&");

describe.each(LANGUAGES)("a set of documents without scripts in %s", (language) => {
  const words = translator(language, "library");

  test("is yours when it is paid: filled in, the same in every document, and downloaded", async () => {
    const { browser, paid } = await bought(BUNDLE);
    expect(paid.body).toContain('href="/library"');
    await browser.visit(`/library?lang=${language}`);
    const contents = await browser.visit(`/library/contents/${BUNDLE}`);
    expect(contents.text).toContain(words("contentsText"));
    const document = await browser.visit(CONTRACT);
    expect(document.text).toContain(words("legalTitle"));
    const typed = { blank_owner: "Owner 1, **4 Hill Road**\nDenver", blank_price: "$ 120,000" };
    const filled = await browser.submit(document, { intent: "fill" }, typed);
    expect([filled.status, filled.path]).toEqual([200, CONTRACT]);
    expect(filled.toasts).toContain(words("toasts.libraryFilled"));
    expect(filled.text).toContain("Owner 1, **4 Hill Road**");
    const other = await browser.visit(`/library/read/${BUNDLE}/change-order`);
    expect(other.text).toContain("Owner 1, **4 Hill Road**");
    const file = await browser.get(fileOf(filled.body));
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/rtf"]);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="fixed-price.rtf"');
    expect(file.body).toContain("**4 Hill Road**\\line Denver");
    expect(file.body).toContain("$ 120,000");
    expect(file.body.includes("\\rtlpar")).toBe(language === "he");
  });
});

test("a lesson says which answers were right, keeps the result, and asks for what was left out", async () => {
  const { browser } = await bought(COURSE);
  const lesson = await browser.visit(`/library/read/${COURSE}/budget`);
  const empty = await browser.post(lesson.path, { intent: "answer" });
  expect(empty.status).toBe(400);
  expect(empty.text).toContain(t("errors.choose"));
  const told = await browser.submit(lesson, { intent: "answer" }, { question_0: "0", question_1: "2" });
  expect(told.text).toContain(t("result", { right: 1, of: 2 }));
  expect(told.text).toContain(t("wrongMark", { choice: "about 600 hours" }));
  expect((await browser.visit(`/library/contents/${COURSE}`)).text).toContain(
    t("right", { right: 1, of: 2 }),
  );
  expect((await browser.visit("/library")).text).toContain(t("done", { done: 1, all: 9 }));
});

test("who has not bought it reads one part, is led to what is in it, and can write nothing", async () => {
  const stranger = new Browser(product);
  expect((await stranger.visit("/library")).text).toContain(t("empty"));
  const sample = await stranger.visit("/library/read/contract-template-bundle/small-repair");
  expect(sample.text).toContain(t("sampleNote"));
  expect(sample.body).not.toContain("/library/file/");
  const locked = await stranger.get(CONTRACT);
  expect([locked.status, locked.location]).toEqual([303, `/library/contents/${BUNDLE}`]);
  const contents = await stranger.visit(`/library/contents/${BUNDLE}`);
  expect(contents.text).toContain(t("locked"));
  expect(contents.body).not.toContain(`href="${CONTRACT}"`);
  const posted = await stranger.post(CONTRACT, { intent: "fill", version: "1", blank_owner: "me" });
  expect(posted.status).toBe(404);
  const onSample = await stranger.post("/library/read/contract-template-bundle/small-repair", {
    intent: "fill",
    version: "1",
    blank_owner: "me",
  });
  expect(onSample.status).toBe(404);
  for (const path of ["/library/contents/nope", "/library/read/nope/nope", `/library/read/${BUNDLE}/nope`])
    expect((await stranger.get(path)).status).toBe(404);
});

test("a download's address works for its buyer alone, for an hour, and not for another part", async () => {
  const { browser } = await bought(BUNDLE);
  const { browser: other } = await bought(BUNDLE);
  const address = fileOf((await browser.visit(CONTRACT)).body);
  expect((await browser.get(address)).status).toBe(200);
  expect((await other.get(address)).status).toBe(404);
  expect((await new Browser(product).get(address)).status).toBe(404);
  expect((await browser.get(address.replace("fixed-price", "cost-plus"))).status).toBe(404);
  expect((await browser.get(address.replace(/key=./, "key=_"))).status).toBe(404);
  expect((await browser.get(address.replace(/until=\d+/, "until=99999999999"))).status).toBe(404);
  expect((await browser.get(`/library/file/${BUNDLE}/fixed-price`)).status).toBe(404);
});

test("of two pages the second is told what the first has written, and loses nothing", async () => {
  const { browser } = await bought(BUNDLE);
  const pages = [await browser.visit(CONTRACT), await browser.visit(CONTRACT)] as const;
  await browser.submit(pages[0], { intent: "fill" }, { blank_owner: "Owner 1" });
  const stale = await browser.submit(pages[1], { intent: "fill" }, { blank_owner: "Owner 2" });
  expect(stale.status).toBe(409);
  expect(stale.text).toContain(t("stale"));
  expect(stale.text).toContain("Owner 1");
  expect(stale.valueOf("blank_owner")).toBe("Owner 2");
  const done = await browser.submit(stale, { intent: "fill" }, { blank_owner: "Owner 2" });
  expect(done.text).toContain("Owner 2");
  const long = await browser.submit(done, { intent: "fill" }, { blank_owner: "x".repeat(601) });
  expect(long.status).toBe(400);
  expect(long.valueOf("blank_owner")).toHaveLength(601);
});

test("what is paid back is no longer in the library; what a guest bought comes along at sign-up", async () => {
  const { browser, paid } = await bought(BUNDLE);
  await browser.submit(await browser.visit(CONTRACT), { intent: "fill" }, { blank_owner: "Owner 7" });
  await signIn(browser, await signUp(product));
  expect((await browser.visit(CONTRACT)).text).toContain("Owner 7");
  const id = new URL(paid.path, product.origin).searchParams.get("order") ?? "";
  const seller = await newAdmin(product);
  await seller.submit(
    await seller.visit(`/admin/orders?order=${id}`),
    { intent: "refund" },
    { amount: "49.99" },
  );
  const locked = await browser.get(CONTRACT);
  expect([locked.status, locked.location]).toEqual([303, `/library/contents/${BUNDLE}`]);
  expect((await browser.visit("/library")).text).toContain(t("empty"));
});
