import type { ReactNode } from "react";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { FALLBACK_LANGUAGE } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { withQuestion } from "~/services/question-link.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { questionPath } from "../learning-queue.logic.ts";
import type { Question, QuestionPage } from "../learning-queue.queries.server.ts";
import { AnswerForm } from "./answer-form.tsx";
import { ArticleView } from "./article-view.tsx";
import { Askers } from "./askers.tsx";
import { FoundArticles, SimilarQuestions } from "./candidates.tsx";
import { QueueForm } from "./queue-form.tsx";

const CHAT = `${screen("hub").path}?tab=chat`;

interface QuestionScreenProps extends QuestionPage {
  idem: string;
  reply?: FormReply;
  /** Somebody else was quicker: nothing was saved, and the page shows how it stands. */
  changed: boolean;
}

function Facts({ question }: { question: Question }) {
  const t = useText("learning-queue");
  const format = useFormat();
  const facts: [string, ReactNode][] = [
    [t("columns.frequency"), t("times", { count: question.frequency })],
    [
      t("columns.askedAt"),
      <time key="time" dateTime={question.askedAt}>
        {format.date(question.askedAt)}
      </time>,
    ],
    [t("columns.language"), question.language ? t(`languages.${question.language}`) : t("languageUnknown")],
    [t("columns.reason"), t(`reasons.${question.reason}`)],
    [t("columns.members"), <Askers key="members" status={question.status} count={question.members} />],
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ article }: { article: NonNullable<Question["article"]> }) {
  const t = useText("learning-queue");
  const { language } = useLanguage();
  const shown = article.texts[language] ? language : FALLBACK_LANGUAGE;
  const text = article.texts[shown] ?? { title: article.slug, body: "" };
  return (
    <Section title={t("answer.title")}>
      <ArticleView article={{ ...article, ...text, language: shown }} level={3} />
      {article.section && <p className="text-muted">{t("answer.verify")}</p>}
    </Section>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-8">
      <div className="grid gap-1">
        <h2 className="text-xl font-bold">{title}</h2>
        {lead && <p className="max-w-prose text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

function Wordings({ question, idem }: { question: Question; idem: string }) {
  const t = useText("learning-queue");
  if (question.wordings.length === 0) return null;
  return (
    <Section title={t("question.wordings")} lead={t("question.wordingsLead")}>
      <ul className="border-t-2 border-ink">
        {question.wordings.map((wording) => (
          <li
            key={wording.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <bdi>{wording.question}</bdi>{" "}
              <span className="text-sm text-muted">{t("times", { count: wording.frequency })}</span>
            </p>
            <QueueForm question={question} idem={idem} intent="separate" fields={{ part: wording.id }}>
              <Button variant="outline" aria-label={t("question.separateOf", { question: wording.question })}>
                {t("question.separate")}
              </Button>
            </QueueForm>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What people answered in the community, from which an answer can be written. */
function People({ question }: { question: Question }) {
  const t = useText("learning-queue");
  if (question.people.length === 0) return null;
  return (
    <Section title={t("people.title")} lead={t("people.lead")}>
      {question.people.map(({ slug, body }) => (
        <div key={slug} className="grid gap-2 border-s-4 border-line ps-4">
          <Typed text={body} />
          <TextLink href={`/community-thread/${encodeURIComponent(slug)}`}>{t("people.thread")}</TextLink>
        </div>
      ))}
    </Section>
  );
}

/** Out of the queue, or back into it. */
function Shelf({ question, idem }: { question: Question; idem: string }) {
  const t = useText("learning-queue");
  if (question.status === "answered") return null;
  const intent = question.status === "pending" ? "dismiss" : "restore";
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-line pt-8">
      <QueueForm question={question} idem={idem} intent={intent}>
        <Button variant={intent === "dismiss" ? "destructive" : "default"}>{t(`question.${intent}`)}</Button>
      </QueueForm>
      <p className="max-w-prose text-muted">{t(`question.${intent}Lead`)}</p>
    </div>
  );
}

/** One question of the queue: what was asked, what Joe finds for it, and everything that can be done about it. */
export function QuestionScreen({
  question,
  passages,
  similar,
  find,
  idem,
  reply,
  changed,
}: QuestionScreenProps) {
  const t = useText("learning-queue");
  const word = (key: string) => t(key as Key<"learning-queue">);
  const errors = Object.entries(reply?.errors ?? {});
  const ofForm = errors.filter(([, key]) => key === "errors.form");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <Breadcrumbs
        label={t("question.trail")}
        trail={[
          { href: screen("questions").path, text: t("question.back") },
          { href: questionPath(question.id), text: t("question.heading") },
        ]}
      />
      <PageHeading sheet={sheetNumber(screen("questions"))} title={t("title")} />
      {changed && (
        <div role="alert">
          <Notice tone="warn" title={t("changed.title")}>
            <p>{t("changed.text")}</p>
          </Notice>
        </div>
      )}
      {reply && !changed && (
        <ErrorSummary
          title={t("errors.summary")}
          message={ofForm.length > 0 || errors.length === 0 ? t("errors.form") : undefined}
          items={errors
            .filter((entry) => !ofForm.includes(entry))
            .map(([field, key]) => ({ field, message: word(key) }))}
        />
      )}
      <section className="grid justify-items-start gap-4">
        <h2 className="flex flex-wrap items-center gap-3 text-sm font-medium text-muted">
          {t("question.asked")}
          <Badge variant={question.status === "pending" ? "default" : "outline"}>
            {t(`statuses.${question.status}`)}
          </Badge>
        </h2>
        <p
          className="max-w-prose border-s-4 border-accent ps-4 text-xl font-bold whitespace-pre-line wrap-anywhere"
          lang={question.language ?? undefined}
          dir="auto"
        >
          {question.question}
        </p>
        <Facts question={question} />
        <TextLink href={withQuestion(CHAT, question.question)}>{t("question.tryJoe")}</TextLink>
      </section>
      {question.article && <Answer article={question.article} />}
      <Wordings question={question} idem={idem} />
      <People question={question} />
      {question.status !== "dismissed" && (
        <>
          <Section title={t("find.title")} lead={t("find.lead")}>
            <FoundArticles question={question} passages={passages} find={find} idem={idem} />
          </Section>
          {question.status === "pending" && (
            <Section title={t("similar.title")} lead={t("similar.lead")}>
              <SimilarQuestions question={question} similar={similar} idem={idem} />
            </Section>
          )}
          <Section
            title={t(question.status === "answered" ? "write.again" : "write.title")}
            lead={t("write.lead")}
          >
            <AnswerForm key={question.basis} question={question} idem={idem} reply={reply} />
          </Section>
        </>
      )}
      <Shelf question={question} idem={idem} />
    </div>
  );
}
