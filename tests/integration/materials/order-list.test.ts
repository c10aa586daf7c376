import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { seenOrder } from "../../../app/lib/paper/paper.ts";
import { openCsv } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { linkTo } from "../support/by-words.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";
import { readPaper } from "../support/read-paper.ts";

const HAT = "branded-hard-hat";
const GUIDE = "insurance-guide";
const PARCEL = {
  name: '=Carpenter 1 "Łódź"',
  line1: "12 Ridge Road",
  city: "Austin",
  region: "TX",
  zip: "78701",
};

/** A paid order of a hat and a guide, with the address it goes to. */
async function bought(email = `${crypto.randomUUID()}@example.com`) {
  const browser = new Browser(product);
  for (const productId of [HAT, GUIDE])
    await browser.submit(await browser.visit("/shop"), { intent: "add", productId });
  const review = await browser.submit(
    await browser.visit("/checkout"),
    { intent: "review" },
    { ...PARCEL, email },
  );
  const order = await browser.submit(review, { intent: "place" });
  const done = await browser.submit(order, { transition: "pay" });
  return { browser, done, email, id: new URL(done.path, product.origin).searchParams.get("order") ?? "" };
}

async function fileOf(browser: Browser, path: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(product.origin + path, {
    headers: { cookie, "cf-connecting-ip": browser.address },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test.each(LANGUAGES)(
  "an invoice is a PDF in the words of its reader, with what its sheet says, to the cent (%s)",
  async (language) => {
    const t = translator(language, "orders");
    const { browser, email, id } = await bought();
    const sheet = await browser.visit(`/order-management?order=${id}&sheet=invoice&lang=${language}`);
    const path = linkTo(sheet, t("invoice.pdf"));
    const { response, bytes } = await fileOf(browser, path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="invoice-ORD-\d+\.pdf"$/,
    );
    const direction = language === "he" ? "rtl" : "ltr";
    const lines = readPaper(bytes).map(({ text }) => text);
    const whole = lines.join("\n");
    for (const words of [
      t("invoice.test"),
      t("invoice.paid"),
      t("deliveries.parcel"),
      translator(language, "shop")(`products.${HAT}.name`),
    ])
      expect(lines).toContain(seenOrder(words, direction));
    expect(lines).toContain(email);
    expect(lines).toContain(PARCEL.line1);
    // Every sum of the sheet is one of the file's.
    const sums = new Set(sheet.text.match(/\d+[.,]\d\d(?!\d)/g));
    expect(sums.size).toBeGreaterThan(2);
    for (const sum of sums) expect(whole).toContain(sum);
    expect(whole).toContain(/ORD-\d+/.exec(sheet.heading)?.[0] ?? "no number");
    // A letter of the name that the font lacks is said to be missing.
    expect(whole).toContain('=Carpenter 1 "?ódz"');
  },
);

test("the invoice of another is no file, and the seller's way to it is the administrators'", async () => {
  const { browser, id } = await bought();
  const path = `/order-management/${id}/invoice.pdf`;
  const others = [new Browser(product), (await newMember(product)).browser, (await bought()).browser];
  for (const other of others) {
    expect((await other.get(path)).status).toBe(404);
    expect((await other.get(`${path}?side=seller`)).status).not.toBe(200);
  }
  expect((await browser.get(`${path}?side=seller`)).status).not.toBe(200);
  expect((await browser.get("/order-management/nothing/invoice.pdf")).status).toBe(404);
  const admin = await newAdmin(product);
  expect((await admin.get(path)).status).toBe(404);
  const sheet = await admin.visit(`/admin/orders?order=${id}&sheet=invoice`);
  const { response } = await fileOf(admin, linkTo(sheet, translator("en", "orders")("invoice.pdf")));
  expect(response.status).toBe(200);
});

test("orders are a file for a spreadsheet, as the list was asked for, and nobody else's are in it", async () => {
  const { browser, id } = await bought();
  await bought();
  const t = translator("en", "orders");
  const list = await browser.visit("/order-management?find=hat");
  const csv = await browser.get(linkTo(list, t("list.csv")));
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const rows = csv.body.trim().split("\r\n");
  expect(rows).toHaveLength(2);
  const [order] = await product.query("select number, total_cents from orders where id = ?", id);
  expect(rows[1]).toContain(`"ORD-${order?.number}","Shop"`);
  expect(rows[1]).toMatch(new RegExp(`"${Number(order?.total_cents) / 100}","0"$`));
  expect((await browser.get("/order-management.csv?show=past")).body.trim().split("\r\n")).toHaveLength(1);
  expect((await new Browser(product).get("/order-management.csv")).body.trim().split("\r\n")).toHaveLength(1);
});

test("the seller's orders are a file only for administrators, and no cell of it is a formula", async () => {
  const email = `+cmd${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { browser } = await bought(email);
  expect((await browser.get("/admin/orders.csv")).status).not.toBe(200);
  const { browser: member } = await newMember(product);
  expect((await member.get("/admin/orders.csv")).status).not.toBe(200);
  const admin = await newAdmin(product);
  const list = await admin.visit(`/admin/orders?show=all&find=${encodeURIComponent(email)}`);
  const csv = await admin.get(linkTo(list, translator("en", "orders")("list.csv")));
  const rows = csv.body.trim().split("\r\n");
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`"'${email}"`);
  expect(openCsv(csv.body).rows).toEqual([expect.arrayContaining([`'${email}`])]);
});

test.each(LANGUAGES)(
  "a list that was asked for is kept under a name, opened and removed (%s)",
  async (language) => {
    const t = translator(language, "orders");
    const { browser } = await bought();
    expect((await browser.visit(`/order-management?lang=${language}`)).text).not.toContain(t("views.save"));
    const asked = await browser.visit("/order-management?find=hat&show=open");
    const nameless = await browser.submit(asked, { intent: "save-view" }, { name: "  " });
    expect([nameless.status, nameless.problem?.includes(t("errors.viewName"))]).toEqual([400, true]);
    const long = await browser.submit(asked, { intent: "save-view" }, { name: "x".repeat(61) });
    expect([long.status, long.valueOf("name")]).toEqual([400, "x".repeat(61)]);
    const saved = await browser.submit(asked, { intent: "save-view" }, { name: "קסדות <b>" });
    expect(saved.toasts).toContain(t("toasts.viewSaved"));
    expect(saved.path).toBe("/order-management?show=open&find=hat");
    const list = await browser.visit("/order-management");
    const opened = await browser.visit(linkTo(list, "קסדות <b>"));
    expect(opened.path).toBe("/order-management?show=open&find=hat");
    expect((await new Browser(product).visit("/order-management")).text).not.toContain("קסדות");
    const removed = await browser.submit(opened, { intent: "remove-view" });
    expect(removed.toasts).toContain(t("toasts.viewRemoved"));
    expect((await browser.visit("/order-management")).text).not.toContain("קסדות");
  },
);

test("a form of a view that the page cannot have sent changes nothing", async () => {
  const { browser } = await bought();
  expect((await browser.post("/order-management", { intent: "save-view", name: "All" })).status).toBe(400);
  expect((await browser.post("/order-management?show=open", { intent: "else" })).status).toBe(400);
  expect((await browser.post("/order-management", { intent: "remove-view", view: "1" })).status).toBe(400);
  expect((await browser.post("/order-management?order=", { intent: "save-view", name: "x" })).status).toBe(
    404,
  );
  expect((await browser.visit("/order-management?show=open")).forms.length).toBeGreaterThan(0);
  expect(await product.query("select 1 as found from order_views where name in ('All', 'x')")).toEqual([]);
});

test.each(LANGUAGES)(
  "an order is put to a project and a cost code without scripts, and the list sums and shows them (%s)",
  async (language) => {
    const t = translator(language, "orders");
    const { browser } = await newMember(product);
    const project = crypto.randomUUID();
    const name = `Ridge <b> ${project.slice(0, 8)}`;
    await browser.post("/project-management", { intent: "create", idem: project, name });
    await browser.submit(await browser.visit(`/shop?lang=${language}`), { intent: "add", productId: GUIDE });
    const email = `${crypto.randomUUID()}@example.com`;
    const order = await browser.submit(await browser.visit("/checkout"), { intent: "place" }, { email });
    const paid = await browser.submit(order, { transition: "pay" });
    expect((await browser.visit("/order-management")).text).not.toContain(t("project.spent"));
    const long = await browser.submit(paid, { intent: "project" }, { project, costCode: "0".repeat(41) });
    const kept = long.form({ intent: "project" }).fields;
    expect([long.status, kept.project, kept.costCode]).toEqual([400, project, "0".repeat(41)]);
    const foreign = { project: crypto.randomUUID(), costCode: "06 10 00" };
    const refused = await browser.submit(paid, { intent: "project" }, foreign);
    expect([refused.status, refused.problem?.includes(t("errors.noProject"))]).toEqual([409, true]);
    const said = await browser.submit(paid, { intent: "project" }, { project, costCode: "06 10 00" });
    expect(said.toasts).toContain(t("toasts.orderAssigned"));
    const list = await browser.visit("/order-management");
    expect(list.text).toContain(t("project.spent"));
    const path = linkTo(list, name);
    expect(path).toBe(`/order-management?project=${project}`);
    const one = await browser.visit(path);
    expect(one.text).toMatch(/29[.,]99/);
    expect(one.text).toContain("06 10 00");
    expect((await browser.get("/order-management.csv")).body).toContain(`"${name}","06 10 00"`);
    const none = await browser.visit(`/order-management?project=${crypto.randomUUID()}`);
    expect(none.text).toContain(t("list.nothing"));
  },
);

test.each(LANGUAGES)(
  "an order whose payment waits for its buyer is under a filter of its own and leads back to the payment; of one that was agreed to nothing is asked (%s)",
  async (language) => {
    const t = translator(language, "orders");
    const browser = new Browser(product);
    await browser.submit(await browser.visit("/shop"), { intent: "add", productId: GUIDE });
    const review = await browser.submit(
      await browser.visit("/checkout"),
      { intent: "review" },
      { email: `${crypto.randomUUID()}@example.com` },
    );
    const { path } = await browser.submit(review, { intent: "place" });
    const id = new URL(path, product.origin).searchParams.get("order") ?? "";
    const stands = (state: string) =>
      product.query(
        "update order_payments set state = ?, provider = 'stripe', url = 'https://pay.example/one' where order_id = ?",
        state,
        id,
      );
    const waiting = `/order-management?show=action&lang=${language}`;
    expect((await browser.visit(waiting)).text).toContain(t("list.nothing"));
    await stands("action");
    const list = await browser.visit(waiting);
    expect(list.body).toContain(`order=${id}`);
    expect(list.text).toContain(t("states.requiresAction"));
    const asked = await browser.visit(path);
    expect(asked.text).toContain(t("pay.action"));
    expect(asked.body).toContain('href="https://pay.example/one"');
    await stands("authorized");
    expect((await browser.visit(waiting)).text).toContain(t("list.nothing"));
    const agreed = await browser.visit(path);
    expect(agreed.text).toContain(t("pay.authorized", { days: 10 }));
    expect(agreed.body).not.toContain('href="https://pay.example');
    const buttons = agreed.forms.flatMap((form) => form.buttons);
    expect(buttons.filter(({ name, value }) => name === "transition" && value === "pay")).toEqual([]);
  },
);
