import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { openIcs } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "connections");
const talk = translator("en", "talk");
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const fresh = () => `Framer ${crypto.randomUUID().slice(0, 18)}`;

const TYPED = {
  ...{
    trade: "framing",
    headcount: "2",
    zone: "America/Chicago",
    area: "West side",
    pay: "hour",
    amount: "32.50",
  },
  ...{
    address: "12 Hidden Street, gate B",
    position: "41.87654, -87.62345",
    currency: "USD",
    language: "en",
  },
};

/** A member who posts a need. */
async function posted(typed: Record<string, string> = {}) {
  const { browser } = await newMember(product);
  const start = await browser.visit("/crew-need-form");
  const called = fresh();
  const page = await browser.submit(
    start,
    { intent: "post-need" },
    { ...TYPED, firstDay: inDays(3), lastDay: inDays(6), called, ...typed },
  );
  return { browser, page, called };
}

/** A member who answers a need. */
async function answered(path: string, typed: Record<string, string> = {}) {
  const { browser } = await newMember(product);
  const called = fresh();
  const page = await browser.submit(
    await browser.visit(path),
    { intent: "respond" },
    { called, headcount: "1", fromDay: inDays(3), line: "Two years of framing", ...typed },
  );
  return { browser, page, called };
}

test.each(LANGUAGES)(
  "everybody finds needs by trade, days and place without scripts, in %s",
  async (language) => {
    const words = translator(language, "connections");
    const browser = new Browser(product);
    const page = await browser.visit(
      `/contractor-connect?trade=welding&from=2099-01-01&place=somewhere&lang=${language}`,
    );
    expect([page.status, page.heading]).toEqual([
      200,
      translator(language, "shell")("screens.contractorConnect.title"),
    ]);
    expect(page.text).toContain(words("nobody"));
    expect(page.text).toContain(words("search.unread"));
    const one = await browser.visit("/crew-need/sample-1");
    expect(one.text).toContain(words("sample"));
    expect(one.text).toContain(words("example.text"));
  },
);

test("a need is posted, and what cannot be read stands beside its field with the rest kept", async () => {
  const { browser, page } = await posted({
    headcount: "many",
    firstDay: "soon",
    position: "over there",
    called: "x",
  });
  expect(page.status).toBe(400);
  for (const error of ["errors.headcount", "errors.day", "errors.position", "errors.called"] as const)
    expect(page.text).toContain(t(error));
  expect(page.valueOf("address")).toBe(TYPED.address);
  const called = fresh();
  const past = await browser.submit(
    page,
    { intent: "post-need" },
    { headcount: "2", firstDay: inDays(-3), lastDay: inDays(6), position: TYPED.position, called },
  );
  expect([past.status, past.text.includes(t("errors.past"))]).toEqual([422, true]);
  const done = await browser.submit(past, { intent: "post-need" }, { firstDay: inDays(3) });
  expect([done.status, done.toasts]).toEqual([200, [t("toasts.needPosted")]]);
  expect(done.text).toContain("Hidden Street");
  const stranger = await new Browser(product).visit(done.path);
  expect(stranger.text).toContain("West side");
  expect(stranger.text).toContain(called);
  expect(stranger.body).not.toMatch(/Hidden Street|41\.87654|87\.62345/);
  const found = await new Browser(product).visit(
    "/contractor-connect?trade=carpentry&place=41.88,-87.63&radius=25",
  );
  expect(found.body).toContain(done.path);
  expect(found.text).toContain(t("parts.distance"));
});

test("an answer is sent, accepted with the exact place, and put into a calendar; the last place fills the need", async () => {
  const { browser: poster, page } = await posted();
  const one = await answered(page.path);
  expect(one.page.toasts).toEqual([t("toasts.needAnswerSent")]);
  const two = await answered(page.path, { headcount: "9" });
  expect([two.page.status, two.page.text.includes(t("errors.too-many"))]).toEqual([422, true]);
  const sent = await two.browser.submit(two.page, { intent: "respond" }, { headcount: "1" });
  expect(sent.toasts).toEqual([t("toasts.needAnswerSent")]);
  expect((await poster.visit("/profile?tab=notifications")).text).toContain(one.called);
  const seen = await poster.visit(page.path);
  expect(seen.text).toContain("Two years of framing");
  expect(seen.text).toContain(t("answers.noClearance"));
  expect((await one.browser.visit(page.path)).text).not.toContain("Hidden Street");
  const first = await poster.submit(seen, {
    intent: "accept",
    response: seen.form({ intent: "accept" }).fields.response ?? "",
  });
  expect(first.toasts).toEqual([t("toasts.needAnswerAccepted")]);
  const last = await poster.submit(first, { intent: "accept" });
  expect(last.text).toContain(t("states.filled"));
  const mine = await one.browser.visit(page.path);
  expect(mine.text).toContain("Hidden Street");
  const ics = await one.browser.get(page.path.replace("crew-need", "crew-need-ics"));
  expect(ics.headers.get("content-type")).toContain("text/calendar");
  expect(ics.body).toContain(`DTSTART;VALUE=DATE:${inDays(3).replaceAll("-", "")}`);
  expect(openIcs(ics.body).events).toHaveLength(1);
  const stranger = (await newMember(product)).browser;
  expect((await stranger.get(page.path.replace("crew-need", "crew-need-ics"))).status).toBe(404);
});

test("words of a script are shown as words, to whoever decides and in the thread", async () => {
  const { browser: poster, page } = await posted({ notes: "<script>alert(1)</script>" });
  expect(page.body).not.toContain("<script>alert(1)");
  expect(page.text).toContain("<script>alert(1)</script>");
  await answered(page.path, { line: "<img src=x onerror=alert(2)>" });
  const seen = await poster.visit(page.path);
  expect(seen.body).not.toContain("<img src=x");
  expect(seen.text).toContain("<img src=x onerror=alert(2)>");
});

test("two connect, write to each other, report and block, by HTML alone", async () => {
  const { browser: poster, page, called } = await posted();
  const { browser, page: mine, called: other } = await answered(page.path);
  const asked = await browser.submit(mine, { intent: "connect" }, { line: "We should know each other" });
  expect([asked.status, asked.problem]).toEqual([200, undefined]);
  expect(asked.toasts).toEqual([t("toasts.personAsked")]);
  expect(asked.heading).toBe(called);
  expect((await poster.visit("/my-connections")).text).toContain(other);
  const theirs = await poster.visit(asked.path);
  expect(theirs.text).toContain("We should know each other");
  await poster.submit(theirs, { intent: "accept" });
  const empty = await browser.visit(asked.path);
  const none = await browser.submit(empty, { intent: "post" }, { body: "" });
  expect(none.status).toBe(400);
  const said = await browser.submit(none, { intent: "post" }, { body: "Tuesday at seven?" });
  expect(said.text).toContain("Tuesday at seven?");
  expect(said.text).toContain(talk("you"));
  const read = await poster.visit(asked.path);
  expect(read.text).toContain("Tuesday at seven?");
  const noted = await poster.submit(read, { intent: "note" }, { tags: "xylophone", note: "quixotic" });
  expect(noted.valueOf("tags")).toBe("xylophone");
  expect((await browser.visit(asked.path)).body).not.toMatch(/xylophone|quixotic/);
  const reported = await poster.submit(noted, { intent: "report" }, { reason: "Not polite" });
  expect(reported.toasts).toEqual([t("toasts.messageReported")]);
  const admin = await newAdmin(product);
  const queue = await admin.visit("/admin/connection-reports");
  expect(queue.text).toContain("Tuesday at seven?");
  expect(queue.text).toContain("Not polite");
  const stranger = (await newMember(product)).browser;
  expect((await stranger.get(asked.path)).status).toBe(404);
  await poster.submit(reported, { intent: "block" });
  expect((await browser.get(asked.path)).status).toBe(404);
  const form = { ...said.form({ intent: "post" }).fields, intent: "post", body: "An answer to a block" };
  expect((await browser.post(asked.path, form)).status).toBe(404);
  expect((await poster.visit(asked.path)).body).not.toContain("An answer to a block");
  expect((await browser.get(page.path)).status).toBe(404);
});
