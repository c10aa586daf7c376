import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { questionPath } from "../courses.limits.ts";
import type { ListedQuestion } from "../questions.view.server.ts";

/** Questions about lessons, each with what it says first and whether it waits. */
export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  const t = useText("courses");
  const { date } = useFormat();
  return (
    <ul className="border-t-2 border-ink">
      {questions.map((one) => (
        <li key={one.id} className="grid gap-1 border-b border-line py-2">
          <TextLink href={questionPath(one.id)} className="wrap-anywhere">
            <Typed text={one.words || t("ask.gone")} />
          </TextLink>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <Badge variant={one.waits ? "outline" : "secondary"}>
              {t(one.waits ? "ask.waits" : "ask.answered")}
            </Badge>
            {date(one.createdAt)}
            {one.course && <Typed text={one.course} />}
            {one.lesson && <Typed text={one.lesson} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
