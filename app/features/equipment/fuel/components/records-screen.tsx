import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { FUEL, fuelPath, RECORDS_FILE } from "../fuel.limits.ts";
import type { RecordsView } from "../records.server.ts";
import { useFuelFormat } from "./fuel-parts.tsx";

type Sums = RecordsView["byFuel"];

function SumTable({
  id,
  sums,
  title,
  nameOf,
}: {
  id: string;
  sums: Sums;
  title: string;
  nameOf: (key: string) => ReactNode;
}) {
  const t = useText("fuel");
  const { money } = useFormat();
  const { gallons } = useFuelFormat();
  return (
    <TitledSection id={id} title={title} className="grid gap-3">
      <DataTable
        caption={title}
        captionHidden
        columns={[
          { key: "name", heading: title },
          { key: "gallons", heading: t("gallonsLabel"), numeric: true },
          { key: "cost", heading: t("records.cost"), numeric: true },
        ]}
        rows={sums.map(({ key, gallons: poured, cents }) => ({
          id: key || "none",
          cells: { name: nameOf(key), gallons: gallons(poured), cost: <bdi>{money(cents)}</bdi> },
        }))}
      />
    </TitledSection>
  );
}

/** The tickets of three years, for whoever claims the tax back or is asked what went where. */
export default function RecordsScreen({ view }: { view: RecordsView }) {
  const t = useText("fuel");
  const shell = useText("shell");
  const { date } = useFormat();
  const { gallons } = useFuelFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("fuelRecords"))} title={shell("screens.fuelRecords.title")}>
        <p>{t("records.lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={FUEL}>{t("back")}</TextLink>
        {!view.isExample && (
          <TextLink href={RECORDS_FILE} data-reload>
            {t("records.file")}
          </TextLink>
        )}
      </p>
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("records.example")}</p>
        </Notice>
      )}
      <SumTable
        id="by-fuel"
        sums={view.byFuel}
        title={t("records.byFuel")}
        nameOf={(key) => t(`fuels.${key as "def"}`)}
      />
      <SumTable
        id="by-code"
        sums={view.byCode}
        title={t("records.byCode")}
        nameOf={(key) => (key ? <Typed text={key} /> : t("records.noCode"))}
      />
      <TitledSection id="tickets" title={t("records.count", { count: view.count })} className="grid gap-3">
        <ul className="border-t-2 border-ink">
          {view.rows.map((row) => (
            <li key={row.id} className="border-b border-line py-2">
              <p className="flex flex-wrap items-center gap-x-3">
                <TextLink href={fuelPath(row.orderId)}>
                  {date(row.day)} · <Typed text={row.label} />
                </TextLink>
                <strong>{t("gallonsOf", { gallons: gallons(row.gallons) })}</strong>
                <Badge variant="outline">{t(`fuels.${row.fuel}`)}</Badge>
                <span className="text-muted">{t(row.roadPlates ? "onRoad" : "offRoad")}</span>
                {row.costCode && <Typed text={row.costCode} />}
                {row.sample && !view.isExample && <Badge variant="secondary">{t("sample")}</Badge>}
              </p>
            </li>
          ))}
        </ul>
        {view.rows.length < view.count && <p className="text-muted">{t("records.more")}</p>}
      </TitledSection>
    </div>
  );
}
