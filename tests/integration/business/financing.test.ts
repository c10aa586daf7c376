import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const LOAN = "kind=term&amount=100000&rate=6&months=360";

test.each(LANGUAGES)(
  "a loan is worked out without an account and without scripts, in %s",
  async (language) => {
    const t = translator(language, "financing");
    const browser = new Browser(product);
    const page = await browser.get(`/financing?lang=${language}&${LOAN}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("599.55");
    expect(page.text).toContain(t("out.rate"));
    expect((await browser.get("/financing")).text).toContain(t("example"));
    for (const path of ["/debt-capacity", "/buy-lease-rent", "/financing-compare", "/financing-schedule"])
      expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
  },
);

test("what is wrong is said beside its field with what was typed", async () => {
  const browser = new Browser(product);
  const page = await browser.get("/financing?lang=en&kind=term&amount=5&rate=6&months=360");
  expect(page.status).toBe(400);
  expect(page.body).toContain('value="5"');
  expect(page.text).toContain("Enter a figure from $100.00 to $10,000,000.00.");
});

test("all rows of a schedule are read page by page, and kept as a file", async () => {
  const browser = new Browser(product);
  const last = await browser.get(`/financing-schedule?lang=en&${LOAN}&page=6`);
  expect(last.text).toContain("Page 6 of 6");
  expect(last.text).toContain("$0.00");
  const csv = await browser.get(`/financing-schedule/schedule.csv?${LOAN}`);
  expect(csv.headers.get("content-type")).toContain("text/csv");
  expect(csv.body.trim().split("\r\n")).toHaveLength(361);
  expect((await browser.get("/financing-schedule/schedule.csv?kind=term&amount=1")).status).toBe(404);
});

test("a factor is shown with the rate that it comes to", async () => {
  const browser = new Browser(product);
  const page = await browser.get(
    "/financing?lang=en&kind=merchant&amount=50000&factor=1.3&rhythm=week&payment=2500&start=2026-01-05",
  );
  expect(page.text).toContain("The factor is no rate");
  expect(page.text).toMatch(/True annual rate \(APR\)\s*1\d\d\.\d\d%/);
});

test("a member keeps a scenario, renames and removes it, and whoever has its link reads it", async () => {
  const { browser } = await newMember(product);
  const page = await browser.get(`/saved-financing?lang=en&${LOAN}`);
  const nameless = await browser.submit(page, { intent: "save" }, { topic: "" });
  expect([nameless.status, nameless.text.includes("Enter a name.")]).toEqual([400, true]);
  const saved = await browser.submit(page, { intent: "save" }, { topic: "The yard" });
  expect(saved.text).toContain("The yard");
  const renamed = await browser.submit(saved, { intent: "rename" }, { topic: "The new yard" });
  expect(renamed.text).toContain("The new yard");
  const removed = await browser.submit(renamed, { intent: "remove" });
  expect(removed.text).toContain("Nothing is kept yet");
});

test("an application goes to a lender only once it is sent; the offer comes back with its true rate and is taken", async () => {
  const { browser } = await newMember(product);
  const empty = await browser.get(`/financing-applications?lang=en&${LOAN}`);
  const refused = await browser.submit(empty, { intent: "begin" }, { topic: "", firm: "Sample Ridge" });
  expect([refused.status, refused.text.includes("Say what the money is for.")]).toEqual([400, true]);
  expect(refused.body).toContain('value="Sample Ridge"');
  const begun = await browser.submit(empty, { intent: "begin" }, { topic: "A yard", firm: "Sample Ridge" });
  expect(begun.text).toContain("Nothing has left yet");
  const asked = await browser.submit(begun, { intent: "lender" }, { lender: "Lender 1" });
  expect(asked.text).toContain("Not sent yet");
  const sent = await browser.submit(asked, { transition: "send" });
  expect(sent.text).toContain("No answer yet");
  const link = /\/workspace\/share\?link=([\w-]+)/.exec(sent.body)?.[1] ?? "";
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const lender = new Browser(product);
  await lender.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  const here = `/shared/${link}/financing-application`;
  const asking = await lender.visit(`${here}?lang=en`);
  expect(asking.text).toContain("Sample Ridge");
  const wrong = await lender.submit(
    asking,
    { intent: "offer" },
    { amount: "100000", months: "60", printedName: "Officer 1" },
  );
  expect([wrong.status, wrong.text.includes("Enter the payment as quoted")]).toEqual([400, true]);
  const offered = await lender.submit(
    asking,
    { intent: "offer" },
    { amount: "100000", months: "60", rate: "9", fee: "2000", printedName: "Officer 1" },
  );
  expect(offered.text).toContain("Your offer");
  const back = await browser.visit(sent.path);
  expect(back.text).toContain("9.87%");
  const taken = await browser.submit(back, { intent: "accept" });
  expect(taken.text).toContain("Offer taken");
  expect((await lender.visit(here)).text).toContain("took your offer");
});

test("a lender's link ends when the application is withdrawn", async () => {
  const { browser } = await newMember(product);
  const empty = await browser.get(`/financing-applications?lang=en&${LOAN}`);
  const begun = await browser.submit(empty, { intent: "begin" }, { topic: "A yard", firm: "Sample Ridge" });
  const asked = await browser.submit(begun, { intent: "lender" }, { lender: "Lender 1" });
  const sent = await browser.submit(asked, { transition: "send" });
  const link = /\/workspace\/share\?link=([\w-]+)/.exec(sent.body)?.[1] ?? "";
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const lender = new Browser(product);
  await lender.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  expect((await lender.visit(`/shared/${link}/financing-application`)).text).toContain("Sample Ridge");
  await browser.submit(sent, { transition: "withdraw" });
  expect((await lender.get(`/shared/${link}/financing-application`)).text).not.toContain("Sample Ridge");
});
