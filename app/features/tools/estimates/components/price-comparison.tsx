import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { PriceBookView } from "../price-book.view.server.ts";
import { Age, SupplierName, supplierText } from "./supplier-parts.tsx";

type Compared = NonNullable<PriceBookView["compared"]>;

/** What each supplier of the book asks for one thing, the lowest first. */
export default function PriceComparison({ compared }: { compared: Compared }) {
  const t = useText("suppliers");
  const { exactMoney, percent } = useFormat();
  const { items, count, suppliers } = compared;
  return (
    <TitledSection id="compare" title={t("items.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("items.text")}</p>
      <p role="status">
        {t("items.count", { count })} {suppliers.length < 2 && t("items.one")}
      </p>
      <ul className="grid gap-6">
        {items.map(({ code, text, unit, offers, missing }) => {
          const lowest = Number(offers[0]?.price.unitCost ?? 0);
          return (
            <li key={`${code}|${unit}`} className="grid gap-1 border-t-2 border-ink pt-2">
              <h3 className="font-bold wrap-anywhere">
                <bdi translate="no">{text}</bdi>{" "}
                <bdi dir="ltr" translate="no" className="text-sm font-normal text-muted">
                  {code}
                </bdi>
              </h3>
              <ol>
                {offers.map(({ supplier, price, days, old }, n) => (
                  <li
                    key={supplier}
                    className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2"
                  >
                    <span className="grid">
                      <SupplierName name={supplier} />
                      <Age asOf={price.asOf} days={days} old={old} />
                    </span>
                    <span className="text-end">
                      <bdi translate="no" className="font-bold tabular-nums">
                        {exactMoney(price.unitCost)}
                        {unit && ` / ${unit}`}
                      </bdi>
                      <span className="block text-sm text-muted">
                        {offers.length > 1 &&
                          (n === 0
                            ? t("lowest")
                            : t("more", {
                                more: isolated(
                                  percent(
                                    String(Math.round((Number(price.unitCost) / lowest - 1) * 1000) / 10),
                                  ),
                                ),
                              }))}
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
              {missing.length > 0 && (
                <p className="text-sm">
                  {t("items.missing")} {missing.map((name) => supplierText(name, t("nobody"))).join("; ")}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {count > items.length && <p>{t("items.first", { count: items.length })}</p>}
    </TitledSection>
  );
}
