import { useEffect, useRef, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

/** What stands in the box; another object sets the box anew, whatever was typed. */
export interface Draft {
  text: string;
}

interface QuestionBoxProps {
  id: string;
  idem: string;
  /** Waiting for an answer: nothing can be sent. */
  busy: boolean;
  /** Key of what is wrong with the question. */
  error?: string;
  draft: Draft;
}

/**
 * The text area and its button, inside a form of the caller. Enter sends and Shift+Enter starts a line as soon as the
 * page stands (`enterKeyHint`, which `hydration/wake.server.ts` answers); once scripts run, an empty question cannot
 * be sent. Without scripts the server says so.
 */
export function QuestionBox({ id, idem, busy, error, draft }: QuestionBoxProps) {
  const t = useText("joe");
  const [text, setText] = useState(draft.text);
  const [awake, setAwake] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const [given, setGiven] = useState(draft);
  if (given !== draft) {
    setGiven(draft);
    setText(draft.text);
  }

  useEffect(() => {
    // Whatever was typed before the scripts ran is kept.
    setText(area.current?.value ?? "");
    setAwake(true);
  }, []);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="font-medium">
        {t("label")}
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger">
          {t(error as Key<"joe">)}
        </p>
      )}
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="idem" value={idem} />
      <div className="flex items-end gap-2">
        {/* The frame is what a glove meets, 48 px at least; the text area itself has 40 to 120. */}
        <div
          className={`flex min-w-0 flex-1 rounded-control border bg-surface p-1 outline-offset-2 outline-blueprint has-focus-visible:outline-3 ${error ? "border-2 border-danger" : "border-control"}`}
        >
          <textarea
            ref={area}
            id={id}
            name="question"
            rows={1}
            // An empty box has no text to go by: its placeholder reads as the page does.
            dir={awake && text ? "auto" : undefined}
            value={awake ? text : undefined}
            defaultValue={awake ? undefined : draft.text}
            onChange={(event) => setText(event.target.value)}
            enterKeyHint="send"
            placeholder={t("placeholder")}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            readOnly={busy}
            className="placeholder:text-muted field-sizing-content wrap-anywhere max-h-[120px] min-h-[40px] w-full min-w-0 resize-none bg-transparent px-2 py-2 outline-none read-only:text-muted"
          />
        </div>
        <Button disabled={busy || (awake && !text.trim())} aria-label={t("send")} size="icon">
          <Icon name="send-horizontal" directional />
        </Button>
      </div>
    </div>
  );
}
