import { LANGUAGES } from "../../../app/i18n/languages.ts";
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  walkedIn,
  words,
} from "../fixtures.ts";

for (const language of walkedIn(...LANGUAGES)) {
  test(`a typed question is answered with its sources, and a blank one is not asked (${language})`, async ({
    page,
  }) => {
    const t = words(language, "voice");
    const box = page.getByLabel(t("label"));
    const send = page.getByRole("main").getByRole("button", { name: t("ask") });
    await page.goto(`/voice-assistant?lang=${language}`);
    await box.fill("R311.7.1?");
    await send.click();
    const answer = page.getByRole("region", { name: t("answer") });
    await expect(answer).toContainText("R311.7.1?");
    await expect(answer.getByRole("listitem")).toContainText(["IRC R311.7.1"]);
    await expect(answer).toContainText(/verify with the local authority|autoridad local|הרשות המקומית/);
    await expect(box).toHaveValue("");
    // Right below what asked, and in sight.
    const heading = page.getByRole("heading", { name: t("answer") });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const [asked, answered] = [await send.boundingBox(), await heading.boundingBox()];
    const gap = (answered?.y ?? 0) - ((asked?.y ?? 0) + (asked?.height ?? 0));
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(100);
    await expectNoSidewaysScroll(page);

    await box.fill("   ");
    await send.click();
    await expect(page.getByRole("alert")).toContainText(t("errors.blank"));
    await expect(answer).toHaveCount(0);
  });
}

test("an answer and a refusal are free of axe violations @js", async ({ page }) => {
  const t = words("en", "voice");
  await page.goto("/voice-assistant");
  await page.getByLabel(t("label")).fill("R311.7.1?");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("ask") })
    .click();
  await expect(page.getByRole("region", { name: t("answer") })).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("ask") })
    .click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page);
});

test.describe("a question whose line is cut", () => {
  // Remix says in the console that it could not read what somebody else has answered.
  test.use({ tolerated: /Failed to load resource|SyntaxError/ });
  for (const language of LANGUAGES) {
    for (const cut of ["abort", "502"]) {
      test(`is answered by the page and stays in the box (${language}, ${cut}) @js @wide`, async ({
        page,
      }) => {
        const t = words(language, "voice");
        const box = page.getByLabel(t("label"));
        const send = page.getByRole("main").getByRole("button", { name: t("ask") });
        await page.goto(`/voice-assistant?lang=${language}`);
        await touch(page);
        await page.route("**/voice-assistant.data*", (route) =>
          cut === "abort" ? route.abort() : route.fulfill({ status: 502, body: "<html>" }),
        );
        await box.fill("R311.7.1?");
        await send.click();
        const answer = page.getByRole("region", { name: t("answer") });
        await expect(answer).toContainText(t("cut"));
        await expect(page.getByText(words(language, "voice")("toasts.voiceQuestionFailed"))).toBeVisible();
        await expect(box).toHaveValue("R311.7.1?");
        await page.unrouteAll();
        await send.click();
        await expect(answer.getByRole("listitem")).toContainText(["IRC R311.7.1"]);
      });
    }
  }
});
