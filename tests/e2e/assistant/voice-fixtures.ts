import { CHROMIUM_ARGS, findBrowser } from "../../../scripts/lib/browser.mjs";
import { serve } from "../../../scripts/lib/serve.mjs";
import { TEST_VARIABLES } from "../../../scripts/lib/test-variables.mjs";
import { startVoiceProvider, type VoiceProvider } from "../../fakes/voice-provider.ts";
import { temporaryFolder } from "../../setup/temporary-folder.ts";
import { test as base } from "../fixtures.ts";

const executablePath = findBrowser();

interface Line {
  provider: VoiceProvider;
  /** The product's address. */
  url: URL;
}

/**
 * A browser whose microphone plays a beep, with no question asked about it, at a product of its own that is connected
 * to a voice provider of its own. Tests of one file that share them take turns.
 */
export const test = base.extend<
  { provider: VoiceProvider },
  { variables: Record<string, string>; line: Line }
>({
  /** What of the environment a file wants besides the provider's address. */
  variables: [{}, { option: true, scope: "worker" }],
  line: [
    async ({ variables }, use) => {
      const provider = await startVoiceProvider();
      const { folder, remove } = temporaryFolder("voice-e2e");
      const { url, dispose } = await serve({
        stateDir: folder,
        variables: { ...TEST_VARIABLES, VOICE_BASE_URL: provider.url, ...variables },
        onLog: () => {},
      });
      await use({ provider, url });
      provider.stop();
      await dispose();
      remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  provider: async ({ line }, use) => {
    line.provider.reset();
    await use(line.provider);
  },
  baseURL: async ({ line }, use) => use(line.url.href),
  permissions: ["microphone"],
  launchOptions: [
    {
      args: [
        ...CHROMIUM_ARGS,
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        "--autoplay-policy=no-user-gesture-required",
      ],
      ...(executablePath && { executablePath }),
    },
    { scope: "worker" },
  ],
});
