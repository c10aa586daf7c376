import * as v from "valibot";
import { type Close, VOICE_CLOSE } from "../shared/voice-contract.ts";
import { errorFrameSchema, metadataSchema, parseFrame, pingSchema } from "../shared/voice-protocol.ts";
import { type Allowance, fullAllowance, type Rate, spend } from "./allowance.ts";
import { cutReason, relayedClose } from "./closing.ts";
import { buildFirstFrame, type Choice } from "./first-frame.ts";
import { answered, marked, NOTHING_UNREAD, sent, UNREAD_MOST_BYTES, type Unread } from "./unread.ts";

/**
 * The broker's rules: what happens between a client and the agent upstream, as a pure function. The Durable Object
 * holds the sockets and does what the effects say.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long either side may take to begin. */
export const BEGIN_MS = 10 * SECOND;
/** A conversation without any message ends. Microphones send silence too, so audio does not count as activity. */
export const IDLE_MS = 2 * MINUTE;
/** As long as the platform vouches for an outgoing socket. */
export const LONGEST_MS = 15 * MINUTE;
/**
 * How long a dead connection to an agent may go unnoticed. A worker's socket does not report it: TCP retransmits for
 * 15 minutes. So an agent known to ping is expected to send something, and any agent to answer a typed message.
 * Agents give a model 20 s.
 */
export const DEAD_MS = 25 * SECOND;
/**
 * A client that is silent this long is sent a ping, and has as long again to send anything. The platform buffers an
 * unfinished frame of up to 32 MiB, and there is no other way to detect it.
 */
export const QUIET_MS = 30 * SECOND;
/** A conversation shows this often that it is alive, so that its seat is kept. */
export const RENEW_MS = MINUTE;

interface Limits {
  frameBytes: number;
  frames: Rate;
  bytes: Rate;
}

/**
 * What one side may send. The busiest official client sends 31 frames of 1.4 KB a second; a stalled connection
 * delivers its backlog at once. An agent sends audio faster than it is played.
 */
export const LIMITS: Record<Side, Limits> = {
  client: {
    frameBytes: 64 * 1024,
    frames: { perSecond: 50, most: 300 },
    bytes: { perSecond: 200_000, most: 2_000_000 },
  },
  upstream: {
    frameBytes: 2 * 1024 * 1024,
    frames: { perSecond: 100, most: 1_000 },
    bytes: { perSecond: 1_000_000, most: 16_000_000 },
  },
};

/** Frames that count as activity. */
const CONTENT: ReadonlySet<unknown> = new Set([
  "user_message",
  "multimodal_message",
  "contextual_update",
  "user_activity",
  "feedback",
  "client_tool_result",
  "mcp_tool_approval_result",
  "user_transcript",
  "agent_response",
  "agent_response_correction",
  "agent_chat_response_part",
  "audio",
  "client_tool_call",
]);

/** Client frames that an agent answers. Audio is not one of them: it may be silence. */
const ASKS: ReadonlySet<unknown> = new Set(["user_message", "multimodal_message", "client_tool_result"]);

export type Side = "client" | "upstream";

interface Meter {
  frames: Allowance;
  bytes: Allowance;
}

export interface Conversation {
  choice: Choice;
  /** Milliseconds since 1970, as all times here. */
  startedAt: number;
  /** Time of the last activity. */
  heardAt: number;
  /** The client's first frame has gone upstream. */
  begun: boolean;
  /** The agent's first frame has gone to the client. */
  answered: boolean;
  over: boolean;
  meters: Record<Side, Meter>;
  unread: Unread;
  /** When either side last sent a frame, whatever was in it. */
  sentAt: Record<Side, number>;
  /** When the agent last pinged. */
  pingedAt?: number;
  /** The agent has pinged twice within DEAD_MS, and will go on. */
  pings: boolean;
  /** Since when the agent owes the client an answer. */
  askedAt?: number;
  /** Since when a quiet client owes a pong. */
  probedAt?: number;
  /** When the next alarm comes. */
  wakesAt: number;
}

export type ConversationEvent =
  /** `pingId` is for a ping of ours, should one be due: below zero, because agents count up, and past guessing. */
  | { type: "frame"; from: Side; data: string | ArrayBuffer; at: number; pingId: number }
  | { type: "closed"; side: Side; close: Close; at: number }
  | { type: "alarm"; at: number; pingId: number };

export type Effect =
  | { type: "send"; to: Side; frame: string }
  | { type: "close"; side: Side; close: Close }
  /** Be woken by an alarm. */
  | { type: "wake"; at: number }
  /** Show that the conversation is alive. */
  | { type: "renew" };

export interface Step {
  state: Conversation;
  effects: Effect[];
}

/** The initial state: both sides are connected, without any message. */
export function beginConversation(choice: Choice, at: number): Step {
  const state: Conversation = {
    choice,
    startedAt: at,
    heardAt: at,
    begun: false,
    answered: false,
    over: false,
    meters: { client: fullMeter("client", at), upstream: fullMeter("upstream", at) },
    unread: NOTHING_UNREAD,
    sentAt: { client: at, upstream: at },
    pings: false,
    wakesAt: at + BEGIN_MS,
  };
  return { state, effects: [{ type: "wake", at: state.wakesAt }] };
}

export function reduce(state: Conversation, event: ConversationEvent): Step {
  if (state.over) return { state, effects: [] };
  switch (event.type) {
    case "closed":
      return sideClosed(state, event.side, event.close);
    case "alarm":
      return alarm(state, event);
    case "frame":
      return hurried(frame(state, event));
  }
}

function frame(
  state: Conversation,
  { from, data, at, pingId }: Extract<ConversationEvent, { type: "frame" }>,
): Step {
  const fault = (client: Close) => end(state, from === "client" ? client : VOICE_CLOSE.nonsense);
  if (typeof data !== "string") return fault(VOICE_CLOSE.notText);
  const bytes = bytesOf(data);
  if (bytes > LIMITS[from].frameBytes) return fault(VOICE_CLOSE.tooLarge);
  const meter = measured(state.meters[from], LIMITS[from], bytes, at);
  if (meter.frames.left < 0 || meter.bytes.left < 0) return fault(VOICE_CLOSE.tooFast);
  const counted = {
    ...state,
    meters: { ...state.meters, [from]: meter },
    sentAt: { ...state.sentAt, [from]: at },
  };
  if (from === "client") return clientFrame({ ...counted, probedAt: undefined }, data, at);
  return watched(upstreamFrame({ ...counted, askedAt: undefined }, data, at), bytes, pingId);
}

/** Counts data sent to the client as unread, adds a ping when due, and ends a client that does not read. */
function watched({ state, effects }: Step, bytes: number, pingId: number): Step {
  if (!effects.some((effect) => effect.type === "send" && effect.to === "client")) return { state, effects };
  const { unread, pings } = sent(state.unread, bytes, pingId);
  if (unread.bytes > UNREAD_MOST_BYTES) return end(state, VOICE_CLOSE.tooSlow);
  return { state: { ...state, unread }, effects: pings ? [...effects, pingToClient(pingId)] : effects };
}

function pingToClient(id: number): Effect {
  const ping = { type: "ping", ping_event: { event_id: id } };
  return { type: "send", to: "client", frame: JSON.stringify(ping) };
}

function clientFrame(state: Conversation, data: string, at: number): Step {
  if (!state.begun) {
    const first = buildFirstFrame(data, state.choice);
    if (!first.ok) return end(state, first.close);
    return {
      state: { ...state, begun: true, heardAt: at },
      effects: [{ type: "send", to: "upstream", frame: first.frame }],
    };
  }
  const value = parseFrame(data);
  if (!value) return end(state, VOICE_CLOSE.notJson);
  // A second one would go round the whitelist.
  if (value.type === "conversation_initiation_client_data") return end(state, VOICE_CLOSE.badStart);
  const unread = value.type === "pong" ? answered(state.unread, value.event_id) : undefined;
  // The agent knows nothing of our ping.
  if (unread) return { state: { ...state, unread }, effects: [] };
  const asks = state.answered && ASKS.has(value.type);
  return relay(asks ? { ...state, askedAt: state.askedAt ?? at } : state, "upstream", data, value.type, at);
}

function upstreamFrame(state: Conversation, data: string, at: number): Step {
  const value = parseFrame(data);
  if (!value) return end(state, VOICE_CLOSE.nonsense);
  if (state.answered) {
    const heard = value.type === "ping" ? pingedAgain(state, at) : state;
    return relay(heard, "client", data, value.type, at);
  }
  if (v.is(metadataSchema, value)) {
    return {
      state: { ...state, answered: true, heardAt: at },
      effects: [{ type: "send", to: "client", frame: data }],
    };
  }
  // A client reads one frame to begin and would wait for ever behind any other.
  if (v.is(pingSchema, value)) {
    const pong = JSON.stringify({ type: "pong", event_id: value.ping_event.event_id });
    return { state, effects: [{ type: "send", to: "upstream", frame: pong }] };
  }
  if (v.is(errorFrameSchema, value)) {
    const { code, message, reason } = value.error_event;
    const said = { code: code ?? 1011, reason: cutReason(message || reason || VOICE_CLOSE.nonsense.reason) };
    return end(state, relayedClose(foreign(said), VOICE_CLOSE.nonsense));
  }
  return end(state, VOICE_CLOSE.nonsense);
}

function pingedAgain(state: Conversation, at: number): Conversation {
  const pings = state.pings || (state.pingedAt !== undefined && at - state.pingedAt < DEAD_MS);
  return { ...state, pings, pingedAt: at };
}

/** An agent's close; from 4000 on a client takes a code for one of `VOICE_REFUSALS`. */
function foreign({ code, reason }: Close): Close {
  return { code: code >= 4000 && code < 5000 ? VOICE_CLOSE.lost.code : code, reason };
}

/**
 * Forwards a frame unchanged, whether its type is known or not. Before the agent has answered, client frames do not
 * count as waiting for an answer.
 */
function relay(state: Conversation, to: Side, data: string, type: unknown, at: number): Step {
  return {
    state: state.answered && CONTENT.has(type) ? { ...state, heardAt: at } : state,
    effects: [{ type: "send", to, frame: data }],
  };
}

function sideClosed(state: Conversation, side: Side, close: Close): Step {
  const other = side === "client" ? "upstream" : "client";
  const said = side === "client" ? close : foreign(close);
  // A client that vanished is "going away"; an agent that vanished is worth another try.
  const instead = side === "client" ? { code: 1001, reason: "" } : VOICE_CLOSE.lost;
  return {
    state: { ...state, over: true },
    effects: [{ type: "close", side: other, close: relayedClose(said, instead) }],
  };
}

function alarm(state: Conversation, { at, pingId }: Extract<ConversationEvent, { type: "alarm" }>): Step {
  const { begun, answered, startedAt, heardAt, probedAt, sentAt } = state;
  if (!begun && at >= startedAt + BEGIN_MS) return end(state, VOICE_CLOSE.notBegun);
  if (!answered && at >= heardAt + BEGIN_MS) return end(state, VOICE_CLOSE.silent);
  if (at >= startedAt + LONGEST_MS) return end(state, VOICE_CLOSE.longest);
  if (at >= heardAt + IDLE_MS) return end(state, VOICE_CLOSE.idle);
  if (at >= deadAt(state)) return end(state, VOICE_CLOSE.lost);
  if (probedAt !== undefined && at >= probedAt + QUIET_MS) return end(state, VOICE_CLOSE.tooSlow);
  const probes = begun && answered && probedAt === undefined && at >= sentAt.client + QUIET_MS;
  const probed = probes ? { ...state, probedAt: at, unread: marked(state.unread, pingId) } : state;
  const wakesAt = nextAlarm(probed, at);
  return {
    state: { ...probed, wakesAt },
    effects: [...(probes ? [pingToClient(pingId)] : []), { type: "renew" }, { type: "wake", at: wakesAt }],
  };
}

/** The next moment at which something may be due. Nothing is put off by frames, which would cost a write each. */
function nextAlarm(state: Conversation, now: number): number {
  const { startedAt, heardAt, begun, answered, probedAt, sentAt } = state;
  const talks = begun && answered;
  return Math.min(
    talks ? heardAt + IDLE_MS : heardAt + BEGIN_MS,
    talks ? (probedAt ?? sentAt.client) + QUIET_MS : Number.POSITIVE_INFINITY,
    deadAt(state),
    startedAt + LONGEST_MS,
    now + RENEW_MS,
  );
}

/** When the agent's line counts as dead unless something comes. */
function deadAt({ pings, askedAt, sentAt }: Conversation): number {
  if (pings) return sentAt.upstream + DEAD_MS;
  return askedAt === undefined ? Number.POSITIVE_INFINITY : askedAt + DEAD_MS;
}

/** Moves the next alarm forward if the agent may be dead before it. */
function hurried({ state, effects }: Step): Step {
  const wakesAt = deadAt(state);
  if (state.over || wakesAt >= state.wakesAt) return { state, effects };
  return { state: { ...state, wakesAt }, effects: [...effects, { type: "wake", at: wakesAt }] };
}

/** Ends both sides: the client hears why, the agent only that it is over. */
function end(state: Conversation, close: Close): Step {
  return {
    state: { ...state, over: true },
    effects: [
      { type: "close", side: "client", close },
      { type: "close", side: "upstream", close: { code: 1000, reason: "" } },
    ],
  };
}

function fullMeter(side: Side, at: number): Meter {
  return {
    frames: fullAllowance(LIMITS[side].frames, at),
    bytes: fullAllowance(LIMITS[side].bytes, at),
  };
}

function measured(meter: Meter, limits: Limits, bytes: number, at: number): Meter {
  return {
    frames: spend(meter.frames, limits.frames, 1, at),
    bytes: spend(meter.bytes, limits.bytes, bytes, at),
  };
}

/** The bytes of a text in UTF-8; counted only where the length leaves a doubt. */
function bytesOf(text: string): number {
  return text.length * 3 > LIMITS.client.frameBytes ? new TextEncoder().encode(text).length : text.length;
}
