import { Talk } from "~/engines/talk/talk.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { coursePath, lessonPath } from "../courses.limits.ts";
import type { QuestionView } from "../questions.view.server.ts";

/** A question about a lesson, for whoever asked and whoever teaches it. */
export default function QuestionScreen({ view, sent }: { view: QuestionView; sent?: Sent }) {
  const t = useText("courses");
  const { about } = view;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        {about.course && (
          <p className="flex flex-wrap gap-x-4 print:hidden">
            <TextLink href={coursePath(about.courseId)}>
              <Typed text={about.course} />
            </TextLink>
            {about.lesson && (
              <TextLink href={lessonPath(about.courseId, about.lessonId)}>
                <Typed text={about.lesson} />
              </TextLink>
            )}
          </p>
        )}
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{view.title}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <Badge variant="secondary">{t(view.waits ? "ask.waits" : "ask.answered")}</Badge>
          <span>{t(view.teaches ? "ask.teacher" : "ask.who")}</span>
        </p>
      </header>
      {view.isExample && <Notice title={t("ask.example")} />}
      <Talk posts={view.posts} idem={view.idem} maySpeak={!view.isExample} markText={() => ""} sent={sent} />
    </div>
  );
}
