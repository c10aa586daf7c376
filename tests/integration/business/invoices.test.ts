import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "invoices");
const billing = translator("en", "billing");
const key = () => crypto.randomUUID();

/** A member's job with a posted receipt of $125.50, and the page of what of it can be billed. */
async function jobOf() {
  const { browser } = await newMember(product);
  const project = key();
  const job = { intent: "create", idem: project, name: "Ridge house", contract: "10000" };
  await browser.post("/project-management", job);
  const paper = { kind: "receipt", vendor: "Sample Lumber", amount: "125.50", spentOn: "2026-03-02" };
  const added = await browser.post("/financial-admin-services", { intent: "add", idem: key(), ...paper });
  const item = added.location ?? "";
  const version = (await browser.visit(item)).valueOf("version") ?? "";
  await browser.post(item, { intent: "code", idem: key(), version, project, code: "06 10 00", ...paper });
  for (const transition of ["approve", "post"])
    await browser.submit(await browser.visit(item), { transition });
  return { browser, project, item, page: `/job-invoices/${project}?from=2026-03-01&to=2026-03-31` };
}

/** $138.05 with the markup, $11.39 tax. */
const PRICED = { markup: "10", tax: "8.25", taxesPapers: "on", payDays: "14" };

async function issued(payDays = PRICED.payDays) {
  const job = await jobOf();
  const page = await job.browser.visit(job.page);
  const made = await job.browser.submit(page, { intent: "invoice" }, { ...PRICED, payDays });
  await job.browser.submit(made, { transition: "issue" });
  return { ...job, path: made.path };
}

async function shared(browser: Browser, path: string) {
  const id = path.split("/").at(-1) ?? "";
  const share = `/workspace/share?type=invoice&id=${id}`;
  const link = key();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await browser.get(share)).body)?.[1] ?? "";
  await browser.post(share, {
    ...{ intent: "share", idem: link, workspace, type: "invoice", id, name: "The client" },
    ...{ kind: "person", days: "7", asksName: "on", sign: "on" },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  return { holder, link, here: `/shared/${link}/invoice` };
}

test.each(LANGUAGES)(
  "a member finds what of a job can be billed, and an example of an invoice, in %s",
  async (language) => {
    const words = translator(language, "invoices");
    const { browser } = await newMember(product);
    const project = key();
    await browser.post("/project-management", { intent: "create", idem: project, name: "Ridge house" });
    const page = await browser.visit(`/job-invoices/${project}?lang=${language}`);
    for (const said of [words("unbilled.nothing"), words("unbilled.noSite"), words("list.none")])
      expect(page.text).toContain(said);
    const example = await browser.visit("/invoice/sample");
    for (const said of [
      words("hours.overtime"),
      words("lines.labor"),
      words("sums.open"),
      words("states.sent"),
    ])
      expect(example.text).toContain(said);
    expect((await browser.visit("/job-invoices/sample")).text).toContain(
      words("unbilled.overtime", { hours: "1.5" }),
    );
    expect((await browser.visit("/payment-reminder/sample")).text).toContain(
      translator(language, "reminders")("stages.firm"),
    );
    expect((await browser.visit("/job-billing/sample")).body).toContain('href="/invoice/sample"');
  },
);

test("a receipt becomes a line with its markup and tax, opens its paper, and is billed once", async () => {
  const { browser, page, item } = await jobOf();
  const shown = await browser.visit(page);
  expect(shown.text).toContain("Sample Lumber");
  const below = await browser.submit(shown, { intent: "invoice" }, { ...PRICED, markup: "-5" });
  expect([below.status, below.text.includes(t("errors.markup"))]).toEqual([422, true]);
  expect([below.valueOf("markup"), below.valueOf("tax")]).toEqual(["-5", "8.25"]);
  const turned = await browser.submit(shown, { intent: "invoice" }, { ...PRICED, periodTo: "2026-02-01" });
  expect([turned.status, turned.text.includes(t("errors.period"))]).toEqual([422, true]);
  const made = await browser.submit(shown, { intent: "invoice" }, PRICED);
  expect(made.path).toMatch(/^\/invoice\//);
  expect(made.toasts).toEqual([t("toasts.invoicesMade")]);
  for (const said of ["$138.05", "$11.39", "$149.44"]) expect(made.text).toContain(said);
  expect(made.body).toContain(`href="${item}"`);
  const again = await browser.submit(shown, { intent: "invoice" }, PRICED);
  expect(again.path).toBe(made.path);
  const fresh = await browser.submit(shown, { intent: "invoice" }, { ...PRICED, idem: key() });
  expect([fresh.status, fresh.text.includes(t("errors.nothing"))]).toEqual([422, true]);
  expect((await browser.visit(page)).text).toContain(t("unbilled.nothing"));
});

test("a span that ends before it begins says so on the page", async () => {
  const { browser, project } = await jobOf();
  const page = await browser.visit(`/job-invoices/${project}?from=2026-03-31&to=2026-03-01`);
  expect([page.status, page.text.includes(t("errors.period"))]).toEqual([200, true]);
  const odd = await browser.visit(`/job-invoices/${project}?from=never&to=2026-02-31`);
  expect(odd.status).toBe(200);
});

test("whoever holds the link reads what was issued, asks, gets an answer and accepts, on a phone without scripts", async () => {
  const { browser, path } = await issued();
  const { holder, link, here } = await shared(browser, path);
  const held = await holder.visit(here);
  expect([held.status, held.text.includes("$149.44")]).toEqual([200, true]);
  const silent = await holder.submit(held, { intent: "question" }, { printedName: "Client 1" });
  expect([silent.status, silent.text.includes(t("errors.noteMissing"))]).toEqual([422, true]);
  const asked = await holder.submit(
    held,
    { intent: "question" },
    { printedName: "Client 1", note: "For what?" },
  );
  expect(asked.toasts).toEqual([t("toasts.invoicesAsked")]);
  const mine = await browser.visit(path);
  for (const said of ["For what?", t("share.opened", { moment: "" }).slice(0, 22)])
    expect(mine.text).toContain(said);
  await browser.submit(mine, { transition: "answer" }, { note: "Joists" });
  const nameless = await holder.submit(await holder.visit(here), { intent: "accept" }, { printedName: " " });
  expect([nameless.status, nameless.text.includes(t("errors.printedName"))]).toEqual([422, true]);
  const done = await holder.submit(
    await holder.visit(here),
    { intent: "accept" },
    { printedName: "Client 1" },
  );
  expect([done.status, done.toasts]).toEqual([200, [t("toasts.invoicesAccepted")]]);
  expect((await holder.get(`${here}.pdf`)).status).toBe(200);
  // A link to an invoice opens nothing else.
  expect((await holder.get(`/shared/${link}/pay-application`)).status).toBe(404);
  const other = await issued();
  expect((await holder.get(other.path)).status).toBe(303);
});

test("a payment is taken once and in parts, a bounced one needs its reason and is open again, and a credit closes the rest", async () => {
  const { browser, path } = await issued();
  const page = await browser.visit(path);
  const payment = { payer: "Client LLC", amount: "100", paidOn: "2026-03-20", reference: "1001" };
  for (const _ of [1, 2])
    expect((await browser.submit(page, { intent: "payment" }, payment)).status).toBe(200);
  const paid = await browser.visit(path);
  expect(paid.text).toContain("$49.44");
  const over = await browser.submit(
    paid,
    { intent: "payment" },
    { ...payment, amount: "49.45", reference: "2" },
  );
  expect([over.status, over.text.includes(billing("errors.overPaid"))]).toEqual([422, true]);
  const twice = await browser.submit(paid, { intent: "payment" }, { ...payment, amount: "100" });
  expect(twice.status).toBe(422);
  const silent = await browser.submit(paid, { intent: "bounced" }, { bouncedOn: "2026-03-22" });
  expect([silent.status, silent.text.includes(billing("errors.bounceReason"))]).toEqual([422, true]);
  const reason = { bouncedOn: "2026-03-22", reason: "Account closed" };
  const bounced = await browser.submit(paid, { intent: "bounced" }, reason);
  expect(bounced.toasts).toEqual([billing("toasts.billingBounced")]);
  expect(bounced.text).toContain("Account closed");
  const more = await browser.submit(bounced, { intent: "credit" }, { amount: "149.45", reason: "Agreed" });
  expect([more.status, more.text.includes(t("errors.overOpen"))]).toEqual([422, true]);
  const credited = await browser.submit(
    bounced,
    { intent: "credit" },
    { amount: "149.44", reason: "Agreed" },
  );
  expect(credited.text).toContain(t("states.credited"));
  const csv = await browser.get("/financial-services/invoices.csv");
  expect(csv.body).toContain("149.44");
  expect((await browser.get("/financial-services/payments.csv")).body).toContain("Account closed");
});

test("what is open of an invoice stands in what is owed, and others find none of it", async () => {
  const { browser, path, page } = await issued();
  const list = await browser.visit("/financial-services");
  expect(list.body).toContain(`href="${path}"`);
  expect(list.text).toContain("$149.44");
  const { browser: stranger } = await newMember(product);
  for (const address of [page, path, `${path}/invoice.pdf`])
    expect((await stranger.get(address)).status).toBe(404);
  expect((await new Browser(product).get(path)).status).toBe(303);
});

test.each(LANGUAGES)(
  "what is late is written to: the ladder, the letter and what was sent, in %s",
  async (language) => {
    const words = translator(language, "reminders");
    const { browser, path } = await issued("0");
    const id = path.split("/").at(-1) ?? "";
    await product.query("update billing_invoices set due_on = '2026-03-01' where id = ?", id);
    const list = await browser.visit(`/payment-reminders?lang=${language}`);
    expect(list.text).toContain(words("now", { letter: words("stages.notice") }));
    const order = await browser.submit(list, { intent: "ladder" }, { friendly: "20", firm: "14" });
    expect([order.status, order.text.includes(words("errors.order"))]).toEqual([422, true]);
    expect(order.valueOf("friendly")).toBe("20");
    const bare = await browser.submit(list, { intent: "ladder" }, { feeRate: "1.5" });
    expect([bare.status, bare.text.includes(words("errors.clause"))]).toEqual([422, true]);
    const set = await browser.submit(list, { intent: "ladder" }, { feeRate: "1.5", feeClause: "Section 8" });
    expect(set.toasts).toEqual([words("toasts.remindersLadder")]);
    const letter = await browser.visit(`/payment-reminder/${id}`);
    for (const said of ["149.44", "Section 8"]) expect(letter.text).toContain(said);
    const english = await browser.visit(`/payment-reminder/${id}?stage=firm&in=en`);
    expect(english.text).toContain(translator("en", "reminders")("letter.firm.last"));
    const future = await browser.submit(letter, { intent: "sent" }, { sentOn: "2999-01-01" });
    expect([future.status, future.text.includes(words("errors.future"))]).toEqual([422, true]);
    const done = await browser.submit(letter, { intent: "sent" }, { way: "post" });
    expect(done.toasts).toEqual([words("toasts.remindersSent")]);
    expect(done.text).toContain(words("ways.post"));
    const until = await browser.submit(done, { intent: "rest" }, { reason: "promised" });
    expect([until.status, until.text.includes(words("errors.until"))]).toEqual([422, true]);
    const rests = await browser.submit(done, { intent: "rest" }, { reason: "disputed", note: "Paint" });
    expect(rests.text).toContain(words("rests.disputed"));
    await browser.submit(rests, { intent: "wake" });
    const { browser: stranger } = await newMember(product);
    expect((await stranger.get(`/payment-reminder/${id}`)).status).toBe(404);
  },
);

test("invoices, payments and bills of a span go to a general ledger under the names of its accounts", async () => {
  const words = translator("en", "ledger-export");
  const { browser, path } = await issued();
  await browser.submit(
    await browser.visit(path),
    { intent: "payment" },
    { payer: "Client LLC", amount: "100", paidOn: "2026-03-20", reference: "1001" },
  );
  const page = await browser.visit("/ledger-export?from=2026-01-01&to=2026-12-31");
  const empty = await browser.submit(page, { intent: "accounts" }, { bank: " ", income: "Construction" });
  expect([empty.status, empty.text.includes(words("errors.name"))]).toEqual([422, true]);
  expect(empty.valueOf("income")).toBe("Construction");
  const named = await browser.submit(page, { intent: "accounts" }, { bank: "Checking" });
  expect(named.toasts).toEqual([words("toasts.ledgerAccounts")]);
  const iif = await browser.get("/ledger-export/ledger.iif?from=2026-03-01&to=2026-03-31");
  expect(iif.body).toContain("TRNS\tPAYMENT\t03/20/2026\tChecking\tClient LLC\t100.00");
  expect(iif.body).toContain("TRNS\tBILL\t03/02/2026\tAccounts Payable\tSample Lumber\t-125.50");
  const csv = await browser.get("/ledger-export/ledger.csv?from=2026-03-01&to=2026-03-31");
  expect(csv.body).toContain("Checking");
  for (const span of ["from=2026-03-31&to=2026-03-01", "from=never", "from=2020-01-01&to=2026-01-01"])
    expect((await browser.get(`/ledger-export/ledger.iif?${span}`)).status).toBe(404);
  const turned = await browser.visit("/ledger-export?from=2026-03-31&to=2026-03-01");
  expect([turned.status, turned.text.includes(words("errors.span"))]).toEqual([200, true]);
  const { browser: stranger } = await newMember(product);
  expect((await stranger.get("/ledger-export/ledger.iif?from=2026-03-01&to=2026-03-31")).body).not.toContain(
    "TRNS\tBILL",
  );
});
