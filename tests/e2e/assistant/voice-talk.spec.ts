import type { Page } from "@playwright/test";
import type { Language } from "../../../app/i18n/languages.ts";
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  PASSWORD,
  test,
  touch,
  uniqueEmail,
  walkedIn,
  words,
} from "../fixtures.ts";
import { hear, stubRecognition, stubSpeech, withoutRecognition } from "./speech-stubs.ts";

/** Opens the screen and starts a practice conversation; answers its card. */
async function practise(page: Page, language: Language) {
  await page.goto(`/voice-assistant?lang=${language}`);
  await touch(page);
  return beginPractice(page, language);
}

async function beginPractice(page: Page, language: Language) {
  const t = words(language, "voice");
  const talk = words(language, "voice-talk");
  // Only scripts can disable it.
  await expect(page.getByRole("button", { name: t("setup.start") })).toBeDisabled();
  await page.getByRole("button", { name: t("setup.practice") }).click();
  const card = page.getByRole("region", { name: talk("title") });
  await expect(card.getByRole("status").first()).toHaveText(talk("badge.listening"));
  return card;
}

/** A new member, by the account's own forms. */
async function signIn(page: Page): Promise<void> {
  const account = words("en", "account");
  const email = uniqueEmail();
  await page.goto("/auth?mode=sign-up&lang=en");
  await page.getByLabel(account("fields.email.label")).fill(email);
  await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
  await page.getByRole("button", { name: account("signUp.submit") }).click();
  await expect(page.getByText(words("en", "account")("toasts.accountCreated"))).toBeVisible();
  await page.goto("/dev/outbox");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link").click();
  await page.getByRole("button", { name: account("confirm.submit") }).click();
  const main = page.getByRole("main");
  await main.getByLabel(account("fields.email.label")).fill(email);
  await main.getByLabel(account("fields.password.label")).fill(PASSWORD);
  await main.getByRole("button", { name: account("signIn.submit"), exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

const joes = (page: Page) => page.getByRole("log").locator("[data-who=joe]");

for (const language of walkedIn("en", "he")) {
  test(`a practice conversation goes on in text, is rated once and ends at the setup (${language}) @js`, async ({
    page,
  }) => {
    await withoutRecognition(page);
    const t = words(language, "voice-talk");
    const card = await practise(page, language);
    await expect(page.getByText(t("toasts.voiceReady"))).toBeVisible();
    await expect(joes(page)).toHaveCount(1);
    await expect(card).toContainText(t("hearing.unsupported"));
    // The badge is true: it is what is typed that he listens to.
    await expect(card).toContainText(t("byHand"));

    await expect(card.getByRole("button", { name: t("send") })).toBeDisabled();
    await card.getByLabel(t("type")).fill("R311.7.1?");
    await card.getByLabel(t("type")).press("Enter");
    await expect(page.getByRole("log").locator("[data-who=you]")).toContainText("R311.7.1?");
    await expect(joes(page).nth(1)).toContainText("R311.7.1");

    const like = joes(page)
      .nth(1)
      .getByRole("button", { name: t("like"), exact: true });
    await like.click();
    await expect(like).toHaveCount(0);
    await expect(joes(page).nth(1)).toContainText(t("rated.like"));
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);

    await card.getByRole("button", { name: t("settings") }).click();
    await expect(page.getByRole("region", { name: words(language, "voice")("setup.title") })).toBeVisible();
    await expect(page.getByText(t("toasts.voiceEnded"))).toBeVisible();
    await expect(page.getByRole("region", { name: t("last") })).toContainText("R311.7.1?");
    await expectNoViolations(page);
  });
}

test("practice hears through the browser and answers aloud, and muted it does not listen @js @wide", async ({
  page,
}) => {
  await stubRecognition(page);
  await stubSpeech(page, ["en-US"]);
  const t = words("en", "voice-talk");
  const card = await practise(page, "en");
  await expect(joes(page)).toHaveCount(1);
  // It listens when the greeting has been spoken.
  await page.waitForFunction(() => "recognition" in window);
  await hear(page, "What is R311.7.1?");
  await expect(
    page.getByText(words("en", "voice-talk")("toasts.voiceHeard", { question: "What is R311.7.1?" })),
  ).toBeVisible();
  await expect(joes(page)).toHaveCount(2);
  await expect(card.getByRole("status").first()).toHaveText(t("badge.speaking"));
  await card.getByRole("button", { name: t("mute") }).click();
  await expect(card).toContainText(t("muted"));
});

test("in the hub one talks as on the voice assistant's own page @js", async ({ page }) => {
  await withoutRecognition(page);
  const t = words("en", "voice-talk");
  await page.goto("/ai-hub?tab=voice&lang=en");
  await touch(page);
  const card = await beginPractice(page, "en");
  await card.getByLabel(t("type")).fill("R311.7.1?");
  await card.getByLabel(t("type")).press("Enter");
  await expect(joes(page).nth(1)).toContainText("R311.7.1");
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await card.getByRole("button", { name: t("end") }).click();
  await expect(page.getByRole("region", { name: t("last") })).toContainText("R311.7.1?");
  // What had the focus is gone; whoever goes on by keys does so from the setup.
  await expect(page.getByRole("heading", { name: words("en", "voice")("setup.title") })).toBeFocused();
});

for (const [where, language] of [
  ["/voice-assistant", "en"],
  ["/voice-assistant", "he"],
  ["/ai-hub?tab=voice", "en"],
] as const) {
  test(`nothing lies over what one talks by (${where}, ${language}) @js`, async ({ page }) => {
    await withoutRecognition(page);
    await page.goto(`${where}${where.includes("?") ? "&" : "?"}lang=${language}`);
    await touch(page);
    const card = await beginPractice(page, language);
    await expect(joes(page)).toHaveCount(1);
    await expect(page.getByText(words(language, "voice-talk")("toasts.voiceReady"))).toBeVisible();
    // All at one moment, while the toast stands.
    const covered = await card.evaluate((section) => {
      const over = (control: HTMLElement) => {
        control.scrollIntoView({ block: "nearest" });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => [x, y] as const),
        );
        return points.some(([x, y]) => !control.contains(document.elementFromPoint(x, y)));
      };
      const controls = [...section.querySelectorAll<HTMLElement>("button, input")];
      if (!document.querySelector("[data-toast]")) throw new Error("the toast has gone");
      return controls.filter(over).map((control) => control.ariaLabel || control.textContent || control.id);
    });
    expect(covered).toEqual([]);
  });
}

test("without a network the badge says so, and the conversation goes on when it is back @js @wide", async ({
  page,
  context,
}) => {
  await withoutRecognition(page);
  const t = words("en", "voice-talk");
  const card = await practise(page, "en");
  await expect(joes(page)).toHaveCount(1);
  await context.setOffline(true);
  await expect(card.getByRole("status").first()).toHaveText(t("badge.offline"));
  await expect(card).toContainText(t("noNetwork"));
  await context.setOffline(false);
  await expect(card.getByRole("status").first()).toHaveText(t("badge.listening"));
  await card.getByLabel(t("type")).fill("R311.7.1?");
  await card.getByLabel(t("type")).press("Enter");
  await expect(joes(page).nth(1)).toContainText("R311.7.1");
});

test("a toast leaves the answer as it stands @js @wide", async ({ page }) => {
  await withoutRecognition(page);
  await page.goto("/voice-assistant?lang=en");
  // Past the scripts: the answer comes as part of a document.
  await page.locator("textarea[name=question]").evaluate((box: HTMLTextAreaElement) => {
    box.value = "R311.7.1?";
    HTMLFormElement.prototype.submit.call(box.form);
  });
  const answer = page.getByRole("region", { name: words("en", "voice")("answer") });
  await expect(answer).toContainText("R311.7.1");
  await page.waitForLoadState("load");
  await touch(page);
  await beginPractice(page, "en");
  await expect(page.getByText(words("en", "voice-talk")("toasts.voiceReady"))).toBeVisible();
  await expect(answer).toContainText("R311.7.1");
});

test("the start is disabled while the key is blank @js @wide", async ({ page }) => {
  const t = words("en", "voice");
  await page.goto("/voice-assistant");
  await touch(page);
  const start = page.getByRole("button", { name: t("setup.start") });
  await expect(start).toBeDisabled();
  await page.getByLabel(t("setup.key")).fill("   ");
  await expect(start).toBeDisabled();
  await page.getByLabel(t("setup.key")).fill("xi-mine");
  await expect(start).toBeEnabled();
  await expectNoViolations(page);
});

for (const where of ["/voice-assistant?lang=en", "/ai-hub?tab=voice&lang=en"]) {
  test(`the first press begins the conversation, though it also wakes the scripts (${where}) @js @wide`, async ({
    page,
  }) => {
    await withoutRecognition(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/voice-room-*.js", async (route) => {
      await held;
      await route.continue();
    });
    const t = words("en", "voice");
    await page.goto(where);
    await page.getByLabel(t("setup.voice"), { exact: true }).selectOption("eric");
    await page.getByRole("button", { name: t("setup.practice") }).click();
    await expect(page.getByText(t("setup.opening"))).toBeVisible();
    release();
    await expect(joes(page)).toHaveCount(1);
    await page.getByRole("button", { name: words("en", "voice-talk")("end") }).click();
    await expect(page.getByLabel(t("setup.voice"), { exact: true })).toHaveValue("eric");
  });
}

test("a first press on the start without a key is told what is missing @js @wide", async ({ page }) => {
  const t = words("en", "voice");
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/voice-room-*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/voice-assistant?lang=en");
  await page.getByRole("button", { name: t("setup.start") }).click();
  await expect(page.getByText(t("setup.opening"))).toBeVisible();
  release();
  await expect(page.getByText(t("setup.errors.missing-key"))).toBeVisible();
  await page.getByLabel(t("setup.key")).fill("xi-mine");
  await expect(page.getByText(t("setup.errors.missing-key"))).toBeHidden();
});

test.describe("where the scripts do not come", () => {
  // The browser tells of each that is missing.
  test.use({ tolerated: /./ });

  for (const scripts of ["*", "voice-room-*"]) {
    test(`the server answers the press, when they fail (${scripts}) @js @wide`, async ({ page }) => {
      // Nothing else ends the waiting.
      await page.clock.install();
      await page.route(`**/assets/${scripts}.js`, (route) => route.abort());
      await page.goto("/voice-assistant?lang=en");
      await page.getByRole("button", { name: words("en", "voice")("setup.practice") }).click();
      await expect(page).toHaveURL(/mode=practice/);
    });
  }

  test("the server answers the press, when they hang @js @wide", async ({ page }) => {
    await page.clock.install();
    await page.route("**/assets/*.js", () => {});
    const t = words("en", "voice");
    await page.goto("/voice-assistant?lang=en");
    await page.getByRole("button", { name: t("setup.practice") }).click();
    await expect(page.getByText(t("setup.opening"))).toBeVisible();
    await page.clock.fastForward(9_000);
    await expect(page).toHaveURL(/mode=practice/);
  });
});

test("a press that the server answered leads to a page where the scripts run at once @js @wide", async ({
  page,
}) => {
  await withoutRecognition(page);
  await page.goto("/voice-assistant?voice=eric&language=en&mode=practice&lang=en");
  await expect(page.getByText(words("en", "voice")("setup.chosen"))).toBeVisible();
  await expect(page.getByLabel(words("en", "voice")("setup.voice"), { exact: true })).toHaveValue("eric");
  await beginPractice(page, "en");
});

test("without scripts the setup says what it needs @nojs", async ({ page }) => {
  const t = words("en", "voice");
  await page.goto("/voice-assistant");
  await expect(page.getByText(t("setup.needsScripts"))).toBeVisible();
  await page.getByLabel(t("setup.voice"), { exact: true }).selectOption("eric");
  await page.getByRole("button", { name: t("setup.start") }).click();
  await expect(page.getByText(t("setup.errors.missing-key"))).toBeVisible();
  await expect(page.getByLabel(t("setup.voice"), { exact: true })).toHaveValue("eric");
  await page.getByRole("button", { name: t("setup.practice") }).click();
  await expect(page.getByText(t("setup.needsScripts"))).toBeVisible();
  await page.getByLabel(t("label")).fill("R311.7.1?");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("ask") })
    .click();
  await expect(page.getByRole("region", { name: t("answer") })).toBeVisible();
});

test("who was signed out in another tab keeps the conversation after signing in there @js @wide", async ({
  page,
  context,
}) => {
  await withoutRecognition(page);
  const talk = words("en", "voice-talk");
  await signIn(page);
  const card = await practise(page, "en");
  await card.getByLabel(talk("type")).fill("R311.7.1?");
  await card.getByLabel(talk("type")).press("Enter");
  await expect(joes(page)).toHaveCount(2);
  const cookies = await context.cookies();
  await context.clearCookies();
  await card.getByRole("button", { name: talk("end") }).click();
  await page.getByRole("button", { name: talk("keep") }).click();
  await expect(page.getByText(words("en", "voice")("errors.signedOut"))).toBeVisible();
  await expect(page.getByRole("region", { name: talk("last") })).toContainText("R311.7.1?");
  await context.addCookies(cookies);
  await page.getByRole("button", { name: talk("keep") }).click();
  await expect(page.getByText(talk("isKept"))).toBeVisible();
});

test("a member keeps a conversation, and deletes it @js @wide", async ({ page }) => {
  await withoutRecognition(page);
  const t = words("en", "voice");
  const talk = words("en", "voice-talk");
  await signIn(page);
  const card = await practise(page, "en");
  await card.getByLabel(talk("type")).fill("R311.7.1?");
  await card.getByLabel(talk("type")).press("Enter");
  await expect(joes(page)).toHaveCount(2);
  await card.getByRole("button", { name: talk("end") }).click();
  await page.getByRole("button", { name: talk("keep") }).click();
  const kept = page.getByRole("region", { name: t("kept.title") });
  await expect(kept).toContainText("R311.7.1?");
  await expect(page.getByText(talk("isKept"))).toBeVisible();
  await expectNoViolations(page);
  await kept.getByRole("button", { name: t("kept.deleteLabel", { about: "R311.7.1?" }) }).click();
  await expect(kept).toHaveCount(0);
});
