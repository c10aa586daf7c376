import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { COURSES_PATH, LEARNING, UNIVERSITY } from "../courses.limits.ts";
import type { LearningView } from "../learning.view.server.ts";
import { AnswerShown, CourseLine, QuestionChoices, useSay } from "./parts.tsx";

interface ViewProps {
  view: LearningView;
  sent?: Sent;
}

function Repeat({ view, sent }: ViewProps) {
  const t = useText("courses");
  const { date } = useFormat();
  const say = useSay();
  const { due, later } = view;
  return (
    <TitledSection id="repeat" title={t("learning.repeat")} className="grid max-w-3xl gap-4">
      <p className="text-muted">{t("learning.repeatText")}</p>
      {due.length === 0 ? (
        <p>{t("learning.nothing")}</p>
      ) : (
        <form method="post" action={LEARNING} noValidate className="grid gap-8" data-reload>
          {due.map((question, n) => {
            const error = sent?.errors[question.field];
            return (
              <div key={question.id}>
                <input type="hidden" name={`id${n + 1}`} value={question.id} />
                <input type="hidden" name={`seen${n + 1}`} value={question.version} />
                <QuestionChoices
                  n={n}
                  question={question}
                  chosen={sent?.fields[question.field]}
                  error={error && say(error)}
                />
              </div>
            );
          })}
          <Button name="intent" value="repeat" size="lg" className="justify-self-start">
            {t("learning.check")}
          </Button>
        </form>
      )}
      {later.waiting > 0 && later.next && (
        <p className="text-muted">
          {t("learning.later", { count: later.waiting, date: isolated(date(later.next)) })}
        </p>
      )}
    </TitledSection>
  );
}

function Checked({ view }: { view: LearningView }) {
  const t = useText("courses");
  const { date } = useFormat();
  if (view.answers.length === 0) return null;
  return (
    <TitledSection id="checked" title={t("learning.checked")} className="grid max-w-3xl scroll-mt-24 gap-2">
      <ul className="border-t-2 border-ink">
        {view.answers.map((answer) => (
          <AnswerShown key={answer.id} answer={answer} course={answer.course}>
            <span className="text-muted">
              {answer.dueOn
                ? t("learning.comesOn", { date: isolated(date(answer.dueOn)) })
                : t("learning.learned")}
            </span>
          </AnswerShown>
        ))}
      </ul>
    </TitledSection>
  );
}

/** What somebody learns: what is asked again today, their courses, and their hours. */
export default function LearningScreen({ view, sent }: ViewProps) {
  const t = useText("courses");
  const shell = useText("shell");
  const { number } = useFormat();
  const open = view.due.flatMap(({ field }, n) => (sent?.errors[field] ? [{ field, n }] : []));
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("myLearning"))} title={shell("screens.myLearning.title")}>
        <p>{t("learning.lead")}</p>
      </PageHeading>
      {sent && (
        <ErrorSummary
          title={t("errors.summary")}
          message={open.length === 0 ? t("errors.form") : undefined}
          items={open.map(({ field, n }) => ({ field, message: t("errors.openAt", { n: n + 1 }) }))}
        />
      )}
      <Checked view={view} />
      <Repeat view={view} sent={sent} />
      {view.courses.length === 0 ? (
        <EmptyState
          title={t("learning.none.title")}
          action={<TextLink href={COURSES_PATH}>{t("learning.none.link")}</TextLink>}
        >
          <p>{t("lead")}</p>
        </EmptyState>
      ) : (
        <TitledSection id="courses" title={t("learning.courses")} className="grid gap-4">
          <FigureList
            rows={[
              [t("learning.passed"), number(view.passed)],
              [t("learning.hours"), t("learning.inHours", { hours: number(view.hours) })],
              [t("learning.ceHours"), t("learning.inHours", { hours: number(view.passedHours) })],
            ]}
          />
          <p className="max-w-prose text-sm text-muted">{t("learning.hoursText")}</p>
          <ul className="border-t-2 border-ink">
            {view.courses.map((course) => (
              <CourseLine key={course.id} course={course} state={course.state} />
            ))}
          </ul>
        </TitledSection>
      )}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={COURSES_PATH}>{t("course.back")}</TextLink>
        <TextLink href={UNIVERSITY}>{t("learning.university")}</TextLink>
      </p>
    </div>
  );
}
