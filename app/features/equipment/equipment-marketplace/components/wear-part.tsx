import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { salePath } from "../sales.limits.ts";
import type { SaleView } from "../sales.view.server.ts";
import { TypedField } from "./parts.tsx";

/** What each hour takes from the price, with the two assumptions in fields. */
export function Wear({ view }: { view: SaleView }) {
  const t = useText("equipment-marketplace");
  const { money, number } = useFormat();
  const { answer, typed, wrong } = view.wear;
  const form = {
    ...{ isSent: true, idem: undefined },
    value: (name: string) => typed[name as "scrap"] ?? "",
    error: (name: string) => (wrong.includes(name as "scrap") ? "errors.number" : undefined),
  };
  return (
    <TitledSection id="wear" title={t("wear.title")} className="grid content-start gap-3">
      {answer ? (
        <>
          <p className="font-bold">{t("wear.each", { price: isolated(money(answer.perHour)) })}</p>
          <dl className="border-t-2 border-ink">
            {answer.steps.map(({ more, at, value }) => (
              <div key={more} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
                <dt>{t("wear.after", { more: number(more), at: number(at) })}</dt>
                <dd className="font-medium tabular-nums">{money(value)}</dd>
              </div>
            ))}
            <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
              <dt>{t("wear.end", { hours: number(answer.left) })}</dt>
              <dd className="font-medium tabular-nums">{money(answer.end)}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p>{t("wear.over")}</p>
      )}
      <form
        method="get"
        action={`${salePath(view.sale.id)}#wear`}
        className="grid items-start gap-4 sm:grid-cols-2"
        data-reload
      >
        <TypedField form={form} name="lifeHours" label={t("wear.life")} type="decimal" />
        <TypedField form={form} name="scrap" label={t("wear.scrap")} type="decimal" />
        <Button variant="outline" className="justify-self-start">
          {t("wear.work")}
        </Button>
      </form>
      <p className="max-w-prose text-sm text-muted">{t("wear.how")}</p>
    </TitledSection>
  );
}
