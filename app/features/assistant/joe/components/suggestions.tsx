import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";

interface SuggestionsProps {
  questions: readonly string[];
  idem: string;
  action: string;
  busy: boolean;
}

/** Questions that are asked by pressing them. */
export function Suggestions({ questions, idem, action, busy }: SuggestionsProps) {
  const t = useText("joe");
  if (questions.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-medium text-muted">{t("suggestions")}</h2>
      <form method="post" action={action} className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="idem" value={idem} />
        {questions.map((question) => (
          <Button
            key={question}
            variant="outline"
            size="sm"
            name="question"
            value={question}
            disabled={busy}
            className="text-start"
          >
            {question}
          </Button>
        ))}
      </form>
    </section>
  );
}
