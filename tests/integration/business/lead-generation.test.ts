import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { freshEmail } from "../../factories.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const JOB = {
  ...{ trade: "deck", scope: "A deck of 16 by 20 feet", timing: "weeks", cap: "2", region: "TX" },
  ...{ place: "Austin 78704", client: "Homeowner 1", phone: "", address: "12 Sample Street", agreed: "on" },
};
const PRO = { firm: "Sample Ridge Builders", trades: "deck", region: "TX", place: "Austin 78704" };

/** A guest with a posted request, and its address. */
async function posted() {
  const guest = new Browser(product);
  const email = freshEmail();
  const page = await guest.get("/lead-generation?lang=en");
  // A house of its own: what is posted twice for one waits until its client says that it is another job.
  const address = `${Math.floor(Math.random() * 1e6)} Sample Street`;
  const made = await guest.submit(page, { intent: "post" }, { ...JOB, email, address });
  const path = /^\/lead\/[\w-]{36}/.exec(made.path)?.[0] ?? "";
  return { guest, email, made, path, id: path.split("/").at(-1) ?? "" };
}

/** A member who looks for such work. */
async function pro() {
  const { browser } = await newMember(product);
  await browser.submit(await browser.visit("/open-leads?lang=en"), { intent: "profile" }, PRO);
  return browser;
}

test.each(LANGUAGES)(
  "everybody reads how it works, what it costs and an example, in %s",
  async (language) => {
    const t = translator(language, "leads");
    const browser = new Browser(product);
    const page = await browser.get(`/lead-generation?lang=${language}`);
    expect(page.status).toBe(200);
    for (const words of [t("free"), t("post.contactText"), t("numbers")]) expect(page.text).toContain(words);
    const example = await browser.get("/lead/sample");
    expect([example.status, example.text.includes(t("client.exampleTitle"))]).toEqual([200, true]);
  },
);

test("what is wrong stands beside its field with what was typed, and answers of a quote go along", async () => {
  const browser = new Browser(product);
  const page = await browser.get("/lead-generation?lang=en&job=roof&area=2400&units=us");
  expect(page.body).toContain("/instant-quote?job=roof");
  const refused = await browser.submit(page, { intent: "post" }, { ...JOB, email: "nowhere" });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('value="nowhere"');
  expect(refused.text).toContain("Enter an e-mail address");
});

test("a guest posts, a pro claims and then reads who asks, and a forwarded link tells a stranger nothing", async () => {
  const { guest, email, made, path, id } = await posted();
  expect([made.status, made.text.includes("0 of 2 pros have it")]).toEqual([200, true]);
  const one = await pro();
  const before = await one.get(`/open-leads?lead=${id}`);
  expect([before.status, before.body.includes(email), before.body.includes("Sample Street")]).toEqual([
    200,
    false,
    false,
  ]);
  const claimed = await one.submit(before, { intent: "claim" });
  expect([claimed.status, claimed.text.includes(email)]).toEqual([200, true]);
  const other = await pro();
  expect((await other.get(`/open-leads?lead=${id}`)).body).not.toContain(email);
  expect((await other.get(path)).status).toBe(404);
  const called = await one.submit(claimed, { intent: "contact" });
  expect(called.text).toContain("First contact");
  const seen = await guest.get(path);
  expect(seen.text).toContain("Sample Ridge Builders");
  expect(seen.text).toContain("1 of 2 pros have it");
  const won = await guest.submit(seen, { intent: "hire" });
  expect(won.text).toContain("Hired");
});

test("the link that was mailed opens the request without an account, and withdraws it", async () => {
  const { email } = await posted();
  const [mail] = await product.query<{ text: string }>(
    "select text from mail_outbox where recipient = ?",
    email,
  );
  const link = /\/l\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  const anywhere = new Browser(product);
  const opened = await anywhere.visit(`${link}?lang=en`);
  const page = opened.path.startsWith("/shared/") ? opened : await anywhere.visit(link);
  expect(page.text).toContain("Who has it");
  const gone = await anywhere.submit(page, { intent: "withdraw" });
  expect(gone.text).toContain("Withdrawn");
});

test("whoever keeps the site decides of a report, and the request ends as invalid", async () => {
  const { guest, path, id } = await posted();
  const one = await pro();
  const claimed = await one.submit(await one.get(`/open-leads?lead=${id}`), { intent: "claim" });
  const told = await one.submit(
    claimed,
    { intent: "report" },
    { reason: "noProject", evidence: `No job ${id}` },
  );
  expect(told.text).toContain("being looked at");
  const admin = await newAdmin(product);
  const list = await admin.get("/admin/lead-reports?lang=en");
  expect(list.text).toContain(`No job ${id}`);
  await admin.submit(list, { intent: "confirm" });
  expect((await guest.get(path)).text).toContain("Invalid");
  expect((await one.get("/admin/lead-reports")).status).toBe(404);
});
