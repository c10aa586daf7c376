import type { Page } from "@playwright/test";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  walkedIn,
  words,
} from "../fixtures.ts";

const account = words("en", "account");
const security = words("en", "security-dashboard");

/** Chromium's own authenticator: a device with a screen lock that its owner always opens. */
async function plugInAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    lock: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !isUserVerified }),
    credentials: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

/** A passkey belongs to a host name, which a number is not. */
const named = (baseURL = "") => baseURL.replace("127.0.0.1", "localhost");
const toast = (page: Page) => page.locator("[data-toast]");

test("a passkey is added, signs in, confirms who one is, and is removed @js", async ({ page, baseURL }) => {
  const origin = named(baseURL);
  const device = await plugInAuthenticator(page);
  await becomeMember(page, origin);
  await page.goto(`${origin}/security-dashboard`);
  await touch(page);
  await page.getByLabel(security("passkeys.newName")).fill("Site tablet");
  await page.getByRole("button", { name: security("passkeys.add") }).click();
  await expect(toast(page)).toHaveText(security("toasts.securityPasskeyAdded"));
  expect(await device.credentials()).toHaveLength(1);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  // The same device is told that it has one.
  await touch(page);
  await page.getByRole("button", { name: security("passkeys.add") }).click();
  await expect(page.getByRole("alert")).toHaveText(account("passkey.known"));

  await page.context().clearCookies();
  await page.goto(`${origin}/auth?redirectTo=/cart`);
  await touch(page);
  await expectNoViolations(page);
  await device.lock(true);
  await page.getByRole("button", { name: account("passkey.signIn") }).click();
  await expect(page.getByRole("alert")).toHaveText(account("passkey.cancelled"));
  await device.lock(false);
  await page.getByRole("button", { name: account("passkey.signIn") }).click();
  await expect(toast(page)).toHaveText(account("toasts.signedIn"));
  await expect(page).toHaveURL(`${origin}/cart`);

  await page.goto(`${origin}/auth?mode=again&redirectTo=/security-dashboard`);
  await touch(page);
  await page.getByRole("button", { name: account("again.passkey") }).click();
  await expect(toast(page)).toHaveText(account("toasts.confirmedAgain"));
  await page.getByRole("button", { name: security("passkeys.remove") }).click();
  await expect(toast(page)).toHaveText(security("toasts.securityPasskeyRemoved"));

  // Here it is worth nothing any more, and that is said.
  await page.context().clearCookies();
  await page.goto(`${origin}/auth`);
  await touch(page);
  await page.getByRole("button", { name: account("passkey.signIn") }).click();
  await expect(page.getByRole("alert")).toHaveText(account("passkey.refused"));
});

for (const language of walkedIn("en", "he"))
  test(`the steps of signing in are free of axe violations and of sideways scrolling (${language}) @js`, async ({
    page,
  }) => {
    for (const mode of ["sign-in", "code", "enter-code"]) {
      await page.goto(`/auth?mode=${mode}&lang=${language}`);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    }
    await becomeMember(page);
    await page.goto("/auth?mode=again&redirectTo=/security-dashboard");
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.goto(`/security-dashboard?lang=${language}`);
    await page.getByRole("button", { name: words(language, "security-dashboard")("factor.begin") }).click();
    await expect(
      page.getByRole("img", { name: words(language, "security-dashboard")("factor.qr") }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
