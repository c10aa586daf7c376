import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Progress } from "~/ui/progress.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { COURSE_LIMITS, COURSES_PATH, coursePath, lessonPath, testPath } from "../courses.limits.ts";
import type { CourseView } from "../courses.view.server.ts";
import { GateNotice, NotTranslated, Said, usePercent, useSay } from "./parts.tsx";

interface ViewProps {
  view: CourseView;
  sent?: Sent;
}

/** What is next: to start, to go on where somebody stopped, or the test. */
function Steps({ view }: { view: CourseView }) {
  const t = useText("courses");
  if (view.gate || !view.ready || view.state === "passed") return null;
  const isRunning = view.state !== undefined && view.state !== "expired";
  if (!isRunning)
    return (
      <form method="post" action={coursePath(view.id)} data-reload className="print:hidden">
        <Button name="intent" value="start" size="lg">
          {t("course.start")}
        </Button>
      </form>
    );
  const next = view.lessons.find(({ id }) => id === view.next);
  return (
    <p className="flex flex-wrap items-center gap-4 print:hidden">
      {next ? (
        <a href={lessonPath(view.id, next.id)} className={buttonClass({ size: "lg" })}>
          {t("course.resume", { lesson: isolated(next.title) })}
        </a>
      ) : (
        <a href={testPath(view.id)} className={buttonClass({ size: "lg" })}>
          {t("course.toTest")}
        </a>
      )}
      {next && <TextLink href={testPath(view.id)}>{t("course.toTest")}</TextLink>}
    </p>
  );
}

/** Where somebody stands: what was passed and until when, what ran out, and in which edition they are. */
function Standing({ view }: { view: CourseView }) {
  const t = useText("courses");
  const { date } = useFormat();
  const percent = usePercent();
  return (
    <>
      {view.state === "passed" && view.passedAt && (
        <Notice tone="ok" title={t("states.passed")}>
          <p>
            {t("course.passedOn", {
              date: isolated(date(view.passedAt)),
              percent: percent(view.best ?? 0),
            })}{" "}
            {view.expiresAt && t("course.until", { date: isolated(date(view.expiresAt)) })}
          </p>
        </Notice>
      )}
      {view.state === "expired" && view.expiresAt && (
        <Notice tone="warn" title={t("states.expired")}>
          <p>{t("course.ranOut", { date: isolated(date(view.expiresAt)) })}</p>
        </Notice>
      )}
      {view.began && <Notice title={t("course.edition", view.began)} />}
      {view.state !== undefined && view.state !== "passed" && view.state !== "expired" && (
        <div className="max-w-xl">
          <Progress
            id="read"
            label={t("course.progress")}
            value={view.lessons.filter(({ done }) => done).length}
            max={view.lessons.length}
            text={t("course.progressText", {
              done: view.lessons.filter(({ done }) => done).length,
              of: view.lessons.length,
            })}
          />
        </div>
      )}
      {view.isGuest && view.state !== undefined && <p className="text-muted">{t("course.guest")}</p>}
    </>
  );
}

function Facts({ view }: { view: CourseView }) {
  const t = useText("courses");
  const percent = usePercent();
  return (
    <ul className="grid max-w-prose gap-1">
      <li>
        {[
          t(`subjects.${view.subject}`),
          t("lessons", { count: view.lessons.length }),
          t("minutes", { count: view.minutes }),
          t("questions", { count: view.questions }),
          t(`access.${view.access}`),
        ].join(" · ")}
      </li>
      <li>
        {t("course.written")}: {view.languages.map((one) => t(`languages.${one}`)).join(", ")}
      </li>
      <li>{t("course.pass", { percent: percent(view.passPercent), count: COURSE_LIMITS.attemptsADay })}</li>
      <li>{view.validMonths ? t("course.valid", { count: view.validMonths }) : t("course.forever")}</li>
    </ul>
  );
}

/** A course: what it is about, what it costs, its lessons, and where somebody stands. */
export default function CourseScreen({ view, sent }: ViewProps) {
  const t = useText("courses");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={COURSES_PATH}>{t("course.back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Said text={view.title} written={view.written} />
        </h1>
        <p className="max-w-prose text-lg text-muted">
          <Said text={view.about} written={view.written} />
        </p>
        <NotTranslated written={view.written} about={view.id} ofFirm={view.access === "firm"} />
      </header>
      <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={["intent"]} />
      {view.gate && <GateNotice gate={view.gate} isGuest={view.isGuest} />}
      {!view.ready && (
        <Notice title={t("course.after")}>
          <p>{t("course.afterText")}</p>
          <ul>
            {view.after.map((before) => (
              <li key={before.id}>
                <TextLink href={coursePath(before.id)}>
                  <Said text={before.title} written={before.written} />
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Standing view={view} />
      <Steps view={view} />
      <TitledSection id="lessons" title={t("course.lessons")} className="grid gap-2">
        <ol className="border-t-2 border-ink">
          {view.lessons.map((lesson, n) => (
            <li key={lesson.id} className="flex flex-wrap items-center gap-x-3 border-b border-line">
              <bdi className="w-6 text-muted tabular-nums">{n + 1}</bdi>
              <TextLink href={lessonPath(view.id, lesson.id)}>
                <Said text={lesson.title} written={lesson.written} />
              </TextLink>
              <span className="text-sm text-muted">{t("minutes", { count: lesson.minutes })}</span>
              {lesson.done && <Badge variant="secondary">{t("course.done")}</Badge>}
            </li>
          ))}
        </ol>
      </TitledSection>
      <Facts view={view} />
      <p className="max-w-prose text-sm text-muted">{t(view.access === "firm" ? "ofFirm" : "oursOnly")}</p>
    </div>
  );
}
