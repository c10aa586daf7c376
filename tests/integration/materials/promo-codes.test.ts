import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { Browser } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { newAdmin } from "../support/members.ts";
import { product } from "../support/product.ts";

const GUIDE = "insurance-guide";
const freshCode = () => `H-${crypto.randomUUID().slice(0, 12)}`.toUpperCase();
const TERMS = { kind: "percent", off: "10", least: "20", from: "2020-01-01", until: "2099-12-31", most: "1" };

async function withGuide() {
  const browser = new Browser(product);
  await browser.submit(await browser.visit("/shop"), { intent: "add", productId: GUIDE });
  return browser;
}

test("an administrator makes a code by a form that says what is wrong beside the field and keeps what was typed", async () => {
  const admin = await newAdmin(product);
  const code = freshCode();
  const t = translator("en", "promo-codes");
  const wrong = await admin.submit(
    await admin.visit("/admin/codes"),
    { intent: "make" },
    { ...TERMS, code, off: "91", until: "2019-12-31" },
  );
  expect([wrong.status, wrong.valueOf("code"), wrong.valueOf("off")]).toEqual([400, code, "91"]);
  expect(wrong.text).toContain(t("errors.percent"));
  const backwards = await admin.submit(wrong, { intent: "make" }, { off: "10" });
  expect(backwards.text).toContain(t("errors.order"));
  const made = await admin.submit(backwards, { intent: "make" }, { until: TERMS.until });
  expect([made.status, made.path]).toEqual([200, "/admin/codes"]);
  expect(made.text).toContain(code);
  const taken = await admin.submit(made, { intent: "make" }, { ...TERMS, code, off: "20" });
  expect([taken.status, taken.text]).toEqual([409, expect.stringContaining(t("errors.taken"))]);
  expect((await admin.submit(made, { intent: "stop", code })).text).toContain(t("stopped"));
});

test("a code goes from the cart over checkout to the order and its invoice without scripts, and is used up after it", async () => {
  const admin = await newAdmin(product);
  const code = freshCode();
  await admin.submit(await admin.visit("/admin/codes"), { intent: "make" }, { ...TERMS, code });
  const t = translator("en", "promo");
  const browser = await withGuide();
  const wrong = await browser.submit(await browser.visit("/cart"), { intent: "code" }, { code: "nobodys" });
  expect([wrong.status, wrong.valueOf("code")]).toEqual([400, "nobodys"]);
  expect(wrong.text).toContain(t("errors.unknown"));
  const checkout = await browser.submit(wrong, { intent: "code" }, { code: code.toLowerCase() });
  expect([checkout.path, checkout.valueOf("code")]).toEqual([`/checkout?code=${code}`, code]);
  // 2,999 less 10%
  expect(checkout.text).toContain("$26.99");
  const order = await browser.submit(checkout, { intent: "place" }, { email: "buyer@example.com" });
  expect(order.text).toContain(t("line", { code }));
  const id = new URL(order.path, product.origin).searchParams.get("order");
  expect((await browser.visit(`/order-management?order=${id}&sheet=invoice`)).text).toContain(
    t("line", { code }),
  );
  const late = await withGuide();
  const refused = await late.submit(
    await late.visit("/checkout"),
    { intent: "review" },
    { code, email: "b@example.com" },
  );
  expect([refused.status, refused.valueOf("code")]).toEqual([400, code]);
  expect(refused.text).toContain(t("errors.usedUp"));
  const placed = await late.submit(refused, { intent: "place" });
  expect([placed.status, placed.path]).toEqual([409, "/checkout"]);
  expect(await product.query("select count(*) as n from order_codes where code = ?", code)).toEqual([
    { n: 1 },
  ]);
});

test("a code comes back from the checkout to the cart, stays while the cart changes, and goes there again", async () => {
  const admin = await newAdmin(product);
  const code = freshCode();
  await admin.submit(await admin.visit("/admin/codes"), { intent: "make" }, { ...TERMS, code });
  const words = translator("en", "checkout");
  const browser = await withGuide();
  const checkout = await browser.visit(`/checkout?code=${code}`);
  const cart = await browser.visit(linkTo(checkout, words("change")));
  expect([cart.path, cart.valueOf("code")]).toEqual([`/cart?code=${code}`, code]);
  const wrong = await browser.submit(cart, { intent: "set", productId: GUIDE }, { quantity: "100" });
  expect([wrong.status, wrong.valueOf("code")]).toEqual([400, code]);
  const more = await browser.submit(wrong, { intent: "set", productId: GUIDE }, { quantity: "2" });
  expect([more.path, more.valueOf("code")]).toEqual([`/cart?code=${code}`, code]);
  const again = await browser.visit(linkTo(more, translator("en", "shop")("cart.checkout")));
  expect([again.path, again.valueOf("code")]).toEqual([`/checkout?code=${code}`, code]);
  // 2 × 2,999 less 10%
  expect(again.text).toContain("$53.98");
});

test("what a code took off stands in the buyer's file", async () => {
  const admin = await newAdmin(product);
  const code = freshCode();
  await admin.submit(await admin.visit("/admin/codes"), { intent: "make" }, { ...TERMS, code });
  const browser = await withGuide();
  const email = `${crypto.randomUUID()}@example.com`;
  await browser.submit(await browser.visit(`/checkout?code=${code}`), { intent: "place" }, { email });
  const [headings, row] = (await browser.get("/order-management.csv")).body.trim().split("\r\n");
  expect(headings?.endsWith(`"${translator("en", "orders")("list.offIn")}"`)).toBe(true);
  expect(row?.endsWith('"26.99","3"')).toBe(true);
});

test("nobody is promised a tax where there are only files in the cart", async () => {
  const words = translator("en", "checkout");
  const browser = await withGuide();
  const files = await browser.visit("/checkout");
  expect(files.text).not.toContain(words("review"));
  expect(files.text).toContain(words("reviewFiles"));
  await browser.submit(await browser.visit("/shop"), { intent: "add", productId: "branded-hard-hat" });
  expect((await browser.visit("/checkout")).text).toContain(words("review"));
});
