import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import type { EmbeddedAnswer } from "../embedded.queries.server.ts";
import { AnswerText } from "./answer-text.tsx";
import { ShowMath } from "./show-math.tsx";
import { Sources } from "./sources.tsx";

type GivenAnswerProps = NonNullable<EmbeddedAnswer["answer"]> & Pick<EmbeddedAnswer, "links">;

/** An answer of Joe's that belongs to no conversation: there is nothing to rate and nothing to go back to. */
export default function GivenAnswer({
  response,
  origin,
  language,
  citations,
  figure,
  math,
  links,
}: GivenAnswerProps) {
  const t = useText("joe");
  return (
    <div className="grid max-w-prose justify-items-start gap-3 border-s-2 border-accent ps-4">
      <div className="grid w-full gap-3">
        <AnswerText text={response} lang={language} figure={figure} links={links} />
        {citations.length > 0 && <Sources citations={citations} language={language} />}
      </div>
      {math && <ShowMath math={math} language={language} />}
      {origin !== "unanswered" && origin !== "failure" && (
        <Badge variant="secondary">
          {t(origin === "calculation" && !math ? "origins.incomplete" : `origins.${origin}`)}
        </Badge>
      )}
    </div>
  );
}
