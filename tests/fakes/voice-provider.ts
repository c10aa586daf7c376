import http from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

type Frame = Record<string, unknown> & { type?: string };

/** One conversation as the provider saw it. */
export interface ProviderConversation {
  /** The address that was opened, as path and query. */
  url: string;
  headers: http.IncomingHttpHeaders;
  /** What the client sent, oldest first; its first frame is the initiation. */
  frames: Frame[];
  socket: WebSocket;
  /** Set when it has ended. */
  closed?: { code: number; reason: string };
}

/** How the provider behaves; a test changes it at any time. */
export interface Manners {
  /** The status of the call for an address; `hang` never answers, `page` answers HTML with 200. */
  address: 200 | 401 | 422 | 429 | 500 | "hang" | "page";
  /** What becomes of the upgrade; `hold` leaves it to the test. */
  upgrade: "accept" | "hang" | "hold" | "refuse";
  /** What comes as the answer to the initiation. */
  first: "metadata" | "nothing" | "garbage" | "binary" | "error" | "ping";
  /** Agents of the account, for a key that comes without an agent's id. */
  agents: string[];
}

const KIND: Manners = { address: 200, upgrade: "accept", first: "metadata", agents: ["agent_own"] };

/** As many frames of sound are one sentence to this agent. */
const SENTENCE_FRAMES = 5;

/** Half a second of a 440 Hz tone, as 16-bit PCM at 16 kHz in base64. */
function tone(): string {
  const samples = Int16Array.from(
    { length: 8_000 },
    (_, n) => 9_000 * Math.sin((2 * Math.PI * 440 * n) / 16_000),
  );
  return Buffer.from(samples.buffer).toString("base64");
}

/**
 * A voice provider on loopback that speaks the ElevenLabs protocol: the calls for an address and for the agents, and
 * the socket. What a client says in a `user_message` decides what happens, see `converse`.
 */
export async function startVoiceProvider() {
  const server = http.createServer((request, response) => void answer(request, response));
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "convai" });
  const provider = {
    url: "",
    manners: { ...KIND },
    /** The keys that came, one per call. */
    keys: [] as (string | undefined)[],
    calls: [] as string[],
    /** How many upgrades were asked for. */
    upgrades: 0,
    /** Accepts the upgrades that are held. */
    held: [] as (() => void)[],
    conversations: [] as ProviderConversation[],
    get live() {
      return provider.conversations.filter(({ closed }) => !closed);
    },
    get last(): ProviderConversation {
      const last = provider.conversations.at(-1);
      if (!last) throw new Error("no conversation was opened");
      return last;
    },
    /** Forgets what happened and is kind again. */
    reset() {
      for (const { socket } of provider.conversations) socket.terminate();
      Object.assign(provider, {
        manners: { ...KIND },
        keys: [],
        calls: [],
        upgrades: 0,
        held: [],
        conversations: [],
      });
    },
    stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
    },
  };

  function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { address, agents } = provider.manners;
    provider.calls.push(request.url ?? "");
    provider.keys.push(request.headers["xi-api-key"] as string | undefined);
    if (address === "hang") return;
    const json = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (address === "page") response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>");
    else if (address !== 200) json(address, { detail: { status: "refused", message: "No" } });
    else if (request.url?.startsWith("/v1/convai/agents")) {
      json(200, { agents: agents.map((agent_id) => ({ agent_id, name: "Mine" })), has_more: false });
    } else {
      const query = new URLSearchParams(request.url?.split("?")[1]);
      query.set("conversation_signature", "signed");
      json(200, { signed_url: `${provider.url.replace("http", "ws")}/v1/convai/conversation?${query}` });
    }
  }

  server.on("upgrade", (request, socket, head) => {
    const { upgrade } = provider.manners;
    provider.upgrades++;
    const accept = () =>
      sockets.handleUpgrade(request, socket, head, (accepted) => {
        const conversation = {
          url: request.url ?? "",
          headers: request.headers,
          frames: [],
          socket: accepted,
        };
        provider.conversations.push(conversation);
        converse(conversation, provider);
      });
    if (upgrade === "accept") accept();
    if (upgrade === "hold") provider.held.push(accept);
    if (upgrade === "refuse") socket.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\nno");
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}
export type VoiceProvider = Awaited<ReturnType<typeof startVoiceProvider>>;

function converse(conversation: ProviderConversation, provider: { manners: Manners }): void {
  const { socket, frames } = conversation;
  let eventId = 0;
  let sounds = 0;
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  const respond = (text: string) =>
    send({
      type: "agent_response",
      agent_response_event: { agent_response: text, event_id: ++eventId },
    });

  const metadata = {
    type: "conversation_initiation_metadata",
    conversation_initiation_metadata_event: {
      conversation_id: "conv_fake",
      agent_output_audio_format: "pcm_16000",
      user_input_audio_format: "pcm_16000",
    },
  };
  const introduce = () => {
    send(metadata);
    respond("Hello from the agent.");
    send({ type: "ping", ping_event: { event_id: 7, ping_ms: 20 } });
  };

  /** What is said into the microphone is heard as one sentence and answered aloud. */
  const speak = () => {
    const heard = { user_transcript: "How long is a joist?", event_id: eventId };
    send({ type: "user_transcript", user_transcription_event: heard });
    respond("Twelve feet.");
    send({ type: "audio", audio_event: { audio_base_64: tone(), event_id: eventId } });
  };

  /** The answer to the initiation, by the provider's manners. */
  const beginnings: Record<Manners["first"], () => void> = {
    metadata: introduce,
    nothing: () => {},
    garbage: () => socket.send("<html>not a frame</html>"),
    binary: () => socket.send(Buffer.from([1, 2, 3])),
    error: () => {
      send({ type: "error", error_event: { code: 1008, message: "Override of the voice is not allowed" } });
      socket.close(1008, "override_error");
    },
    ping: () => {
      send({ type: "ping", ping_event: { event_id: 99 } });
      introduce();
    },
  };

  /** What happens when the client says these words; everything else is repeated. */
  const replies: Record<string, () => void> = {
    "use the tool": () =>
      send({
        type: "client_tool_call",
        client_tool_call: {
          tool_name: "measure",
          tool_call_id: "call_1",
          parameters: { what: "joist" },
          event_id: eventId,
        },
      }),
    "be interrupted": () => {
      respond("A long story that nobody");
      send({ type: "interruption", interruption_event: { event_id: eventId } });
      respond("Yes?");
    },
    "say something new": () =>
      send({ type: "of_next_year", of_next_year_event: { nested: [1, { two: "שתיים" }] } }),
    "hang up": () => socket.close(1000, ""),
    fail: () => {
      send({
        type: "error",
        error_event: { code: 1002, message: "The model took too long", error_type: "llm_timeout" },
      });
      socket.close(1002, "llm_timeout");
    },
    crash: () => socket.close(1011, "internal"),
    vanish: () => socket.terminate(),
    "talk garbage": () => socket.send("garbage"),
    "talk binary": () => socket.send(Buffer.from([1, 2, 3])),
  };

  socket.on("message", (data, binary) => {
    const frame = (binary ? { type: "binary" } : JSON.parse(String(data))) as Frame;
    frames.push(frame);
    if (frame.type === "conversation_initiation_client_data") beginnings[provider.manners.first]();
    if (frame.user_audio_chunk !== undefined && ++sounds === SENTENCE_FRAMES) speak();
    if (frame.type === "client_tool_result") respond(`The tool says: ${frame.result}`);
    if (frame.type === "user_message") {
      const text = String(frame.text);
      const reply = replies[text] ?? (() => respond(`You said: ${text}`));
      reply();
    }
  });
  socket.on("close", (code, reason) => {
    conversation.closed = { code, reason: reason.toString() };
  });
  socket.on("error", () => {});
}
