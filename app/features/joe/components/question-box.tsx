import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

interface QuestionBoxProps {
  idem: string;
  /** Waiting for an answer: nothing can be sent. */
  busy: boolean;
  /** Key of what is wrong with the question. */
  error?: string;
  /** What was typed before the server refused it. */
  typed?: string;
  /** Cleared whenever it changes: an answer came. */
  answered: string | number;
}

/**
 * The text area and its button, inside a form of the caller. Enter sends and Shift+Enter starts a line once scripts
 * run; an empty question cannot be sent then. Without scripts the server says so.
 */
export function QuestionBox({ idem, busy, error, typed = "", answered }: QuestionBoxProps) {
  const t = useText("joe");
  const [text, setText] = useState(typed);
  const [awake, setAwake] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // Whatever was typed before the scripts ran is kept.
    setText(area.current?.value ?? "");
    setAwake(true);
  }, []);

  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer clears the box
  useEffect(() => {
    if (first.current) first.current = false;
    else setText("");
  }, [answered]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy && text.trim()) event.currentTarget.form?.requestSubmit();
  }

  return (
    <div className="grid gap-2">
      <label htmlFor="question" className="font-medium">
        {t("label")}
      </label>
      {error && (
        <p id="question-error" className="font-medium text-danger">
          {t(error as Key<"joe">)}
        </p>
      )}
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="idem" value={idem} />
      <div className="flex items-end gap-2">
        <textarea
          ref={area}
          id="question"
          name="question"
          rows={2}
          // An empty box has no text to go by: its placeholder reads as the page does.
          dir={awake && text ? "auto" : undefined}
          value={awake ? text : undefined}
          defaultValue={awake ? undefined : typed}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t("placeholder")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "question-error" : undefined}
          readOnly={busy}
          className={`placeholder:text-muted field-sizing-content max-h-[120px] min-h-12 flex-1 min-w-0 resize-none rounded-control border bg-surface px-3 py-2.5 ${error ? "border-2 border-danger" : "border-control"}`}
        />
        <Button disabled={busy || (awake && !text.trim())} aria-label={t("send")} size="icon">
          <Icon name="send-horizontal" directional />
        </Button>
      </div>
    </div>
  );
}
