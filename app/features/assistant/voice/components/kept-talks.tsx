import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { KeptTalk } from "../voice.queries.server.ts";

/** The conversations that a member has kept, the newest first. */
export function KeptTalks({ talks }: { talks: readonly KeptTalk[] }) {
  const t = useText("voice");
  const format = useFormat();
  return (
    <TitledSection id="kept-talks" title={t("kept.title")} className="grid max-w-3xl gap-4">
      <ul className="grid">
        {talks.map(({ id, createdAt, about, lines }) => {
          const subject = about || t("kept.nothingSaid");
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
              <div className="grid min-w-0 flex-1 basis-60">
                <bdi className="break-words font-medium">{subject}</bdi>
                <span className="text-sm text-muted">
                  <time dateTime={createdAt}>{format.date(createdAt)}</time> ·{" "}
                  {t("kept.lines", { count: lines })}
                </span>
              </div>
              <a
                href={`/api/voice/transcripts/${id}`}
                download
                className={buttonClass({ variant: "outline", size: "sm" })}
              >
                {t("kept.download")}
              </a>
              <form method="post" action="/voice-assistant" data-keep-scroll>
                <input type="hidden" name="id" value={id} />
                <Button
                  variant="destructive"
                  size="sm"
                  name="intent"
                  value="delete"
                  aria-label={t("kept.deleteLabel", { about: subject })}
                >
                  {t("kept.delete")}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
