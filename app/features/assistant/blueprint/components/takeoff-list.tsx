import type { ReactNode } from "react";
import { type Quantity, quantitiesOf, type Takeoff } from "~/engines/drawing/drawing.ts";
import { convert } from "~/engines/formula/formula.ts";
import { estimateOfTakeoff } from "~/features/tools/estimates/handed-over.schemas.ts";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { isMetricFirst, type Language } from "~/i18n/languages.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Notice, type NoticeTone } from "~/ui/notice.tsx";
import { feet, kept, quantityNotation, squareFeet } from "../measures.ts";

const TONES: Record<ReturnType<typeof quantitiesOf>["calibration"]["state"], NoticeTone> = {
  none: "info",
  unchecked: "info",
  good: "ok",
  warn: "warn",
  blocked: "danger",
};

function Row({ quantity, number, action }: { quantity: Quantity; number: number; action: ReactNode }) {
  const t = useText("take-off");
  const format = useFormat();
  const { language } = useLanguage();
  const { measure, value, crossed, perimeterFt, deductedFt2, cents } = quantity;
  const kind = t(`tools.${measure.kind}`);
  return (
    <li className="grid items-center gap-x-4 border-b border-line py-3 sm:grid-cols-[1fr_auto_auto]">
      <p className="grid">
        <span className="font-bold">
          <span className="me-2 text-muted tabular-nums">{number}</span>
          {measure.label ? <bdi translate="no">{measure.label}</bdi> : t("unnamed", { kind, number })}
        </span>
        <span className="text-sm text-muted">
          {kind}
          {perimeterFt !== undefined && value !== undefined && (
            <>
              {" · "}
              <span translate="no">
                {t("perimeter", { value: kept(feet(perimeterFt, language), language) })}
              </span>
            </>
          )}
          {deductedFt2 !== undefined && (
            <>
              {" · "}
              <span translate="no">
                {t("deducted", { value: kept(squareFeet(deductedFt2, language), language) })}
              </span>
            </>
          )}
        </span>
      </p>
      <p className="tabular-nums sm:text-end">
        {crossed ? (
          <span className="text-danger">{t("crossed")}</span>
        ) : value === undefined ? (
          <span className="text-muted">{t("needsScale")}</span>
        ) : (
          <bdi dir="ltr" translate="no" className="text-lg font-bold">
            {quantityNotation(quantity, language)}
          </bdi>
        )}
        {cents !== undefined && <bdi className="block">{format.money(cents)}</bdi>}
      </p>
      {action}
    </li>
  );
}

/** Of a foot, or of a metre where that is what readers think in. */
function pixelsOf(inchesPerPixel: number, language: Language): number {
  const inches = convert(1, isMetricFirst(language) ? "m" : "ft", "in");
  return Math.round((10 * inches) / inchesPerPixel) / 10;
}

interface TakeoffListProps {
  takeoff: Takeoff;
  /** What removes the `n`th measure. */
  removal: (n: number, name: string) => ReactNode;
}

/** Whether the scale can be trusted, and what every measure comes to. */
export function TakeoffList({ takeoff, removal }: TakeoffListProps) {
  const t = useText("take-off");
  const format = useFormat();
  const { language } = useLanguage();
  const { calibration, quantities } = quantitiesOf(takeoff);
  const { state, error, inchesPerPixel } = calibration;
  const total = quantities.reduce((sum, { cents = 0 }) => sum + cents, 0);
  // As everywhere, nothing is priced before a second dimension agrees with the scale; counts need none.
  const agreed = state === "good" || state === "warn";
  const estimate = estimateOfTakeoff(quantities.filter(({ unit }) => agreed || unit === "each"));
  const percent = error === undefined ? "" : String(Math.round(error * 1000) / 10);
  return (
    <div className="grid gap-4">
      <Notice tone={TONES[state]} title={t(`stateTitle.${state}`)}>
        <p>{t(`states.${state}`, { percent })}</p>
        {inchesPerPixel !== undefined && (
          <p>{t("perMeasure", { pixels: pixelsOf(inchesPerPixel, language) })}</p>
        )}
      </Notice>
      <section className="grid gap-2">
        <h3 className="text-xl font-bold">{t("list")}</h3>
        {quantities.length === 0 ? (
          <p className="text-muted">{t("empty")}</p>
        ) : (
          <ul>
            {quantities.map((quantity, n) => {
              const { kind, label } = quantity.measure;
              const name = label || t("unnamed", { kind: t(`tools.${kind}`), number: n + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: measures are known by their place in the list
                <Row key={n} quantity={quantity} number={n + 1} action={removal(n, name)} />
              );
            })}
          </ul>
        )}
        {total > 0 && (
          <p className="flex justify-between gap-4 text-lg font-bold">
            <span>{t("total")}</span>
            <bdi className="tabular-nums">{format.money(total)}</bdi>
          </p>
        )}
        {estimate && (
          <p className="print:hidden">
            <a href={estimate} className={buttonClass({ variant: "outline" })}>
              {t("estimate")}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}
