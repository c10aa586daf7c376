import type { Quote, QuoteLine } from "~/engines/rates/rates.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import * as parts from "~/ui/typed-field.tsx";

/** Says a key of an error, which comes from a schema, a command or an address. */
export function useSay() {
  const t = useText("equipment-rental");
  return (key: string) => t(key as Key<"equipment-rental">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = [
  ...["intent", "idem", "version", "want", "listing", "transition"],
  ...["stage", "shot", "photo", "feed", "loan"],
];

export function Problem({ sent }: { sent?: Pick<Sent, "errors" | "problem"> }) {
  const t = useText("equipment-rental");
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} />;
}

/** The fields of forms, with the words of this feature for what is wrong. */
export const TypedField = (props: Omit<parts.TypedFieldProps, "say">) => (
  <parts.TypedField {...props} say={useSay()} />
);
export const ChoiceField = (props: Omit<parts.ChoiceFieldProps, "say">) => (
  <parts.ChoiceField {...props} say={useSay()} />
);
export const BoxField = (props: Omit<parts.BoxFieldProps, "say">) => (
  <parts.BoxField {...props} say={useSay()} />
);

interface Figures {
  weight?: number;
  digs?: number;
  reaches?: number;
  lifts?: number;
  power?: number;
}

const FEET = 304.8;
const POUNDS = 0.453_592_37;

/** The figures of a machine in the measures of the page, as pairs of a name and a text. */
export function useFigures(metric: boolean) {
  const t = useText("equipment-rental");
  const { number } = useFormat();
  const said = (value: number, step: number) => number(Math.round(value / step) * step);
  const length = (mm: number) =>
    metric
      ? t("units.m", { value: number(Math.round(mm / 100) / 10) })
      : t("units.ft", { value: number(Math.round((mm / FEET) * 10) / 10) });
  const weight = (kg: number) =>
    metric
      ? t("units.kg", { value: said(kg, kg < 1_000 ? 5 : 50) })
      : t("units.lb", { value: said(kg / POUNDS, kg < 1_000 ? 10 : 100) });
  return ({ weight: heavy, digs, reaches, lifts, power }: Figures) => [
    ...(heavy ? [{ name: t("fields.weight"), text: weight(heavy) }] : []),
    ...(digs ? [{ name: t("fields.digs"), text: length(digs) }] : []),
    ...(reaches ? [{ name: t("fields.reaches"), text: length(reaches) }] : []),
    ...(lifts ? [{ name: t("fields.lifts"), text: weight(lifts) }] : []),
    ...(power
      ? [{ name: t("fields.power"), text: t("units.kW", { value: number(Math.round(power / 100) / 10) }) }]
      : []),
  ];
}

/** How far it is, in the measures of the page. */
export function useDistance() {
  const t = useText("equipment-rental");
  const { number } = useFormat();
  return ({ unit, value }: { unit: "ft" | "mi" | "m" | "km"; value: number }) =>
    t(`units.${unit}`, { value: number(value) });
}

/** What a line of a quote is for, and how it was worked out. */
function useLineTexts() {
  const t = useText("equipment-rental");
  const { money, percent } = useFormat();
  const rate = (hundredths: number) => isolated(percent(String(hundredths / 100)));
  return (line: QuoteLine): { name: string; working: string } => {
    switch (line.kind) {
      case "rental":
        return {
          name: t(`blocks.${line.block}`, { count: line.count }),
          working: t("lines.times", { count: line.count, each: isolated(money(line.each)) }),
        };
      case "least":
        return {
          name: t("lines.least"),
          working: t("lines.leastHow", { least: isolated(money(line.least)) }),
        };
      case "delivery":
        return {
          name: t("lines.delivery"),
          working: t("lines.deliveryHow", { each: isolated(money(line.each)) }),
        };
      case "waiver":
        return {
          name: t("lines.waiver"),
          working: t("lines.ofRental", { rate: rate(line.rate), of: isolated(money(line.of)) }),
        };
      case "fee":
        return { name: t(`fees.${line.fee}`), working: t("lines.fixed") };
      case "tax":
        return {
          name: t("lines.tax"),
          working: t("lines.ofAll", { rate: rate(line.rate), of: isolated(money(line.of)) }),
        };
    }
  };
}

/** A quote line by line, with how each came about; the deposit apart. */
export function QuoteTable({ quote }: { quote: Quote }) {
  const t = useText("equipment-rental");
  const { money } = useFormat();
  const textsOf = useLineTexts();
  return (
    <table className="w-full max-w-xl text-start">
      <caption className="sr-only">{t("quote.title")}</caption>
      <tbody>
        {quote.lines.map((line, n) => {
          const { name, working } = textsOf(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never change their order
            <tr key={n} className="border-b border-line align-top">
              <th scope="row" className="py-2 text-start font-medium">
                {name}
                <span className="block text-sm font-normal text-muted">{working}</span>
              </th>
              <td className="py-2 text-end tabular-nums">{money(line.cents)}</td>
            </tr>
          );
        })}
        <tr className="border-b-2 border-ink text-lg font-bold">
          <th scope="row" className="py-2 text-start">
            {t("quote.total")}
          </th>
          <td className="py-2 text-end tabular-nums">{money(quote.total)}</td>
        </tr>
        {quote.deposit > 0 && (
          <tr className="text-muted">
            <th scope="row" className="py-2 text-start font-normal">
              {t("quote.deposit")}
            </th>
            <td className="py-2 text-end tabular-nums">{money(quote.deposit)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
