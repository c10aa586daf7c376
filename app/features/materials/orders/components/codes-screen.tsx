import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ListedCode } from "../codes.queries.server.ts";
import { ORDER_LIMITS } from "../orders.limits.ts";

interface CodesScreenProps {
  codes: readonly ListedCode[];
  reply?: FormReply;
}

function CodesTable({ codes }: Pick<CodesScreenProps, "codes">) {
  const t = useText("promo-codes");
  const { date, money, percent } = useFormat();
  return (
    <DataTable
      caption={t("caption")}
      columns={[
        { key: "code", heading: t("code") },
        { key: "off", heading: t("off"), numeric: true },
        { key: "least", heading: t("least"), numeric: true },
        { key: "days", heading: t("days") },
        { key: "uses", heading: t("uses"), numeric: true },
        { key: "state", heading: t("state") },
      ]}
      rows={codes.map((one) => ({
        id: one.code,
        cells: {
          code: (
            <bdi translate="no" className="font-bold">
              {one.code}
            </bdi>
          ),
          off: <bdi>{one.offCents === null ? percent(String(one.percent)) : money(one.offCents)}</bdi>,
          least: <bdi>{money(one.leastCents)}</bdi>,
          days: t("fromUntil", { from: date(one.validFrom), until: date(one.validUntil) }),
          uses: <bdi>{t("counted", { uses: one.uses, most: one.mostUses })}</bdi>,
          state: one.stopped ? (
            t("stopped")
          ) : (
            <form method="post" action="/admin/codes" data-keep-scroll>
              <input type="hidden" name="code" value={one.code} />
              <Button
                name="intent"
                value="stop"
                variant="outline"
                size="sm"
                aria-label={t("stopOf", { code: one.code })}
              >
                {t("stop")}
              </Button>
            </form>
          ),
        },
      }))}
    />
  );
}

/** Codes that take something off an order: the list with how often each was used, and the form that makes one. */
export function CodesScreen({ codes, reply }: CodesScreenProps) {
  const t = useText("promo-codes");
  const shell = useText("shell");
  const error = (name: string) => {
    const key = reply?.errors[name];
    return key && t(key as Key<"promo-codes">);
  };
  const items = Object.entries(reply?.errors ?? {}).map(([field, key]) => ({
    field,
    message: t(key as Key<"promo-codes">),
  }));
  const field = (name: string) => ({ name, error: error(name), defaultValue: reply?.fields[name] });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("shopCodes"))} title={shell("screens.shopCodes.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {items.length > 0 && <ErrorSummary title={t("errors.summary")} items={items} />}
      {codes.length === 0 ? (
        <EmptyState title={t("empty")}>
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <CodesTable codes={codes} />
      )}
      <TitledSection id="make" title={t("make")} className="grid max-w-xl gap-5">
        <form method="post" action="/admin/codes" noValidate className="grid gap-5">
          <Field
            {...field("code")}
            label={t("code")}
            hint={t("codeHint")}
            maxLength={ORDER_LIMITS.code}
            autoCapitalize="characters"
            autoComplete="off"
            dir="ltr"
          />
          <SelectField
            name="kind"
            label={t("kind")}
            options={[
              { value: "percent", text: t("kinds.percent") },
              { value: "amount", text: t("kinds.amount") },
            ]}
            defaultValue={reply?.fields.kind ?? "percent"}
            error={error("kind")}
          />
          <Field {...field("off")} label={t("off")} hint={t("offHint")} inputMode="decimal" dir="ltr" />
          <Field {...field("least")} label={t("least")} hint={t("leastHint")} inputMode="decimal" dir="ltr" />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field {...field("from")} label={t("from")} hint={t("dayHint")} type="date" />
            <Field {...field("until")} label={t("until")} hint={t("untilHint")} type="date" />
          </div>
          <Field {...field("most")} label={t("most")} hint={t("mostHint")} inputMode="numeric" dir="ltr" />
          <p>
            <Button name="intent" value="make">
              {t("make")}
            </Button>
          </p>
        </form>
      </TitledSection>
    </div>
  );
}
