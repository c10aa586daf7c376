import { useText } from "~/i18n/i18n.tsx";
import type { Asked } from "./assistance.tsx";
import { ListeningRow } from "./listening-row.tsx";
import { ReadingRow } from "./reading-row.tsx";

interface AssistBarProps {
  asked: Asked;
  ask: (kind: keyof Asked) => void;
  end: (kind: keyof Asked) => void;
}

/** The bar shown on every page while text is read aloud or voice control listens. */
export default function AssistBar({ asked, ask, end }: AssistBarProps) {
  const t = useText("accessibility");
  return (
    <section
      aria-label={t("label")}
      className="fixed inset-x-2 top-18 z-40 grid max-h-[calc(100dvh-12rem)] divide-y divide-line overflow-y-auto rounded-surface border border-line border-s-8 border-s-blueprint bg-surface shadow-float md:inset-x-auto md:end-8 md:w-96"
    >
      {asked.read && <ReadingRow key={`read ${asked.read}`} onEnd={() => end("read")} />}
      {asked.voice && (
        <ListeningRow
          key={`voice ${asked.voice}`}
          onRead={() => ask("read")}
          onStop={() => end(asked.read ? "read" : "voice")}
          onEnd={() => end("voice")}
        />
      )}
    </section>
  );
}
