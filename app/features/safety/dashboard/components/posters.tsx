import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { posterPath } from "../dashboard.limits.ts";
import type { DashboardView } from "../dashboard.view.server.ts";

/** Where the link and the printed code of each site are made, by which anybody there reports. */
export function Posters({ sites }: Pick<DashboardView, "sites">) {
  const t = useText("safety-dashboard");
  return (
    <TitledSection id="posters" title={t("posters.title")} className="grid gap-4">
      <p className="max-w-prose">{t("posters.lead")}</p>
      {sites.length === 0 ? (
        <p>
          <TextLink href={screen("jobSiteLocator").path}>{t("posters.none")}</TextLink>
        </p>
      ) : (
        <ul className="grid gap-2">
          {sites.map((site) => (
            <li key={site.id}>
              <TextLink href={posterPath(site.id)}>
                <Typed text={site.name} />
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
