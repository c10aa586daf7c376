import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MicrophoneRefused } from "./microphone.ts";
import { connectionDelay, startTalk } from "./start-talk.ts";
import type { Talk, TalkToast } from "./talk.logic.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140 Mobile";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140";

/** The page's end of a line, whose other end a test holds. */
class Line {
  static readonly OPEN = 1;
  static opened: Line[] = [];
  readyState = 0;
  bufferedAmount = 0;
  readonly sent: Record<string, unknown>[] = [];
  ended?: { code: number; reason: string };
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  onclose?: (event: { code: number; reason: string }) => void;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    Line.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code: number, reason: string): void {
    this.readyState = 2;
    this.ended = { code, reason };
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  receive(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** The other end closes, or the network does. */
  drop(code: number, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

const METADATA = {
  type: "conversation_initiation_metadata",
  conversation_initiation_metadata_event: {
    conversation_id: "c",
    agent_output_audio_format: "pcm_16000",
    user_input_audio_format: "pcm_16000",
  },
};

type Mode = "agent" | "practice";
type Answer = () => Promise<Response>;
const granted =
  (mode: Mode): Answer =>
  async () =>
    Response.json({ signedUrl: "wss://site.test/talk?token=t", mode, expiresAt: "" });
const never: Answer = () => new Promise(() => {});

interface Situation {
  mode?: Mode;
  userAgent?: string;
  /** How the page's call for an address is answered. */
  mint?: Answer;
  /** When the visitor lets the page listen; at once. */
  permission?: Promise<void>;
}

/** A conversation on devices that only write down what is asked of them. */
function begin({ mode = "agent", userAgent = DESKTOP, mint = granted(mode), permission }: Situation = {}) {
  const toasts: TalkToast[] = [];
  const used = { listening: false, awake: false, played: [] as string[], faded: 0 };
  let talk!: Talk;
  let hand: ((chunk: string) => void) | undefined;
  let unplug = () => {};
  let network = (_: boolean) => {};
  const fetched = vi.fn(mint);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { userAgent });
  const microphone = {
    level: () => 0,
    start: (_: unknown, given: (chunk: string) => void) => {
      hand = given;
    },
    mute: vi.fn(),
    stop: () => {
      used.listening = false;
    },
  };
  const loudspeaker = {
    level: () => 0,
    play: (audio: string) => void used.played.push(audio),
    fade: () => void used.faded++,
    stop: vi.fn(),
  };
  const running = startTalk(
    {
      choice: { mode, voice: "will", key: "xi-mine" },
      language: "en",
      show: (now) => {
        talk = now;
      },
      can: () => {},
      toast: (toast) => void toasts.push(toast),
    },
    {
      openMicrophone: async (allowed, lost) => {
        await permission;
        unplug = lost;
        used.listening = true;
        allowed();
        return microphone;
      },
      openLoudspeaker: async () => loudspeaker,
      createBrowserVoice: () => ({ speak() {}, hush() {}, mute() {}, stop() {} }),
      watchNetwork: (tell) => {
        network = tell;
        return () => {
          network = () => {};
        };
      },
      keepAwake: () => {
        used.awake = true;
        return () => {
          used.awake = false;
        };
      },
    },
  );
  return {
    running,
    used,
    toasts,
    fetched,
    get talk() {
      return talk;
    },
    get line() {
      const [line] = Line.opened;
      if (!line) throw new Error("no line was opened");
      return line;
    },
    speak: (chunk: string) => hand?.(chunk),
    unplug: () => unplug(),
    network: (online: boolean) => network(online),
    async connect() {
      await passing(0);
      this.line.accept();
      this.line.receive(METADATA);
      await passing(0);
      return this;
    },
  };
}

/** What a test lets happen when it wants. */
function later<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const START_FAILED: TalkToast = { code: "voiceStartFailed" };

beforeEach(() => {
  vi.useFakeTimers();
  Line.opened = [];
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("between the microphone and the line", () => {
  test("nothing is waited for", async () => {
    const call = begin();
    await passing(0);
    expect(call.line.address).toBe("wss://site.test/talk?token=t");
  });

  test("Android is given three seconds", async () => {
    const call = begin({ userAgent: ANDROID });
    await passing(2_999);
    expect([call.used.listening, Line.opened.length]).toEqual([true, 0]);
    await passing(1);
    expect(Line.opened).toHaveLength(1);
  });

  test.each([
    [ANDROID, 3_000],
    [DESKTOP, 0],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 0],
  ])("%s waits %i ms", (userAgent, delay) => expect(connectionDelay(userAgent)).toBe(delay));

  test("who only practices waits for no microphone", async () => {
    const call = begin({ mode: "practice", userAgent: ANDROID });
    await passing(0);
    expect([call.used.listening, Line.opened.length]).toEqual([false, 1]);
  });
});

describe("a start that gets no answer", () => {
  const stuck = async (call: ReturnType<typeof begin>) => {
    await passing(34_000);
    expect(call.talk.status).toBe("connecting");
    await passing(2_000);
    expect(call.talk.status).toBe("disconnected");
    expect(call.talk.ending).toEqual({ by: "error", problem: { key: "unavailable" } });
    expect(call.toasts).toEqual([START_FAILED]);
    expect(call.used).toMatchObject({ listening: false, awake: false });
  };

  test("ends when the call for an address hangs", () => stuck(begin({ mint: never })));
  test("ends in practice as well", () => stuck(begin({ mode: "practice", mint: never })));
  test("ends when the line does not open", async () => {
    const call = begin();
    await stuck(call);
    expect(call.line.ended?.code).toBe(1000);
  });
  test("ends when the agent says nothing", async () => {
    const call = begin();
    await passing(0);
    call.line.accept();
    await stuck(call);
  });

  test("is over at once when the broker has given up", async () => {
    const call = begin();
    await passing(0);
    call.line.accept();
    call.line.drop(4504, "The voice provider did not answer in time. Please try again.");
    expect(call.talk.ending).toEqual({ by: "error", problem: { key: "c4504" } });
    await passing(60_000);
    expect(call.toasts).toEqual([START_FAILED]);
  });

  test("a visitor may take their time to allow the microphone", async () => {
    const allowed = later<void>();
    const call = begin({ permission: allowed.promise });
    await passing(120_000);
    expect(call.talk.status).toBe("connecting");
    allowed.resolve();
    await call.connect();
    await passing(120_000);
    expect(call.talk.status).toBe("connected");
  });
});

describe("a start that is refused", () => {
  test.each<[number, object]>([
    [400, { key: "key" }],
    [429, { key: "busy" }],
    [503, { key: "unavailable" }],
  ])("with %i is named", async (status, problem) => {
    const call = begin({ mint: async () => new Response(null, { status }) });
    await passing(0);
    expect(call.talk.ending).toEqual({ by: "error", problem });
    expect(call.toasts).toEqual([START_FAILED]);
    expect(call.used).toMatchObject({ listening: false, awake: false });
  });

  test("for the key, which the provider does not take, is named", async () => {
    const call = begin();
    await passing(0);
    call.line.accept();
    call.line.drop(4461, "The voice provider refused the key. Please check your API key.");
    expect(call.talk.ending?.problem).toEqual({ key: "c4461" });
    expect(call.toasts).toEqual([START_FAILED]);
  });

  test("by the visitor, who does not let the page listen, asks for no address", async () => {
    const call = begin({ permission: Promise.reject(new MicrophoneRefused("no")) });
    await passing(0);
    expect(call.talk.ending).toEqual({ by: "error", problem: { key: "microphone" } });
    expect(call.toasts).toEqual([START_FAILED]);
    expect(call.fetched).not.toHaveBeenCalled();
    expect(call.used.awake).toBe(false);
  });
});

describe("who leaves before the line stands", () => {
  test("is listened to no more, whenever the browser hands over the microphone", async () => {
    const allowed = later<void>();
    const call = begin({ permission: allowed.promise, userAgent: ANDROID });
    call.running.leave();
    await passing(0);
    expect(call.talk.ending).toEqual({ by: "user" });
    allowed.resolve();
    await passing(1);
    expect(call.used.listening).toBe(false);
    await passing(5_000);
    expect(call.fetched).not.toHaveBeenCalled();
  });

  test("opens none", async () => {
    const address = later<Response>();
    const call = begin({ mint: () => address.promise });
    await passing(0);
    call.running.leave();
    await passing(0);
    address.resolve(await granted("agent")());
    await passing(1_000);
    expect(Line.opened).toEqual([]);
    expect(call.used.listening).toBe(false);
    expect(call.toasts).toEqual([{ code: "voiceEnded" }]);
  });
});

describe("a conversation that goes on", () => {
  test("keeps the screen on, sends what is heard and plays what comes", async () => {
    const call = await begin().connect();
    expect(call.toasts).toEqual([{ code: "voiceReady" }]);
    expect(call.line.sent[0]?.type).toBe("conversation_initiation_client_data");
    call.speak("AAAA");
    expect(call.line.sent.at(-1)).toEqual({ user_audio_chunk: "AAAA" });
    call.line.receive({ type: "audio", audio_event: { audio_base_64: "BBBB", event_id: 1 } });
    call.line.receive({ type: "interruption", interruption_event: { event_id: 1 } });
    await passing(0);
    expect(call.used).toMatchObject({ awake: true, played: ["BBBB"], faded: 1 });
  });

  test("answers for a tool that is not there in the words of the protocol", async () => {
    const call = await begin().connect();
    call.line.receive({
      type: "client_tool_call",
      client_tool_call: { tool_name: "measure", tool_call_id: "c1", parameters: {} },
    });
    await passing(0);
    const result = "Client tool with name measure is not defined on client";
    expect(call.line.sent.at(-1)).toEqual({
      type: "client_tool_result",
      tool_call_id: "c1",
      result,
      is_error: true,
    });
    expect(call.toasts.at(-1)).toEqual({ code: "voiceError", problem: { text: result } });
  });

  test("rates a response once", async () => {
    const call = await begin().connect();
    call.line.receive({
      type: "agent_response",
      agent_response_event: { agent_response: "Twelve feet.", event_id: 3 },
    });
    call.running.rate(1, "dislike");
    call.running.rate(1, "like");
    call.running.rate(1, "dislike");
    expect(call.line.sent.filter(({ type }) => type === "feedback")).toEqual([
      { type: "feedback", score: "dislike", event_id: 3 },
    ]);
  });

  test("ends when the socket is lost, says so and lets go of every device", async () => {
    const call = await begin().connect();
    call.line.onerror?.();
    call.line.drop(1006);
    await passing(0);
    expect(call.talk.ending).toEqual({ by: "error", problem: { key: "socket" } });
    expect(call.toasts.at(-1)).toEqual({ code: "voiceError", problem: { key: "socket" } });
    expect(call.used).toMatchObject({ listening: false, awake: false });
  });

  test("ends for the visitor also when the line does not answer the farewell", async () => {
    const call = await begin().connect();
    call.running.leave();
    expect(call.line.ended).toEqual({ code: 1000, reason: "User ended conversation" });
    await passing(2_000);
    expect(call.talk.ending).toEqual({ by: "user" });
    expect(call.toasts.at(-1)).toEqual({ code: "voiceEnded" });
    expect(call.used).toMatchObject({ listening: false, awake: false });
  });
});

describe("a line that is cut in the middle", () => {
  const UNREACHED = { by: "error", problem: { key: "unavailable" } };

  test("is not waited for when the device has no network for long", async () => {
    const call = await begin().connect();
    call.network(false);
    expect(call.talk).toMatchObject({ status: "connected", online: false });
    await passing(15_000);
    expect(call.talk.ending).toEqual(UNREACHED);
    expect(call.used).toMatchObject({ listening: false, awake: false });
  });

  test("goes on when the network comes back soon", async () => {
    const call = await begin().connect();
    call.network(false);
    await passing(14_000);
    call.network(true);
    await passing(60_000);
    expect(call.talk).toMatchObject({ status: "connected", online: true });
  });

  test("ends in practice when nothing answers what was asked", async () => {
    const call = await begin({ mode: "practice" }).connect();
    call.running.say("How deep?");
    await passing(20_000);
    call.running.say("Hello?");
    await passing(9_000);
    expect(call.talk.status).toBe("connected");
    await passing(1_000);
    expect(call.talk.ending).toEqual(UNREACHED);
  });

  test("is told from one that is only quiet", async () => {
    const call = await begin({ mode: "practice" }).connect();
    call.running.say("How deep?");
    await passing(19_000);
    call.line.receive({ type: "agent_response", agent_response_event: { agent_response: "Deep." } });
    await passing(100_000);
    expect(call.talk.status).toBe("connected");
  });

  test("ends when what the microphone hears does not leave the device", async () => {
    const call = await begin().connect();
    call.line.bufferedAmount = 900_000;
    call.speak("AAAA");
    expect(call.talk.status).toBe("connected");
    call.line.bufferedAmount = 1_100_000;
    call.speak("AAAA");
    expect(call.talk.ending).toEqual(UNREACHED);
  });

  test("ends when the microphone is unplugged, and names it", async () => {
    const call = await begin().connect();
    call.unplug();
    expect(call.talk.ending).toEqual({ by: "error", problem: { key: "microphone" } });
  });
});
