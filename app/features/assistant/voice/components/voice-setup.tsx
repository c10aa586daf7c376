import { type FormEvent, useEffect, useRef, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import type { VoiceMode } from "~workers/shared/voice-contract.ts";
import { VOICE_KEY_MAX } from "~workers/shared/voice-limits.ts";
import { VOICES, type Voice } from "~workers/shared/voices.ts";
import type { VoiceSetting } from "../voice.queries.server.ts";

/** What a conversation is started with. The key is in memory for as long as it lasts. */
export interface Choice {
  mode: VoiceMode;
  voice: Voice;
  key: string;
}

const KEY_ERRORS = ["missing-key", "malformed-key"] as const;

type VoiceSetupProps = VoiceSetting["setup"] & {
  /** Why the last conversation did not begin or did not last, in the visitor's words. */
  problem?: string;
  /** A conversation has ended, and with it went what had the focus. */
  returned?: boolean;
  /** A conversation is about to begin. */
  opening?: boolean;
  onStart: (choice: Choice) => void;
};

/** The card before a conversation. Without scripts the server answers its form, and says that talking needs them. */
export function VoiceSetup({
  holdsKey,
  voice,
  mode,
  error,
  problem,
  returned,
  opening,
  onStart,
}: VoiceSetupProps) {
  const t = useText("voice");
  const [key, setKey] = useState("");
  const [awake, setAwake] = useState(false);
  /** The first press was on the start, with no key. */
  const [keyless, setKeyless] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whatever was typed before the scripts ran counts too, and so does a press on the start, which is disabled now.
    const typed = String(new FormData(form.current ?? undefined).get("key") ?? "");
    const pressed = window.groundwork?.pressed;
    setKey(typed);
    setKeyless(!holdsKey && !typed.trim() && pressed?.dataset.start !== undefined);
    setAwake(true);
  }, [holdsKey]);
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);

  const keyError = keyless ? "missing-key" : KEY_ERRORS.find((code) => code === error);
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = new FormData(event.currentTarget, submitter);
    const [mode, typed] = [chosen.get("mode") as VoiceMode, String(chosen.get("key") ?? "").trim()];
    // A press that waited for the scripts may come before the button is drawn as disabled.
    if (mode === "agent" && !holdsKey && !typed) return setKeyless(true);
    onStart({ mode, voice: chosen.get("voice") as Voice, key: typed });
  };
  return (
    <section
      aria-labelledby="voice-setup"
      className="grid content-start gap-5 rounded-surface border border-line bg-surface p-5 sm:p-6"
    >
      <h2 ref={heading} id="voice-setup" tabIndex={-1} className="text-xl font-bold outline-none">
        {t("setup.title")}
      </h2>
      <div className="hidden noscript:block">
        <Notice tone="warn" title={t("setup.needsScripts")}>
          {t("setup.typeInstead")}
        </Notice>
      </div>
      {mode && !error && !problem && (
        <div className="noscript:hidden">
          <Notice title={t("setup.chosen")}>{t("setup.chosenText")}</Notice>
        </div>
      )}
      {(problem || (error && !keyError)) && (
        <div role="alert">
          <Notice tone="danger" title={problem ?? t(`setup.errors.${error as NonNullable<typeof error>}`)} />
        </div>
      )}
      <form
        ref={form}
        method="post"
        action="/api/voice/session"
        data-early={awake ? undefined : ""}
        onSubmit={start}
        className="group grid gap-5"
      >
        <Field
          name="key"
          type="password"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={VOICE_KEY_MAX}
          disabled={holdsKey}
          label={t("setup.key")}
          hint={t(holdsKey ? "setup.keyHeld" : "setup.keyHint")}
          error={!problem && keyError ? t(`setup.errors.${keyError}`) : undefined}
          onChange={(event) => {
            setKey(event.currentTarget.value);
            setKeyless(false);
          }}
        />
        <SelectField
          name="voice"
          label={t("setup.voice")}
          defaultValue={voice}
          options={VOICES.map((value) => ({ value, text: t(`setup.voices.${value}`) }))}
        />
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Button
            name="mode"
            value="agent"
            data-start
            disabled={opening || (awake && !holdsKey && !key.trim())}
          >
            {t("setup.start")}
          </Button>
          <Button name="mode" value="practice" variant="outline" disabled={opening}>
            {t("setup.practice")}
          </Button>
        </div>
        <p
          role="status"
          className={opening ? "text-muted" : "hidden text-muted group-data-[early=held]:block"}
        >
          {t("setup.opening")}
        </p>
        <p className="text-sm text-muted">{t("setup.practiceHint")}</p>
      </form>
    </section>
  );
}
