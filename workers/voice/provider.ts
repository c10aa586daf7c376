import * as v from "valibot";
import { readTextWithin } from "../shared/http.ts";
import { type Close, VOICE_SUBPROTOCOL, type VoiceRefusal } from "../shared/voice-contract.ts";
import type { Upstream } from "./upstream.ts";

/** Where the provider is when the environment does not say. */
export const PROVIDER_BASE_URL = "https://api.elevenlabs.io";

/** The timeout for everything up to an open socket. */
export const CONNECT_MS = 8_000;

const ANSWER_MAX_BYTES = 64 * 1024;

export interface Provider {
  baseUrl: string;
  key: string;
  /** None: the first agent of the key's account. */
  agentId?: string;
}

export type Opened = { ok: true; upstream: Upstream } | { ok: false; error: VoiceRefusal };

const agentsSchema = v.object({ agents: v.array(v.looseObject({ agent_id: v.string() })) });
const signedUrlSchema = v.object({ signed_url: v.pipe(v.string(), v.url(), v.regex(/^wss?:/)) });

/** Why opening failed, as a code. */
class Refused extends Error {
  readonly code: VoiceRefusal;
  constructor(code: VoiceRefusal) {
    super(code);
    this.code = code;
  }
}

/**
 * Opens a conversation with the provider: a signed address is fetched with the key, then a socket is opened there
 * without it. Never throws.
 */
export async function openProvider(provider: Provider, mayOpen: (url: string) => boolean): Promise<Opened> {
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(), CONNECT_MS);
  try {
    const agentId = provider.agentId ?? (await firstAgent(provider, ending.signal));
    const url = await signedUrl(provider, agentId, ending.signal);
    if (!mayOpen(url)) throw new Refused("provider-failed");
    return { ok: true, upstream: socketUpstream(await openSocket(url, ending.signal)) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.code };
    return { ok: false, error: ending.signal.aborted ? "provider-timeout" : "provider-failed" };
  } finally {
    clearTimeout(late);
  }
}

async function firstAgent(provider: Provider, signal: AbortSignal): Promise<string> {
  const { agents } = await get(provider, "agents?page_size=1", agentsSchema, signal);
  const [agent] = agents;
  if (!agent) throw new Refused("agent-unknown");
  return agent.agent_id;
}

async function signedUrl(provider: Provider, agentId: string, signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams({ agent_id: agentId });
  const answer = await get(provider, `conversation/get-signed-url?${query}`, signedUrlSchema, signal);
  return answer.signed_url;
}

async function get<Schema extends v.GenericSchema>(
  { baseUrl, key }: Provider,
  path: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(`${baseUrl}/v1/convai/${path}`, {
    headers: { "xi-api-key": key, accept: "application/json" },
    // A redirect would carry the key to who knows where.
    redirect: "manual",
    signal,
  });
  const body = await readTextWithin(response, ANSWER_MAX_BYTES);
  if (response.status !== 200) throw new Refused(refusalOf(response.status));
  if (!body.ok) throw new Refused("provider-failed");
  return v.parse(schema, JSON.parse(body.text));
}

function refusalOf(status: number): VoiceRefusal {
  if (status === 401 || status === 403) return "key-refused";
  if (status === 400 || status === 404 || status === 422) return "agent-unknown";
  return status === 429 ? "provider-busy" : "provider-failed";
}

async function openSocket(url: string, signal: AbortSignal): Promise<WebSocket> {
  // The runtime opens sockets at http addresses only.
  const response = await fetch(url.replace(/^ws/, "http"), {
    headers: { upgrade: "websocket", "sec-websocket-protocol": VOICE_SUBPROTOCOL },
    redirect: "manual",
    signal,
  });
  if (response.status === 101 && response.webSocket) return response.webSocket;
  await response.body?.cancel();
  throw new Refused(response.status === 429 ? "provider-busy" : "provider-failed");
}

function socketUpstream(socket: WebSocket): Upstream {
  /** We have sent a close. */
  let left = false;
  /** The provider has. */
  let ended = false;
  return {
    send(frame) {
      if (!left && !ended) socket.send(frame);
    },
    close({ code, reason }) {
      if (!left && !ended) socket.close(code, reason);
      left = true;
    },
    listen({ frame, closed }) {
      /** An error comes before a close, after one or alone. */
      const end = (close: Close) => {
        if (!ended) closed(close);
        ended = true;
      };
      socket.binaryType = "arraybuffer";
      socket.addEventListener("message", ({ data }) => {
        frame(data as string | ArrayBuffer);
      });
      socket.addEventListener("close", ({ code, reason }) => end({ code, reason }));
      socket.addEventListener("error", () => end({ code: 1006, reason: "" }));
      socket.accept();
    },
  };
}
