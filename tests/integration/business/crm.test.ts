import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "crm");
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const PATH = /\/deal\/[\w-]{36}/;

const member = async () => (await newMember(product)).browser;

const quick = async (browser: Browser, name = "Homeowner 1", phone = "(512) 555-0101") =>
  browser.submit(await browser.visit("/crm-dashboard"), { intent: "quick" }, { name, phone });

/** A deal, and its address. */
async function added(browser: Browser, name?: string, phone?: string) {
  const form = (await browser.visit("/crm-dashboard")).form({ intent: "quick" });
  const idem = form.fields.idem ?? "";
  const sent = { intent: "quick", idem, name: name ?? "Homeowner 1", phone: phone ?? "(512) 555-0101" };
  return PATH.exec((await browser.post("/crm-dashboard", sent)).location ?? "")?.[0] ?? "";
}

const step = async (browser: Browser, path: string, transition: string, typed: Record<string, string> = {}) =>
  browser.submit(
    await browser.visit(path),
    { transition },
    { nextAction: "Visit", nextOn: inDays(2), ...typed },
  );

test.each(LANGUAGES)("a member adds a deal with two fields and moves it on, in %s", async (language) => {
  const words = translator(language, "crm");
  const browser = await member();
  const empty = await browser.visit(`/crm-dashboard?lang=${language}`);
  expect([empty.status, empty.heading]).toEqual([
    200,
    translator(language, "shell")("screens.crmDashboard.title"),
  ]);
  const made = await quick(browser);
  expect([made.status, made.toasts]).toEqual([200, [words("toasts.crmDealMade")]]);
  const board = await browser.visit("/crm-dashboard");
  for (const said of ["Homeowner 1", words("states.new"), words("due.today"), words("next.call")])
    expect(board.text).toContain(said);
  // Seven links, one for each stage that waits for something.
  expect(
    new Set(
      board.body.match(/\/crm-dashboard\?view=(?:new|qualified|visit|estimating|sent|negotiation|dormant)/g),
    ).size,
  ).toBe(7);
  for (const path of [
    "/deal/sample",
    "/crm-contact/sample",
    "/crm-contacts",
    "/crm-report",
    "/crm-import",
    "/deal/new",
  ]) {
    const page = await browser.visit(path);
    expect([path, page.status]).toEqual([path, 200]);
  }
});

test("a step without a next action or with a day that is over is refused beside the field, and what was typed stays", async () => {
  const browser = await member();
  const path = await added(browser);
  const refused = await step(browser, path, "qualify", { nextAction: " ", nextOn: "2020-01-02" });
  expect(refused.status).toBe(400);
  for (const said of [t("errors.nextAction"), t("errors.nextPast")]) expect(refused.text).toContain(said);
  expect(refused.valueOf("nextOn")).toBe("2020-01-02");
  const moved = await step(browser, path, "qualify");
  expect([moved.status, moved.toasts]).toEqual([200, [t("toasts.crmMoved")]]);
  expect(moved.text).toContain(t("states.qualified"));
});

test("a known number is warned of with what was typed, and added anyway by a second press", async () => {
  const browser = await member();
  await added(browser);
  const warned = await quick(browser, "Homeowner 2", "+1 512 555 0101");
  expect([warned.status, warned.text.includes(t("known.title"))]).toEqual([409, true]);
  expect(warned.valueOf("name")).toBe("Homeowner 2");
  expect(warned.body).toMatch(/\/crm-contact\/[\w-]{36}/);
  const anyway = await browser.submit(warned, { intent: "quick", anyway: "on" });
  expect([anyway.status, anyway.toasts]).toEqual([200, [t("toasts.crmDealMade")]]);
});

test("a deal that is won becomes a project, and both lead to each other", async () => {
  const browser = await member();
  const path = await added(browser, "Homeowner 5");
  await step(browser, path, "qualify");
  const page = await browser.visit(path);
  const form = page.form({ intent: "move" });
  const won = await browser.post(path, { ...form.fields, transition: "win" });
  expect(won.location).toMatch(/^\/project\/[\w-]{36}$/);
  const project = await browser.visit(won.location ?? "");
  expect(project.body).toContain(path);
  const after = await browser.visit(path);
  expect(after.body).toContain(won.location ?? "");
  expect(after.text).toContain(t("states.won"));
  // The same form once more makes nothing twice.
  const again = await browser.post(path, { ...form.fields, transition: "win" });
  expect(again.location).toBe(won.location);
});

test("an estimate begins with what a deal knows, and hangs together with it", async () => {
  const browser = await member();
  const begun = (await browser.visit("/deal/new")).form({ intent: "create" });
  const said = { name: "Homeowner 6", title: "Cedar deck", note: "Forty feet of rail", nextOn: inDays(1) };
  const path =
    PATH.exec((await browser.post("/deal/new", { ...begun.fields, ...said })).location ?? "")?.[0] ?? "";
  const deal = await browser.visit(path);
  const link = /\/material-cost-estimator\?from=deal[^"]+/.exec(deal.body)?.[0] ?? "";
  const start = await browser.visit(link);
  expect(start.valueOf("title")).toBe("Cedar deck");
  expect(start.text).toContain("Homeowner 6");
  const estimate = await browser.submit(start, {
    intent: "create",
    from: `deal:${path.slice("/deal/".length)}`,
  });
  expect(estimate.status).toBe(200);
  expect(estimate.body).toContain(path);
  const settings = await browser.visit(`${estimate.path}?view=settings`);
  expect([settings.valueOf("client"), settings.valueOf("scope")]).toEqual([
    "Homeowner 6",
    "Forty feet of rail",
  ]);
});

const upload = (browser: Browser, fields: Record<string, string>, file?: string): Promise<Page> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file !== undefined) body.append("file", new Blob([file]), "people.csv");
  return browser.send("/crm-import", { method: "POST", body });
};

test("a file is shown first, with who is known and which lines are bad, and then added; the export has them", async () => {
  const browser = await member();
  await added(browser);
  const csv = "name,phone,email\nHomeowner 1,512 555 0101,\nHomeowner 8,512 555 0108,\n,512 555 0109,\n";
  const none = await upload(browser, { intent: "read" });
  expect([none.status, none.text.includes(t("errors.file"))]).toEqual([400, true]);
  const read = await upload(browser, { intent: "read" }, csv);
  expect(read.status).toBe(200);
  for (const said of [t("import.mark.known"), t("import.mark.new"), t("import.why.name"), "Homeowner 8"])
    expect(read.text).toContain(said);
  const { idem = "" } = read.form({ intent: "import" }).fields;
  const kept = await upload(browser, { intent: "import", idem, text: csv });
  expect([kept.status, kept.location]).toEqual([303, "/crm-contacts"]);
  const people = await browser.get("/crm-dashboard/people.csv");
  expect(people.body.split("\r\n").filter((line) => line.includes("Homeowner"))).toHaveLength(2);
  expect((await browser.get("/crm-dashboard/deals.csv")).body).toContain("Homeowner 1");
});

test("of two people one is made, with the deals of both", async () => {
  const browser = await member();
  const one = await added(browser, "Homeowner 1", "512 555 0101");
  await added(browser, "Homeowner 1", "512 555 0102");
  const person = /\/crm-contact\/[\w-]{36}/.exec((await browser.visit(one)).body)?.[0] ?? "";
  const page = await browser.visit(person);
  const link = (/\/crm-merge\?one=[^"]+/.exec(page.body)?.[0] ?? "").replaceAll("&amp;", "&");
  const merge = await browser.visit(link);
  const done = await browser.submit(merge, { intent: "merge" });
  expect([done.status, done.toasts]).toEqual([200, [t("toasts.crmMerged")]]);
  expect(new Set(done.body.match(/\/deal\/[\w-]{36}/g)).size).toBe(2);
  expect((await browser.visit(link)).text).toContain(t("merge.missing"));
});

test("norms are set, and a number that cannot be is named beside its field", async () => {
  const browser = await member();
  const wrong = await browser.submit(
    await browser.visit("/crm-report"),
    { intent: "norms" },
    { days_new: "0" },
  );
  expect([wrong.status, wrong.valueOf("days_new")]).toEqual([400, "0"]);
  const kept = await browser.submit(wrong, { intent: "norms" }, { days_new: "9" });
  expect([kept.status, kept.toasts]).toEqual([200, [t("toasts.crmSaved")]]);
  expect((await browser.visit("/crm-report")).valueOf("days_new")).toBe("9");
});

test("a page with all samples stays under fifty kilobytes, and nobody else reads a deal", async () => {
  const browser = await member();
  await browser.submit(await browser.visit("/profile"), { intent: "add-samples" });
  for (const path of [
    "/crm-dashboard",
    "/crm-dashboard?view=board",
    "/crm-dashboard?view=all",
    "/crm-contacts",
  ]) {
    const page = await browser.visit(path);
    expect([path, page.text.includes(t("sample"))]).toEqual([path, true]);
    expect(new TextEncoder().encode(page.body).length).toBeLessThan(50_000);
  }
  const path = await added(browser);
  const other = await member();
  expect((await other.visit(path)).status).toBe(404);
  expect((await new Browser(product).get(path)).location).toMatch(/^\/auth\?/);
});
