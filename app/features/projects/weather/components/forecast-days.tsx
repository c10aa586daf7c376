import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { WeatherDayView, WeatherView } from "../weather.view.server.ts";

import { hereWith } from "./here-with.ts";
import { useMeasures } from "./measures.ts";

const ICONS: Record<WeatherDayView["condition"], IconName> = {
  sunny: "sun",
  "partly-cloudy": "cloud-sun",
  rainy: "cloud-rain",
  snowy: "cloud-snow",
  storm: "cloud-rain",
  fog: "cloud",
  other: "cloud",
};
const TONES = {
  good: ["check", "text-ok"],
  reschedule: ["x", "text-danger"],
  unsuitable: ["x", "text-danger"],
  check: ["triangle-alert", "text-warn"],
} as const;

/** Conditions for which the specification has words; the others are ours. */
const SAID = ["sunny", "partly-cloudy", "rainy", "snowy"] as const;

function Day({ day }: { day: WeatherDayView }) {
  const t = useText("weather");
  const words = useText("forecast");
  const { date, number } = useFormat();
  const print = useMeasures();
  const said = SAID.find((one) => one === day.condition);
  const [icon, tone] = TONES[day.suitability];
  const known = (value: number | null, measure: Parameters<typeof print>[0]) =>
    value === null ? t("strip.unknown") : isolated(print(measure, value));
  return (
    <li className="grid content-start gap-1 border border-line bg-surface p-3">
      <h3 className="font-bold">{day.label ? words(`days.${day.label}`) : date(day.day)}</h3>
      <p className="flex items-center gap-2">
        <Icon name={ICONS[day.condition]} className="size-6 text-blueprint" />
        {said ? words(`conditions.${said}`) : t(`conditions.${day.condition as "storm"}`)}
      </p>
      <p className={`flex items-center gap-1 font-medium ${tone}`}>
        <Icon name={icon} className="size-4" />
        {words(`suitability.${day.suitability}`)}
      </p>
      <ul className="text-sm tabular-nums text-muted">
        <li className="text-base font-bold text-ink">
          {t("strip.high", { value: known(day.high, "high") })}
        </li>
        <li>{t("strip.low", { value: known(day.low, "low") })}</li>
        <li>{t("strip.rain", { value: known(day.rain, "rain") })}</li>
        <li>{t("strip.wind", { wind: known(day.wind, "wind"), gust: known(day.gust, "gust") })}</li>
        {day.dry !== null && day.damp !== null && (
          <li>
            {t("strip.humidity", { dry: number(Math.round(day.dry)), damp: number(Math.round(day.damp)) })}
          </li>
        )}
        {day.heat && day.heat.index >= 80 && (
          <li>
            {t("strip.heat", {
              value: isolated(print("heat", day.heat.index)),
              level: t(`heat.${day.heat.level as "lower"}`),
            })}
          </li>
        )}
        {day.drying !== null && (
          <li>{t("strip.evaporation", { value: isolated(print("evaporation", day.drying)) })}</li>
        )}
      </ul>
    </li>
  );
}

/** Where the forecast is from and when it came; an old one is labelled. */
export function SourceLine({ view }: { view: WeatherView }) {
  const t = useText("weather");
  const { moment } = useFormat();
  const { source, site } = view;
  const time = source.at ? isolated(moment(source.at, site?.zone)) : "";
  return (
    <p className="text-sm text-muted">
      {site && `${t("source.at", { site: isolated(site.name) })}. `}
      {t(`source.${source.kind as "sample"}`, { time })}
    </p>
  );
}

/** The days of the forecast, each with what outdoor work it allows in the words of the specification. */
export function ForecastDays({ view }: { view: WeatherView }) {
  const t = useText("weather");
  const { site, schedule, isLive, source, problem, days } = view;
  return (
    <TitledSection id="days" title={t("strip.title")} className="grid gap-4">
      {problem && (
        <Notice tone="warn" title={t("problems.title")}>
          <p>{t(problem as "problems.failed")}</p>
        </Notice>
      )}
      {source.stale && (
        <Notice tone="warn" title={t("source.stale")}>
          <p>{t("source.staleText")}</p>
        </Notice>
      )}
      <SourceLine view={view} />
      <ol className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
      {isLive && site && !view.readOnly && (
        <form method="post" action={hereWith(view)} data-reload>
          <input type="hidden" name="site" value={site.id} />
          {schedule && <input type="hidden" name="schedule" value={schedule.id} />}
          <Button name="intent" value="refresh" variant="outline">
            {t("source.refresh")}
          </Button>
        </form>
      )}
      {!isLive && site && <p className="max-w-prose text-sm text-muted">{t("source.notLive")}</p>}
    </TitledSection>
  );
}
