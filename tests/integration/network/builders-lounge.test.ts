import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "builders-lounge");
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Asks everybody something, and gives the poll's id. */
async function ask(question: string) {
  const admin = await newAdmin(product);
  const page = await admin.visit("/admin/lounge");
  const { fields } = page.form({ intent: "poll" });
  const typed = { question, options: "Black\nWith milk\n\n  <b>Cold</b> ", closesOn: dayFrom(2) };
  const asked = await admin.submit(page, { intent: "poll" }, typed);
  expect(asked.toasts).toEqual([t("toasts.loungeAsked")]);
  return { admin, poll: fields.idem ?? "" };
}

test.each(LANGUAGES)("everybody reads the lounge without scripts, in %s", async (language) => {
  const page = await new Browser(product).visit(`/builders-lounge?lang=${language}`);
  const words = translator(language, "builders-lounge");
  expect([page.status, page.heading]).toEqual([
    200,
    translator(language, "shell")("screens.buildersLounge.title"),
  ]);
  expect(page.text).toContain(words("lead"));
  expect(page.text).toContain(words("polls.title"));
});

test("a member votes by one press, reads the result, and changes the vote; a stranger is asked to sign in", async () => {
  const { poll } = await ask(`Coffee ${crypto.randomUUID().slice(0, 8)}?`);
  const { browser } = await newMember(product);
  const page = await browser.visit("/builders-lounge");
  const part = (body: string) => body.split(`id="poll-${poll}"`)[1]?.split('id="poll-')[0] ?? "";
  expect(part(page.body)).not.toContain("<svg");
  // Words that are typed are words, whatever they look like.
  expect(page.body).not.toContain("<b>Cold</b>");
  const voted = await browser.post("/builders-lounge", { intent: "vote", poll, choice: "1" });
  const after = await browser.visit("/builders-lounge");
  expect(voted.status).toBe(303);
  expect(part(after.body)).toContain("<svg");
  expect(part(after.body)).toContain(t("polls.total", { count: 1 }));
  await browser.post("/builders-lounge", { intent: "vote", poll, choice: "2" });
  const changed = await browser.visit("/builders-lounge");
  expect(part(changed.body)).toContain(t("polls.total", { count: 1 }));
  expect(part(changed.body).split(t("polls.mine"))).toHaveLength(2);
  const stranger = await new Browser(product).post("/builders-lounge", { intent: "vote", poll, choice: "1" });
  expect([stranger.status, stranger.headers.get("location")?.includes("/auth")]).toEqual([303, true]);
});

test("a vote for nothing, for what is not there, and after the end is refused in words", async () => {
  const { poll } = await ask(`Tea ${crypto.randomUUID().slice(0, 8)}?`);
  const { browser } = await newMember(product);
  const send = (typed: Record<string, string>) =>
    browser.post("/builders-lounge", { intent: "vote", poll, choice: "0", ...typed });
  for (const [typed, status, key] of [
    [{ choice: "9" }, 400, "choice"],
    [{ choice: "5" }, 400, "no-option"],
    [{ poll: crypto.randomUUID() }, 404, "gone"],
    [{ poll: "sample-coffee" }, 400, "form"],
  ] as const) {
    const page = await send(typed);
    expect([page.status, page.text.includes(t(`errors.${key}`))]).toEqual([status, true]);
  }
});

test("an administrator is told beside the field what is wrong, with the words kept", async () => {
  const admin = await newAdmin(product);
  const page = await admin.visit("/admin/lounge");
  const typed = { question: "Boots?", options: "Leather\nleather", closesOn: dayFrom(2) };
  const same = await admin.submit(page, { intent: "poll" }, typed);
  expect([same.status, same.text.includes(t("errors.same"))]).toEqual([400, true]);
  expect(same.valueOf("question")).toBe("Boots?");
  for (const [over, key] of [
    [{ options: "Leather" }, "options"],
    [{ options: "1\n2\n3\n4\n5\n6\n7" }, "options"],
    [{ options: `Leather\n${"x".repeat(41)}` }, "option"],
    [{ options: "Leather\nRubber", closesOn: dayFrom(-3) }, "past"],
    [{ options: "Leather\nRubber", closesOn: dayFrom(300) }, "far"],
    [{ question: " " }, "question"],
  ] as const) {
    const refused = await admin.submit(page, { intent: "poll" }, { ...typed, ...over });
    expect([refused.status, refused.text.includes(t(`errors.${key}`))]).toEqual([400, true]);
  }
});
