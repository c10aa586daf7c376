import type { Page } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "../../scripts/lib/browser.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { TEST_VARIABLES } from "../../scripts/lib/test-variables.mjs";
import { startVoiceProvider, type VoiceProvider } from "../fakes/voice-provider.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { expect, expectNoViolations, test, touch, words } from "./fixtures.ts";

const executablePath = findBrowser();
const t = words("en", "voice");
const talk = words("en", "voice-talk");
const shell = words("en", "shell");
const KEY = "xi-of-a-visitor";

// A microphone that plays a beep, and no question asked about it.
test.use({
  permissions: ["microphone"],
  launchOptions: {
    args: [
      ...CHROMIUM_ARGS,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      "--autoplay-policy=no-user-gesture-required",
    ],
    ...(executablePath && { executablePath }),
  },
});

let provider: VoiceProvider;
let product: Awaited<ReturnType<typeof serve>>;
let remove: () => void;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  provider = await startVoiceProvider();
  const { folder, remove: removeFolder } = temporaryFolder("voice-agent-e2e");
  remove = removeFolder;
  product = await serve({
    stateDir: folder,
    variables: { ...TEST_VARIABLES, VOICE_BASE_URL: provider.url },
    onLog: () => {},
  });
});
test.afterAll(async () => {
  provider.stop();
  await product.dispose();
  remove();
});
test.beforeEach(() => provider.reset());

async function start(page: Page): Promise<void> {
  await page.goto(new URL("/voice-assistant?lang=en", product.url).href);
  await touch(page);
  // Only scripts can disable it.
  await expect(page.getByRole("button", { name: t("setup.start") })).toBeDisabled();
  await page.getByLabel(t("setup.key")).fill(KEY);
  await page.getByLabel(t("setup.voice"), { exact: true }).selectOption("brian");
  await page.getByRole("button", { name: t("setup.start") }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel(talk("type")).fill(text);
  await page.getByLabel(talk("type")).press("Enter");
}

const log = (page: Page) => page.getByRole("log");

test("a spoken conversation with the visitor's own key: sound both ways, tools, a rating, an interruption @js @wide", async ({
  page,
}) => {
  await start(page);
  await expect(page.getByText(shell("toasts.voiceReady"))).toBeVisible();
  await expect(log(page)).toContainText("Hello from the agent.");
  // What the microphone hears goes out and is answered aloud.
  await expect(
    page.getByText(shell("toasts.voiceHeard", { question: "How long is a joist?" })),
  ).toBeVisible();
  await expect(log(page)).toContainText("Twelve feet.");
  await expect(page.getByText(talk("badge.speaking"), { exact: true })).toBeVisible();
  await expect(page.getByText(talk("badge.listening"), { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await page
    .getByRole("button", { name: talk("like"), exact: true })
    .last()
    .click();
  await expect(log(page)).toContainText(talk("rated.like"));
  const undefinedTool = "Client tool with name measure is not defined on client";
  await say(page, "use the tool");
  await expect(log(page)).toContainText(`The tool says: ${undefinedTool}`);
  await expect(page.getByText(shell("toasts.voiceError", { message: undefinedTool }))).toBeVisible();
  await say(page, "be interrupted");
  await expect(log(page)).toContainText("Yes?");

  const { frames } = provider.last;
  expect(frames.filter(({ type }) => type === "feedback")).toHaveLength(1);
  expect(frames.filter(({ type }) => type === "pong")).toEqual([{ type: "pong", event_id: 7 }]);
  const chunk = frames.find(({ user_audio_chunk }) => user_audio_chunk)?.user_audio_chunk;
  // A quarter of a second at 16 kHz in 16 bits.
  expect(Buffer.from(String(chunk), "base64").length).toBe(8_000);

  await say(page, "hang up");
  await expect(page.getByText(shell("toasts.voiceEnded"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toBeVisible();
  await expect(page.getByRole("region", { name: talk("last") })).toContainText("Twelve feet.");
  // The key is gone from the page.
  await expect(page.getByLabel(t("setup.key"))).toHaveValue("");
  await expect.poll(() => provider.live.length).toBe(0);
});

test("a wrong key is named beside the start @js @wide", async ({ page }) => {
  provider.manners.address = 401;
  await start(page);
  await expect(page.getByText(shell("toasts.voiceStartFailed"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toContainText(talk("problems.c4461"));
  await expect(page.getByLabel(t("setup.voice"), { exact: true })).toHaveValue("brian");
  await expectNoViolations(page);
});

test("a session that is refused leaves the setup as it was @js @wide", async ({ page }) => {
  provider.manners.upgrade = "refuse";
  await start(page);
  await expect(page.getByText(shell("toasts.voiceStartFailed"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toContainText(talk("problems.c4502"));
});

test("what the provider says was wrong is told @js @wide", async ({ page }) => {
  await start(page);
  await expect(log(page)).toContainText("Hello from the agent.");
  await say(page, "fail");
  const message = "The model took too long";
  await expect(page.getByText(shell("toasts.voiceError", { message }))).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toContainText(message);
});

test("a microphone that is refused is named @js @wide", async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await start(page);
  await expect(page.getByRole("region", { name: t("setup.title") })).toContainText(
    talk("problems.microphone"),
  );
  expect(provider.conversations).toHaveLength(0);
});
