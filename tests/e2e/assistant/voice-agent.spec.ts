import type { Page } from "@playwright/test";
import { expect, expectNoViolations, touch, words } from "../fixtures.ts";
import { test } from "./voice-fixtures.ts";

const t = words("en", "voice");
const talk = words("en", "voice-talk");
const KEY = "xi-of-a-visitor";

// They share a provider, so they take turns; one that fails does not keep the others from running.
test.describe.configure({ mode: "default" });

async function start(page: Page): Promise<void> {
  await page.goto("/voice-assistant?lang=en");
  await touch(page);
  // Only scripts can disable it.
  await expect(page.getByRole("button", { name: t("setup.start") })).toBeDisabled();
  await page.getByLabel(t("setup.key")).fill(KEY);
  await page.getByLabel(t("setup.voice"), { exact: true }).selectOption("brian");
  await page.getByRole("button", { name: t("setup.start") }).click();
}

/** Whatever the card's badge says, from now on; answers a reader of it. */
async function badgesOn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const badges: string[] = [];
    const look = () => {
      const badge = document.querySelector("#voice-talk")?.closest("section")?.querySelector("[role=status]");
      if (badge?.textContent && badge.textContent !== badges.at(-1)) badges.push(badge.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { badges });
  });
  return () => page.evaluate(() => [...(window as unknown as { badges: string[] }).badges]);
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel(talk("type")).fill(text);
  await page.getByLabel(talk("type")).press("Enter");
}

const log = (page: Page) => page.getByRole("log");

test("a spoken conversation with the visitor's own key: sound both ways, tools, a rating, an interruption @js @wide", async ({
  page,
  provider,
}) => {
  const badges = await badgesOn(page);
  await start(page);
  await expect(page.getByText(talk("toasts.voiceReady"))).toBeVisible();
  await expect(log(page)).toContainText("Hello from the agent.");
  // What the microphone hears goes out and is answered aloud.
  await expect(page.getByText(talk("toasts.voiceHeard", { question: "How long is a joist?" }))).toBeVisible();
  await expect(log(page)).toContainText("Twelve feet.");
  // Half a second of it, which nobody need have looked at.
  await expect.poll(badges).toEqual(expect.arrayContaining([talk("badge.speaking")]));
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
  await expect(page.getByText(talk("toasts.voiceError", { message: undefinedTool }))).toBeVisible();
  await say(page, "be interrupted");
  await expect(log(page)).toContainText("Yes?");

  const { frames } = provider.last;
  expect(frames.filter(({ type }) => type === "feedback")).toHaveLength(1);
  expect(frames.filter(({ type }) => type === "pong")).toEqual([{ type: "pong", event_id: 7 }]);
  const chunk = frames.find(({ user_audio_chunk }) => user_audio_chunk)?.user_audio_chunk;
  // A quarter of a second at 16 kHz in 16 bits.
  expect(Buffer.from(String(chunk), "base64").length).toBe(8_000);

  await say(page, "hang up");
  await expect(page.getByText(talk("toasts.voiceEnded"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toBeVisible();
  await expect(page.getByRole("region", { name: talk("last") })).toContainText("Twelve feet.");
  // The key is gone from the page.
  await expect(page.getByLabel(t("setup.key"))).toHaveValue("");
  await expect.poll(() => provider.live.length).toBe(0);
});

test("a wrong key is named beside the start @js @wide", async ({ page, provider }) => {
  provider.manners.address = 401;
  await start(page);
  await expect(
    page.getByText("Failed to start voice conversation. Please check your API key."),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toContainText(talk("problems.c4461"));
  await expect(page.getByLabel(t("setup.voice"), { exact: true })).toHaveValue("brian");
  await expectNoViolations(page);
});

test("a session that is refused leaves the setup as it was @js @wide", async ({ page, provider }) => {
  provider.manners.upgrade = "refuse";
  await start(page);
  await expect(page.getByText(talk("toasts.voiceStartFailed"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toContainText(talk("problems.c4502"));
});

test("a provider that hangs is waited for no longer than the broker does @js @wide", async ({
  page,
  provider,
}) => {
  provider.manners.upgrade = "hang";
  await start(page);
  await expect(page.getByText(talk("connecting"))).toBeVisible();
  await expect(page.getByText(talk("badge.offline"), { exact: true })).toBeVisible();
  await expectNoViolations(page);
  const setup = page.getByRole("region", { name: t("setup.title") });
  await expect(setup).toContainText(talk("problems.c4504"), { timeout: 15_000 });
});

test("a double click on the start does not end what it began @js @wide", async ({ page, provider }) => {
  await start(page);
  await expect(log(page)).toContainText("Hello from the agent.");
  const end = page.getByRole("button", { name: talk("end") });
  const { x, y, width, height } = (await end.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await say(page, "Still there?");
  await expect(log(page)).toContainText("You said: Still there?");
  expect(provider.live).toHaveLength(1);
});

test("who does not want to wait for the line leaves at once @js @wide", async ({ page, provider }) => {
  provider.manners.upgrade = "hang";
  await start(page);
  // The broker has called the provider, which says nothing.
  await expect.poll(() => provider.upgrades).toBe(1);
  await page.getByRole("button", { name: talk("end") }).click();
  await expect(page.getByRole("region", { name: t("setup.title") })).toBeVisible();
  await expect(page.getByText(talk("toasts.voiceEnded"))).toBeVisible();
});

test("a line that is lost in the middle is told, and what was said stays @js @wide", async ({
  page,
  provider,
}) => {
  await start(page);
  await expect(log(page)).toContainText("Hello from the agent.");
  provider.last.socket.terminate();
  const message = talk("problems.lost");
  await expect(page.getByText(talk("toasts.voiceError", { message }))).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toContainText(message);
  const last = page.getByRole("region", { name: talk("last") });
  await expect(last).toContainText("Hello from the agent.");
  await expect(last.getByRole("log")).toContainText(`${talk("ended")}${message}`);
});

test("a provider that pinged and then hangs is told within 30 s, in the transcript too @js @wide", async ({
  page,
  provider,
}) => {
  await start(page);
  await expect(log(page)).toContainText("Hello from the agent.");
  const { socket } = provider.last;
  socket.send(JSON.stringify({ type: "ping", ping_event: { event_id: 8 } }));
  socket.pause();
  const message = talk("problems.lost");
  await expect(page.getByText(talk("toasts.voiceError", { message }))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("region", { name: talk("last") }).getByRole("log")).toContainText(
    `${talk("ended")}${message}`,
  );
});

test("the screen stays on while one talks, and the microphone is free afterwards @js @wide", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const used = { locks: 0, tracks: [] as MediaStreamTrack[] };
    const request = async () => {
      used.locks++;
      return { release: async () => void used.locks-- };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    const listen = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await listen(wanted);
      used.tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { used });
  });
  const used = () =>
    page.evaluate(() => {
      const { locks, tracks } = (window as unknown as { used: { locks: number; tracks: MediaStreamTrack[] } })
        .used;
      return { locks, tracks: tracks.map(({ readyState, enabled }) => `${readyState} ${enabled}`) };
    });
  await start(page);
  await expect(log(page)).toContainText("Hello from the agent.");
  expect(await used()).toEqual({ locks: 1, tracks: ["live true"] });
  await page.getByRole("button", { name: talk("mute") }).click();
  await expect(page.getByText(talk("muted"))).toBeVisible();
  expect(await used()).toEqual({ locks: 1, tracks: ["live false"] });
  await page.getByRole("button", { name: talk("end") }).click();
  await expect(page.getByText(talk("toasts.voiceEnded"))).toBeVisible();
  expect(await used()).toEqual({ locks: 0, tracks: ["ended false"] });
});

test("what the provider says was wrong is told @js @wide", async ({ page }) => {
  await start(page);
  await expect(log(page)).toContainText("Hello from the agent.");
  await say(page, "fail");
  const message = "The model took too long";
  await expect(page.getByText(talk("toasts.voiceError", { message }))).toBeVisible();
  await expect(page.getByRole("region", { name: t("setup.title") })).toContainText(message);
});

test("a microphone that is refused is named @js @wide", async ({ page, context, provider }) => {
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
