import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { coursePath, lessonPath, testPath } from "../courses.limits.ts";
import type { LessonView } from "../courses.view.server.ts";
import { AskInstructor } from "./ask-form.tsx";
import { Blocks, Cites, GateNotice, NotTranslated, Said, useSay } from "./parts.tsx";

/** One lesson to read and to print, and the way on. */
export default function LessonScreen({ view, sent }: { view: LessonView; sent?: Sent }) {
  const t = useText("courses");
  const { head, lesson, next, previous } = view;
  const path = lessonPath(head.id, lesson.id);
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={coursePath(head.id)}>
            <Said text={head.title} written={head.written} />
          </TextLink>
        </p>
        <p className="text-muted">
          {t("lesson.number", { number: lesson.number, of: lesson.of })} ·{" "}
          {t("minutes", { count: lesson.minutes })}
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Said text={lesson.title} written={lesson.written} />
        </h1>
        <NotTranslated
          written={lesson.written}
          about={`${head.id}/${lesson.id}`}
          ofFirm={head.access === "firm"}
        />
      </header>
      <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={["intent", "idem"]} />
      {head.began && <Notice title={t("course.edition", head.began)} />}
      {view.isOpen ? (
        <>
          <Blocks blocks={lesson.blocks} written={lesson.written} />
          <Cites cite={lesson.cite} />
          <p className="max-w-prose text-sm text-muted">
            {t(head.access === "firm" ? "ofFirm" : "lesson.verify")}
          </p>
        </>
      ) : (
        <p className="font-bold">{t("gate.closed")}</p>
      )}
      {head.gate && <GateNotice gate={head.gate} isGuest={head.isGuest} />}
      {view.canFinish && (
        <form method="post" action={path} data-reload className="print:hidden">
          <Button name="intent" value="done" size="lg">
            {t(next ? "lesson.done" : "lesson.doneLast")}
          </Button>
        </form>
      )}
      <AskInstructor view={view} path={path} sent={sent} />
      <nav className="flex flex-wrap gap-x-6 print:hidden" aria-label={t("course.lessons")}>
        {previous && (
          <TextLink href={lessonPath(head.id, previous.id)} rel="prev">
            {t("lesson.previous", { title: isolated(previous.title) })}
          </TextLink>
        )}
        {next ? (
          <TextLink href={lessonPath(head.id, next.id)} rel="next">
            {t("lesson.next", { title: isolated(next.title) })}
          </TextLink>
        ) : (
          <TextLink href={testPath(head.id)}>{t("course.toTest")}</TextLink>
        )}
      </nav>
    </div>
  );
}
