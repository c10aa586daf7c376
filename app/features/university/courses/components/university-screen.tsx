import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Icon } from "~/ui/icon.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Progress } from "~/ui/progress.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import {
  COURSE_LIMITS,
  COURSES_PATH,
  coursePath,
  LEARNING,
  lessonPath,
  UNIVERSITY,
} from "../courses.limits.ts";
import type { UniversityView } from "../university.view.server.ts";
import { Said } from "./parts.tsx";

interface ViewProps {
  view: UniversityView;
  sent?: Sent;
}

function Next({ view }: { view: UniversityView }) {
  const t = useText("university");
  if (!view.next) return null;
  return (
    <TitledSection id="next" title={t("next.title")} className="grid max-w-prose justify-items-start gap-2">
      <p className="text-lg font-bold">
        <Said text={view.next.title} written={view.next.written} />
      </p>
      <p className="text-muted">{t(`next.${view.next.why}`)}</p>
      <a href={coursePath(view.next.id)} className={buttonClass({ size: "lg" })}>
        {t("next.go")}
      </a>
    </TitledSection>
  );
}

/** The steps of a path with their lessons: also a list to read from that is printed on one sheet. */
function Path({ view }: { view: UniversityView }) {
  const t = useText("university");
  const courses = useText("courses");
  const { number } = useFormat();
  const { path } = view;
  if (!path) return null;
  const hours = number(Math.round(view.left / 6) / 10);
  return (
    <TitledSection
      id="path"
      title={t("path.title", { role: t(`roles.${path.id}`) })}
      className="grid scroll-mt-24 gap-4"
    >
      <div className="max-w-xl">
        <Progress
          id="passed"
          label={t("path.progress")}
          value={view.passed}
          max={Math.max(1, path.steps.length)}
          text={t("path.of", { done: view.passed, of: path.steps.length })}
        />
      </div>
      <p>
        {t("path.left", { hours: isolated(hours) })}{" "}
        <span className="text-muted">
          {view.behind > 0 ? t("path.median", { count: view.behind }) : t("path.printed")}
        </span>
      </p>
      <ol className="grid gap-4">
        {path.steps.map((step) => (
          <li key={step.id} className="grid gap-1 border-t border-line pt-3">
            <span className="flex flex-wrap items-center gap-x-3">
              <TextLink href={coursePath(step.id)} className="font-bold">
                <Said text={step.title} written={step.written} />
              </TextLink>
              {step.required && <Badge variant="secondary">{t("path.required")}</Badge>}
              {step.state && (
                <Badge variant="secondary">{courses(`states.${step.state}` as Key<"courses">)}</Badge>
              )}
              <span className="text-sm text-muted">{courses(`access.${step.access}`)}</span>
            </span>
            <ul className="grid ps-4">
              {step.reading.map((lesson) => (
                <li key={lesson.id} className="flex flex-wrap items-center gap-x-3 break-inside-avoid">
                  <span aria-hidden="true" className="grid size-5 place-items-center border border-control">
                    {lesson.read && <Icon name="check" className="size-4" />}
                  </span>
                  <TextLink href={lessonPath(step.id, lesson.id)}>
                    <Said text={lesson.title} written={lesson.written} />
                  </TextLink>
                  <span className="text-sm text-muted">
                    {courses("minutes", { count: lesson.minutes })}
                    {lesson.read && ` · ${courses("course.done")}`}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{t("path.print")}</p>
    </TitledSection>
  );
}

function Choose({ view, sent }: ViewProps) {
  const t = useText("university");
  const courses = useText("courses");
  const say = (key: string) => t(key as Key<"university">);
  const error = sent?.errors.path;
  return (
    <TitledSection id="paths" title={t("paths.title")} className="grid gap-4 print:hidden">
      <ul className="border-t-2 border-ink">
        {view.paths.map((path) => (
          <li key={path.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
            <TextLink href={`${UNIVERSITY}?path=${path.id}#path`} className="font-bold">
              {t(`roles.${path.id}`)}
            </TextLink>
            <span className="text-sm text-muted">
              {[
                t(`trades.${path.trade}`),
                courses("found", { count: path.courses }),
                courses("minutes", { count: path.minutes }),
              ].join(" · ")}
            </span>
            {path.followed && <Badge variant="secondary">{t("paths.followed")}</Badge>}
          </li>
        ))}
      </ul>
      <form method="post" action={UNIVERSITY} noValidate className="grid gap-4" data-reload>
        <RadioTiles
          name="path"
          legend={t("paths.choose")}
          options={view.paths.map(({ id }) => ({ value: id, text: t(`roles.${id}`) }))}
          chosen={sent?.fields.path ?? view.path?.id}
          error={error && say(error)}
        />
        <Button name="intent" value="choose" className="justify-self-start">
          {t("paths.follow")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** What a firm gave to whoever reads. */
function Assigned({ view }: { view: UniversityView }) {
  const t = useText("university");
  const { date } = useFormat();
  if (view.assigned.length === 0) return null;
  return (
    <TitledSection id="assigned" title={t("assigned.title")} className="grid gap-2">
      <ul className="border-t-2 border-ink">
        {view.assigned.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
            <TextLink href={`${UNIVERSITY}?path=${one.path}#path`}>
              {t(`roles.${one.path}` as Key<"university">)}
            </TextLink>
            <span className="text-muted">
              <bdi>{one.firm}</bdi>
            </span>
            {one.dueOn && <span>{t("assigned.due", { date: isolated(date(one.dueOn)) })}</span>}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("assigned.seen")}</p>
    </TitledSection>
  );
}

/** For the owner of a firm: who follows which path, and the form that gives one. */
function Crew({ view, sent }: ViewProps) {
  const t = useText("university");
  const { date } = useFormat();
  if (view.people.length === 0) return null;
  const error = (name: string) => sent?.errors[name] && t(sent.errors[name] as Key<"university">);
  return (
    <TitledSection id="crew" title={t("crew.title")} className="grid scroll-mt-24 gap-4 print:hidden">
      {view.given.length > 0 && (
        <ul className="border-t-2 border-ink">
          {view.given.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
              <bdi className="font-bold">{one.name}</bdi>
              <span>{t(`roles.${one.path}` as Key<"university">)}</span>
              <span className="text-muted">{t("crew.passed", { done: one.passed, of: one.of })}</span>
              {one.dueOn && <span>{t("assigned.due", { date: isolated(date(one.dueOn)) })}</span>}
              <form method="post" action={UNIVERSITY} data-reload>
                <input type="hidden" name="id" value={one.id} />
                <Button name="intent" value="withdraw" variant="ghost">
                  {t("crew.withdraw")}
                  <span className="sr-only"> ({one.name})</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        action={UNIVERSITY}
        noValidate
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
        data-reload
      >
        <SelectField
          name="member"
          label={t("crew.member")}
          options={view.people.map(({ id, name }) => ({ value: id, text: name }))}
          defaultValue={sent?.fields.member}
          error={error("member")}
          translate="no"
        />
        <SelectField
          name="given"
          label={t("crew.path")}
          options={view.paths.map(({ id }) => ({ value: id, text: t(`roles.${id}`) }))}
          defaultValue={sent?.fields.given}
          error={error("given")}
        />
        <Field
          name="dueOn"
          type="date"
          label={t("crew.due")}
          defaultValue={sent?.fields.dueOn ?? ""}
          error={error("dueOn")}
        />
        <Button name="intent" value="assign" variant="outline">
          {t("crew.assign")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Suggest({ view, idem, sent }: ViewProps & { idem: string }) {
  const t = useText("university");
  const error = sent?.errors.topic;
  return (
    <TitledSection id="suggest" title={t("suggest.title")} className="grid scroll-mt-24 gap-4 print:hidden">
      <form method="post" action={UNIVERSITY} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={sent?.fields.idem ?? idem} />
        <input type="hidden" name="about" value={sent?.fields.about ?? view.about} />
        <Field
          name="topic"
          label={view.about ? t("suggest.translate") : t("suggest.topic")}
          hint={view.about ? t("suggest.translateHint") : t("suggest.topicHint")}
          error={error && t(error as Key<"university">)}
          defaultValue={sent?.fields.topic ?? ""}
          maxLength={COURSE_LIMITS.topic}
          dir="auto"
          autoComplete="off"
        />
        <Button name="intent" value="suggest" variant="outline" className="justify-self-start">
          {t("suggest.send")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** Where somebody learns: paths by role, what is next, what runs out, and what we should teach. */
export default function UniversityScreen({ view, idem, sent }: ViewProps & { idem: string }) {
  const t = useText("university");
  const courses = useText("courses");
  const shell = useText("shell");
  const { date } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("university"))} title={shell("screens.university.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <FormProblem
        sent={sent}
        title={t("errors.summary")}
        say={(key) => t(key as Key<"university">)}
        hidden={["intent", "idem", "about"]}
        anchor={(field) => (field === "path" ? `path-${view.paths[0]?.id}` : field)}
      />
      <Assigned view={view} />
      <Next view={view} />
      {view.renewals.length + view.cards.length > 0 && (
        <TitledSection id="renewals" title={t("renewals.title")} className="grid gap-2">
          <ul className="border-t-2 border-ink">
            {view.cards.map((card) => (
              <li key={card.href} className="flex flex-wrap items-center gap-x-4 border-b border-line">
                <TextLink href={card.href}>
                  {card.title} · <bdi>{card.holder}</bdi>
                </TextLink>
                <span className="text-muted">
                  {t(card.isPast ? "renewals.ended" : "renewals.ends", {
                    date: isolated(date(card.expiresOn)),
                  })}
                </span>
              </li>
            ))}
            {view.renewals.map((course) => (
              <li key={course.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
                <TextLink href={coursePath(course.id)}>
                  <Said text={course.title} written={course.written} />
                </TextLink>
                {course.expiresAt && (
                  <span className="text-muted">
                    {t(course.state === "expired" ? "renewals.ended" : "renewals.ends", {
                      date: isolated(date(course.expiresAt)),
                    })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <Path view={view} />
      <Choose view={view} sent={sent} />
      <Crew view={view} sent={sent} />
      <search>
        <form
          method="get"
          action={COURSES_PATH}
          className="flex max-w-xl flex-wrap items-end gap-3 print:hidden"
          data-reload
        >
          <Field
            name="q"
            type="search"
            label={t("search.label")}
            maxLength={COURSE_LIMITS.search}
            dir="auto"
            className="min-w-0 flex-1 basis-60"
          />
          <Button variant="outline">{t("search.go")}</Button>
        </form>
      </search>
      <Suggest view={view} idem={idem} sent={sent} />
      <TitledSection id="figures" title={t("figures.title")} className="grid gap-2">
        <FigureList
          rows={[
            [t("figures.students"), t("figures.studentsValue")],
            [t("figures.placed"), t("figures.placedValue")],
          ]}
        />
        <p className="text-sm text-muted">{t("figures.sample")}</p>
      </TitledSection>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={COURSES_PATH}>{courses("course.back")}</TextLink>
        <TextLink href={LEARNING}>{courses("learning.courses")}</TextLink>
        <TextLink href={`${COURSES_PATH}#osha`}>{courses("osha.title")}</TextLink>
      </p>
    </div>
  );
}
