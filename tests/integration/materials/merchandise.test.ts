import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const HAT = "branded-hard-hat";
const COURSE = "project-management-course";
const ADDRESS = { name: "Welder 1", line1: "9 Bead Street", city: "Austin", region: "TX", zip: "78701" };

test.each(LANGUAGES)(
  "a hat for points goes through the checkout without scripts and without a payment (%s)",
  async (language) => {
    const t = translator(language, "orders");
    const words = translator(language, "loyalty");
    const { browser } = await newMember(product);
    await browser.submit(await browser.visit(`/shop?lang=${language}`), { intent: "add", productId: COURSE });
    await browser.submit(
      await browser.visit("/cart"),
      { intent: "set", productId: COURSE },
      { quantity: "4" },
    );
    const bought = await browser.submit(await browser.visit("/checkout"), { intent: "place" });
    await browser.submit(bought, { transition: "pay" });
    const program = await browser.visit("/loyalty-program");
    const hat = translator(language, "shop")(`products.${HAT}.name`);
    expect(program.text).toContain(words("rewards.whole", { product: hat }));
    const redeemed = await browser.submit(program, { intent: "redeem", reward: "hat" });
    expect(redeemed.status).toBe(200);
    await browser.submit(await browser.visit("/shop"), { intent: "add", productId: HAT });
    const first = await browser.visit("/checkout");
    const [reward] = await product.query<{ id: string }>(
      "select id from loyalty_redemptions where reward_id = 'hat' order by created_at desc limit 1",
    );
    const review = await browser.submit(
      first,
      { intent: "review" },
      { ...ADDRESS, reward: reward?.id ?? "" },
    );
    const order = await browser.submit(review, { intent: "place" });
    expect(order.path).toMatch(/order=/);
    expect(order.text).toContain(t("payments.captured"));
    expect(order.text).toContain(ADDRESS.line1);
    expect(order.forms.some(({ buttons }) => buttons.some(({ value }) => value === "pay"))).toBe(false);
    const id = new URL(order.path, product.origin).searchParams.get("order") ?? "";
    expect(await product.query("select total_cents from orders where id = ?", id)).toEqual([
      { total_cents: 0 },
    ]);
  },
);
