import { useFormat, useText, useUnits } from "~/i18n/i18n.tsx";
import { type Condition, FORECAST } from "~/services/weather-sample.ts";
import { celsius, type Suitability, suitabilityOf } from "~/services/weather-words.ts";
import { screenAt } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";

const CONDITION_ICONS: Record<Condition, IconName> = {
  sunny: "sun",
  "partly-cloudy": "cloud-sun",
  rainy: "cloud-rain",
  snowy: "cloud-snow",
};

const MARKS: Record<Suitability, { icon: IconName; className: string }> = {
  good: { icon: "check", className: "text-ok" },
  reschedule: { icon: "x", className: "text-danger" },
  unsuitable: { icon: "x", className: "text-danger" },
  check: { icon: "triangle-alert", className: "text-warn" },
};

const PLAN = "/weather-scheduling";

function Day({ day, condition, fahrenheit }: (typeof FORECAST)[number]) {
  const t = useText("forecast");
  const format = useFormat();
  const suitability = suitabilityOf(condition);
  const degrees = [`${format.number(fahrenheit)} °F`, `${format.number(celsius(fahrenheit))} °C`];
  const [first, second] = useUnits() === "metric" ? degrees.reverse() : degrees;
  const mark = MARKS[suitability];
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-1 border-b border-line py-3 sm:row-span-4 sm:grid-cols-1 sm:grid-rows-subgrid sm:justify-items-center sm:border-s sm:border-b-0 sm:px-1 sm:text-center sm:first:border-s-0">
      <h4 className="font-bold">{t(`days.${day}`)}</h4>
      <p className="text-end tabular-nums sm:order-3 sm:text-center">
        <bdi translate="no" className="text-lg font-bold whitespace-nowrap">
          {first}
        </bdi>{" "}
        <bdi translate="no" className="whitespace-nowrap text-muted sm:block">
          {second}
        </bdi>
      </p>
      <p className="flex items-center gap-2 sm:order-2 sm:grid sm:content-start sm:justify-items-center sm:gap-1 sm:text-sm">
        <Icon name={CONDITION_ICONS[condition]} className="size-6 text-blueprint sm:size-8" />
        {t(`conditions.${condition}`)}
      </p>
      <p
        className={`flex items-start justify-end gap-1 text-end font-medium sm:text-sm sm:text-center sm:content-start sm:order-4 sm:grid sm:justify-items-center ${mark.className}`}
      >
        <Icon name={mark.icon} className="mt-1 size-4 sm:mt-0" />
        {t(`suitability.${suitability}`)}
      </p>
    </li>
  );
}

/** Five fixed days and what outdoor work they allow. */
export default function ForecastStrip() {
  const t = useText("forecast");
  return (
    <details className="fold group/fold">
      <summary className="grid min-h-12 grid-cols-[1fr_auto] items-center gap-x-3">
        <h3 className="text-lg font-bold">{t("title")}</h3>
        <Icon name="chevron-down" className="size-5 text-blueprint group-open/fold:rotate-180" />
        <p className="text-sm text-muted">{t("sample")}</p>
      </summary>
      <div className="grid gap-4 pt-4 md:pt-0">
        <h3 className="fold-title text-lg font-bold">{t("title")}</h3>
        <p className="fold-title text-sm text-muted">{t("sample")}</p>
        <ol className="grid border-t border-line sm:grid-cols-5 sm:grid-rows-[repeat(4,auto)] sm:gap-y-2 sm:border-y sm:py-3">
          {FORECAST.map((entry) => (
            <Day key={entry.day} {...entry} />
          ))}
        </ol>
        {screenAt(PLAN) && (
          <p>
            <a href={PLAN} className={buttonClass({ variant: "outline" })}>
              {t("plan")}
              <Icon name="arrow-right" directional />
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
