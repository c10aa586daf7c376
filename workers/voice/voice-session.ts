import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { mayCarryKeys } from "../shared/environment.ts";
import { log } from "../shared/log.ts";
import {
  type Close,
  VOICE_CLOSING_MS,
  VOICE_REFUSALS,
  VOICE_START_SECONDS,
  type VoiceRefusal,
} from "../shared/voice-contract.ts";
import {
  beginConversation,
  type Conversation,
  type ConversationEvent,
  type Effect,
  reduce,
  type Side,
} from "./conversation.ts";
import { readEnv } from "./env.ts";
import { joeOf } from "./joe.ts";
import { practiceAgent } from "./practice-agent.ts";
import { type Opened, openProvider, PROVIDER_BASE_URL } from "./provider.ts";
import { acceptedUpgrade } from "./refusal.ts";
import type { VoiceClaims } from "./token-claims.ts";
import type { Upstream } from "./upstream.ts";
import { deskOf } from "./voice-desk.ts";

/** What the worker tells the object about a verified token and its bearer's request. The token itself stays outside. */
export interface SessionStart extends VoiceClaims {
  /** Whether the client offered the subprotocol `convai`; only then may the answer name it. */
  offersConvai: boolean;
  requestId: string;
  /** The visitor's network address, under which Joe counts questions. Held in memory only. */
  address: string;
  /** The session's seat at the desk. */
  seat: string;
}

/** The request that starts the session of an object: answered 101 with a socket, or with the JSON `{ error }`. */
export function startRequest(start: SessionStart): Request {
  return new Request("https://voice-session/start", {
    headers: { upgrade: "websocket", [START_HEADER]: JSON.stringify(start) },
  });
}

const START_HEADER = "x-session-start";

export const sessionAnswerSchema = v.object({
  error: v.picklist(Object.keys(VOICE_REFUSALS) as VoiceRefusal[]),
});

const STARTED_KEY = "started";

/** How far the clocks of two machines may differ: the mark of a used token outlives the token by as much. */
const CLOCK_SKEW_MS = 60_000;

/** An active conversation with its two sockets. */
interface Live {
  start: SessionStart;
  state: Conversation;
  client: WebSocket;
  upstream: Upstream;
  /** The sides that have not sent a close. */
  open: Set<Side>;
}

/**
 * One voice session, named by the `jti` of the token that opens it. The name is what makes a token good for one
 * session: every use of the token reaches the same object, and the object starts once. It trusts its caller, the
 * voice worker, which verifies the token first; nothing else can reach it.
 *
 * Both sockets are held in memory, so that a restart of the object ends both: neither can outlive the other. What
 * happens between them is decided in `conversation.ts`.
 */
export class VoiceSession extends DurableObject {
  /** A visitor's own key, from the moment the token was made until the session starts. */
  #key: string | undefined;
  #live: Live | undefined;

  /** Answers health checks; leaves nothing behind. */
  ping(): void {}

  /** Keeps a visitor's key until the session starts or its token has expired, in memory and nowhere else. */
  keepKey(key: string): void {
    this.#key = key;
    // An object with work under way stays in memory.
    this.ctx.waitUntil(
      scheduler.wait(VOICE_START_SECONDS * 1000).then(() => {
        this.#key = undefined;
      }),
    );
  }

  override async fetch(request: Request): Promise<Response> {
    const start = JSON.parse(request.headers.get(START_HEADER) ?? "") as SessionStart;
    const forgetAt = start.exp * 1000 + CLOCK_SKEW_MS;
    if (!this.#claim(forgetAt)) return refused("token-used");
    await this.ctx.storage.setAlarm(forgetAt);
    const opened = await this.#open(start);
    if (!opened.ok) return refused(opened.error);
    return this.#begin(start, opened.upstream);
  }

  /**
   * True for the first caller ever, false for everyone after. Reading and writing happen without a pause between
   * them, so two requests cannot both be first; the runtime holds the answer back until the mark is on disk.
   */
  #claim(forgetAt: number): boolean {
    if (this.ctx.storage.kv.get(STARTED_KEY) !== undefined) return false;
    this.ctx.storage.kv.put(STARTED_KEY, forgetAt);
    return true;
  }

  async #open({ mode, lang, address, requestId }: SessionStart): Promise<Opened> {
    const env = readEnv(this.env as object);
    if (mode === "practice") {
      return {
        ok: true,
        upstream: practiceAgent({
          joe: joeOf(env.APP, env.SESSION_SECRET),
          language: lang,
          address,
          requestId,
        }),
      };
    }
    const key = env.VOICE_API_KEY ?? this.#key;
    this.#key = undefined;
    // The object was lost between the two requests, and the key with it.
    if (!key) return { ok: false, error: "unavailable" };
    const baseUrl = env.VOICE_BASE_URL ?? PROVIDER_BASE_URL;
    return openProvider({ baseUrl, key, agentId: env.VOICE_AGENT_ID }, (url) =>
      mayCarryKeys(url.replace(/^ws/, "http"), env.ENVIRONMENT),
    );
  }

  /** Both ends are there; from here on events decide. Listening begins in one tick, so that no frame is missed. */
  #begin(start: SessionStart, upstream: Upstream): Response {
    const { 0: theirs, 1: client } = new WebSocketPair();
    const { state, effects } = beginConversation({ voice: start.voice, language: start.lang }, Date.now());
    const open = new Set<Side>(["client", "upstream"]);
    const closed = (side: Side, close: Close) => {
      open.delete(side);
      this.#take({ type: "closed", side, close, at: Date.now() });
    };
    this.#live = { start, state, client, upstream, open };
    client.binaryType = "arraybuffer";
    client.addEventListener("message", ({ data }) => {
      this.#hear("client", data as string | ArrayBuffer);
    });
    client.addEventListener("close", ({ code, reason }) => closed("client", { code, reason }));
    client.addEventListener("error", () => closed("client", { code: 1006, reason: "" }));
    client.accept();
    upstream.listen({
      frame: (data) => this.#hear("upstream", data),
      closed: (close) => closed("upstream", close),
    });
    for (const effect of effects) this.#apply(effect);
    return acceptedUpgrade(theirs, start.offersConvai);
  }

  #hear(from: Side, data: string | ArrayBuffer): void {
    this.#take({ type: "frame", from, data, at: Date.now(), pingId: newPingId() });
  }

  #take(event: ConversationEvent): void {
    const live = this.#live;
    if (!live || live.state.over) return;
    const { state, effects } = reduce(live.state, event);
    live.state = state;
    for (const effect of effects) this.#apply(effect);
    if (state.over) this.#finish(live, effects);
  }

  #apply(effect: Effect): void {
    const live = this.#live;
    if (!live) return;
    switch (effect.type) {
      case "send":
        if (effect.to === "upstream") live.upstream.send(effect.frame);
        else if (live.client.readyState === WebSocket.OPEN) live.client.send(effect.frame);
        return;
      case "close":
        if (effect.side === "upstream") live.upstream.close(effect.close);
        else live.client.close(effect.close.code, effect.close.reason);
        return;
      case "wake":
        this.ctx.waitUntil(this.ctx.storage.setAlarm(effect.at));
        return;
      case "renew":
        this.ctx.waitUntil(this.#desk().renew(live.start.seat, holderOf(live.start)));
        return;
    }
  }

  /** The seat is given back; the mark of the token stays until the token has expired. */
  #finish({ start, state, client, open }: Live, effects: Effect[]): void {
    // A client that vanished has left its line half open, which would hold this object in memory for ever.
    client.close();
    const [end] = effects.filter((effect) => effect.type === "close");
    log({
      level: "info",
      event: "voice.ended",
      requestId: start.requestId,
      mode: start.mode,
      seconds: Math.round((Date.now() - state.startedAt) / 1000),
      code: end?.close.code,
    });
    this.#live = undefined;
    this.ctx.waitUntil(this.#desk().leave(start.seat));
    this.ctx.waitUntil(this.ctx.storage.setAlarm(Math.max(Date.now(), start.exp * 1000 + CLOCK_SKEW_MS)));
    this.ctx.waitUntil(this.#cut(open, start.requestId));
  }

  /**
   * A side that leaves our close unanswered would keep its connection, whatever it has sent of an unfinished frame and
   * this object for ever, and a worker has no word to end a connection by. So the object ends itself, which takes down
   * both: it has no more to do.
   */
  async #cut(open: ReadonlySet<Side>, requestId: string): Promise<void> {
    await scheduler.wait(VOICE_CLOSING_MS);
    if (open.size === 0) return;
    log({ level: "info", event: "voice.cut", requestId, sides: [...open].join() });
    await this.ctx.storage.sync();
    this.ctx.abort("a side left the close unanswered");
  }

  #desk() {
    return deskOf(readEnv(this.env as object).DESK);
  }

  /** Either the conversation wanted to be woken, or the mark of its token may be due to go. */
  override async alarm(): Promise<void> {
    if (this.#live) {
      this.#take({ type: "alarm", at: Date.now(), pingId: newPingId() });
      return;
    }
    const forgetAt = Number(this.ctx.storage.kv.get(STARTED_KEY) ?? 0);
    // A token that has expired cannot come again, so its mark has no more use; without storage the object is gone.
    if (Date.now() >= forgetAt) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(forgetAt);
  }
}

/** Below zero, because agents count up, and past guessing. */
function newPingId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return -1 - random;
}

function holderOf({ sub, net }: SessionStart) {
  return { visitor: sub, network: net };
}

function refused(error: VoiceRefusal): Response {
  return Response.json({ error }, { status: VOICE_REFUSALS[error].status });
}
