import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember, signIn, signUp } from "../support/members.ts";
import { type OwnProduct, startProduct } from "../support/product.ts";

const PAGE = "/loyalty-program";
const COURSE = "project-management-course";
const GUIDE = "insurance-guide";

// One network places 30 orders an hour, which other files need of the product that all share.
let product: OwnProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const points = (body: string) => Number(/data-points="(\d+)"/.exec(body)?.[1]);

/** A guest or member who has bought and paid for something without a parcel. */
async function bought(browser: Browser = new Browser(product), productId: string = COURSE) {
  await browser.submit(await browser.visit("/shop"), { intent: "add", productId });
  const order = await browser.submit(
    await browser.visit("/checkout"),
    { intent: "place" },
    {
      email: "buyer@example.com",
    },
  );
  const paid = await browser.submit(order, { transition: "pay" });
  expect(paid.status).toBe(200);
  return { browser, paid };
}

describe.each(LANGUAGES)("points without scripts in %s", (language) => {
  const t = translator(language, "loyalty");

  test("are earned by a paid order, redeemed, taken off the next one, and come back with what is cancelled", async () => {
    const { browser } = await bought();
    const page = await browser.visit(`${PAGE}?lang=${language}`);
    expect(page.heading).toBe(t("title"));
    expect(points(page.body)).toBe(199);
    expect(page.text).toContain(t("statement.sums", { points: t("points", { count: 199 }) }));
    expect(page.text).toContain(t("test"));
    expect(page.text).toContain(t("guest"));
    const redeemed = await browser.submit(page, { intent: "redeem", reward: "order-5" });
    expect(redeemed.toasts.join()).toContain(t("toasts.pointsRedeemed"));
    expect(points(redeemed.body)).toBe(99);
    expect(redeemed.text).toContain(t("mine.open"));
    await browser.submit(await browser.visit("/shop"), { intent: "add", productId: GUIDE });
    const checkout = await browser.visit("/checkout");
    const reward = /<option value="([0-9a-f-]{36})"/.exec(checkout.body)?.[1] ?? "";
    expect(reward).not.toBe("");
    const typed = { email: "buyer@example.com", reward };
    const review = await browser.submit(checkout, { intent: "review" }, typed);
    expect(review.status).toBe(200);
    expect(review.text.replace(/\u200e|\u200f/g, "")).toContain("24.99");
    const order = await browser.submit(review, { intent: "place" });
    expect(order.path).toMatch(/order=/);
    expect(order.body).toContain("24.99");
    const used = await browser.visit(PAGE);
    expect(used.text).toContain(t("mine.used"));
    const cancelled = await browser.submit(order, { transition: "cancel" });
    expect(cancelled.status).toBe(200);
    const back = await browser.visit(PAGE);
    expect(back.text).toContain(t("mine.open"));
    const given = await browser.submit(back, { intent: "cancel" });
    expect(points(given.body)).toBe(199);
    expect(given.text).toContain(t("mine.cancelled"));
    expect((await browser.visit(`${PAGE}?source=earned`)).text).not.toContain(t("reasons.pointsReturned"));
  });
});

test("points become one more listing than the plan gives: shown with the plan's benefits, and given back before it is used", async () => {
  const member = await newMember(product);
  const { browser } = await bought(member.browser);
  for (const language of LANGUAGES) {
    const t = translator(language, "loyalty");
    const benefits = translator(language, "vip-benefits");
    const page = await browser.visit(`${PAGE}?lang=${language}`);
    expect(page.text).toContain(t("perks.listing"));
    const redeemed = await browser.submit(page, { intent: "redeem", reward: "extra-listing" });
    expect([points(redeemed.body), redeemed.text.includes(t("mine.perkOpen"))]).toEqual([79, true]);
    expect(redeemed.text).toContain(`${t("reasons.pointsRedeemed")} · ${t("sources.perk")}`);
    const beginning = benefits("extra", { count: 1, date: "#" })
      .split("#")[0]
      ?.replace(/[\u2066-\u2069]/g, "");
    expect((await browser.visit("/vip-benefits")).text.replace(/[\u2066-\u2069]/g, "")).toContain(beginning);
    const back = await browser.submit(redeemed, { intent: "cancel" });
    expect(points(back.body)).toBe(199);
  }
});

test("the other address is the same page, and says what earns and what is offered to whoever comes", async () => {
  const stranger = new Browser(product);
  const t = translator("en", "loyalty");
  for (const path of [PAGE, "/loyalty-rewards"]) {
    const page = await stranger.visit(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(t("earn.kinds.order"));
    expect(points(page.body)).toBe(0);
    expect(page.forms.filter(({ fields }) => "reward" in fields)).toEqual([]);
  }
});

test("a refund takes back what its order has earned", async () => {
  const { browser, paid } = await bought();
  expect(points((await browser.visit(PAGE)).body)).toBe(199);
  const seller = await newAdmin(product);
  const path = paid.path.replace("/order-management", "/admin/orders");
  await seller.submit(await seller.visit(path), { intent: "refund" }, { amount: "199.99" });
  const t = translator("en", "loyalty");
  const page = await browser.visit(PAGE);
  expect(points(page.body)).toBe(0);
  expect(page.text).toContain(`${t("reasons.pointsTakenBack")} · ${t("sources.order-refund")}`);
});

test("too few points, an unknown reward, another's reward and a broken form are refused with nothing taken", async () => {
  const { browser } = await bought();
  await browser.visit(PAGE);
  const t = translator("en", "loyalty");
  const send = (fields: Record<string, string>, who = browser) =>
    who.post(PAGE, { idem: crypto.randomUUID(), ...fields });
  const few = await send({ intent: "redeem", reward: "order-25", points: "450" });
  expect([few.status, few.problem]).toEqual([409, expect.stringContaining(t("refused.insufficient"))]);
  const cheap = await send({ intent: "redeem", reward: "order-25", points: "1" });
  expect([cheap.status, cheap.problem]).toEqual([409, expect.stringContaining(t("refused.gone"))]);
  const tier = await send({ intent: "redeem", reward: "order-50", points: "850" });
  expect([tier.status, tier.problem]).toEqual([409, expect.stringContaining(t("refused.tier"))]);
  expect((await send({ intent: "redeem", reward: "x'", points: "-1" })).status).toBe(400);
  expect((await send({ intent: "nothing" })).status).toBe(400);
  expect((await send({ intent: "give", to: "somebody", points: "5" })).status).toBe(409);
  const idem = crypto.randomUUID();
  const redeem = { intent: "redeem", reward: "order-5", points: "100", idem };
  expect((await browser.post(PAGE, redeem)).status).toBe(303);
  expect((await browser.post(PAGE, redeem)).status).toBe(303);
  const other = new Browser(product);
  expect((await send({ intent: "cancel", redemption: idem, version: "1" }, other)).status).toBe(404);
  expect(points((await browser.visit(PAGE)).body)).toBe(99);
});

test("a guest's points and rewards are the member's once they sign in", async () => {
  const email = await signUp(product);
  const { browser } = await bought();
  await browser.submit(await browser.visit(PAGE), { intent: "redeem", reward: "order-5" });
  await signIn(browser, email);
  const t = translator("en", "loyalty");
  const page = await browser.visit(PAGE);
  expect(points(page.body)).toBe(99);
  expect(page.text).toContain(t("mine.open"));
  expect(page.text).not.toContain(t("guest"));
  const saved = await browser.submit(page, { intent: "remind" }, { days: "30" });
  expect(saved.toasts.join()).toContain(t("toasts.pointsReminder"));
  expect(saved.valueOf("days")).toBe("30");
});

test("a member without a crew has nobody to give to, and a forged order of a reward changes no sum", async () => {
  const { browser } = await newMember(product);
  await bought(browser);
  const page = await browser.visit(PAGE);
  expect(page.forms.filter(({ fields }) => "to" in fields)).toEqual([]);
  await browser.submit(await browser.visit("/shop"), { intent: "add", productId: GUIDE });
  const checkout = await browser.visit("/checkout");
  const forged = await browser.submit(
    checkout,
    { intent: "place" },
    {
      email: "buyer@example.com",
      reward: crypto.randomUUID(),
    },
  );
  expect(forged.path).toMatch(/order=/);
  expect(forged.body).toContain("29.99");
});
