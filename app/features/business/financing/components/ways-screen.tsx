import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { WAYS } from "../financing.limits.ts";
import type { WaysView } from "../financing.view.server.ts";
import { Figures, FiguresForm } from "./parts.tsx";

/** Whether to buy, lease or rent. */
export default function WaysScreen({ view }: { view: WaysView }) {
  const t = useText("financing");
  const shell = useText("shell");
  const { money, number } = useFormat();
  const { ways } = view;
  const days = (value: number | undefined, never: "neverBuy" | "neverLease") =>
    value === undefined ? t(`ways.${never}`) : t("ways.daysPerMonth", { days: number(value) });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("buyLeaseRent"))} title={shell("screens.buyLeaseRent.title")}>
        <p>{t("ways.lead")}</p>
      </PageHeading>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <FiguresForm path={WAYS} of="ways" fields={view.fields} />
        <div className="grid gap-8">
          {view.isExample && (
            <Notice title={t("exampleTitle")}>
              <p>{t("example")}</p>
            </Notice>
          )}
          {ways && (
            <TitledSection id="result" title={t("ways.result")} className="grid gap-4">
              <DataTable
                caption={t("ways.caption")}
                columns={[
                  { key: "way", heading: t("ways.way") },
                  { key: "worth", heading: t("ways.worth"), numeric: true },
                  { key: "month", heading: t("ways.perMonth"), numeric: true },
                  { key: "total", heading: t("ways.total"), numeric: true },
                ]}
                rows={ways.ways.map(({ way, worth, perMonth, total }) => ({
                  id: way,
                  cells: {
                    way: (
                      <span className="flex flex-wrap items-center gap-2">
                        {t(`ways.${way}`)}
                        {way === ways.cheapest && <Badge>{t("ways.cheapest")}</Badge>}
                      </span>
                    ),
                    ...{ worth: money(worth), month: money(perMonth), total: money(total) },
                  },
                }))}
              />
              <Figures
                figures={[
                  { id: "beyond-buy", label: t("ways.beyondBuy"), text: days(ways.beyondBuy, "neverBuy") },
                  {
                    id: "beyond-lease",
                    label: t("ways.beyondLease"),
                    text: days(ways.beyondLease, "neverLease"),
                  },
                ]}
              />
            </TitledSection>
          )}
          <p className="max-w-prose text-muted">{t("ways.taxes")}</p>
          <p className="max-w-prose text-muted">{t("disclaimer")}</p>
        </div>
      </div>
    </div>
  );
}
