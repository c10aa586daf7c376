import type { ReactNode } from "react";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { BarChart } from "~/ui/bar-chart.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { listAddress } from "../patents.filters.ts";
import { SHOWN_STATUSES } from "../patents.logic.ts";
import type { Portfolio } from "../patents.queries.server.ts";
import { millions, SampleNotice, ScreenHeading } from "./patent-marks.tsx";
import { PatentTotals } from "./patent-totals.tsx";

const WAYS = [
  { path: "/patents-list", screen: "patents" },
  { path: "/top-patents", screen: "topPatents" },
  { path: "/patent-figures", screen: "patentFigures" },
  { path: "/all-patent-figures", screen: "allPatentFigures" },
  { path: "/attorney-filing-package", screen: "filingPackage" },
] as const;

interface Bar {
  key: string;
  text: string;
  /** In the table, where a name may be a link. */
  name?: ReactNode;
  value: number;
  /** The same in every language. */
  same?: boolean;
}

/** A chart and, beside it, the same figures as a table. */
function Chart({ title, bars, note }: { title: string; bars: readonly Bar[]; note?: string }) {
  const t = useText("patents");
  const { direction } = useLanguage();
  return (
    <section aria-label={title} className="grid content-start gap-4 border border-line bg-surface p-4 sm:p-6">
      <h2 className="text-lg font-bold">{title}</h2>
      <div className="grid gap-6 md:grid-cols-2">
        <BarChart label={title} bars={bars} direction={direction} />
        <DataTable
          caption={note ?? title}
          columns={[
            { key: "name", heading: title },
            { key: "count", heading: t("facts.count"), numeric: true },
          ]}
          rows={bars.map(({ key, text, name, value }) => ({
            id: key,
            cells: { name: name ?? text, count: value },
          }))}
        />
      </div>
    </section>
  );
}

/** The portfolio at a glance. */
export default function PatentPortfolioScreen({
  totals,
  value,
  byStatus,
  byPriority,
  byGroup,
  byValue,
  matrix,
  date,
}: Portfolio) {
  const t = useText("patents");
  const tTop = useText("patent-shortlist");
  const tOverview = useText("patent-overview");
  const shell = useText("shell");
  const format = useFormat();
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <ScreenHeading id="patentPortfolio">
        <p>{tOverview("lead")}</p>
        <p className="mt-2 text-base">{tOverview("of", { date: format.date(date) })}</p>
      </ScreenHeading>
      <SampleNotice />
      <PatentTotals
        counts={[
          ["count", totals.patents],
          ["claims", totals.claims],
          ["figures", totals.figures],
        ]}
        value={value}
        valueLabel={tTop("value")}
        valueNote={tTop("valueBasis")}
      />
      <nav aria-label={tOverview("ways")}>
        <ul className="flex flex-wrap gap-3">
          {WAYS.map(({ path, screen }) => (
            <li key={path}>
              <a href={path} className={buttonClass({ variant: "outline" })}>
                {shell(`screens.${screen}.title`)}
              </a>
            </li>
          ))}
          <li>
            <a href="/legal/request?kind=patents" className={buttonClass()}>
              {tOverview("ask")}
            </a>
          </li>
        </ul>
      </nav>
      <div className="grid gap-6">
        <Chart
          title={tOverview("byStatus")}
          bars={byStatus.map(({ key, count }) => ({ key, text: t(`status.${key}`), value: count }))}
        />
        <Chart
          title={tOverview("byPriority")}
          bars={byPriority.map(({ key, count }) => ({ key, text: t(`priority.${key}`), value: count }))}
        />
        <Chart
          title={tOverview("byGroup")}
          bars={byGroup.map(({ key, count }) => ({ key, text: t(`groups.${key}`), value: count }))}
        />
        <Chart
          title={tOverview("byValue")}
          note={t("facts.valueNote")}
          bars={byValue.map(({ range, count }) => ({
            key: millions(range),
            text: millions(range),
            same: true,
            name: (
              <bdi translate="no" className="whitespace-nowrap">
                {millions(range)}
              </bdi>
            ),
            value: count,
          }))}
        />
      </div>
      <TitledSection id="matrix" title={tOverview("matrix")} className="grid gap-4">
        <DataTable
          caption={tOverview("matrixNote")}
          columns={[
            { key: "group", heading: t("facts.group") },
            ...SHOWN_STATUSES.map((status) => ({
              key: status,
              heading: t(`status.${status}`),
              numeric: true,
            })),
          ]}
          rows={matrix.map(({ group, cells }) => ({
            id: group,
            cells: {
              group: t(`groups.${group}`),
              ...Object.fromEntries(
                cells.map(({ status, count }) => [
                  status,
                  count > 0 ? (
                    <TextLink
                      key={status}
                      href={listAddress("/patents-list", { group, status })}
                      aria-label={tOverview("cell", {
                        count,
                        group: t(`groups.${group}`),
                        status: t(`status.${status}`),
                      })}
                      className="min-w-12 justify-end"
                    >
                      {count}
                    </TextLink>
                  ) : (
                    0
                  ),
                ]),
              ),
            },
          }))}
        />
      </TitledSection>
    </div>
  );
}
