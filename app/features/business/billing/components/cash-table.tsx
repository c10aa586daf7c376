import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { DataTable } from "~/ui/data-table.tsx";
import type { CashWeek } from "../cash.ts";

/** What comes in and goes out week by week. */
export function CashTable({ weeks }: { weeks: readonly CashWeek[] }) {
  const t = useText("billing");
  const { money, date } = useFormat();
  return (
    <DataTable
      caption={t("cash.caption")}
      columns={[
        { key: "week", heading: t("cash.week") },
        { key: "in", heading: t("cash.in"), numeric: true },
        { key: "out", heading: t("cash.out"), numeric: true },
        { key: "total", heading: t("cash.total"), numeric: true },
      ]}
      rows={weeks.map((week) => ({
        id: week.from,
        cells: {
          week: t("period", { from: isolated(date(week.from)), to: isolated(date(week.to)) }),
          in: <bdi>{money(week.inCents)}</bdi>,
          out: <bdi>{money(week.outCents)}</bdi>,
          total: <bdi>{money(week.totalCents)}</bdi>,
        },
      }))}
    />
  );
}
