import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "billing");
const key = () => crypto.randomUUID();

/** A member's job with a contract of $10,000 in three lines. */
async function jobOf() {
  const { browser } = await newMember(product);
  const project = key();
  await browser.post("/project-management", { intent: "create", idem: project, name: "Ridge house" });
  const path = `/job-billing/${project}`;
  const lines = {
    "texts[0]": "Footings",
    "amounts[0]": "2000",
    "texts[1]": "Frame",
    "amounts[1]": "5,000.00",
  };
  const typed = { contract: "10000", ...lines, "texts[2]": "Roof", "amounts[2]": "3000" };
  const kept = await browser.submit(await browser.visit(path), { intent: "contract" }, typed);
  expect([kept.status, kept.toasts]).toEqual([200, [t("toasts.billingContract")]]);
  return { browser, path, project };
}

const JANUARY = { periodFrom: "2026-01-01", periodTo: "2026-01-31" };
const begun = async (browser: Browser, path: string, days: Record<string, string> = JANUARY) =>
  browser.submit(await browser.visit(path), { intent: "begin" }, days);

async function submitted(browser: Browser, path: string) {
  const page = await begun(browser, path);
  await browser.submit(page, { intent: "work" }, { "done[0]": "50%", "done[1]": "1000", "stored[2]": "500" });
  await browser.submit(await browser.visit(page.path), { transition: "submit" });
  return page.path;
}

async function shared(browser: Browser, path: string) {
  const id = path.split("/").at(-1) ?? "";
  const share = `/workspace/share?type=pay-application&id=${id}`;
  const link = key();
  const workspace = /name="workspace" value="([^"]+)"/.exec((await browser.get(share)).body)?.[1] ?? "";
  await browser.post(share, {
    ...{ intent: "share", idem: link, workspace, type: "pay-application", id, name: "The owner" },
    ...{ kind: "person", days: "7", asksName: "on", sign: "on" },
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  return { holder, here: `/shared/${link}/pay-application` };
}

test.each(LANGUAGES)("a member finds the jobs, what is owed and an example, in %s", async (language) => {
  const words = translator(language, "billing");
  const { browser } = await newMember(product);
  const empty = await browser.visit(`/financial-services?lang=${language}`);
  expect([empty.status, empty.text.includes(words("empty.title"))]).toEqual([200, true]);
  await browser.post("/project-management", { intent: "create", idem: key(), name: "Ridge house" });
  const list = await browser.visit("/financial-services");
  for (const said of ["Ridge house", words("owed.outstanding"), words("lacking.sales")])
    expect(list.text).toContain(said);
  const job = await browser.visit("/job-billing/sample");
  for (const said of [words("exampleName"), words("states.paid"), words("sums.retainage"), "185,000.00"])
    expect(job.text).toContain(said);
  const one = await browser.visit("/pay-application/sample");
  for (const said of ["original", "changes", "contract", "completed", "retainage"] as const)
    expect(one.text).toContain(words(`sums.${said}`));
  for (const said of ["earned", "previous", "due", "balance"] as const)
    expect(one.text).toContain(words(`sums.${said}`));
});

test("a contract whose lines add up to another sum is refused beside the sum, with everything as it was typed", async () => {
  const { browser } = await newMember(product);
  const project = key();
  await browser.post("/project-management", { intent: "create", idem: project, name: "Ridge house" });
  const lines = { "texts[0]": "Footings", "amounts[0]": "2000", "texts[1]": "Frame", "amounts[1]": "" };
  const page = await browser.visit(`/job-billing/${project}`);
  const half = await browser.submit(page, { intent: "contract" }, { contract: "2000", ...lines });
  expect([half.status, half.text.includes(t("errors.amounts"))]).toEqual([422, true]);
  const other = { contract: "2500", ...lines, "amounts[1]": "400" };
  const over = await browser.submit(page, { intent: "contract" }, other);
  expect([over.status, over.text.includes(t("errors.unequal"))]).toEqual([422, true]);
  expect(over.text).toContain("$2,400.00");
  expect([over.valueOf("contract"), over.valueOf("texts[1]"), over.valueOf("amounts[1]")]).toEqual([
    ...["2500", "Frame", "400"],
  ]);
});

test("an application foots, refuses what is over its lines with 422, and goes to the owner who certifies less on a phone", async () => {
  const { browser, path } = await jobOf();
  const turned = await begun(browser, path, { periodFrom: "2026-01-31", periodTo: "2026-01-01" });
  expect([turned.status, turned.text.includes(t("errors.period"))]).toEqual([422, true]);
  expect(turned.valueOf("periodFrom")).toBe("2026-01-31");
  const page = await begun(browser, path);
  expect(page.path).toMatch(/^\/pay-application\//);
  const over = await browser.submit(page, { intent: "work" }, { "done[0]": "2000.01", "done[1]": "10%" });
  expect([over.status, over.text.includes(t("errors.over"))]).toEqual([422, true]);
  expect([over.valueOf("done[0]"), over.valueOf("done[1]")]).toEqual(["2000.01", "10%"]);
  const words = await browser.submit(page, { intent: "work" }, { "done[0]": "half" });
  expect([words.status, words.valueOf("done[0]")]).toEqual([422, "half"]);
  // The last line is left empty, and stays empty.
  const typed = { "done[0]": "50%", "done[1]": "1000", "stored[2]": "500", "done[2]": "" };
  const saved = await browser.submit(page, { intent: "work" }, typed);
  expect(saved.text).toContain("$2,250.00");
  const out = await browser.submit(saved, { transition: "submit" });
  expect(out.text).toContain(t("states.submitted"));

  const { holder, here } = await shared(browser, page.path);
  const held = await holder.visit(here);
  expect([held.status, held.text.includes("$2,250.00")]).toEqual([200, true]);
  const certify = { printedName: "Owner 1" };
  const more = await holder.submit(held, { intent: "certify" }, { ...certify, amount: "2250.01" });
  expect([more.status, more.text.includes(t("errors.overApplied"))]).toEqual([422, true]);
  const less = await holder.submit(held, { intent: "certify" }, { ...certify, amount: "2000" });
  expect([less.status, less.text.includes(t("errors.reason"))]).toEqual([422, true]);
  expect(less.valueOf("amount")).toBe("2000");
  const reason = { ...certify, amount: "2000", note: "Frame is short" };
  const late = await holder.visit(here);
  const done = await holder.submit(held, { intent: "certify" }, reason);
  expect([done.status, done.toasts]).toEqual([200, [t("toasts.billingCertified")]]);
  const again = await holder.submit(late, { intent: "certify" }, { ...certify, amount: "2250" });
  expect(again.status).toBe(409);
  const paper = await holder.get(`${here}.pdf`);
  expect(paper.status).toBe(200);
  const certificate = /[0-9a-f]{64}/.exec((await browser.visit(page.path)).text)?.[0];
  expect(certificate).toBeDefined();
});

test("the owner returns an application with what is to be changed, and needs to say it", async () => {
  const { browser, path } = await jobOf();
  const application = await submitted(browser, path);
  const { holder, here } = await shared(browser, application);
  const page = await holder.visit(here);
  const silent = await holder.submit(page, { intent: "return" }, { printedName: "Owner 1" });
  expect([silent.status, silent.text.includes(t("errors.noteMissing"))]).toEqual([422, true]);
  const said = { printedName: "Owner 1", note: "Wrong period" };
  expect((await holder.submit(page, { intent: "return" }, said)).toasts).toEqual([
    t("toasts.billingReturned"),
  ]);
  const back = await browser.visit(application);
  expect(back.text).toContain("Wrong period");
  expect((await browser.visit("/")).text).toContain(t("needs.returned"));
});

test("a payment is recorded once, the same one is asked about, more than is open is refused, and the last one pays", async () => {
  const { browser, path } = await jobOf();
  const application = await submitted(browser, path);
  const { holder, here } = await shared(browser, application);
  await holder.submit(await holder.visit(here), { intent: "certify" }, { printedName: "Owner 1" });
  const page = await browser.visit(application);
  const payment = { payer: "Owner LLC", amount: "1000", paidOn: "2026-02-10", reference: "1001" };
  const pay = (typed: object, from: Page = page) =>
    browser.submit(from, { intent: "payment" }, { ...payment, ...typed });
  expect((await pay({})).toasts).toEqual([t("toasts.billingPaid")]);
  expect((await pay({})).status).toBe(200);
  const fresh = await browser.visit(application);
  const twice = await pay({}, fresh);
  expect([twice.status, twice.text.includes(t("errors.twice"))]).toEqual([422, true]);
  const over = await pay({ amount: "1250.01", reference: "1002" }, fresh);
  expect([over.status, over.text.includes(t("errors.overPaid"))]).toEqual([422, true]);
  const confirmed = await browser.submit(twice, { intent: "payment" }, { confirmed: "on" });
  expect(confirmed.status).toBe(200);
  const last = await pay({ amount: "250", reference: "1003" }, await browser.visit(application));
  expect(last.text).toContain(t("states.paid"));
  const csv = await browser.get("/financial-services/payments.csv");
  expect(csv.body).toContain("Owner LLC");
  const sums = await browser.get("/financial-services/applications.csv");
  expect(sums.body).toContain("2250.00");
});

test("others find no job, no application and no file of it", async () => {
  const { browser, path } = await jobOf();
  const application = await submitted(browser, path);
  const { browser: stranger } = await newMember(product);
  for (const address of [path, application, `${application}/application.pdf`])
    expect((await stranger.get(address)).status).toBe(404);
  expect((await new Browser(product).get(path)).status).toBe(303);
});
