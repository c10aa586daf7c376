import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "material-express");
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test.each(LANGUAGES)(
  "everybody sees an order in every state and finds material without scripts, in %s",
  async (language) => {
    const words = translator(language, "material-express");
    const browser = new Browser(product);
    const page = await browser.visit(`/material-express?q=STD&lang=${language}`);
    expect([page.status, page.heading]).toEqual([
      200,
      translator(language, "shell")("screens.materialExpress.title"),
    ]);
    for (const state of ["draft", "requested", "confirmed", "loading", "out", "delivered"] as const)
      expect(page.text).toContain(words(`states.${state}`));
    for (const state of ["accepted", "short", "damaged", "cancelled"] as const)
      expect(page.text).toContain(words(`states.${state}`));
    expect(page.text).toContain("STD-5");
    for (let place = 1; place <= 10; place++) {
      const one = await browser.visit(`/material-order/sample${place > 1 ? `-${place}` : ""}`);
      expect(one.status).toBe(200);
      expect(one.text).toContain(words("load.truck"));
    }
    const ticket = await browser.visit("/material-order/sample-6?sheet=ticket");
    expect(ticket.text).toContain(words("ticket.receiver"));
  },
);

test("a guest orders for a window, receives short, and what is missing stays open until it is settled", async () => {
  const browser = new Browser(product);
  const start = await browser.visit("/material-express");
  const refused = await browser.submit(start, { intent: "begin" }, { topic: "Block wall", siteName: "" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(t("errors.siteName"));
  expect(refused.valueOf("topic")).toBe("Block wall");
  const begun = await browser.submit(refused, { intent: "begin" }, { siteName: "Ridge", sku: "CMU-3" });
  expect(begun.toasts).toEqual([t("toasts.expressBegun")]);
  const zero = await browser.submit(begun, { intent: "lines" }, { qty_0: "0" });
  expect([zero.status, zero.valueOf("qty_0")]).toEqual([400, "0"]);
  expect(zero.text).toContain(t("errors.quantity"));
  const packs = await browser.submit(zero, { intent: "lines" }, { qty_0: "31" });
  expect(packs.text).toContain(t("lines.packs", { count: 10 }));
  const past = await browser.submit(packs, { intent: "slot" }, { deliverOn: dayIn(-1) });
  expect(past.status).toBe(400);
  expect(past.text).toContain(t("errors.slotPast"));
  const ordered = await browser.submit(past, { intent: "slot" }, { deliverOn: dayIn(4) });
  expect(ordered.toasts).toEqual([t("toasts.expressAsked")]);
  expect(ordered.text).toContain(t("states.requested"));
  // A page from before cannot order once more.
  expect((await browser.submit(packs, { intent: "slot" }, { deliverOn: dayIn(5) })).status).toBe(409);
  const confirmed = await browser.submit(ordered, { transition: "record" });
  const here = await browser.submit(confirmed, { transition: "arrived" });
  const passed = await browser.submit(here, { intent: "receive" }, { printedName: "Foreman 1" });
  expect(passed.status).toBe(400);
  expect(passed.text).toContain(t("errors.count"));
  const short = await browser.submit(passed, { intent: "receive" }, { good_0: "38" });
  expect(short.toasts).toEqual([t("toasts.expressShort")]);
  expect(short.text).toContain(t("receipt.short"));
  const billed = await browser.submit(short, { intent: "bill" }, { billed_0: "40" });
  expect(billed.text).toContain(t("match.sum", { sum: "$5.50" }));
  expect((await browser.visit("/order-management?show=all")).text).toContain("Block wall");
  const settled = await browser.submit(billed, { transition: "settle" }, { note: "Credit note" });
  expect(settled.text).toContain(t("states.accepted"));
  const csv = await browser.get(`${settled.path}/lines.csv`);
  expect([csv.status, csv.headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const again = await browser.submit(settled, { intent: "again" });
  expect([again.toasts, again.path === settled.path]).toEqual([[t("toasts.expressBegun")], false]);
  for (const path of [settled.path, `${settled.path}/lines.csv`])
    expect((await new Browser(product).get(path)).status).toBe(404);
});

test("a supplier without an account answers by link and brings the load, and the buyer sees it", async () => {
  const { browser } = await newMember(product);
  const begun = await browser.submit(
    await browser.visit("/material-express"),
    { intent: "begin" },
    { topic: "Board", siteName: "Ridge", sku: "DRY-1" },
  );
  const asked = await browser.submit(begun, { intent: "ask" }, { askedOf: "Yard 9" });
  expect(asked.toasts).toEqual([t("toasts.expressQuoteAsked")]);
  const linkTo = async (type: string, from: typeof asked) => {
    const id = new RegExp(`type=${type}&(?:amp;)?id=([\\w-]+)`).exec(from.body)?.[1] ?? "";
    const share = `/workspace/share?type=${type}&id=${id}`;
    const workspace = /name="workspace" value="([^"]+)"/.exec((await browser.get(share)).body)?.[1] ?? "";
    const link = crypto.randomUUID();
    await browser.post(share, {
      ...{ intent: "share", idem: link, workspace, type, id, name: "Yard 9", kind: "person" },
      ...{ days: "7", asksName: "on", answer: "on" },
    });
    const sheet = await browser.get(`/workspace/share?link=${link}`);
    return /\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "";
  };
  const supplier = new Browser(product);
  const quote = await supplier.visit(await linkTo("material-quote", asked));
  expect(quote.heading).toBe("Board");
  const none = await supplier.submit(quote, { intent: "answer" }, { printedName: "Clerk 1" });
  expect(none.status).toBe(400);
  const answered = await supplier.submit(
    none,
    { intent: "answer" },
    { price_0: "13.10", lead_0: "2", fee: "90" },
  );
  expect(answered.text).toContain(t("held.answered"));
  const compared = await browser.visit(begun.path);
  expect(compared.text).toContain("$13.10");
  const taken = await browser.submit(
    compared,
    { intent: "take" },
    { quote: compared.form({ intent: "take" }).buttons[0]?.value ?? "" },
  );
  expect(taken.toasts).toEqual([t("toasts.expressTaken")]);
  const ordered = await browser.submit(taken, { intent: "slot" }, { deliverOn: dayIn(4) });
  let held = await supplier.visit(await linkTo("material-order", ordered));
  for (const transition of ["confirm", "load", "send", "deliver"]) {
    const typed = { printedName: "Driver 1", transition };
    held = await supplier.submit(held, { intent: "move" }, typed);
    expect(held.status).toBe(200);
  }
  const arrived = await browser.visit(begun.path);
  expect(arrived.text).toContain(t("states.delivered"));
  expect(arrived.text).toContain("Driver 1");
});

test("a file is read whole or refused beside its field, and 20,000 lines are too many", async () => {
  const browser = new Browser(product);
  const send = (text: string) => {
    const body = new FormData();
    const fields = { intent: "begin", idem: crypto.randomUUID(), topic: "File", siteName: "Ridge" };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("file", new File([text], "list.csv", { type: "text/csv" }));
    return browser.send("/material-express", { method: "POST", body });
  };
  const columns = await send("a,b\n1,2\n");
  expect([columns.status, columns.valueOf("topic")]).toEqual([400, "File"]);
  expect(columns.text).toContain(t("errors.csv.columns"));
  const long = await send(`description,qty\n${"stud,1\n".repeat(20_000)}`);
  expect(long.status).toBe(400);
  expect(long.text).toContain(t("errors.csv.long"));
  const zero = await send("description,qty\nstud,0\n");
  expect(zero.text).toContain(t("errors.csv.line", { line: "2", column: t("columns.qty") }));
  const read = await send("description,qty,price\nOwn lintel,3,41\nSTD-1,12,\n");
  expect(read.status).toBe(303);
  const page = await browser.visit(read.location ?? "");
  expect(page.text).toContain("Own lintel");
  expect(page.text).toContain("$123.00");
});
