import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { createReader, type Reader, type ReadingState } from "~/services/speech-synthesis.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { BarRow } from "./bar-row.tsx";

/** Reads the page aloud until it is stopped, left, or finished. */
export function ReadingRow({ onEnd }: { onEnd: () => void }) {
  const t = useText("accessibility");
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [state, setState] = useState<ReadingState>("starting");
  const reader = useRef<Reader>();
  const first = useRef<HTMLButtonElement>(null);
  const readPath = useRef(pathname);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    const text = document.querySelector("main")?.innerText ?? "";
    const own = createReader({ language, text, tell: setState });
    reader.current = own;
    own.start();
    window.addEventListener("pagehide", own.stop);
    return () => {
      window.removeEventListener("pagehide", own.stop);
      own.stop();
    };
  }, [language]);
  useEffect(() => {
    if (pathname !== readPath.current) end.current();
  }, [pathname]);
  useEffect(() => first.current?.focus(), []);

  const going = state === "starting" || state === "reading";
  return (
    <BarRow
      icon="volume-2"
      busy={going}
      status={t(`reading.${state}`)}
      actions={
        going || state === "paused" ? (
          <>
            <Button
              ref={first}
              type="button"
              variant="outline"
              onClick={() => (going ? reader.current?.pause() : reader.current?.resume())}
            >
              <Icon name={going ? "pause" : "play"} />
              {t(going ? "reading.pause" : "reading.resume")}
            </Button>
            <Button type="button" variant="outline" onClick={onEnd}>
              <Icon name="x" />
              {t("reading.stop")}
            </Button>
          </>
        ) : (
          <Button type="button" variant="outline" onClick={onEnd}>
            <Icon name="x" />
            {t("close")}
          </Button>
        )
      }
    />
  );
}
