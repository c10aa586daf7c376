import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { createListener, type ListeningState } from "~/services/speech-recognition.ts";
import { listedScreens } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { BarRow } from "./bar-row.tsx";
import { openNavigation } from "./navigation.ts";
import { commandIn, exampleOf, SPOKEN, type Vocabulary } from "./voice-commands.logic.ts";

interface ListeningRowProps {
  onRead: () => void;
  onStop: () => void;
  onEnd: () => void;
}

/** The share of the window that a spoken "down" scrolls. */
const SCROLL_SHARE = 0.8;

/** Follows spoken commands until it is stopped. */
export function ListeningRow({ onRead, onStop, onEnd }: ListeningRowProps) {
  const t = useText("accessibility");
  const shell = useText("shell");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [state, setState] = useState<ListeningState>("starting");
  const [answer, setAnswer] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  const hear = (guesses: string[]) => {
    const vocabulary: Vocabulary = {
      phrases: {
        go: t("phrases.go"),
        read: t("phrases.read"),
        stop: t("phrases.stop"),
        down: t("phrases.down"),
        up: t("phrases.up"),
        back: t("phrases.back"),
        menu: t("phrases.menu"),
      },
      fillers: t("phrases.fillers"),
      screens: listedScreens().map(({ id, path }) => ({ path, title: shell(`screens.${id}.title`) })),
    };
    const words = guesses[0]?.trim() ?? "";
    const command = commandIn(guesses, vocabulary);
    if (!command) return setAnswer(t("voice.unknown", { words }));
    setAnswer(
      command.kind === "go" ? t("voice.going", { screen: command.title }) : t("voice.understood", { words }),
    );
    const step = window.innerHeight * SCROLL_SHARE;
    if (command.kind === "go") navigate(command.path);
    else if (command.kind === "read") onRead();
    else if (command.kind === "stop") onStop();
    else if (command.kind === "back") navigate(-1);
    else if (command.kind === "menu") openNavigation();
    else window.scrollBy({ top: command.kind === "down" ? step : -step, behavior: "smooth" });
  };
  const latest = useRef(hear);
  latest.current = hear;

  useEffect(() => {
    const listener = createListener({
      language,
      tell: setState,
      hear: (guesses) => latest.current(guesses),
    });
    listener.start();
    return listener.stop;
  }, [language]);
  useEffect(() => button.current?.focus(), []);

  const going = state === "starting" || state === "listening";
  return (
    <BarRow
      icon="mic"
      busy={going}
      status={[t(`voice.${state}`), going ? answer : undefined].filter(Boolean).join(" ")}
      actions={
        <Button ref={button} type="button" variant="outline" onClick={onEnd}>
          <Icon name="x" />
          {t(going ? "voice.stop" : "close")}
        </Button>
      }
    >
      {going && (
        <>
          <details>
            <summary className="flex min-h-12 items-center gap-2 text-blueprint underline underline-offset-4">
              {t("voice.sayable")}
            </summary>
            <ul className="grid gap-1 ps-1">
              {SPOKEN.map((kind) => (
                <li key={kind}>
                  “{exampleOf(t(`phrases.${kind}`))}”{kind === "go" && ` + ${t("voice.screen")}`}
                </li>
              ))}
            </ul>
          </details>
          {!answer && <p className="text-sm text-muted">{t("voice.privacy")}</p>}
        </>
      )}
    </BarRow>
  );
}
