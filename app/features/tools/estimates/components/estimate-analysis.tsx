import { useFormat, useText } from "~/i18n/i18n.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { EstimateView } from "../estimate.view.server.ts";

type Analysis = NonNullable<EstimateView["analysis"]>;

function Hints({ hints }: { hints: Analysis["hints"] }) {
  const t = useText("estimates");
  const { missing, twice, free, samples, job } = hints;
  const some = missing.length + twice.length + free + samples > 0;
  return (
    <TitledSection id="hints" title={t("analysis.hints")} className="grid content-start gap-2">
      {!some && <p className="text-muted">{t("analysis.none")}</p>}
      <ul className="grid list-disc gap-1 ps-6">
        {missing.length > 0 && (
          <li>
            {t("analysis.missing", { job: job ?? "" })}: {missing.map(({ text }) => text).join("; ")}
          </li>
        )}
        {twice.length > 0 && (
          <li>
            {t("analysis.twice")} <bdi>{twice.join("; ")}</bdi>
          </li>
        )}
        {free > 0 && <li>{t("analysis.free", { count: free })}</li>}
        {samples > 0 && <li>{t("analysis.samples", { count: samples })}</li>}
      </ul>
    </TitledSection>
  );
}

/** How sure an estimate is, what moves it, and what it is made of. */
export default function EstimateAnalysis({ analysis }: { analysis: Analysis }) {
  const t = useText("estimates");
  const { money, number } = useFormat();
  const { drivers, trades, labour, hints } = analysis;
  const name = (driver: Analysis["drivers"][number]) =>
    driver.kind === "line" ? (
      <bdi translate="no">{driver.text}</bdi>
    ) : driver.kind === "rate" && driver.rate ? (
      t(`rates.${driver.rate}`)
    ) : (
      t("analysis.labour")
    );
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <TitledSection id="drivers" title={t("analysis.drivers")} className="grid content-start gap-3">
        <DataTable
          caption={t("analysis.driversText")}
          columns={[
            { key: "driver", heading: t("analysis.driver") },
            { key: "effect", heading: t("analysis.effect"), numeric: true },
          ]}
          rows={drivers.map((driver) => ({
            id: driver.key,
            cells: { driver: name(driver), effect: <bdi>± {money(driver.cents)}</bdi> },
          }))}
        />
      </TitledSection>
      <div className="grid content-start gap-8">
        <Hints hints={hints} />
        <TitledSection id="hours" title={t("analysis.hours")} className="grid content-start gap-2">
          <p className="flex flex-wrap justify-between gap-4 tabular-nums">
            <span>
              {t("analysis.hoursText", {
                count: labour.crew,
                hours: number(labour.hours),
                days: number(labour.days),
              })}
            </span>
            <bdi className="font-bold">{money(labour.cents)}</bdi>
          </p>
        </TitledSection>
      </div>
      <TitledSection id="trades" title={t("analysis.trades")} className="grid content-start gap-3">
        <DataTable
          caption={t("subtotal")}
          columns={[
            { key: "trade", heading: t("analysis.trade") },
            { key: "amount", heading: t("analysis.amount"), numeric: true },
          ]}
          rows={trades.map(({ division, name: trade, cents }) => ({
            id: division,
            cells: {
              trade: (
                <>
                  <bdi className="me-2 font-normal text-muted tabular-nums">{division}</bdi>
                  {trade}
                </>
              ),
              amount: <bdi>{money(cents)}</bdi>,
            },
          }))}
        />
      </TitledSection>
      <TitledSection id="method" title={t("analysis.range")} className="grid content-start gap-2">
        <p className="max-w-prose text-muted">{t("analysis.rangeText")}</p>
      </TitledSection>
    </div>
  );
}
