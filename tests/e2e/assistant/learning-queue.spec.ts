import type { Page } from "@playwright/test";
import { TEST_VARIABLES } from "../../../scripts/lib/test-variables.mjs";
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  PASSWORD,
  test,
  uniqueEmail,
  words,
} from "../fixtures.ts";

const t = words("he", "learning-queue");
const told = words("he", "notifications");
const shell = words("he", "shell");

/** A word that no article knows, those of this test's other runs included; letters only, because figures mean something. */
const madeUpWord = () =>
  Array.from({ length: 12 }, () => "אבגדהוזחטילמנסעפצקרשת"[Math.floor(Math.random() * 21)]).join("");

/** Sends a form as a page of the product would. */
const send = async (page: Page, path: string, form: Record<string, string>) =>
  (
    await page.request.post(path, {
      form,
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    })
  ).status();

/** Signs in, with an account and a confirmed address. */
async function enter(page: Page, email: string): Promise<void> {
  await page.goto("/auth?lang=he");
  await send(page, "/auth?mode=sign-up", {
    intent: "sign-up",
    idem: crypto.randomUUID(),
    email,
    password: PASSWORD,
  });
  const mails = (await (await page.request.get("/dev/outbox")).text()).split("<li ");
  const mail = mails.find((entry) => entry.includes(email) && entry.includes("/auth/confirm?"));
  const token = /\/auth\/confirm\?token=([\w-]+)/.exec(mail ?? "")?.[1];
  if (token) await send(page, "/auth/confirm", { token });
  expect(await send(page, "/auth", { intent: "sign-in", email, password: PASSWORD })).toBe(303);
}

async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
}

test("an administrator answers a member's question in Hebrew, and the member is told @js", async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const question = `איזה ${madeUpWord()} מחזיק את ה${madeUpWord()}?`;
  const membersPage = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await membersPage.goto(new URL("/auth", test.info().project.use.baseURL).href);
  await enter(membersPage, uniqueEmail());
  await send(membersPage, "/ai-hub?tab=chat", { intent: "ask", idem: crypto.randomUUID(), question });

  await enter(page, TEST_VARIABLES.ADMIN_EMAILS);
  await page.goto("/");
  await page.locator("summary").filter({ hasText: /^A$/ }).click();
  await page.getByRole("link", { name: shell("screens.questions.title") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  await expectSound(page);
  await page.getByLabel(t("filter.label")).fill(question.slice(0, 40));
  await page.getByRole("button", { name: t("filter.submit") }).click();
  await page.getByRole("link", { name: question }).click();
  await expect(page.getByText(question, { exact: true }).first()).toBeVisible();
  await expectSound(page);

  // Refused first, and what was typed stays.
  const english = page.getByRole("group", { name: t("languages.en") });
  const hebrew = page.getByRole("group", { name: t("languages.he") });
  await english.getByLabel(t("write.articleTitle")).fill("The zurk");
  await english.getByLabel(t("write.body")).fill("A zurk holds 4 in of wall.");
  await hebrew.getByLabel(t("write.articleTitle")).fill("הזורק");
  await page.getByRole("button", { name: t("write.submit") }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: t("errors.half") })).toBeVisible();
  await expect(hebrew.getByLabel(t("write.articleTitle"))).toHaveValue("הזורק");
  await expectSound(page);
  await hebrew.getByLabel(t("write.body")).fill("זורק מחזיק 4 אינץ' של קיר.");
  await page.getByRole("textbox", { name: t("write.source") }).fill("משרד האתר");
  await page.getByRole("button", { name: t("write.submit") }).click();
  await expect(page.locator("[data-toast]")).toHaveText(
    words("he", "learning-queue")("toasts.questionAnswered"),
  );
  await expect(page.getByText("זורק מחזיק 4 אינץ' של קיר.").first()).toBeVisible();
  await expectSound(page);

  await membersPage.goto("/profile?tab=notifications&lang=he");
  await expect(membersPage.getByRole("heading", { level: 2 }).first()).toHaveText(
    told("count", { count: 1 }),
  );
  await expectSound(membersPage);
  await membersPage.getByRole("button", { name: told("markAll") }).click();
  await expect(membersPage.locator("[data-toast]")).toHaveText(
    words("he", "notifications")("toasts.notificationsRead"),
  );
  await expect(membersPage.getByRole("link", { name: question })).toBeVisible();
});
