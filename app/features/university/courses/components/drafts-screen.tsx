import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { COURSES_PATH, draftPath } from "../courses.limits.ts";
import type { DraftsView } from "../drafts.view.server.ts";
import { DraftProblem, DraftState, SettingsFields } from "./draft-parts.tsx";
import { QuestionList } from "./question-list.tsx";

/** The courses that a firm writes for its own people, and the form that begins one. */
export default function DraftsScreen({ view, sent }: { view: DraftsView; sent?: Sent }) {
  const t = useText("authoring");
  const shell = useText("shell");
  const courses = useText("courses");
  const form = formOf(["create"], sent, {
    ...{ language: view.language, subject: "safety", passPercent: "80", validMonths: "0" },
  });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("courseDrafts"))} title={shell("screens.courseDrafts.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <DraftProblem sent={sent} />
      <TitledSection id="drafts" title={t("list.title")} className="grid gap-2">
        {view.drafts.length === 0 && <p>{t("list.none")}</p>}
        <ul className="border-t-2 border-ink">
          {view.drafts.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
              <TextLink href={draftPath(one.id)} className="font-bold">
                <Typed text={one.title} />
              </TextLink>
              <DraftState of={one} />
            </li>
          ))}
        </ul>
      </TitledSection>
      {view.questions.length > 0 && (
        <TitledSection id="asked" title={courses("ask.ofLearners")} className="grid gap-2">
          <QuestionList questions={view.questions} />
        </TitledSection>
      )}
      {view.mayWrite ? (
        <TitledSection id="new" title={t("new.title")} className="grid scroll-mt-24 gap-4 print:hidden">
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <SettingsFields form={form} />
            <Button name="intent" value="create" className="justify-self-start">
              {t("new.begin")}
            </Button>
          </form>
        </TitledSection>
      ) : (
        <p className="max-w-prose">{t("list.ownersOnly")}</p>
      )}
      <p className="print:hidden">
        <TextLink href={COURSES_PATH}>{courses("course.back")}</TextLink>
      </p>
    </div>
  );
}
