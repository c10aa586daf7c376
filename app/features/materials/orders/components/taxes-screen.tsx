import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { REGIONS } from "../address.data.ts";

interface TaxesScreenProps {
  rates: readonly { region: string; rate: string; digital: boolean }[];
  reply?: FormReply;
}

/** Where the seller collects sales tax, and how much. */
export function TaxesScreen({ rates, reply }: TaxesScreenProps) {
  const t = useText("taxes");
  const shell = useText("shell");
  const { percent } = useFormat();
  const error = (name: string) => {
    const key = reply?.errors[name];
    return key && t(key as Key<"taxes">);
  };
  const items = Object.entries(reply?.errors ?? {}).map(([field, key]) => ({
    field,
    message: t(key as Key<"taxes">),
  }));
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("shopTaxes"))} title={shell("screens.shopTaxes.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {items.length > 0 && <ErrorSummary title={t("errors.summary")} items={items} />}
      {rates.length === 0 ? (
        <EmptyState title={t("empty")}>
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("caption")}
          columns={[
            { key: "region", heading: t("region") },
            { key: "rate", heading: t("rate"), numeric: true },
            { key: "digital", heading: t("digital") },
          ]}
          rows={rates.map(({ region, rate, digital }) => ({
            id: region,
            cells: {
              region: <span translate="no">{region}</span>,
              rate: <bdi>{percent(rate)}</bdi>,
              digital: t(digital ? "yes" : "no"),
            },
          }))}
        />
      )}
      <TitledSection id="change" title={t("change")} className="grid max-w-xl gap-5">
        <form method="post" noValidate className="grid gap-5">
          <SelectField
            name="region"
            label={t("region")}
            options={[
              { value: "", text: t("choose") },
              ...REGIONS.map((region) => ({ value: region, text: region })),
            ]}
            defaultValue={reply?.fields.region}
            error={error("region")}
          />
          <Field
            name="rate"
            label={t("rate")}
            hint={t("rateHint")}
            inputMode="decimal"
            dir="ltr"
            defaultValue={reply?.fields.rate}
            error={error("rate")}
          />
          <Checkbox name="digital" label={t("digital")} defaultChecked={reply?.fields.digital === "on"} />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="save">
              {t("save")}
            </Button>
            <Button name="intent" value="remove" variant="outline">
              {t("remove")}
            </Button>
          </div>
        </form>
      </TitledSection>
    </div>
  );
}
