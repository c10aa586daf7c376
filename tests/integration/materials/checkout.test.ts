import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { tagsOf } from "../support/html.ts";
import { newAdmin, newMember, signIn, signUp } from "../support/members.ts";
import { product } from "../support/product.ts";

const HAT = "branded-hard-hat";
const GUIDE = "insurance-guide";
const PARCEL = {
  email: "buyer@example.com",
  name: "Carpenter 1",
  line1: "12 Ridge Road",
  city: "Austin",
  region: "TX",
  zip: "78701",
};

async function withCart(...products: string[]) {
  const browser = new Browser(product);
  for (const productId of products)
    await browser.submit(await browser.visit("/shop"), { intent: "add", productId });
  return browser;
}

/** The order's page, without having paid. */
async function ordered(browser: Browser, typed: Record<string, string> = PARCEL): Promise<Page> {
  const first = await browser.visit("/checkout");
  const ships = first.form("/checkout").fields.zip !== undefined;
  const review = ships ? await browser.submit(first, { intent: "review" }, typed) : first;
  return browser.submit(review, { intent: "place" }, ships ? {} : { email: typed.email ?? "" });
}
const paid = async (browser: Browser) => browser.submit(await ordered(browser), { transition: "pay" });
const idOf = (page: Page) => new URL(page.path, product.origin).searchParams.get("order") ?? "";

describe.each(LANGUAGES)("the whole purchase without scripts in %s", (language) => {
  const t = translator(language, "orders");
  const words = translator(language, "checkout");

  test("goes from the shop over cart, address and test payment to an order with an invoice, and a mail", async () => {
    const browser = await withCart();
    const shop = await browser.visit(`/shop?lang=${language}`);
    const cart = await browser.submit(shop, { intent: "add", productId: HAT });
    expect(cart.cartCount).toBe(1);
    const checkout = await browser.visit(
      linkTo(await browser.visit("/cart"), translator(language, "shop")("cart.checkout")),
    );
    expect(checkout.heading).toBe(words("title"));
    expect(checkout.text).toContain(words("test"));
    expect(checkout.forms.some(({ buttons }) => buttons.some(({ value }) => value === "place"))).toBe(false);
    const email = `${crypto.randomUUID()}@example.com`;
    const review = await browser.submit(checkout, { intent: "review" }, { ...PARCEL, email });
    expect(review.status).toBe(200);
    expect(review.text).toContain(words("reviewed"));
    expect(review.valueOf("line1")).toBe(PARCEL.line1);
    const order = await browser.submit(review, { intent: "place" });
    expect(order.path).toMatch(/^\/order-management\?order=/);
    expect(order.text).toContain(t("pay.test"));
    expect(order.cartCount).toBe(0);
    const done = await browser.submit(order, { transition: "pay" });
    expect(done.text).toContain(t("payments.captured"));
    expect(done.text).toContain(PARCEL.line1);
    const [mail] = await product.query("select subject, text from mail_outbox where recipient = ?", email);
    expect(mail?.text).toContain(translator(language, "order-mail")("test"));
    expect(mail?.text).toContain(idOf(done));
    const invoice = await browser.visit(linkTo(done, t("detail.invoice")));
    expect(invoice.text).toContain(t("invoice.test"));
    expect(invoice.text).toMatch(/34[.,]99/);
    expect((await browser.visit("/order-management")).text).toContain(t("payments.captured"));
  });
});

test("an address is asked for only where there is a parcel", async () => {
  const files = await (await withCart(GUIDE)).visit("/checkout");
  expect(Object.keys(files.form("/checkout").fields)).not.toContain("zip");
  const parcel = await (await withCart(HAT)).visit("/checkout");
  expect(Object.keys(parcel.form("/checkout").fields)).toContain("zip");
});

test("what is wrong with the address stands beside its field, and what was typed stays", async () => {
  const browser = await withCart(HAT);
  const first = await browser.visit("/checkout");
  const page = await browser.submit(
    first,
    { intent: "review" },
    { ...PARCEL, zip: "abc", region: "", email: "x" },
  );
  expect(page.status).toBe(400);
  const linked = tagsOf(page.body).flatMap(
    ({ attributes }) => attributes.href?.match(/^#(zip|region|email)$/)?.[1] ?? [],
  );
  expect([...new Set(linked)].sort()).toEqual(["email", "region", "zip"]);
  expect(page.valueOf("line1")).toBe(PARCEL.line1);
  expect(page.valueOf("zip")).toBe("abc");
});

test("a form sent twice, and again after the cart is empty, is one order and says so", async () => {
  const browser = await withCart(HAT);
  const review = await browser.submit(await browser.visit("/checkout"), { intent: "review" }, PARCEL);
  const fields: Record<string, string> = { ...review.form("/checkout").fields, intent: "place" };
  const answers = await Promise.all([1, 2, 3].map(() => browser.post("/checkout", fields)));
  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
  const again = await browser.post("/checkout", fields);
  expect(again.location).toBe(answers[0]?.location);
  expect((await browser.visit(again.location ?? "")).toasts).toContain(
    translator("en", "orders")("toasts.orderPlacedBefore"),
  );
  const id = fields.idem ?? "";
  expect(await product.query("select count(*) as n from orders where id = ?", id)).toEqual([{ n: 1 }]);
});

test("of two tabs that order one cart, the second is told what the cart holds now", async () => {
  const browser = await withCart(HAT);
  const tabs = [await browser.visit("/checkout"), await browser.visit("/checkout")];
  const reviews: Page[] = [];
  for (const tab of tabs) reviews.push(await browser.submit(tab, { intent: "review" }, PARCEL));
  const first = await browser.submit(reviews[0] as Page, { intent: "place" });
  expect(first.path).toMatch(/order=/);
  const second = await browser.submit(reviews[1] as Page, { intent: "place" });
  expect(second.text).toContain(translator("en", "checkout")("empty"));
});

test("an empty cart orders nothing", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/checkout");
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("Your cart is empty")]);
  const sent = await browser.post("/checkout", {
    intent: "place",
    idem: crypto.randomUUID(),
    email: "a@example.com",
  });
  expect(sent.status).toBe(409);
});

test("a hundred thousand hats are refused with words, and no total of a form is believed", async () => {
  const browser = await withCart(HAT);
  const cart = await browser.visit("/cart");
  const many = await browser.submit(cart, { intent: "set", productId: HAT }, { quantity: "100000" });
  expect([many.status, many.problem]).toEqual([400, expect.stringContaining("99")]);
  const review = await browser.submit(await browser.visit("/checkout"), { intent: "review" }, PARCEL);
  const forged: Record<string, string> = { ...review.form("/checkout").fields, intent: "place" };
  const order = await browser.post("/checkout", { ...forged, total: "1", totalCents: "1", price: "0.01" });
  expect(order.status).toBe(303);
  const [row] = await product.query("select total_cents from orders where id = ?", forged.idem);
  expect(row).toEqual({ total_cents: 3_499 });
  const other = await withCart(HAT);
  const wrong = { ...forged, idem: crypto.randomUUID(), seen: "f".repeat(64) };
  const changed = await other.post("/checkout", wrong);
  expect([changed.status, changed.problem]).toEqual([
    409,
    expect.stringContaining(translator("en", "checkout")("errors.changed")),
  ]);
});

test("a price that changed since it was added is said and bought only when it was read", async () => {
  const browser = await withCart(GUIDE);
  await product.query(
    "update cart_lines set seen_cents = 1999 where product_id = ? and seen_cents = 2999",
    GUIDE,
  );
  expect((await browser.visit("/cart")).text).toContain("$19.99");
  const page = await browser.visit("/checkout");
  expect(page.text).toContain(translator("en", "checkout")("changed"));
  const refused = await browser.submit(page, { intent: "place" }, { email: PARCEL.email });
  expect([refused.status, refused.problem]).toEqual([409, expect.stringContaining("new prices")]);
  // As a browser sends a box that is not ticked: not at all.
  const { newPrices, ...fields } = refused.form("/checkout").fields;
  expect((await browser.post("/checkout", { ...fields, intent: "place" })).status).toBe(409);
  expect((await browser.post("/checkout", { ...fields, newPrices: "on", intent: "place" })).status).toBe(303);
});

test("another's order is nothing: its page, its invoice, its payment and its buttons answer 404", async () => {
  const buyer = await withCart(HAT);
  const order = await ordered(buyer);
  const id = idOf(order);
  const payment = order.forms.find(({ action }) => action.includes("order-payment"));
  const others = [await withCart(GUIDE), new Browser(product), (await newMember(product)).browser];
  for (const other of others) {
    expect((await other.get(`/order-management?order=${id}`)).status).toBe(404);
    expect((await other.get(`/order-management?order=${id}&sheet=invoice`)).status).toBe(404);
    const forged = { ...payment?.fields, transition: "pay" };
    expect((await other.post(payment?.action ?? "", forged)).status).toBe(404);
  }
  // Nor through an order of one's own.
  const mine = await withCart(GUIDE);
  const own = idOf(await ordered(mine));
  const record = new URL(payment?.action ?? "", product.origin).searchParams.get("record") ?? "";
  const crossed = `/order-management?order=${own}&process=order-payment&record=${record}`;
  expect((await mine.post(crossed, { ...payment?.fields, transition: "pay" })).status).toBe(400);
  expect((await buyer.visit(`/order-management?order=${id}`)).text).toContain("Payment open");
});

test("a declined card charges nothing, and a new payment can be made", async () => {
  const browser = await withCart(HAT);
  const declined = await browser.submit(await ordered(browser), { transition: "fail" });
  expect(declined.text).toContain(translator("en", "orders")("pay.again"));
  const again = await browser.submit(declined, { intent: "pay" });
  const done = await browser.submit(again, { transition: "pay" });
  expect(done.text).toContain("Paid");
  const rows = await product.query(
    "select state from order_payments where order_id = ? order by created_at",
    idOf(done),
  );
  expect(rows.map(({ state }) => state)).toEqual(["declined", "captured"]);
});

test("cancelling pays back what was paid and puts the goods back, once", async () => {
  const browser = await withCart(HAT);
  const order = await paid(browser);
  const stock = async () =>
    (
      await product.query<{ n: number }>("select on_hand as n from product_stock where product_id = ?", HAT)
    )[0]?.n ?? 0;
  const form = order.forms.find(({ buttons }) => buttons.some(({ value }) => value === "cancel"));
  const fields = { ...form?.fields, transition: "cancel" };
  expect((await browser.post(form?.action ?? "", fields)).status).toBe(303);
  expect((await browser.post(form?.action ?? "", fields)).status).toBe(303);
  const page = await browser.visit(`/order-management?order=${idOf(order)}`);
  expect(page.text).toContain("Cancelled");
  expect(page.text).toContain("Paid back");
  const refunds = await product.query(
    "select amount_cents, state from order_refunds where order_id = ?",
    idOf(order),
  );
  expect(refunds).toEqual([{ amount_cents: 3_499, state: "made" }]);
  expect(await stock()).toBeGreaterThan(0);
});

test("the seller ships, the buyer receives and sends back, and the money goes back", async () => {
  const browser = await withCart(HAT);
  const order = await paid(browser);
  const id = idOf(order);
  const admin = await newAdmin(product);
  const list = await admin.visit(`/admin/orders?find=${/ORD-\d+/.exec(order.heading)?.[0]}`);
  expect(list.text).toContain("Waits for you");
  const shipping = await admin.visit(`/admin/orders?order=${id}`);
  const shipped = await admin.submit(shipping, { transition: "ship" }, { note: "Parcel 1Z-TEST" });
  expect(shipped.text).toContain("On its way");
  const arriving = await browser.visit(`/order-management?order=${id}`);
  expect(arriving.text).toContain("Parcel 1Z-TEST");
  expect(arriving.forms.some(({ buttons }) => buttons.some(({ value }) => value === "cancel"))).toBe(false);
  const arrived = await browser.submit(arriving, { transition: "arrive" });
  expect(arrived.text).toContain("Completed");
  const empty = await browser.submit(arrived, { intent: "return" }, { quantity: "2", reason: "" });
  expect(empty.status).toBe(400);
  const tooMany = await browser.submit(arrived, { intent: "return" }, { quantity: "2", reason: "Too small" });
  expect(tooMany.status).toBe(409);
  const asked = await browser.submit(arrived, { intent: "return" }, { quantity: "1", reason: "Too small" });
  expect(asked.text).toContain("Too small");
  const answering = await admin.visit(`/admin/orders?order=${id}`);
  const approved = await admin.submit(answering, { transition: "approve" }, { note: "To the yard" });
  const received = await admin.submit(approved, { transition: "receive" });
  expect(received.text).toContain("Paid back");
  expect((await browser.visit("/order-management")).text).toContain("Returned");
  expect(
    await product.query("select amount_cents, state, reason from order_refunds where order_id = ?", id),
  ).toEqual([{ amount_cents: 3_499, state: "made", reason: "returned" }]);
});

test("the seller sends some pieces ahead without scripts, and slips and the buyer's page say what went where", async () => {
  const browser = await withCart(HAT);
  await browser.submit(await browser.visit("/cart"), { intent: "set", productId: HAT }, { quantity: "3" });
  const typed = { ...PARCEL, email: `${crypto.randomUUID()}@example.com` };
  const id = idOf(await browser.submit(await ordered(browser, typed), { transition: "pay" }));
  const admin = await newAdmin(product);
  const t = translator("en", "orders");
  const hats = (count: number) => `${count} × ${translator("en", "shop")(`products.${HAT}.name`)}`;
  const page = await admin.visit(`/admin/orders?order=${id}`);
  const wrong = await admin.submit(
    page,
    { intent: "ship-part" },
    { "pieces[0].quantity": "1.5", note: "1Z-A" },
  );
  const kept = wrong.form({ intent: "ship-part" }).fields;
  expect([wrong.status, kept["pieces[0].quantity"], kept.note]).toEqual([400, "1.5", "1Z-A"]);
  expect(wrong.problem).toContain(t("errors.pieces"));
  for (const [pieces, refused] of [
    ["0", t("errors.partNothing")],
    ["4", t("errors.partTooMany")],
    ["3", t("errors.partAll")],
  ] as const) {
    const no = await admin.submit(wrong, { intent: "ship-part" }, { "pieces[0].quantity": pieces });
    expect([no.status, no.problem?.includes(refused)]).toEqual([400, true]);
  }
  const form = wrong.form({ intent: "ship-part" });
  const fields = { ...form.fields, intent: "ship-part", "pieces[0].quantity": "1" };
  for (const _ of [1, 2]) expect((await admin.post(form.action, fields)).status).toBe(303);
  expect(await product.query("select count(*) as n from order_deliveries where order_id = ?", id)).toEqual([
    { n: 2 },
  ]);
  // The button of the process alone says of no pieces.
  const sent = await admin.visit(`/admin/orders?order=${id}`);
  const ship = sent.forms.find(({ buttons }) => buttons.some(({ value }) => value === "ship"));
  const bare = await admin.post(ship?.action ?? "", { ...ship?.fields, transition: "shipPart" });
  expect(bare.status).toBe(400);
  const slips = [...sent.body.matchAll(/href="([^"]*sheet=slip[^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  expect(slips).toHaveLength(2);
  const counted: string[] = [];
  for (const slip of slips) {
    const { text } = await admin.visit(slip);
    expect(text).not.toContain("$");
    counted.push(/(\d+)\s*Branded/.exec(text)?.[1] ?? text);
  }
  expect(counted.sort()).toEqual(["1", "2"]);
  const buyers = await browser.visit(`/order-management?order=${id}`);
  expect(buyers.text).toContain(t("fulfilments.partial"));
  expect(buyers.text).toContain("1Z-A");
  expect(buyers.text).toContain(t("history.shipPart"));
  for (const words of [hats(1), hats(2)]) expect(buyers.text).toContain(words);
  expect(buyers.text).not.toContain(t("seller.sendPart"));
});

test("the seller's tax is in the total that is shown before the order", async () => {
  const admin = await newAdmin(product);
  const wrong = await admin.submit(
    await admin.visit("/admin/taxes"),
    { intent: "save" },
    { region: "VT", rate: "8,25" },
  );
  expect([wrong.status, wrong.valueOf("rate")]).toEqual([400, "8,25"]);
  const saved = await admin.submit(
    await admin.visit("/admin/taxes"),
    { intent: "save" },
    { region: "VT", rate: "6.5" },
  );
  expect(saved.text).toContain("6.5%");
  try {
    const browser = await withCart(HAT);
    const review = await browser.submit(
      await browser.visit("/checkout"),
      { intent: "review" },
      { ...PARCEL, region: "VT" },
    );
    // 3,499 × 6.5% = 227.4
    expect(review.text).toContain("$2.27");
    const order = await browser.submit(review, { intent: "place" });
    expect(order.text).toContain("$37.26");
  } finally {
    await admin.submit(await admin.visit("/admin/taxes"), { intent: "remove" }, { region: "VT" });
  }
});

test("what a guest ordered is theirs after signing up, and can be ordered again", async () => {
  const browser = await withCart(GUIDE);
  const id = idOf(await paid(browser));
  await signIn(browser, await signUp(product));
  const page = await browser.visit(`/order-management?order=${id}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(translator("en", "orders")("deliveries.digitalDone"));
  const cart = await browser.submit(page, { intent: "reorder" });
  expect([cart.path, cart.cartCount]).toEqual(["/cart", 1]);
});

test("a product's page says to search engines what it says to people, and an unknown one is not found", async () => {
  const page = await new Browser(product).visit(`/shop/product/${HAT}`);
  const said = Object.fromEntries(
    tagsOf(page.body).flatMap(({ attributes }) =>
      attributes.itemprop ? [[attributes.itemprop, attributes.content ?? attributes.href ?? ""]] : [],
    ),
  );
  expect(said).toMatchObject({
    price: "34.99",
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    name: page.heading,
  });
  expect((await new Browser(product).get("/shop/product/nothing")).status).toBe(404);
});

test("machines' messages are refused without a provider, and browsers' everywhere", async () => {
  const machine = { origin: null };
  const none = await new Browser(product).send("/api/stripe", {
    method: "POST",
    body: "{}",
    headers: machine,
  });
  expect(none.status).toBe(404);
  const foreign = { origin: "https://evil.example" };
  const cross = await new Browser(product).send("/api/stripe", {
    method: "POST",
    body: "{}",
    headers: foreign,
  });
  expect(cross.status).toBe(403);
});
