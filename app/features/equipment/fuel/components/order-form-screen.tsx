import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, ChoiceField, formState, TypedField } from "~/ui/typed-field.tsx";
import { FUELS } from "~db/schema/fuel.terms.ts";
import { FUEL, FUEL_LIMITS, ORDER_FORM } from "../fuel.limits.ts";
import type { OrderFormView } from "../fuel.view.server.ts";
import type { Cost } from "../price.ts";
import { Problem, useFuelFormat, useSay } from "./fuel-parts.tsx";

interface OrderFormScreenProps {
  view: OrderFormView;
  sent?: Sent;
  /** What it costs, where it is less than the least that is billed. */
  cost?: Cost;
}

/** The price of the minimum, before anything is sent. */
function Short({ cost, children }: { cost: Cost; children: ReactNode }) {
  const t = useText("fuel");
  const { money } = useFormat();
  const { gallons, mills } = useFuelFormat();
  return (
    <div className="sm:col-span-2">
      <Notice tone="warn" title={t("short.title", { cost: money(cost.shortCents) })}>
        <p>
          {t("short.text", {
            ...{ gallons: gallons(cost.tenths / 10), lacks: gallons(cost.shortTenths / 10) },
            ...{ total: money(cost.totalCents), price: mills(cost.trueMills) },
          })}
        </p>
        {children}
      </Notice>
    </div>
  );
}

/** Fuel for the machines of one site: for each a kind and gallons, or none. */
export default function OrderFormScreen({ view, sent, cost }: OrderFormScreenProps) {
  const t = useText("fuel");
  const shell = useText("shell");
  const say = useSay();
  const { gallons } = useFuelFormat();
  const form = formState(sent, view.begin);
  const field = (name: string) => ({ form, say, name, label: say(`fields.${name}`) });
  const isReady = view.machines.length > 0 && view.suppliers.length > 0;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("fuelOrderForm"))} title={shell("screens.fuelOrderForm.title")}>
        <p>{t("order.lead")}</p>
      </PageHeading>
      <p>
        <TextLink href={FUEL}>{t("back")}</TextLink>
      </p>
      <Problem sent={sent} />
      {!isReady && (
        <Notice title={t("order.notReady")}>
          <p>
            <TextLink href={`${FUEL}#plan`}>{t("order.addFirst")}</TextLink>
          </p>
        </Notice>
      )}
      {isReady && !view.readOnly && (
        <form method="post" action={ORDER_FORM} noValidate className="grid max-w-4xl gap-8" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <input type="hidden" name="follows" value={form.value("follows")} />
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField
              {...field("supplier")}
              options={[
                { value: "", text: t("choose") },
                ...view.suppliers.map(({ id, firm, fuels }) => ({
                  value: id,
                  text: `${isolated(firm)}: ${fuels.map((fuel) => t(`fuels.${fuel as "def"}`)).join(", ")}`,
                })),
              ]}
            />
            <TypedField {...field("siteName")} most={FUEL_LIMITS.site} />
            <TypedField {...field("deliverOn")} type="date" />
            <TypedField {...field("costCode")} most={FUEL_LIMITS.code} />
            <TypedField {...field("note")} most={FUEL_LIMITS.note} long />
            <BoxField {...field("weekly")} hint={t("fields.weeklyHint")} />
          </div>
          <TitledSection id="index" title={t("index.title")} className="grid gap-3">
            <p className="max-w-prose text-muted">{t("index.text")}</p>
            <div className="grid gap-4 sm:grid-cols-4">
              {(["indexDyed", "indexClear", "indexGasoline", "indexDef"] as const).map((name, place) => (
                <TypedField
                  key={name}
                  {...{ form, say, name }}
                  label={t(`fuels.${FUELS[place] ?? "def"}`)}
                  type="decimal"
                />
              ))}
            </div>
          </TitledSection>
          <TitledSection id="machines" title={t("order.machines")} className="grid gap-3">
            <ul className="border-t-2 border-ink">
              {view.machines.map((machine, place) => (
                <li key={machine.id} className="grid gap-2 border-b border-line py-3">
                  <p className="flex flex-wrap items-center gap-x-3">
                    <strong>
                      <Typed text={machine.label} />
                    </strong>
                    {machine.roadPlates && <Badge variant="secondary">{t("onRoad")}</Badge>}
                    {machine.isLow && <Badge variant="destructive">{t("low")}</Badge>}
                    <span className="text-muted">{t("fits", { gallons: gallons(machine.fill) })}</span>
                  </p>
                  <input type="hidden" name={`machines[${place}].machine`} value={machine.id} />
                  <div className="grid gap-4 sm:grid-cols-2">
                    <ChoiceField
                      {...{ form, say, name: `machines[${place}].fuel` }}
                      label={t("fuelOf")}
                      options={[
                        { value: "", text: t("notThisTime") },
                        ...FUELS.map((fuel) => ({ value: fuel, text: t(`fuels.${fuel}`) })),
                      ]}
                    />
                    <TypedField
                      {...{ form, say, name: `machines[${place}].gallons` }}
                      label={t("gallonsLabel")}
                      type="decimal"
                    />
                  </div>
                </li>
              ))}
            </ul>
          </TitledSection>
          {cost && (
            <Short cost={cost}>
              <BoxField {...field("short")} />
            </Short>
          )}
          <Button name="intent" value="order" size="lg" className="justify-self-start max-sm:w-full">
            {t("order.do")}
          </Button>
        </form>
      )}
    </div>
  );
}
