import { expect, test } from "vitest";
import { translator } from "../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { Browser } from "./support/browser.ts";
import { newMember } from "./support/members.ts";
import { product } from "./support/product.ts";

const t = translator("en", "job-site-locator");

/** What an entry needs beside its title, as it is typed. */
const typed = {};

/** Opens the form of an entry, as its link does. */
async function openForm(browser: Browser, title: string) {
  const [row] = await product.query<{ id: string }>("select id from job_site_locator where title = ?", title);
  return browser.visit(`/job-site-locator?edit=${row?.id}`);
}

test("/job-site-locator is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/job-site-locator");
  expect([page.status, page.location]).toEqual([
    303,
    `/auth?redirectTo=${encodeURIComponent("/job-site-locator")}`,
  ]);
});

test.each(LANGUAGES)(
  "a member adds, changes and removes an entry without scripts in %s",
  async (language) => {
    const { browser } = await newMember(product);
    const words = translator(language, "job-site-locator");
    const [title, better] = [`Entry ${crypto.randomUUID()}`, `Better ${crypto.randomUUID()}`];
    const empty = await browser.visit(`/job-site-locator?lang=${language}`);
    expect(empty.text).toContain(words("empty"));
    const added = await browser.submit(empty, { intent: "add" }, { title, ...typed });
    expect([added.toasts, added.text.includes(title)]).toEqual([[words("toasts.jobSiteLocatorAdded")], true]);
    const changed = await browser.submit(
      await openForm(browser, title),
      { intent: "change" },
      { title: better },
    );
    expect([changed.text.includes(title), changed.text.includes(better)]).toEqual([false, true]);
    const removed = await browser.submit(await openForm(browser, better), { intent: "remove" });
    expect([removed.toasts, removed.text.includes(better)]).toEqual([
      [words("toasts.jobSiteLocatorRemoved")],
      false,
    ]);
  },
);

test("what cannot be kept is answered with 400, the reason and what was typed", async () => {
  const { browser } = await newMember(product);
  const title = "x".repeat(500);
  const page = await browser.submit(
    await browser.visit("/job-site-locator?lang=en"),
    { intent: "add" },
    { title, ...typed },
  );
  expect([page.status, page.valueOf("title")]).toEqual([400, title]);
  expect(page.problem).toContain(t("errors.titleLong", { title: 120 }));
});

test("who changes what somebody else has changed is shown both, and can save again", async () => {
  const { browser } = await newMember(product);
  const title = `Entry ${crypto.randomUUID()}`;
  await browser.submit(
    await browser.visit("/job-site-locator?lang=en"),
    { intent: "add" },
    { title, ...typed },
  );
  const [one, two] = [await openForm(browser, title), await openForm(browser, title)];
  await browser.submit(one, { intent: "change" }, { title: `${title} one` });
  const page = await browser.submit(two, { intent: "change" }, { title: `${title} two` });
  expect([page.status, page.valueOf("title")]).toEqual([409, `${title} two`]);
  expect(page.text).toContain(t("errors.stale"));
  expect(page.text).toContain(`${title} one`);
  const saved = await browser.submit(page, { intent: "change" });
  expect([saved.status, saved.text.includes(`${title} two`)]).toEqual([200, true]);
});

test("sample data fills the page, is marked and not counted, and goes with one press on the profile", async () => {
  const { browser } = await newMember(product);
  await browser.submit(await browser.visit("/profile?lang=en"), { intent: "add-samples" });
  const filled = await browser.visit("/job-site-locator");
  expect(filled.text).toContain(t("sample"));
  expect(filled.text).toContain(t("count", { number: 0 }));
  await browser.submit(await browser.visit("/profile"), { intent: "remove-samples" });
  expect((await browser.visit("/job-site-locator")).text).toContain(t("empty"));
});
