import { useLanguage, useText } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import { Badge } from "~/ui/badge.tsx";

interface ArticleViewProps {
  article: {
    section: string;
    edition: string;
    source: string;
    confidence: "verified" | "known" | "doubtful";
    title: string;
    body: string;
    /** The language that title and body are written in. */
    language: Language;
  };
  level: 2 | 3;
}

/** An article or a piece of one, with its citation. All of it is text. */
export function ArticleView({ article, level }: ArticleViewProps) {
  const t = useText("learning-queue");
  const { language } = useLanguage();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="grid justify-items-start gap-2">
      <Heading className="text-lg font-bold wrap-anywhere" lang={article.language} dir="auto">
        {article.title}
      </Heading>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere" lang={article.language} dir="auto">
        {article.body}
      </p>
      {article.language !== language && <p className="text-sm text-muted">{t("answer.untranslated")}</p>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {article.section && (
          <bdi dir="ltr" className="font-medium text-ink">
            {article.section}
          </bdi>
        )}
        {article.edition && <bdi>{article.edition}</bdi>}
        <span className="wrap-anywhere">
          {t("answer.source")}: <bdi>{article.source}</bdi>
        </span>
        <Badge variant={article.confidence === "doubtful" ? "default" : "secondary"}>
          {t(`answer.confidence.${article.confidence}`)}
        </Badge>
      </p>
    </div>
  );
}
