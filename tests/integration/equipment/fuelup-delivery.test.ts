import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const t = translator("en", "fuel");
const tomorrow = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const MACHINE = { horsepower: "100", loadPercent: "50", hoursPerDay: "8", tank: "100", level: "20" };

/** A guest with a digger, a truck with road plates and a supplier with a minimum. */
async function yard() {
  const browser = new Browser(product);
  const start = await browser.visit("/fuelup-delivery");
  const digger = await browser.submit(
    start,
    { intent: "machine" },
    { ...MACHINE, label: "Digger", fuel: "dyed" },
  );
  const truck = await browser.submit(
    digger,
    { intent: "machine" },
    { ...MACHINE, label: "Truck", fuel: "clear", roadPlates: "on" },
  );
  const ready = await browser.submit(
    truck,
    { intent: "supplier" },
    { firm: "Fuel Ltd", dyed: "on", clear: "on", least: "150", spread: "0.30", fee: "25" },
  );
  expect(ready.toasts).toEqual([t("toasts.fuelSupplierAdded")]);
  return { browser, ready };
}

test.each(LANGUAGES)(
  "everybody sees when machines run dry, a disputed order and the records, without scripts, in %s",
  async (language) => {
    const words = translator(language, "fuel");
    const browser = new Browser(product);
    const page = await browser.visit(`/fuelup-delivery?lang=${language}`);
    expect([page.status, page.heading]).toEqual([
      200,
      translator(language, "shell")("screens.fuelupDelivery.title"),
    ]);
    expect(page.text).toContain(words("plan.how"));
    expect(page.text).toContain(words("states.disputed"));
    const order = await browser.visit("/fuel-order/sample");
    expect(order.text).toContain(words("cost.true"));
    expect(order.text).toContain(words("billedMore", { billed: "23", over: "3.8" }));
    const records = await browser.visit("/fuel-records");
    expect(records.text).toContain(words("records.byCode"));
    expect((await browser.visit("/fuel-order-form")).text).toContain(words("order.notReady"));
  },
);

test("the other address has the same page", async () => {
  const page = await new Browser(product).visit("/fuel-up");
  expect([page.status, page.text.includes(t("plan.how"))]).toEqual([200, true]);
});

test("a machine with a level above its tank is refused beside its field, and what was typed stays", async () => {
  const browser = new Browser(product);
  const start = await browser.visit("/fuelup-delivery");
  const refused = await browser.submit(
    start,
    { intent: "machine" },
    { ...MACHINE, label: "Digger", fuel: "dyed", level: "200" },
  );
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(t("errors.level"));
  expect(refused.valueOf("label")).toBe("Digger");
});

test("a guest orders by machine: dyed for the truck is refused, the minimum is shown first, tickets and invoice close it", async () => {
  const { browser } = await yard();
  const form = await browser.visit("/fuel-order-form");
  const place = form.body.indexOf("Digger") < form.body.indexOf("Truck") ? [0, 1] : [1, 0];
  const [digger = 0, truck = 1] = place;
  const supplier = /<option value="([\w-]{36})"/.exec(form.body)?.[1] ?? "";
  const order = {
    ...{ supplier, siteName: "Ridge", deliverOn: tomorrow(), indexDyed: "3.20", indexClear: "3.70" },
    ...{ costCode: "01-51", [`machines[${digger}].fuel`]: "dyed", [`machines[${digger}].gallons`]: "80" },
    [`machines[${truck}].gallons`]: "40",
  };
  const dyed = await browser.submit(
    form,
    { intent: "order" },
    { ...order, [`machines[${truck}].fuel`]: "dyed" },
  );
  expect(dyed.status).toBe(400);
  expect(dyed.text).toContain(t("errors.dyedOnRoad"));
  expect(dyed.valueOf("siteName")).toBe("Ridge");
  const short = await browser.submit(dyed, { intent: "order" }, { [`machines[${truck}].fuel`]: "clear" });
  expect(short.status).toBe(422);
  // 80 gal at $3.50 and 40 at $4.00 are $440; 30 more at the mean are $110.
  expect(short.text).toContain(t("short.title", { cost: "$110.00" }));
  const asked = await browser.submit(short, { intent: "order" }, { short: "on" });
  expect(asked.toasts).toEqual([t("toasts.fuelOrdered")]);

  const confirmed = await browser.submit(asked, { intent: "confirm" });
  let page = await browser.submit(confirmed, { intent: "depart" });
  const backwards = await browser.submit(
    page,
    { intent: "ticket" },
    { start: "100", end: "90", signedBy: "Operator 1" },
  );
  expect(backwards.status).toBe(400);
  expect(backwards.text).toContain(t("errors.backwards"));
  for (const [start, end] of [
    ["100", "179"],
    ["200", "240"],
  ] as const)
    page = await browser.submit(
      await browser.visit(page.path),
      { intent: "ticket" },
      { start, end, hours: "", signedBy: "Operator 1" },
    );
  expect(page.toasts).toEqual([t("toasts.fuelTicketWritten")]);
  const delivered = await browser.submit(page, { intent: "deliver" });
  expect(delivered.text).toContain(t("states.delivered"));
  const billed = await browser.submit(
    delivered,
    { intent: "bill" },
    { billed: "600", "lines[0].gallons": "79", "lines[1].gallons": "50" },
  );
  expect(billed.text).toContain(t("billedMore", { billed: "50", over: "10" }));
  const disputed = await browser.submit(
    billed,
    { intent: "dispute" },
    { machine: "Truck", why: "Ten too many" },
  );
  expect(disputed.text).toContain("Truck: Ten too many");
  const closed = await browser.submit(disputed, { intent: "reconcile" });
  expect(closed.text).toContain(t("states.reconciled"));

  expect((await browser.visit("/order-management?show=all")).text).toContain("Fuel Ltd, Ridge");
  const file = await browser.get("/fuel-records.csv");
  expect(file.body).toContain("Truck");
  expect(file.body).toContain("01-51");
  const stranger = new Browser(product);
  expect((await stranger.get(closed.path)).status).toBe(404);
  expect((await stranger.get("/fuel-records.csv")).body).not.toContain("Truck");
});

test("a machine behind a locked gate is written down with its reason, and the order is delivered without it", async () => {
  const { browser } = await yard();
  const form = await browser.visit("/fuel-order-form");
  const [digger, truck] = form.body.indexOf("Digger") < form.body.indexOf("Truck") ? [0, 1] : [1, 0];
  const supplier = /<option value="([\w-]{36})"/.exec(form.body)?.[1] ?? "";
  const asked = await browser.submit(
    form,
    { intent: "order" },
    {
      ...{ supplier, siteName: "Ridge", deliverOn: tomorrow(), indexDyed: "3.20", indexClear: "3.70" },
      ...{ [`machines[${digger}].fuel`]: "dyed", [`machines[${digger}].gallons`]: "90", short: "on" },
      ...{ [`machines[${truck}].fuel`]: "clear", [`machines[${truck}].gallons`]: "60" },
    },
  );
  const confirmed = await browser.submit(asked, { intent: "confirm" });
  const under = await browser.submit(confirmed, { intent: "depart" });
  const unsaid = await browser.submit(under, { intent: "unfilled" }, { signedBy: "Driver 1" });
  expect(unsaid.status).toBe(400);
  expect(unsaid.text).toContain(t("errors.whyNot"));
  expect(unsaid.body).toContain('value="Driver 1"');
  const said = await browser.submit(
    unsaid,
    { intent: "unfilled" },
    { why: "Gate was locked", signedBy: "Driver 1" },
  );
  expect(said.toasts).toEqual([t("toasts.fuelUnfilled")]);
  expect(said.text).toContain("Gate was locked");
  const poured = await browser.submit(
    await browser.visit(said.path),
    { intent: "ticket" },
    { start: "100", end: "160", signedBy: "Driver 1" },
  );
  const delivered = await browser.submit(poured, { intent: "deliver" });
  expect(delivered.text).toContain(t("states.delivered"));
  // What nobody poured is on no bill.
  expect(delivered.body).not.toContain("lines[1].gallons");
  expect((await browser.get("/fuel-records.csv")).body).not.toContain("Gate was locked");
});
