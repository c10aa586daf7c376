import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "new-thing");

/** What an entry says beside its topic, as it is typed. */
const typed = { note: "Only if it is dry" };

/** Opens the form of an entry, as its link does. */
async function openForm(browser: Browser, topic: string) {
  const [row] = await product.query<{ id: string }>("select id from new_thing where topic = ?", topic);
  return browser.visit(`/new-path?edit=${row?.id}`);
}

test("/new-path is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/new-path");
  expect([page.status, page.location]).toEqual([303, `/auth?redirectTo=${encodeURIComponent("/new-path")}`]);
});

test.each(LANGUAGES)(
  "a member adds, changes and removes an entry without scripts in %s",
  async (language) => {
    const { browser } = await newMember(product);
    const words = translator(language, "new-thing");
    const [topic, better] = [`Entry ${crypto.randomUUID()}`, `Better ${crypto.randomUUID()}`];
    const empty = await browser.visit(`/new-path?lang=${language}`);
    expect(empty.text).toContain(words("empty"));
    const added = await browser.submit(empty, { intent: "add" }, { topic, ...typed });
    expect([added.toasts, added.text.includes(topic)]).toEqual([[words("toasts.newThingAdded")], true]);
    for (const text of Object.values(typed)) expect(added.text).toContain(text);
    const changed = await browser.submit(
      await openForm(browser, topic),
      { intent: "change" },
      { topic: better },
    );
    expect([changed.text.includes(topic), changed.text.includes(better)]).toEqual([false, true]);
    const removed = await browser.submit(await openForm(browser, better), { intent: "remove" });
    expect([removed.toasts, removed.text.includes(better)]).toEqual([
      [words("toasts.newThingRemoved")],
      false,
    ]);
  },
);

test("what cannot be kept is answered with 400, the reason and what was typed", async () => {
  const { browser } = await newMember(product);
  const topic = "x".repeat(500);
  const page = await browser.submit(
    await browser.visit("/new-path?lang=en"),
    { intent: "add" },
    { topic, ...typed },
  );
  expect([page.status, page.valueOf("topic")]).toEqual([400, topic]);
  expect(page.problem).toContain(t("errors.topicLong", { topic: 120 }));
});

test("a field that was cleared stays cleared in a refused form, and is empty once it is saved", async () => {
  const { browser } = await newMember(product);
  const topic = `Entry ${crypto.randomUUID()}`;
  await browser.submit(await browser.visit("/new-path?lang=en"), { intent: "add" }, { topic, ...typed });
  const form = await openForm(browser, topic);
  expect(form.valueOf("note")).toBe(typed.note);
  const refused = await browser.submit(form, { intent: "change" }, { topic: "", note: "" });
  expect([refused.status, refused.valueOf("topic"), refused.valueOf("note")]).toEqual([400, "", ""]);
  const saved = await browser.submit(refused, { intent: "change" }, { topic });
  expect([saved.status, saved.text.includes(typed.note)]).toEqual([200, false]);
});

test("who changes what somebody else has changed is shown both, and can save again", async () => {
  const { browser } = await newMember(product);
  const topic = `Entry ${crypto.randomUUID()}`;
  await browser.submit(await browser.visit("/new-path?lang=en"), { intent: "add" }, { topic, ...typed });
  const [one, two] = [await openForm(browser, topic), await openForm(browser, topic)];
  await browser.submit(one, { intent: "change" }, { topic: `${topic} one` });
  const page = await browser.submit(two, { intent: "change" }, { topic: `${topic} two` });
  expect([page.status, page.valueOf("topic")]).toEqual([409, `${topic} two`]);
  expect(page.text).toContain(t("errors.stale"));
  expect(page.text).toContain(`${topic} one`);
  const saved = await browser.submit(page, { intent: "change" });
  expect([saved.status, saved.text.includes(`${topic} two`)]).toEqual([200, true]);
});

test("sample data fills the page, is marked and not counted, and goes with one press on the profile", async () => {
  const { browser } = await newMember(product);
  await browser.submit(await browser.visit("/profile?lang=en"), { intent: "add-samples" });
  const filled = await browser.visit("/new-path");
  expect(filled.text).toContain(t("sample"));
  expect(filled.text).toContain(t("count", { number: 0 }));
  await browser.submit(await browser.visit("/profile"), { intent: "remove-samples" });
  expect((await browser.visit("/new-path")).text).toContain(t("empty"));
});
