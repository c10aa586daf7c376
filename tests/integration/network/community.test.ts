import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "community");
const uuid = () => crypto.randomUUID();

const QUESTION = () => ({
  title: `When do the forms of a wall come off ${uuid().slice(0, 8)}`,
  body: `A wall of ten inches, poured in the cold. When may it be stripped? Job ${uuid()}`,
  called: `Mason ${uuid().slice(0, 8)}`,
  space: "concrete",
});

/** A member and a thread that they have begun. */
async function asked(more: Record<string, string> = {}) {
  const { browser, id } = await newMember(product);
  const typed = { ...QUESTION(), ...more };
  const page = await browser.submit(await browser.visit("/community-ask"), { intent: "check" }, typed);
  const thread = await browser.submit(page, { intent: "ask" }, typed);
  return { browser, id, thread, path: thread.path, typed };
}

test.each(LANGUAGES)(
  "everybody reads examples, rules and spaces without an account, in %s",
  async (language) => {
    const words = translator(language, "community");
    const browser = new Browser(product);
    const home = await browser.visit(`/community?lang=${language}`);
    expect([home.status, home.heading]).toEqual([
      200,
      translator(language, "shell")("screens.community.title"),
    ]);
    for (const space of ["concrete", "codes", "business"] as const)
      expect(home.text).toContain(words(`spaces.${space}`));
    const helped = await browser.visit("/community?show=helped");
    expect(helped.text).toContain(words("show.helped"));
    expect(helped.text).toContain(words("show.helpedHow", { accepted: 5, days: 2, most: 500 }));
    const example = await browser.visit("/community-thread/sample-1");
    expect(example.text).toContain(words("exampleTitle"));
    expect(example.text).toContain(words("accepted"));
    expect(example.forms.filter(({ action }) => action.includes("community"))).toEqual([]);
    expect((await browser.visit("/community-rules")).text).toContain(words("rules.trust"));
    expect((await browser.get("/community-space/nowhere")).status).toBe(404);
    expect((await browser.get("/community-thread/sample-999")).status).toBe(404);
  },
);

test("a question is shown what there is already, then asked, answered, marked and accepted, by forms alone", async () => {
  const { browser: asker, path, thread, typed } = await asked();
  expect(thread.toasts).toEqual([t("toasts.communityAsked")]);
  expect(new URL(thread.path, "http://x").pathname).toMatch(/^\/community-thread\/when-do-the-forms/);
  const { browser: helper } = await newMember(product);
  // Somebody else who is about to ask the same sees it first.
  const word = typed.title.split(" ").at(-1) ?? "";
  const look = await helper.submit(
    await helper.visit("/community-ask"),
    { intent: "check" },
    { ...QUESTION(), title: `Stripping a wall ${word}` },
  );
  expect(look.status).toBe(200);
  expect(look.text).toContain(t("before.similar"));
  expect(look.body).toContain(path);
  expect(look.valueOf("title")).toBe(`Stripping a wall ${word}`);
  const again = await helper.submit(
    look,
    { intent: "ask" },
    { title: "Other title of the same", body: typed.body },
  );
  expect([again.status, again.problem]).toEqual([409, expect.stringContaining(t("errors.again"))]);
  const { browser: mason } = await newMember(product);
  const empty = await mason.submit(await mason.visit(path), { intent: "reply" }, { body: "" });
  expect([empty.status, empty.problem]).toEqual([400, expect.stringContaining(t("errors.body"))]);
  const nameless = await mason.submit(empty, { intent: "reply" }, { body: "Two days at least.", called: "" });
  expect([nameless.status, nameless.valueOf("body")]).toEqual([400, "Two days at least."]);
  expect(nameless.text).toContain(t("errors.noName"));
  const called = `Helper ${uuid().slice(0, 8)}`;
  const said = await mason.submit(nameless, { intent: "reply" }, { body: "Two days at least.", called });
  expect(said.toasts).toEqual([t("toasts.communitySaid")]);
  const seen = await asker.visit(path);
  expect(seen.text).toContain(called);
  const accepted = await asker.submit(seen, { intent: "accept" });
  expect(accepted.toasts).toEqual([t("toasts.communityPicked")]);
  const marked = await asker.submit(await asker.visit(path), { intent: "react", mark: "helpful-on" });
  expect(marked.status).toBe(200);
  const guest = await new Browser(product).visit(path);
  expect(guest.text).toContain(t("marks.helpfulCount", { count: 1 }));
  expect(guest.text).toContain(t("reply.signIn"));
  expect((await mason.visit("/profile?tab=notifications")).text).toContain(typed.title);
});

test("a script in a post stays text, and only addresses of the web become links that nobody vouches for", async () => {
  const { path } = await asked({
    body: `<script>alert(1)</script> <img src=x onerror=alert(1)> javascript:alert(1) and https://example.com/${uuid()} is where the drawing of this wall can be seen, as the engineer sent it to us last week.`,
  });
  const page = await new Browser(product).visit(path);
  expect(page.body).not.toContain("<script>alert(1)");
  expect(page.body).not.toContain("<img src=x");
  expect(page.text).toContain("<script>alert(1)</script>");
  expect(
    [...page.body.matchAll(/<a href="(https:\/\/example\.com[^"]*)" rel="([^"]*)"/g)].map(([, , rel]) => rel),
  ).toEqual(["nofollow ugc noopener noreferrer"]);
  expect(page.body).not.toContain('href="javascript:');
});

test("a flood of a new account is refused with the words kept, a second mark counts once, and an edit after its time is refused", async () => {
  const { browser, path } = await asked();
  for (let n = 0; n < 2; n++) {
    const typed = { ...QUESTION(), called: "" };
    await browser.submit(await browser.visit("/community-ask"), { intent: "check" }, typed);
    await browser.post("/community-ask", {
      ...typed,
      intent: "ask",
      idem: uuid(),
      kind: "question",
      language: "en",
      trade: "all",
    });
  }
  const flood = await browser.submit(
    await browser.visit(path),
    { intent: "reply" },
    { body: "And a fourth thing" },
  );
  expect([flood.status, flood.problem]).toEqual([429, expect.stringContaining(t("errors.rate"))]);
  // Beside it stands the form that changes what was said before.
  expect(flood.body).toContain(">And a fourth thing</textarea>");
  const { browser: other } = await newMember(product);
  const [post] = await product.query<{ id: string }>(
    "select p.id from community_posts p join community_threads t on t.id = p.thread_id where '/community-thread/' || t.slug = ?",
    decodeURIComponent(new URL(path, "http://x").pathname),
  );
  for (let n = 0; n < 2; n++)
    await other.post(path, { intent: "react", post: post?.id ?? "", mark: "helpful-on" });
  expect((await new Browser(product).visit(path)).text).toContain(t("marks.helpfulCount", { count: 1 }));
  expect(
    (await browser.post(path, { intent: "react", post: post?.id ?? "", mark: "helpful-on" })).status,
  ).toBe(404);
  await product.query(
    "update community_posts set created_at = '2026-01-01T00:00:00.000Z' where id = ?",
    post?.id ?? "",
  );
  const late = await browser.post(path, {
    intent: "edit",
    post: post?.id ?? "",
    title: "",
    body: "Other words",
  });
  expect(late.status).toBe(409);
});

test("a moderator sees what was reported, hides it, and the log says so without a name; a guest is sent to sign in", async () => {
  const { browser: author, path, typed } = await asked();
  const { browser: other } = await newMember(product);
  const reported = await other.submit(
    await other.visit(path),
    { intent: "flag" },
    { reason: "spam", note: "Look at it" },
  );
  expect(reported.toasts).toEqual([t("toasts.communityFlagged")]);
  expect((await new Browser(product).post(path, { intent: "follow", on: "on" })).location).toContain("/auth");
  expect((await other.get("/admin/community")).status).toBe(404);
  const admin = await newAdmin(product);
  const queue = await admin.visit("/admin/community");
  expect(queue.text).toContain(typed.title);
  const [post] = await product.query<{ id: string }>(
    "select id from community_posts where title = ?",
    typed.title,
  );
  const form = queue.forms.find(({ fields }) => fields.post === post?.id);
  const done = await admin.post("/admin/community", { ...form?.fields, decision: "hide", reason: "spam" });
  expect(done.status).toBe(303);
  const guest = new Browser(product);
  expect((await guest.get(path)).status).toBe(404);
  expect((await guest.visit(`/community?q=${encodeURIComponent(typed.title)}`)).text).not.toContain(
    typed.body,
  );
  expect((await guest.get("/community-feed/concrete.en.xml")).body).not.toContain(typed.title);
  expect((await author.visit(path)).text).toContain(t("hidden.moderator"));
  const rules = await new Browser(product).visit("/community-rules");
  expect(rules.text).toContain(t("log.hide"));
  expect(rules.text).not.toContain(typed.called);
});
