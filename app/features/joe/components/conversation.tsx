import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import type { Origin } from "../answer.ts";
import { JoeFace } from "./joe-face.tsx";

export interface Line {
  id: string;
  role: "user" | "assistant";
  content: string;
  origin: Origin | null;
}

/** What was said, oldest first. Every text is shown as text, whatever it contains. */
export function Conversation({ lines, thinking = false }: { lines: readonly Line[]; thinking?: boolean }) {
  const t = useText("joe");
  return (
    <div role="log" aria-label={t("conversation")}>
      <ol className="grid gap-6">
        {lines.map((line, n) => (
          <li
            key={line.id}
            id={n === lines.length - 1 ? "latest" : undefined}
            className={line.role === "user" ? "ms-auto max-w-[85%]" : "flex items-start gap-3"}
          >
            {line.role === "user" ? (
              <div className="rounded-surface bg-sunken px-4 py-3">
                <span className="sr-only">{t("you")}: </span>
                <p dir="auto" className="whitespace-pre-line">
                  {line.content}
                </p>
              </div>
            ) : (
              <>
                <JoeFace className="size-10 shrink-0" />
                <div className="grid min-w-0 max-w-prose justify-items-start gap-2 border-s-2 border-accent ps-4">
                  <span className="sr-only">{t("joe")}: </span>
                  <p dir="auto" className="whitespace-pre-line">
                    {line.content}
                  </p>
                  {line.origin && <Badge variant="secondary">{t(`origins.${line.origin}`)}</Badge>}
                </div>
              </>
            )}
          </li>
        ))}
        {thinking && (
          <li className="flex items-center gap-3 text-muted" role="status">
            <JoeFace className="size-10 shrink-0" />
            {t("thinking")}
          </li>
        )}
      </ol>
    </div>
  );
}
