import { useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { SharedSite } from "../site.view.server.ts";
import { SiteFacts } from "./site-facts.tsx";
import { VisitForms, type VisitReply } from "./visit-forms.tsx";

/** A site for whoever stands at its gate with a link: what holds there, coming in and going out. No other name is shown. */
export function SharedSiteScreen({ shared, sent }: { shared: SharedSite; sent?: VisitReply }) {
  const t = useText("site-visit");
  const { site, place, mayCheckIn, idem, name } = shared;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi>{site.name}</bdi>
        </h1>
        {site.address && <bdi className="text-lg text-muted wrap-anywhere">{site.address}</bdi>}
        {place && (
          <p className="flex flex-wrap gap-x-6">
            <TextLink href={place.links.geo}>{t("openMap")}</TextLink>
            <TextLink href={place.links.waze} translate="no">
              Waze
            </TextLink>
            <span className="inline-flex min-h-12 items-center tabular-nums" dir="ltr">
              {place.decimal}
            </span>
          </p>
        )}
      </header>
      <TitledSection id="facts" title={t("factsTitle")} className="grid gap-4">
        <SiteFacts site={site} />
      </TitledSection>
      {mayCheckIn && (
        <TitledSection id="visit" title={t("visitTitle")} className="grid gap-4 border-t-2 border-ink pt-6">
          <VisitForms version={site.version} idem={idem} name={name} gate={shared.gate} sent={sent} />
        </TitledSection>
      )}
    </div>
  );
}
