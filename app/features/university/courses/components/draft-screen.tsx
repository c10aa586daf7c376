import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { coursePath, DRAFTS, draftLessonPath, draftPath } from "../courses.limits.ts";
import { DRAFT_LIMITS } from "../draft.ts";
import type { DraftView } from "../drafts.view.server.ts";
import { DraftField, DraftProblem, DraftState, SettingsFields } from "./draft-parts.tsx";
import { ItemsTable } from "./items-table.tsx";

interface ViewProps {
  view: DraftView;
  sent?: Sent;
}

const Version = ({ view }: ViewProps) => <input type="hidden" name="version" value={view.version} />;

/** What is missing before it can be taught, or the button that publishes it. */
function Publish({ view }: ViewProps) {
  const t = useText("authoring");
  if (view.gaps.length > 0)
    return (
      <Notice title={t("publish.gaps")}>
        <ul className="list-disc ps-6">
          {view.gaps.map((gap) => (
            <li key={gap.what === "body" ? gap.lesson : gap.what}>
              {gap.what === "body"
                ? t("publish.body", { lesson: isolated(gap.lesson) })
                : t(`publish.${gap.what}`)}
            </li>
          ))}
        </ul>
      </Notice>
    );
  if (view.state !== "draft" && !view.isChanged) return <p className="text-muted">{t("publish.same")}</p>;
  return (
    <form
      method="post"
      action={draftPath(view.id)}
      data-reload
      className="grid max-w-prose gap-2 print:hidden"
    >
      <Version view={view} />
      <p>{t(view.edition === 0 ? "publish.first" : "publish.next")}</p>
      <Button name="intent" value="publish" size="lg" className="justify-self-start">
        {t("publish.go", { edition: view.edition + 1 })}
      </Button>
    </form>
  );
}

function Lessons({ view, sent }: ViewProps) {
  const t = useText("authoring");
  const courses = useText("courses");
  const form = formOf(["add-lesson"], sent);
  return (
    <TitledSection id="lessons" title={courses("course.lessons")} className="grid scroll-mt-24 gap-4">
      <ol className="border-t-2 border-ink">
        {view.lessons.map((lesson, n) => (
          <li key={lesson.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
            <bdi className="w-6 text-muted tabular-nums">{n + 1}</bdi>
            <TextLink href={draftLessonPath(view.id, lesson.id)}>
              <Typed text={lesson.title} />
            </TextLink>
            <span className="text-sm text-muted">
              {courses("minutes", { count: lesson.minutes })} ·{" "}
              {courses("questions", { count: lesson.questions })}
            </span>
            <form method="post" action={draftPath(view.id)} className="flex print:hidden" data-reload>
              <Version view={view} />
              <input type="hidden" name="lesson" value={lesson.id} />
              {n > 0 && (
                <Button name="intent" value="move-lesson" variant="ghost">
                  {t("lessons.up")}
                  <span className="sr-only"> ({lesson.title})</span>
                </Button>
              )}
              <Button name="intent" value="drop-lesson" variant="ghost">
                {t("lessons.drop")}
                <span className="sr-only"> ({lesson.title})</span>
              </Button>
            </form>
          </li>
        ))}
      </ol>
      {view.lessons.length < DRAFT_LIMITS.lessons && (
        <form
          method="post"
          action={draftPath(view.id)}
          noValidate
          className="grid max-w-xl gap-4 print:hidden"
          data-reload
        >
          <Version view={view} />
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <DraftField form={form} name="lessonTitle" label={t("lessons.title")} most={DRAFT_LIMITS.title} />
          <Button name="intent" value="add-lesson" variant="outline" className="justify-self-start">
            {t("lessons.add")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

function Settings({ view, sent }: ViewProps) {
  const t = useText("authoring");
  const { settings } = view;
  const form = formOf(["settings"], sent, {
    ...{ title: settings.title, about: settings.about, language: settings.language },
    ...{ subject: settings.subject, passPercent: String(settings.passPercent) },
    validMonths: String(settings.validMonths),
  });
  return (
    <Fold title={t("settings")} open={form.isSent}>
      <form method="post" action={draftPath(view.id)} noValidate className="grid max-w-xl gap-4" data-reload>
        <Version view={view} />
        <SettingsFields form={form} />
        <Button name="intent" value="settings" variant="outline" className="justify-self-start">
          {t("save")}
        </Button>
      </form>
    </Fold>
  );
}

/** A course that is being written: its lessons, what is missing, and how its questions were answered. */
export default function DraftScreen({ view, sent }: ViewProps) {
  const t = useText("authoring");
  const courses = useText("courses");
  const caption = courses("items.caption", {
    ...{ course: isolated(view.settings.title), edition: view.edition },
  });
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={DRAFTS}>{t("list.title")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.settings.title} />
        </h1>
        <p className="flex flex-wrap items-center gap-3">
          <DraftState of={view} />
          {view.state !== "draft" && <TextLink href={coursePath(view.id)}>{t("see")}</TextLink>}
        </p>
      </header>
      <DraftProblem sent={sent} />
      <Publish view={view} />
      <Lessons view={view} sent={sent} />
      <Settings view={view} sent={sent} />
      {view.edition > 0 && (
        <TitledSection id="items" title={caption} className="grid gap-3">
          <ItemsTable caption={caption} rows={view.rows} />
        </TitledSection>
      )}
      <form
        method="post"
        action={draftPath(view.id)}
        className="grid max-w-prose gap-2 print:hidden"
        data-reload
      >
        <p className="text-muted">{t(`ending.${view.state}`)}</p>
        <Button
          name="intent"
          value={view.state === "draft" ? "discard" : view.state === "taught" ? "retire" : "restore"}
          variant="outline"
          className="justify-self-start"
        >
          {t(`end.${view.state}`)}
        </Button>
      </form>
    </div>
  );
}
