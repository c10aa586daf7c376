import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import type { Translate } from "~/i18n/translator.ts";
import { useToast } from "~/services/toast-client.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import type { Abilities } from "../voice-talk/browser-voice.ts";
import { type RunningTalk, startTalk } from "../voice-talk/start-talk.ts";
import {
  type Line,
  newTalk,
  type Problem,
  type Talk,
  type TalkToast,
  withEnd,
} from "../voice-talk/talk.logic.ts";
import { talkToasts } from "../voice-talk/talk.toasts.ts";
import { TalkState } from "./talk-state.tsx";
import { Transcript } from "./transcript.tsx";
import type { Choice } from "./voice-setup.tsx";
import { VolumeMeters } from "./volume-meters.tsx";

/** How a conversation came out. */
export interface Outcome {
  lines: readonly Line[];
  /** Why it did not begin or did not last, in the visitor's words. */
  problem?: string;
}

export interface VoiceTalkProps {
  choice: Choice;
  onEnd: (outcome: Outcome) => void;
}

type Words = Translate<"voice-talk">;

const inWords = (problem: Problem, t: Words) =>
  "key" in problem ? t(`problems.${problem.key}`) : problem.text;

function showToast(toast: TalkToast, t: Words, show: ReturnType<typeof useToast<"voice-talk">>): void {
  if (toast.code === "voiceHeard") show(toast.code, { question: toast.question });
  else if (toast.code === "voiceError") show(toast.code, { message: inWords(toast.problem, t) });
  else show(toast.code);
}

/** Runs one conversation while it is mounted. */
function useTalk({ choice, onEnd }: VoiceTalkProps) {
  const t = useText("voice-talk");
  const toast = useToast(talkToasts);
  const { language } = useLanguage();
  const [talk, setTalk] = useState(() => newTalk(choice.mode === "practice"));
  const [abilities, setAbilities] = useState<Abilities>({});
  const running = useRef<RunningTalk>();
  const told = useRef({ t, toast, onEnd });
  told.current = { t, toast, onEnd };

  useEffect(() => {
    let gone = false;
    const show = (now: Talk) => {
      if (gone) return;
      setTalk(now);
      if (now.status !== "disconnected") return;
      const problem = now.ending?.problem && inWords(now.ending.problem, told.current.t);
      told.current.onEnd({ lines: withEnd(now.lines, problem), problem });
    };
    const started = startTalk({
      choice,
      language,
      show,
      can: (what) => !gone && setAbilities(what),
      toast: (what) => !gone && showToast(what, told.current.t, told.current.toast),
    });
    running.current = started;
    return () => {
      gone = true;
      started.leave();
    };
  }, [choice, language]);

  const levels = useCallback(() => running.current?.levels() ?? { you: 0, joe: 0 }, []);
  return { talk, abilities, running, levels };
}

/** The card of a conversation that goes on: what it does and its controls, and beside them what was said. */
export function VoiceTalk(props: VoiceTalkProps) {
  const t = useText("voice-talk");
  const { talk, abilities, running, levels } = useTalk(props);
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a phone the page's heading makes room for it.
    const narrow = matchMedia("(width < 64rem)").matches;
    card.current?.scrollIntoView({ block: narrow ? "start" : "nearest" });
  }, []);

  const leave = ({ detail }: MouseEvent) => {
    // The second half of a double click on the button that stood here before is no farewell.
    if (detail < 2) running.current?.leave();
  };
  const connected = talk.status === "connected";
  const { hearing } = abilities;
  const deaf =
    talk.practice && hearing && hearing !== "listening" && hearing !== "starting" ? hearing : undefined;
  const silent = talk.muted || deaf !== undefined;
  return (
    <section
      ref={card}
      data-talk
      aria-labelledby="voice-talk"
      className="grid gap-5 rounded-surface border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-8"
    >
      <div className="grid content-start gap-5">
        <div className="flex items-center justify-between gap-4">
          <h2 ref={heading} id="voice-talk" tabIndex={-1} className="text-xl font-bold outline-none">
            {t("title")}
          </h2>
          <Button type="button" variant="outline" size="sm" onClick={leave}>
            {t("settings")}
          </Button>
        </div>
        <TalkState talk={talk} deaf={deaf} />
        {talk.practice && (
          <div className="grid gap-1 text-sm text-muted">
            <p>{t("practice")}</p>
            <p role="status" className="empty:hidden">
              {abilities.voiceless && t("voiceless")}
            </p>
          </div>
        )}
        {!talk.practice && <VolumeMeters levels={levels} />}
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
          {/* A browser that cannot listen will not learn it. */}
          {deaf !== "unsupported" && (
            <Button
              type="button"
              variant="secondary"
              disabled={!connected}
              onClick={() => running.current?.mute(!silent)}
            >
              <Icon name={silent ? "mic" : "mic-off"} />
              {t(silent ? "unmute" : "mute")}
            </Button>
          )}
          <Button type="button" variant="destructive" onClick={leave} className="only:col-span-full">
            {t("end")}
          </Button>
        </div>
      </div>
      <div className="grid content-start gap-5 lg:border-s lg:border-line lg:ps-8">
        <Transcript
          scrolls
          lines={talk.lines}
          heard={talk.heard}
          thinking={talk.thinking}
          onRate={connected ? (line, rating) => running.current?.rate(line, rating) : undefined}
        />
        <SayForm disabled={!connected} onSay={(text) => running.current?.say(text)} />
      </div>
    </section>
  );
}

/** One line to Joe by hand. */
function SayForm({ disabled, onSay }: { disabled: boolean; onSay: (text: string) => void }) {
  const t = useText("voice-talk");
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (disabled || !text.trim()) return;
    onSay(text);
    setText("");
  };
  return (
    <form onSubmit={send} className="grid gap-1.5">
      <label htmlFor="say" className="font-medium">
        {t("type")}
      </label>
      <div className="flex gap-2">
        <input
          id="say"
          dir={text ? "auto" : undefined}
          autoComplete="off"
          maxLength={QUESTION_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className="min-h-12 w-full min-w-0 rounded-control border border-control bg-surface px-3 text-base text-ink"
        />
        <Button size="icon" disabled={disabled || !text.trim()} aria-label={t("send")}>
          <Icon name="send-horizontal" directional />
        </Button>
      </div>
    </form>
  );
}
