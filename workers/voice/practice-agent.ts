import { QUESTION_MAX } from "../shared/question-limits.ts";
import type { VoiceLanguage } from "../shared/voice-contract.ts";
import {
  type ClientFrame,
  type Initiation,
  readClientFrame,
  type ServerFrame,
} from "../shared/voice-protocol.ts";
import type { VoiceRating } from "../shared/voice-rating.ts";
import type { Joe, JoesAnswer } from "./joe.ts";
import { spokenTexts } from "./spoken-texts.ts";
import type { Upstream, UpstreamListener } from "./upstream.ts";

type Feedback = Extract<ClientFrame, { type: "feedback" }>;

export interface PracticeSetting {
  joe: Joe;
  language: VoiceLanguage;
  address: string;
  requestId: string;
}

/**
 * The embedded agent: it speaks a provider's protocol in text, with Joe's answers. Text from the browser's own speech
 * recognition arrives as `user_message`; audio is ignored. A question that arrives during an answer interrupts it. A
 * rating is forwarded to Joe, once.
 */
export function practiceAgent({ joe, language: chosen, address, requestId }: PracticeSetting): Upstream {
  let listener: UpstreamListener | undefined;
  let language = chosen;
  let eventId = 0;
  let answering: { eventId: number; ending: AbortController } | undefined;
  /** The answers that can still be rated, by response id. */
  const unrated = new Map<number, Omit<VoiceRating, "rating">>();

  /** Always asynchronous: the broker handles one event at a time. */
  function say(frame: ServerFrame): void {
    queueMicrotask(() => listener?.frame(JSON.stringify(frame)));
  }

  function begin({ conversation_config_override: config }: Initiation): void {
    // The broker has built this frame, so the language is one of the three.
    language = (config?.agent?.language as VoiceLanguage | undefined) ?? chosen;
    say({
      type: "conversation_initiation_metadata",
      conversation_initiation_metadata_event: {
        conversation_id: `practice_${crypto.randomUUID()}`,
        // Nothing is heard or played in text, but clients want a format that they can read.
        agent_output_audio_format: "pcm_16000",
        user_input_audio_format: "pcm_16000",
      },
    });
    respond(spokenTexts(language).greeting, ++eventId);
  }

  function respond(text: string, id: number): void {
    say({ type: "agent_response", agent_response_event: { agent_response: text, event_id: id } });
  }

  function interrupt(): void {
    if (!answering) return;
    answering.ending.abort();
    say({ type: "interruption", interruption_event: { event_id: answering.eventId } });
    answering = undefined;
  }

  async function answer(question: string): Promise<void> {
    interrupt();
    const turn = { eventId: ++eventId, ending: new AbortController() };
    if (question.length > QUESTION_MAX) {
      respond(spokenTexts(language).long, turn.eventId);
      return;
    }
    answering = turn;
    const { signal } = turn.ending;
    const answered = await joe.ask({ text: question, language, address, requestId, signal });
    if (signal.aborted) return;
    answering = undefined;
    if (answered.ok)
      unrated.set(turn.eventId, { answer: crypto.randomUUID(), question, origin: answered.origin });
    respond(spoken(answered, language), turn.eventId);
  }

  function rate({ event_id: id, score }: Feedback): void {
    const rated = unrated.get(id);
    if (!rated || !score) return;
    unrated.delete(id);
    void joe.rate({ ...rated, rating: score }, { language, address, requestId });
  }

  function hear(frame: ClientFrame): void {
    if (frame.type === "conversation_initiation_client_data") begin(frame as Initiation);
    if (frame.type === "feedback") rate(frame as Feedback);
    if (frame.type !== "user_message") return;
    const question = (frame.text as string | null | undefined)?.trim();
    if (question) void answer(question);
  }

  return {
    send(text) {
      const reading = readClientFrame(text);
      if (reading.kind === "frame") hear(reading.frame);
    },
    close(close) {
      answering?.ending.abort();
      const told = listener;
      listener = undefined;
      queueMicrotask(() => told?.closed(close));
    },
    listen(given) {
      listener = given;
    },
  };
}

/** An answer as it is read aloud: the words, then what they stand on. */
function spoken(answer: JoesAnswer, language: VoiceLanguage): string {
  const texts = spokenTexts(language);
  if (!answer.ok) return texts[answer.error];
  const sources = answer.citations.map(({ label, edition }) => (edition ? `${label} (${edition})` : label));
  if (sources.length === 0) return answer.response;
  return `${answer.response}\n\n${texts.sources.replace("{{sources}}", [...new Set(sources)].join("; "))}`;
}
