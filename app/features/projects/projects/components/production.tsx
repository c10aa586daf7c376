import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ENOUGH_DAYS } from "../production.ts";
import type { ProjectView } from "../projects.view.server.ts";

/** What an hour of each crew made, from the logs that were handed in; of too few days nothing is judged. */
export function Production({ rates }: { rates: ProjectView["production"] }) {
  const t = useText("projects");
  const { number, date } = useFormat();
  return (
    <TitledSection id="production" title={t("production.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("production.text", { days: ENOUGH_DAYS })}</p>
      {rates.length > 0 && (
        <DataTable
          caption={t("production.title")}
          captionHidden
          columns={[
            { key: "crew", heading: t("production.crew") },
            { key: "made", heading: t("production.made"), numeric: true },
            { key: "hours", heading: t("production.hours"), numeric: true },
            { key: "rate", heading: t("production.rate"), numeric: true },
            { key: "weeks", heading: t("production.weeks") },
          ]}
          rows={rates.map(({ crew, unit, days, amount, hours, rate, weeks }) => ({
            id: `${unit} ${crew}`,
            cells: {
              crew: <bdi>{crew || t("production.unnamed")}</bdi>,
              made: t(`units.${unit}`, { value: number(amount) }),
              hours: number(hours),
              rate:
                rate === undefined
                  ? t("production.few", { days: number(days), least: ENOUGH_DAYS })
                  : t(`units.${unit}`, { value: number(rate) }),
              weeks: weeks
                .map(({ week, rate: of }) => `${isolated(date(week))}: ${isolated(number(of))}`)
                .join("; "),
            },
          }))}
        />
      )}
    </TitledSection>
  );
}
