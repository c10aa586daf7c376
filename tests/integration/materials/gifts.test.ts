import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { newAdmin } from "../support/members.ts";
import { product } from "../support/product.ts";

const GUIDE = "insurance-guide";
const HAT = "branded-hard-hat";
const ADDRESS = { name: "Mason 2", line1: "12 Ridge Road", city: "Austin", region: "TX", zip: "78701" };
const fresh = () => `${crypto.randomUUID()}@example.com`;

test.each(LANGUAGES)(
  "a gift goes without scripts from the checkout to whoever opens its mail, and the buyer sees where it is (%s)",
  async (language) => {
    const words = translator(language, "checkout");
    const orders = translator(language, "orders");
    const gift = translator(language, "gift");
    const [buyer, email, recipient] = [new Browser(product), fresh(), fresh()];
    for (const productId of [GUIDE, HAT])
      await buyer.submit(await buyer.visit(`/shop?lang=${language}`), { intent: "add", productId });
    const wrong = await buyer.submit(
      await buyer.visit("/checkout"),
      { intent: "review" },
      { ...ADDRESS, email, gift: "on", giftName: "", giftEmail: "x", giftMessage: "<b>Well built</b>" },
    );
    expect([wrong.status, wrong.valueOf("giftEmail"), wrong.valueOf("giftMessage")]).toEqual([
      400,
      "x",
      "<b>Well built</b>",
    ]);
    for (const field of ["giftName", "giftEmail"] as const)
      expect(wrong.text).toContain(words(`errors.${field}`));
    const review = await buyer.submit(
      wrong,
      { intent: "review" },
      { gift: "on", giftName: "Mason 2", giftEmail: recipient },
    );
    const order = await buyer.submit(review, { intent: "place" }, { gift: "on" });
    expect(order.text).toContain(orders("gift.states.waiting"));
    const paid = await buyer.submit(order, { transition: "pay" });
    expect(paid.text).toContain(orders("gift.states.sent"));
    const mails = await product.query<{ text: string }>(
      "select text from mail_outbox where recipient = ?",
      recipient,
    );
    expect(mails).toHaveLength(1);
    const opened = new Browser(product);
    const path = /\/l\/[\w-]+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
    const door = await opened.visit(`${path}?lang=${language}`);
    const page = /\/gift$/.test(door.path) ? door : await opened.visit(`${door.path}/gift`);
    expect([page.status, page.text.includes("<b>Well built</b>")]).toEqual([200, true]);
    expect(page.text).not.toMatch(/\$|29[.,]99|34[.,]99/);
    const taken = await opened.submit(page, { intent: "take" });
    expect(taken.text).toContain(gift("mine"));
    expect((await opened.visit(linkTo(taken, gift("library")))).text).toContain(
      translator(language, "shop")(`products.${GUIDE}.name`),
    );
    const other = new Browser(product);
    await other.get(`${path}?lang=${language}`);
    const late = await other.visit(page.path);
    expect(late.text).toContain(gift("taken"));
    expect((await other.post(page.path, { intent: "take" })).status).toBe(409);
    const id = new URL(paid.path, product.origin).searchParams.get("order") ?? "";
    const seen = await buyer.visit(`/order-management?order=${id}`);
    expect(seen.text).not.toContain(orders("gift.states.sent"));
    expect(
      await product.query("select claimed_at is not null as yes from order_gifts where id = ?", id),
    ).toEqual([{ yes: 1 }]);
    if (language !== "en") return;
    const admin = await newAdmin(product);
    const slip = await admin.visit(`/admin/orders?order=${id}&sheet=slip`);
    expect(slip.text).toContain("<b>Well built</b>");
    expect(slip.text).not.toContain("$");
  },
);
