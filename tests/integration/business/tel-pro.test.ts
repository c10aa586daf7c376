import { expect, test } from "vitest";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const idem = () => crypto.randomUUID();
const said = {
  phone: "(512) 555-0134",
  caller: "Homeowner 1",
  reason: "A deck of 20 ft",
  place: "",
  urgency: "normal",
  value: "4500",
};
const log = (browser: Browser, more: Record<string, string> = {}) =>
  browser.post("/tel-pro", { intent: "log", idem: idem(), script: "", ...said, ...more });

test("a call is written down, called back, made a deal of, and the same caller is joined with a notice", async () => {
  const { browser } = await newMember(product);
  const at = (await log(browser)).location ?? "";
  const page = await browser.visit(at);
  expect(page.heading).toBe("Homeowner 1");
  expect(page.body).toContain('href="tel:+15125550134"');
  expect(page.body).toContain("sms:+15125550134?");
  const again = await log(browser, { phone: "512.555.0134", reason: "Also a stair" });
  expect(again.location).toBe(at);
  const joined = await browser.visit(at);
  expect(joined.text).toContain("Rang 2 times");
  const reached = await browser.submit(joined, { transition: "reach" });
  expect(reached.text).toContain("Make a deal, an estimate, a proposal or a ticket of the call first.");
  const form = await browser.visit(`/deal/new?from=call:${at.split("/").at(-1)}`);
  expect(form.body).toContain("Homeowner 1");
});

test("a danger is told before anything else, and stands first in the queue", async () => {
  const { browser } = await newMember(product);
  await log(browser);
  const at =
    (await log(browser, { phone: "512 555 0135", caller: "Tenant 2", reason: "Smell of gas" })).location ??
    "";
  const page = await browser.visit(at);
  expect(page.text.indexOf("Leave the house now")).toBeGreaterThan(-1);
  expect(page.text.indexOf("Leave the house now")).toBeLessThan(page.text.indexOf("Smell of gas"));
  const desk = await browser.visit("/tel-pro");
  expect(desk.text.indexOf("Tenant 2")).toBeLessThan(desk.text.indexOf("Homeowner 1"));
});

test("a wrong number and an empty reason are told beside their fields with what was typed; words stay words", async () => {
  const { browser } = await newMember(product);
  const refused = await log(browser, { phone: "12", reason: "  ", caller: "<b>Client 3</b>" });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain("Type a phone number");
  expect(refused.body).toContain("&lt;b&gt;Client 3&lt;/b&gt;");
  expect((await browser.post("/tel-pro", { intent: "log" })).status).toBe(400);
  expect((await log(browser, { urgency: "x" })).status).toBe(400);
  expect((await log(browser, { value: "much" })).status).toBe(400);
});

test("the questions of a script are kept with the call, and a script of one's own is made and used", async () => {
  const { browser } = await newMember(product);
  const asked = await browser.visit("/tel-pro?script=leak");
  expect(asked.text).toContain("Is the main shut off?");
  const at = (await log(browser, { script: "leak", answer0: "Yes, by the meter" })).location ?? "";
  const page = await browser.visit(at);
  expect(page.text).toContain("Is the main shut off?");
  expect(page.text).toContain("Yes, by the meter");
  const made = await browser.submit(
    await browser.visit("/call-script/new"),
    { intent: "script" },
    { title: "Roof", questions: "How high is it?\nHow old?" },
  );
  expect(made.heading).toBe("Roof");
  const { browser: stranger } = await newMember(product);
  expect((await stranger.get(at)).status).toBe(404);
  expect((await stranger.get(made.path)).status).toBe(404);
  expect((await new Browser(product).get("/tel-pro")).status).toBe(303);
});
