import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { DashboardView } from "../dashboard.view.server.ts";
import { TREND_MONTHS } from "../trend.ts";

const CELL = "border-b border-line py-1 ps-2 text-end tabular-nums";

/** Month by month what was reported, and the rate of the year up to it: as narrow as a phone. */
export function Trend({ trend }: { trend: DashboardView["trend"] }) {
  const t = useText("safety-dashboard");
  const { month, number } = useFormat();
  if (trend.months.length === 0) return null;
  const most = Math.max(1, ...trend.months.map(({ nears }) => nears));
  return (
    <TitledSection id="trend" title={t("trend.title", { months: TREND_MONTHS })} className="grid gap-3">
      {trend.isSample && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{t("sample")}</Badge> {t("trend.sample")}
        </p>
      )}
      <table className="w-full max-w-2xl border-collapse text-sm">
        <caption className="sr-only">{t("trend.title", { months: TREND_MONTHS })}</caption>
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            <th scope="col" className="text-start">
              {t("fields.month")}
            </th>
            <th scope="col" className="ps-2 text-end">
              {t("trend.nears")}
            </th>
            <th scope="col" className="ps-2 text-end">
              {t("trend.cases")}
            </th>
            <th scope="col" className="ps-2 text-end">
              {t("trend.trir")}
            </th>
          </tr>
        </thead>
        <tbody>
          {trend.months.toReversed().map((one) => (
            <tr key={one.month}>
              <th scope="row" className="border-b border-line py-1 text-start font-normal">
                {month(one.month)}
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full" aria-hidden="true">
                  <rect width={(one.nears * 100) / most} height={4} className="fill-blueprint" />
                </svg>
              </th>
              <td className={CELL}>{number(one.nears)}</td>
              <td className={`${CELL} ${one.cases > 0 ? "font-bold" : ""}`}>{number(one.cases)}</td>
              <td className={CELL}>{one.trir?.rate === undefined ? "—" : one.trir.rate.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-prose text-sm text-muted">{t("trend.text")}</p>
    </TitledSection>
  );
}
