import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ItemsView } from "../items.view.server.ts";
import { ItemsTable } from "./items-table.tsx";
import { QuestionList } from "./question-list.tsx";

/** For authors: how good each question is, and what people would like to learn. */
export default function ItemsScreen({ view }: { view: ItemsView }) {
  const t = useText("courses");
  const shell = useText("shell");
  const { date } = useFormat();
  const caption = t("items.caption", { course: isolated(view.title), edition: view.edition });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("courseFigures"))} title={shell("screens.courseFigures.title")}>
        <p>{t("items.lead")}</p>
      </PageHeading>
      <form
        method="get"
        action={screen("courseFigures").path}
        className="flex max-w-xl flex-wrap items-end gap-3"
        data-reload
      >
        <SelectField
          name="course"
          label={t("items.course")}
          options={view.courses}
          defaultValue={view.chosen}
          translate="no"
          className="min-w-0 flex-1 basis-60"
        />
        <Button variant="outline">{t("items.show")}</Button>
      </form>
      <TitledSection id="items" title={caption} className="grid gap-3">
        <ItemsTable caption={caption} rows={view.rows} />
      </TitledSection>
      <TitledSection id="asked" title={t("ask.ofLearners")} className="grid gap-3">
        {view.questions.length === 0 ? <p>{t("ask.none")}</p> : <QuestionList questions={view.questions} />}
      </TitledSection>
      <TitledSection id="suggestions" title={t("items.suggestions")} className="grid gap-3">
        {view.suggestions.length === 0 && <p>{t("items.noSuggestions")}</p>}
        <ul>
          {view.suggestions.map((one) => (
            <li key={one.id} className="grid border-b border-line py-2">
              <span dir="auto" className="wrap-anywhere">
                {one.topic}
              </span>
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                {date(one.createdAt)} <bdi translate="no">{one.language}</bdi>
                {one.about && (
                  <bdi dir="ltr" translate="no">
                    {one.about}
                  </bdi>
                )}
              </span>
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
