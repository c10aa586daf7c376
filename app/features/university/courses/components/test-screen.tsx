import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { coursePath, LEARNING, testPath } from "../courses.limits.ts";
import type { TestView } from "../courses.view.server.ts";
import { AnswerShown, GateNotice, QuestionChoices, Said, usePercent, useSay } from "./parts.tsx";

interface ViewProps {
  view: TestView;
  sent?: Sent;
}

function Result({ view }: { view: TestView }) {
  const t = useText("courses");
  const percent = usePercent();
  const { result, head } = view;
  if (!result) return null;
  const score = t("test.result", { right: result.right, of: result.asked });
  return (
    <TitledSection id="result" title={score} className="grid max-w-3xl scroll-mt-24 gap-4">
      <Notice
        tone={result.passed ? "ok" : "warn"}
        title={result.passed ? t("test.passed") : t("test.failed", { percent: percent(view.passPercent) })}
      >
        {result.missed && (
          <p>
            {t("test.queue")} <TextLink href={LEARNING}>{t("test.queueLink")}</TextLink>
          </p>
        )}
      </Notice>
      <ul className="border-t-2 border-ink">
        {result.answers.map((answer) => (
          <AnswerShown key={answer.id} answer={answer} course={head.id} />
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-6 print:hidden">
        {!view.over && view.left > 0 && (
          <a href={testPath(head.id)} className={buttonClass({})}>
            {t("test.again")}
          </a>
        )}
        {!view.over && (
          <span>{view.left > 0 ? t("test.left", { count: view.left }) : t("test.tomorrow")}</span>
        )}
        <TextLink href={coursePath(head.id)}>{t("test.toCourse")}</TextLink>
      </p>
    </TitledSection>
  );
}

function Questions({ view, sent }: ViewProps) {
  const t = useText("courses");
  const say = useSay();
  const percent = usePercent();
  const { head, questions } = view;
  return (
    <form method="post" action={testPath(head.id)} noValidate className="grid max-w-3xl gap-8" data-reload>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <input type="hidden" name="edition" value={view.edition} />
      <div className="grid gap-1">
        <p className="text-lg">{t("test.lead", { percent: percent(view.passPercent) })}</p>
        <p className="text-muted">{t("test.left", { count: view.left })}</p>
        {view.unread && <p className="text-muted">{t("test.read")}</p>}
        {head.isGuest && <p className="text-muted">{t("course.guest")}</p>}
      </div>
      {questions.map((question, n) => {
        const error = sent?.errors[question.field];
        return (
          <QuestionChoices
            key={question.field}
            n={n}
            question={question}
            chosen={sent?.fields[question.field]}
            error={error && say(error)}
          />
        );
      })}
      <Button name="intent" value="hand-in" size="lg" className="justify-self-start">
        {t("test.handIn")}
      </Button>
    </form>
  );
}

/** The test of a course on one page, or what came of one with why each answer is right. */
export default function TestScreen({ view, sent }: ViewProps) {
  const t = useText("courses");
  const say = useSay();
  const { head, questions, result } = view;
  const open = questions.flatMap(({ field }, n) => (sent?.errors[field] ? [{ field, n }] : []));
  const whole = sent?.problem ?? (sent && open.length === 0 ? "errors.form" : undefined);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={coursePath(head.id)}>
            <Said text={head.title} written={head.written} />
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{view.title}</h1>
      </header>
      {sent && (
        <ErrorSummary
          title={t("errors.summary")}
          message={whole && say(whole)}
          items={open.map(({ field, n }) => ({ field, message: t("errors.openAt", { n: n + 1 }) }))}
        />
      )}
      {head.began && <Notice title={t("course.edition", head.began)} />}
      <Result view={view} />
      {!result && head.gate && <GateNotice gate={head.gate} isGuest={head.isGuest} />}
      {!result && !view.ready && (
        <Notice title={t("errors.first")}>
          <TextLink href={coursePath(head.id)}>{t("test.toCourse")}</TextLink>
        </Notice>
      )}
      {!result && view.over && <Notice tone="ok" title={t("test.over")} />}
      {!result && !view.over && view.left === 0 && <Notice tone="warn" title={t("test.tomorrow")} />}
      {questions.length > 0 && <Questions view={view} sent={sent} />}
    </div>
  );
}
