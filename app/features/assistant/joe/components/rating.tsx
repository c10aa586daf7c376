import { useEffect, useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

interface RatingProps {
  /** The answer's line. */
  message: string;
  feedback: "like" | "dislike" | null;
  /** Where the form goes: the page that shows the answer. */
  action: string;
}

/** Two buttons, once; afterwards what was said. The focus goes there with them. */
export function Rating({ message, feedback, action }: RatingProps) {
  const t = useText("joe");
  const said = useRef<HTMLParagraphElement>(null);
  const before = useRef(feedback);
  useEffect(() => {
    if (feedback !== before.current) said.current?.focus();
    before.current = feedback;
  }, [feedback]);

  const id = `rating-${message}`;
  if (feedback) {
    return (
      <p ref={said} id={id} tabIndex={-1} className="ps-3 text-sm text-muted">
        {t(`rated.${feedback}`)}
      </p>
    );
  }
  return (
    <form id={id} method="post" action={action} className="flex" data-keep-scroll>
      <input type="hidden" name="message" value={message} />
      <Button variant="ghost" size="icon" name="intent" value="like" aria-label={t("like")} title={t("like")}>
        <Icon name="thumbs-up" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        name="intent"
        value="dislike"
        aria-label={t("dislike")}
        title={t("dislike")}
      >
        <Icon name="thumbs-down" />
      </Button>
    </form>
  );
}
