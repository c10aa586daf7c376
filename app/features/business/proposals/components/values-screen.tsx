import { LinesTable } from "~/engines/lines/lines.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { ValuesView } from "../certificate.server.ts";

/** The schedule of values of a job: its contract line by line, as it was signed. */
export default function ValuesScreen({ view }: { view: ValuesView }) {
  const t = useText("proposals");
  const { money, percent } = useFormat();
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={`/project/${view.project}`}>{t("values.project")}</TextLink>
        </p>
        {view.project !== "sample" && (
          <p className="print:hidden">
            <TextLink href={`/job-billing/${view.project}`}>{t("values.bill")}</TextLink>
          </p>
        )}
        <p className="text-sm font-medium text-accent">{t("values.title")}</p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.name} />
        </h1>
        <p className="max-w-prose text-lg text-muted">
          {t("values.lead", { total: isolated(money(view.totalCents)) })}
        </p>
      </header>
      <LinesTable content={view.content} caption={t("values.caption")} view="price" />
      {view.payments.length > 0 && (
        <TitledSection id="payments" title={t("payments.title")} className="grid gap-2">
          <DataTable
            caption={t("payments.caption")}
            columns={[
              { key: "name", heading: t("payments.milestone") },
              { key: "percent", heading: t("payments.percent"), numeric: true },
              { key: "cents", heading: t("payments.cents"), numeric: true },
            ]}
            rows={view.payments.map(({ name, percent: rate, cents }, n) => ({
              id: `${n}`,
              cells: {
                name: <Typed text={name} />,
                percent: <bdi>{percent(rate)}</bdi>,
                cents: <bdi>{money(cents)}</bdi>,
              },
            }))}
          />
        </TitledSection>
      )}
    </div>
  );
}
