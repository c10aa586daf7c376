import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { daysPath, EXAMPLE, WEATHER } from "../weather.limits.ts";
import type { WeatherView } from "../weather.view.server.ts";
import { ForecastDays } from "./forecast-days.tsx";
import { Problem } from "./form-parts.tsx";
import { MoveView } from "./move-view.tsx";
import { TellCrew } from "./tell-crew.tsx";
import { WorkMatrix } from "./work-matrix.tsx";

function Choose({ view }: { view: WeatherView }) {
  const t = useText("weather");
  const options = (list: readonly { id: string; name: string }[], none: string) => [
    { value: "", text: none },
    ...list.map(({ id, name }) => ({ value: id, text: name })),
  ];
  return (
    <TitledSection id="choose" title={t("choose.title")} className="grid gap-4">
      <form
        action={WEATHER}
        className="grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
        data-reload
      >
        <SelectField
          name="site"
          label={t("choose.site")}
          options={options(view.sites, t("choose.siteNone"))}
          defaultValue={view.site?.id ?? ""}
          error={view.missing.includes("site") ? t("choose.missingSite") : undefined}
        />
        <SelectField
          name="schedule"
          label={t("choose.schedule")}
          options={options(view.schedules, t("choose.scheduleNone"))}
          defaultValue={view.schedule?.id ?? ""}
          error={view.missing.includes("schedule") ? t("choose.missingSchedule") : undefined}
        />
        <Button variant="outline">{t("choose.show")}</Button>
      </form>
      {view.sites.length === 0 && (
        <p>
          {t("choose.noSite")} <TextLink href="/job-site-locator">{t("choose.addSite")}</TextLink>
        </p>
      )}
      {view.schedules.length === 0 && (
        <p>
          {t("choose.noSchedule")} <TextLink href="/ultimate-scheduling">{t("choose.addSchedule")}</TextLink>
        </p>
      )}
    </TitledSection>
  );
}

function Lost({ view }: { view: WeatherView }) {
  const t = useText("weather");
  return (
    <TitledSection id="lost" title={t("lost.title")} className="grid gap-3">
      <p className="max-w-prose">{t("lost.text")}</p>
      {view.projects.length > 0 ? (
        <ul className="max-w-3xl border-t-2 border-ink">
          {view.projects.map(({ id, name, sample }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line">
              <a href={daysPath(id)} className="inline-flex min-h-12 items-center underline wrap-anywhere">
                <bdi translate="no">{name}</bdi>
              </a>
              {sample && <Badge variant="secondary">{t("sample")}</Badge>}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {t("lost.none")} <TextLink href="/project-management">{t("lost.add")}</TextLink>
        </p>
      )}
      <p>
        <TextLink href={daysPath(EXAMPLE)}>{t("lost.example")}</TextLink>
      </p>
    </TitledSection>
  );
}

/** The weather of a site against work: what may go on, what not, and when it would fit. */
export default function WeatherScreen({ view, sent }: { view: WeatherView; sent?: Sent }) {
  const t = useText("weather");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("weatherScheduling"))}
        title={shell("screens.weatherScheduling.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem space="weather" sent={sent} />
      {view.missing.length > 0 && (
        <Notice
          tone="warn"
          title={t(view.missing.includes("site") ? "choose.missingSite" : "choose.missingSchedule")}
        />
      )}
      <Choose view={view} />
      <ForecastDays view={view} />
      {view.move !== undefined && <MoveView view={view} move={view.move} />}
      <WorkMatrix view={view} />
      <TellCrew view={view} sent={sent} />
      <Lost view={view} />
    </div>
  );
}
