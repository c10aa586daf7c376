import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { SAFETY_LIMITS } from "../dashboard.limits.ts";
import type { DashboardView } from "../dashboard.view.server.ts";

/** Where most was reported within twelve months and from what, each with how many reports it stands on. */
export function Hotspots({ hotspots }: Pick<DashboardView, "hotspots">) {
  const t = useText("safety-dashboard");
  const { number } = useFormat();
  const { places, reports, causes, told } = hotspots;
  return (
    <TitledSection id="hotspots" title={t("hotspots.title")} className="grid gap-4">
      <p className="max-w-prose">{t("hotspots.lead", { reports: number(reports) })}</p>
      {reports > 0 && reports < SAFETY_LIMITS.fewReports && (
        <Notice title={t("hotspots.few", { few: SAFETY_LIMITS.fewReports })} />
      )}
      <dl className="grid max-w-2xl gap-1">
        {places.map(({ place, site, reports: here, hurt }) => (
          <div
            key={`${site} ${place}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1"
          >
            <dt className="wrap-anywhere">
              <Typed text={place} />
              {site !== "" && (
                <>
                  {" · "}
                  <Typed text={site} />
                </>
              )}
            </dt>
            <dd className="tabular-nums">
              {t("hotspots.of", { here: number(here), reports: number(reports), hurt: number(hurt) })}
            </dd>
          </div>
        ))}
      </dl>
      {told > 0 && (
        <>
          <h3 id="causes" className="text-lg font-bold">
            {t("hotspots.causes", { told: number(told), reports: number(reports) })}
          </h3>
          {told < SAFETY_LIMITS.fewReports && (
            <Notice title={t("hotspots.few", { few: SAFETY_LIMITS.fewReports })} />
          )}
          <dl className="grid max-w-2xl gap-1" aria-labelledby="causes">
            {causes.map(({ cause, reports: here }) => (
              <div key={cause} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1">
                <dt>{t(`causes.${cause}`)}</dt>
                <dd className="tabular-nums">
                  {t("hotspots.ofTold", { here: number(here), told: number(told) })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </TitledSection>
  );
}
