import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ENOUGH_DAYS } from "../production.ts";
import type { ProjectView } from "../projects.view.server.ts";

interface ProductionProps {
  rates: ProjectView["production"];
  /** The estimate that the job rests on. */
  estimate: ProjectView["estimate"];
}

/** What an hour of each crew made, from the logs that were handed in; of too few days nothing is judged. */
export function Production({ rates, estimate }: ProductionProps) {
  const t = useText("projects");
  const { number, date, percent } = useFormat();
  const isCompared = rates.some((rate) => rate.estimate);
  return (
    <TitledSection id="production" title={t("production.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("production.text", { days: ENOUGH_DAYS })}</p>
      {isCompared && estimate && (
        <p className="max-w-prose text-muted">
          {t("production.against")}{" "}
          <TextLink href={estimate.href}>
            <Typed text={estimate.title} />
          </TextLink>
        </p>
      )}
      {rates.length > 0 && (
        <DataTable
          caption={t("production.title")}
          captionHidden
          columns={[
            { key: "crew", heading: t("production.crew") },
            { key: "made", heading: t("production.made"), numeric: true },
            { key: "hours", heading: t("production.hours"), numeric: true },
            { key: "rate", heading: t("production.rate"), numeric: true },
            ...(isCompared ? [{ key: "estimate", heading: t("production.estimate"), numeric: true }] : []),
            { key: "weeks", heading: t("production.weeks") },
          ]}
          rows={rates.map(({ crew, unit, days, amount, hours, rate, weeks, estimate: own }) => ({
            id: `${unit} ${crew}`,
            cells: {
              crew: <bdi>{crew || t("production.unnamed")}</bdi>,
              made: t(`units.${unit}`, { value: number(amount) }),
              hours: number(hours),
              rate:
                rate === undefined
                  ? t("production.few", { days: number(days), least: ENOUGH_DAYS })
                  : t(`units.${unit}`, { value: number(rate) }),
              ...(isCompared && {
                estimate: own && (
                  <span className="grid">
                    <span>{t(`units.${unit}`, { value: number(own.rate) })}</span>
                    <span className={own.percent < 0 ? "text-sm text-danger" : "text-sm text-ok"}>
                      {t(
                        own.percent < 0
                          ? "production.below"
                          : own.percent > 0
                            ? "production.above"
                            : "production.same",
                        {
                          percent: isolated(percent(String(Math.abs(own.percent)))),
                        },
                      )}
                    </span>
                    <span className="text-sm font-normal text-muted">{own.work.join(", ")}</span>
                  </span>
                ),
              }),
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
