import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { TALKS } from "../../../db/seed/reference/knowledge/talks.data.ts";
import { hostileReplies, says, startAssistant } from "../../fakes/completions.ts";
import type { Fake } from "../../fakes/loopback.ts";
import { Browser } from "../support/browser.ts";
import { type OwnProduct, product, startProduct } from "../support/product.ts";

const KEY = "assistant-key-that-nobody-may-see";
const TALK = "/tailgate-talk/talk-ladders";
const t = translator("en", "tailgate");
const body = TALKS.find(({ slug }) => slug === "talk-ladders")?.body ?? "";
const [FOOT = "none", CLIMB = "none"] = body.split(/(?<=\.)\s+/);
const cited = (point: string) => point.replace(/\.$/, " [1].");

let fake: Fake;
let own: OwnProduct;
beforeAll(async () => {
  fake = await startAssistant(() => says("unused"));
  own = await startProduct({
    ASSISTANT_BASE_URL: `${fake.url}/v1`,
    ASSISTANT_API_KEY: KEY,
    ASSISTANT_MODEL: "builder-1",
  });
});
afterAll(async () => {
  await own.stop();
  fake.stop();
});
beforeEach(() => {
  fake.received.length = 0;
});

async function ask(browser = new Browser(own)) {
  const page = await browser.visit(`${TALK}?lang=en`);
  expect(page.text).toContain(t("reword.ask"));
  return browser.submit(page, { intent: "reword" });
}

test("what held of a model's wording stands above the talk, and what did not stands nowhere", async () => {
  fake.answer = () => says(`${cited(CLIMB)} ${cited(FOOT)} Tie the ladder to the crane [1].`);
  const page = await ask();
  expect([page.status, page.text.includes(t("reword.title"))]).toEqual([200, true]);
  const at = [t("reword.title"), CLIMB, FOOT, t("talk.points")].map((words) => page.text.indexOf(words));
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(page.text).not.toContain("crane");
  // The talk itself stands below, whole.
  expect(page.text.split(FOOT)).toHaveLength(3);
  const [request] = fake.received;
  expect(request?.body).toContain(body);
  expect(request?.body).not.toMatch(/cookie|session|Gate 2/);
});

test("after a failure, a hostile answer or one that does not hold, the talk stands as it is", async () => {
  const replies = { ...hostileReplies(KEY), "a talk of its own": says("Climb with one hand free [1].") };
  for (const [what, reply] of Object.entries(replies)) {
    fake.answer = () => reply;
    const page = await ask();
    expect([what, page.status, page.text.includes(FOOT)]).toEqual([what, 200, true]);
    expect([what, page.text.includes("gave nothing that could be held against the talk")]).toEqual([
      what,
      true,
    ]);
    expect(page.body).not.toMatch(/SECRET|one hand|assistant-key/);
  }
}, 120_000);

test("without a provider nothing is offered and nothing answers", async () => {
  const browser = new Browser(product);
  expect((await browser.visit(`${TALK}?lang=en`)).text).not.toContain(t("reword.ask"));
  expect((await browser.post(TALK, { intent: "reword" })).status).toBe(404);
});
