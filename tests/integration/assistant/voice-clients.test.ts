import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { VOICE_IDS } from "../../../workers/shared/voices.ts";
import { startVoiceProvider, type VoiceProvider } from "../../fakes/voice-provider.ts";
import { type OwnProduct, startProduct } from "../support/product.ts";
import { makeSession } from "../support/voice.ts";

/** What the official clients have in common, as far as it is used here. */
interface Conversation {
  sendUserMessage(text: string): void;
  sendContextualUpdate(text: string): void;
  sendUserActivity(): void;
  sendFeedback(like: boolean): void;
  endSession(): Promise<void>;
  getId(): string;
}
interface ClientPackage {
  Conversation: { startSession(options: object): Promise<Conversation> };
}

/** The provider's own packages, unmodified. */
const CLIENTS = [
  { name: "@elevenlabs/client 1.25.0", load: () => import("@elevenlabs/client"), ratesText: true },
  { name: "@elevenlabs/client 0.15.1", load: () => import("@elevenlabs/client-0"), ratesText: false },
  { name: "@11labs/client 0.2.0", load: () => import("@11labs/client"), ratesText: false },
] as unknown as { name: string; load: () => Promise<ClientPackage>; ratesText: boolean }[];

/**
 * A browser's socket hands one frame to each turn of the event loop; `ws` has to be told, or a client that puts its
 * listener up behind an `await` misses what came in the same packet as its first frame.
 */
class BrowserLikeSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols, { allowSynchronousEvents: false });
  }
}

let provider: VoiceProvider;
let own: OwnProduct;

beforeAll(async () => {
  vi.stubGlobal("WebSocket", BrowserLikeSocket);
  vi.stubGlobal("navigator", { userAgent: "node" });
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {} });
  provider = await startVoiceProvider();
  own = await startProduct({
    VOICE_BASE_URL: provider.url,
    VOICE_API_KEY: "xi-of-the-server",
    VOICE_AGENT_ID: "agent_1",
  });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  vi.unstubAllGlobals();
  provider.stop();
  await own.stop();
});

/** Starts a text conversation with an official client; notes what it reports. */
async function start({ load }: (typeof CLIENTS)[number], options: object, signedUrl: string) {
  const { Conversation } = await load();
  const heard = {
    said: [] as string[],
    ended: undefined as undefined | Record<string, unknown>,
    errors: [] as string[],
    interruptions: [] as unknown[],
  };
  const conversation = await Conversation.startSession({
    signedUrl,
    textOnly: true,
    connectionDelay: { default: 0 },
    onMessage: ({ source, message }: { source: string; message: string }) => {
      if (source === "ai") heard.said.push(message);
    },
    onDisconnect: (details: Record<string, unknown>) => {
      heard.ended = details;
    },
    onError: (message: string) => heard.errors.push(message),
    onInterruption: (event: unknown) => heard.interruptions.push(event),
    ...options,
  });
  return { conversation, heard };
}

const until = (condition: () => unknown) => vi.waitUntil(condition, { timeout: 8_000, interval: 5 });
const received = (type: string) => provider.last.frames.filter((frame) => frame.type === type);

describe.each(CLIENTS)("$name", (client) => {
  const open = async (options: object = {}) =>
    start(client, options, (await makeSession(own, { voice: "eric" })).signedUrl);

  test("converses in text: overrides, messages, activity, the ping, a tool, an interruption, and its own end", async () => {
    const measured: unknown[] = [];
    const { conversation, heard } = await open({
      overrides: {
        agent: { language: "es" },
        tts: { voiceId: VOICE_IDS.liam },
        conversation: { textOnly: true },
      },
      dynamicVariables: { site: "Lot 7", floors: 2 },
      clientTools: {
        measure: (parameters: unknown) => {
          measured.push(parameters);
          return "12 ft";
        },
      },
    });
    await until(() => heard.said.length === 1);
    expect(conversation.getId()).toBe("conv_fake");
    expect(provider.last.frames[0]).toMatchObject({
      conversation_config_override: {
        agent: { language: "es" },
        tts: { voice_id: VOICE_IDS.liam },
        conversation: { text_only: true },
      },
      dynamic_variables: { site: "Lot 7", floors: 2 },
    });

    conversation.sendContextualUpdate("on the roof");
    conversation.sendUserActivity();
    conversation.sendUserMessage("hello");
    await until(() => heard.said.includes("You said: hello"));
    expect(received("contextual_update")).toMatchObject([{ text: "on the roof" }]);
    expect(received("user_activity")).toHaveLength(1);
    expect(received("pong")).toEqual([{ type: "pong", event_id: 7 }]);

    conversation.sendUserMessage("use the tool");
    await until(() => heard.said.includes("The tool says: 12 ft"));
    expect(measured).toEqual([{ what: "joist" }]);
    expect(received("client_tool_result")).toMatchObject([{ tool_call_id: "call_1", is_error: false }]);

    conversation.sendUserMessage("be interrupted");
    await until(() => heard.said.at(-1) === "Yes?");
    conversation.sendUserMessage("say something new");
    conversation.sendUserMessage("still here");
    await until(() => heard.said.at(-1) === "You said: still here");

    await conversation.endSession();
    await until(() => provider.live.length === 0);
    expect(provider.last.closed?.code).toBe(1000);
    expect(heard.errors).toEqual([]);
  });

  test("a tool that is not defined on the client is answered by the client, in its own words", async () => {
    const { conversation, heard } = await open();
    conversation.sendUserMessage("use the tool");
    await until(() => received("client_tool_result").length === 1);
    expect(received("client_tool_result")[0]).toMatchObject({
      result: "Client tool with name measure is not defined on client",
      is_error: true,
    });
    await conversation.endSession();
    expect(heard.errors.length).toBeLessThanOrEqual(1);
  });

  test("takes the agent's end as a normal end", async () => {
    const { conversation, heard } = await open();
    conversation.sendUserMessage("hang up");
    await until(() => heard.ended);
    expect(heard.ended).toMatchObject({ reason: "agent" });
    await until(() => provider.live.length === 0);
  });

  test.each([
    ["fail", "llm_timeout"],
    ["vanish", "The connection to the voice provider was lost. Please start again."],
  ])("shows the reason of an error's end: %s", async (text, reason) => {
    const { conversation, heard } = await open();
    conversation.sendUserMessage(text);
    await until(() => heard.ended);
    expect(heard.ended).toMatchObject({ reason: "error", message: reason });
    await until(() => provider.live.length === 0);
  });

  test.each(["en", "es", "he"] as const)("converses with the embedded agent in %s", async (language) => {
    const { signedUrl } = await makeSession(own, { mode: "practice", language });
    const { conversation, heard } = await start(client, {}, signedUrl);
    await until(() => heard.said.length === 1);
    expect(heard.said[0]).toMatch(language === "he" ? /\p{Script=Hebrew}/u : /Joe/);
    expect(conversation.getId()).toMatch(/^practice_/);
    conversation.sendUserMessage("How deep is a footing?");
    await until(() => heard.said.length === 2);
    conversation.sendUserActivity();
    await conversation.endSession();
    await until(() => heard.ended);
    expect([heard.errors, provider.calls]).toEqual([[], []]);
  });
});

/** Older clients rate what they played, and in text they play nothing. */
const RATING = CLIENTS.filter(({ ratesText }) => ratesText);

test.each(RATING)("$name sends feedback on a response", async (client) => {
  const { conversation, heard } = await start(client, {}, (await makeSession(own)).signedUrl);
  await until(() => heard.said.length === 1);
  conversation.sendFeedback(true);
  await until(() => received("feedback").length === 1);
  expect(received("feedback")[0]).toMatchObject({ score: "like", event_id: 1 });
  await conversation.endSession();
});
