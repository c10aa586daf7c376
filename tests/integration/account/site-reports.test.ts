import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "site-reports");

/** What an entry says beside its place, as it is typed. */
const typed = {
  kind: "theft",
  note: "Only if it is dry",
  taken: "Two saws",
  loss: "1,200.50",
  caseNumber: "26-0412",
};

/** Opens the form of an entry, as its link does. */
async function openForm(browser: Browser, place: string) {
  const [row] = await product.query<{ id: string }>("select id from site_reports where place = ?", place);
  return browser.visit(`/site-reports?edit=${row?.id}`);
}

test("/site-reports is closed to whoever is not signed in", async () => {
  const page = await new Browser(product).get("/site-reports");
  expect([page.status, page.location]).toEqual([
    303,
    `/auth?redirectTo=${encodeURIComponent("/site-reports")}`,
  ]);
});

test.each(LANGUAGES)(
  "a member adds, changes and removes an entry without scripts in %s",
  async (language) => {
    const { browser } = await newMember(product);
    const words = translator(language, "site-reports");
    const [place, better] = [`Entry ${crypto.randomUUID()}`, `Better ${crypto.randomUUID()}`];
    const empty = await browser.visit(`/site-reports?lang=${language}`);
    expect(empty.text).toContain(words("empty"));
    const added = await browser.submit(empty, { intent: "add" }, { place, ...typed });
    expect([added.toasts, added.text.includes(place)]).toEqual([[words("toasts.siteReportsAdded")], true]);
    for (const text of [typed.note, typed.taken, typed.caseNumber]) expect(added.text).toContain(text);
    expect(added.text).toContain("1,200.50");
    const changed = await browser.submit(
      await openForm(browser, place),
      { intent: "change" },
      { place: better },
    );
    expect([changed.text.includes(place), changed.text.includes(better)]).toEqual([false, true]);
    const removed = await browser.submit(await openForm(browser, better), { intent: "remove" });
    expect([removed.toasts, removed.text.includes(better)]).toEqual([
      [words("toasts.siteReportsRemoved")],
      false,
    ]);
  },
);

test("what cannot be kept is answered with 400, the reason and what was typed", async () => {
  const { browser } = await newMember(product);
  const place = "x".repeat(500);
  const page = await browser.submit(
    await browser.visit("/site-reports?lang=en"),
    { intent: "add" },
    { place, ...typed },
  );
  expect([page.status, page.valueOf("place")]).toEqual([400, place]);
  expect(page.problem).toContain(t("errors.placeLong", { place: 120 }));
});

test("a field that was cleared stays cleared in a refused form, and is empty once it is saved", async () => {
  const { browser } = await newMember(product);
  const place = `Entry ${crypto.randomUUID()}`;
  await browser.submit(await browser.visit("/site-reports?lang=en"), { intent: "add" }, { place, ...typed });
  const form = await openForm(browser, place);
  expect(form.valueOf("note")).toBe(typed.note);
  const refused = await browser.submit(form, { intent: "change" }, { place: "", note: "" });
  expect([refused.status, refused.valueOf("place"), refused.valueOf("note")]).toEqual([400, "", ""]);
  const saved = await browser.submit(refused, { intent: "change" }, { place });
  expect([saved.status, saved.text.includes(typed.note)]).toEqual([200, false]);
});

test("who changes what somebody else has changed is shown both, and can save again", async () => {
  const { browser } = await newMember(product);
  const place = `Entry ${crypto.randomUUID()}`;
  await browser.submit(await browser.visit("/site-reports?lang=en"), { intent: "add" }, { place, ...typed });
  const [one, two] = [await openForm(browser, place), await openForm(browser, place)];
  await browser.submit(one, { intent: "change" }, { place: `${place} one` });
  const page = await browser.submit(two, { intent: "change" }, { place: `${place} two` });
  expect([page.status, page.valueOf("place")]).toEqual([409, `${place} two`]);
  expect(page.text).toContain(t("errors.stale"));
  expect(page.text).toContain(`${place} one`);
  const saved = await browser.submit(page, { intent: "change" });
  expect([saved.status, saved.text.includes(`${place} two`)]).toEqual([200, true]);
});

test("sample data fills the page, is marked and not counted, and goes with one press on the profile", async () => {
  const { browser } = await newMember(product);
  await browser.submit(await browser.visit("/profile?lang=en"), { intent: "add-samples" });
  const filled = await browser.visit("/site-reports");
  expect(filled.text).toContain(t("sample"));
  expect(filled.text).toContain(t("count", { number: 0 }));
  await browser.submit(await browser.visit("/profile"), { intent: "remove-samples" });
  expect((await browser.visit("/site-reports")).text).toContain(t("empty"));
});
