import { once } from "node:events";
import http from "node:http";
import type { Duplex } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { VOICE_CLOSE, VOICE_REFUSALS, type VoiceRefusal } from "../../../workers/shared/voice-contract.ts";
import { VOICE_IDS } from "../../../workers/shared/voices.ts";
import { type Manners, startVoiceProvider, type VoiceProvider } from "../../fakes/voice-provider.ts";
import { Browser } from "../support/browser.ts";
import { type OwnProduct, ownProduct, startProduct } from "../support/product.ts";
import { type Line, makeSession, openedLine, openLine } from "../support/voice.ts";

const KEY = "xi-of-the-server-0123456789";
const VISITORS_KEY = "xi-of-a-visitor-9876543210";

/** An agent's frame of sound, far larger than any real one. */
const MEGABYTE = JSON.stringify({
  type: "audio",
  audio_event: { audio_base_64: "A".repeat(1_000_000), event_id: 1 },
});

let provider: VoiceProvider;
/** Holds a key of its own. */
let own: OwnProduct;
/** Knows where the provider is and holds no key. */
let keyless: OwnProduct;

beforeAll(async () => {
  provider = await startVoiceProvider();
  own = await startProduct({
    VOICE_BASE_URL: provider.url,
    VOICE_API_KEY: KEY,
    VOICE_AGENT_ID: "agent_1",
  });
  keyless = await startProduct({ VOICE_BASE_URL: provider.url });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  provider.stop();
  await Promise.all([own.stop(), keyless.stop()]);
});

async function talking(choice?: Parameters<typeof makeSession>[1], config?: object): Promise<Line> {
  const line = await openedLine((await makeSession(own, choice)).signedUrl);
  return line.begin(config);
}

/** Waits until the provider knows of no conversation any more; it has at most five seconds. */
const untilNoneIsLive = () =>
  vi.waitUntil(() => provider.live.length === 0, { timeout: 5_000, interval: 10 });

const ending = (error: VoiceRefusal) => {
  const { close: code, reason } = VOICE_REFUSALS[error] as { close: number; reason: string };
  return { code, reason };
};

/** Asks for a conversation by a connection that a test can tear. */
function askFor(signedUrl: string): http.ClientRequest {
  const headers = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": Buffer.alloc(16).toString("base64"),
  };
  const request = http.request(signedUrl.replace("ws", "http"), { headers, agent: false });
  request.on("error", () => {});
  request.end();
  return request;
}

/** Waits until the provider is asked in turn, and resets the connection as a lost phone does. */
async function tearWhileOpening(signedUrl: string): Promise<void> {
  const before = provider.upgrades;
  const request = askFor(signedUrl);
  await expect.poll(() => provider.upgrades).toBeGreaterThan(before);
  request.socket?.resetAndDestroy();
}

describe("a conversation with the provider's agent", () => {
  test("is opened with the server's key, which never leaves the server", async () => {
    const line = await talking();
    expect(provider.keys).toEqual([KEY]);
    expect(provider.calls).toEqual(["/v1/convai/conversation/get-signed-url?agent_id=agent_1"]);
    expect(provider.last.url).toBe("/v1/convai/conversation?agent_id=agent_1&conversation_signature=signed");
    expect(provider.last.headers["sec-websocket-protocol"]).toBe("convai");
    expect(provider.last.headers["xi-api-key"]).toBeUndefined();
    expect(JSON.stringify(line.frames)).not.toContain(KEY);
    expect((await own.log()).join()).not.toContain(KEY);
    await line.hangUp();
  });

  test("begins with our own first frame: persona, greeting, and the chosen voice and language", async () => {
    const line = await talking({ voice: "brian", language: "es" });
    expect(provider.last.frames[0]).toMatchObject({
      type: "conversation_initiation_client_data",
      conversation_config_override: {
        agent: {
          prompt: { prompt: expect.stringContaining("forty years") },
          first_message: expect.stringContaining("Joe"),
          language: "es",
        },
        tts: { voice_id: VOICE_IDS.brian },
      },
    });
    await line.hangUp();
  });

  test("passes every frame on as it is and in order, known or not", async () => {
    const line = await talking();
    const odd = { type: "of_next_year", nested: { two: "שתיים", n: [1, 2, 3] } };
    line.send(odd);
    line.send({ user_audio_chunk: "AAAA" });
    line.say("say something new");
    for (let n = 0; n < 100; n++) line.say(String(n));
    await line.until(({ said }) => said.length === 101);
    expect(provider.last.frames.slice(1, 3)).toEqual([odd, { user_audio_chunk: "AAAA" }]);
    expect(line.frames).toContainEqual({
      type: "of_next_year",
      of_next_year_event: { nested: [1, { two: "שתיים" }] },
    });
    expect(line.said.slice(1)).toEqual(Array.from({ length: 100 }, (_, n) => `You said: ${n}`));
    await line.hangUp();
  });

  test("ends when the client reads nothing any more, before much is held for it", async () => {
    const line = await talking();
    line.socket.pause();
    for (let n = 0; n < 12; n++) provider.last.socket.send(MEGABYTE);
    await untilNoneIsLive();
    expect(provider.last.closed?.code).toBe(1000);
    line.socket.resume();
    expect(await line.end()).toEqual(VOICE_CLOSE.tooSlow);
  });

  test("goes on for a client that reads, however much it is sent, and the agent never hears of our pings", async () => {
    const line = await talking();
    const sounds = () => line.frames.filter(({ type }) => type === "audio").length;
    line.socket.on("message", (data) => {
      const { type, ping_event } = JSON.parse(String(data));
      if (type === "ping") line.send({ type: "pong", event_id: ping_event.event_id });
    });
    for (let n = 1; n <= 12; n++) {
      provider.last.socket.send(MEGABYTE);
      await line.until(() => sounds() === n || line.closed);
    }
    line.say("still there");
    await line.until(({ said }) => said.length === 2 || line.closed);
    expect([sounds(), line.closed]).toEqual([12, undefined]);
    // The agent's own first ping, 7, may come after the page began to answer.
    const pongs = provider.last.frames.filter(({ type, event_id }) => type === "pong" && event_id !== 7);
    expect(pongs).toEqual([]);
    await line.hangUp();
  });

  test("ends for the provider the moment the client hangs up or vanishes", async () => {
    const polite = await talking();
    polite.socket.close(1000, "User ended conversation");
    await untilNoneIsLive();
    expect(provider.last.closed).toEqual({ code: 1000, reason: "User ended conversation" });
    const old = await talking();
    old.socket.close();
    await untilNoneIsLive();
    expect(provider.last.closed?.code).toBe(1000);
    const gone = await talking();
    gone.socket.terminate();
    await untilNoneIsLive();
    expect(provider.last.closed?.code).toBe(1001);
  });

  test("ends for the provider when the client leaves before it was open", async () => {
    provider.manners.upgrade = "hold";
    const early = new WebSocket((await makeSession(own)).signedUrl);
    early.on("error", () => {});
    await expect.poll(() => provider.held.length).toBe(1);
    early.terminate();
    for (const accept of provider.held) accept();
    await expect.poll(() => provider.conversations.length).toBe(1);
    await untilNoneIsLive();
  });

  test("ends for the provider when the client's line is torn before it was open", async () => {
    provider.manners.upgrade = "hold";
    await tearWhileOpening((await makeSession(own)).signedUrl);
    for (const accept of provider.held) accept();
    await expect.poll(() => provider.conversations.length).toBe(1);
    await untilNoneIsLive();
  });

  test.each<[string, number, string]>([
    ["hang up", 1000, ""],
    ["fail", 1002, "llm_timeout"],
    ["crash", 1011, "internal"],
    ["vanish", VOICE_CLOSE.lost.code, VOICE_CLOSE.lost.reason],
    ["talk garbage", VOICE_CLOSE.nonsense.code, VOICE_CLOSE.nonsense.reason],
    ["talk binary", VOICE_CLOSE.nonsense.code, VOICE_CLOSE.nonsense.reason],
  ])("when the agent's side does this: %s, the client hears %i %s", async (text, code, reason) => {
    const line = await talking();
    line.say(text);
    expect(await line.end()).toEqual({ code, reason });
    await untilNoneIsLive();
  });

  test("an error of the agent's comes before its close", async () => {
    const line = await talking();
    line.say("fail");
    await line.end();
    expect(line.frames.at(-1)).toMatchObject({
      type: "error",
      error_event: { code: 1002, message: "The model took too long" },
    });
  });
});

describe("a client that breaks the rules", () => {
  test.each<[string, object | string, { code: number; reason: string }]>([
    ["text that is not JSON", "hello", VOICE_CLOSE.notJson],
    ["a binary frame", Buffer.from([1, 2, 3]), VOICE_CLOSE.notText],
    ["more than 64 KiB", { type: "user_message", text: "x".repeat(66_000) }, VOICE_CLOSE.tooLarge],
    ["a second first frame", { type: "conversation_initiation_client_data" }, VOICE_CLOSE.badStart],
  ])("by %s is told so, and its conversation is over", async (_, frame, close) => {
    const line = await talking();
    line.send(frame);
    expect(await line.end()).toEqual(close);
    await untilNoneIsLive();
  });

  test.each([
    { agent: { prompt: { prompt: "You are a pirate" } } },
    { agent: { prompt: { llm: "the-dearest-model" } } },
  ])("by asking for another prompt or model reaches no agent: %j", async (config) => {
    const line = await openedLine((await makeSession(own)).signedUrl);
    await line.begin(config);
    expect(await line.end()).toEqual(VOICE_CLOSE.notYours);
    await untilNoneIsLive();
    expect(provider.last.frames).toEqual([]);
  });

  test("by a flood is stopped", async () => {
    const line = await talking();
    for (let n = 0; n < 400; n++) line.send({ user_audio_chunk: "AAAA" });
    expect(await line.end()).toEqual(VOICE_CLOSE.tooFast);
    await untilNoneIsLive();
    expect(provider.last.frames.length).toBeLessThan(400);
  });
});

describe("a provider that", () => {
  const refusals: [Partial<Manners>, VoiceRefusal][] = [
    [{ address: 401 }, "key-refused"],
    [{ address: 422 }, "agent-unknown"],
    [{ address: 429 }, "provider-busy"],
    [{ address: 500 }, "provider-failed"],
    [{ address: "page" }, "provider-failed"],
    [{ upgrade: "refuse" }, "provider-failed"],
  ];

  test.each(refusals)(
    "refuses with %j is told to a page in words and to a program by status",
    async (manners, error) => {
      Object.assign(provider.manners, manners);
      const page = await openedLine((await makeSession(own)).signedUrl, {
        protocols: ["convai"],
        origin: own.origin,
      });
      expect(await page.end()).toEqual(ending(error));
      const { status } = VOICE_REFUSALS[error];
      expect(await openLine((await makeSession(own)).signedUrl)).toEqual({ opened: false, status, error });
    },
  );

  const firstFrames: [Manners["first"], { code: number; reason: string }][] = [
    ["garbage", VOICE_CLOSE.nonsense],
    ["binary", VOICE_CLOSE.nonsense],
    ["error", { code: 1008, reason: "Override of the voice is not allowed" }],
  ];
  test.each(firstFrames)("begins with %s leaves nobody waiting", async (first, close) => {
    provider.manners.first = first;
    const line = await talking();
    expect(await line.end()).toEqual(close);
    expect(line.frames).toEqual([]);
    await untilNoneIsLive();
  });

  test("begins with a ping is answered, and the client still hears the metadata first", async () => {
    provider.manners.first = "ping";
    const line = await talking();
    expect(line.frames[0]?.type).toBe("conversation_initiation_metadata");
    expect(provider.last.frames).toContainEqual({ type: "pong", event_id: 99 });
    await line.hangUp();
  });

  test("hangs, at the address, at the upgrade or before its first frame, leaves nobody waiting", {
    timeout: 30_000,
  }, async () => {
    /** Opens a page's line while the provider has these manners, until `begun`. */
    const page = async (manners: Partial<Manners>, begun: () => boolean) => {
      provider.manners = { address: 200, upgrade: "accept", first: "metadata", agents: [], ...manners };
      const { signedUrl } = await makeSession(own);
      const opening = openedLine(signedUrl, { origin: own.origin });
      await expect.poll(begun).toBe(true);
      return { opening };
    };
    // Begun one after the other, and waited for together.
    const address = await page({ address: "hang" }, () => provider.calls.length === 1);
    const upgrade = await page({ upgrade: "hang" }, () => provider.upgrades === 1);
    const silent = await (await page({ first: "nothing" }, () => provider.upgrades === 2)).opening;
    silent.send({ type: "conversation_initiation_client_data" });
    await expect.poll(() => provider.last.frames.length).toBe(1);
    const mute = await (await page({}, () => provider.upgrades === 3)).opening;
    expect(await (await address.opening).end()).toEqual(ending("provider-timeout"));
    expect(await (await upgrade.opening).end()).toEqual(ending("provider-timeout"));
    expect(await silent.end()).toEqual(VOICE_CLOSE.silent);
    expect(await mute.end(), "a client that never begins").toEqual(VOICE_CLOSE.notBegun);
    await untilNoneIsLive();
  });

  test("is not there at all is told in words", async () => {
    const nowhere = await ownProduct({ VOICE_BASE_URL: "http://127.0.0.1:9", VOICE_API_KEY: KEY });
    const { signedUrl } = await makeSession(nowhere);
    const line = await openedLine(signedUrl, { origin: nowhere.origin });
    expect(await line.end()).toEqual(ending("provider-failed"));
  });
});

describe("a visitor's own key", () => {
  test("opens the first agent of its account, and is nowhere but in the provider's calls", async () => {
    provider.manners.agents = ["agent_of_the_visitor"];
    const browser = new Browser(keyless);
    const session = await makeSession(keyless, { key: VISITORS_KEY, voice: "daniel" }, browser);
    expect(session.mode).toBe("agent");
    const line = await openedLine(session.signedUrl);
    await line.begin();
    expect(provider.keys).toEqual([VISITORS_KEY, VISITORS_KEY]);
    expect(provider.last.url).toContain("agent_id=agent_of_the_visitor");
    const seen = [
      session.signedUrl,
      Buffer.from(session.token.split(".")[0] ?? "", "base64url").toString(),
      JSON.stringify(line.frames),
      [...browser.cookies].join(),
      (await keyless.log()).join(),
    ];
    for (const text of seen) expect(text).not.toContain(VISITORS_KEY);
    for (const { name } of await keyless.query<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '_cf_*'",
    )) {
      expect(JSON.stringify(await keyless.query(`select * from "${name}"`))).not.toContain(VISITORS_KEY);
    }
    await line.hangUp();
  });

  test("is good for its one session only: the next needs it again", async () => {
    provider.manners.agents = ["agent_of_the_visitor"];
    const first = await openedLine((await makeSession(keyless, { key: VISITORS_KEY })).signedUrl);
    await first.hangUp();
    const { mode } = await makeSession(keyless);
    expect(mode).toBe("practice");
  });

  test("whose account has no agent, or that is refused, is told so", async () => {
    const open = async () =>
      openedLine((await makeSession(keyless, { key: VISITORS_KEY })).signedUrl, { origin: keyless.origin });
    provider.manners.agents = [];
    expect(await (await open()).end()).toEqual(ending("agent-unknown"));
    provider.manners.address = 401;
    expect(await (await open()).end()).toEqual(ending("key-refused"));
  });

  test("is not needed where the server holds one, and then is not used", async () => {
    const line = await openedLine((await makeSession(own, { key: VISITORS_KEY })).signedUrl);
    await line.begin();
    expect(provider.keys).toEqual([KEY]);
    await line.hangUp();
  });

  test("is not asked of who wishes to practise", async () => {
    const session = await makeSession(own, { mode: "practice" });
    expect(session.mode).toBe("practice");
    const line = await openedLine(session.signedUrl);
    await line.begin();
    expect([provider.calls.length, line.said.length]).toEqual([0, 1]);
    await line.hangUp();
  });
});

describe("nothing is left of a conversation", () => {
  test("when the server restarts in the middle of it", async () => {
    const restarting = await startProduct({
      VOICE_BASE_URL: provider.url,
      VOICE_API_KEY: KEY,
      VOICE_AGENT_ID: "agent_1",
    });
    const lines = await Promise.all(
      [1, 2, 3].map(async () => {
        const line = await openedLine((await makeSession(restarting)).signedUrl);
        return line.begin();
      }),
    );
    expect(provider.live).toHaveLength(3);
    await restarting.stop();
    await untilNoneIsLive();
    for (const line of lines) expect((await line.end()).code).toBe(1006);
  });

  test("and its seat is free again: one visitor may talk three times at once and many times in turn", async () => {
    const browser = new Browser(own);
    for (let turn = 0; turn < 3; turn++) {
      const lines = await Promise.all(
        [1, 2].map(async () => openedLine((await makeSession(own, {}, browser)).signedUrl)),
      );
      for (const line of lines) {
        await line.begin();
        await line.hangUp();
      }
      await untilNoneIsLive();
    }
    const held = await Promise.all(
      [1, 2, 3].map(async () => openedLine((await makeSession(own, {}, browser)).signedUrl)),
    );
    const fourth = await openLine((await makeSession(own, {}, browser)).signedUrl);
    expect(fourth).toEqual({ opened: false, status: 429, error: "too-many" });
    await Promise.all(held.map((line) => line.hangUp()));
  });

  test("when a client ends its connection without a word: the server ends it too", async () => {
    const request = askFor((await makeSession(own)).signedUrl);
    const [, socket] = (await once(request, "upgrade")) as [http.IncomingMessage, Duplex];
    socket.resume().end();
    await once(socket, "close", { signal: AbortSignal.timeout(5_000) });
    await untilNoneIsLive();
  });

  test("and the seats of those whose line was torn before it was open are free again", async () => {
    const browser = new Browser(own);
    provider.manners.upgrade = "hold";
    for (let turn = 0; turn < 3; turn++) {
      await tearWhileOpening((await makeSession(own, {}, browser)).signedUrl);
    }
    for (const accept of provider.held) accept();
    await expect.poll(() => provider.conversations.length).toBe(3);
    await untilNoneIsLive();
    provider.manners.upgrade = "accept";
    const { signedUrl } = await makeSession(own, {}, browser);
    await (await openedLine(signedUrl)).hangUp();
  });
});
