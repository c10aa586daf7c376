import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ENOUGH_ANSWERS } from "../items.logic.ts";
import type { ItemsView } from "../items.view.server.ts";
import { Said } from "./parts.tsx";

/** For authors: how good each question is, and what people would like to learn. */
export default function ItemsScreen({ view }: { view: ItemsView }) {
  const t = useText("courses");
  const shell = useText("shell");
  const { number, percent, date } = useFormat();
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
        {view.rows.length === 0 ? (
          <p>{t("items.none")}</p>
        ) : (
          <DataTable
            caption={caption}
            captionHidden
            dense
            columns={[
              { key: "question", heading: t("items.question") },
              { key: "n", heading: t("items.answers"), numeric: true },
              { key: "share", heading: t("items.share"), numeric: true },
              { key: "told", heading: t("items.told"), numeric: true },
              { key: "verdict", heading: t("items.verdict") },
            ]}
            rows={view.rows.map((row) => ({
              id: row.id,
              cells: {
                question: <Said text={row.ask} written={row.written} />,
                n: number(row.n),
                share: <bdi>{percent(String(row.percent))}</bdi>,
                told: row.told === undefined ? "–" : <bdi dir="ltr">{row.told.toFixed(2)}</bdi>,
                verdict: t(`items.verdicts.${row.verdict}`),
              },
            }))}
          />
        )}
        <p className="max-w-prose text-sm text-muted">{t("items.how", { count: ENOUGH_ANSWERS })}</p>
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
