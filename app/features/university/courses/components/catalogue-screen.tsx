import { useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { SUBJECTS } from "../course.ts";
import { COURSE_LIMITS, COURSES_PATH, DRAFTS, LEARNING, LENGTHS, UNIVERSITY } from "../courses.limits.ts";
import type { CatalogueView } from "../courses.view.server.ts";
import { CourseLine, Said } from "./parts.tsx";

function Filters({ chosen }: Pick<CatalogueView, "chosen">) {
  const t = useText("courses");
  const all = { value: "", text: t("filter.all") };
  return (
    <form
      method="get"
      action={COURSES_PATH}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3 print:hidden"
      data-reload
    >
      <SelectField
        name="subject"
        label={t("filter.subject")}
        options={[all, ...SUBJECTS.map((value) => ({ value, text: t(`subjects.${value}`) }))]}
        defaultValue={chosen.subject}
      />
      <SelectField
        name="language"
        label={t("filter.language")}
        options={[all, ...LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))]}
        defaultValue={chosen.language}
      />
      <SelectField
        name="length"
        label={t("filter.length")}
        options={[all, ...LENGTHS.map((value) => ({ value, text: t(`lengths.${value}`) }))]}
        defaultValue={chosen.length}
      />
      <Field
        name="q"
        type="search"
        label={t("filter.words")}
        defaultValue={chosen.q}
        maxLength={COURSE_LIMITS.search}
        dir="auto"
      />
      <Checkbox name="free" value="1" label={t("filter.free")} defaultChecked={chosen.free} />
      <Button variant="outline">{t("filter.show")}</Button>
    </form>
  );
}

/** What OSHA's own outreach training is, and that it is none of ours. */
export function Osha() {
  const t = useText("courses");
  return (
    <TitledSection id="osha" title={t("osha.title")} className="grid max-w-prose gap-2">
      <p>{t("osha.text")}</p>
      <p>{t("oursOnly")}</p>
      <p>
        <TextLink href="https://www.osha.gov/training/outreach" target="_blank" rel="noopener noreferrer">
          {t("osha.link")}
          <span className="sr-only"> ({t("osha.newTab")})</span>
        </TextLink>
      </p>
    </TitledSection>
  );
}

/** All courses of the house, and the lessons in which words stand. */
export default function CatalogueScreen({ view }: { view: CatalogueView }) {
  const t = useText("courses");
  const shell = useText("shell");
  const { chosen, courses, found } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("trainingCourses"))}
        title={shell("screens.trainingCourses.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Filters chosen={chosen} />
      {found && (
        <TitledSection id="lessons" title={t("lessonsFound")} className="grid gap-2">
          {found.length === 0 && <p>{t("noLessons")}</p>}
          <ul>
            {found.map((lesson) => (
              <li key={lesson.href} className="flex flex-wrap items-center gap-x-3">
                <TextLink href={lesson.href}>
                  <Said text={lesson.title} written={lesson.written} />
                </TextLink>
                <span className="text-muted">
                  <Said text={lesson.course.title} written={lesson.course.written} />
                </span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {courses.length === 0 ? (
        <EmptyState
          title={t("none.title")}
          action={<TextLink href={COURSES_PATH}>{t("filter.clear")}</TextLink>}
        >
          <p>{t("none.text")}</p>
        </EmptyState>
      ) : (
        <section className="grid gap-2" aria-labelledby="courses">
          <h2 id="courses" className="text-xl font-bold">
            <span role="status">{t("found", { count: courses.length })}</span>
          </h2>
          <ul className="border-t-2 border-ink">
            {courses.map((course) => (
              <CourseLine key={course.id} course={course} />
            ))}
          </ul>
        </section>
      )}
      <Osha />
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={UNIVERSITY}>{t("learning.university")}</TextLink>
        <TextLink href={LEARNING}>{t("learning.courses")}</TextLink>
        <TextLink href={DRAFTS}>{shell("screens.courseDrafts.title")}</TextLink>
      </p>
    </div>
  );
}
