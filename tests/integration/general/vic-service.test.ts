import { beforeAll, expect, test } from "vitest";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const wish = {
  topic: "Notice of commencement",
  words: "Which form is it?",
  category: "paperwork",
  priority: "normal",
};
const idem = () => crypto.randomUUID();
const WEEK = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`hours${day}`, "0:00-24:00"]));

let admin: Browser;
beforeAll(async () => {
  admin = await newAdmin(product);
  const hours = await admin.visit("/admin/tickets?view=hours");
  const saved = await admin.submit(
    hours,
    { intent: "hours" },
    { ...WEEK, zone: "UTC", opensOn: "2020-01-01", daysOff: "2026-12-25" },
  );
  expect(saved.status).toBe(200);
});

async function opened(browser: Browser, more: Record<string, string> = {}) {
  const sent = await browser.post("/vic-service", {
    intent: "open",
    idem: idem(),
    seen: "yes",
    ...wish,
    ...more,
  });
  expect(sent.status).toBe(303);
  return sent.location ?? "";
}

test("a ticket goes from its form to the desk and back, and is rated once", async () => {
  const { browser } = await newMember(product);
  const at = await opened(browser);
  const id = at.split("/").at(-1) ?? "";
  const page = await browser.visit(at);
  expect(page.heading).toBe(wish.topic);
  expect(page.text).toContain("of the desk's hours left");
  const desk = `/admin/tickets?ticket=${id}`;
  await admin.submit(await admin.visit(desk), { transition: "claim" });
  const macro = await admin.visit(`${desk}&macro=photo`);
  expect(macro.body).toContain("so that we see what you see");
  await admin.submit(macro, { intent: "say" }, { body: "Send us the letter.", step: "ask" });
  const asked = await browser.visit(at);
  expect(asked.text).toContain("The clock stands while we wait for you");
  expect(asked.text).toContain("Send us the letter.");
  const answered = await browser.submit(asked, { intent: "post" }, { body: "Here it is" });
  expect(answered.text).toContain("In work");
  await admin.submit(await admin.visit(desk), { intent: "say" }, { body: "Done.", step: "resolve" });
  const solved = await browser.visit(at);
  const rated = await browser.submit(solved, { intent: "rate" }, { rating: "5" });
  expect(rated.text).toContain("You gave it 5 of 5");
  expect((await browser.post(at, { intent: "rate", rating: "1" })).status).toBe(409);
});

test("a guest asks with an address, and without one is told so beside the field with what was typed", async () => {
  const guest = new Browser(product);
  const refused = await guest.post("/vic-service", { intent: "open", idem: idem(), seen: "yes", ...wish });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain("Type an e-mail address");
  expect(refused.body).toContain(wish.words);
  const at = await opened(guest, { email: "guest-of-desk@example.com" });
  expect((await guest.visit(at)).status).toBe(200);
  expect((await new Browser(product).get(at)).status).toBe(404);
});

test("what is known is shown before anything is sent, and sends nothing where it was enough", async () => {
  const { browser } = await newMember(product);
  const asked = { ...wish, topic: "Guard height", words: "How high must a guard on a deck be?" };
  const shown = await browser.post("/vic-service", { intent: "open", idem: idem(), ...asked });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("This may answer it already");
  expect(shown.body).toContain(asked.words);
  const spared = await browser.submit(shown, { intent: "spared" });
  expect(spared.status).toBe(200);
  expect((await browser.visit("/my-tickets")).text).toContain("No tickets yet");
});

test("words are shown as words, an empty message and a wrong choice are refused, and a stranger's ticket is not there", async () => {
  const { browser } = await newMember(product);
  const at = await opened(browser, {
    topic: "<img src=x onerror=alert(1)>",
    words: "'; drop table tickets; --",
  });
  const page = await browser.visit(at);
  expect(page.body).not.toContain("<img src=x");
  expect((await browser.submit(page, { intent: "post" }, { body: "  " })).status).toBe(400);
  const bad = { intent: "open", idem: idem(), seen: "yes", ...wish };
  expect((await browser.post("/vic-service", { ...bad, priority: "urgent" })).status).toBe(400);
  expect((await browser.post("/vic-service", { ...bad, category: "x" })).status).toBe(400);
  expect((await browser.post("/vic-service", { intent: "open" })).status).toBe(400);
  const { browser: stranger } = await newMember(product);
  expect((await stranger.get(at)).status).toBe(404);
  expect((await stranger.post(at, { intent: "post", idem: idem(), body: "x" })).status).toBe(404);
  expect((await stranger.get("/admin/tickets")).status).toBe(404);
});

test("the pages are there in three languages, and the example can be looked at by anybody", async () => {
  for (const language of ["en", "es", "he"]) {
    const browser = new Browser(product);
    await browser.post("/preferences", { language });
    for (const path of ["/vic-service", "/vic-ticket/sample"]) {
      const page = await browser.get(path);
      expect(page.status, `${path} ${language}`).toBe(200);
    }
  }
});
