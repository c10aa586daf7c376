import { png } from "../../pictures.ts";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  words,
} from "../fixtures.ts";

/** More bytes than are kept as they come: with scripts the browser makes such a picture small before it is sent. */
const heavy = () => png({ width: 1200, height: 900, noise: 1_200_000 });

test("a member says who they are, shows a picture, sets the page up, and asks for the daily mail", async ({
  page,
  javaScriptEnabled,
}) => {
  const t = words("en", "profile");
  const main = page.getByRole("main");
  const toast = page.locator("[data-toast]");
  const looksRight = async () => {
    await expectNoSidewaysScroll(page);
    // The checker is a script itself.
    if (javaScriptEnabled) await expectNoViolations(page);
  };
  await becomeMember(page);

  await page.goto("/profile");
  await main.getByLabel(t("about.firstName"), { exact: true }).fill("Sample");
  await main.getByLabel(t("about.lastName"), { exact: true }).fill("Builder");
  await main.getByRole("button", { name: t("about.save"), exact: true }).click();
  await expect(toast).toHaveText(t("toasts.profileSaved"));
  await expect(main.getByText("Sample Builder", { exact: true })).toBeVisible();
  await looksRight();

  if (javaScriptEnabled) await touch(page);
  const photo = javaScriptEnabled ? heavy() : png();
  await main
    .getByLabel(t("picture.choose"))
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(photo) });
  await main.getByRole("button", { name: t("picture.keep") }).click();
  await expect(toast).toHaveText(t("toasts.profilePictureKept"));
  // In the form and in what others see.
  const faces = main.locator('img[src^="/files/"]');
  await expect(faces).toHaveCount(2);
  expect(await faces.first().evaluate((face: HTMLImageElement) => face.decode().then(() => true))).toBe(true);
  await looksRight();

  await page.goto("/profile?tab=settings");
  await main.getByRole("radio", { name: t("settings.themes.dark"), exact: true }).check();
  await main.getByRole("radio", { name: t("settings.fontSizes.125"), exact: true }).check();
  await main.getByRole("radio", { name: t("settings.languages.he"), exact: true }).check();
  await main.getByRole("button", { name: t("settings.save") }).click();
  await expect(toast).toHaveText(words("he", "profile")("toasts.profileSettingsSaved"));
  const html = page.locator("html");
  for (const [name, value] of Object.entries({
    lang: "he",
    dir: "rtl",
    "data-theme": "dark",
    "data-font-size": "125",
  }))
    await expect(html).toHaveAttribute(name, value);
  await looksRight();

  const told = words("he", "notifications");
  await page.goto("/profile?tab=notifications");
  const byMail = main.getByRole("checkbox", {
    name: `${told("choose.kinds.questionAnswered")} ${told("choose.mail")}`,
  });
  await expect(byMail).not.toBeChecked();
  await byMail.check();
  await main.getByRole("button", { name: told("choose.save") }).click();
  await expect(toast).toHaveText(told("toasts.notificationsChosen"));
  await page.reload();
  await expect(byMail).toBeChecked();
  await looksRight();
});
