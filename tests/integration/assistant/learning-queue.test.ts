import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { Browser, type Page } from "../support/browser.ts";
import { linksOf } from "../support/crawl.ts";
import { tagsOf } from "../support/html.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "learning-queue");
const told = translator("en", "notifications");
const shell = translator("en", "shell");

const QUEUE = "/admin/questions";
const NOTIFICATIONS = "/profile?tab=notifications";

/** A question that Joe's notes hold nothing about. */
const question = () => `Which zurk holds a ${crypto.randomUUID()}?`;

/** Asks Joe as a member does; answers where administrators find the question. */
async function ask(browser: Browser, text: string): Promise<string> {
  await browser.submit(await browser.visit("/ai-hub?tab=chat"), { intent: "ask" }, { question: text });
  const [row] = await product.query<{ id: string }>(
    "select id from unanswered_questions where question = ?",
    text,
  );
  return `${QUEUE}?question=${row?.id}`;
}

const TEXTS = { title_en: "The zurk", body_en: "A zurk holds 4 in of it.", title_es: "", body_es: "" };
const ANSWER = { ...TEXTS, source: "Site office", confidence: "known" };

const linksIn = (page: Page) =>
  tagsOf(page.body)
    .filter(({ name }) => name === "a")
    .map(({ attributes }) => attributes.href);

const stateOf = async (path: string) => {
  const id = new URL(path, product.origin).searchParams.get("question");
  const [row] = await product.query<{ status: string; article: string | null; merged_into: string | null }>(
    "select status, article, merged_into from unanswered_questions where id = ?",
    id,
  );
  return row;
};

describe("the learning queue", () => {
  test("is for administrators alone, and so is every form of it", async () => {
    const { browser: member } = await newMember(product);
    const guest = new Browser(product);
    const path = await ask(guest, question());
    const fields = { intent: "dismiss", idem: crypto.randomUUID(), id: path.split("=")[1] ?? "" };
    for (const address of [QUEUE, path, `${QUEUE}.data`]) {
      expect([address, (await member.get(address)).status]).toEqual([address, 404]);
    }
    expect((await member.post(path, fields)).status).toBe(404);
    expect((await guest.post(path, fields)).location).toMatch(/^\/auth\?redirectTo=/);
    expect(await stateOf(path)).toMatchObject({ status: "pending" });
    expect(linksIn(await member.visit("/"))).not.toContain(QUEUE);
    expect(linksIn(await (await newAdmin(product)).visit("/"))).toContain(QUEUE);
  });

  test("leads without scripts from a question nobody could answer to the answer and to who asked", async () => {
    const { browser: member, id: memberId } = await newMember(product);
    const text = question();
    const path = await ask(member, text);
    const admin = await newAdmin(product);

    const found = await admin.visit(`${QUEUE}?${new URLSearchParams({ q: text.slice(0, 60) })}`);
    expect(found.text).toContain(text);
    expect(found.text).toContain(t("waiting", { count: 1 }));
    expect(linksIn(found)).toContain(path);

    const page = await admin.visit(path);
    expect(page.text).toContain(t("find.nothing"));
    expect(page.form({ intent: "answer" }).fields.title_en).toBe(text);

    // Refused: the source is missing, Hebrew is half written, a section has no edition.
    const typed = { ...TEXTS, source: "", title_he: "זורק", section: "IRC R999.9" };
    const refused = await admin.submit(page, { intent: "answer" }, { ...typed, confidence: "doubtful" });
    expect(refused.status).toBe(400);
    for (const key of ["errors.source", "errors.half", "errors.edition"] as const)
      expect(refused.problem).toContain(t(key));
    for (const field of ["source", "body_he", "edition"]) expect(refused.body).toContain(`href="#${field}"`);
    expect(refused.form({ intent: "answer" }).fields).toMatchObject(typed);
    expect(refused.body).toMatch(/<option value="doubtful" selected/);
    expect(await stateOf(path)).toMatchObject({ status: "pending" });

    const answered = await admin.submit(
      refused,
      { intent: "answer" },
      {
        ...ANSWER,
        title_he: "",
        section: "",
      },
    );
    expect([answered.status, answered.path]).toEqual([200, path]);
    expect(answered.toasts).toEqual([t("toasts.questionAnswered")]);
    expect(answered.text).toContain(TEXTS.body_en);
    const slug = `answer-${path.split("=")[1]}`;
    expect(await stateOf(path)).toMatchObject({ status: "answered", article: slug });

    // The member is told, once, and reads it.
    const home = await member.visit("/");
    expect(home.body).toContain(shell("nav.unread", { count: 1 }));
    const list = await member.visit(NOTIFICATIONS);
    expect(list.text).toContain(told("sentences.questionAnswered"));
    expect(list.text).toContain(text);
    expect(linksIn(list)).toContain(`/ai-hub?tab=chat&${new URLSearchParams({ question: text })}`);
    const read = await member.submit(list, { intent: "read" });
    expect(read.toasts).toEqual([told("toasts.notificationsRead")]);
    expect(read.text).toContain(told("count", { count: 0 }));
    expect((await member.visit("/")).body).not.toContain(shell("nav.unread", { count: 1 }));
    expect(await product.query("select id from notifications where user_id = ?", memberId)).toHaveLength(1);
  });

  test("takes a form once, however often it is sent", async () => {
    const { browser: member, id } = await newMember(product);
    const path = await ask(member, question());
    const admin = await newAdmin(product);
    const { fields } = (await admin.visit(path)).form({ intent: "answer" });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.post(path, { ...fields, ...ANSWER })),
    );
    for (const answer of answers) expect([answer.status, answer.location]).toEqual([303, path]);
    expect(await product.query("select id from notifications where user_id = ?", id)).toHaveLength(1);
    expect(
      await product.query("select id from article_texts where slug = ?", `answer-${path.split("=")[1]}`),
    ).toHaveLength(1);
  });

  test("tells the slower of two administrators, shows both answers, and then lets one be chosen", async () => {
    const path = await ask(new Browser(product), question());
    const [one, other] = [await newAdmin(product), await newAdmin(product)];
    const late = await other.visit(path);
    await one.submit(
      await one.visit(path),
      { intent: "answer" },
      { ...ANSWER, body_en: "The first answer." },
    );
    const conflict = await other.submit(
      late,
      { intent: "answer" },
      { ...ANSWER, body_en: "The second answer." },
    );
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain(t("changed.title"));
    expect(conflict.text).toContain("The first answer.");
    expect(conflict.form({ intent: "answer" }).fields.body_en).toBe("The second answer.");
    const replaced = await other.submit(conflict, { intent: "answer" }, { confidence: "known" });
    expect(replaced.status).toBe(200);
    expect(replaced.text).toContain("The second answer.");
    expect(replaced.text).not.toContain("The first answer.");
  });

  test("merges what is the same, separates it again, dismisses and restores", async () => {
    const mark = `zarn${crypto.randomUUID().slice(0, 8)}`;
    const target = await ask(new Browser(product), `Where does the ${mark} zurk end?`);
    const same = await ask(new Browser(product), `The ${mark} zurk, where does it end?`);
    const admin = await newAdmin(product);
    const merged = await admin.submit(await admin.visit(same), { intent: "merge" });
    expect([merged.path, merged.toasts]).toEqual([target, [t("toasts.questionsMerged")]]);
    expect(merged.text).toContain(`The ${mark} zurk, where does it end?`);
    expect(merged.text).toContain(t("times", { count: 2 }));
    // The merged one's own address leads there too.
    expect((await admin.get(same)).location).toBe(target);

    const separated = await admin.submit(merged, { intent: "separate" });
    expect(separated.toasts).toEqual([t("toasts.questionSeparated")]);
    expect(await stateOf(same)).toMatchObject({ status: "pending", merged_into: null });

    const dismissed = await admin.submit(separated, { intent: "dismiss" });
    expect(dismissed.toasts).toEqual([t("toasts.questionDismissed")]);
    expect(() => dismissed.form({ intent: "answer" })).toThrow();
    const restored = await admin.submit(dismissed, { intent: "restore" });
    expect(restored.toasts).toEqual([t("toasts.questionRestored")]);
    expect(await stateOf(target)).toMatchObject({ status: "pending" });
  });

  test("takes an article that exists for the answer", async () => {
    const path = await ask(new Browser(product), question());
    const admin = await newAdmin(product);
    const page = await admin.visit(`${path}&find=window+sill+height+for+egress`);
    expect(page.text).toContain("IRC R310.2");
    expect(page.text).toContain(t("answer.verify"));
    const chosen = await admin.submit(page, { article: "irc-r310-2" });
    expect(chosen.toasts).toEqual([t("toasts.questionAnswered")]);
    expect(await stateOf(path)).toMatchObject({ status: "answered", article: "irc-r310-2" });
  });

  test("shows markup as text and has an address for the longest question", async () => {
    const admin = await newAdmin(product);
    const markup = `"><img src=x onerror=alert(1)> ${crypto.randomUUID()}`;
    const longest = `${crypto.randomUUID()} `.padEnd(4_000, "שאלה ");
    for (const text of [markup, longest]) {
      const path = await ask(new Browser(product), text.trim());
      const page = await admin.visit(path);
      expect([page.status, page.path]).toEqual([200, path]);
      expect(page.body).not.toContain("<img src=x");
      expect(page.text).toContain(text.trim().replace(/\s+/g, " "));
    }
  });

  test("links to nothing that is not there", async () => {
    const admin = await newAdmin(product);
    const text = question();
    const path = await ask(new Browser(product), text);
    const pages = [
      await admin.visit(`${QUEUE}?${new URLSearchParams({ q: text.slice(0, 60) })}`),
      await admin.visit(`${path}&find=stair+riser+height`),
      await admin.visit("/profile?tab=notifications"),
    ];
    for (const link of new Set(pages.flatMap((page) => linksOf(page, product))))
      expect([link, (await admin.visit(link)).status]).toEqual([link, 200]);
  });

  test.each([
    "status=nope&reason=nope&language=xx&page=-1",
    "page=1e9",
    "page=400",
    `q=${"x".repeat(3_000)}`,
    "q=%25&q=_",
  ])("passes over what means nothing in its address: %s", async (search) => {
    const page = await (await newAdmin(product)).get(`${QUEUE}?${search}`);
    expect([page.status, page.heading]).toEqual([200, t("title")]);
  });

  test.each(["", "nope", "' or 1=1 --", "f".repeat(32)])("has no page for the question %j", async (id) => {
    const page = await (await newAdmin(product)).get(`${QUEUE}?${new URLSearchParams({ question: id })}`);
    expect(page.status).toBe(404);
  });

  test("refuses a form that lacks what its page sends", async () => {
    const admin = await newAdmin(product);
    const path = await ask(new Browser(product), question());
    for (const intent of ["", "drop", "dismiss", "answer", "merge"]) {
      for (const address of [QUEUE, path]) {
        const page = await admin.post(address, { intent });
        expect([intent, page.status, page.problem]).toEqual([
          intent,
          400,
          expect.stringContaining(t("errors.form")),
        ]);
      }
    }
    expect(await stateOf(path)).toMatchObject({ status: "pending" });
  });
});

describe("notifications", () => {
  const insert = (id: string, member: string, at = "2026-03-02T10:00:00.000Z") =>
    product.query(
      "insert into notifications (id, user_id, code, subject, href, created_at) values (?, ?, 'questionAnswered', 'Where?', '/ai-hub?tab=chat', ?)",
      id,
      member,
      at,
    );
  const unread = async (member: string) =>
    (await product.query("select id from notifications where user_id = ? and read_at is null", member))
      .length;

  test("say what they are for while there are none", async () => {
    const { browser } = await newMember(product);
    const page = await browser.visit(NOTIFICATIONS);
    expect(page.text).toContain(told("empty.title"));
    expect((await browser.visit("/profile")).form({ intent: "save" })).toBeDefined();
  });

  test("that came after the page was drawn stay unread when all are marked", async () => {
    const { browser, id } = await newMember(product);
    await insert(crypto.randomUUID(), id);
    const page = await browser.visit(NOTIFICATIONS);
    await insert(crypto.randomUUID(), id, "2026-03-02T10:00:01.000Z");
    await browser.submit(page, { intent: "read-all" });
    await browser.submit(page, { intent: "read-all" });
    expect(await unread(id)).toBe(1);
  });

  test("of somebody else cannot be marked as read", async () => {
    const [{ browser }, other] = [await newMember(product), await newMember(product)];
    const notification = crypto.randomUUID();
    await insert(notification, other.id);
    expect((await browser.post(NOTIFICATIONS, { intent: "read", notification })).status).toBe(303);
    const until = new Date().toISOString();
    expect((await browser.post(NOTIFICATIONS, { intent: "read-all", until })).status).toBe(303);
    expect(await unread(other.id)).toBe(1);
    expect((await browser.visit(NOTIFICATIONS)).text).not.toContain("Where?");
  });

  test("are not marked by a form that lacks what its page sends", async () => {
    const { browser, id } = await newMember(product);
    await insert(crypto.randomUUID(), id);
    const forms: Record<string, string>[] = [
      { intent: "read" },
      { intent: "read-all" },
      { intent: "read-all", until: "never" },
    ];
    for (const fields of forms) {
      const page = await browser.post(NOTIFICATIONS, fields);
      expect(page.status).toBe(400);
      expect(page.text).toContain(told("errors.form"));
    }
    expect(await unread(id)).toBe(1);
  });
});
