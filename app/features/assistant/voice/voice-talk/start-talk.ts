import * as v from "valibot";
import type { Language } from "~/i18n/languages.ts";
import { VOICE_MODES, type VoiceMode } from "~workers/shared/voice-contract.ts";
import { readServerFrame } from "~workers/shared/voice-protocol.ts";
import type { Voice } from "~workers/shared/voices.ts";
import { type Abilities, createBrowserVoice } from "./browser-voice.ts";
import { clientTools, runTool } from "./client-tools.ts";
import { type Loudspeaker, openLoudspeaker } from "./loudspeaker.ts";
import { type Microphone, MicrophoneRefused, openMicrophone } from "./microphone.ts";
import { watchNetwork } from "./network.ts";
import { parseFormat } from "./sound.logic.ts";
import {
  newTalk,
  type Problem,
  reduceTalk,
  type Talk,
  type TalkEffect,
  type TalkEvent,
  type TalkToast,
} from "./talk.logic.ts";
import { keepAwake } from "./wake-lock.ts";

const MINT = "/api/voice/session";
const minted = v.object({ signedUrl: v.string(), mode: v.picklist(VOICE_MODES) });

/** Android needs time to switch its sound over to a call (§9). */
const ANDROID_DELAY_MS = 3_000;

/** Longer than the broker waits for a provider: it knows better why, and is heard as long as it can be. */
const START_MS = 35_000;

/**
 * A line that is cut says nothing, and a socket takes many minutes to find out. So a conversation ends after as long
 * without any network; in practice when Joe, who takes 20 s at most, answers nothing for as long; and with a provider
 * when so many bytes wait to be sent, which is what a microphone hears in 20 s.
 */
const OFFLINE_MS = 15_000;
const ANSWER_MS = 30_000;
const UNSENT_MOST_BYTES = 1_000_000;

/** How long a line may take to close before it counts as closed. */
const CLOSING_MS = 2_000;

interface Options {
  choice: { mode: VoiceMode; voice: Voice; key: string };
  language: Language;
  /** Draws the conversation as it is now. */
  show: (talk: Talk) => void;
  /** What the browser can do by itself, in practice. */
  can: (abilities: Abilities) => void;
  toast: (toast: TalkToast) => void;
}

export type RunningTalk = ReturnType<typeof startTalk>;

/** What a conversation uses of the device; tests bring their own. */
const DEVICES = { openMicrophone, openLoudspeaker, createBrowserVoice, keepAwake, watchNetwork };
type Devices = typeof DEVICES;

/** Why there is no line. */
class NotConnected extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super("not connected");
    this.problem = problem;
  }
}

/** Begins a conversation and holds it: the socket, the devices, and whatever `reduceTalk` says is to be done. */
export function startTalk({ choice, language, show, can, toast }: Options, devices: Devices = DEVICES) {
  let talk = newTalk(choice.mode === "practice");
  let socket: WebSocket | undefined;
  let microphone: Microphone | undefined;
  let loudspeaker: Promise<Loudspeaker> | undefined;
  let speaker: Loudspeaker | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let offline: ReturnType<typeof setTimeout> | undefined;
  const voice = devices.createBrowserVoice({
    language,
    hear: (text) => take({ type: "said", text, spoken: true }),
    sound: (playing) => take({ type: "sound", playing }),
    tell: can,
  });
  const tools = clientTools((who, text) => take({ type: "noted", who, text }));
  const letSleep = devices.keepAwake();
  const stopWatching = devices.watchNetwork((online) => {
    clearTimeout(offline);
    if (!online) offline = giveUpIn(OFFLINE_MS);
    take({ type: "network", online });
  });

  function take(event: TalkEvent): void {
    const { talk: next, effects } = reduceTalk(talk, event);
    const ends = next.status === "disconnected" && talk.status !== "disconnected";
    talk = next;
    if (talk.status !== "connecting") clearTimeout(late);
    if (event.type === "frame" || !talk.thinking) {
      clearTimeout(unanswered);
      unanswered = undefined;
    }
    if (talk.practice && talk.thinking) unanswered ??= giveUpIn(ANSWER_MS);
    for (const effect of effects) act(effect);
    if (ends) release();
    show(talk);
  }

  function release(): void {
    letSleep();
    stopWatching();
    clearTimeout(offline);
    voice.stop();
    microphone?.stop();
    void loudspeaker?.then((opened) => opened.stop()).catch(() => {});
  }

  const send = (frame: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };

  const acts: { [T in TalkEffect["type"]]: (effect: Extract<TalkEffect, { type: T }>) => void } = {
    send: ({ frame }) => send(frame),
    prepare: ({ input, output }) => (talk.practice ? voice.mute(talk.muted) : prepare(input, output)),
    play: ({ audio }) => void loudspeaker?.then((opened) => opened.play(audio)).catch(() => {}),
    fade: () => {
      voice.hush();
      speaker?.fade();
    },
    speak: ({ text }) => voice.speak(text),
    call: async ({ id, name, parameters }) =>
      take({ type: "toolDone", id, ...(await runTool(tools, name, parameters)) }),
    tell: (effect) => toast(effect.toast),
    hangUp,
  };
  const act = (effect: TalkEffect) => (acts[effect.type] as (effect: TalkEffect) => void)(effect);

  function hangUp(): void {
    const ended = () => take({ type: "closed", close: { code: 1000, reason: "" } });
    socket?.close(1000, "User ended conversation");
    setTimeout(ended, socket ? CLOSING_MS : 0);
  }

  const fail = (error: unknown) => take({ type: "failed", problem: problemIn(error) });

  const giveUp = () => fail(new NotConnected({ key: "unavailable" }));
  const giveUpIn = (ms: number) => setTimeout(giveUp, ms);

  /** From here on nothing waits for the user. */
  function hurry(): void {
    late = giveUpIn(START_MS);
  }

  function sendSound(chunk: string): void {
    if (socket && socket.bufferedAmount > UNSENT_MOST_BYTES) giveUp();
    else send({ user_audio_chunk: chunk });
  }

  function prepare(input: string, output: string): void {
    try {
      microphone?.start(parseFormat(input), sendSound);
      loudspeaker = devices.openLoudspeaker(parseFormat(output), (playing) =>
        take({ type: "sound", playing }),
      );
      loudspeaker.then((opened) => {
        speaker = opened;
      }, fail);
    } catch (error) {
      fail(error);
    }
  }

  async function begin(): Promise<void> {
    if (choice.mode === "agent") {
      microphone = await devices.openMicrophone(hurry, () => fail(new MicrophoneRefused("lost")));
      // The visitor left while the browser was asking for permission.
      if (talk.status !== "connecting") return microphone.stop();
      await new Promise((resolve) => setTimeout(resolve, connectionDelay(navigator.userAgent)));
      if (talk.status !== "connecting") return;
    } else hurry();
    const { signedUrl, mode } = await mint({ ...choice, language });
    if (talk.status !== "connecting") return;
    take({ type: "minted", practice: mode === "practice" });
    connect(signedUrl);
  }

  function connect(address: string): void {
    const opened = new WebSocket(address, "convai");
    socket = opened;
    opened.onopen = () =>
      send({
        type: "conversation_initiation_client_data",
        conversation_config_override: talk.practice ? { conversation: { text_only: true } } : {},
      });
    opened.onmessage = ({ data }) => {
      const reading = readServerFrame(String(data));
      if (reading.kind === "frame") take({ type: "frame", frame: reading.frame });
    };
    opened.onerror = () => take({ type: "socketFailed" });
    opened.onclose = ({ code, reason }) => take({ type: "closed", close: { code, reason } });
  }

  show(talk);
  begin().catch(fail);

  return {
    say: (text: string) => take({ type: "said", text, spoken: false }),
    mute(muted: boolean): void {
      microphone?.mute(muted);
      if (talk.practice) voice.mute(muted);
      take({ type: "muted", muted });
    },
    rate: (line: number, rating: "like" | "dislike") => take({ type: "rated", line, rating }),
    leave: () => take({ type: "leave" }),
    /** How loud either side is, from 0 to 1. */
    levels: () => ({ you: microphone?.level() ?? 0, joe: speaker?.level() ?? 0 }),
  };
}

/** How many milliseconds to wait between the microphone and the line. */
export function connectionDelay(userAgent: string): number {
  return /android/i.test(userAgent) ? ANDROID_DELAY_MS : 0;
}

async function mint(choice: Record<"mode" | "voice" | "key" | "language", string>) {
  const body = new URLSearchParams(Object.entries(choice).filter(([, value]) => value));
  const response = await fetch(MINT, { method: "POST", body, headers: { accept: "application/json" } });
  if (response.status === 429) throw new NotConnected({ key: "busy" });
  if (response.status === 400) throw new NotConnected({ key: "key" });
  if (!response.ok) throw new NotConnected({ key: "unavailable" });
  return v.parse(minted, await response.json());
}

function problemIn(error: unknown): Problem {
  if (error instanceof NotConnected) return error.problem;
  if (error instanceof MicrophoneRefused) return { key: "microphone" };
  // The browser's word for a network that is gone says nothing to a visitor.
  if (error instanceof TypeError || v.isValiError(error) || !(error instanceof Error))
    return { key: "unavailable" };
  return { text: error.message };
}
