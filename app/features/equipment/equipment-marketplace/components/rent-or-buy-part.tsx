import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ASSUMED } from "../rent-or-buy.ts";
import { salePath } from "../sales.limits.ts";
import type { SaleView } from "../sales.view.server.ts";
import { Facts, TypedField } from "./parts.tsx";

/** Renting beside owning, with everything that is taken for granted in a field of its own. */
export function RentOrBuy({ view }: { view: SaleView }) {
  const t = useText("equipment-marketplace");
  const { money, number } = useFormat();
  const { answer, assumed, fields, wrong, rentals } = view.comparison;
  const form = {
    ...{ isSent: true, idem: undefined },
    value: (name: string) => fields[name as "price"] ?? "",
    error: (name: string) => (wrong.includes(name as "price") ? "errors.assumed" : undefined),
  };
  return (
    <TitledSection
      id="rent-or-buy"
      title={t("compare.title")}
      className="grid content-start gap-4 print:hidden"
    >
      <p className="max-w-prose text-muted">{t("compare.text")}</p>
      <form method="get" action={`${salePath(view.sale.id)}#rent-or-buy`} className="grid gap-4" data-reload>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {ASSUMED.map((name) => (
            <TypedField key={name} form={form} name={name} label={t(`compare.${name}`)} type="decimal" />
          ))}
        </div>
        <Button variant="outline" className="justify-self-start">
          {t("compare.do")}
        </Button>
      </form>
      <p>{rentals > 0 ? t("compare.rentFrom", { count: rentals }) : t("compare.noRent")}</p>
      <p className="text-lg font-bold">
        {!answer.hasRent
          ? t("compare.askRent")
          : answer.breakeven === undefined
            ? t("compare.never")
            : t("compare.breakeven", { count: answer.breakeven })}
      </p>
      <Facts
        rows={[
          [t("compare.ownHour"), money(answer.ownHour)],
          [t("compare.ownYear", { days: number(assumed.daysYear) }), money(answer.ownYear)],
          ...(answer.hasRent
            ? ([[t("compare.rentYear", { days: number(assumed.daysYear) }), money(answer.rentYear)]] as const)
            : []),
        ]}
      />
      <p className="text-sm text-muted">
        {t("compare.how", {
          wear: isolated(money(answer.wear)),
          capital: isolated(money(answer.capital)),
          cover: isolated(money(answer.cover)),
          service: isolated(money(answer.service)),
        })}
      </p>
    </TitledSection>
  );
}
