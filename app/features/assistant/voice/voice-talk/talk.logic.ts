import { type Close, VOICE_CLOSE } from "~workers/shared/voice-contract.ts";
import type { ServerFrame } from "~workers/shared/voice-protocol.ts";

/**
 * The conversation on the page as a pure function: its input is the socket's frames, user actions and device events;
 * its output is the displayed state and effects.
 */

export type Rating = "like" | "dislike";

export interface Line {
  id: number;
  /** `note` was written down by the agent's tool; `link` is the path of a screen that it offers; `end` says why it ended. */
  who: "you" | "joe" | "note" | "link" | "end";
  text: string;
  /** The agent's response that a rating is about; none on lines that cannot be rated. */
  eventId?: number;
  /** Given once. */
  rating?: Rating;
}

/** What went wrong: the key of our own words for it, or the server's. */
export type Problem = { key: ProblemKey } | { text: string };
export type ProblemKey =
  | "closed"
  | "socket"
  | "microphone"
  | "key"
  | "busy"
  | "unavailable"
  | "lost"
  | "idle"
  | "longest"
  | "tooFast"
  | "tooLarge"
  | "tooSlow"
  | `c${4401 | 4408 | 4409 | 4429 | 4461 | 4462 | 4463 | 4500 | 4502 | 4503 | 4504}`;

export interface Ending {
  /** Close code 1000 counts as ended by the agent. */
  by: "user" | "agent" | "error";
  /** The reason, even if it is not an error. */
  problem?: Problem;
}

export interface Talk {
  /** The embedded agent: the browser listens and speaks, and no sound is sent. */
  practice: boolean;
  status: "connecting" | "connected" | "disconnecting" | "disconnected";
  mode: "listening" | "speaking";
  lines: readonly Line[];
  /** What is being heard while somebody still speaks. */
  heard: string;
  /** Something was said and the answer has not come. */
  thinking: boolean;
  muted: boolean;
  /** Sound of responses before this one is not played any more. */
  interrupted: number;
  /** What the provider last said was wrong, and has not answered since. */
  fault?: string;
  socketFailed: boolean;
  /** Whether the device has a network at all. */
  online: boolean;
  ending?: Ending;
}

export type TalkEvent =
  | { type: "frame"; frame: ServerFrame }
  /** What kind of conversation the server has made. */
  | { type: "minted"; practice: boolean }
  | { type: "closed"; close: Close }
  | { type: "socketFailed" }
  /** Something on this side does not work: a device, or the way to the server. */
  | { type: "failed"; problem: Problem }
  /** Typed, or heard by the browser's own recognition. */
  | { type: "said"; text: string; spoken: boolean }
  /** The agent's voice began or ended to sound. */
  | { type: "sound"; playing: boolean }
  | { type: "muted"; muted: boolean }
  | { type: "network"; online: boolean }
  | { type: "rated"; line: number; rating: Rating }
  | { type: "noted"; who: "note" | "link"; text: string }
  | { type: "toolDone"; id: string; result: string; isError: boolean }
  | { type: "leave" };

export type TalkToast =
  | { code: "voiceReady" | "voiceEnded" | "voiceStartFailed" }
  | { code: "voiceHeard"; question: string }
  | { code: "voiceError"; problem: Problem };

export type TalkEffect =
  | { type: "send"; frame: object }
  /** The audio formats are known, such as `pcm_16000`. */
  | { type: "prepare"; input: string; output: string }
  | { type: "play"; audio: string }
  /** The agent was interrupted. */
  | { type: "fade" }
  /** To be spoken by the browser. */
  | { type: "speak"; text: string }
  | { type: "call"; id: string; name: string; parameters: unknown }
  | { type: "tell"; toast: TalkToast }
  | { type: "hangUp" };

export interface TalkStep {
  talk: Talk;
  effects: readonly TalkEffect[];
}

export function newTalk(practice: boolean): Talk {
  return {
    practice,
    status: "connecting",
    mode: "listening",
    lines: [],
    heard: "",
    thinking: false,
    muted: false,
    interrupted: 0,
    socketFailed: false,
    online: true,
  };
}

export function reduceTalk(talk: Talk, event: TalkEvent): TalkStep {
  if (talk.status === "disconnected") return step(talk);
  switch (event.type) {
    case "frame":
      return frame(talk, event.frame);
    case "minted":
      return step({ ...talk, practice: event.practice });
    case "closed":
      return closed(talk, event.close);
    case "socketFailed":
      return step({ ...talk, socketFailed: true });
    case "failed":
      return over(talk, { by: "error", problem: event.problem }, { type: "hangUp" });
    case "said":
      return said(talk, event.text.trim(), event.spoken);
    case "sound":
      return step({ ...talk, mode: event.playing ? "speaking" : "listening" });
    case "muted":
      return step({ ...talk, muted: event.muted });
    case "network":
      return step({ ...talk, online: event.online });
    case "rated":
      return rated(talk, event.line, event.rating);
    case "noted":
      return step(withLine(talk, { who: event.who, text: event.text }));
    case "toolDone":
      return toolDone(talk, event);
    case "leave":
      return step({ ...talk, status: "disconnecting" }, { type: "hangUp" });
  }
}

function frame(talk: Talk, frame: ServerFrame): TalkStep {
  switch (frame.type) {
    case "conversation_initiation_metadata": {
      const { agent_output_audio_format: output, user_input_audio_format: input = "pcm_16000" } =
        frame.conversation_initiation_metadata_event;
      return step(
        { ...talk, status: "connected" },
        { type: "prepare", input, output },
        { type: "tell", toast: { code: "voiceReady" } },
      );
    }
    case "ping":
      return step(talk, { type: "send", frame: { type: "pong", event_id: frame.ping_event.event_id } });
    case "agent_response": {
      const { agent_response: text, event_id: eventId } = frame.agent_response_event;
      const next = withLine({ ...talk, thinking: false, fault: undefined }, { who: "joe", text, eventId });
      return talk.practice ? step(next, { type: "speak", text }) : step(next);
    }
    case "agent_response_correction": {
      const { corrected_agent_response: text, event_id } = frame.agent_response_correction_event;
      return step(corrected(talk, text, event_id));
    }
    case "tentative_user_transcript":
      return step({ ...talk, heard: frame.tentative_user_transcription_event.user_transcript });
    case "user_transcript": {
      const text = frame.user_transcription_event.user_transcript.trim();
      if (!text) return step({ ...talk, heard: "" });
      return step(withLine({ ...talk, heard: "", thinking: true }, { who: "you", text }), heardToast(text));
    }
    case "audio": {
      const { audio_base_64: audio, event_id: eventId } = frame.audio_event;
      return audio && eventId >= talk.interrupted ? step(talk, { type: "play", audio }) : step(talk);
    }
    case "interruption":
      return step(
        { ...talk, mode: "listening", interrupted: frame.interruption_event.event_id },
        { type: "fade" },
      );
    case "client_tool_call": {
      const { tool_call_id: id, tool_name: name, parameters } = frame.client_tool_call;
      return step(talk, { type: "call", id, name, parameters });
    }
    case "error": {
      const fault = frame.error_event.message || frame.error_event.reason || undefined;
      if (!fault || talk.status !== "connected") return step({ ...talk, fault });
      return step({ ...talk, fault, thinking: false }, errorToast({ text: fault }));
    }
    default:
      return step(talk);
  }
}

function said(talk: Talk, text: string, spoken: boolean): TalkStep {
  if (!text || talk.status !== "connected") return step(talk);
  const next = withLine({ ...talk, thinking: true }, { who: "you", text });
  const effects: TalkEffect[] = [{ type: "send", frame: { type: "user_message", text } }];
  // Speaking while an answer is read aloud interrupts it.
  if (talk.mode === "speaking" && talk.practice) effects.unshift({ type: "fade" });
  if (spoken) effects.push(heardToast(text));
  return step(next, ...effects);
}

function rated(talk: Talk, id: number, rating: Rating): TalkStep {
  const line = talk.lines.find((one) => one.id === id);
  if (line?.eventId === undefined || line.rating) return step(talk);
  return step(
    { ...talk, lines: talk.lines.map((one) => (one === line ? { ...line, rating } : one)) },
    { type: "send", frame: { type: "feedback", score: rating, event_id: line.eventId } },
  );
}

function toolDone(talk: Talk, { id, result, isError }: Extract<TalkEvent, { type: "toolDone" }>): TalkStep {
  const frame = { type: "client_tool_result", tool_call_id: id, result, is_error: isError };
  const effects: TalkEffect[] = [{ type: "send", frame }];
  if (isError) effects.push(errorToast({ text: result }));
  return step(talk, ...effects);
}

function closed(talk: Talk, close: Close): TalkStep {
  if (talk.status === "disconnecting") return over(talk, { by: "user" });
  if (close.code === 1000) {
    const problem = reasonOf(talk, close);
    return over(talk, { by: "agent", ...(problem && { problem }) });
  }
  return over(talk, { by: "error", problem: problemOf(talk, close) });
}

/** Why the agent has ended it, where somebody wants to know: who hangs up after a talk needs no reason. */
function reasonOf({ status, fault }: Talk, { reason }: Close): Problem | undefined {
  const own = OWN_ENDS.find((name) => VOICE_CLOSE[name].reason === reason);
  if (own) return { key: own };
  const text = fault ?? reason;
  return status === "connecting" && text ? { text } : undefined;
}

/** Ends that are nobody's fault, and that somebody who comes back wants explained. */
const OWN_ENDS = ["idle", "longest"] as const;
const OWN_CLOSES = ["lost", "tooFast", "tooLarge", "tooSlow"] as const;
const OWN_CODES: readonly number[] = [4401, 4408, 4409, 4429, 4461, 4462, 4463, 4500, 4502, 4503, 4504];

/** Our own closes in the visitor's language, any other in the server's words, if it has some. */
function problemOf({ fault, socketFailed }: Talk, { code, reason }: Close): Problem {
  if (OWN_CODES.includes(code)) return { key: `c${code}` as ProblemKey };
  const own = OWN_CLOSES.find((name) => VOICE_CLOSE[name].reason === reason);
  if (own) return { key: own };
  const text = fault ?? reason;
  if (text) return { text };
  return { key: socketFailed ? "socket" : "closed" };
}

function over(talk: Talk, ending: Ending, ...effects: TalkEffect[]): TalkStep {
  return step(
    { ...talk, status: "disconnected", mode: "listening", thinking: false, heard: "", ending },
    ...effects,
    ...farewell(talk, ending),
  );
}

function farewell({ status, fault }: Talk, { by, problem = { key: "closed" } }: Ending): TalkEffect[] {
  if (by !== "error") return [{ type: "tell", toast: { code: "voiceEnded" } }];
  if (status === "connecting") return [{ type: "tell", toast: { code: "voiceStartFailed" } }];
  // What the provider said was told when it said it.
  return fault && "text" in problem && problem.text === fault ? [] : [errorToast(problem)];
}

function withLine(talk: Talk, line: Omit<Line, "id">): Talk {
  return { ...talk, lines: [...talk.lines, { ...line, id: talk.lines.length + 1 }] };
}

/** What was said, and why it ended where that is to be told. Where nothing was said there is nothing to stand below. */
export function withEnd(lines: readonly Line[], why: string | undefined): readonly Line[] {
  return why && lines.length > 0 ? [...lines, { id: lines.length + 1, who: "end", text: why }] : lines;
}

/** What was said in truth, when the agent was cut short. */
function corrected(talk: Talk, text: string, eventId: number | undefined): Talk {
  const wrong = talk.lines.findLast(
    (line) => line.who === "joe" && (eventId === undefined || line.eventId === eventId),
  );
  return { ...talk, lines: talk.lines.map((line) => (line === wrong ? { ...line, text } : line)) };
}

const heardToast = (question: string): TalkEffect => ({
  type: "tell",
  toast: { code: "voiceHeard", question },
});

const errorToast = (problem: Problem): TalkEffect => ({
  type: "tell",
  toast: { code: "voiceError", problem },
});

const step = (talk: Talk, ...effects: TalkEffect[]): TalkStep => ({ talk, effects });
