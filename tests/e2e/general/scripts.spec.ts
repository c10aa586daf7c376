import type { Page } from "@playwright/test";
import { becomeMember, displayMenu, expect, PASSWORD, test, touch, uniqueEmail, words } from "../fixtures.ts";

test("a page runs no framework script before somebody touches it @js @wide", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto("/?lang=en", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await touch(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test("after the first touch a link changes the page without loading the document again @js @wide", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  await touch(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator("footer a[href='/shop']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(page).toHaveTitle(/^Shop/);
});

test("Joe's panel opens over any page, answers, minimises and closes on Escape @js", async ({ page }) => {
  const joe = words("en", "joe");
  await page.goto("/shop?lang=en");
  await touch(page);
  await page.locator("[data-mood]").click();
  const panel = page.getByRole("region", { name: joe("title") });
  const box = panel.getByLabel(joe("label"));
  await expect(box).toBeFocused();
  await expect(panel.getByRole("button", { name: joe("send") })).toBeDisabled();
  await box.fill("   ");
  await expect(panel.getByRole("button", { name: joe("send") })).toBeDisabled();
  await box.fill("first line");
  await box.press("Shift+Enter");
  await expect(box).toHaveValue("first line\n");
  await box.fill("What does R310 ask of an egress window?");
  await box.press("Enter");
  await expect(panel.getByRole("log")).toContainText("5.7 ft²");
  await expect(box).toHaveValue("");
  await panel.getByRole("button", { name: joe("minimise") }).click();
  await expect(box).toBeHidden();
  await panel.getByRole("button", { name: joe("restore") }).click();
  await expect(panel.getByRole("log")).toContainText("5.7 ft²");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/shop");
});

test("a menu closes on Escape and on a press outside @js", async ({ page }) => {
  await page.goto("/?lang=en");
  await touch(page);
  const summary = displayMenu(page);
  const hebrew = page.getByRole("button", { name: "עברית", exact: true });
  await summary.click();
  await expect(hebrew).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hebrew).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(hebrew).toBeVisible();
  // At the foot of the window, which the menu leaves free on a phone too.
  await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 4);
  await expect(hebrew).toBeHidden();
});

test("a success leaves after four seconds, which stand still while somebody points at it @js", async ({
  page,
}) => {
  const shop = words("en", "shop");
  await page.clock.install();
  await page.goto("/shop?lang=en");
  await touch(page);
  const hat = shop("products.branded-hard-hat.name");
  await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
  const toast = page.locator("[data-toast]");
  await toast.hover();
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await toast.getByRole("link").focus();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.clock.fastForward(3_000);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(1_100);
  await expect(toast).toBeHidden();
});

test("without scripts a toast stays until it is dismissed @nojs", async ({ page }) => {
  const shop = words("en", "shop");
  await page.goto("/shop?lang=en");
  const hat = shop("products.branded-hard-hat.name");
  await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  await toast.getByRole("link", { name: words("en", "shell")("toast.dismiss") }).click();
  await expect(toast).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/shop");
});

test("a toast is dismissed in place and without losing the page @js", async ({ page }) => {
  const shop = words("en", "shop");
  await page.goto("/shop?lang=en");
  await touch(page);
  const hat = shop("products.branded-hard-hat.name");
  await page.getByRole("button", { name: shop("shop.addOf", { product: hat }) }).click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await toast.getByRole("link", { name: words("en", "shell")("toast.dismiss") }).click();
  await expect(toast).toBeHidden();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the text typed before the scripts ran is kept @js @wide", async ({ page }) => {
  const joe = words("en", "joe");
  await page.goto("/ai-hub?tab=chat&lang=en");
  const box = page.getByLabel(joe("label"));
  await box.evaluate((element: HTMLTextAreaElement) => {
    element.value = "How deep";
  });
  await touch(page);
  await expect(box).toHaveValue("How deep");
});

test("two tabs that add at once lose nothing @js @wide", async ({ context, page }) => {
  const shop = words("en", "shop");
  const other = await context.newPage();
  await page.goto("/shop?lang=en");
  await other.goto("/shop?lang=en");
  const hat = shop("shop.addOf", { product: shop("products.branded-hard-hat.name") });
  const guide = shop("shop.addOf", { product: shop("products.insurance-guide.name") });
  // The two share one flash cookie, so which of them shows a toast is left to chance.
  const added = (tab: typeof page) =>
    tab.waitForResponse((response) => response.request().method() === "POST");
  await Promise.all([
    added(page),
    added(other),
    page.getByRole("button", { name: hat }).click(),
    other.getByRole("button", { name: guide }).click(),
  ]);
  // In a tab of its own: the two may still be on their way back to the shop.
  const cart = await context.newPage();
  await cart.goto("/cart");
  const lines = cart.getByRole("main").getByRole("listitem");
  await expect(lines.getByRole("heading", { level: 2 })).toHaveCount(2);
});

test("a menu that was opened before the scripts ran stays open when they do @js", async ({ page }) => {
  await page.goto("/?lang=en");
  // Opened as the browser does it for a visitor whose press was faster than the scripts.
  await displayMenu(page).evaluate((summary: HTMLElement) => summary.click());
  await touch(page);
  await expect(page.getByRole("button", { name: "עברית", exact: true })).toBeVisible();
});

test("a screen whose text comes late waits for it and complains of nothing @js @wide", async ({ page }) => {
  await page.route("**/texts/en/shop?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await route.continue();
  });
  await page.goto("/?lang=en");
  await touch(page);
  await page.locator("footer a[href='/shop']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"), {
    timeout: 15_000,
  });
});

test("the first press on a button that only scripts can answer is answered once they run @js @wide", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/?lang=en");
  const copy = page.getByRole("button", { name: words("en", "start-day")("quote.copy") });
  await copy.click();
  await expect(page.getByText(words("en", "start-day")("toasts.quoteCopied"))).toBeVisible();
});

test("words that cannot be fetched come with the page itself @js @wide", async ({ page }) => {
  await page.route("**/texts/en/shop?*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/legal?lang=en");
  await touch(page);
  await page
    .getByRole("navigation", { name: words("en", "shell")("nav.footer") })
    .getByRole("link", { name: words("en", "shell")("screens.shop.title"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
});

test("a page whose scripts lack the shell's words stays what it is and works as HTML @js @wide", async ({
  page,
}) => {
  const refused = page.waitForResponse("**/texts/en/shell?*");
  await page.route("**/texts/en/shell?*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/legal?lang=en");
  await page.mouse.move(200, 200);
  expect((await refused).status()).toBe(500);
  await page
    .getByRole("navigation", { name: words("en", "shell")("nav.footer") })
    .getByRole("link", { name: words("en", "shell")("screens.shop.title"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
});

/** Asks a question in the form of the voice screen, and waits for its answer. */
async function askByTyping(page: Page): Promise<void> {
  const t = words("en", "voice");
  await page.getByLabel(t("label")).fill("R311.7.1?");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("ask") })
    .click();
  await expect(page.getByRole("region", { name: t("answer") })).toContainText("IRC R311.7.1");
}

test("a form that is sent leaves what was typed in another one, before the scripts ran and after @js @wide", async ({
  page,
}) => {
  const t = words("en", "voice");
  await page.goto("/voice-assistant?lang=en");
  await page.getByLabel(t("setup.key")).evaluate((box: HTMLInputElement) => {
    box.value = "typed before it woke";
  });
  await touch(page);
  await askByTyping(page);
  await expect(page.getByLabel(t("setup.key"))).toHaveValue("typed before it woke");
});

for (const way of ["does not come", "takes for ever"])
  test(`a page one of whose scripts ${way} stays the HTML that it is, and works @js @wide`, async ({
    page,
  }) => {
    await page.route("**/assets/voice-room-*.js", (route) => {
      if (way === "does not come") return route.abort();
    });
    const asked = page.waitForRequest("**/assets/voice-room-*.js");
    await page.goto("/voice-assistant?lang=en");
    await page.mouse.move(40, 40);
    await asked;
    await askByTyping(page);
    await page
      .getByRole("navigation", { name: words("en", "shell")("nav.footer") })
      .getByRole("link", { name: words("en", "shell")("screens.shop.title"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
  });

test.describe("what somebody else answers, or nobody", () => {
  // The browser tells of what Remix could not have.
  test.use({ tolerated: /./ });
  const shell = words("en", "shell");
  const page413 = { status: 413, contentType: "text/html", body: "<h1>Request Entity Too Large</h1>" };
  const page502 = { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" };
  const signIn = { status: 200, contentType: "text/html", body: "<h1>Sign in to this network</h1>" };

  for (const [who, answer] of [
    ["a proxy that finds it too large", page413],
    ["a proxy that reaches nobody", page502],
    ["a network that wants a sign-in", signIn],
    ["nobody", undefined],
  ] as const) {
    const foreign = (page: Page) =>
      page.route("**/*.data*", (route) => (answer ? route.fulfill(answer) : route.abort()));

    test(`to a form: the error screen says that the site was not reached (${who}) @js @wide`, async ({
      page,
    }) => {
      await foreign(page);
      await page.goto("/auth?lang=en");
      await touch(page);
      const account = words("en", "account");
      await page.getByLabel(account("fields.email.label")).fill(uniqueEmail());
      await page.getByLabel(account("fields.password.label")).fill(PASSWORD);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: account("signIn.submit"), exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell("errors.title"));
      await expect(main).toContainText(shell("errors.unreachable.title"));
      // Its way out is the document, whose HTML needs none of this.
      await main.getByRole("link", { name: shell("errors.reload") }).click();
      await expect(page.getByLabel(account("fields.password.label"))).toBeVisible();
    });

    test(`to a link: the browser loads the document (${who}) @js @wide`, async ({ page }) => {
      await foreign(page);
      await page.goto("/legal?lang=en");
      await touch(page);
      await page
        .getByRole("navigation", { name: shell("nav.footer") })
        .getByRole("link", { name: shell("screens.shop.title"), exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
      await page.goBack();
      await expect(page).toHaveURL(/\/legal/);
    });
  }

  /** From now on the shop's data begin to arrive, and no more: the line is cut, or they are given up. */
  async function shopArrivesInPart(page: Page, cut: boolean): Promise<void> {
    await page.addInitScript((cut) => {
      const { fetch } = window;
      window.fetch = async (address, init) => {
        if (!String(address).includes("/shop.data")) return fetch(address, init);
        const start = (body: ReadableStreamDefaultController) => {
          body.enqueue(new TextEncoder().encode("["));
          if (cut) body.error(new TypeError("network error"));
          else init?.signal?.addEventListener("abort", () => body.error(init.signal?.reason));
        };
        return new Response(new ReadableStream({ start }), { headers: { "x-remix-response": "yes" } });
      };
    }, cut);
  }

  test("who goes elsewhere while a screen is still arriving gets there @js @wide", async ({ page }) => {
    await shopArrivesInPart(page, false);
    await page.goto("/legal?lang=en");
    await touch(page);
    const footer = page.getByRole("navigation", { name: shell("nav.footer") });
    await footer.getByRole("link", { name: shell("screens.shop.title"), exact: true }).click();
    await footer.getByRole("link", { name: shell("screens.services.title"), exact: true }).click();
    await expect(page).toHaveURL(/\/services/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell("screens.services.title"));
  });

  test("a screen whose line is cut on the way comes as a document @js @wide", async ({ page }) => {
    await shopArrivesInPart(page, true);
    await page.goto("/legal?lang=en");
    await touch(page);
    const footer = page.getByRole("navigation", { name: shell("nav.footer") });
    await footer.getByRole("link", { name: shell("screens.shop.title"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en", "shop")("shop.title"));
  });
});

test("a part whose script does not come where a link leads comes with the page itself @js @wide", async ({
  page,
}) => {
  const t = words("en", "take-off");
  await page.route("**/assets/plan-screen-*.js", (route) => route.abort());
  await page.goto("/blueprint-analyzer?lang=en");
  await touch(page);
  await page.locator('main a[href*="plan=sample"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("sampleTitle"));
  await page.getByRole("button", { name: t("tools.count"), exact: true }).click();
  await expect(page.getByText(t("howTo.count"))).toBeVisible();
});

test("a part that the server drew shows what a press asks for on a page that is awake @js", async ({
  page,
}) => {
  const metrics = words("en", "metrics");
  await becomeMember(page);
  await page.goto("/business-intelligence?lang=en");
  await touch(page);
  await page.waitForFunction(() => window.groundwork?.awake);
  await page.getByRole("link", { name: metrics("goals.quality"), exact: true }).click();
  await expect(page.getByText(metrics("names.punchClosed")).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(metrics("names.winRate")).first()).toBeVisible();
});
