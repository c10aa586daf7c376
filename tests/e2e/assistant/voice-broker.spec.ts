import { build } from "esbuild";
import { expect } from "../fixtures.ts";
import { test } from "./voice-fixtures.ts";

/** What of an official client is used in the page. */
interface Client {
  Conversation: {
    startSession(options: object): Promise<{
      sendFeedback(like: boolean): void;
      sendUserMessage(text: string): void;
      setMicMuted?(muted: boolean): void;
      getOutputVolume(): number;
      endSession(): Promise<void>;
    }>;
  };
}

const CLIENTS = ["@elevenlabs/client", "@elevenlabs/client-0", "@11labs/client"];
// A client may still send what its microphone heard before it learns that the agent has hung up.
test.use({ tolerated: /Failed to load resource|WebSocket is already in CLOSING or CLOSED state/ });
test.use({ variables: { VOICE_API_KEY: "xi-of-the-server", VOICE_AGENT_ID: "agent_1" } });
// They share a provider, so they take turns; one that fails does not keep the others from running.
test.describe.configure({ mode: "default" });

/** The unmodified package as one script that leaves its exports in `officialClient`. */
async function bundleOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from ${JSON.stringify(name)}`, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "officialClient",
    platform: "browser",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

for (const name of CLIENTS) {
  test(`${name} holds a spoken conversation through the broker @js @wide`, async ({ page, provider }) => {
    // A page of this origin that has no scripts of its own and no policy against these.
    await page.goto("/robots.txt");
    await page.addScriptTag({ content: await bundleOf(name) });
    const heard = await page.evaluate(async () => {
      const { Conversation } = (globalThis as unknown as { officialClient: Client }).officialClient;
      const answer = await fetch("/api/voice/session", { method: "POST", body: new URLSearchParams() });
      const { signedUrl } = (await answer.json()) as { signedUrl: string };
      const messages: { source: string; message: string }[] = [];
      const modes: string[] = [];
      const errors: string[] = [];
      let ended: Record<string, unknown> | undefined;
      let loudest = 0;
      const conversation = await Conversation.startSession({
        signedUrl,
        connectionType: "websocket",
        connectionDelay: { default: 0 },
        onMessage: ({ source, message }: { source: string; message: string }) =>
          messages.push({ source, message }),
        onModeChange: ({ mode }: { mode: string }) => modes.push(mode),
        onError: (message: string) => errors.push(message),
        onDisconnect: (details: Record<string, unknown>) => {
          ended = details;
        },
      });
      /** Looks often; gives up after ten seconds. */
      const until = (condition: () => unknown) =>
        new Promise<void>((resolve, reject) => {
          const tries = { left: 500 };
          const looking = setInterval(() => {
            loudest = Math.max(loudest, conversation.getOutputVolume());
            if (!condition() && --tries.left > 0) return;
            clearInterval(looking);
            if (tries.left > 0) resolve();
            else reject(new Error(JSON.stringify({ messages, modes, errors, loudest })));
          }, 20);
        });
      await until(() => modes.includes("speaking") && loudest > 0);
      conversation.sendFeedback(true);
      conversation.sendUserMessage("be interrupted");
      await until(() => messages.at(-1)?.message === "Yes?");
      conversation.setMicMuted?.(true);
      conversation.sendUserMessage("hang up");
      await until(() => ended);
      return { messages, modes, errors, loudest, ended };
    });
    expect(heard.errors).toEqual([]);
    expect(heard.messages).toContainEqual({ source: "user", message: "How long is a joist?" });
    expect(heard.messages).toContainEqual({ source: "ai", message: "Twelve feet." });
    expect(heard.ended).toMatchObject({ reason: "agent" });
    const { frames } = provider.last;
    expect(frames.filter((frame) => frame.user_audio_chunk !== undefined).length).toBeGreaterThan(4);
    expect(frames.filter(({ type }) => type === "feedback")).toHaveLength(1);
    await expect.poll(() => provider.live.length).toBe(0);
  });
}
