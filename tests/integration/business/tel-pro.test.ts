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

async function opened() {
  const { browser } = await newMember(product);
  const form = await browser.visit("/call-hours");
  const every = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`hours${day}`, "0:00-24:00"]));
  const saved = await browser.submit(
    form,
    { intent: "hours" },
    { firm: "Sample Ridge Builders", zone: "UTC", ...every },
  );
  return { browser, page: /\/request-a-call\/[\w-]{36}/.exec(saved.body)?.[0] ?? "" };
}

test("somebody without an account asks to be called at a time; the firm sees it, and a script in a name stays text", async () => {
  const { browser, page } = await opened();
  const visitor = new Browser(product);
  const shown = await visitor.visit(page);
  expect(shown.heading).toBe("Ask Sample Ridge Builders to call you");
  const at = /<option value="(\d{4}-[^"]+Z)"/.exec(shown.body)?.[1] ?? "";
  const wants = {
    ...{
      phone: "(512) 555-0134",
      caller: "<script>alert(1)</script>",
      reason: "Smell of gas in the kitchen",
    },
    ...{ place: "", urgency: "high", at },
  };
  const sent = await visitor.submit(shown, { intent: "request" }, wants);
  expect(sent.text).toContain("Leave the house now");
  const desk = await browser.visit("/tel-pro");
  expect(desk.body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(desk.body).not.toContain("<script>alert(1)");
  expect(desk.text).toContain("Asked on your page");
  // The same time for somebody else: the form again, with what they typed.
  const late = await visitor.post(page, {
    ...{ intent: "request", idem: idem(), ...wants, caller: "Homeowner 2", phone: "512 555 0135" },
  });
  expect(late.status).toBe(409);
  expect(late.body).toContain("Somebody else took this time");
  expect(late.body).toContain("Homeowner 2");
});

test("a page that floods, none and the example take nothing; wrong fields are told beside them", async () => {
  const { page } = await opened();
  const visitor = new Browser(product);
  const wants = {
    intent: "request",
    phone: "12",
    caller: "",
    reason: " ",
    place: "",
    urgency: "normal",
    at: "",
  };
  expect((await visitor.post(page, { ...wants, idem: idem() })).status).toBe(400);
  expect((await visitor.post(page, { intent: "request" })).status).toBe(400);
  const good = { ...wants, phone: "512 555 0134", reason: "A deck" };
  expect((await visitor.post("/request-a-call/sample", { ...good, idem: idem() })).status).toBe(409);
  expect((await visitor.get(`/request-a-call/${crypto.randomUUID()}`)).status).toBe(404);
  expect(
    (await visitor.post(`/request-a-call/${crypto.randomUUID()}`, { ...good, idem: idem() })).status,
  ).toBe(404);
  const statuses: number[] = [];
  for (let n = 0; n < 10; n++)
    statuses.push((await visitor.post(page, { ...good, phone: `512 555 01${40 + n}`, idem: idem() })).status);
  expect(statuses.slice(0, 8).every((status) => status === 303)).toBe(true);
  expect(statuses.slice(8)).toEqual([429, 429]);
});

test("a call becomes a ticket of the VIC desk, linked both ways, and nobody else's call does", async () => {
  const { browser } = await newMember(product);
  const at = (await log(browser)).location ?? "";
  const id = at.split("/").at(-1);
  const form = await browser.visit(`/vic-service?from=call:${id}`);
  expect(form.body).toContain("A deck of 20 ft");
  const ticket = await browser.submit(form, { intent: "open" }, { category: "paperwork", seen: "yes" });
  expect(ticket.text).toContain("Homeowner 1");
  const call = await browser.visit(at);
  expect(call.body).toContain(ticket.path);
  const { browser: stranger } = await newMember(product);
  expect((await stranger.visit(`/vic-service?from=call:${id}`)).body).not.toContain("A deck of 20 ft");
  expect((await stranger.get(ticket.path)).status).toBe(404);
});
