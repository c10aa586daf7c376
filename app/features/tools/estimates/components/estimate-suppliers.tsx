import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { EstimateView } from "../estimate.view.server.ts";
import { supplierOut } from "../estimate-facts.ts";
import { Age, SupplierName, supplierText } from "./supplier-parts.tsx";

type Suppliers = NonNullable<EstimateView["suppliers"]>;
type Line = Suppliers["lines"][number];
interface Props {
  view: EstimateView;
  suppliers: Suppliers;
}

const NAMED = 8;

/** A button that takes prices, with the version that the page shows. */
function Take({
  view,
  intent,
  from,
  label,
}: {
  view: EstimateView;
  intent: "lowest" | "supplier";
  from?: string;
  label: string;
}) {
  const t = useText("suppliers");
  return (
    <form method="post" action={`/estimate/${view.id}?view=suppliers`} data-reload>
      <input type="hidden" name="version" value={view.version} />
      {from !== undefined && <input type="hidden" name="from" value={supplierOut(from)} />}
      <Button name="intent" value={intent} variant="outline" aria-label={label}>
        {t("take")}
      </Button>
    </form>
  );
}

function Sums({ view, suppliers }: Props) {
  const t = useText("suppliers");
  const { money } = useFormat();
  const { now, cheapest, count, suppliers: all } = suppliers;
  const best = all[0];
  const row = "flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2";
  const sum = (cents: number) => <bdi className="font-bold tabular-nums">{money(cents)}</bdi>;
  return (
    <TitledSection id="sums" title={t("whole.title")} className="grid gap-2">
      <p className="max-w-prose text-muted">{t("whole.text")}</p>
      {best && (
        <p className="font-medium">
          {best.missing.length === 0
            ? t("whole.best", {
                supplier: supplierText(best.name, t("nobody")),
                sum: isolated(money(best.cents)),
              })
            : t("whole.noBest", {
                supplier: supplierText(best.name, t("nobody")),
                count: best.missing.length,
              })}
        </p>
      )}
      <ul className="border-t-2 border-ink">
        <li className={row}>
          <span className="font-medium">{t("whole.now")}</span>
          {sum(now)}
        </li>
        <li className={row}>
          <span className="font-medium">{t("whole.lowest")}</span>
          <span className="flex flex-wrap items-center gap-4">
            {sum(cheapest)}
            {view.mayWrite && <Take view={view} intent="lowest" label={t("takeLowest")} />}
          </span>
        </li>
        {all.map(({ name, cents, priced, missing, days, old }) => (
          <li key={name} className={row}>
            <span className="grid min-w-0">
              <SupplierName name={name} />
              <span className="text-sm text-muted">
                {t("whole.priced", { priced, count })} · {t("whole.oldest", { count: days })}
                {old > 0 && <strong className="text-danger"> · {t("whole.old", { count: old })}</strong>}
              </span>
              {missing.length > 0 && (
                <span className="text-sm wrap-anywhere">
                  {t("whole.missing")} <bdi>{missing.slice(0, NAMED).join("; ")}</bdi>
                  {missing.length > NAMED && ` ${t("whole.others", { count: missing.length - NAMED })}`}
                </span>
              )}
            </span>
            <span className="flex flex-wrap items-center gap-4">
              {sum(cents)}
              {view.mayWrite && (
                <Take
                  view={view}
                  intent="supplier"
                  from={name}
                  label={t("takeOf", { supplier: supplierText(name, t("nobody")) })}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function LineOffers({ view, line, n }: { view: EstimateView; line: Line; n: number }) {
  const t = useText("suppliers");
  const { money, exactMoney } = useFormat();
  const pick = (supplier: string) => `${line.id}|${supplier}`;
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start">
        <h3 className="font-bold wrap-anywhere">
          <bdi translate="no">{line.text}</bdi>
        </h3>
        <p className="text-sm text-muted">
          {t("lines.now", {
            sum: isolated(money(line.cents)),
            supplier:
              line.supplier === undefined ? t("lines.ofNone") : supplierText(line.supplier, t("nobody")),
          })}
        </p>
        <ul className="text-sm">
          {line.offers.map(({ supplier, unitCost, asOf, days, old, cents }, first) => (
            <li key={supplier} className="flex flex-wrap justify-between gap-x-4 py-1">
              <span className="grid">
                <span>
                  <SupplierName name={supplier} />
                  {first === 0 && line.offers.length > 1 && ` · ${t("lowest")}`}
                </span>
                <Age asOf={asOf} days={days} old={old} />
              </span>
              <bdi translate="no" className="tabular-nums">
                {exactMoney(unitCost)} / {line.unit} = <strong>{money(cents)}</strong>
              </bdi>
            </li>
          ))}
        </ul>
        <OtherUnits all={line.otherUnits} />
      </div>
      {view.mayWrite && (
        <SelectField
          name={`picks[${n}]`}
          id={`picks-${n}`}
          label={t("lines.choose")}
          aria-label={t("lines.chooseFor", { text: isolated(line.text) })}
          options={[
            { value: "", text: t("lines.keep") },
            ...line.offers.map(({ supplier, cents }) => ({
              value: pick(supplier),
              text: `${supplierText(supplier, t("nobody"))}: ${money(cents)}`,
            })),
          ]}
          defaultValue=""
        />
      )}
    </li>
  );
}

function OtherUnits({ all }: { all: Line["otherUnits"] }) {
  const t = useText("suppliers");
  if (all.length === 0) return null;
  return (
    <p className="text-sm">
      {t("lines.otherUnit")}{" "}
      {all
        .map(({ supplier, unit }) =>
          t("lines.byUnit", {
            supplier: supplierText(supplier, t("nobody")),
            unit: unit ? isolated(unit) : t("lines.noUnit"),
          }),
        )
        .join("; ")}
    </p>
  );
}

/** The material of an estimate at each supplier's prices, as a whole and line by line, to be chosen. */
export default function EstimateSuppliers({ view, suppliers }: Props) {
  const t = useText("suppliers");
  const { lines, count, without, hasPrices } = suppliers;
  if (count === 0)
    return (
      <TitledSection id="none" title={t("none.title")} className="grid gap-2">
        <p className="max-w-prose">{t(hasPrices ? "none.other" : "none.text")}</p>
        <p>
          <TextLink href="/price-book">{t("none.book")}</TextLink>
        </p>
        <Without all={without.filter(({ otherUnits }) => otherUnits.length > 0)} />
      </TitledSection>
    );
  const list = (
    <ol className="border-t-2 border-ink">
      {lines.map((line, n) => (
        <LineOffers key={line.id} view={view} line={line} n={n} />
      ))}
    </ol>
  );
  return (
    <div className="grid gap-8">
      <Sums view={view} suppliers={suppliers} />
      <TitledSection id="by-line" title={t("lines.title")} className="grid gap-4">
        {count > lines.length && <p>{t("lines.first", { count: lines.length })}</p>}
        {view.mayWrite ? (
          <form
            method="post"
            action={`/estimate/${view.id}?view=suppliers`}
            className="grid gap-4"
            data-reload
          >
            <input type="hidden" name="version" value={view.version} />
            {list}
            <Button name="intent" value="prices" className="justify-self-start">
              {t("takeChosen")}
            </Button>
          </form>
        ) : (
          list
        )}
      </TitledSection>
      <Without all={without} />
    </div>
  );
}

function Without({ all }: { all: Suppliers["without"] }) {
  const t = useText("suppliers");
  if (all.length === 0) return null;
  return (
    <TitledSection id="without" title={t("without.title")} className="grid gap-2">
      <p className="max-w-prose text-muted">{t("without.text")}</p>
      <ul className="list-disc ps-6">
        {all.map(({ id, text, locked, otherUnits }) => (
          <li key={id} className="wrap-anywhere">
            <bdi translate="no">{text}</bdi>
            {locked && <strong> · {t("without.locked")}</strong>}
            <OtherUnits all={otherUnits} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
