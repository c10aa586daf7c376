import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import type { KeptLine } from "../transcript.logic.ts";
import type { Line } from "../voice-talk/talk.logic.ts";
import { Transcript } from "./transcript.tsx";

interface LastTalkProps {
  id: string;
  lines: readonly Line[];
  /** Whether it can be kept in the account, or is; a guest has none. */
  keeping?: "offered" | "kept";
}

/** Whether a line is one that was said or noted. */
const isSaid = (line: Line): line is Line & KeptLine => line.who !== "link" && line.text.trim() !== "";

/** What was said last; it stays on the page until the next conversation, and longer only on request. */
export function LastTalk({ id, lines, keeping }: LastTalkProps) {
  const t = useText("voice-talk");
  const said = lines.filter(isSaid).map(({ who, text }) => ({ who, text }));
  return (
    <section aria-labelledby="last-talk" className="grid max-w-3xl gap-4">
      <h2 id="last-talk" className="text-xl font-bold">
        {t("last")}
      </h2>
      <Transcript lines={lines} />
      {keeping === "kept" && <p className="text-muted">{t("isKept")}</p>}
      {keeping === "offered" && said.length > 0 && (
        // Raw, because letters of other scripts weigh three times as much in the usual encoding.
        <form method="post" action="/voice-assistant" encType="multipart/form-data" data-keep-scroll>
          <input type="hidden" name="idem" value={id} />
          <input type="hidden" name="lines" value={JSON.stringify(said)} />
          <Button variant="outline" name="intent" value="keep">
            {t("keep")}
          </Button>
        </form>
      )}
      {!keeping && <p className="text-sm text-muted">{t("signIn")}</p>}
    </section>
  );
}
