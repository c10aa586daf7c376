import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { questionPath } from "../learning-queue.logic.ts";
import type { Question, QuestionPage } from "../learning-queue.queries.server.ts";
import { MAX_SEARCH } from "../learning-queue.schemas.ts";
import { ArticleView } from "./article-view.tsx";
import { QueueForm } from "./queue-form.tsx";

/** Looks for articles and questions by other words than those of the question. */
function FindForm({ question, find }: { question: Question; find: string }) {
  const t = useText("learning-queue");
  return (
    <search className="block">
      <form
        key={find}
        method="get"
        action={screen("questions").path}
        className="flex flex-wrap items-end gap-3"
        data-keep-scroll
      >
        <input type="hidden" name="question" value={question.id} />
        <Field
          name="find"
          type="search"
          label={t("find.label")}
          hint={t("find.hint")}
          defaultValue={find}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          className="w-full min-w-0 flex-1 basis-72 sm:max-w-xl"
        />
        <Button variant="outline" className="max-sm:w-full">
          <Icon name="search" />
          {t("find.submit")}
        </Button>
        {find && <TextLink href={questionPath(question.id)}>{t("find.reset")}</TextLink>}
      </form>
    </search>
  );
}

/** What the knowledge base holds for the question, each to be chosen as its answer. */
export function FoundArticles({
  question,
  passages,
  find,
  idem,
}: Pick<QuestionPage, "question" | "passages" | "find"> & { idem: string }) {
  const t = useText("learning-queue");
  const others = passages.filter(({ slug }) => slug !== question.article?.slug);
  return (
    <>
      <FindForm question={question} find={find} />
      {others.length === 0 && (
        <p className="max-w-prose">{t(question.article ? "find.nothingElse" : "find.nothing")}</p>
      )}
      {others.length > 0 && (
        <>
          <ul className="border-t-2 border-ink">
            {others.map((passage) => (
              <li
                key={passage.slug}
                className="grid gap-4 border-b border-line py-5 lg:grid-cols-[1fr_auto] lg:items-start"
              >
                <ArticleView article={passage} level={3} />
                <QueueForm
                  question={question}
                  idem={idem}
                  intent="choose"
                  fields={{ article: passage.slug, basis: question.basis }}
                >
                  <Button variant="outline" aria-label={t("find.chooseOf", { title: passage.title })}>
                    <Icon name="check" />
                    {t("find.choose")}
                  </Button>
                </QueueForm>
              </li>
            ))}
          </ul>
          <p className="text-muted">{t("answer.verify")}</p>
        </>
      )}
    </>
  );
}

/** Questions that may be the same, each to be merged into. */
export function SimilarQuestions({
  question,
  similar,
  idem,
}: Pick<QuestionPage, "question" | "similar"> & { idem: string }) {
  const t = useText("learning-queue");
  if (similar.length === 0) return <p className="max-w-prose">{t("similar.nothing")}</p>;
  return (
    <ul className="border-t-2 border-ink">
      {similar.map((other) => (
        <li
          key={other.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
        >
          <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-1">
            <TextLink href={questionPath(other.id)} dir="auto" className="wrap-anywhere">
              {other.question}
            </TextLink>
            <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
              {t("times", { count: other.frequency })}
              <Badge variant="secondary">{t(`statuses.${other.status}`)}</Badge>
            </p>
          </div>
          <QueueForm question={question} idem={idem} intent="merge" fields={{ into: other.id }}>
            <Button variant="outline" aria-label={t("similar.mergeOf", { question: other.question })}>
              {t("similar.merge")}
            </Button>
          </QueueForm>
        </li>
      ))}
    </ul>
  );
}
